/** A cache of earlier results. Use a `WeakMap` if the keys are objects. */
interface Cache<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** Returns the cached value for a key, and computes the value on first use. The value for a key must never change. */
export function kept<K, V extends NonNullable<unknown>>(cache: Cache<K, V>, key: K, make: (key: K) => V): V {
  const found = cache.get(key);
  if (found !== undefined) return found;
  const made = make(key);
  cache.set(key, made);
  return made;
}

/** Returns a function that computes a value on the first call and returns the same value on later calls. */
export function later<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Freezes an object and everything in it, so that it can be shared safely. */
export function shared<T>(thing: T): T {
  if (typeof thing === 'object' && thing !== null && !Object.isFrozen(thing)) {
    Object.freeze(thing);
    Object.values(thing).forEach(shared);
  }
  return thing;
}
