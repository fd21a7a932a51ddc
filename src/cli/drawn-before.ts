import type { Json } from '../kernel/types.ts';
import type { StoredPicture } from '../store/view-cache.ts';

/** Draws a scene at once, as `drawScene` does. */
type Draw = (game: string, scene: string, view: Json, params: Json) => StoredPicture;

/** The number of pictures that are remembered. A map takes about 50 KB, and the parts that were read about as much. */
const MOST = 100;

/** The parts of an object that a drawing has read. */
class Reading {
  readonly #isList: boolean;
  /** The fields: a `Reading` for an object, otherwise the value. */
  readonly #fields = new Map<string, unknown>();
  /** The names of all fields, if the drawing has listed them. */
  #names: string | null = null;

  constructor(of: object) {
    this.#isList = Array.isArray(of);
  }

  /**
   * Returns an object that stands for `target`, and notes what is read of it. `known` holds the objects that stand for parts of
   * the view, so that a part is always the same object.
   */
  watched<T extends object>(target: T, known = new WeakMap<object, object>()): T {
    const found = known.get(target);
    // The object that stands for another one has its fields.
    if (found !== undefined) return found as T;
    const read = (name: string | symbol): unknown => {
      const value: unknown = Reflect.get(target, name);
      // A view is plain JSON, so its symbols are those of every list or object.
      if (typeof name === 'symbol') return value;
      const part = this.#note(name, value);
      return part instanceof Reading ? part.watched(value as object, known) : value;
    };
    const proxy = new Proxy(target, {
      get: (_, name) => read(name),
      has(_, name) {
        read(name);
        return Reflect.has(target, name);
      },
      ownKeys: () => {
        this.#names ??= namesIn(target);
        return Reflect.ownKeys(target);
      },
      getOwnPropertyDescriptor(_, name) {
        const found = Reflect.getOwnPropertyDescriptor(target, name);
        const value = read(name);
        return found?.configurable === true ? { ...found, value } : found;
      },
    });
    known.set(target, proxy);
    return proxy;
  }

  /** True if a drawing of another view would read the same. */
  isSameIn(other: unknown): boolean {
    if (typeof other !== 'object' || other === null || Array.isArray(other) !== this.#isList) return false;
    if (this.#names !== null && namesIn(other) !== this.#names) return false;
    for (const [name, was] of this.#fields) {
      const now: unknown = Reflect.get(other, name);
      if (was instanceof Reading ? !was.isSameIn(now) : was !== now) return false;
    }
    return true;
  }

  /** Notes the first value of a field, which is the one in the view. */
  #note(name: string, value: unknown): unknown {
    if (!this.#fields.has(name))
      this.#fields.set(name, typeof value === 'object' && value !== null ? new Reading(value) : value);
    return this.#fields.get(name);
  }
}

function namesIn(value: object): string {
  return JSON.stringify(Object.keys(value));
}

/** A picture with what it was drawn from. */
interface Drawn {
  /** The game, the scene and the parameters. */
  wanted: string;
  reading: Reading;
  picture: StoredPicture;
}

/**
 * Remembers the latest pictures, so that a picture that would look the same isn't drawn again. Two readers have different
 * views, but most maps show nothing that only one of them knows. A scene is drawn from its parameters and its view
 * alone. If everything that a drawing has read of its view is the same in another view, so is the picture.
 */
export function drawingOnce(draw: Draw): Draw {
  const latest: Drawn[] = [];
  return (game, scene, view, params) => {
    if (typeof view !== 'object' || view === null) return draw(game, scene, view, params);
    const wanted = JSON.stringify([game, scene, params]);
    const before = latest.findLast((drawn) => drawn.wanted === wanted && drawn.reading.isSameIn(view));
    if (before !== undefined) return before.picture;
    const reading = new Reading(view);
    const picture = draw(game, scene, reading.watched(view), params);
    latest.push({ wanted, reading, picture });
    if (latest.length > MOST) latest.shift();
    return picture;
  };
}
