import type { Seat } from '../../../../kernel/types.ts';
import { later } from '../../../kit/cache.ts';
import { allRules } from '../../content/effects/rules.ts';
import { playerOf } from '../../position/find.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { affiliationOf } from '../affiliation/compatible.ts';

/**
 * A player is playing an affiliation once a card of it came into play, and ever after (C-AFFIL-13). What the other has made of it is nothing
 * that its owner plays.
 */
export function noteAffiliations(g: FirstEdition, piece: Piece): void {
  if (piece.owner !== piece.seat) return;
  const { playing } = playerOf(g, piece.owner);
  const affiliation = affiliationOf(piece);
  if (affiliation !== null && !playing.includes(affiliation)) playing.push(affiliation);
}

/** Cards whose texts ask what their players have played before. */
const remembering = later(() => [...allRules()].filter(([, { remembers }]) => remembers !== undefined));

/** What a player plays is noted, where a card of the own deck asks about it later. */
export function noteRemembered(g: FirstEdition, seat: Seat, played: CardId): void {
  const { used } = playerOf(g, seat);
  for (const [card, { remembers }] of remembering()) {
    if (remembers?.(played) !== true || used.includes(card)) continue;
    if (g.options.decks[seat]?.draw.includes(card) === true) used.push(card);
  }
}
