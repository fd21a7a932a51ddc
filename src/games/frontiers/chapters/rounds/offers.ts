import { cardName } from '../../content/cards/all.ts';
import { crewName, crewOf } from '../../content/crew/all.ts';
import { TILES } from '../../content/tiles/all.ts';
import { roundsOf, scenarioIn } from '../../scenarios/all.ts';
import type { CardId, CrewId, Frontiers } from '../../state.ts';
import { type Running, takeOut } from '../captains/gains.ts';
import { supplySize } from '../data/data.ts';
import { siteAt, spaces } from '../map/ground.ts';

/** One of the two card offers. */
export type OfferName = 'advanced' | 'undiscovered';

/** The number of cards in a full offer (F-SETUP-08, F-SETUP-09). */
export const OFFER_SIZE = 3;

/** The names of the offers as players see them. */
export const OFFER_NAMES: Record<OfferName, string> = { advanced: 'Advanced Action', undiscovered: 'Undiscovered' };

/**
 * Refills an offer from its deck: cards move down, and new cards are added on top (F-GAIN-05). The offer stays smaller
 * if the deck is empty.
 */
function replenish(ctx: Running, name: OfferName): void {
  const { deck, offer } = ctx.g[name];
  while (offer.length < OFFER_SIZE) {
    const card = deck.shift();
    if (card === undefined) return;
    offer.unshift(card);
    ctx.reveal();
    ctx.log(`${cardName(card)} joins the ${OFFER_NAMES[name]} offer.`, 'F-GAIN-05');
  }
}

/** Takes a card from an offer and refills the offer (F-GAIN-05). Throws if the offer doesn't have the card. */
export function takeOffered(ctx: Running, name: OfferName, card: CardId): void {
  takeOut(ctx.g[name].offer, card);
  replenish(ctx, name);
}

/** Returns the lowest card of an offer, or null (F-LEVEL-06, F-ROUND-10). */
export function lowest(g: Frontiers, name: OfferName): CardId | null {
  return g[name].offer.at(-1) ?? null;
}

/**
 * Reveals the offers if they aren't revealed yet. In First Reconnaissance, offers stay closed until they are first
 * needed (F-SCEN-06).
 */
export function openOffers(ctx: Running): void {
  replenish(ctx, 'advanced');
  replenish(ctx, 'undiscovered');
}

/** Puts what is left of the Crew offer under the decks that the cards came from (F-ROUND-04, F-ROUND-05, F-OPEN-68). */
export function clearCrew({ crew, advanced }: Frontiers): void {
  for (const id of crew.offer) (crewOf(id).elite ? crew.elite : crew.regular).push(id);
  advanced.deck.push(...crew.actions);
  crew.offer = [];
  crew.actions = [];
}

/**
 * Deals a new Crew offer: Elite and Regular Crew alternately once Elite Crew is available, otherwise only Regular Crew
 * (F-ROUND-06 to F-ROUND-08).
 */
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
  ctx.log(`The Crew offer is ${crew.offer.map(crewName).join(', ')}.`, rule);
}

/**
 * Deals one Advanced Action for each undecimated Class-M Planet (F-ROUND-09). If Advanced Actions run short, the
 * regular offer is filled first (F-VARIANT-21).
 */
export function dealActions(ctx: Running): void {
  const { advanced, crew, dummy } = ctx.g;
  // The lowest card of the offer goes under the deck, so it can come back. A card that the Dummy Player takes can't
  // come back.
  const needed = OFFER_SIZE - advanced.offer.length + (dummy === null ? 0 : 1);
  const count = Math.min(openPlanets(ctx.g), Math.max(0, advanced.deck.length - needed));
  if (count === 0) return;
  crew.actions = advanced.deck.splice(0, count);
  ctx.reveal();
  ctx.log(`Available at Class-M Planets: ${crew.actions.map(cardName).join(', ')}.`, 'F-ROUND-09');
}

/** Whether Elite Crew is dealt this Round (F-ROUND-07, F-ROUND-08, F-SCEN-05, F-SCEN-71). */
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

/** Takes the next card of one deck or, if that deck is empty, of the other deck (F-OPEN-67). */
function nextOf({ elite, regular }: Frontiers['crew'], eliteFirst: boolean): CrewId | undefined {
  return eliteFirst ? (elite.shift() ?? regular.shift()) : (regular.shift() ?? elite.shift());
}

/** Returns the number of Class-M Planets on the map that aren't decimated. */
function openPlanets(g: Frontiers): number {
  return [...spaces(g).values()].filter(({ id, site }) => site?.kind === 'classM' && siteAt(g, id).marks.length === 0)
    .length;
}
