import { affiliationsOf } from '../chapters/affiliation/compatible.ts';
import { type Card, isOf } from '../content/card.ts';
import { WITH_EFFECTS } from '../content/effects/all.ts';
import { ruleOf } from '../content/effects/rules.ts';
import { allCards, cardOf } from '../content/pool.ts';
import { frontOf } from '../content/sides.ts';
import type { PlayedDeck } from '../options.ts';
import { isHidden, isMission } from '../position/kinds.ts';
import { starters } from '../starters.ts';
import type { CardId } from '../terms.ts';

/** In so many decks in a row every card that does something is in one at least. */
export const PARTS = 12;
/** What opens the side deck of tactics. */
const DOOR = 'battle-bridge-door';
/** A ship that is seeded with a facility, and the facility. */
const TRADER = { ship: 'dkora-marauder', post: 'ferengi-trading-post' };
/** Affiliations that fit most others. */
const FITTING: readonly string[] = ['Non-Aligned', 'Neutral'];

/** What missions name that does nothing, or little, without them: in a deck with one of them it is, too. */
const NAMED: Readonly<Record<CardId, readonly CardId[]>> = {
  'covert-installation-ii': ['wormhole', 'long-range-scan'],
  'excavation-ii': ['wormhole', 'long-range-scan'],
  'relief-mission-ii': ['wormhole', 'long-range-scan'],
  'colony-preparations': ['colony'],
  'construct-depot': ['remote-supply-depot', 'ketracel-white'],
  'disrupt-alliance': ['emblem-of-the-empire'],
  'explore-interstellar-matter': ['calamarain', 'subspace-warp-rift'],
  'historical-research': ['the-guardian-of-forever'],
  'intercept-sleeper-ship': ['ikc-tong'],
  'investigate-incursion': ['borg-scout-vessel', 'nine-of-fifteen', 'eighteen-of-nineteen'],
  'maintenance-overhaul': ['divert-power'],
  'mining-survey': ['nor', 'ore-processing-unit'],
  nebula: ['scan'],
  'salvage-borg-ship': ['borg-scout-vessel', 'nine-of-fifteen', 'eighteen-of-nineteen'],
  'study-protonebula': ['one', 'salvage-starship'],
};
/** How many of the cards that a mission lets lie under it are laid there. */
const UNDER = 2;

/**
 * Deck `number` of those by which cards that do something are tried: a starter deck, with all of them that its people take in, its
 * share of those that none takes in, of missions, dilemmas and all others, and every tactic.
 */
export function poolDeck(number: number): PlayedDeck {
  const bases = starters();
  const base = bases[number % bases.length];
  if (base === undefined) throw new Error('there are no starter decks');
  const cards = [...WITH_EFFECTS].map(cardOf);
  const share = (which: (card: Card) => boolean): Card[] =>
    cards.filter(which).filter((_, at) => at % PARTS === number % PARTS);
  // A back is no card of its own.
  const missions = ids(share(isMission)).filter((id) => !base.missions.includes(id) && frontOf(id) === id);
  const strangers = share((card) => isOf(card, 'Personnel', 'Ship') && !bases.some(({ name }) => joins(card, name)));
  const pool = allCards();
  const under = missions.flatMap((id) => pool.filter((card) => ruleOf(id)?.beneath?.takes(card)).slice(0, UNDER));
  const others = share(isOther).filter(({ id }) => id !== DOOR);
  const drawn = ids(others.filter((card) => !isSeeded(card)));
  return {
    name: `Deck ${number}`,
    missions: [...base.missions.slice(missions.length), ...missions],
    seeds: [
      ...base.seeds.filter((id) => !isHidden(cardOf(id))),
      DOOR,
      ...ids(share(isHidden)),
      ...ids(under),
      ...ids(cards.filter(({ id }) => ruleOf(id)?.buried !== undefined)),
      ...ids(others.filter(isSeeded)),
      ...(others.some(({ id }) => id === TRADER.post) ? [TRADER.ship] : []),
    ],
    draw: [
      ...base.draw,
      ...ids([...cards.filter((card) => joins(card, base.name)), ...strangers]),
      ...drawn,
      ...drawn,
      ...missions.flatMap((id) => NAMED[id] ?? []),
    ],
    tactics: ids(cards.filter(({ type }) => type === 'Tactic')),
  };
}

function ids(cards: readonly Card[]): string[] {
  return cards.map(({ id }) => id);
}

/** Whether a person or ship comes in where the people of a starter deck are. */
function joins(card: Card, starter: string): boolean {
  return (
    affiliationsOf(card).some((one) => starter.startsWith(one) || FITTING.includes(one)) && card.type !== 'Facility'
  );
}

/** Whether a card is none of those that have rooms of their own: people, ships, missions, dilemmas, tactics. */
function isOther(card: Card): boolean {
  return !isOf(card, 'Personnel', 'Ship', 'Tactic') && !isMission(card) && !isHidden(card);
}

function isSeeded({ id, type }: Card): boolean {
  return type === 'Facility' || ruleOf(id)?.seeds !== undefined;
}
