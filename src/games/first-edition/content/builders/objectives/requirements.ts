import { groupOf, stillIn } from '../../../chapters/missions/team.ts';
import { meets } from '../../../chapters/skills/group.ts';
import { type PieceTest, pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { missionFor } from '../../../chapters/spaceline/line.ts';
import type { Group } from '../../../position/group.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { pointsOn } from '../../card.ts';
import type { Formula } from '../../formula.ts';
import { locationOfCard } from '../events/locations.ts';
import { itself } from '../shared.ts';

/** How a card on a mission lets its player attempt it. */
interface Attempting {
  /** A filter for the personnel who may attempt the mission. If it is missing, the mission’s own icons decide. */
  readonly who?: string;
  /** The requirement that the group must meet, besides having one of these personnel. */
  readonly asks: Formula | ((g: FirstEdition, group: Group, location: LocationId) => boolean);
  /** When the card allows the attempt. */
  readonly when?: (g: FirstEdition, source: RuleSource) => boolean;
}

/** A rule for a mission that can be solved through the card. */
type Solved = Pick<Rule, 'grants'> & { readonly solves: NonNullable<Rule['solves']> };

/**
 * Lets a card's player attempt the mission that the card is on with requirements of its own, and perhaps with more
 * personnel than the mission allows (C-MISSION-05, C-MISSION-17).
 */
export function attemptsWith({ who, asks, when = () => true }: Attempting): Solved {
  const test: PieceTest = who === undefined ? () => true : pieceFilter(who);
  const isMeant = (g: FirstEdition, source: RuleSource, location: LocationId) =>
    locationOfCard(g, source) === location && when(g, source);
  const grants: Rule['grants'] = {
    attempt(g, source, { seat, location, piece }) {
      const own = itself(g, source);
      const one = piece === undefined ? undefined : g.pieces[piece];
      return (
        seat === source.seat && own !== null && one !== undefined && isMeant(g, source, location) && test(one, g, own)
      );
    },
  };
  return {
    ...(who === undefined ? {} : { grants }),
    solves(g, source, group, { seat, location }) {
      const own = itself(g, source);
      if (seat !== source.seat || own === null || !isMeant(g, source, location)) return null;
      if (!group.people.some((one) => test(one, g, own))) return false;
      return typeof asks === 'function' ? asks(g, group, location) : meets(g, group, asks);
    },
  };
}

/** Makes the mission that a card is on worth a number of points for the card's player, instead of the printed ones. */
export function isWorth(points: number): Pick<Rule, 'adds'> {
  return {
    adds: {
      points: (g, source, { seat, location }) =>
        seat === source.seat && locationOfCard(g, source) === location
          ? points - pointsOn(missionFor(g, location, seat))
          : 0,
    },
  };
}

/**
 * True if the group in the current attempt meets the requirement of the card itself. The card's further benefits need
 * that, even if the mission is solved in another way (C-MISSION-18).
 */
export function isMetNow(g: FirstEdition, source: RuleSource, solves: NonNullable<Rule['solves']>): boolean {
  const { attempt } = g;
  return attempt !== null && solves(g, source, groupOf(g, attempt, stillIn(g, attempt)), attempt) === true;
}

/** Something that happens when the card's player solves the mission that the card is on. */
export function whenSolvedHere(
  does: NonNullable<NonNullable<NonNullable<Rule['at']>['solved']>['does']>,
): NonNullable<Rule['at']> {
  return {
    solved: {
      does: (g, source, about) =>
        about.seat === source.seat && locationOfCard(g, source) === about.location ? does(g, source, about) : [],
    },
  };
}
