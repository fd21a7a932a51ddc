import type { Refusal, RuleId, Seat } from '../../../kernel/types.ts';
import { names } from '../../kit/intents.ts';
import type { Offer } from '../../kit/offers.ts';
import { isMany, listed, several } from '../../kit/words.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { interactions } from '../chapters/interactions/interactions.ts';
import {
  ACTION_PRICE,
  type BuyPayload,
  leastPrice,
  UNDISCOVERED_PRICE,
  waresAt,
} from '../chapters/interactions/purchases.ts';
import { spaceAt } from '../chapters/map/ground.ts';
import type { HexId } from '../chapters/map/hex.ts';
import { spaceWords } from '../chapters/map/place-words.ts';
import { cardOf } from '../content/cards/all.ts';
import { crewOf } from '../content/crew/all.ts';
import { SHIPS } from '../content/ships.ts';
import { SITE_NAMES } from '../content/terrain.ts';
import { captainHealCost, restoreOffers } from '../effects/mending.ts';
import { isPeaceful } from '../effects/moments.ts';
import type { PlayPayload } from '../effects/payloads.ts';
import { unpayable } from '../effects/why-not.ts';
import { type CardId, type CrewId, DAMAGE, type Frontiers } from '../state.ts';
import { interactMeant } from './actions.ts';
import { anyOf, type Case, idle, type Meant, waresHere } from './case.ts';

const WHERE_LEARNED = `You learn Advanced Actions at a Class-M Planet beside your ship for ${ACTION_PRICE} Diplomacy, or at the destroyed Green Borg Cube`;

/** Returns the goods for sale that an intent means. */
export function buyMeant(one: Case): Meant {
  const { g, seat, scene, wish } = one;
  if (scene.kind !== 'deal') return notDealing(one);
  const { at } = scene;
  if (at === null) {
    return {
      text: 'You can spend this Diplomacy only on a card’s effect. Goods are sold at locations.',
      rule: 'F-INTERACT-03',
    };
  }
  const says = (word: string) => wish.words.includes(` ${word}`);
  if (says('heal ') || says('repair')) return mendMeant(one);
  const some = (isOne: (payload: BuyPayload) => boolean) =>
    anyOf(waresHere(one).filter(({ payload }) => isOne(payload)));
  const goods = (...kinds: BuyPayload['what'][]) => some(({ what }) => kinds.includes(what));
  const [crew] = wish.crew;
  if (crew !== undefined) {
    return some((payload) => payload.what === 'crew' && payload.crew === crew) ?? notRecruited(g, at, crew);
  }
  const [card] = wish.cards;
  if (card !== undefined)
    return some((payload) => 'card' in payload && payload.card === card) ?? notLearned(g, seat, at, card);
  if (says('undiscovered')) return goods('undiscovered') ?? notUndiscovered(g, seat, at, 'That card');
  if (says('crystal')) return goods('crystals') ?? soldAt('crystals', 'Red', 'F-BUY-09');
  if (says('elite')) return goods('elite') ?? noElite(g, at);
  if (says('unseen')) return goods('unseen') ?? soldAt('an unseen Advanced Action', 'Green', 'F-BUY-13');
  if (says('advanced') || says('action') || says('learn ')) {
    return goods('action', 'advanced', 'unseen') ?? notTaught(g, at);
  }
  return cheapest(one, at, says('recruit ') || says('hire '));
}

function soldAt(name: string, cube: string, rule: RuleId): Refusal {
  return { text: `Only the destroyed ${cube} Borg Cube sells ${name}.`, rule };
}

function noElite(g: Frontiers, at: HexId): Refusal {
  if (waresAt(g, at).cube?.kind === 'crew') return { text: 'No Elite Crew cards are left.', rule: 'F-BUY-12' };
  return soldAt('an Elite Crew card for the offer', 'Gold', 'F-BUY-12');
}

function notTaught(g: Frontiers, at: HexId): Refusal {
  const none = 'There is no Advanced Action in the offer.';
  return { text: teaches(g, at) ? none : `${WHERE_LEARNED}, not at ${spaceWords(g, at)}.`, rule: 'F-BUY-05' };
}

/**
 * Returns all goods or all Crew for sale, or a refusal if even the cheapest offer is too expensive (F-BUY-01,
 * F-BUY-02).
 */
