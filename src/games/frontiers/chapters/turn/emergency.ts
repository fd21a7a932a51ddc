import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { cardOffer } from '../../effects/frame.ts';
import { type CardId, DAMAGE, type Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { discardFromHand, type Running } from '../captains/gains.ts';

/** Emergency Repairs, instead of movement and an Action (F-EMERG-01). */
export const emergency = procedure<Frontiers, { seat: Seat }>('emergency')({
  begin: offering({
    ask({ g }, { seat }) {
      const cards = othersInHand(g, seat);
      // F-OPEN-42: the hand is counted as it is now, after any earlier Repairs.
      if (cards.length < 2) return { go: cards.length === 0 ? 'slow' : 'only' };
      const prompt = 'Emergency Repairs: which card do you discard along with Damage Cards?';
      const offers = cards.map((card) => cardOffer('discard', card, { hidden: true }));
      return pickOffer(seat, prompt, offers, 'F-EMERG-02');
    },
    take(ctx, { seat }, card) {
      discardFromHand(ctx.g, seat, card);
      return 'damage';
    },
  }),
  only(ctx, { seat }) {
    for (const card of othersInHand(ctx.g, seat)) discardFromHand(ctx.g, seat, card);
    return 'damage';
  },
  // F-OPEN-41: the player may also choose to discard no Damage Cards.
  damage: offering({
    ask({ g }, { seat }) {
      const held = damageOf(g, seat);
      if (held === 0) return { go: 'done' };
      // List the highest number first, since players make Emergency Repairs to get rid of Damage Cards.
      const offers = Array.from({ length: held + 1 }, (_, kept) => countOffer(held - kept));
      const prompt = 'How many Damage Cards do you discard?';
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
  // F-EMERG-04: the hand is revealed.
  slow(ctx, { seat }) {
    const held = several(damageOf(ctx.g, seat), 'Damage Card');
    ctx.reveal();
    discardDamage(ctx, seat, 1);
    ctx.log(`Slow Recovery: ${seatName(ctx.g, seat)} shows ${held} and discards one.`, 'F-EMERG-04');
    return null;
  },
});

/** Returns the cards in hand except Damage Cards, without duplicates. */
function othersInHand(g: Frontiers, seat: Seat): CardId[] {
  return [...new Set(playerOf(g, seat).hand)].filter((card) => card !== DAMAGE);
}

function countOffer(count: number): Offer<number> {
  return open({ key: `${count}`, verb: 'discard', label: several(count, 'Damage Card'), hidden: true }, count);
}

function damageOf(g: Frontiers, seat: Seat): number {
  return playerOf(g, seat).hand.filter((card) => card === DAMAGE).length;
}

/** F-EMERG-03, F-HEAL-03: discarded Damage Cards go to the discard pile, so they can come back later. */
function discardDamage({ g }: Running, seat: Seat, count: number): void {
  for (let card = 0; card < count; card++) discardFromHand(g, seat, DAMAGE);
}
