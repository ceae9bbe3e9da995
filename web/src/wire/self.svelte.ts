/** The current user, as far as known; reactive. */
import type { Me } from "./messages";

export const self = $state<{
  me: Me | null;
  /** Whether the session was ended elsewhere: there is no user until someone signs in or continues as a guest. */
  signedOut: boolean;
}>({ me: null, signedOut: false });
