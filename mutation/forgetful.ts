/** The maps in which the code caches results. `forget` empties them. */
const kept: { clear(): void }[] = [];

/**
 * Registers a map, so that `forget` empties it. A `WeakMap` can’t be emptied, so an object with the same methods is
 * returned instead.
 */
function forgetful(map: Map<unknown, unknown> | WeakMap<object, unknown>) {
  if (map instanceof Map) {
    kept.push(map);
    return map;
  }
  let inner = new WeakMap<object, unknown>();
  const weak = {
    get: (key: object) => inner.get(key),
    has: (key: object) => inner.has(key),
    delete: (key: object) => inner.delete(key),
    set: (key: object, value: unknown) => inner.set(key, value),
    clear() {
      inner = new WeakMap();
    },
  };
  kept.push(weak);
  return weak;
}

function forget() {
  for (const map of kept) map.clear();
}

// This file runs once for each test file. All of these runs share the functions from the first one.
Object.assign(globalThis, {
  forgetful: Reflect.get(globalThis, 'forgetful') ?? forgetful,
  forget: Reflect.get(globalThis, 'forget') ?? forget,
});
