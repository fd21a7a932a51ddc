import type { Paid } from '../chapters/data/payments.ts';
import type { CardSide } from '../content/cards/card.ts';
import type { Colour } from '../content/colours.ts';
import type { CardId, SkillId } from '../state.ts';
import type { SidewaysKind } from './moments.ts';

/**
 * A player's choice of something to play: a card, a Crew Member, a Skill, a die, or Repair and Heal points. `pays` is
 * the data that the choice costs.
 */
export type PlayPayload =
  | { do: 'card'; card: CardId; side: CardSide; pays: readonly Paid[] }
  | { do: 'sideways'; card: CardId; kind: SidewaysKind }
  /** The player chooses the payment afterwards if `pays` is null. */
  | { do: 'crew'; place: number; ability: number; pays: readonly Paid[] | null }
  | { do: 'skill'; skill: SkillId }
  /** A shared Skill of another seat. */
  | { do: 'common'; skill: SkillId; of: number }
  | { do: 'die'; colour: Colour; roll: boolean }
  | { do: 'repair'; count: number }
  | { do: 'heal'; whom: 'captain' | number };

/** Whether a payload is a choice of something to play. */
export function isPlay<D extends { do: string }>(payload: D | PlayPayload): payload is PlayPayload {
  return PLAYS.has(payload.do);
}

const PLAYS: ReadonlySet<string> = new Set<PlayPayload['do']>([
  'card',
  'sideways',
  'crew',
  'skill',
  'common',
  'die',
  'repair',
  'heal',
]);
