import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { cardName } from '../../content/cards/all.ts';
import { crewName, crewOf } from '../../content/crew/all.ts';
import { CUBES } from '../../content/cubes.ts';
import { SHIPS } from '../../content/ships.ts';
import { captainHealCost, spendMending } from '../../effects/mending.ts';
import { DAMAGE, type Frontiers } from '../../state.ts';
import { crewAt, playerOf, seatName } from '../captains/find.ts';
import { gainCrystal, type Running, takeOut, topCard } from '../captains/gains.ts';
import { recruit } from '../crew/recruit.ts';
import { payData } from '../data/data.ts';
import { takeOffered } from '../rounds/offers.ts';
import { type BuyPayload, missing } from './purchases.ts';

interface Local {
  seat: Seat;
  deed: BuyPayload;
}

/** Carries out one purchase that `saleOffers` offered (F-BUY-01). */
export const buy = procedure<Frontiers, Local>('buy')({
  begin(ctx, { seat, deed: payload }) {
    const { g } = ctx;
    const player = playerOf(g, seat);
    const name = seatName(g, seat);
    player.points.diplomacy -= payload.price;
    switch (payload.what) {
      case 'crew':
        ctx.call(recruit, { seat, crew: payload.crew, bonded: payload.bonded });
        break;
      // F-HEAL-07
      case 'repair':
        takeOut(player.hand, DAMAGE);
        ctx.log(`${name} buys Repair for a Damage Card.`, 'F-BUY-04');
        break;
      case 'heal':
        heal(ctx, seat, payload.whom);
        break;
      case 'action':
        takeOut(g.crew.actions, payload.card);
        topCard(ctx, seat, payload.card, 'F-GAIN-04');
        break;
      case 'undiscovered':
        payData(ctx, seat, payload.pays);
        takeOffered(ctx, 'undiscovered', payload.card);
        topCard(ctx, seat, payload.card, 'F-GAIN-04');
        break;
      case 'advanced':
        takeOffered(ctx, 'advanced', payload.card);
        topCard(ctx, seat, payload.card, 'F-GAIN-04');
        break;
      // F-BUY-13: only the buyer sees the card.
      case 'unseen':
        for (const card of ctx.draw(g.advanced.deck, 1)) {
          player.deck.unshift(card);
          const others = `${name} learns the top Advanced Action, face down.`;
          ctx.tell(seat, `You learn ${cardName(card)}.`, others, 'F-BUY-13');
        }
        break;
      // F-BUY-09, F-GAIN-03
      case 'crystals':
        for (const colour of payload.colours) gainCrystal(ctx, seat, colour);
        break;
      // F-BUY-12, F-OPEN-68: the Elite Crew card stays in the offer until the Round ends.
      case 'elite':
        for (const crew of g.crew.elite.splice(0, 1)) {
          g.crew.offer.push(crew);
          ctx.reveal();
          ctx.log(`${CUBES.gold.name}: ${crewName(crew)} joins the Crew offer.`, 'F-BUY-12');
        }
    }
    return 'end';
  },
  end: () => null,
});

/**
 * F-BUY-04, F-HEAL-08, F-HEAL-09: heals with the available Heal points. The player has paid for the missing ones, so
 * they are added first.
 */
function heal(ctx: Running, seat: Seat, whom: 'captain' | number): void {
  const { g } = ctx;
  const player = playerOf(g, seat);
  const member = whom === 'captain' ? null : crewAt(g, seat, whom);
  const needed = member === null ? captainHealCost(player) : crewOf(member.crew).rank;
  player.points.heal += missing(g, seat, needed);
  spendMending(player, 'heal', needed);
  (member ?? player).wounds -= 1;
  const captain = player.ship === null ? 'the Captain' : SHIPS[player.ship].captain;
  const name = member === null ? captain : crewName(member.crew);
  ctx.log(`${seatName(g, seat)} buys healing for ${name}.`, 'F-BUY-04');
}
