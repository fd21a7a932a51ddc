import type { Callable } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Opened } from '../../kit/windows.ts';
import type { Window } from '../effects/union.ts';
import type { CardId, CharacterId, DeckKind, SpaceId, Specialization, WeaponRule } from '../state.ts';

// Calls of procedures that card effects use, with the memory of each procedure. They are separate from the procedures
// to avoid a cycle: the procedures' questions show card texts, and these need the effects.

export interface AttackCall {
  character: CharacterId;
  /** Whether the attack is free and may be declined (M-PLAY-21). */
  free?: boolean;
  /** The target and the weapon. The player chooses unless both are given. */
  target?: CharacterId;
  weapon?: string;
  /** Allows only weapons with this rule. */
  rule?: WeaponRule;
  /** The Damage from dice and weapon, which becomes the result at the end. */
  caused?: number;
  /** Set if it was single combat when the dice were rolled (M-OPEN-71). */
  single?: true;
  /** The Damage caused. */
  result?: number;
}

export const ATTACK: Callable<AttackCall> = { name: 'attack' };

export interface DamageCall {
  target: CharacterId;
  /** The Damage to take, 1 or more. */
  amount: number;
  /** The character that causes it. Null if a card does. */
  by: CharacterId | null;
  /** The id of the weapon of `by` that causes it. Null for any other Damage. */
  weapon: string | null;
  /** The rules of that weapon when it was used. */
  rules?: WeaponRule[];
  /** The Damage prevented by an Interrupt. */
  result?: number;
}

export const DAMAGE: Callable<DamageCall> = { name: 'damage' };

export interface DrawCall {
  seat: Seat;
  deck: DeckKind;
  count: number;
  /** The number of cards actually drawn. */
  result?: number;
}

export const DRAW: Callable<DrawCall> = { name: 'draw' };

export interface MoveCall {
  character: CharacterId;
  /** The maximum number of spaces. Default: what the Move rating allows. */
  steps?: number;
  /** Whether the move is free and may be declined (M-PLAY-21). */
  free?: boolean;
  /** The destination. The player chooses if it is missing. */
  to?: SpaceId;
}

export const MOVE: Callable<MoveCall> = { name: 'move' };

export interface PlayCall {
  seat: Seat;
  /** The activated character. Null in Debrief, or if the team has none. */
  character: CharacterId | null;
  card: CardId;
  action: string;
  /** The drone that acts instead (M-HIVE-01). */
  via: CharacterId | null;
}

export const PLAY: Callable<PlayCall> = { name: 'play' };

export interface TestCall {
  character: CharacterId;
  specialization: Specialization | null;
  /** The challenger of an opposed test (M-OPP-05). Null in a plain test. */
  against: CharacterId | null;
  /** Dice to add, or to remove if negative. */
  bonus: number;
  /** The purpose of the test, for the log. */
  label: string;
  /** The card that asks for the test. */
  card?: CardId;
  /** The number of successes. */
  result?: number;
}

export const TEST: Callable<TestCall> = { name: 'test' };

/**
 * The event that an Interrupt is played on. A type of plain JSON, since frames of `window` and `interrupt` store it.
 */
export interface Interrupted {
  /** The character of the interrupting seat that is attacked or about to take Damage. Null if an opponent scores. */
  self: CharacterId | null;
  /** The character that attacks, causes the Damage or scores. Null if there is none. */
  foe: CharacterId | null;
  /** The Damage about to be taken, or the points of the Mission. 0 if there is no number yet. */
  amount: number;
}

export interface WindowCall extends Opened {
  window: Window;
  /** The attack, Damage or Mission that the Interrupt reacts to. */
  situation: Interrupted;
  prompt: string;
}

export const WINDOW: Callable<WindowCall> = { name: 'window' };

/** A window that several seats may use, one after the other. */
export interface ContestCall extends Pick<WindowCall, 'situation' | 'prompt'> {
  window: Window;
  /** The seats that haven’t passed, in turn order. */
  seats: Seat[];
  /** The Damage prevented so far. It becomes the result. */
  prevented?: number;
  result?: number;
}

export const CONTEST: Callable<ContestCall> = { name: 'contest' };
