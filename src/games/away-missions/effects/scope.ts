import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/characters/find.ts';
import type { AwayMissions, CardId, Character, CharacterId } from '../state.ts';
import type { CharacterRef } from './union.ts';

/** Characters that an effect spoke of, by the name under which it goes on speaking of them. */
export type Bound = { [ref in CharacterRef]?: CharacterId };

/** From where an effect is looked at: whose it is, on which card, who acts. */
export interface Scope {
  seat: Seat;
  card: CardId;
  /** The acting character; null where a team acts without one (M-OPEN-48). */
  self: CharacterId | null;
  bound: Bound;
  /** Successes of the last test beyond those it needed. */
  extra: number;
}

/** A scope before anything was chosen; `bound`: but for these. */
export function scopeOf(seat: Seat, card: CardId, self: CharacterId | null, bound: Bound = {}): Scope {
  return { seat, card, self, bound, extra: 0 };
}

/** The character that an effect speaks of, or null when there is none. */
export function who(g: AwayMissions, scope: Scope, ref: CharacterRef): Character | null {
  const id = ref === 'self' ? scope.self : scope.bound[ref];
  return id === null || id === undefined ? null : (g.characters[id] ?? null);
}

/** What the card of the scope remembers while it lies on the table. */
export function marksOf(g: AwayMissions, scope: Scope): readonly string[] {
  return playerOf(g, scope.seat).table.find((mission) => mission.card === scope.card)?.marks ?? [];
}
