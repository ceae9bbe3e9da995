/** What a piece costs the viewer now, as the server said it. */
import type { Price } from "../wire/table";

export interface Offer {
  allowed: boolean;
  price?: Price | null;
  /** For a chain in Duel: the symbol; otherwise a link is shown. */
  symbol?: string;
  /** Classic: who is paid, seen from the payer. */
  left?: number;
  right?: number;
  /** A leader: the printed price where less is paid, and whether nothing is. */
  was?: number;
  free?: boolean;
  /** The resource that nobody sells. */
  missing?: string;
}
