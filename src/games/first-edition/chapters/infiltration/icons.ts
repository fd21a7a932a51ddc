import type { Seat } from '../../../../kernel/types.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { opponentOf, piecesAt, piecesOf, playerOf } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';
import { affiliationOf, mix } from '../affiliation/compatible.ts';

/** The affiliations that infiltration icons are of. */
const ICONS: Readonly<Record<string, Affiliation>> = {
  '<Baj>': 'Bajoran',
  '<Car>': 'Cardassian',
  '<Dom>': 'Dominion',
  '<Fed>': 'Federation',
  '<Kli>': 'Klingon',
  '<Rom>': 'Romulan',
  '<Sta>': 'Starfleet',
  '<Vul>': 'Vulcan',
};

/** The affiliations that somebody can infiltrate (C-INFIL-01). */
export function infiltrated(card: CardId): Affiliation[] {
  return cardOf(card).icons.flatMap((icon) => ICONS[icon] ?? []);
}

/** Whether a seat is playing an affiliation (C-AFFIL-13): by what came into play before, or what its player has there now. */
function isPlaying(g: FirstEdition, seat: Seat, side: Affiliation): boolean {
  if (playerOf(g, seat).playing.includes(side)) return true;
  return piecesOf(g, seat).some(
    (piece) => piece.owner === seat && piece.hidden !== true && affiliationOf(piece) === side,
  );
}

/** The affiliation as which somebody of a seat fits cards of the opponent that act as these. Null if as none (C-INFIL-01). */
export function sideAmong(
  g: FirstEdition,
  seat: Seat,
  card: CardId,
  hosts: readonly (Affiliation | null)[],
): Affiliation | null {
  const other = opponentOf(seat);
  const fits = (side: Affiliation) =>
    isPlaying(g, other, side) && hosts.every((host) => host === null || mix(g, other, side, host));
  return infiltrated(card).find(fits) ?? null;
}

/** Infiltrators of a seat, in the order in which they came into play. */
export function infiltratorsOf(g: FirstEdition, seat: Seat): Piece[] {
  return piecesOf(g, seat).filter(({ infiltrates }) => infiltrates !== undefined);
}

/** Personnel of the opponent of a seat in a place, who can act or not. */
export function hostsAt(g: FirstEdition, seat: Seat, place: CardPlace): Piece[] {
  return piecesAt(g, place).filter(
    ({ seat: own, card, captive }) => own === opponentOf(seat) && captive === undefined && isPersonnel(cardOf(card)),
  );
}
