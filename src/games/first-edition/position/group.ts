import type { Piece } from '../state.ts';

/** The cards that can meet a requirement: personnel who can act, their equipment, and the crew’s ship. */
export interface Group {
  readonly people: readonly Piece[];
  readonly equipment: readonly Piece[];
  readonly ship: Piece | null;
  /** Set if the game checks what a single personnel has, not what all have together. */
  readonly alone?: true;
  /** Whether the card’s own condition holds. */
  readonly special?: () => boolean;
}
