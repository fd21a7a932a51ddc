import type { Decision, Option } from '../../../kernel/types.ts';
import { WITH_EFFECTS } from '../content/effects/all.ts';
import { findCard } from '../content/pool.ts';

/** What somebody does who wants to get on: the first of these that is on offer; of those of one rank any, each as likely. */
const ORDER: readonly (readonly string[])[] = [
  ['report', 'play', 'agenda'],
  ['attempt'],
  ['fight', 'attack'],
  ['undock', 'move', 'beam:all'],
  ['seed'],
  ['lay'],
  ['answer'],
];

/** One of so many answers is the end of the turn, or anything else. */
const RESTLESS = 8;

/** Bluffs are for those who know why. */
function isBluff({ hint = '' }: Option): boolean {
  return hint.startsWith('A bluff');
}

/** So many people are a team that gets somewhere. */
const TEAM = 3;

/**
 * Whether an attempt is left for another time: where a team was stopped it may be stopped again, few people come back from nowhere, and
 * where no card is left that could stop them they lack what solves the mission, most likely.
 */
function isVain({ key, hint = '' }: Option, random: (bound: number) => number): boolean {
  if (!key.startsWith('attempt:')) return false;
  const isHopeless = Number.parseInt(hint, 10) < TEAM || hint.includes(' 0 cards');
  return isHopeless ? random(16) > 0 : random(3) === 0;
}

/** Whether a ship reports: without one nobody gets anywhere. */
function isShip({ key }: Option): boolean {
  const [verb, card = ''] = key.split(':');
  return verb === 'report' && findCard(card)?.type === 'Ship';
}

/** Of some options those whose cards came up least so far: what does nothing comes last. */
function rarest(options: readonly Option[], cameUp: ReadonlyMap<string, number>): Option[] {
  const count = (part: string): number => (WITH_EFFECTS.has(part) ? (cameUp.get(part) ?? 0) : Number.POSITIVE_INFINITY);
  const times = ({ key }: Option): number => Math.min(...key.split(':').map(count));
  const all = options.map((option) => ({ option, times: times(option) }));
  const least = Math.min(...all.map((one) => one.times));
  return all.filter((one) => one.times === least).map(({ option }) => option);
}

/**
 * Most often what comes first, now and then the end of the turn: chance alone would fly to and fro. What came up seldom so far goes before
 * what came up often.
 */
export function habit(
  { kind, options, instead = [], min }: Decision,
  random: (bound: number) => number,
  cameUp: ReadonlyMap<string, number> = new Map(),
): string[] {
  if (kind !== 'pick') {
    const keys = options.map(({ key }) => key);
    while (keys.length > Math.max(min, 1)) keys.splice(random(keys.length), 1);
    return keys;
  }
  const all = [...options, ...instead].filter((option) => !isBluff(option));
  if (random(RESTLESS) > 0) {
    const ships = all.filter(isShip);
    const ship = ships[random(Math.max(1, ships.length))];
    if (ship !== undefined && random(2) === 0) return [ship.key];
    for (const rank of ORDER) {
      const kinds = rank
        .map((beginning) => all.filter((option) => option.key.startsWith(beginning) && !isVain(option, random)))
        .filter(({ length }) => length > 0);
      const any = kinds[random(Math.max(1, kinds.length))] ?? [];
      // Ships and crews that do nothing beyond their facts bring all others where they are needed.
      const some = random(3) === 0 ? any : rarest(any, cameUp);
      const one = some[random(Math.max(1, some.length))];
      if (one !== undefined) return [one.key];
    }
  }
  const last = all.find(({ key }) => key === 'end:turn') ?? all[random(Math.max(1, all.length))] ?? options[0];
  return last === undefined ? [] : [last.key];
}
