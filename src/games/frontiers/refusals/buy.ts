import type { Refusal, Seat } from '../../../kernel/types.ts';
import { cardName, cardOf } from '../content/cards/all.ts';
import { crewOf } from '../content/crew/all.ts';
import type { CubeOffer } from '../content/cubes.ts';
import { SITE_NAMES } from '../content/terrain.ts';
import { playerOf } from '../rules/find.ts';
import { spaceAt } from '../rules/ground.ts';
import type { HexId } from '../rules/hex.ts';
import { interactions } from '../rules/interactions.ts';
import { ACTION_PRICE, leastPrice, UNDISCOVERED_PRICE, waresAt } from '../rules/purchases.ts';
import { hasFreeBond, recruitCost } from '../rules/recruiting.ts';
import { isLearning, isRecruiting } from '../rules/wish-words.ts';
import type { CardId, CrewId, Frontiers } from '../state.ts';
import { listed } from '../words.ts';
import type { Case } from './case.ts';
import { cannotPay } from './data.ts';
import { cannotInteract } from './deal.ts';
import { cannotHeal, cannotRepair } from './mending.ts';
import { spaceWords } from './targets.ts';
import { cannotAct, cannotLeave } from './turn.ts';

/** Why what a wish names can’t be bought now, or null (chapter Spending Diplomacy Points). */
export function cannotBuy(one: Case): Refusal | null {
  const { g, seat, scene, wish } = one;
  if (scene.kind !== 'deal') return notDealing(one);
  if (scene.at === null) {
    return { text: 'This Diplomacy is for what a card says; goods are sold at locations.', rule: 'F-INTERACT-03' };
  }
  const [crew] = wish.crew;
  if (crew !== undefined && !wish.words.includes(' heal ')) return cannotRecruit(g, seat, scene.at, crew);
  const [card] = wish.cards;
  if (card !== undefined && card !== 'damage') return cannotLearn(g, seat, scene.at, card);
  return cannotBuyGoods(one, scene.at) ?? cannotBuyAny(g, seat, scene.at, isRecruiting(wish.words));
}

/** Why nothing that is sold at a location can be paid for, or no Crew, or null (F-BUY-01, F-BUY-02). */
function cannotBuyAny(g: Frontiers, seat: Seat, at: HexId, isCrew: boolean): Refusal | null {
  const { diplomacy } = playerOf(g, seat).points;
  const where = spaceWords(g, at);
  const cheapest = leastPrice(g, seat, at, isCrew ? 'buy:crew:' : '');
  const rule = isCrew ? 'F-BUY-02' : 'F-BUY-01';
  const what = isCrew ? 'Crew' : 'offer';
  if (cheapest === null) {
    const nobody = 'Nobody of the Crew offer can be recruited';
    return { text: `${isCrew ? nobody : 'There is nothing for you to buy'} at ${where}.`, rule };
  }
  if (cheapest <= diplomacy) return null;
  return { text: `The cheapest ${what} at ${where} costs ${cheapest} Diplomacy; you have ${diplomacy}.`, rule };
}

/** Why nothing is bought outside of an Interaction: what isn’t for sale at all or here, then what bars the way to one. */
function notDealing(one: Case): Refusal {
  const { g, seat, wish } = one;
  const unknown = notForSale(g, wish.crew[0], wish.cards[0]) ?? cannotLeave(one) ?? cannotAct(one);
  if (unknown !== null) return unknown;
  if (isLearning(wish.words) && wish.cards.length === 0) return notLearning(g, seat);
  const { at } = playerOf(g, seat);
  const isUndiscovered = wish.words.includes(' undiscovered ') || wish.cards.some(isUndiscoveredCard);
  if (isUndiscovered && at !== null && waresAt(g, at).undiscovered === undefined) {
    const card = wish.cards.find(isUndiscoveredCard);
    const why = cannotBuyUndiscovered(g, seat, at, card === undefined ? 'Not here' : cardName(card));
    if (why !== null) return why;
  }
  return (
    cannotInteract({ ...one, wish: { ...wish, places: [], sites: [], terrains: [] } }) ?? {
      text: 'Goods and Crew are bought in an Interaction: begin one first.',
      rule: 'F-BUY-01',
    }
  );
}

