import type { Seat } from '../../../../kernel/types.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { opponentOf, piecesAt, piecesOf, playerOf } from '../../position/find.ts';
import { each } from '../../position/look.ts';
import type { Infiltrator } from '../../position/piece-types.ts';
import { isCaptive, isInfiltrator, isPerson } from '../../position/piece-types.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';
import { affiliationOf, mix } from '../affiliation/compatible.ts';

/** Affiliations by infiltration icon. */
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

/** Returns the affiliations that a personnel can infiltrate (C-INFIL-01). */
export function infiltrated(card: CardId): Affiliation[] {
  return cardOf(card).icons.flatMap((icon) => ICONS[icon] ?? []);
}

/**
 * True if a player is playing an affiliation (C-AFFIL-13): one of its cards entered play earlier, or is in play now.
 */
function isPlaying(g: FirstEdition, seat: Seat, side: Affiliation): boolean {
  if (playerOf(g, seat).playing.includes(side)) return true;
  return piecesOf(g, seat).some(
    (piece) => piece.owner === seat && piece.hidden !== true && affiliationOf(piece) === side,
  );
}

/**
 * Returns an affiliation that would make an infiltrator compatible with these hosts, or null if there is none
 * (C-INFIL-01).
 */
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

/** Returns a player's infiltrators, in the order they entered play. */
export const infiltratorsOf: (g: FirstEdition, seat: Seat) => readonly Infiltrator[] = each((g, seat) =>
  piecesOf(g, seat).filter(isInfiltrator),
);

/** Returns the opponent's personnel in a place, even if they can't act. */
export function hostsAt(g: FirstEdition, seat: Seat, place: CardPlace): Piece[] {
  const host = opponentOf(seat);
  return piecesAt(g, place).filter((piece) => piece.seat === host && isPerson(piece) && !isCaptive(piece));
}
