import type { Text } from './types.ts';

/** Returns a duration in hours as words: “a day”, “2 weeks”. */
export function hoursWords(hours: number): Text {
  for (const [length, word] of [
    [168, 'week'],
    [24, 'day'],
    [1, 'hour'],
  ] as const) {
    if (hours < length || hours % length !== 0) continue;
    const count = hours / length;
    return count === 1 ? `${word === 'hour' ? 'an' : 'a'} ${word}` : `${count} ${word}s`;
  }
  return `${hours} hours`;
}
