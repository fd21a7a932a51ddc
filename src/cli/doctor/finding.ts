/** Something that the doctor found. */
export interface Finding {
  /** `stuck`: people wait for it, or soon will. `note`: worth knowing. `fine`: as it should be. */
  state: 'stuck' | 'note' | 'fine';
  /** What it is about: a table's id, a channel, a queue; null for the whole. */
  about: string | null;
  /** One sentence for whoever looks after the server: nothing hidden in a game, no words of people but titles. */
  says: string;
  /** What to do; null where nothing is to be done. */
  todo: string | null;
}

export function stuck(about: string | null, says: string, todo: string): Finding {
  return { state: 'stuck', about, says, todo };
}

export function note(about: string | null, says: string, todo: string | null = null): Finding {
  return { state: 'note', about, says, todo };
}

export function fine(says: string): Finding {
  return { state: 'fine', about: null, says, todo: null };
}

/** `3 commands`, `1 command`. */
export function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** How long something lasts, in its largest unit: `12 minutes`. `since` and `now` are in milliseconds since 1970. */
export function lasting(since: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - since) / 1_000));
  for (const [unit, length] of UNITS) if (seconds >= 2 * length) return count(Math.floor(seconds / length), unit);
  return count(seconds, 'second');
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
