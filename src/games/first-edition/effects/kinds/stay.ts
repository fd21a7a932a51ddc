import { cardName, placeName } from '../../position/names.ts';
import { enter } from '../../position/pieces.ts';
import { onPiece } from '../../position/places.ts';
import type { CardPlace } from '../../terms.ts';
import { announcedOf } from '../announced.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Makes the card from hand stay in play. By default, it stays where it was played. If `at` is given, it stays in
     * that place, or on the chosen personnel. If `count` is given, it stays for this many turns of its owner.
     */
    stay: { at?: CardPlace | 'chosen'; count?: number };
  }
}

export const stay: Kind<'stay'> = {
  run(ctx, run, { at = run.to, count }) {
    const card = announcedOf(ctx.g, run);
    const [chosen] = run.result ?? [];
    const place = at === 'chosen' ? (chosen === undefined ? undefined : onPiece(chosen)) : at;
    if (card === undefined || place === undefined) return;
    card.fate = 'stays';
    const piece = enter(ctx.g, card.card, card.owner, place);
    piece.seat = run.seat;
    if (count !== undefined) piece.count = count;
    run.from = { seat: run.seat, kind: 'piece', card: card.card, piece: piece.id };
    ctx.log(`${cardName(card.card)} stays ${placeName(ctx.g, place)}.`, 'C-PLAY-06');
  },
};
