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

/** Affiliations that keep the Deep Space 9 side up. Other affiliations turn the card over to Terok Nor. */
const ALLIES: readonly Affiliation[] = ['Bajoran', 'Federation'];

function isInBajor(g: FirstEdition, location: LocationId): boolean {
  return regionOf(g, location) === 'Bajor';
}

/**
 * Returns how many of a player's CIVILIANs score in a Colony. Opposed CIVILIANs don't score, and copies count once
 * (C-SKILL-22).
 */
function settlers(g: FirstEdition, colony: PieceId, seat: Seat): number {
  if (activeAt(g, aboard(colony), opponentOf(seat)).length > 0) return 0;
  return unlike(peopleAt(g, aboard(colony), seat).filter(isCivilian)).length;
}

/** True if either player's mission at a location has an affiliation's icon. */
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

/**
 * The placement of a station above Bajor, which can exist only once for both players. The station turns over when
 * another side commandeers it.
 */
function atBajor(phase: 'facility' | 'dilemma', turns: NonNullable<FacilityPlacement['turns']>): FacilityPlacement {
  return { at: (g, _seat, location) => isInBajor(g, location), phase, builder: null, sole: true, turns };
}

const toDeepSpace = (other: string) => (by: Affiliation) => (ALLIES.includes(by) ? other : null);
const toTerokNor = (other: string) => (by: Affiliation) => (ALLIES.includes(by) ? null : other);

const DEEP_SPACE_9 =
  'Seed it in the dilemma phase in the Bajor region. If anyone but Bajorans or Federation commandeers it, turn it over. Not duplicatable.';
const TEROK_NOR =
  'Seed it in the Bajor region. If Bajorans or Federation commandeer it, turn it over. Not duplicatable.';

/** Stations with sites, by card id. */
export const STATIONS: Readonly<Record<string, Rule>> = {
  'alliance-nor': {
    text: 'Seed or play it at any Mirror Quadrant mission outside the Badlands. Ops of our universe isn’t part of it.',
    stands: {
      at: (g, _seat, location) =>
        locationOf(g, location).quadrant === 'Mirror' && regionOf(g, location)?.includes('Badlands') !== true,
      many: true,
    },
  },
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
    text: 'Seed or play it at a mission with a Cardassian icon outside the Bajor region.',
    stands: {
      at: (g, _seat, location) => hasIcon(g, location, 'Cardassian') && !isInBajor(g, location),
      many: true,
    },
  },
  'terok-nor': { text: TEROK_NOR, stands: atBajor('facility', toDeepSpace('deep-space-9-back')) },
  'terok-nor-back': { text: TEROK_NOR, stands: atBajor('facility', toDeepSpace('deep-space-9')) },
};
