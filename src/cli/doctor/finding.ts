/** Something that the doctor has found. */
export interface Finding {
  /** `stuck`: people are waiting because of it, or soon will be. `note`: worth knowing. `fine`: in order. */
  state: 'stuck' | 'note' | 'fine';
  /** The finding's subject: a table's id, a channel or a queue; null for the whole system. */
  about: string | null;
  /**
   * One sentence for the person who runs the bot. The sentence reveals nothing hidden in a game. It quotes nothing that
   * people typed, except titles.
   */
  says: string;
  /** The remedy, or null if there is nothing to do. */
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

/** Returns how long something has lasted, in its largest unit: `12 minutes`. `since` and `now` are in ms since 1970. */
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
