import { type Chance, shuffle, stream } from '../../../kernel/random.ts';
import { kept, later } from '../../kit/cache.ts';
import type { Card } from '../content/card.ts';
import { isOf } from '../content/card.ts';
import { WITH_EFFECTS } from '../content/effects/all.ts';
import { isAgreed, ruleOf } from '../content/effects/rules.ts';
import { allCards, cardOf } from '../content/pool.ts';
import { frontOf, sidesOf } from '../content/sides.ts';
import type { PlayedDeck } from '../options.ts';
import { isArtifact, isDilemma, isMission } from '../position/kinds.ts';
import type { CardId } from '../terms.ts';
import { camps, type DeckRecipe, hostsOf } from './deck-recipes.ts';
import { ARMS, FOR_ARMED, isSeeded, namedBy, sidesNamed, WAYS } from './needs.ts';

/** In so many games of this seed each card comes up often enough. */
export const PLAN = { games: 1000, seed: 'often' } as const;
/** How often each thing came up so far. */
export type CameUp = ReadonlyMap<string, number>;

/** Up to so many times a card counts as one that came up seldom. */
export const OFTEN = 20;
/** Cards that are chosen by how seldom they came up: of each kind so many are in a deck. */
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
/** Of the cards that are chosen to be drawn so many, the ones that came up least, are there twice. */
const TWICE = 6;
/** People of many skills, half of them of the affiliation that plays, and ships with a small crew: they bring all others where they are needed. */
const CREW = { people: 12, own: 12, ships: 6, among: 3 } as const;
/** Where it takes WEAPONS: so many ships that have most, so many copies of each in the place of others, and of what gives them more. */
const ARMED = { ships: 2, copies: 4, arms: 10 } as const;
/** How many of the cards that a mission lets lie under it are laid there. */
const UNDER = 2;
/** By how much chance may put a card before one that came up less. */
const CHANCE = 4;
/** In one of so many games who plays is said by a card that names affiliations. */
const LED = 4;
/** Doorways to the side deck of tactics and to other universes. They are in every deck. */
const DOORS: readonly CardId[] = ['battle-bridge-door', 'alternate-universe-door'];
/** A ship that is seeded with a facility, and the facility. */
const TRADER = { ship: 'dkora-marauder', post: 'ferengi-trading-post' };
/** Stations that have sites. */
const STATIONS: readonly CardId[] = ['deep-space-9', 'terok-nor', 'nor'];

/** The basis for planning a game: how often cards came up before, and chance. */
interface Plan {
  readonly cameUp: CameUp;
  readonly next: (bound: number) => number;
}

/**
 * The decks of game `number` of those by which cards that do something are tried: two camps, and of each kind of card those first that
 * came up least so far, which `cameUp` says.
 */
export function poolDecks(number: number, cameUp: CameUp = new Map()): [PlayedDeck, PlayedDeck] {
  const chance: Chance = stream(`decks ${number}`);
  const plan: Plan = { cameUp, next: (bound) => chance.next(bound) };
  const pair = campsOf(plan, number);
  return [deck(plan, `Deck ${2 * number}`, pair[0], pair), deck(plan, `Deck ${2 * number + 1}`, pair[1], pair)];
}

const allThatDo = later(() => [...WITH_EFFECTS].map(cardOf));

/** Cards that do something, of one kind. */
function doing(which: (card: Card) => boolean): Card[] {
  return allThatDo().filter(which);
}

/** Cards that do something by where a deck has them, each list made once: nothing of it hangs on a game. */
const SEEDED = later(() => doing((card) => isPlayable(card) && isSeeded(card) && card.type !== 'Site'));
const SITES = later(() => doing(({ type }) => type === 'Site'));
const DILEMMAS = later(() => doing(isDilemma));
const BURIED = later(() => doing((card) => isArtifact(card) || ruleOf(card.id)?.buried !== undefined));
const TACTICS = later(() => doing(({ type }) => type === 'Tactic').map(({ id }) => id));
const MISSIONS = later(() => doing((card) => isMission(card) && frontOf(card.id) === card.id));
const OTHERS = later(() => doing((card) => isPlayable(card) && !isSeeded(card) && !isOf(card, 'Personnel', 'Ship')));

