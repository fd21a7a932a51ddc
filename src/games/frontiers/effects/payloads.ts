import type { Paid } from '../chapters/data/payments.ts';
import type { CardSide } from '../content/cards/card.ts';
import type { Colour } from '../content/colours.ts';
import type { CardId, SkillId } from '../state.ts';
import type { SidewaysKind } from './moments.ts';

/** What is played: a card, a Crew Member, a Skill, a die, or points of Repair and Heal. `pays`: the data that it costs. */
export type PlayPayload =
  | { do: 'card'; card: CardId; side: CardSide; pays: readonly Paid[] }
  | { do: 'sideways'; card: CardId; kind: SidewaysKind }
  /** `pays` null: there are several ways to pay, of which one is chosen afterwards. */
  | { do: 'crew'; place: number; ability: number; pays: readonly Paid[] | null }
  | { do: 'skill'; skill: SkillId }
  /** A Skill of another seat that lies open. */
  | { do: 'common'; skill: SkillId; of: number }
  | { do: 'die'; colour: Colour; roll: boolean }
  | { do: 'repair'; count: number }
  | { do: 'heal'; whom: 'captain' | number };

/** Whether something is played by a deed. */
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
