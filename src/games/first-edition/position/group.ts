import type { Piece } from '../state.ts';

/** The cards that can meet a requirement: personnel who can act, their equipment, and the crew’s ship. */
export interface Group {
  readonly people: readonly Piece[];
  readonly equipment: readonly Piece[];
  readonly ship: Piece | null;
  /** Set if the group is a single personnel who must meet the requirement alone. */
  readonly alone?: true;
  /** Whether the card’s own condition with these words holds. */
  readonly special?: (words: string) => boolean;
}
