import { answers } from '../../kernel/decision.ts';
import type { Decision } from '../../kernel/types.ts';
import { type KeyName, namesOf } from '../ids.ts';
import { LIMITS } from '../limits.ts';

/** Returns every order of the keys if there are at most `limit` orders, else null. */
function permutations(keys: readonly string[], limit: number): string[][] | null {
  let count = 1;
  for (let n = 2; n <= keys.length; n++) count *= n;
  if (count > limit) return null;
  if (keys.length === 0) return [[]];
  return keys.flatMap((key) =>
    (
      permutations(
        keys.filter((other) => other !== key),
        limit,
      ) ?? []
    ).map((after) => [key, ...after]),
  );
}

/**
 * Returns all possible answers to a decision if one menu can hold them; null if a form is needed. If points are spread
 * over options, the answers that give the most points to the cheapest options come first, since games list the cheapest
 * option first.
 */
export function wholeAnswers(decision: Decision): string[][] | null {
  if (decision.kind === 'order')
    return permutations(
      decision.options.map(({ key }) => key),
      LIMITS.menuOptions,
    );
  const all = answers({ ...decision, instead: [] }, LIMITS.menuOptions);
  return decision.kind === 'allocate' ? (all?.reverse() ?? null) : all;
}

/** The text that names a whole answer in a menu. */
export function wholeName(keys: readonly string[]): KeyName {
  const text = keys.join(' ');
  return namesOf([text]).get(text) ?? '';
}
