import { allPieces } from '../position/find.ts';
import { isAway } from '../position/places.ts';
import { granted } from '../rules/ask.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId } from '../terms.ts';
import { isImmune } from './immunity.ts';
import { isNamed } from './named.ts';
import { textFacts } from './text-facts.ts';

/** True for a piece that is face up, isn't an artifact kept in hand, and hasn't disappeared from the spaceline. */
function isSeen(g: FirstEdition, { at, hidden, kept }: Piece): boolean {
  return hidden !== true && kept !== true && !isAway(g, at);
}

function isCovered(g: FirstEdition, target: Piece, by: CardId, byName: boolean): boolean {
  return allPieces(g).some((own) =>
    textFacts(own.card).protects?.some(({ from, covers }) => {
      const isKeptOff = from === undefined ? !byName : isNamed(by, ...from);
      return isSeen(g, own) && isKeptOff && covers(g, own, target);
    }),
  );
}

/**
 * Whether a card in play is safe from another card that would nullify or affect it (C-TYPES-11, C-TYPES-14). The card's
 * own text or a card in play may make it safe. Set `byName` if the other card's text names the card that it nullifies.
 */
export function isSafe(g: FirstEdition, target: Piece, by: CardId, byName = false): boolean {
  return (
    isImmune(target.card, by, byName) ||
    granted(g, 'no-nullify', { card: target.card, seat: target.seat }) ||
    isCovered(g, target, by, byName)
  );
}
