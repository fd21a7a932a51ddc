import type { Piece } from '../state.ts';

/** Who and what is there to meet a requirement: people who can act, what they carry, and the ship of a crew. */
export interface Group {
  readonly people: readonly Piece[];
  readonly equipment: readonly Piece[];
  readonly ship: Piece | null;
  /** It is one of them who is looked at alone: what each is, not what all come to. */
  readonly alone?: true;
  /** Whether what the card itself looks at is there. */
  readonly special?: () => boolean;
}