/** Where Advanced Actions are learned: in an Interaction that can be begun, if one sells them (F-BUY-05, F-BUY-13). */
function notLearning(g: Frontiers, seat: Seat): Refusal {
  const near = interactions(g, seat).find(({ subject }) => subject !== undefined && teaches(g, subject.id));
  return near === undefined
    ? { text: `${WHERE_LEARNED}.`, rule: 'F-BUY-05' }
    : { text: `Advanced Actions are learned in an Interaction: begin that first. ${near.label}.`, rule: 'F-BUY-05' };
}

const WHERE_LEARNED = `Advanced Actions are learned at a Class-M Planet beside your ship, for ${ACTION_PRICE} Diplomacy, or at the destroyed Green Borg Cube`;

/** Whether Advanced Actions are learned at a location. */
function teaches(g: Frontiers, at: HexId): boolean {
  const { actions, cube } = waresAt(g, at);
  return actions !== undefined || cube?.kind === 'advancedAction';
}

function isUndiscoveredCard(card: CardId): boolean {
  return cardOf(card).sort === 'undiscovered';
}

/** That nobody offers a Crew Member or a card at all, or null (F-BUY-02, F-BUY-05, F-BUY-08, F-BUY-13). */
function notForSale(g: Frontiers, crew: CrewId | undefined, card: CardId | undefined): Refusal | null {
  if (crew !== undefined && !g.crew.offer.includes(crew)) {
    return { text: `${crewOf(crew).name}: not in the Crew offer.`, rule: 'F-BUY-02' };
  }
  if (card === undefined) return null;
  const { sort, name } = cardOf(card);
  if (sort === 'damage') return null;
  if (sort === 'basic') return { text: `${name} is a Basic Action: those are not sold.`, rule: 'F-CARD-01' };
  if (sort === 'undiscovered') {
    return g.undiscovered.offer.includes(card)
      ? null
      : { text: `${name} is not in the Undiscovered offer.`, rule: 'F-BUY-08' };
  }
  const isOffered = g.crew.actions.includes(card) || g.advanced.offer.includes(card);
  return isOffered ? null : { text: `${name} is in no offer now.`, rule: 'F-BUY-05' };
}

/** Why a Crew Member can’t be recruited at a location, or null (F-BUY-02, F-CREW-06). */
function cannotRecruit(g: Frontiers, seat: Seat, at: HexId, id: CrewId): Refusal | null {
  const unknown = notForSale(g, id, undefined);
  if (unknown !== null) return unknown;
  const { name, icons } = crewOf(id);
  const { crew } = waresAt(g, at);
  if (crew !== 'all' && !icons.some((icon) => crew.includes(icon))) {
    const where = listed(icons.map((icon) => SITE_NAMES[icon]));
    return { text: `${name} can’t be recruited at ${spaceWords(g, at)}, but here: ${where}.`, rule: 'F-BUY-02' };
  }
  const player = playerOf(g, seat);
  const cost = recruitCost(g, seat, id, hasFreeBond(player));
  const { diplomacy } = player.points;
  return cost <= diplomacy
    ? null
    : { text: `${name} cost ${cost} Diplomacy; you have ${diplomacy}.`, rule: 'F-BUY-02' };
}

