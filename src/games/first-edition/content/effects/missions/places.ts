import { no } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { meets } from '../../../chapters/skills/group.ts';
import { isAdjacent, missionAt } from '../../../chapters/spaceline/line.ts';
import { activeAt, crewAtLarge, crewOf, crewPlaces } from '../../../chapters/teams/teams.ts';
import { lineOf, locationOf } from '../../../position/find.ts';
import type { Group } from '../../../position/group.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { locationName } from '../../../position/names.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { inSpace, onSurface } from '../../../position/places.ts';
import { sitesOf } from '../../../position/stations.ts';
import type { Bearer, Incapacity, Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { cardOf } from '../../pool.ts';
import { f, isA, isFirstEnd, isHere, placeOf, those } from './ends.ts';

/** True if a player has a station here with an Ore Processing Unit. */
function hasOre(g: FirstEdition, bearer: Bearer, seat: number): boolean {
  return those(g, bearer, (piece) => piece.seat === seat && cardOf(piece.card).type === 'Facility').some((station) =>
    sitesOf(g, station.id).some(({ card }) => card === 'ore-processing-unit'),
  );
}

/** Disables matching personnel here, or puts them in stasis. */
function numbed(
  as: Incapacity,
  is: (g: FirstEdition, bearer: Bearer, piece: Piece) => boolean,
): NonNullable<Rule['numbs']> {
  return (g, bearer, piece) =>
    isPersonnel(cardOf(piece.card)) && isHere(g, bearer, piece) && is(g, bearer, piece) ? as : null;
}

const FREE: readonly (string | null)[] = ['Non-Aligned', 'Neutral', null];
const isYouth = (g: FirstEdition, { people }: Group): Piece[] =>
  people.filter((piece) => meets(g, { people: [piece], equipment: [], ship: null }, f('Youth')));

/** True if a ship has a usable android aboard. */
const hasAndroid = (g: FirstEdition, ship: Piece): boolean =>
  activeOrStopped(g, ship).some((piece) => isA(piece, 'Android'));

/**
 * Stopped personnel count (C-STOP-03). Disabled personnel, personnel under house arrest (C-AFFIL-15) and intruders
 * (C-TEAM-09) don't count.
 */
function activeOrStopped(g: FirstEdition, ship: Piece): Piece[] {
  return crewAtLarge(g, ship).filter((piece) => !isDisabled(piece));
}

/** Missions that affect other cards or hold personnel, by card id. */
export const PLACES: Readonly<Record<string, Rule>> = {
  'aid-fugitives': {
    text: 'Dominion personnel may not be in the attempting Away Team. Hippocratic Oath relocates personnel here from any quadrant.',
    bans: {
      attempt: (g, bearer, { seat, location, team }) =>
        seat === bearer.seat &&
        location === placeOf(bearer) &&
        team.some((id) => g.pieces[id] !== undefined && affiliationOf(g.pieces[id]) === 'Dominion')
          ? no('C-MISSION-05', 'Dominion personnel may not be in the Away Team.')
          : null,
    },
    grants: {
      receives: (_g, bearer, { card, location }) => card === 'hippocratic-oath' && location === placeOf(bearer),
    },
  },
  'changeling-research': {
    text: 'Each Seismic Quake here affects two personnel.',
    at: {
      dilemma: {
        does: (g, bearer, { location, card }) =>
          card === 'seismic-quake' && location === placeOf(bearer) && isFirstEnd(g, bearer) ? [{ do: 'double' }] : [],
      },
    },
  },
  'espionage-mission': {
    text: 'Any Espionage on Federation may be played here. An Away Team with Selok may attempt it.',
    grants: {
      attempt: (g, bearer, { seat, location, piece = 0 }) =>
        seat === bearer.seat && location === placeOf(bearer) && g.pieces[piece]?.card === 'selok',
    },
  },
  'investigate-legend': {
    text: 'To solve it, discard two Youth, or have Diplomacy ×2. Each time a player scores points, the planet cloaks or decloaks.',
    requires: (g, group) => isYouth(g, group).length >= 2,
    pays: (g, group) => (meets(g, group, f('Diplomacy x2')) ? [] : isYouth(g, group).map(({ id }) => id)),
    most: () => ({ least: 2, most: 2 }),
    at: {
      scored: {
        does: (g, bearer) => (isFirstEnd(g, bearer) ? [{ do: 'veil-planet', location: placeOf(bearer) }] : []),
      },
    },
  },
  'mining-survey': {
    text: 'To attempt it, you need a Nor with an Ore Processing Unit here. Nor and Empok Nor may be seeded here, and ore may be processed here.',
    bans: {
      attempt: (g, bearer, { seat, location }) =>
        seat === bearer.seat && location === placeOf(bearer) && !hasOre(g, bearer, seat)
          ? no('C-MISSION-05', 'You need your Nor with an Ore Processing Unit here.')
          : null,
    },
    grants: {
      establish: (_g, bearer, { seat, card, location, how }) =>
        seat === bearer.seat && how === 'seeded' && location === placeOf(bearer) && ['nor', 'empok-nor'].includes(card),
    },
  },
  nebula: {
    text: 'To begin a battle here, you must have played Scan here this turn. When your opponent scores points, one of your crews here faces the next dilemma.',
    bans: {
      battle(g, bearer, { seat, target }) {
        const it = g.pieces[target];
        if (seat !== bearer.seat || it === undefined || !isHere(g, bearer, it)) return null;
        return g.turn?.used?.includes(`${seat} scan:${placeOf(bearer)}`) === true
          ? null
          : no('C-BATTLE-01', 'You have to scan the nebula first.');
      },
    },
    at: {
      scored: {
        does(g, bearer, { seat }) {
          if (seat === bearer.seat) return [];
          const from = those(
            g,
            bearer,
            (ship) => ship.seat === bearer.seat && ship.at === inSpace(placeOf(bearer)) && crewOf(g, ship).length > 0,
          ).map(({ id }) => id);
          if (from.length === 0) return [];
          return [
            { do: 'choose', from, how: 'owner', count: 1, what: 'which ship' },
            { do: 'face', which: 'chosen' },
          ];
        },
      },
    },
  },
  'paxan-wormhole': {
    text: 'When your opponent’s ship stops here without an android aboard, you move it to another location of this line.',
    at: {
      moved: {
        does(g, bearer, { seat, ship, through }) {
          const there = g.pieces[ship];
          const here = placeOf(bearer);
          if (seat === bearer.seat || there === undefined || through.at(-1) !== here || hasAndroid(g, there)) return [];
          const ways = lineOf(g, here).filter((id) => id !== here);
          return ways.length === 0
            ? []
            : [
                {
                  do: 'either',
                  ways: ways.map((id) => ({
                    key: `to:${id}`,
                    label: asLabel(locationName(g, id)),
                    list: [{ do: 'shift', which: [ship], to: inSpace(id) } as const],
                  })),
                },
              ];
        },
      },
    },
  },
  'qualor-ii-rendezvous': {
    text: 'Until this mission is solved, all personnel on the planet except Non-Aligned ones are in stasis.',
    numbs: numbed(
      'stasis',
      (g, bearer, piece) =>
        locationOf(g, placeOf(bearer)).solved === null &&
        piece.at === onSurface(placeOf(bearer)) &&
        !FREE.includes(affiliationOf(piece)),
    ),
  },
  'samaritan-snare': {
    text: 'Discard one equipment there to solve it. If you have Federation personnel in a crew here, that crew must attempt this before your other orders each turn.',
    requires: (_g, { equipment }) => equipment.length > 0,
    pays: (_g, { equipment }) => equipment.map(({ id }) => id),
    obliges: (g, bearer, { seat, location, ship }) =>
      seat === bearer.seat &&
      location === placeOf(bearer) &&
      crewPlaces(g, ship).some((place) =>
        activeAt(g, place, seat).some((piece) => affiliationOf(piece) === 'Federation'),
      ),
  },
  space: {
    text: 'This counts as half a mission in a deck, and a deck may have up to four. It may be placed between other missions. This mission’s span is 3, plus 1 for each adjacent universal mission.',
    slips: true,
    adds: {
      span(g, bearer, { seat, location }) {
        if (seat !== bearer.seat || location !== placeOf(bearer)) return 0;
        const beside = lineOf(g, location).filter((id) => isAdjacent(g, id, location));
        return 3 + beside.filter((id) => missionAt(g, id, seat)?.unique === 'universal').length;
      },
    },
  },
  'study-interstellar-colony': {
    text: 'Ocampa are disabled here.',
    numbs: numbed('disabled', (_g, _bearer, piece) => isA(piece, 'Ocampa')),
  },
};
