import type { ShipBattle } from '../../../battle.ts';
import { copiesOf } from '../../../chapters/play/unique.ts';
import { type PieceTest, pieceFilter, type Those } from '../../../chapters/skills/piece-filter.ts';
import { isWithin } from '../../../chapters/teams/teams.ts';
import { allPieces, piecesAt, piecesOf } from '../../../position/find.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { isAway } from '../../../position/places.ts';
import type { Force, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { Attribute, Skill } from '../../printed.ts';

export const ALL: readonly Attribute[] = ['INTEGRITY', 'CUNNING', 'STRENGTH'];

export const SHIP: readonly Attribute[] = ['RANGE', 'WEAPONS', 'SHIELDS'];

/** Returns the personnel that has the rule, or null if disabled (C-TEAM-15). */
export function speaker(g: FirstEdition, { piece }: RuleSource): Piece | null {
  const own = piece === undefined ? undefined : g.pieces[piece];
  return own === undefined || isDisabled(own) ? null : own;
}

/**
 * True if an earlier copy, wherever and whose it is, already has this effect on a card. Copies aren't cumulative
 * (C-SKILL-22).
 */
export function isCopy(g: FirstEdition, own: Piece, other: Piece, test: PieceTest): boolean {
  return copiesOf(g, own.card).some((one) => one.id < own.id && !isDisabled(one) && test(other, g, one));
}

/** Returns the cards in play that pass a test. */
export function passing(g: FirstEdition, own: Piece, test: PieceTest): Piece[] {
  return allPieces(g).filter((piece) => test(piece, g, own));
}

/** Raises attributes of some cards in play, automatically and permanently (C-SKILL-11). */
export function raises(attributes: readonly Attribute[], by: number, those: Those, cumulative = false): Force {
  const test = pieceFilter(those);
  return {
    adds: {
      attribute(g, source, { piece, attribute }) {
        if (!attributes.includes(attribute)) return 0;
        const own = speaker(g, source);
        const other = g.pieces[piece];
        if (own === null || other === undefined || !test(other, g, own)) return 0;
        return !cumulative && isCopy(g, own, other, test) ? 0 : by;
      },
    },
  };
}

/** A condition for an effect of a card on itself: the text of a filter that the card must match, or a test. */
export type When = string | ((own: Piece, g: FirstEdition) => boolean);

/** Returns the test of a condition. */
export function whenTest(when: When): (own: Piece, g: FirstEdition) => boolean {
  if (typeof when !== 'string') return when;
  const test = pieceFilter(when);
  return (own, g) => test(own, g, own);
}

/** Raises the card's own attributes under a condition. */
export function attributeBonus(attributes: readonly Attribute[], by: number, when: When): Force {
  const isNow = whenTest(when);
  return raises(attributes, by, (piece, g, own) => piece.id === own.id && isNow(own, g));
}

/** Returns the number of cards in play that pass a test, or `most` if there are more. */
export function numberOf(those: Those, most = Number.POSITIVE_INFINITY): (own: Piece, g: FirstEdition) => number {
  const test = pieceFilter(those);
  return (own, g) => Math.min(passing(g, own, test).length, most);
}

/** Gives the personnel more skills under a condition, one level each. */
export function learns(skills: readonly Skill[], when: When = 'card'): Force {
  const isNow = whenTest(when);
  return {
    adds: {
      skill(g, source, { piece, skill }) {
        const own = speaker(g, source);
        return own !== null && own.id === piece && skills.includes(skill) && isNow(own, g) ? 1 : 0;
      },
    },
  };
}

/** Raises the card's own attributes by a number that depends on the position. */
export function varies(attributes: readonly Attribute[], count: (own: Piece, g: FirstEdition) => number): Force {
  return {
    adds: {
      attribute(g, source, { piece, attribute }) {
        const own = attributes.includes(attribute) ? speaker(g, source) : null;
        return own !== null && own.id === piece ? count(own, g) : 0;
      },
    },
  };
}

/**
 * Gives some other cards in play one level of each skill. The filter can’t name skills, since they depend on rules like this
 * one. Use the test of a printed card (`filter`) for that.
 */
export function teaches(skills: readonly Skill[], those: Those): Force {
  const test = pieceFilter(those);
  return {
    adds: {
      skill(g, source, { piece, skill }) {
        const own = skills.includes(skill) ? speaker(g, source) : null;
        const other = g.pieces[piece];
        if (own === null || other === undefined || !test(other, g, own)) return 0;
        return isCopy(g, own, other, test) ? 0 : 1;
      },
    },
  };
}

/**
 * Returns the number of the same player's other personnel who are with the personnel and pass a test. The opponent's personnel
 * don't count (C-TEAM-07).
 */
export function companions(those: string): (own: Piece, g: FirstEdition) => number {
  const test = pieceFilter(`present, yours, other, ${those}`);
  return (own, g) => piecesAt(g, own.at).filter((piece) => test(piece, g, own) && !isDisabled(piece)).length;
}

/** True if the personnel is with at least `count` of the same player's other personnel who pass a test. */
export function withSome(count: number, those: string): (own: Piece, g: FirstEdition) => boolean {
  const others = companions(those);
  return (own, g) => others(own, g) >= count;
}

/** True if the personnel is with another of the same player's personnel who passes a test. */
export const withOne = (those: string): ((own: Piece, g: FirstEdition) => boolean) => withSome(1, those);

/**
 * True if all of the player's personnel who are present, with the personnel itself, pass a test. Disabled personnel and
 * captives are a separate group (C-TEAM-02).
 */
export function amongOnly(those: string): (own: Piece, g: FirstEdition) => boolean {
  const [mates, test] = [pieceFilter('present, yours, personnel, not disabled'), pieceFilter(those)];
  return (own, g) => piecesAt(g, own.at).every((piece) => !mates(piece, g, own) || test(piece, g, own));
}

/** True if the personnel is with a card of either player that passes a test. */
export function besideOne(those: string): (own: Piece, g: FirstEdition) => boolean {
  const test = pieceFilter(`present, other, ${those}`);
  return (own, g) => piecesAt(g, own.at).some((piece) => test(piece, g, own));
}

/**
 * Lets special download icons of the personnel work only under conditions, which are given in the order of the icons. An
 * icon without a condition always works.
 */
export function downloadsIf(...when: readonly When[]): Force {
  const isNow = when.map(whenTest);
  return {
    icon(g, source, number) {
      const own = speaker(g, source);
      const test = isNow[number];
      return own !== null && (test === undefined || test(own, g));
    },
  };
}

/** True if a card that passes a test is in play, for either player (C-LEAVE-09). */
export function inPlay(those: string): (own: Piece, g: FirstEdition) => boolean {
  const test = pieceFilter(those);
  return (own, g) => allPieces(g).some((piece) => test(piece, g, own) && !isDisabled(piece) && !isAway(g, piece.at));
}

/**
 * True if, in the current battle, a ship or facility fires at a card that passes a test, or such a card fires at it.
 */
export function fights(vessel: Piece, g: FirstEdition, attribute: 'WEAPONS' | 'SHIELDS', test: PieceTest): boolean {
  const { battle } = g;
  if (battle?.kind !== 'ship') return false;
  const side = vessel.seat;
  const enemies =
    attribute === 'WEAPONS'
      ? [(battle.firing[side] ?? []).includes(vessel.id) ? battle.targets[side] : null]
      : isFiredAt(battle, vessel)
        ? (battle.firing[1 - side] ?? [])
        : [];
  return enemies.some((id) => {
    const enemy = id == null ? undefined : g.pieces[id];
    return enemy !== undefined && test(enemy, g, vessel);
  });
}

/** True if the other side fires at a card. A self-controlling card fires at several targets (C-SHIPBAT-17). */
function isFiredAt({ targets, lone }: ShipBattle, { id, seat }: Piece): boolean {
  return targets[1 - seat] === id || (lone?.seat === 1 - seat && lone.against.includes(id));
}

/**
 * True if a ship's force includes a card that passes a test: the ship itself, ships firing with it, or personnel
 * aboard.
 */
export function force(those: string): PieceTest {
  const test = pieceFilter(those);
  return (ship, g, own) => {
    const { battle } = g;
    const beside = battle?.kind === 'ship' ? (battle.firing[ship.seat] ?? []).flatMap((id) => g.pieces[id] ?? []) : [];
    const ships = [ship, ...beside];
    return piecesOf(g, ship.seat).some(
      (one) => ships.some(({ id }) => id === one.id || isWithin(g, one.at, id)) && test(one, g, own),
    );
  };
}

/** Raises WEAPONS and SHIELDS of some ships against some cards. */
export function against(ships: string, those: Those, weapons: number, shields: number): Force {
  const [which, test] = [pieceFilter(ships), pieceFilter(those)];
  const by = { WEAPONS: weapons, SHIELDS: shields };
  return {
    adds: {
      attribute(g, source, { piece, attribute }) {
        if (attribute !== 'WEAPONS' && attribute !== 'SHIELDS') return 0;
        const own = speaker(g, source);
        const vessel = g.pieces[piece];
        if (own === null || vessel === undefined || !which(vessel, g, own) || isCopy(g, own, vessel, which)) return 0;
        return fights(vessel, g, attribute, test) ? by[attribute] : 0;
      },
    },
  };
}

/** Combines rules by adding up what they add to attributes and skills. */
export function both(...rules: readonly Force[]): Force {
  return {
    adds: {
      attribute: (g, source, about) =>
        rules.reduce((sum, { adds }) => sum + (adds?.attribute?.(g, source, about) ?? 0), 0),
      skill: (g, source, about) => rules.reduce((sum, { adds }) => sum + (adds?.skill?.(g, source, about) ?? 0), 0),
    },
  };
}
