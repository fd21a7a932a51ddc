import type { Seat } from '../../../kernel/types.ts';
import { amountOf } from '../../kit/effects.ts';
import { arrangementOf } from '../chapters/area/arrangement.ts';
import { boardAt } from '../chapters/area/layout.ts';
import { characterOf, playerOf, teamInPlay } from '../chapters/characters/find.ts';
import { honorOf } from '../chapters/characters/honor.ts';
import { intelOf } from '../chapters/characters/intel.ts';
import { allSides, isFriend, opponents, sideOf } from '../chapters/characters/sides.ts';
import { keywordOf } from '../content/cards.ts';
import type { AwayMissions, BoardId, Character } from '../state.ts';
import { belongs, members, woundsOf } from './groups.ts';
import { marksOf, type Scope, who } from './scope.ts';
import { isPlace } from './spaces.ts';
import type { Amount, CharacterRef, Condition, Count, Sum } from './union.ts';

/** Counts something in the current position. */
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
      return ofPlayer(
        g,
        scope,
        count.side,
        (one) =>
          playerOf(g, one).scored.filter(({ card }) => count.keyword === undefined || keywordOf(card) === count.keyword)
            .length,
      );
    case 'team':
      return ofPlayer(g, scope, count.side, (one) => teamInPlay(g, one).length);
    case 'lost':
      return count.one
        ? mostLost(g, seat)
        : lost(g, (owner) => isFriend(g, seat, owner) === (count.side === 'friendly'));
    case 'assimilated':
      return members(g, scope, { side: 'friendly', is: 'assimilated' }).length;
    case 'extra-successes':
      return scope.extra;
    case 'marks':
      return marksOf(g, scope).length;
    case 'round':
      return g.round;
    case 'honor':
      return sumOf(g, scope, undefined, honorOf);
    case 'wounds':
      return sumOf(g, scope, count.who, woundsOf);
    case 'intel':
      return intelOf(g, seat);
    case 'fallen':
      return Object.values(g.characters).filter((one) => one.owner === seat && one.fallen).length;
    case 'traps':
      return playerOf(g, seat).traps?.length ?? 0;
    case 'sprung':
      return playerOf(g, seat).sprung ?? 0;
  }
}

/**
 * Returns a count for the player. If `side` is hostile, returns the lowest count of all opponents, since the player
 * would choose that opponent (M-MULT-10, M-TG-07).
 */
function ofPlayer(g: AwayMissions, { seat }: Scope, side: 'hostile' | undefined, of: (seat: Seat) => number): number {
  return side === undefined ? of(seat) : Math.min(...opponents(g, seat).map(of));
}

/** Sums a count over one character, or over the seat's own characters in the mission area. */
function sumOf(g: AwayMissions, scope: Scope, ref: CharacterRef | undefined, of: (one: Character) => number): number {
  const one = ref === undefined ? null : who(g, scope, ref);
  const all = ref === undefined ? teamInPlay(g, scope.seat) : one === null ? [] : [one];
  return all.reduce((sum, character) => sum + (character.where === 'area' ? of(character) : 0), 0);
}

/** Returns the current value of an amount. */
export function amountNow(g: AwayMissions, scope: Scope, amount: Amount | Sum): number {
  return amountBy(amount, (of) => countOf(g, scope, of));
}

/** Computes an amount from given counts. */
export function amountBy(amount: Amount | Sum, count: (of: Count) => number): number {
  if (typeof amount === 'number' || !('sum' in amount)) return amountOf(amount, count);
  return Math.min(
    amount.most,
    amount.sum.reduce<number>((sum, part) => sum + amountBy(part, count), 0),
  );
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
    case 'gone': {
      const id = condition.who === 'self' ? scope.self : scope.bound[condition.who];
      // The seat that controls an Assimilated character isn't its owner (M-ASSIM-01).
      if (id === null || id === undefined) return false;
      const { where, seat, owner } = characterOf(g, id);
      return where === 'out' || seat !== owner;
    }
  }
}

/** Whether the seat's side has more than half of the characters on a board. */
function isHeld(g: AwayMissions, scope: Scope, board: BoardId): boolean {
  const there = members(g, scope, { side: 'any' }).filter(({ space }) => space !== null && boardAt(g, space) === board);
  return 2 * there.filter(({ seat }) => isFriend(g, scope.seat, seat)).length > there.length;
}

/**
 * Returns the highest number of characters that any hostile side has lost, since a player would choose that side
 * (M-MULT-10, M-TG-07).
 */
function mostLost(g: AwayMissions, seat: Seat): number {
  const hostile = allSides(g).filter((side) => side !== sideOf(g, seat));
  return Math.max(...hostile.map((side) => lost(g, (owner) => sideOf(g, owner) === side)));
}

/** Counts the Neutralized and Assimilated characters of these owners. */
function lost(g: AwayMissions, of: (owner: Seat) => boolean): number {
  return Object.values(g.characters).filter((one) => of(one.owner) && (one.where === 'out' || one.seat !== one.owner))
    .length;
}
