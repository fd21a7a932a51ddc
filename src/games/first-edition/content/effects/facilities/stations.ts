import type { Seat } from '../../../../../kernel/types.ts';
import { regionOf } from '../../../chapters/spaceline/line.ts';
import { activeAt, isPlanet, peopleAt } from '../../../chapters/teams/teams.ts';
import { locationOf, opponentOf } from '../../../position/find.ts';
import { isMission, isPersonnel } from '../../../position/kinds.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { aboard } from '../../../position/places.ts';
import type { FacilityPlacement } from '../../../rules/facilities.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { LocationId, PieceId } from '../../../terms.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';
import { unlike } from '../missions/ends.ts';

/** Whose station it is on each side of the card. */
const ALLIES: readonly Affiliation[] = ['Bajoran', 'Federation'];

function isBajoran(g: FirstEdition, location: LocationId): boolean {
  return regionOf(g, location) === 'Bajor';
}

/** How many CIVILIANs of a seat score in a Colony: nobody where the other has somebody there, and of copies one (C-SKILL-22). */
function settlers(g: FirstEdition, colony: PieceId, seat: Seat): number {
  if (activeAt(g, aboard(colony), opponentOf(seat)).length > 0) return 0;
  return unlike(peopleAt(g, aboard(colony), seat).filter(isCivilian)).length;
}

/** Whether a mission of either player there has an icon of an affiliation. */
function hasIcon(g: FirstEdition, location: LocationId, side: Affiliation): boolean {
  return locationOf(g, location).missions.some(({ card }) => {
    const facts = cardOf(card);
    return isMission(facts) && facts.affiliations.includes(side);
  });
}

function isCivilian(piece: Piece): boolean {
  const facts = cardOf(piece.card);
  return isPersonnel(facts) && facts.classifications.includes('CIVILIAN') && !isDisabled(piece);
}

/** Above Bajor, one for both players; turned over by who takes it over. */
function atBajor(phase: 'facility' | 'dilemma', turns: NonNullable<FacilityPlacement['turns']>): FacilityPlacement {
  return { at: (g, _seat, location) => isBajoran(g, location), phase, builder: null, sole: true, turns };
}

const toDeepSpace = (other: string) => (by: Affiliation) => (ALLIES.includes(by) ? other : null);
const toTerokNor = (other: string) => (by: Affiliation) => (ALLIES.includes(by) ? null : other);

const DEEP_SPACE_9 =
  'Seeded in the dilemma phase in the region of Bajor. Taken over by anybody but Bajorans and Federation it is turned over. There is only one.';
const TEROK_NOR =
  'Seeded in the region of Bajor. Taken over by Bajorans or Federation it is turned over. There is only one.';

/** Stations with sites, by their ids. */
export const STATIONS: Readonly<Record<string, Rule>> = {
  'alliance-nor': {
    text: 'Seeded or played at any mission of the Mirror Quadrant outside the Badlands. Ops of our universe is no part of it.',
    stands: {
      at: (g, _seat, location) =>
        locationOf(g, location).quadrant === 'Mirror' && regionOf(g, location)?.includes('Badlands') !== true,
      many: true,
    },
  },
  colony: {
    text: 'Build it on the planet of a mission that you have solved. Each CIVILIAN inside scores a point as a turn of its player begins, unless the other has somebody there.',
    stands: {
      at: (g, seat, location) => isPlanet(g, location) && locationOf(g, location).solved === seat,
      phase: null,
      planet: true,
    },
    at: {
      'turn-start': {
        does(g, { piece = 0, seat: owner }, { seat }) {
          const points = settlers(g, piece, seat);
          // C-TURN-16: a player scores at one Colony each turn: where most are, of equals at the first one.
          const isBetter = (one: Piece) => {
            const there = settlers(g, one.id, seat);
            return one.card === 'colony' && (there > points || (there === points && one.id < piece));
          };
          if (points === 0 || Object.values(g.pieces).some(isBetter)) return [];
          return [{ do: 'points', points, ...(seat === owner ? {} : { to: 'opponent' }) }];
        },
      },
    },
  },
  'deep-space-9': { text: DEEP_SPACE_9, stands: atBajor('dilemma', toTerokNor('terok-nor-back')) },
  'deep-space-9-back': { text: DEEP_SPACE_9, stands: atBajor('dilemma', toTerokNor('terok-nor')) },
  nor: {
    text: 'Seeded or played at a mission with a Cardassian icon outside the region of Bajor.',
    stands: {
      at: (g, _seat, location) => hasIcon(g, location, 'Cardassian') && !isBajoran(g, location),
      many: true,
    },
  },
  'terok-nor': { text: TEROK_NOR, stands: atBajor('facility', toDeepSpace('deep-space-9-back')) },
  'terok-nor-back': { text: TEROK_NOR, stands: atBajor('facility', toDeepSpace('deep-space-9')) },
};
