import { PILES } from '../../content/encounters/token.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import { seatsIn } from '../captains/find.ts';
import { drawCards, type Running } from '../captains/gains.ts';
import { rollCore } from '../data/data.ts';
import { layAll, layStart, stackTiles } from '../map/stack.ts';
import { dealCrew, openOffers } from '../rounds/offers.ts';
import { handLimit } from '../turn-end/hand-limit.ts';

/** Shuffles every pile and deck (F-SETUP-06, F-SETUP-08, F-SETUP-09, F-SETUP-17, F-SETUP-27, F-SETUP-28). */
export function shuffleAll(ctx: Running): void {
  const { piles, advanced, undiscovered, crew, players } = ctx.g;
  for (const pile of PILES) ctx.shuffle(piles[pile].draw);
  for (const deck of [advanced.deck, undiscovered.deck, crew.regular, crew.elite]) ctx.shuffle(deck);
  for (const { deck, skillPile } of players) {
    ctx.shuffle(deck);
    ctx.shuffle(skillPile);
  }
  ctx.log('All decks and piles are shuffled.', 'F-SETUP-06');
}

/** Reveals the offers, stacks the tiles, and places the first tiles (F-SETUP-08 to F-SETUP-22). */
export function layMap(ctx: Running): void {
  // F-SCEN-06
  if (scenarioIn(ctx.g).offersOpen) openOffers(ctx);
  stackTiles(ctx);
  layStart(ctx);
  if (ctx.g.options.openMap) layAll(ctx);
}

/** Rolls the Core and deals the Crew offer and everyone’s first hand (F-SETUP-18 to F-SETUP-20, F-SETUP-36). */
export function rollAndDeal(ctx: Running): void {
  rollCore(ctx);
  dealCrew(ctx);
  for (const seat of seatsIn(ctx.g)) drawCards(ctx, seat, handLimit(ctx.g, seat), 'F-SETUP-36');
}
