/** Returns a count with its noun: `3 cards`, `1 card`. */
export function count(many: number, noun: string, plural = `${noun}s`): string {
  return `${many} ${many === 1 ? noun : plural}`;
}

/** Returns a number with a typographic minus: `2`, `−3`. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** Joins words: `a, b and c`. */
export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
