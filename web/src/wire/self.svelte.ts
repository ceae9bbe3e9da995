/** Who plays here, as far as it is known; what shows it is drawn anew when it changes. */
import type { Me } from "./messages";

export const self = $state<{
  me: Me | null;
  /** Whether the session was ended elsewhere: until somebody signs in or goes on as a guest, nobody is here. */
  signedOut: boolean;
}>({ me: null, signedOut: false });
