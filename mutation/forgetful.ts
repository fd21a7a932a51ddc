/** Everything that code keeps from one call to the next: emptied before each break. */
const kept: { clear(): void }[] = [];

/** A map that is emptied with all others. */
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

// It is read once for each test file, and all share what the first one made.
Object.assign(globalThis, {
  forgetful: Reflect.get(globalThis, 'forgetful') ?? forgetful,
  forget: Reflect.get(globalThis, 'forget') ?? forget,
});
