import { copy } from './copy.ts';
import { must } from './must.ts';
import { type Json, Refused } from './types.ts';

/** Sets values in plain JSON, each at a dotted path. Throws `Refused` if a path doesn't exist. */
export function patch(target: unknown, values: { [path: string]: Json }): void {
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = must(names.pop(), 'the name at the end of a path');
    let at: unknown = target;
    for (const name of names)
      at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, last))
      throw new Refused(`There is no “${path}” in this game.`);
    (at as Record<string, unknown>)[last] = copy(value);
  }
}
