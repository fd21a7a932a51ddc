import type { Seat } from '../../../kernel/types.ts';
import { amountOf } from '../../kit/effects.ts';
import { arrangementOf } from '../chapters/area/arrangement.ts';
import { boardAt } from '../chapters/area/layout.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { isFriend } from '../chapters/characters/sides.ts';
import { keywordOf } from '../content/cards.ts';
import type { AwayMissions, BoardId } from '../state.ts';
import { belongs, members } from './groups.ts';
import { marksOf, type Scope, who } from './scope.ts';
import { isPlace } from './spaces.ts';
import type { Amount, Condition, Count } from './union.ts';

/** How many there are of something. */
export function countOf(g: AwayMissions, scope: Scope, count: Count): number {
  const { seat } = scope;
  switch (count.count) {
    case 'characters':
      return members(g, scope, count.group).length;
    case 'held-boards':
      return arrangementOf(g).boards.filter((board) => isHeld(g, scope, board)).length;
    case 'adapt':
      return playerOf(g, seat).adapt;
    case 'scored':
      return playerOf(g, seat).scored.filter(
        ({ card }) => count.keyword === undefined || keywordOf(card) === count.keyword,
      ).length;
    case 'lost':
      return lost(g, (owner) => isFriend(g, seat, owner) === (count.side === 'friendly'));
    case 'assimilated':
      return members(g, scope, { side: 'friendly', is: 'assimilated' }).length;
    case 'extra-successes':
      return scope.extra;
    case 'marks':
      return marksOf(g, scope).length;
    case 'round':
      return g.round;
  }
}

/** The number that an amount comes to now. */
export function amountNow(g: AwayMissions, scope: Scope, amount: Amount): number {
  return amountOf(amount, (of) => countOf(g, scope, of));
}

/** Whether a condition holds now. */
export function holds(g: AwayMissions, scope: Scope, condition: Condition): boolean {
  switch (condition.if) {
    case 'at': {
      const space = who(g, scope, condition.who ?? 'self')?.space ?? null;
      return space !== null && isPlace(g, scope, space, condition.place);
    }
    case 'is': {
      const character = who(g, scope, condition.who ?? 'self');
      return character !== null && belongs(g, scope, character, condition.group);
    }
    case 'count': {
      const value = countOf(g, scope, condition.of);
      return value >= (condition.least ?? value) && value <= (condition.most ?? value);
    }
    case 'more':
      return countOf(g, scope, condition.of) > countOf(g, scope, condition.than);
  }
}

/** Whether a side outnumbers the other on a board. */
function isHeld(g: AwayMissions, scope: Scope, board: BoardId): boolean {
  const there = members(g, scope, { side: 'any' }).filter(({ space }) => space !== null && boardAt(g, space) === board);
  return 2 * there.filter(({ seat }) => isFriend(g, scope.seat, seat)).length > there.length;
}

/** Characters of some owners that are Neutralized or Assimilated. */
function lost(g: AwayMissions, of: (owner: Seat) => boolean): number {
  return Object.values(g.characters).filter((one) => of(one.owner) && (one.where === 'out' || one.seat !== one.owner))
    .length;
}
