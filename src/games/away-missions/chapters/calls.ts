import type { Callable } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Opened } from '../../kit/windows.ts';
import type { Window } from '../effects/union.ts';
import type { CardId, CharacterId, DeckKind, SpaceId, Specialization, WeaponRule } from '../state.ts';

// The procedures that card effects can call, each with the data that it stores while it runs. The calls have their own
// file to avoid an import cycle: procedures show card text in their questions, and card text needs the effects.

export interface AttackCall {
  character: CharacterId;
  /** Whether the attack is free and may be declined (M-PLAY-21). */
  free?: boolean;
  /** The target and the weapon. Unless both fields are given, the player chooses both. */
  target?: CharacterId;
  weapon?: string;
  /** If set, only weapons with this rule may be used. */
  rule?: WeaponRule;
  /** The Damage that the dice and the weapon cause. At the end, this is the procedure's result. */
  caused?: number;
  /** Set if the attack was single combat when the dice were rolled (M-OPEN-71). */
  single?: true;
  /** The amount of Damage that the attack caused. */
  result?: number;
}

export const ATTACK: Callable<AttackCall> = { name: 'attack' };

export interface DamageCall {
  target: CharacterId;
  /** The Damage to take, 1 or more. */
  amount: number;
  /** The character that causes the Damage, or null if a card does. */
  by: CharacterId | null;
  /** The id of the weapon with which `by` causes the Damage, or null if no weapon does. */
  weapon: string | null;
  /** The rules that the weapon had when it was used. */
  rules?: WeaponRule[];
  /** The amount of Damage that Interrupts prevented. */
  result?: number;
}

export const DAMAGE: Callable<DamageCall> = { name: 'damage' };

export interface DrawCall {
  seat: Seat;
  deck: DeckKind;
  count: number;
  /** The number of cards that were drawn. */
  result?: number;
}

export const DRAW: Callable<DrawCall> = { name: 'draw' };

export interface MoveCall {
  character: CharacterId;
  /** The maximum number of spaces. Without this field, the Move rating sets the limit. */
  steps?: number;
  /** Whether the move is free and may be declined (M-PLAY-21). */
  free?: boolean;
  /** The destination. Without this field, the player chooses. */
  to?: SpaceId;
}

export const MOVE: Callable<MoveCall> = { name: 'move' };

export interface PlayCall {
  seat: Seat;
  /** The activated character, or null in Debrief and for a team without characters. */
  character: CharacterId | null;
  card: CardId;
  action: string;
  /** The drone that acts instead of the activated character (M-HIVE-01), or null. */
  via: CharacterId | null;
}

export const PLAY: Callable<PlayCall> = { name: 'play' };

export interface TestCall {
  character: CharacterId;
  specialization: Specialization | null;
  /** The character that challenges the test (M-OPP-05), or null in a plain test. */
  against: CharacterId | null;
  /** The number of dice to add, or to remove if negative. */
  bonus: number;
  /** The reason for the test, as shown in the log. */
  label: string;
  /** The card that requires the test. */
  card?: CardId;
  /** The number of successes. */
  result?: number;
}

export const TEST: Callable<TestCall> = { name: 'test' };

/**
 * The event that an Interrupt responds to. The type is plain JSON, since frames of `window` and `interrupt` store it.
 */
export interface Interrupted {
  /** The interrupting seat's character that is attacked or about to take Damage, or null if an opponent scores. */
  self: CharacterId | null;
  /** The character that attacks, causes the Damage or scores, or null if there is none. */
  foe: CharacterId | null;
  /**
   * The Damage about to be taken, or the points of the Mission. The amount is 0 in windows that open before it is
   * known.
   */
  amount: number;
}

export interface WindowCall extends Opened {
  window: Window;
  /** The attack, Damage or Mission that the Interrupt responds to. */
  situation: Interrupted;
  prompt: string;
}

export const WINDOW: Callable<WindowCall> = { name: 'window' };

/** A window that several seats may use, one after another. */
export interface ContestCall extends Pick<WindowCall, 'situation' | 'prompt'> {
  window: Window;
  /** The seats that haven’t passed, in turn order. */
  seats: Seat[];
  /** The amount of Damage or points prevented so far. At the end, this is the procedure's result. */
  prevented?: number;
  result?: number;
}

export const CONTEST: Callable<ContestCall> = { name: 'contest' };
