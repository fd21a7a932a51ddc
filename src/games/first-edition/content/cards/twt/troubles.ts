import { no } from '../../../../kit/offers.ts';
import { isShip } from '../../../position/piece-types.ts';
import { hostOf, placeKind } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, ShipPiece } from '../../../state.ts';
import type { CardId, PieceId } from '../../../terms.ts';
import { skillAboard } from '../../builders/shared.ts';
import { troubleWith } from '../../builders/tribbles.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

const isShrine = filter('{Bajoran Shrine}');
const isOreUnit = filter('{Ore Processing Unit}');

/** Returns the ship that a Trouble card is aboard, if its player has enough tribbles there. */
function shipInTrouble(g: FirstEdition, source: RuleSource, least: number): ShipPiece | null {
  const own = troubleWith(g, source, least);
  const host = own === null || placeKind(own.at) !== 'aboard' ? null : hostOf(own.at);
  const ship = host === null ? undefined : g.pieces[host];
  return ship !== undefined && isShip(ship) ? ship : null;
}

/** True if a Trouble card is at a site that passes a test, and its player has enough tribbles there. */
function isTroubled(
  g: FirstEdition,
  source: RuleSource,
  least: number,
  site: PieceId,
  isMeant: (card: CardId) => boolean,
): boolean {
  const own = troubleWith(g, source, least);
  const piece = g.pieces[site];
  return own !== null && piece !== undefined && hostOf(own.at) === site && isMeant(piece.card);
}

/** Trouble cards of The Trouble with Tribbles, by id. */
export const CARDS: CardRules = {
  'in-the-engine-room': {
    text: 'Plays where you have tribbles. With 100 on a ship: WEAPONS and RANGE −1. With 1,000 on a ship: it is “stopped” after each move, unless 3 ENGINEER are aboard. With 1,000 at an Ore Processing Unit: suspends Process Ore.',
    bans: {
      part: (g, source, { piece, part }) =>
        part === 'ore' && isTroubled(g, source, 1000, piece, isOreUnit)
          ? no('C-TRIB-04', 'Tribbles are all over the ore.')
          : null,
    },
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
  'on-the-station': {
    text: 'Plays where you have tribbles. With 1,000: just after these breed, up to 100 of them may spread to an adjacent site, or through the door of a facility or of a landed, docked or carried ship. Then discard this. With 10,000 at a Bajoran Shrine: nobody holds services.',
    strays: { when: 'bred', least: 1000, most: 100 },
    bans: {
      part: (g, source, { piece, part }) =>
        part === 'services' && isTroubled(g, source, 10_000, piece, isShrine)
          ? no('C-TRIB-04', 'Tribbles are all over the shrine.')
          : null,
    },
  },
};
