/** Who plays here, as far as it is known; what shows it is drawn anew when it changes. */
import type { Me } from "./messages";

export const self = $state<{ me: Me | null }>({ me: null });
