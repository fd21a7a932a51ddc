import type { Acted } from './types.ts';

/** Reads a seat's latest entry from the table's head; null if there is none or it is damaged. */
export function readActed(text: string | null | undefined): Acted | null {
  const [, seq, at] = /^(\d+):(\d+)$/.exec(text ?? '') ?? [];
  return seq === undefined ? null : { seq: Number(seq), at: Number(at) };
}

/**
 * Returns the time of a seat's latest entry from the table's head (ms since 1970); 0 if there is none or it is
 * damaged.
 */
export function actedAt(text: string | null | undefined): number {
  const acted = readActed(text);
  return acted === null ? 0 : acted.at;
}