function cheapest(one: Case, at: HexId, isCrew: boolean): Meant {
  const { g, seat } = one;
  const found = waresHere(one).filter(({ payload }) => !isCrew || payload.what === 'crew');
  const price = leastPrice(found);
  const rule = isCrew ? 'F-BUY-02' : 'F-BUY-01';
  const where = spaceWords(g, at);
  if (price === null) {
    const nothing = isCrew ? 'You can’t recruit anyone from the Crew offer' : 'There is nothing for you to buy';
    return { text: `${nothing} at ${where}.`, rule };
  }
  const { diplomacy } = playerOf(g, seat).points;
  if (price <= diplomacy) return found;
  const what = isCrew ? 'Crew Member' : 'offer';
  return { text: `The cheapest ${what} at ${where} costs ${price} Diplomacy. You have ${diplomacy}.`, rule };
}

/**
 * Returns the reason nothing can be bought outside an Interaction: either nobody nearby sells the goods, or something
 * prevents an Interaction with the location that sells them.
 */
function notDealing(one: Case): Meant {
  const { g, seat, wish } = one;
  const { words, crew, cards } = wish;
  const bar = notAround(g, crew[0]) ?? notForSale(g, cards[0]) ?? idle(one);
  if (bar !== null) return bar;
  if (names(words, 'learn') && cards.length === 0) return notLearning(g, seat);
  const { at } = playerOf(g, seat);
  const card = cards.find(isUndiscovered);
  const isMeant = card !== undefined || names(words, 'undiscovered');
  if (isMeant && at !== null && waresAt(g, at).undiscovered === undefined) {
    return notUndiscovered(g, seat, at, card === undefined ? 'Not here' : cardOf(card).name);
  }
  const near = interactMeant({ ...one, wish: { ...wish, places: [], sites: [], terrains: [] } });
  if ('text' in near || near.every(({ why }) => why !== null)) return near;
  return { text: 'You buy goods and Crew in an Interaction. Start one first.', rule: 'F-BUY-01' };
}

/**
 * Returns the refusal to learn Advanced Actions now. It names an Interaction that sells them, or says where players
 * learn them (F-BUY-05, F-BUY-13).
 */
function notLearning(g: Frontiers, seat: Seat): Refusal {
  const near = interactions(g, seat).find(({ payload }) => teaches(g, payload.at));
  const text =
    near === undefined
      ? `${WHERE_LEARNED}.`
      : `You learn Advanced Actions in an Interaction. Start it first: ${near.option.label}.`;
  return { text, rule: 'F-BUY-05' };
}

/** Whether a location sells Advanced Actions. */
function teaches(g: Frontiers, at: HexId): boolean {
  const { actions, cube } = waresAt(g, at);
  return actions !== undefined || cube?.kind === 'advancedAction';
}

function isUndiscovered(card: CardId): boolean {
  return cardOf(card).sort === 'undiscovered';
}

/** Returns the refusal if a named Crew Member isn't in the Crew offer, or null (F-BUY-02). */
function notAround(g: Frontiers, crew: CrewId | undefined): Refusal | null {
  if (crew === undefined || g.crew.offer.includes(crew)) return null;
  return { text: `${crewOf(crew).name} isn’t in the Crew offer.`, rule: 'F-BUY-02' };
}

/** Returns the refusal if a named card isn't in any offer, or null (F-BUY-05, F-BUY-08, F-BUY-13). */
function notForSale({ crew, advanced, undiscovered }: Frontiers, card: CardId | undefined): Refusal | null {
  if (card === undefined) return null;
  const { sort, name } = cardOf(card);
  if (sort === 'basic')
    return { text: `${name} is a Basic Action, and Basic Actions are never for sale.`, rule: 'F-CARD-01' };
  if ([...crew.actions, ...advanced.offer, ...undiscovered.offer].includes(card)) return null;
  return sort === 'undiscovered'
    ? { text: `${name} isn’t in the Undiscovered offer.`, rule: 'F-BUY-08' }
    : { text: `${name} isn’t in any offer now.`, rule: 'F-BUY-05' };
}

/** Returns the reason a location doesn't have a Crew Member for sale (F-BUY-02, F-CREW-06). */
function notRecruited(g: Frontiers, at: HexId, crew: CrewId): Refusal {
  const { name, icons } = crewOf(crew);
  const where = listed(icons.map((icon) => SITE_NAMES[icon]));
  const text = `You can’t recruit ${name} at ${spaceWords(g, at)}, only at: ${where}.`;
  return notAround(g, crew) ?? { text, rule: 'F-BUY-02' };
}

/** Returns the reason a location doesn't have a card for sale (F-BUY-05, F-BUY-08, F-BUY-10, F-BUY-13). */
function notLearned(g: Frontiers, seat: Seat, at: HexId, card: CardId): Refusal {
  const { name } = cardOf(card);
  const unknown = notForSale(g, card);
  if (unknown !== null) return unknown;
  if (isUndiscovered(card)) return notUndiscovered(g, seat, at, name);
  return g.crew.actions.includes(card)
    ? { text: `You learn ${name} at a Class-M Planet for ${ACTION_PRICE} Diplomacy.`, rule: 'F-BUY-05' }
    : {
        text: `${name} is in the Advanced Action offer. Only the destroyed Green Borg Cube sells that card.`,
        rule: 'F-BUY-13',
      };
}

