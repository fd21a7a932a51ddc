/** Answers that were given before, by what was asked; objects are best held weakly. */
interface Cache<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What a cache holds for a key; made when it is asked for the first time. For what never changes. */
export function kept<K, V extends NonNullable<unknown>>(cache: Cache<K, V>, key: K, make: (key: K) => V): V {
  const found = cache.get(key);
  if (found !== undefined) return found;
  const made = make(key);
  cache.set(key, made);
  return made;
}

/** Makes something when it is asked for, once. */
export function later<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A thing that many share: neither it nor anything in it can be changed. */
export function shared<T>(thing: T): T {
  if (typeof thing === 'object' && thing !== null && !Object.isFrozen(thing)) {
    Object.freeze(thing);
    Object.values(thing).forEach(shared);
  }
  return thing;
}
