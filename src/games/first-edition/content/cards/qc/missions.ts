import { asLabel } from '../../../../kit/words.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { isAdjacent, missionAt } from '../../../chapters/spaceline/line.ts';
import { activeAt, crewAtLarge, crewPlaces } from '../../../chapters/teams/teams.ts';
import { lineOf, locationOf } from '../../../position/find.ts';
import { locationName } from '../../../position/names.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { inSpace } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { isOwnEnd, placeOf } from '../../builders/missions/ends.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

const isAndroid = filter('personnel, Android');
const isFederation = stateFilter('[Fed]');
const isKept = filter('outpost or station');

/** True if a ship has a usable android aboard. */
const hasAndroid = (g: FirstEdition, ship: Piece): boolean => activeOrStopped(g, ship).some(isAndroid);

/**
 * Stopped personnel count (C-STOP-03). Disabled personnel, personnel under house arrest (C-AFFIL-15) and intruders
 * (C-TEAM-09) don't count.
 */
function activeOrStopped(g: FirstEdition, ship: Piece): Piece[] {
  return crewAtLarge(g, ship).filter((piece) => !isDisabled(piece));
}

const PLAGUE_SHIP = 'tarellian-plague-ship';

/** True if the player whom this end faces has solved the mission. */
const hasSolved = (g: FirstEdition, source: RuleSource): boolean =>
  locationOf(g, placeOf(source)).solved === source.seat;

/** Missions of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'paxan-wormhole': {
    text: 'When your opponent’s ship stops here without an android aboard, you move it to another location on this line.',
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
  'plague-planet': {
    text: 'After you solve it, you overcome each Plague Ship you encounter. If your opponent solves it from the other side, Plague Ships score no points.',
    grants: {
      overcome: (g, source, { seat, card }) =>
        seat === source.seat && PLAGUE_SHIP === card && isOwnEnd(g, source) && hasSolved(g, source),
    },
  },
  'samaritan-snare': {
    text: 'Discard one equipment there to solve it. If you have Federation personnel in a crew here, that crew must attempt this before your other orders each turn.',
    requires: (_g, { equipment }) => equipment.length > 0,
    pays: (_g, { equipment }) => equipment.map(({ id }) => id),
    obliges: (g, source, { seat, location, ship }) =>
      seat === source.seat &&
      location === placeOf(source) &&
      crewPlaces(g, ship).some((place) => activeAt(g, place, seat).some((piece) => isFederation(piece, g))),
  },
  space: {
    text: 'This counts as half a mission in a deck, and a deck may have up to four. It may be placed between other missions. This mission’s span is 3, plus 1 for each adjacent universal mission.',
    slips: 'between',
    adds: {
      span(g, source, { seat, location }) {
        if (seat !== source.seat || location !== placeOf(source)) return 0;
        const beside = lineOf(g, location).filter((id) => isAdjacent(g, id, location));
        return 3 + beside.filter((id) => missionAt(g, id, seat)?.unique === 'universal').length;
      },
    },
  },
  'tarchannen-study': {
    text: 'Outposts and stations can’t be here.',
    admits(_g, source, { card, location }) {
      return isKept(card) && location === placeOf(source) ? false : null;
    },
  },
};
