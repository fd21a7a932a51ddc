import { type Chance, shuffle, stream } from '../../../kernel/random.ts';
import { kept, later } from '../../kit/cache.ts';
import type { Card } from '../content/card.ts';
import { isOf } from '../content/card.ts';
import { allCards, cardOf } from '../content/pool.ts';
import { isAgreed } from '../content/rules.ts';
import { frontOf, sidesOf } from '../content/sides.ts';
import { textFacts } from '../content/text-facts.ts';
import { AUTOMATED, WITH_EFFECTS } from '../content/with-effects.ts';
import type { PlayedDeck } from '../options.ts';
import { isArtifact, isDilemma, isMission } from '../position/kinds.ts';
import type { CardId } from '../terms.ts';
import { camps, type DeckRecipe, hostsOf } from './deck-recipes.ts';
import { ARMS, FOR_ARMED, isSeeded, namedBy, sidesNamed, WAYS } from './needs.ts';

/** A random seed, and the number of games that it takes with that seed until every card has come up often. */
export const PLAN = { games: 1400, seed: 'often' } as const;
/** Counts how many times each thing has come up so far. */
export type CameUp = ReadonlyMap<string, number>;

/** A card that came up at least this many times counts as common. */
export const OFTEN = 20;
/** For each kind of card, the number of rare cards that a deck gets. */
const CHOSEN = {
  missions: 6,
  people: 14,
  ships: 4,
  others: 16,
  dilemmas: 26,
  artifacts: 5,
  seeded: 3,
  sites: 2,
} as const;
/** The number of rare draw cards of which a deck has two copies, the rarest first. */
const TWICE = 6;
/**
 * The numbers of skilled personnel of any affiliation, of skilled personnel of its own affiliation, and of ships with a
 * small crew that a deck gets. Each group is chosen at random from a list that is `among` times as long. These
 * personnel and ships bring other cards to where they are needed.
 */
const CREW = { people: 12, own: 12, ships: 6, among: 3 } as const;
/**
 * For missions that need WEAPONS: the number of ships with the highest WEAPONS, the number of copies of each, and the
 * number of cards that raise WEAPONS.
 */
const ARMED = { ships: 2, copies: 4, arms: 10 } as const;
/** The number of cards to seed under a mission if its text allows cards beyond the usual kinds. */
const UNDER = 2;
/**
 * A card can by chance be chosen before another that came up less often, but only if the difference is smaller than
 * this.
 */
const CHANCE = 4;
/** In one of this many games, a card that names affiliations determines which affiliations play. */
const LED = 4;
/** The doorways to the side decks and to alternate universes, which are in every deck. */
const DOORS: readonly CardId[] = ['battle-bridge-door', 'storage-compartment-door', 'alternate-universe-door'];
/** A ship that must be seeded with a facility, and that facility. */
const TRADER = { ship: 'dkora-marauder', post: 'ferengi-trading-post' };
/** Stations that have sites. */
const STATIONS: readonly CardId[] = ['deep-space-9', 'terok-nor', 'nor'];

/** The basis for planning a game’s decks: how many times each card came up before, and a source of random numbers. */
interface Plan {
  readonly cameUp: CameUp;
  readonly next: (bound: number) => number;
}

/**
 * Builds the two decks of game `number`, which try out the cards with effects. Each deck follows one deck recipe. Of
 * each kind, cards with low counts in `cameUp` are preferred.
 */
export function poolDecks(number: number, cameUp: CameUp = new Map()): [PlayedDeck, PlayedDeck] {
  const chance: Chance = stream(`decks ${number}`);
  const plan: Plan = { cameUp, next: (bound) => chance.next(bound) };
  const pair = campsOf(plan, number);
  return [deck(plan, `Deck ${2 * number}`, pair[0], pair), deck(plan, `Deck ${2 * number + 1}`, pair[1], pair)];
}

const allThatDo = later(() => AUTOMATED.map(cardOf));

/** Returns the matching cards with effects. */
function doing(which: (card: Card) => boolean): Card[] {
  return allThatDo().filter(which);
}

/** Cards with effects, by deck zone. Each list is made once, since it doesn’t depend on the game. */
const SEEDED = later(() => doing((card) => isPlayable(card) && isSeeded(card) && card.type !== 'Site'));
const SITES = later(() => doing(({ type }) => type === 'Site'));
const DILEMMAS = later(() => doing(isDilemma));
const BURIED = later(() => doing((card) => isArtifact(card) || textFacts(card.id).under !== undefined));
const TACTICS = later(() => doing(({ type }) => type === 'Tactic').map(({ id }) => id));
const TRIBBLES = later(() => doing((card) => isOf(card, 'Tribble', 'Trouble')).map(({ id }) => id));
const MISSIONS = later(() => doing((card) => isMission(card) && frontOf(card.id) === card.id));
const OTHERS = later(() => doing((card) => isPlayable(card) && !isSeeded(card) && !isOf(card, 'Personnel', 'Ship')));

