import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { listed } from '../../../kit/words.ts';
import { opponentOf } from '../../position/find.ts';
import { piecesNamed, seatName } from '../../position/names.ts';
import { isCaptive } from '../../position/piece-types.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { type CalledWith, GAP, type Payload, POSSESS } from '../calls.ts';
import { remedy } from '../dilemmas/remedies.ts';
import { carriedAlong } from './carried-along.ts';
import { lentOffers } from './lent-offers.ts';

/** The key in `g.lasting` while a player temporarily controls the opponent's cards. */
export const POSSESSED = 'possessed';

/** The procedure's state: the cards taken, and who controlled each before. */
type Possessing = CalledWith<typeof POSSESS> & { taken?: { piece: PieceId; from: Seat; lent?: Seat }[] };

/**
 * Gives a player temporary control of an opponent's ship and personnel during the opponent's turn, which then continues
 * (C-CONTROL-03).
 */
export const possess = procedure<FirstEdition, Possessing>(POSSESS.name)({
  // The player may decline.
  begin: offering({
    ask({ g }, { seat, pieces }) {
      const there = theirs(g, seat, pieces);
      if (there.length === 0) return { go: 'over' as const };
      const who = listed(piecesNamed(g, there.slice(0, 4)));
      const prompt = `Take control of ${who}${there.length > 4 ? ' and others' : ''} until they are stopped?`;
      const offers = [
        open({ key: 'take', verb: 'take', label: 'Take control', rule: 'C-CONTROL-03' }, 'take' as const),
        open({ key: 'leave', verb: 'leave', label: 'Decline', rule: 'C-CONTROL-03' }, 'over' as const),
      ];
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-CONTROL-03' };
    },
    take: (_ctx, _local, way) => way,
  }),
  take(ctx, local) {
    const { g } = ctx;
    const { seat } = local;
    const main = theirs(g, seat, local.pieces);
    // Cards on these cards change hands too (C-CONTROL-02).
    const more = main.flatMap(({ id }) => carriedAlong(g, id));
    local.taken = [...new Set([...main, ...more])].map(({ id, seat: from, lent }) => ({
      piece: id,
      from,
      ...(lent === undefined ? {} : { lent }),
    }));
    for (const { piece: id } of local.taken) {
      const piece = g.pieces[id];
      if (piece === undefined) continue;
      piece.lent = piece.seat;
      piece.seat = seat;
    }
    g.lasting.push({ what: POSSESSED, seat, until: 'turn' });
    ctx.log(`${seatName(seat)} temporarily controls ${listed(piecesNamed(g, main))}.`, 'C-CONTROL-03');
    return 'act';
  },
  act: offering({
    ask({ g }, { seat }) {
      const orders = lentOffers(g, seat);
      if (orders.length === 0) return { go: 'back' as const };
      const back = { key: 'release', verb: 'release', label: 'Give back control', rule: 'C-CONTROL-03' };
      const offers: Offer<Payload | null>[] = [...orders, open(back, null)];
      const prompt = `You control these cards until they are stopped. What do they do?`;
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-CONTROL-03' };
    },
    take(ctx, _local, payload) {
      if (payload === null) return 'back';
      payload(ctx);
      return 'gap';
    },
  }),
  gap(ctx, { seat }) {
    remedy(ctx);
    ctx.call(GAP, { seat: opponentOf(seat), window: 'gap' });
    return 'act';
  },
  back(ctx, { seat, taken = [] }) {
    const { g } = ctx;
    for (const { piece: id, from, lent } of taken) {
      const piece = g.pieces[id];
      if (piece === undefined) continue;
      delete piece.lent;
      if (lent !== undefined) piece.lent = lent;
      if (piece.seat === seat) piece.seat = from;
    }
    const at = g.lasting.findIndex((one) => one.what === POSSESSED && one.seat === seat);
    if (at >= 0) g.lasting.splice(at, 1);
    ctx.log(`${seatName(opponentOf(seat))} regains control of the cards.`, 'C-CONTROL-03');
    return 'over';
  },
  over: () => null,
});

/** Returns the opponent's cards that are still in play and aren't captives. */
function theirs(g: FirstEdition, seat: Seat, pieces: readonly PieceId[]): Piece[] {
  return pieces.flatMap((id) => g.pieces[id] ?? []).filter((piece) => piece.seat !== seat && !isCaptive(piece));
}
