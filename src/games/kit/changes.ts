import type { BoardChange, FigureOwner } from '../../kernel/changes.ts';
import { listed } from './words.ts';

/** The maximum number of new places that have a sentence of their own, and that a sentence about more of them names. */
const NEW_PLACES = 4;

/** Groups things by a key, in order. */
export function grouped<K, T>(things: readonly T[], keyOf: (thing: T) => K): Map<K, T[]> {
  const found = new Map<K, T[]>();
  for (const thing of things) {
    const there = found.get(keyOf(thing));
    if (there === undefined) found.set(keyOf(thing), [thing]);
    else there.push(thing);
  }
  return found;
}

/** The things of two lists, matched by a key. */
export interface Matched<T> {
  /** Only in the earlier list. */
  gone: T[];
  /** Only in the later list. */
  fresh: T[];
  /** In both lists: the earlier one, then the later one. */
  both: [before: T, after: T][];
}

/** Matches the things of an earlier and a later list by a key, in the order of the lists. */
export function matched<T>(before: readonly T[], after: readonly T[], keyOf: (thing: T) => unknown): Matched<T> {
  const [old, now] = [before, after].map((list) => new Map(list.map((thing) => [keyOf(thing), thing] as const)));
  return {
    gone: before.filter((thing) => now?.has(keyOf(thing)) !== true),
    fresh: after.filter((thing) => old?.has(keyOf(thing)) !== true),
    both: after.flatMap((thing): [T, T][] => {
      const then = old?.get(keyOf(thing));
      return then === undefined ? [] : [[then, thing]];
    }),
  };
}

/** Facts about a thing, each as a phrase such as `a Starbase`; null if the fact doesn't apply. */
export type ChangingFacts = Readonly<Record<string, string | null>>;

/** Says which facts changed: `now a Starbase; gone: an unseen card`. The text is empty if all facts are the same. */
export function turned(before: ChangingFacts, after: ChangingFacts): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const apart = names.filter((name) => (before[name] ?? null) !== (after[name] ?? null));
  const now = apart.flatMap((name) => after[name] ?? []);
  const lost = apart.flatMap((name) => {
    const was = before[name] ?? null;
    return was === null || (after[name] ?? null) !== null ? [] : [was];
  });
  const parts = [
    ...(now.length === 0 ? [] : [`now ${now.join(', ')}`]),
    ...(lost.length === 0 ? [] : [`gone: ${lost.join(', ')}`]),
  ];
  return parts.join('; ');
}

/** Returns a change for each figure that differs: `Federation: 4 Production (was 1).` */
export function figureChanges(
  of: FigureOwner,
  owner: string,
  figures: readonly (readonly [name: string, noun: string, before: number, after: number])[],
): BoardChange[] {
  return figures.flatMap(([name, noun, before, after]) =>
    before === after ? [] : [{ words: `${owner}: ${after} ${noun} (was ${before}).`, figure: { of, name } }],
  );
}

/** A new place on the board: its name, and its id on the board. */
export interface NewPlace {
  name: string;
  place: string;
}

/**
 * Says that places are new, in one sentence each. More than a few, as after a set-up, share a sentence, and the board
 * rings none of them. `what` is how the places came to the board: `discovered`.
 */
export function newPlaces(places: readonly NewPlace[], what: string): BoardChange[] {
  const more = places.length - NEW_PLACES;
  if (more <= 0) return places.map(({ name, place }) => ({ words: `${name}: ${what}.`, place }));
  const names = places.slice(0, NEW_PLACES).map(({ name }) => name);
  return [{ words: `${listed([...names, `${more} more`])}: ${what}.` }];
}
