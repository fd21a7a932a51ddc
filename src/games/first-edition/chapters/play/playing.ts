import type { Seat } from '../../../../kernel/types.ts';
import { later } from '../../../kit/cache.ts';
import { allRules } from '../../content/rules.ts';
import { playerOf } from '../../position/find.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { affiliationOf } from '../affiliation/compatible.ts';

/**
 * Records that a player is playing the affiliation of a card that entered play (C-AFFIL-13). A card under the
 * opponent's control doesn't count for its owner.
 */
export function noteAffiliations(g: FirstEdition, piece: Piece): void {
  if (piece.owner !== piece.seat) return;
  const { playing } = playerOf(g, piece.owner);
  const affiliation = affiliationOf(piece);
  if (affiliation !== null && !playing.includes(affiliation)) playing.push(affiliation);
}

/** Cards with text about what their player has played earlier. */
const remembering = later(() =>
  [...allRules()].flatMap(([card, { remembers }]) => (typeof remembers === 'function' ? [{ card, remembers }] : [])),
);

/** Records a played card if a card in the player's own deck refers to it later. */
export function noteRemembered(g: FirstEdition, seat: Seat, played: CardId): void {
  const { used } = playerOf(g, seat);
  for (const { card, remembers } of remembering()) {
    if (!remembers(played) || used.includes(card)) continue;
    if (g.options.decks[seat]?.draw.includes(card) === true) used.push(card);
  }
}
