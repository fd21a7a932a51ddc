import { z } from 'zod';
import type { Entry } from '../kernel/table.ts';
import { unpack } from '../store/codec.ts';
import type { OpeningEntry } from './types.ts';

/** The fields of an entry that code outside the kernel relies on. */
const entry = z.looseObject({
  seq: z.int().nonnegative(),
  id: z.string(),
  at: z.number(),
  input: z.looseObject({ t: z.string() }),
  events: z.array(z.looseObject({})),
});

/** Reads a stored log entry. Throws if the text isn't an entry. */
export function readEntry(stored: Buffer): Entry | OpeningEntry {
  const read: unknown = unpack(stored);
  entry.parse(read);
  // Only `runBatch` writes entries, so the fields that aren't checked here are trusted.
  return read as Entry | OpeningEntry;
}

/** True if an entry is the one that opened its table. */
export function isOpening(entry: Entry | OpeningEntry): entry is OpeningEntry {
  return entry.input.t === 'create';
}

/** Reads the entry that opened a table. Returns null if the entry can't be read or isn't the opening one. */
export function readOpening(stored: Buffer): OpeningEntry | null {
  try {
    const entry = readEntry(stored);
    return isOpening(entry) ? entry : null;
  } catch {
    return null;
  }
}
