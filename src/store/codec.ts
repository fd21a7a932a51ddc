import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { z } from 'zod';
import type { Json } from '../kernel/types.ts';

/** The first byte of deflated values. No JSON text begins with this byte. */
const DEFLATED = 1;
/** Below this size in bytes, deflating a value costs more than it saves. */
const SMALL = 512;
/** Compression level 1 achieves three quarters of the possible saving in a fraction of the time. */
const LEVEL = 1;
/** Maximum inflated size of a value in bytes. This is far more than any table needs, but far below a harmful size. */
const MOST = 64 * 1024 * 1024;

/** Encodes a JSON text for storage. A short text stays unchanged, and a long text is deflated. */
export function packText(text: string): Buffer {
  const plain = Buffer.from(text);
  if (plain.length < SMALL) return plain;
  return Buffer.concat([Buffer.of(DEFLATED), deflateRawSync(plain, { level: LEVEL })]);
}

/** Encodes a plain JSON value for storage. */
export function pack(value: unknown): Buffer {
  return packText(JSON.stringify(value));
}

/** Returns the JSON text of a stored value. Throws if the text unpacks to more than `most` bytes. */
export function unpackText(stored: Buffer, most = MOST): string {
  if (stored[0] === DEFLATED) return inflateRawSync(stored.subarray(1), { maxOutputLength: most }).toString();
  if (stored.length > most) throw new RangeError('a stored value is larger than its limit');
  return stored.toString();
}

/**
 * Parses a stored JSON text of type `T`. Returns null if the text is missing, empty, damaged, or doesn't fit `shape`,
 * which contains the fields that the caller relies on.
 */
export function readJson<T>(text: string | null | undefined, shape: z.ZodType): T | null {
  if (text == null || text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    shape.parse(value);
    // Only our own code writes stored values, so the fields that `shape` doesn't check are trusted.
    return value as T;
  } catch {
    return null;
  }
}

/** Decodes a stored value as plain JSON. Throws if the value isn't JSON, or unpacks to more than `most` bytes. */
export function unpack(stored: Buffer, most = MOST): Json {
  return JSON.parse(unpackText(stored, most));
}
