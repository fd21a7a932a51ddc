import type { Decision, Option } from '../../../kernel/types.ts';

/** What somebody does who wants to get on: the first of these that is on offer. */
const ORDER = ['attempt', 'report', 'play', 'fight', 'attack', 'undock', 'beam:all', 'move', 'seed', 'lay', 'answer'];

/** Bluffs are for those who know why. */
function isBluff({ hint = '' }: Option): boolean {
  return hint.startsWith('A bluff');
}

/** Most often what comes first, now and then the end of the turn: chance alone would fly to and fro. */
export function habit({ kind, options, instead = [], min }: Decision, random: (bound: number) => number): string[] {
  if (kind !== 'pick') {
    const keys = options.map(({ key }) => key);
    while (keys.length > Math.max(min, 1)) keys.splice(random(keys.length), 1);
    return keys;
  }
  const all = [...options, ...instead].filter((option) => !isBluff(option));
  if (random(4) > 0) {
    for (const beginning of ORDER) {
      const some = all.filter(({ key }) => key.startsWith(beginning));
      const one = some[random(Math.max(1, some.length))];
      if (one !== undefined) return [one.key];
    }
  }
  const last = all.find(({ key }) => key === 'end:turn') ?? all[random(Math.max(1, all.length))] ?? options[0];
  return last === undefined ? [] : [last.key];
}