/** Returns the reason a location doesn't have Undiscovered Cards for sale. */
function notUndiscovered(g: Frontiers, seat: Seat, at: HexId, name: string): Refusal {
  const { undiscovered } = waresAt(g, at);
  const { price, data } = undiscovered ?? UNDISCOVERED_PRICE;
  const rule = spaceAt(g, at)?.site?.kind === 'borgCube' ? 'F-BUY-10' : 'F-BUY-08';
  if (undiscovered === undefined) {
    const where = 'at a conquered Dominion Starbase or the destroyed Blue Borg Cube';
    const text = `${name}: Undiscovered Cards are sold only ${where}, for ${price} Diplomacy and 1 ${data} data.`;
    return { text, rule: 'F-BUY-08' };
  }
  if (g.undiscovered.offer.length === 0) return { text: 'The Undiscovered offer is empty.', rule };
  const { diplomacy } = playerOf(g, seat).points;
  if (price > diplomacy) return { text: `${name} costs ${price} Diplomacy. You have ${diplomacy}.`, rule };
  return unpayable(g, seat, name, [data], rule);
}

/** Returns the ways to repair or heal that an intent means, with points or for Diplomacy (F-BUY-04). */
export function mendMeant(one: Case): Meant {
  const { g, seat, wish, moment } = one;
  const isRepair = wish.verb === 'repair' || wish.words.includes(' repair');
  const isWhom = (whom: 'captain' | number): boolean => {
    if (names(wish.words, 'captain')) return whom === 'captain';
    const member = whom === 'captain' ? undefined : playerOf(g, seat).crew[whom];
    return wish.crew.length === 0 || (member !== undefined && wish.crew.includes(member.crew));
  };
  const own: Offer<PlayPayload | BuyPayload>[] = wish.verb === 'buy' ? [] : restoreOffers(one);
  const found = [...own, ...waresHere(one)].filter(({ payload }) => {
    const done = payload.do === 'buy' ? payload.what : payload.do;
    return done === (isRepair ? 'repair' : 'heal') && (!('whom' in payload) || isWhom(payload.whom));
  });
  if (found.length > 0) return found;
  if (isPeaceful(moment)) return isRepair ? notRepaired(one) : notHealed(one);
  return { text: `You can’t ${isRepair ? 'repair' : 'heal'} in a fight.`, rule: 'F-HEAL-11' };
}

const NOT_MENDED: Refusal = { text: 'This location doesn’t sell Repair or Heal.', rule: 'F-BUY-04' };

function notRepaired({ g, seat, scene }: Case): Refusal {
  if (!playerOf(g, seat).hand.includes(DAMAGE)) {
    return { text: 'You have no Damage Cards in hand.', rule: 'F-HEAL-07' };
  }
  if (scene.kind === 'deal') return NOT_MENDED;
  return { text: 'Repairing a Damage Card costs 1 Repair point. You have none.', rule: 'F-HEAL-07' };
}

/** Returns the reason why the members that an intent means can't be healed (F-HEAL-08, F-HEAL-09). */
function notHealed({ g, seat, wish, scene }: Case): Refusal {
  const player = playerOf(g, seat);
  const { ship, crew, wounds, points } = player;
  const wounded = crew.filter((member) => member.wounds > 0);
  const [named = names(wish.words, 'captain') ? undefined : wounded[0]?.crew] = wish.crew;
  const captain = ship === null ? 'Your Captain' : SHIPS[ship].captain;
  const name = named === undefined ? captain : crewOf(named).name;
  const rule = named === undefined ? 'F-HEAL-09' : 'F-HEAL-08';
  if (named === undefined) {
    if (wounds === 0) return { text: `${captain} ${isMany(captain) ? 'aren’t' : 'isn’t'} Wounded.`, rule };
  } else if (!crew.some((member) => member.crew === named)) {
    return { text: `You have no ${name} aboard.`, rule: 'F-CREW-01' };
  } else if (!wounded.some((member) => member.crew === named)) {
    return { text: `${name}: not Wounded.`, rule };
  }
  if (scene.kind === 'deal') return NOT_MENDED;
  const cost = named === undefined ? captainHealCost(player) : crewOf(named).rank;
  return { text: `Healing ${name} costs ${several(cost, 'Heal point')}. You have ${points.heal + points.mend}.`, rule };
}