/** Why a card can’t be learned at a location, or null (F-BUY-05, F-BUY-08, F-BUY-10, F-BUY-13). */
function cannotLearn(g: Frontiers, seat: Seat, at: HexId, card: CardId): Refusal | null {
  const unknown = notForSale(g, undefined, card);
  if (unknown !== null) return unknown;
  if (isUndiscoveredCard(card)) return cannotBuyUndiscovered(g, seat, at, cardName(card));
  const { actions, cube } = waresAt(g, at);
  const { diplomacy } = playerOf(g, seat).points;
  const name = cardName(card);
  if (cube?.kind === 'advancedAction' && g.advanced.offer.includes(card)) {
    return tooDear(name, cube.price, diplomacy, 'F-BUY-13');
  }
  if (actions !== undefined && g.crew.actions.includes(card)) return tooDear(name, actions, diplomacy, 'F-BUY-05');
  return g.crew.actions.includes(card)
    ? { text: `${name} is learned at a Class-M Planet, for ${ACTION_PRICE} Diplomacy.`, rule: 'F-BUY-05' }
    : { text: `${name} is in the Advanced Action offer, which the Green Borg Cube sells.`, rule: 'F-BUY-13' };
}

function cannotBuyUndiscovered(g: Frontiers, seat: Seat, at: HexId, name: string): Refusal | null {
  const { undiscovered } = waresAt(g, at);
  const { price, data } = undiscovered ?? UNDISCOVERED_PRICE;
  const rule = spaceAt(g, at)?.site?.kind === 'borgCube' ? 'F-BUY-10' : 'F-BUY-08';
  if (undiscovered === undefined) {
    const where = 'at a conquered Dominion Starbase or the destroyed Blue Borg Cube';
    const text = `${name}: Undiscovered Cards are sold ${where} alone, for ${price} Diplomacy and 1 ${data} data.`;
    return { text, rule: 'F-BUY-08' };
  }
  if (g.undiscovered.offer.length === 0) return { text: 'The Undiscovered offer is empty.', rule };
  return tooDear(name, price, playerOf(g, seat).points.diplomacy, rule) ?? cannotPay(g, seat, name, [data], rule);
}

/** Goods that a wish names by their kind, or null when it names none. */
function cannotBuyGoods(one: Case, at: HexId): Refusal | null {
  const { g, seat, wish } = one;
  const has = (word: string) => wish.words.includes(` ${word}`);
  if (has('undiscovered')) return cannotBuyUndiscovered(g, seat, at, 'That card');
  if (has('crystal')) return cannotBuyAt(one, at, 'crystals', 'Crystals', 'Red', 'F-BUY-09');
  if (has('elite')) return cannotBuyAt(one, at, 'crew', 'An Elite Crew card for the offer', 'Gold', 'F-BUY-12');
  if (has('repair')) return cannotRepair(one);
  if (has('heal')) return cannotHeal(one);
  if (has('advanced') || has('action') || isLearning(wish.words)) {
    if (!teaches(g, at)) return { text: `${WHERE_LEARNED}: not at ${spaceWords(g, at)}.`, rule: 'F-BUY-05' };
    const { actions } = waresAt(g, at);
    if (actions === undefined) {
      return cannotBuyAt(one, at, 'advancedAction', 'The Advanced Action offer', 'Green', 'F-BUY-13');
    }
    if (g.crew.actions.length === 0) return { text: 'No Advanced Action is in the Crew offer.', rule: 'F-BUY-05' };
    return tooDear('An Advanced Action', actions, playerOf(g, seat).points.diplomacy, 'F-BUY-05');
  }
  return null;
}

function cannotBuyAt(
  { g, seat }: Case,
  at: HexId,
  kind: CubeOffer['kind'],
  name: string,
  cube: string,
  rule: string,
): Refusal | null {
  const { cube: offer } = waresAt(g, at);
  if (offer?.kind !== kind) return { text: `${name}: sold at the destroyed ${cube} Borg Cube alone.`, rule };
  if (kind === 'crew' && g.crew.elite.length === 0) return { text: 'No Elite Crew card is left.', rule };
  return tooDear(name, offer.price, playerOf(g, seat).points.diplomacy, rule);
}

function tooDear(name: string, price: number, diplomacy: number, rule: string): Refusal | null {
  if (price <= diplomacy) return null;
  return { text: `${name}: ${price} Diplomacy; you have ${diplomacy}.`, rule };
}
