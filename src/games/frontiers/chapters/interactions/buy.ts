import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { cardName } from '../../content/cards/all.ts';
import { crewName, crewOf } from '../../content/crew/all.ts';
import { CUBES } from '../../content/cubes.ts';
import { SHIPS } from '../../content/ships.ts';
import { captainHealCost, spendMending } from '../../effects/mending.ts';
import { type CardId, DAMAGE, type Frontiers } from '../../state.ts';
import { crewAt, playerOf, seatName } from '../captains/find.ts';
import { gainCrystal, type Running, takeOut, topCard } from '../captains/gains.ts';
import { recruit } from '../crew/recruit.ts';
import { recruitCost } from '../crew/recruiting.ts';
import { payData } from '../data/data.ts';
import type { HexId } from '../map/hex.ts';
import { takeOffered } from '../rounds/offers.ts';
import { type BuyDeed, missing, waresAt } from './purchases.ts';

interface Local {
  seat: Seat;
  /** The location. */
  at: HexId;
  deed: BuyDeed;
}

/** Buys one thing that `purchases` offered (F-BUY-01). */
export const buy = procedure<Frontiers, Local>('buy')({
  begin(ctx, { seat, at, deed }) {
    switch (deed.what) {
      case 'crew': {
        const { crew, bonded } = deed;
        pay(ctx, seat, recruitCost(ctx.g, seat, crew, bonded));
        ctx.call(recruit, { seat, crew, bonded });
        return 'end';
      }
      case 'repair':
        return repair(ctx, seat, at);
      case 'heal':
        return heal(ctx, seat, at, deed.whom);
      case 'action':
        pay(ctx, seat, waresAt(ctx.g, at).actions ?? 0);
        takeOut(ctx.g.crew.actions, deed.card);
        return learn(ctx, seat, deed.card);
      case 'undiscovered':
        pay(ctx, seat, waresAt(ctx.g, at).undiscovered?.price ?? 0);
        payData(ctx, seat, deed.pays);
        takeOffered(ctx, 'undiscovered', deed.card);
        return learn(ctx, seat, deed.card);
      case 'crystals':
        return crystals(ctx, seat, at);
      case 'elite':
        return addElite(ctx, seat, at);
      case 'advanced':
        pay(ctx, seat, waresAt(ctx.g, at).cube?.price ?? 0);
        takeOffered(ctx, 'advanced', deed.card);
        return learn(ctx, seat, deed.card);
      case 'unseen':
        pay(ctx, seat, waresAt(ctx.g, at).cube?.price ?? 0);
        return learnUnseen(ctx, seat);
    }
  },
  end: () => null,
});

function pay(ctx: Running, seat: Seat, price: number): void {
  playerOf(ctx.g, seat).points.diplomacy -= price;
}

/** F-BUY-04, F-HEAL-07 */
function repair(ctx: Running, seat: Seat, at: HexId): null {
  pay(ctx, seat, waresAt(ctx.g, at).mend ?? 0);
  takeOut(playerOf(ctx.g, seat).hand, DAMAGE);
  ctx.log(`${seatName(ctx.g, seat)} buys Repair for a Damage Card.`, 'F-BUY-04');
  return null;
}

/** F-BUY-04, F-HEAL-08, F-HEAL-09: points that lie ready are used, the others are bought. */
function heal(ctx: Running, seat: Seat, at: HexId, whom: 'captain' | number): null {
  const { g } = ctx;
  const player = playerOf(g, seat);
  const member = whom === 'captain' ? null : crewAt(g, seat, whom);
  const needed = member === null ? captainHealCost(player) : crewOf(member.crew).rank;
  const bought = missing(g, seat, needed);
  pay(ctx, seat, (waresAt(g, at).mend ?? 0) * bought);
  player.points.heal += bought;
  spendMending(player, 'heal', needed);
  if (member === null) player.wounds -= 1;
  else member.wounds -= 1;
  const captain = player.ship === null ? 'the Captain' : SHIPS[player.ship].captain;
  ctx.log(`${seatName(g, seat)} buys healing for ${member === null ? captain : crewName(member.crew)}.`, 'F-BUY-04');
  return null;
}

function learn(ctx: Running, seat: Seat, card: CardId): null {
  topCard(ctx, seat, card, 'F-GAIN-04');
  return null;
}

/** F-BUY-13: the buyer alone learns what it is. */
function learnUnseen(ctx: Running, seat: Seat): null {
  const [card] = ctx.draw(ctx.g.advanced.deck, 1);
  if (card === undefined) return null;
  playerOf(ctx.g, seat).deck.unshift(card);
  const name = seatName(ctx.g, seat);
  ctx.tell(seat, `You learn ${cardName(card)}.`, `${name} learns the unseen top Advanced Action.`, 'F-BUY-13');
  return null;
}

/** F-BUY-09, F-GAIN-03 */
function crystals(ctx: Running, seat: Seat, at: HexId): null {
  const { cube } = waresAt(ctx.g, at);
  if (cube?.kind !== 'crystals') throw new Error(`no crystals are sold at ${at}`);
  pay(ctx, seat, cube.price);
  for (const colour of cube.colours) gainCrystal(ctx, seat, colour);
  return null;
}

/** F-BUY-12, F-OPEN-68: it stays in the offer until the Round ends. */
function addElite(ctx: Running, seat: Seat, at: HexId): null {
  const { g } = ctx;
  pay(ctx, seat, waresAt(g, at).cube?.price ?? 0);
  const crew = g.crew.elite.shift();
  if (crew === undefined) return null;
  g.crew.offer.push(crew);
  ctx.reveal();
  ctx.log(`${crewName(crew)} can be recruited: ${CUBES.gold.name}.`, 'F-BUY-12');
  return null;
}
