import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { cardName } from '../../content/cards/all.ts';
import { type CardId, DAMAGE, type Frontiers } from '../../state.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { discardFromHand, type Running } from '../captains/gains.ts';
import { hasPlayable } from './obligation.ts';

interface Local {
  seat: Seat;
}

/** Emergency Repairs in place of movement and Action (F-EMERG-01). */
export const emergency = procedure<Frontiers, Local>('emergency')({
  begin: offering({
    ask({ g }, { seat }) {
      const player = playerOf(g, seat);
      // F-OPEN-42: looked at now, after Repairs that came before.
      if (!hasPlayable(player)) return { go: 'slow' };
      const cards = [...new Set(player.hand)].filter((card) => card !== DAMAGE);
      if (cards.length === 1) return { go: 'only' };
      const prompt = 'Emergency Repairs: which card do you discard with your Damage Cards?';
      return { seat, kind: 'pick', prompt, offers: cards.map(discardOffer), min: 1, max: 1, rule: 'F-EMERG-02' };
    },
    take(ctx, { seat }, card) {
      discardFromHand(ctx.g, seat, card);
      return 'damage';
    },
  }),
  only(ctx, { seat }) {
    const card = playerOf(ctx.g, seat).hand.find((one) => one !== DAMAGE);
    if (card !== undefined) discardFromHand(ctx.g, seat, card);
    return 'damage';
  },
  // F-OPEN-41: none at all is a number, too.
  damage: offering({
    ask({ g }, { seat }) {
      const held = damageOf(g, seat);
      if (held === 0) return { go: 'done' };
      // The most first: that is what Emergency Repairs are for.
      const offers = Array.from({ length: held + 1 }, (_, kept) => countOffer(held - kept));
      const prompt = 'How many Damage Cards go to your discard pile?';
      return { seat, kind: 'amount', prompt, offers, min: 1, max: 1, rule: 'F-EMERG-02' };
    },
    take(ctx, { seat }, count) {
      discardDamage(ctx, seat, count);
      const what = `a card and ${several(count, 'Damage Card')}`;
      ctx.log(`Emergency Repairs: ${seatName(ctx.g, seat)} discards ${what}.`, 'F-EMERG-02');
      return null;
    },
  }),
  done(ctx, { seat }) {
    ctx.log(`Emergency Repairs: ${seatName(ctx.g, seat)} discards a card.`, 'F-EMERG-02');
    return null;
  },
  // F-EMERG-04: the hand is shown.
  slow(ctx, { seat }) {
    const held = damageOf(ctx.g, seat);
    ctx.reveal();
    discardDamage(ctx, seat, 1);
    ctx.log(
      `Slow Recovery: ${seatName(ctx.g, seat)} shows ${several(held, 'Damage Card')} and discards one.`,
      'F-EMERG-04',
    );
    return null;
  },
});

function discardOffer(card: CardId): Offer<CardId> {
  const subject = { kind: 'card', id: card };
  return open({ key: `discard:${card}`, verb: 'discard', label: cardName(card), subject, hidden: true }, card);
}

function countOffer(count: number): Offer<number> {
  return open({ key: `${count}`, verb: 'discard', label: several(count, 'Damage Card'), hidden: true }, count);
}

function damageOf(g: Frontiers, seat: Seat): number {
  return playerOf(g, seat).hand.filter((card) => card === DAMAGE).length;
}

/** F-EMERG-03, F-HEAL-03: they stay in the deck’s cycle. */
function discardDamage({ g }: Running, seat: Seat, count: number): void {
  for (let card = 0; card < count; card++) discardFromHand(g, seat, DAMAGE);
}
