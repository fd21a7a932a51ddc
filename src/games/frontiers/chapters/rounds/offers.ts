import { cardName } from '../../content/cards/all.ts';
import { crewName, crewOf } from '../../content/crew/all.ts';
import { TILES } from '../../content/tiles/all.ts';
import { roundsOf, scenarioIn } from '../../scenarios/all.ts';
import type { CardId, CrewId, Frontiers } from '../../state.ts';
import { type Running, takeOut } from '../captains/gains.ts';
import { supplySize } from '../data/data.ts';
import { siteAt, spaces } from '../map/ground.ts';

/** Which of the two card offers. */
export type OfferName = 'advanced' | 'undiscovered';

/** Cards that an offer shows (F-SETUP-08, F-SETUP-09). */
export const OFFER_SIZE = 3;

/** What the offers are called. */
export const OFFER_NAMES: Record<OfferName, string> = { advanced: 'Advanced Action', undiscovered: 'Undiscovered' };

/** Fills an offer from its deck: cards move down, new ones come on top (F-GAIN-05). With an empty deck it stays smaller. */
function replenish(ctx: Running, name: OfferName): void {
  const { deck, offer } = ctx.g[name];
  while (offer.length < OFFER_SIZE) {
    const card = deck.shift();
    if (card === undefined) return;
    offer.unshift(card);
    ctx.reveal();
    ctx.log(`${cardName(card)} comes into the ${OFFER_NAMES[name]} offer.`, 'F-GAIN-05');
  }
}

/** Takes a card out of an offer, which is filled again at once (F-GAIN-05). Throws when it isn’t there. */
export function takeOffered(ctx: Running, name: OfferName, card: CardId): void {
  takeOut(ctx.g[name].offer, card);
  replenish(ctx, name);
}

/** The lowest card of an offer, or null (F-LEVEL-06, F-ROUND-10). */
export function lowest(g: Frontiers, name: OfferName): CardId | null {
  return g[name].offer.at(-1) ?? null;
}

/** First Reconnaissance shows the offers when they are needed for the first time (F-SCEN-06). */
export function openOffers(ctx: Running): void {
  replenish(ctx, 'advanced');
  replenish(ctx, 'undiscovered');
}

/** What is left of the Crew offer goes under the decks that it came from (F-ROUND-04, F-ROUND-05, F-OPEN-68). */
export function clearCrew({ crew, advanced }: Frontiers): void {
  for (const id of crew.offer) (crewOf(id).elite ? crew.elite : crew.regular).push(id);
  advanced.deck.push(...crew.actions);
  crew.offer = [];
  crew.actions = [];
}

/** Deals a new Crew offer: Elite and Regular in turn once Elite Crew is around, else Regular alone (F-ROUND-06 to F-ROUND-08). */
export function dealCrew(ctx: Running): void {
  const { crew } = ctx.g;
  const elite = hasElite(ctx.g);
  const size = supplySize(ctx.g);
  while (crew.offer.length < size) {
    const card = elite ? nextOf(crew, crew.offer.length % 2 === 0) : crew.regular.shift();
    if (card === undefined) break;
    crew.offer.push(card);
  }
  ctx.reveal();
  const rule = ctx.g.round === 0 ? 'F-SETUP-20' : 'F-ROUND-06';
  ctx.log(`Crew on offer: ${crew.offer.map(crewName).join(', ')}.`, rule);
}

/**
 * A card to learn for each Class-M Planet that stands (F-ROUND-09). Where Advanced Actions run short they are missing here
 * first: what the offer needs stays in the deck (F-VARIANT-21).
 */
export function dealActions(ctx: Running): void {
  const { advanced, crew, dummy } = ctx.g;
  // The lowest card of the offer goes under the deck and comes back at need, but for the one that the Dummy Player takes.
  const needed = OFFER_SIZE - advanced.offer.length + (dummy === null ? 0 : 1);
  const count = Math.min(openPlanets(ctx.g), Math.max(0, advanced.deck.length - needed));
  if (count === 0) return;
  crew.actions = advanced.deck.splice(0, count);
  ctx.reveal();
  ctx.log(`To learn at Class-M Planets: ${crew.actions.map(cardName).join(', ')}.`, 'F-ROUND-09');
}

/** Whether Elite Crew is dealt in this Round (F-ROUND-07, F-ROUND-08, F-SCEN-05, F-SCEN-71). */
function hasElite(g: Frontiers): boolean {
  switch (scenarioIn(g).elite) {
    case 'never':
      return false;
    case 'core':
      return g.map.some(({ tile }) => TILES[tile].back === 'core');
    case 'half':
      return g.round * 2 > roundsOf(g);
  }
}

/** The next card of one deck, or of the other one when it is empty (F-OPEN-67). */
function nextOf({ elite, regular }: Frontiers['crew'], eliteFirst: boolean): CrewId | undefined {
  return eliteFirst ? (elite.shift() ?? regular.shift()) : (regular.shift() ?? elite.shift());
}

/** Class-M Planets on the map that nobody decimated. */
function openPlanets(g: Frontiers): number {
  return [...spaces(g).values()].filter(({ id, site }) => site?.kind === 'classM' && siteAt(g, id).marks.length === 0)
    .length;
}
