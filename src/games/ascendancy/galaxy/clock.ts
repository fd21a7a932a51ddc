import { MARK, wrapped } from './measure.ts';

/** The 24 bearings that options offer: the half hours of a clock, from 12 o’clock on (A-GEO-02). */
export const MARKS: readonly number[] = Array.from({ length: 360 / MARK }, (_, mark) => mark * MARK);

/**
 * Formats a bearing as clock time: `12`, `2:30`. Bearings between these marks are exact to the minute, such as `5:12`
 * (A-GEO-12).
 */
export function clockOf(bearing: number): string {
  const minutes = wrapped(bearing) * 2;
  const hour = Math.floor(minutes / 60) || 12;
  return minutes % 60 === 0 ? `${hour}` : `${hour}:${String(minutes % 60).padStart(2, '0')}`;
}

const KEYS: readonly string[] = Array.from({ length: 360 }, (_, bearing) => clockOf(bearing).replace(':', '-'));

/** Formats a bearing for keys, where colons are separators: `2-30`. */
export function clockKey(bearing: number): string {
  return KEYS[wrapped(bearing)] ?? clockOf(bearing).replace(':', '-');
}

/** Reads a bearing from a key, or returns null. */
export function bearingOfKey(part: string): number | null {
  const [, hour, minutes = '0'] = /^(\d{1,2})(?:-(\d{2}))?$/.exec(part) ?? [];
  return hour === undefined ? null : (Number(hour) % 12) * 30 + Number(minutes) / 2;
}

const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const SPOKEN: Readonly<Record<string, string>> = { north: 'n', east: 'e', south: 's', west: 'w' };

/**
 * Reads a bearing from words (A-GEO-02): a clock mark (`2:30`, `3 o’clock`), a compass word (`NE`, `north-east`), or
 * degrees in steps of 15 (`45`, `0°`). Numbers from 1 to 12 are hours. Returns null if the words name none of the 24
 * bearings.
 */
export function bearingOf(words: string): number | null {
  const said = words
    .trim()
    .toLowerCase()
    .replace(/\s*(o['’]?clock|°|degrees)$/, '');
  const clock = /^(\d{1,2})(?::(00|30))?$/.exec(said);
  const hour = Number(clock?.[1]);
  const isDegrees = /(°|degrees)\s*$/i.test(words);
  if (clock !== null && hour >= 1 && hour <= 12 && !isDegrees) return (hour % 12) * 30 + (clock[2] === '30' ? MARK : 0);
  if (/^\d{1,3}$/.test(said)) {
    const degrees = Number(said);
    return degrees % MARK === 0 && degrees <= 360 ? wrapped(degrees) : null;
  }
  const wind = said.replace(/north|east|south|west/g, (word) => SPOKEN[word] ?? word).replace(/[\s-]/g, '');
  const found = WINDS.indexOf(wind);
  return found < 0 ? null : found * 45;
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** Lists the usual names of a bearing that `bearingOf` reads (A-GEO-02). */
export function callsOf(bearing: number): string[] {
  const degrees = wrapped(bearing);
  const clock = clockOf(degrees);
  const [wind, compass] = degrees % 45 === 0 ? [WINDS[degrees / 45], COMPASS[degrees / 45]] : [];
  const winds = [wind, compass, compass?.replace('-', '')].flatMap((word) => word ?? []);
  return [clock, `${clock} o’clock`, ...winds, `${degrees} degrees`];
}