/** Missions and cards with effects from the given deck recipes, cached by the names of the recipes. */
const inCamps = new Map<string, readonly Card[]>();

/**
 * Returns how many times a card has come up. A two-sided card counts as the side that came up less often, and a side
 * without effects counts as common.
 */
function times({ cameUp }: Plan, card: CardId): number {
  return Math.min(...sidesOf(card).map((side) => (WITH_EFFECTS.has(side) ? (cameUp.get(side) ?? 0) : OFTEN)));
}

/** Returns up to `count` cards that aren’t common yet: the rarest first, with some randomness. */
function lacking(plan: Plan, cards: readonly Card[], count: number): CardId[] {
  return seldom(
    plan,
    cards.filter(({ id }) => times(plan, id) < OFTEN),
    count,
  );
}

/** Returns `count` cards: the rarest first, with some randomness. */
function seldom(plan: Plan, cards: readonly Card[], count: number): CardId[] {
  return cards
    .map(({ id }) => ({ id, rank: Math.min(OFTEN, times(plan, id)) + plan.next(100 * CHANCE) / 100 }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ id }) => id);
}

/** Returns `count` random items. */
function some<T>({ next }: Plan, things: readonly T[], count: number): T[] {
  const all = [...things];
  shuffle(all, next);
  return all.slice(0, count);
}

/**
 * Chooses a deck recipe with a rare card. Half of the time, the rarest card determines the recipe, and otherwise any
 * card that isn’t common does. This way, one rare card doesn’t push out all others.
 */
function neediest(plan: Plan, all: readonly DeckRecipe[]): DeckRecipe {
  const isOfIt = ({ all: living, missions }: DeckRecipe, card: CardId): boolean =>
    living.has(card) || missions.has(card);
  const key = all.map(({ side, quadrant }) => `${side}, ${quadrant}`).join('; ');
  const inAny = kept(inCamps, key, () => doing(({ id }) => all.some((camp) => isOfIt(camp, id))));
  const few = lacking(plan, inAny, plan.next(2) === 0 ? 1 : inAny.length);
  const [lead] = some(plan, few, 1);
  const fit = lead === undefined ? all : all.filter((camp) => isOfIt(camp, lead));
  const [chosen] = some(plan, fit, 1);
  if (chosen === undefined) throw new Error('nobody can play');
  return chosen;
}

/**
 * Chooses two deck recipes: those that a rare card names, or those with the most rare cards. If possible, both are from
 * one quadrant.
 */
function campsOf(plan: Plan, number: number): [DeckRecipe, DeckRecipe] {
  const all = camps();
  if (number % LED === 0) {
    const naming = doing((card) => sidesNamed(card).length > 1);
    const [lead] = lacking(plan, naming, 1);
    const sides = lead === undefined ? [] : sidesNamed(cardOf(lead));
    const [one, other] = sides.map((side) => all.find((camp) => camp.side === side));
    if (one !== undefined && other !== undefined) return plan.next(2) === 0 ? [one, other] : [other, one];
  }
  const one = neediest(plan, all);
  const isAtHome = ({ abroad }: DeckRecipe): boolean => abroad.length === 0;
  const near = all.filter((camp) => camp.quadrant === one.quadrant && (isAtHome(one) || isAtHome(camp)));
  return [one, neediest(plan, near)];
}

function deck(plan: Plan, name: string, camp: DeckRecipe, pair: readonly DeckRecipe[]): PlayedDeck {
  const seeded = lacking(plan, SEEDED(), CHOSEN.seeded);
  const sites = lacking(plan, SITES(), CHOSEN.sites);
  const [station] = sites.length === 0 ? [] : some(plan, STATIONS, 1);
  const [home] = seldom(plan, camp.homes, 1);
  const standing = [...(home === undefined ? [] : [home]), ...seeded, ...(station === undefined ? [] : [station])];
  const missions = missionsOf(plan, camp, pair, standing);
  const under = missions.flatMap((id) => {
    const beneath = textFacts(id).beneath;
    const takes = beneath === undefined ? [] : allCards().filter((card) => !isAgreed(card.id) && beneath.takes(card));
    return some(plan, takes, UNDER).map((card) => card.id);
  });
  const cast = peopleOf(plan, camp, missions);
  const others = othersOf(plan, pair);
  const named = [...missions, ...others].flatMap(namedBy);
  const laid = named.filter(isLaid);
  return {
    name,
    missions,
    seeds: [
      ...DOORS,
      ...new Set([...standing, ...sites, ...laid]),
      ...(standing.includes(TRADER.post) ? [TRADER.ship] : []),
      ...lacking(plan, DILEMMAS(), CHOSEN.dilemmas),
      ...lacking(plan, BURIED(), CHOSEN.artifacts),
      ...under,
    ],
    draw: [
      ...cast,
      ...camp.allies,
      ...others,
      ...others.slice(0, TWICE),
      ...named.filter((card) => !laid.includes(card)),
      ...waysOf(camp, missions).flatMap(({ by }) => by),
    ],
    tactics: [...TACTICS()],
    tribbles: [...TRIBBLES()],
  };
}

