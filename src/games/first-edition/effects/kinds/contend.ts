import { before } from '../../../kit/effects.ts';
import { scorePoints } from '../../chapters/points/score.ts';
import { attributeOf } from '../../chapters/skills/attributes.ts';
import { cardOf } from '../../content/pool.ts';
import { isHologram } from '../../position/kinds.ts';
import { pieceName } from '../../position/names.ts';
import { onPiece } from '../../position/places.ts';
import type { PieceId } from '../../terms.ts';
import { whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * A battle between two personnel (C-PERSBAT-03, C-PERSBAT-06) in which the weaker one dies. The card is placed on
     * the winner and scores its points, and then the effects in `then` follow. If nobody wins, the card is discarded.
     */
    contend: { pair: readonly [PieceId, PieceId]; then: Effects };
  }
}

export const contend: Kind<'contend'> = {
  run(ctx, run, { pair, then }) {
    const { g } = ctx;
    const [one, other] = pair.flatMap((id) => g.pieces[id] ?? []);
    const [card] = whichOf(g, run, 'itself');
    if (one === undefined || other === undefined || card === undefined) return;
    const [first, second] = [attributeOf(g, one, 'STRENGTH'), attributeOf(g, other, 'STRENGTH')];
    // Both fighters are stopped (C-BATTLE-08).
    for (const piece of [one, other]) piece.stopped = g.turns;
    const names = `${pieceName(g, one.id)} ${first}, ${pieceName(g, other.id)} ${second}`;
    if (first === second) {
      ctx.log(`${names}: neither wins.`, 'C-PERSBAT-06');
      before(run, [{ do: 'take-out', which: 'itself', why: 'discarded' }]);
      return;
    }
    const [winner, loser] = first > second ? [one, other] : [other, one];
    ctx.log(`${names}: ${pieceName(g, winner.id)} wins.`, 'C-PERSBAT-06');
    card.at = onPiece(winner.id);
    g.lasting.push({ what: card.card, seat: run.seat, piece: winner.id, until: 'game' });
    // Holograms can only kill holograms (C-TIME-04).
    const isMortal = !isHologram(cardOf(winner.card)) || isHologram(cardOf(loser.card));
    if (isMortal) before(run, [{ do: 'take-out', which: [loser.id], why: 'killed' }, ...then]);
    else before(run, then);
    scorePoints(ctx, run.seat, { kind: 'bonus', points: cardOf(card.card).points?.value ?? 0, card: card.card });
  },
  text: () => 'Two personnel battle each other.',
};
