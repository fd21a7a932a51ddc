import type { Seat } from '../../../../../kernel/types.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { activeAt, isPlanet, peopleAt } from '../../../chapters/teams/teams.ts';
import { locationOf, ofCard, opponentOf } from '../../../position/find.ts';
import { aboard } from '../../../position/places.ts';
import { banned } from '../../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { PieceId } from '../../../terms.ts';
import { unlike } from '../../builders/missions/ends.ts';
import type { CardRules } from '../../card-rules.ts';

const isCivilian = stateFilter('CIVILIAN classification, not disabled');

/**
 * Returns how many of a player's CIVILIANs score in a Colony. Opposed CIVILIANs don't score, and copies count once
 * (C-SKILL-22).
 */
function settlers(g: FirstEdition, colony: PieceId, seat: Seat): number {
  if (activeAt(g, aboard(colony), opponentOf(seat)).length > 0) return 0;
  return unlike(peopleAt(g, aboard(colony), seat).filter((one) => isCivilian(one, g))).length;
}

/** Facilities of Q-Continuum, by id. */
export const CARDS: CardRules = {
  colony: {
    text: 'Build it on the planet of a mission you have solved. At the start of a player’s turn, each of their CIVILIANs inside scores 1 point, unless the opponent has personnel there.',
    stands: {
      at: (g, seat, location) => isPlanet(g, location) && locationOf(g, location).solved === seat,
      phase: null,
      planet: true,
    },
    at: {
      'turn-start': {
        does(g, { piece = 0, seat: owner }, { seat }) {
          const points = settlers(g, piece, seat);
          // Each turn, a player scores at only one Colony: the one with the most points, or the first of several with equal
          // points (C-TURN-16).
          const isBetter = (one: Piece) => {
            const there = settlers(g, one.id, seat);
            return there > points || (there === points && one.id < piece);
          };
          if (banned(g, 'part', { piece, part: 'points' }) !== null) return [];
          if (points === 0 || ofCard(g, 'colony').some(isBetter)) return [];
          return [{ do: 'points', points, ...(seat === owner ? {} : { to: 'opponent' }) }];
        },
      },
    },
  },
};
