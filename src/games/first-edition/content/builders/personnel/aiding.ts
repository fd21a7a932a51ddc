import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { areCopies } from '../../../chapters/play/unique.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { isApart, isWithin } from '../../../chapters/teams/teams.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { isAway } from '../../../position/places.ts';
import { areTogether } from '../../../position/veils.ts';
import type { Force, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece, ShipBattle } from '../../../state.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation, Attribute, Skill } from '../../printed.ts';
import { hasTrait, isAnyOf } from '../../traits.ts';

/** Tests a card in play. `own` is the card that has the rule. */
export type PieceTest = (piece: Piece, g: FirstEdition, own: Piece) => boolean;

export const ALL: readonly Attribute[] = ['INTEGRITY', 'CUNNING', 'STRENGTH'];
export const SHIP: readonly Attribute[] = ['RANGE', 'WEAPONS', 'SHIELDS'];

/** Returns the personnel that has the rule, or null if disabled (C-TEAM-15). */
export function speaker(g: FirstEdition, { piece }: RuleSource): Piece | null {
  const own = piece === undefined ? undefined : g.pieces[piece];
  return own === undefined || isDisabled(own) ? null : own;
}

/** True if an earlier copy in the same place already has this effect. Copies aren't cumulative (C-SKILL-22). */
function isCopy(g: FirstEdition, own: Piece, other: Piece, test: PieceTest): boolean {
  return Object.values(g.pieces).some(
    (one) =>
      one.id < own.id &&
      one.seat === own.seat &&
      one.at === own.at &&
      !isDisabled(one) &&
      areCopies(cardOf(one.card), cardOf(own.card)) &&
      test(other, g, one),
  );
}

/** Raises attributes of cards that pass a test, automatically and permanently (C-SKILL-11). */
export function raises(attributes: readonly Attribute[], by: number, test: PieceTest, cumulative = false): Force {
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

/** Raises the personnel's own attributes under a condition. */
export function attributeBonus(
  attributes: readonly Attribute[],
  by: number,
  when: (own: Piece, g: FirstEdition) => boolean,
): Force {
  return raises(attributes, by, (piece, g, own) => piece.id === own.id && when(own, g));
}

/** Gives the personnel more skills under a condition, one level each. */
export function learns(skills: readonly Skill[], when: (own: Piece, g: FirstEdition) => boolean): Force {
  return {
    adds: {
      skill(g, source, { piece, skill }) {
        const own = speaker(g, source);
        return own !== null && own.id === piece && skills.includes(skill) && when(own, g) ? 1 : 0;
      },
    },
  };
}

/** True for the card itself. */
export const self: PieceTest = (piece, _g, own) => piece.id === own.id;

/** True for a personnel with a skill. */
export const skilled =
  (skill: Skill): PieceTest =>
  (piece, g) =>
    skillOf(g, piece, skill) > 0;

/** Combines tests into one that passes only if all of them pass. */
export function every(...tests: readonly PieceTest[]): PieceTest {
  return (piece, g, own) => tests.every((test) => test(piece, g, own));
}

const isPerson: PieceTest = ({ card }) => isPersonnel(cardOf(card));
/**
 * True for a personnel in the same crew or Away Team as the rule's personnel (C-TEAM-06). During an attempt or battle,
 * stopped and unstopped personnel of one player aren't in the same group.
 */
export const present: PieceTest = (piece, g, own) =>
  piece.at === own.at && isPerson(piece, g, own) && (piece.seat !== own.seat || !arePart(g, piece, own));

function arePart(g: FirstEdition, one: Piece, other: Piece): boolean {
  return (g.attempt !== null || g.battle !== null) && isApart(g, one) !== isApart(g, other);
}

/**
 * True for a card at the same location as the rule's card. If that card is aboard a concealed ship, only others aboard
 * the ship count (C-CLOAK-03).
 */
export const here: PieceTest = (piece, g, own) => areTogether(g, own, piece);
export const yours: PieceTest = (piece, _g, own) => piece.seat === own.seat;
export const other: PieceTest = (piece, _g, own) => piece.id !== own.id;
/**
 * True for an opposing card that is neither cloaked, phased nor disabled (C-TEAM-12), nor an infiltrator (C-INFIL-03).
 */
export const opposing: PieceTest = (piece, _g, own) =>
  piece.seat !== own.seat && piece.veiled === undefined && piece.infiltrates === undefined && !isDisabled(piece);

export const person = isPerson;
export const ship: PieceTest = ({ card }) => cardOf(card).type === 'Ship';
/** True for the ship that the rule's personnel is aboard. */
export const carries: PieceTest = (piece, g, own) => ship(piece, g, own) && isWithin(g, own.at, piece.id);

export const of =
  (...sides: readonly Affiliation[]): PieceTest =>
  (piece) => {
    const side = affiliationOf(piece);
    return side !== null && sides.includes(side);
  };

export const icon =
  (code: string): PieceTest =>
  ({ card }) =>
    cardOf(card).icons.includes(code);

/** Tests for a printed characteristic, such as a species (C-SKILL-24). */
export const trait =
  (word: string): PieceTest =>
  ({ card }) =>
    hasTrait(cardOf(card), word);

export const classed =
  (name: string): PieceTest =>
  ({ card }) => {
    const facts = cardOf(card);
    return facts.type === 'Ship' && facts.shipClass.toLowerCase() === `${name} class`.toLowerCase();
  };

/** Tests for a card with exactly this title (C-UNIQ-13). */
export const titled =
  (title: string): PieceTest =>
  ({ card }) =>
    isNamed(card, title);

/** Tests for a card that a text such as “any Data” includes (C-UNIQ-12). */
export const any =
  (name: string): PieceTest =>
  ({ card }) =>
    isAnyOf(cardOf(card), name);

/**
 * True if the personnel is with another of the same player's personnel who passes a test. The opponent's personnel don't count
 * (C-TEAM-07).
 */
export function withOne(...tests: readonly PieceTest[]): (own: Piece, g: FirstEdition) => boolean {
  const test = every(present, yours, other, ...tests);
  return (own, g) => Object.values(g.pieces).some((piece) => test(piece, g, own) && !isDisabled(piece));
}

/** True if a card that passes a test is in play, for either player (C-LEAVE-09). */
export function inPlay(test: PieceTest): (own: Piece, g: FirstEdition) => boolean {
  return (own, g) =>
    Object.values(g.pieces).some((piece) => test(piece, g, own) && !isDisabled(piece) && !isAway(g, piece.at));
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
export function force(test: PieceTest): PieceTest {
  return (ship, g, own) => {
    const { battle } = g;
    const beside = battle?.kind === 'ship' ? (battle.firing[ship.seat] ?? []).flatMap((id) => g.pieces[id] ?? []) : [];
    const ships = [ship, ...beside];
    return Object.values(g.pieces).some(
      (one) =>
        one.seat === ship.seat && ships.some(({ id }) => id === one.id || isWithin(g, one.at, id)) && test(one, g, own),
    );
  };
}

/** Raises WEAPONS and SHIELDS of some ships against cards that pass a test. */
export function against(which: PieceTest, test: PieceTest, weapons: number, shields: number): Force {
  const by = { WEAPONS: weapons, SHIELDS: shields };
  return {
    adds: {
      attribute(g, source, { piece, attribute }) {
        if (attribute !== 'WEAPONS' && attribute !== 'SHIELDS') return 0;
        const own = speaker(g, source);
        const vessel = g.pieces[piece];
        if (own === null || vessel === undefined || !which(vessel, g, own)) return 0;
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