/** Returns missions where the deck’s facilities can be placed, and rare missions of either deck recipe. */
function missionsOf(plan: Plan, camp: DeckRecipe, pair: readonly DeckRecipe[], standing: readonly CardId[]): CardId[] {
  const [home, ...rest] = standing;
  const ground = (facility: CardId | undefined, count: number): CardId[] =>
    facility === undefined ? [] : seldom(plan, hostsOf(facility).map(cardOf), count);
  const fit = MISSIONS();
  const own = fit.filter(({ id }) => camp.missions.has(id));
  // Each deck also has one mission that neither deck can attempt, and one that nobody can solve.
  const isIdle = (card: Card): boolean => isMission(card) && card.requirement === null;
  const odd = fit.filter((card) => !isIdle(card) && !pair.some(({ missions }) => missions.has(card.id)));
  const attempted = seldom(plan, own, CHOSEN.missions);
  const entrances = waysOf(camp, attempted).flatMap((way) =>
    allCards().filter(
      (card) => isMission(card) && card.region?.includes(way.region) === true && card.quadrant === way.from,
    ),
  );
  return [
    ...new Set([
      ...pair.filter((one) => one !== camp).flatMap(({ abroad }) => abroad),
      ...ground(home, 2),
      ...rest.flatMap((facility) => ground(facility, 1)),
      ...lacking(plan, fit.filter(isIdle), 1),
      ...seldom(
        plan,
        entrances.filter(({ id }) => !isAgreed(id)),
        1,
      ),
      ...attempted,
      ...lacking(plan, odd, 1),
    ]),
  ].slice(0, 12);
}

/** Returns the ways in which cards of a deck recipe can get to the given missions. */
function waysOf({ quadrant }: DeckRecipe, missions: readonly CardId[]): (typeof WAYS)[number][] {
  const ends = missions.map(cardOf).filter(isMission);
  return WAYS.filter(({ from, to }) => from === quadrant && ends.some((one) => one.quadrant === to));
}

function copies(card: CardId, count: number): CardId[] {
  return Array.from({ length: count }, () => card);
}

/** Whether a card that another card names is useless in the draw deck, such as a station or a site. */
function isLaid(card: CardId): boolean {
  const facts = cardOf(card);
  return isOf(facts, 'Site') || (isOf(facts, 'Facility') && facts.facility === 'Station');
}

/** Returns the deck’s personnel and ships: rare ones, and a crew that brings them to where they are needed. */
function peopleOf(
  plan: Plan,
  { people, ships, skilled, own: kin, ready, armed, missions: own }: DeckRecipe,
  missions: readonly CardId[],
): CardId[] {
  const isWar = missions.some((card) => FOR_ARMED.includes(card) && own.has(card) && times(plan, card) < OFTEN);
  const warships = armed.slice(0, ARMED.ships).flatMap((ship) => copies(ship, ARMED.copies));
  return [
    ...lacking(plan, people, CHOSEN.people),
    ...lacking(plan, ships, CHOSEN.ships),
    ...some(plan, kin.slice(0, CREW.among * CREW.own), CREW.own),
    ...some(plan, skilled.slice(0, CREW.among * CREW.people), CREW.people),
    ...(isWar
      ? [...warships, ...copies(ARMS, ARMED.arms)]
      : some(plan, ready.slice(0, CREW.among * CREW.ships), CREW.ships)),
  ];
}

/**
 * Returns draw cards other than personnel and ships. Cards that name several affiliations are included only if one of
 * the two decks plays one of these affiliations.
 */
function othersOf(plan: Plan, pair: readonly DeckRecipe[]): CardId[] {
  const sides = pair.map(({ side }) => side);
  const fits = (card: Card): boolean => {
    const named = sidesNamed(card);
    return named.length < 2 || named.some((side) => sides.includes(side));
  };
  return lacking(plan, OTHERS().filter(fits), CHOSEN.others);
}

/**
 * Whether a card can go into the draw deck: it has no other zone, is a front, isn't in every deck anyway, and isn't
 * carried out by agreement.
 */
function isPlayable(card: Card): boolean {
  const hasRoom = isMission(card) || isDilemma(card) || isArtifact(card) || isOf(card, 'Tactic', 'Tribble', 'Trouble');
  return !hasRoom && frontOf(card.id) === card.id && !DOORS.includes(card.id) && !isAgreed(card.id);
}
