import type { Seat } from '../../../kernel/types.ts';
import { groupPlace, groupSize, groupsOf, tribblesAt, troublesAt } from '../chapters/tribbles/groups.ts';
import { hostIn } from '../position/find.ts';
import { cardName, pieceName, placeName, SEATS } from '../position/names.ts';
import { isPerson } from '../position/piece-types.ts';
import { locationAt } from '../position/places.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { TribbleGroupView } from '../view.ts';

/** Returns the groups of tribbles of both players, with the Trouble cards that are with them (C-TRIB-01). */
export function tribbleGroups(g: FirstEdition): TribbleGroupView[] {
  return [...SEATS.keys()].flatMap((seat) => groupsOf(g, seat).map((place) => groupView(g, seat, place)));
}

function groupView(g: FirstEdition, seat: Seat, place: Piece['at']): TribbleGroupView {
  const troubles = troublesAt(g, place).filter((piece) => piece.seat === seat);
  return {
    seat,
    place: placeName(g, place),
    location: locationAt(g, place),
    count: groupSize(g, place, seat),
    cards: [...tribblesAt(g, place, seat), ...troubles].map((piece) => cardWords(g, piece)),
  };
}

/** Names a Tribble or Trouble card, and the personnel who carries it. */
function cardWords(g: FirstEdition, piece: Piece): string {
  const host = groupPlace(g, piece) === piece.at ? undefined : hostIn(g, piece.at);
  const name = cardName(piece.card);
  return host !== undefined && isPerson(host) ? `${name}, carried by ${pieceName(g, host.id)}` : name;
}
