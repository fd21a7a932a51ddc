import type { Callable } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Opened } from '../../kit/windows.ts';
import type { Window } from '../effects/union.ts';
import type { CardId, CharacterId, DeckKind, SpaceId, Specialization, WeaponRule } from '../state.ts';

// Procedures that kinds of effects call by name, with what each remembers: their questions tell what cards do, so that they
// know the kinds.

export interface AttackCall {
  character: CharacterId;
  /** A free attack, which may be declined (M-PLAY-21). */
  free?: boolean;
  /** Whom and with which weapon; asked unless both are told. */
  target?: CharacterId;
  weapon?: string;
  /** Only weapons with this rule. */
  rule?: WeaponRule;
  /** What dice and weapon came to; in the end it is the result. */
  caused?: number;
  /** It is single combat, as everyone stood when the dice fell (M-OPEN-71). */
  single?: true;
  /** Damage caused. */
  result?: number;
}

export const ATTACK: Callable<AttackCall> = { name: 'attack' };

export interface DamageCall {
  target: CharacterId;
  /** Damage to be taken, 1 or more. */
  amount: number;
  /** Who causes it; null where a card does. */
  by: CharacterId | null;
  /** The weapon of `by` that causes it, by id; null for any other Damage. */
  weapon: string | null;
  /** The rules of that weapon as it was used. */
  rules?: WeaponRule[];
  /** What an interrupt prevented. */
  result?: number;
}

export const DAMAGE: Callable<DamageCall> = { name: 'damage' };

export interface DrawCall {
  seat: Seat;
  deck: DeckKind;
  count: number;
  /** How many cards there were. */
  result?: number;
}

export const DRAW: Callable<DrawCall> = { name: 'draw' };

export interface MoveCall {
  character: CharacterId;
  /** Spaces at most; as far as the Move rating allows unless told. */
  steps?: number;
  /** A free move, which may be declined (M-PLAY-21). */
  free?: boolean;
  /** Where to; asked unless told. */
  to?: SpaceId;
}

export const MOVE: Callable<MoveCall> = { name: 'move' };

export interface PlayCall {
  seat: Seat;
  /** The activated character; null for a team without one, and in Debrief. */
  character: CharacterId | null;
  card: CardId;
  action: string;
  /** The drone that acts in its place (M-HIVE-01). */
  via: CharacterId | null;
}

export const PLAY: Callable<PlayCall> = { name: 'play' };

export interface TestCall {
  character: CharacterId;
  specialization: Specialization | null;
  /** The challenger of an opposed test (M-OPP-05); null for a plain one. */
  against: CharacterId | null;
  /** Dice more or less. */
  bonus: number;
  /** What the test is for. */
  label: string;
  /** The card that asks for it. */
  card?: CardId;
  /** Successes. */
  result?: number;
}

export const TEST: Callable<TestCall> = { name: 'test' };

/** What an interrupt is played on. Plain JSON: it lies in the frames of `window` and `interrupt`. */
export interface Interrupted {
  /** The character of the interrupting seat that is attacked or about to take Damage; null when the opponent scores. */
  self: CharacterId | null;
  /** The character that attacks, causes the Damage or scores; null where there is none. */
  foe: CharacterId | null;
  /** Damage that is about to be taken, or points of the Mission; 0 where nothing is counted yet. */
  amount: number;
}

export interface WindowCall extends Opened {
  window: Window;
  /** Who attacks whom with what, or who scores: for the interrupt. */
  situation: Interrupted;
  prompt: string;
}

export const WINDOW: Callable<WindowCall> = { name: 'window' };

/** What `window` is told, for several seats that may interrupt the same. */
export interface ContestCall extends Pick<WindowCall, 'situation' | 'prompt'> {
  window: Window;
  /** Those that haven’t passed, in turn. */
  seats: Seat[];
  /** What the interrupts prevented so far; in the end the result. */
  prevented?: number;
  result?: number;
}

export const CONTEST: Callable<ContestCall> = { name: 'contest' };
