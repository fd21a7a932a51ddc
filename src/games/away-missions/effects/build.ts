import type { Specialization, TerminalKind, Until } from '../terms.ts';
import type {
  Alternative,
  Amount,
  CardKeyword,
  CardKind,
  CharacterRef,
  Condition,
  Count,
  Effect,
  Group,
  Modifier,
  SpaceFilter,
  Sum,
  When,
} from './union.ts';

/** The type of an effect by its name. */
type Of<D extends Effect['do']> = Extract<Effect, { do: D }>;
type Options<D extends Effect['do'], Named extends string> = Omit<Of<D>, 'do' | Named>;

// The functions below build places and groups.

export const terminal = (kind: TerminalKind | 'any', more: SpaceFilter = {}): SpaceFilter => ({
  terminal: kind,
  ...more,
});
export const friends = (more: Omit<Group, 'side'> = {}): Group => ({ side: 'friendly', ...more });
export const hostiles = (more: Omit<Group, 'side'> = {}): Group => ({ side: 'hostile', ...more });

// The functions below build counts, amounts and conditions.

export const each = (of: Count, amount = 1, more: { most?: number; plus?: number } = {}): Amount => ({
  each: amount,
  of,
  ...more,
});
export const characters = (group: Group): Count => ({ count: 'characters', group });
export const adapted: Count = { count: 'adapt' };
export const extraSuccesses: Count = { count: 'extra-successes' };
export const scored = (keyword?: CardKeyword): Count => given({ count: 'scored' }, { keyword });
export const lost = (side: 'friendly' | 'hostile'): Count => ({ count: 'lost', side });
export const lostByOne: Count = { count: 'lost', side: 'hostile', one: true };
export const marks: Count = { count: 'marks' };
export const round: Count = { count: 'round' };
export const intelHeld: Count = { count: 'intel' };
export const fallen: Count = { count: 'fallen' };
export const traps: Count = { count: 'traps' };
export const sprung: Count = { count: 'sprung' };
/** The Honor of a character, or of all the player's characters. */
export const honorOf = (): Count => ({ count: 'honor' });
/** The Health pegs lost by a character, or by all the player's characters. */
export const wounds = (who?: CharacterRef): Count => given({ count: 'wounds' }, { who });
export const scoredByOpponent: Count = { count: 'scored', side: 'hostile' };
export const ownTeam: Count = { count: 'team' };
export const teamOfOpponent: Count = { count: 'team', side: 'hostile' };
/** The sum of several amounts, up to a maximum. */
export const together = (most: number, ...sum: Amount[]): Sum => ({ sum, most });

export const at = (place: SpaceFilter, who?: CharacterRef): Condition => given({ if: 'at', place }, { who });
export const is = (group: Group, who?: CharacterRef): Condition => given({ if: 'is', group }, { who });
export const atLeast = (least: number, of: Count): Condition => ({ if: 'count', of, least });
export const atMost = (most: number, of: Count): Condition => ({ if: 'count', of, most });
export const more = (of: Count, than: Count): Condition => ({ if: 'more', of, than });
export const isGone = (who: CharacterRef): Condition => ({ if: 'gone', who });
/** A condition on Adapt tokens, for Adapt variations (M-PLAY-23). */
export const adaptedTo = (least: number): Condition => atLeast(least, adapted);

// Effects

export const test = (
  specialization: Specialization | null,
  options: Options<'test', 'specialization'> = {},
): Effect => ({ do: 'test', specialization, ...options });
export const score = (): Effect => ({ do: 'score' });
export const points = (amount: Amount): Effect => ({ do: 'points', amount });
export const lay = (): Effect => ({ do: 'lay' });
export const layHidden = (): Effect => ({ do: 'lay', hidden: true });
export const mark = (what: 'space' | 'character', who?: CharacterRef): Effect => given({ do: 'mark', what }, { who });
export const damage = (amount: Amount, who: CharacterRef): Effect => ({ do: 'damage', amount, who });
export const stun = (who: CharacterRef): Effect => ({ do: 'stun', who });
export const heal = (amount: Amount, who?: CharacterRef): Effect => given({ do: 'heal', amount }, { who });
export const recover = (amount: number, who?: CharacterRef): Effect => given({ do: 'recover', amount }, { who });
export const move = (options: Options<'move', never> = {}): Effect => ({ do: 'move', ...options });
export const attack = (options: Options<'attack', never> = {}): Effect => ({ do: 'attack', ...options });
export const place = (where: SpaceFilter, who?: CharacterRef): Effect => given({ do: 'place', place: where }, { who });
export const swap = (who: CharacterRef, other: CharacterRef): Effect => ({ do: 'swap', who, with: other });
export const draw = (deck: Of<'draw'>['deck'], count: Amount): Effect => ({ do: 'draw', deck, count });
export const discard = (deck: Of<'discard'>['deck'], count: number): Effect => ({ do: 'discard', deck, count });
export const search = (deck: Of<'search'>['deck'], keyword: CardKeyword, pile = false): Effect =>
  given({ do: 'search', deck, keyword }, { pile: pile || undefined });
export const look = (deck: Of<'look'>['deck'], count: Amount): Effect => ({ do: 'look', deck, count });
export const salvage = (deck: Of<'salvage'>['deck'], kind: CardKind): Effect => ({ do: 'salvage', deck, kind });
export const adapt = (amount: number): Effect => ({ do: 'adapt', amount });
export const grant = (modifier: Modifier, who: CharacterRef | 'side', until: Until): Effect => ({
  do: 'grant',
  modifier,
  who,
  until,
});
export const cover = (who?: CharacterRef): Effect => given({ do: 'cover' }, { who });
export const bonusAction = (count = 1): Effect => ({ do: 'bonus-action', count });
export const strip = (who: CharacterRef): Effect => ({ do: 'strip', who });
export const honor = (amount: number, who?: CharacterRef): Effect => given({ do: 'honor', amount }, { who });
export const intel = (amount: Amount): Effect => ({ do: 'intel', amount });
export const pay = (token: Of<'pay'>['token'], amount: number): Effect => ({ do: 'pay', token, amount });
export const trap = (where: SpaceFilter): Effect => ({ do: 'trap', place: where });
export const lock = (): Effect => ({ do: 'lock' });
export const expose = (deck: Of<'expose'>['deck'], count: number): Effect => ({ do: 'expose', deck, count });
export const spend = (): Effect => ({ do: 'spend' });
export const prevent = (what: Of<'prevent'>['what'], amount: Amount): Effect => ({ do: 'prevent', what, amount });
export const choose = (...ways: Alternative[]): Effect => ({ do: 'choose', ways });
export const way = (label: string, ...effects: Effect[]): Alternative => ({ label, effects });
export const pick = (as: CharacterRef, group: Group, optional = false): Effect =>
  given({ do: 'pick', as, group }, { optional: optional || undefined });
export const forEach = (as: CharacterRef, group: Group, ...effects: Effect[]): Effect => ({
  do: 'each',
  as,
  group,
  effects,
});
export const when = (condition: Condition, then: Effect[], otherwise?: Effect[]): Effect =>
  given({ do: 'when', condition, then }, { otherwise });

// Modifiers

export const modifier = (what: Modifier['what'], value: Amount, situation?: When): Modifier =>
  given({ what, value }, { when: situation });

/** Adds to an object only the fields that have a value. */
function given<T extends object, M extends object>(thing: T, more: M): T & { [K in keyof M]?: NonNullable<M[K]> } {
  const present = Object.entries(more).filter(([, value]) => value !== undefined);
  return Object.assign(thing, Object.fromEntries(present));
}
