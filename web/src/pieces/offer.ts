/** The current price of a piece for the viewer, as sent by the server. */
import type { Price } from "../wire/table";

export interface Offer {
  allowed: boolean;
  price?: Price | null;
  /** For a chain in Duel: the symbol; otherwise a link icon is shown. */
  symbol?: string;
  /** Classic: coins paid to the payer's left and right neighbor. */
  left?: number;
  right?: number;
  /** A leader: the printed price if less is paid, and whether it is free. */
  was?: number;
  free?: boolean;
  /** The resource that cannot be bought. */
  missing?: string;
}
