import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/characters/find.ts';
import type { AwayMissions, CardId, Character, CharacterId } from '../state.ts';
import type { CharacterRef } from './union.ts';

/** The characters that a card's effects refer to, by reference name. */
export type Bound = { [ref in CharacterRef]?: CharacterId };

/** The context of an effect: its seat, its card and the acting character. */
export interface Scope {
  seat: Seat;
  card: CardId;
  /** The acting character, or null if a team acts without one (M-OPEN-48). */
  self: CharacterId | null;
  bound: Bound;
  /** The number of successes beyond those needed in the last test. */
  extra: number;
}

/** Returns a new scope, in which only the given characters have reference names. */
export function scopeOf(seat: Seat, card: CardId, self: CharacterId | null, bound: Bound = {}): Scope {
  return { seat, card, self, bound, extra: 0 };
}

/** Returns the character that a reference name stands for, or null if there is none. */
export function who(g: AwayMissions, scope: Scope, ref: CharacterRef): Character | null {
  const id = ref === 'self' ? scope.self : scope.bound[ref];
  return id === null || id === undefined ? null : (g.characters[id] ?? null);
}

/** Returns the marks of the scope's card, if it is on the table. */
export function marksOf(g: AwayMissions, scope: Scope): readonly string[] {
  return playerOf(g, scope.seat).table.find((mission) => mission.card === scope.card)?.marks ?? [];
}
