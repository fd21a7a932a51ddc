import type { Basic, Colour } from '../../content/colours.ts';
import { ATTACK_NAMES, FIRE_TYPES, type FireType } from '../../content/fire.ts';
import type { FirePoints, Player, Points, Range } from '../../state.ts';

/** Returns points with 0 of each kind. */
export function emptyPoints(): Points {
  return { move: 0, diplomacy: 0, repair: 0, heal: 0, mend: 0, close: {}, long: {}, shields: {} };
}

/** Returns Data Tokens with 0 of each color. */
export function noData(): Record<Colour, number> {
  return { red: 0, blue: 0, gold: 0, white: 0, purple: 0, black: 0 };
}

/** Returns crystals with 0 of each color. */
export function noCrystals(): Record<Basic, number> {
  return { red: 0, blue: 0, gold: 0 };
}

/** Removes unspent points of these kinds (F-HEAL-12, F-LRA-09). */
export function dropPoints({ points }: Player, ...kinds: (keyof Points)[]): void {
  const none = emptyPoints();
  for (const kind of kinds) Object.assign(points, { [kind]: none[kind] });
}

/** Adds points of one fire type to a pool. */
export function addFire(to: FirePoints, fire: FireType, value: number): void {
  to[fire] = (to[fire] ?? 0) + value;
}

/** Returns the sum of the points of all fire types. */
export function sumFire(points: FirePoints): number {
  return FIRE_TYPES.reduce((sum, fire) => sum + (points[fire] ?? 0), 0);
}

/** Returns the sum of two pools, by fire type. */
export function mergeFire(one: FirePoints, other: FirePoints): FirePoints {
  const sum: FirePoints = { ...one };
  for (const fire of FIRE_TYPES) {
    const more = other[fire];
    if (more !== undefined) addFire(sum, fire, more);
  }
  return sum;
}

/**
 * Returns the points that a player can use in one attack. At long range only Long Range points count (F-LRA-02,
 * F-ATK-01, F-PVP-24).
 */
export function attackPool({ points }: Player, when: Range | 'attack'): FirePoints {
  return when === 'long' ? points.long : mergeFire(points.close, points.long);
}

/** Formats points as text: `Phasers 4, Photon Torpedo 3`. The text is empty if there are no points. */
export function fireWords(points: FirePoints, noun: 'attack' | 'shields' = 'attack'): string {
  return FIRE_TYPES.filter((type) => (points[type] ?? 0) > 0)
    .map((type) => `${noun === 'shields' && type === 'normal' ? 'normal' : ATTACK_NAMES[type]} ${points[type]}`)
    .join(', ');
}
