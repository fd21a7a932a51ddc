import type { Ascendancy } from '../state.ts';

/** A position that is only looked at, from when somebody begins to until they are done. */
interface Look {
  readonly g: Ascendancy;
}

let now: Look | null = null;

/** Looks at a position that nobody changes meanwhile: what is worked out of it `once` is remembered until then. */
export function looking<T>(g: Ascendancy, look: () => T): T {
  if (now?.g === g) return look();
  const before = now;
  now = { g };
  try {
    return look();
  } finally {
    now = before;
  }
}

/** Works something out of a position once as long as somebody looks at it; null: nobody does, and it would be made in vain. */
export function once<T>(make: (g: Ascendancy) => T): (g: Ascendancy) => T | null {
  let made: { look: Look; value: T } | null = null;
  return (g) => {
    if (now?.g !== g) return null;
    if (made?.look !== now) made = { look: now, value: make(g) };
    return made.value;
  };
}
