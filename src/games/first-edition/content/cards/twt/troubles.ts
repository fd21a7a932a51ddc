import { no } from '../../../../kit/offers.ts';
import { isAmongTribbles } from '../../../chapters/tribbles/groups.ts';
import { isShip } from '../../../position/piece-types.ts';
import { hostOf, placeKind } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, ShipPiece } from '../../../state.ts';
import { skillAboard } from '../../builders/shared.ts';
import { troubleWith } from '../../builders/tribbles.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

const isShrine = filter('{Bajoran Shrine}');

/** The maximum number of personnel who attempt a mission where there is trouble on the bridge. */
const MOST_IN_ATTEMPT = 10;

/** Returns the ship that a Trouble card is aboard, if its player has enough tribbles there. */
function shipInTrouble(g: FirstEdition, source: RuleSource, least: number): ShipPiece | null {
  const own = troubleWith(g, source, least);
  const host = own === null || placeKind(own.at) !== 'aboard' ? null : hostOf(own.at);
  const ship = host === null ? undefined : g.pieces[host];
  return ship !== undefined && isShip(ship) ? ship : null;
}

/** Trouble cards of The Trouble with Tribbles, by id. */
export const CARDS: CardRules = {
  'in-the-engine-room': {
    text: 'Plays where you have tribbles. With 100 on a ship: WEAPONS and RANGE −1. With 1,000 on a ship: it is “stopped” after each move, unless 3 ENGINEER are aboard. With 1,000 at an Ore Processing Unit: suspends Process Ore.',
    adds: {
      attribute: (g, source, { piece, attribute }) =>
        (attribute === 'WEAPONS' || attribute === 'RANGE') && shipInTrouble(g, source, 100)?.id === piece ? -1 : 0,
    },
    at: {
      moved: {
        does(g, source, { ship }) {
          const vessel = shipInTrouble(g, source, 1000);
          if (vessel === null || vessel.id !== ship || skillAboard(g, vessel, 'ENGINEER') >= 3) return [];
          return [{ do: 'stop-these', which: [ship] }];
        },
      },
    },
  },
  'in-the-transporters': {
    text: 'Plays where you have tribbles. With 100 (or your Tribble Bomb) on a ship or facility: whenever personnel there move away, up to 10 of your tribbles there, your Tribble Bomb, or both may go along. Then discard this.',
    strays: { when: 'departure', least: 100, most: 10 },
  },
  'on-the-bridge': {
    text: 'Plays where you have tribbles. With 100 on a ship: cards add nothing to its attributes for its matching commander. With 1,000: at most 10 personnel attempt a mission from there.',
    bans: {
      part: (g, source, { piece, part }) =>
        part === 'commander' && shipInTrouble(g, source, 100)?.id === piece
          ? no('C-TRIB-04', 'There is trouble on the bridge.')
          : null,
      attempt(g, source, { team }) {
        const own = troubleWith(g, source, 1000);
        const people = team.flatMap((id) => g.pieces[id] ?? []);
        if (own === null || people.length <= MOST_IN_ATTEMPT) return null;
        return people.some((piece) => isAmongTribbles(g, piece, own))
          ? no('C-TRIB-04', `At most ${MOST_IN_ATTEMPT} personnel can attempt a mission from there.`)
          : null;
      },
    },
  },
  'on-the-station': {
    text: 'Plays where you have tribbles. With 1,000: just after these breed, up to 100 of them may spread to an adjacent site, or through the door of a facility or of a landed, docked or carried ship. Then discard this. With 10,000 at a Bajoran Shrine: nobody holds services.',
    strays: { when: 'bred', least: 1000, most: 100 },
    bans: {
      part(g, source, { piece, part }) {
        const own = troubleWith(g, source, 10_000);
        const site = g.pieces[piece];
        const isThere = own !== null && site !== undefined && hostOf(own.at) === site.id && isShrine(site.card);
        return part === 'services' && isThere ? no('C-TRIB-04', 'Tribbles are all over the shrine.') : null;
      },
    },
  },
};
