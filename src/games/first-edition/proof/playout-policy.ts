import type { Decision, Option, Seat, State } from '../../../kernel/types.ts';
import { whereOf } from '../chapters/teams/teams.ts';
import { findCard } from '../content/pool.ts';
import { WITH_EFFECTS } from '../content/with-effects.ts';
import { isMission } from '../position/kinds.ts';
import { locationAt } from '../position/places.ts';
import type { FirstEdition } from '../state.ts';
import { WAYS } from './needs.ts';
import { timesAt } from './worth.ts';

/**
 * The order in which guided players act. Guided players choose at random among the options of the first rank that has
 * any.
 */
const ORDER: readonly (readonly string[])[] = [
  ['report', 'play', 'agenda'],
  ['attempt'],
  ['fight', 'attack'],
  ['undock', 'move', 'beam', ...new Set(WAYS.flatMap(({ by }) => by.map((card) => `use:${card}:`)))],
  ['seed'],
  ['lay'],
  ['answer'],
];

/** About one answer in this many ends the turn or, if that isn't possible, is chosen at random. */
const RESTLESS = 8;

/** A ship leaves a place that came up less often than its destination in about one of this many cases. */
const LOYAL = 4;

/** Whether an option is a bluff. Random players skip bluffs, since only informed players bluff. */
function isBluff({ hint = '' }: Option): boolean {
  return hint.startsWith('A bluff');
}

/** A team of at least this many personnel has a good chance. */
const TEAM = 3;

/**
 * Whether to leave an attempt for another time. A team of few personnel is likely to be stopped or lost. If no seeds
 * are left, the last team probably lacked what the mission requires.
 */
function isVain({ key, hint = '' }: Option, random: (bound: number) => number, g?: FirstEdition): boolean {
  const [verb, location = ''] = key.split(':');
  if (verb !== 'attempt') return false;
  const isNew = g?.locations[location]?.attempted.length === 0;
  const isHopeless = Number.parseInt(hint, 10) < TEAM || (hint.includes(' 0 cards') && !isNew);
  return isHopeless ? random(16) > 0 : random(3) === 0;
}

/** Whether a ship reports. Without a ship, nobody travels. */
function isShip({ key }: Option): boolean {
  const [verb, card = ''] = key.split(':');
  return verb === 'report' && findCard(card)?.type === 'Ship';
}

/**
 * Returns how many times a place has come up. An option’s key names the place: a destination, an attempted mission, or
 * the location of a facility.
 */
type Lure = (key: string) => number;

/** In an unknown position, no place is better than another. */
const nowhere: Lure = () => Number.POSITIVE_INFINITY;

/** Builds the function that rates places for a seat. */
function luring(g: FirstEdition, seat: Seat, cameUp: ReadonlyMap<string, number>): Lure {
  return (key) => {
    const [verb, what = '', ...rest] = key.split(':');
    const isPlaced = verb === 'seed' && findCard(what)?.type === 'Facility';
    const place = verb === 'attempt' ? what : verb === 'move' || isPlaced ? rest.at(-1) : undefined;
    return place === undefined || g.locations[place] === undefined ? nowhere(key) : timesAt(g, seat, place, cameUp);
  };
}

/**
 * Whether a ship would leave a place that came up less often than its destination. The ship’s crew may be about to
 * attempt a mission at its present place.
 */
function isAway({ key }: Option, g: FirstEdition, lure: Lure): boolean {
  const [verb, ship = ''] = key.split(':');
  if (verb !== 'move') return false;
  const there = g.pieces[Number(ship)];
  const from = there === undefined ? null : locationAt(g, there.at);
  return from !== null && lure(`attempt:${from}`) < lure(key);
}

/**
 * Whether beaming would split a team at a mission that needs one group, or keep it together at a mission that needs two
 * (C-MISSION-23).
 */
function isWrongTeam({ key }: Option, g: FirstEdition | undefined): boolean {
  const [verb, how, ...places] = key.split(':');
  if (verb !== 'beam') return false;
  const location = places.find((part) => g?.locations[part] !== undefined);
  const takesTwo = g !== undefined && location !== undefined && whereOf(g, location) === 'both';
  return takesTwo === (how === 'all');
}

/**
 * Returns how many times the card that a part of an option’s key names has come up, or infinity if no card with effects
 * is named. Missions also count as infinity, since some places share a mission’s name.
 */
function timesOf(part: string, cameUp: ReadonlyMap<string, number>): number {
  const card = WITH_EFFECTS.has(part) ? findCard(part) : undefined;
  return card === undefined || isMission(card) ? Number.POSITIVE_INFINITY : (cameUp.get(part) ?? 0);
}

/** Returns the options for which `times` is lowest. */
function least(options: readonly Option[], times: (key: string) => number): Option[] {
  const all = options.map((option) => ({ option, times: times(option.key) }));
  const fewest = Math.min(...all.map((one) => one.times));
  return all.filter((one) => one.times === fewest).map(({ option }) => option);
}

/**
 * Returns the options whose cards came up least so far. If several tie, the function returns those whose places came up
 * least. Cards without effects come last.
 */
function rarest(options: readonly Option[], cameUp: ReadonlyMap<string, number>, lure: Lure): Option[] {
  const times = (key: string): number => Math.min(...key.split(':').map((part) => timesOf(part, cameUp)));
  return least(least(options, times), lure);
}

/**
 * Usually chooses among the options of the first rank that has any, with rare cards before common ones. Sometimes ends
 * the turn instead, so that ships don't just fly back and forth at random.
 */
export function playoutPolicy(
  { seat, kind, options, instead = [], min }: Decision,
  random: (bound: number) => number,
  cameUp: ReadonlyMap<string, number> = new Map(),
  state?: State<unknown>,
): string[] {
  if (kind !== 'pick') {
    const keys = options.map(({ key }) => key);
    while (keys.length > Math.max(min, 1)) keys.splice(random(keys.length), 1);
    return keys;
  }
  const all = [...options, ...instead].filter((option) => !isBluff(option));
  // This policy gets only positions of this game.
  const g = (state as State<FirstEdition> | undefined)?.g;
  const lure = g === undefined ? nowhere : luring(g, seat, cameUp);
  const isIdle = (option: Option): boolean =>
    isVain(option, random, g) ||
    isWrongTeam(option, g) ||
    (g !== undefined && isAway(option, g, lure) && random(LOYAL) > 0);
  if (random(RESTLESS) > 0) {
    const ships = all.filter(isShip);
    const ship = ships[random(Math.max(1, ships.length))];
    if (ship !== undefined && random(2) === 0) return [ship.key];
    for (const rank of ORDER) {
      const kinds = rank
        .map((beginning) => all.filter((option) => option.key.startsWith(beginning) && !isIdle(option)))
        .filter(({ length }) => length > 0);
      const any = kinds[random(Math.max(1, kinds.length))] ?? [];
      // Ships and crews without effects bring other cards to where they are needed.
      const some = random(3) === 0 ? any : rarest(any, cameUp, lure);
      const one = some[random(Math.max(1, some.length))];
      if (one !== undefined) return [one.key];
    }
  }
  const last = all.find(({ key }) => key === 'end:turn') ?? all[random(Math.max(1, all.length))] ?? options[0];
  return last === undefined ? [] : [last.key];
}
