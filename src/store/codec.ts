import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { z } from 'zod';
import type { Json } from '../kernel/types.ts';

/** First byte of what was deflated: no JSON text begins with it. */
const DEFLATED = 1;
/** Bytes below which deflating gains less than it costs. */
const SMALL = 512;
/** Level 1: three quarters of the gain at a fraction of the time. */
const LEVEL = 1;
/** The most that one value may unfold to, in bytes: far above any table, far below what would hurt. */
const MOST = 64 * 1024 * 1024;

/** Turns a JSON text into what is stored: as it is when short, deflated when long. */
export function packText(text: string): Buffer {
  const plain = Buffer.from(text);
  if (plain.length < SMALL) return plain;
  return Buffer.concat([Buffer.of(DEFLATED), deflateRawSync(plain, { level: LEVEL })]);
}

/** Turns plain JSON into what is stored. */
export function pack(value: unknown): Buffer {
  return packText(JSON.stringify(value));
}

/** The JSON text of a stored value. Throws if it unpacks to more than `most` bytes. */
export function unpackText(stored: Buffer, most = MOST): string {
  if (stored[0] === DEFLATED) return inflateRawSync(stored.subarray(1), { maxOutputLength: most }).toString();
  if (stored.length > most) throw new RangeError('a stored value is larger than its limit');
  return stored.toString();
}

/**
 * Reads a stored JSON text of type `T`. Returns null if it is missing, damaged or of another shape. `shape` has the fields
 * without which the code around it would fail.
 */
export function readJson<T>(text: string | null | undefined, shape: z.ZodType): T | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    shape.parse(value);
    // Only our own code writes stored values; the other fields are as it wrote them.
    return value as T;
  } catch {
    return null;
  }
}

/** A stored value as plain JSON. Throws if it isn't JSON, or unpacks to more than `most` bytes. */
export function unpack(stored: Buffer, most = MOST): Json {
  return JSON.parse(unpackText(stored, most));
}