/** Those of some camps who do something, and the missions that these attempt, by whose camps they are. */
const inCamps = new Map<string, readonly Card[]>();

/** How often a card came up, of two sides the one that did less often; one that does nothing as if it were often enough. */
function times({ cameUp }: Plan, card: CardId): number {
  return Math.min(...sidesOf(card).map((side) => (WITH_EFFECTS.has(side) ? (cameUp.get(side) ?? 0) : OFTEN)));
}

/** Up to so many of some cards that did not come up often enough yet: those that came up least, but for some chance. */
function lacking(plan: Plan, cards: readonly Card[], count: number): CardId[] {
  return seldom(
    plan,
    cards.filter(({ id }) => times(plan, id) < OFTEN),
    count,
  );
}

/** So many of some cards: those that came up least so far, but for some chance. */
function seldom(plan: Plan, cards: readonly Card[], count: number): CardId[] {
  return cards
    .map(({ id }) => ({ id, rank: Math.min(OFTEN, times(plan, id)) + plan.next(100 * CHANCE) / 100 }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ id }) => id);
}

/** So many of some things, by chance. */
function some<T>({ next }: Plan, things: readonly T[], count: number): T[] {
  const all = [...things];
  shuffle(all, next);
  return all.slice(0, count);
}

/**
 * Of some camps one of those that somebody lives in, or that attempt a mission, who came up least; every other time, not often enough:
 * who hardly ever comes up does not keep all others away.
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

/** Who plays: those that a card names which came up seldom, or whoever brings most that did; both from one quadrant where there are two. */
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
    const beneath = ruleOf(id)?.beneath;
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
  };
}

/** Missions where its facilities can stand, and those of either camp that came up seldom. */
function missionsOf(plan: Plan, camp: DeckRecipe, pair: readonly DeckRecipe[], standing: readonly CardId[]): CardId[] {
  const [home, ...rest] = standing;
  const ground = (facility: CardId | undefined, count: number): CardId[] =>
    facility === undefined ? [] : seldom(plan, hostsOf(facility).map(cardOf), count);
  const fit = MISSIONS();
  const own = fit.filter(({ id }) => camp.missions.has(id));
  // What neither can attempt is laid all the same, one in a deck, and one that nobody attempts.
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

/** The ways that those of a camp go to some missions. */
function waysOf({ quadrant }: DeckRecipe, missions: readonly CardId[]): (typeof WAYS)[number][] {
  const ends = missions.map(cardOf).filter(isMission);
  return WAYS.filter(({ from, to }) => from === quadrant && ends.some((one) => one.quadrant === to));
}

function copies(card: CardId, count: number): CardId[] {
  return Array.from({ length: count }, () => card);
}

/** Whether a card that another one names is of no use in the draw deck: stations and their sites. */
function isLaid(card: CardId): boolean {
  const facts = cardOf(card);
  return isOf(facts, 'Site') || (isOf(facts, 'Facility') && facts.facility === 'Station');
}

/** Who plays: those that came up seldom, and a crew that brings them where they are needed. */
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

/** All other cards that are drawn; what names affiliations only where one of them plays. */
function othersOf(plan: Plan, pair: readonly DeckRecipe[]): CardId[] {
  const sides = pair.map(({ side }) => side);
  const fits = (card: Card): boolean => {
    const named = sidesNamed(card);
    return named.length < 2 || named.some((side) => sides.includes(side));
  };
  return lacking(plan, OTHERS().filter(fits), CHOSEN.others);
}

/** Whether a card is none of those that have rooms of their own: missions, dilemmas, artifacts, tactics, another card’s back. */
function isPlayable(card: Card): boolean {
  const hasRoom = isMission(card) || isDilemma(card) || isArtifact(card) || isOf(card, 'Tactic');
  return !hasRoom && frontOf(card.id) === card.id && !DOORS.includes(card.id) && !isAgreed(card.id);
}
