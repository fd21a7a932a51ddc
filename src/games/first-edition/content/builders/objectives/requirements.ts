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
  /** The personnel who may attempt the mission, as a filter. */
  readonly who: string;
  /** The requirement that the group must meet, besides having one of these personnel. */
  readonly asks: Formula | ((g: FirstEdition, group: Group, location: LocationId) => boolean);
  /** When the card allows the attempt. */
  readonly when?: (g: FirstEdition, source: RuleSource) => boolean;
}

/**
 * Lets some personnel of a card's player attempt the mission that the card is on, with requirements of its own
 * (C-MISSION-05, C-MISSION-17).
 */
export function attemptsWith({ who, asks, when = () => true }: Attempting): Pick<Rule, 'grants' | 'solves'> {
  const test: PieceTest = pieceFilter(who);
  const isMeant = (g: FirstEdition, source: RuleSource, location: LocationId) =>
    locationOfCard(g, source) === location && when(g, source);
  return {
    grants: {
      attempt(g, source, { seat, location, piece }) {
        const own = itself(g, source);
        const one = piece === undefined ? undefined : g.pieces[piece];
        return (
          seat === source.seat && own !== null && one !== undefined && isMeant(g, source, location) && test(one, g, own)
        );
      },
    },
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
