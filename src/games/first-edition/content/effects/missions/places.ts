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
import type { Incapacity, Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { f } from '../../formula-text.ts';
import { cardOf } from '../../pool.ts';
import { isA, isFirstEnd, isHere, placeOf, those } from './ends.ts';

/** True if a player has a station here with an Ore Processing Unit. */
function hasOre(g: FirstEdition, source: RuleSource, seat: number): boolean {
  return those(g, source, (piece) => piece.seat === seat && cardOf(piece.card).type === 'Facility').some((station) =>
    sitesOf(g, station.id).some(({ card }) => card === 'ore-processing-unit'),
  );
}

/** Disables matching personnel here, or puts them in stasis. */
function numbed(
  as: Incapacity,
  is: (g: FirstEdition, source: RuleSource, piece: Piece) => boolean,
): NonNullable<Rule['numbs']> {
  return (g, source, piece) =>
    isPersonnel(cardOf(piece.card)) && isHere(g, source, piece) && is(g, source, piece) ? as : null;
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
      attempt: (g, source, { seat, location, team }) =>
        seat === source.seat &&
        location === placeOf(source) &&
        team.some((id) => g.pieces[id] !== undefined && affiliationOf(g.pieces[id]) === 'Dominion')
          ? no('C-MISSION-05', 'Dominion personnel may not be in the Away Team.')
          : null,
    },
    grants: {
      receives: (_g, source, { card, location }) => card === 'hippocratic-oath' && location === placeOf(source),
    },
  },
  'changeling-research': {
    text: 'Each Seismic Quake here affects two personnel.',
    at: {
      dilemma: {
        does: (g, source, { location, card }) =>
          card === 'seismic-quake' && location === placeOf(source) && isFirstEnd(g, source) ? [{ do: 'double' }] : [],
      },
    },
  },
  'espionage-mission': {
    text: 'Any Espionage on Federation may be played here. An Away Team with Selok may attempt it.',
    grants: {
      attempt: (g, source, { seat, location, piece = 0 }) =>
        seat === source.seat && location === placeOf(source) && g.pieces[piece]?.card === 'selok',
    },
  },
  'investigate-legend': {
    text: 'To solve it, discard two Youth, or have Diplomacy ×2. Each time a player scores points, the planet cloaks or decloaks.',
    requires: (g, group) => isYouth(g, group).length >= 2,
    pays: (g, group) => (meets(g, group, f('Diplomacy x2')) ? [] : isYouth(g, group).map(({ id }) => id)),
    most: () => ({ least: 2, most: 2 }),
    at: {
      scored: {
        does: (g, source) => (isFirstEnd(g, source) ? [{ do: 'veil-planet', location: placeOf(source) }] : []),
      },
    },
  },
  'mining-survey': {
    text: 'To attempt it, you need a Nor with an Ore Processing Unit here. Nor and Empok Nor may be seeded here, and ore may be processed here.',
    bans: {
      attempt: (g, source, { seat, location }) =>
        seat === source.seat && location === placeOf(source) && !hasOre(g, source, seat)
          ? no('C-MISSION-05', 'You need your Nor with an Ore Processing Unit here.')
          : null,
    },
    grants: {
      establish: (_g, source, { seat, card, location, how }) =>
        seat === source.seat && how === 'seeded' && location === placeOf(source) && ['nor', 'empok-nor'].includes(card),
    },
  },
  nebula: {
    text: 'To begin a battle here, you must have played Scan here this turn. When your opponent scores points, one of your crews here faces the next dilemma.',
    bans: {
      battle(g, source, { seat, target }) {
        const it = g.pieces[target];
        if (seat !== source.seat || it === undefined || !isHere(g, source, it)) return null;
        return g.turn?.used?.includes(`${seat} scan:${placeOf(source)}`) === true
          ? null
          : no('C-BATTLE-01', 'You have to scan the nebula first.');
      },
    },
    at: {
      scored: {
        does(g, source, { seat }) {
          if (seat === source.seat) return [];
          const from = those(
            g,
            source,
            (ship) => ship.seat === source.seat && ship.at === inSpace(placeOf(source)) && crewOf(g, ship).length > 0,
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
        does(g, source, { seat, ship, through }) {
          const there = g.pieces[ship];
          const here = placeOf(source);
          if (seat === source.seat || there === undefined || through.at(-1) !== here || hasAndroid(g, there)) return [];
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
      (g, source, piece) =>
        locationOf(g, placeOf(source)).solved === null &&
        piece.at === onSurface(placeOf(source)) &&
        !FREE.includes(affiliationOf(piece)),
    ),
  },
  'samaritan-snare': {
    text: 'Discard one equipment there to solve it. If you have Federation personnel in a crew here, that crew must attempt this before your other orders each turn.',
    requires: (_g, { equipment }) => equipment.length > 0,
    pays: (_g, { equipment }) => equipment.map(({ id }) => id),
    obliges: (g, source, { seat, location, ship }) =>
      seat === source.seat &&
      location === placeOf(source) &&
      crewPlaces(g, ship).some((place) =>
        activeAt(g, place, seat).some((piece) => affiliationOf(piece) === 'Federation'),
      ),
  },
  space: {
    text: 'This counts as half a mission in a deck, and a deck may have up to four. It may be placed between other missions. This mission’s span is 3, plus 1 for each adjacent universal mission.',
    slips: true,
    adds: {
      span(g, source, { seat, location }) {
        if (seat !== source.seat || location !== placeOf(source)) return 0;
        const beside = lineOf(g, location).filter((id) => isAdjacent(g, id, location));
        return 3 + beside.filter((id) => missionAt(g, id, seat)?.unique === 'universal').length;
      },
    },
  },
  'study-interstellar-colony': {
    text: 'Ocampa are disabled here.',
    numbs: numbed('disabled', (_g, _source, piece) => isA(piece, 'Ocampa')),
  },
};
