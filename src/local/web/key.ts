import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The format of a key, which consists of 32 random bytes. */
const FORM = /^[\w-]{43}$/;
/** The mode of a file that only its owner can read and write. */
const PRIVATE = 0o600;

/** Creates a key. The page's link contains the key, so that nobody else on this machine can use the page. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the key stored in a folder, so that links stay valid between runs. If the folder has no valid key, stores a
 * new one.
 * @throws the system’s error if the folder can’t be read or written.
 */
export function keptKey(folder: string): string {
  const file = join(folder, 'page.key');
  try {
    const known = readFileSync(file, 'utf8').trim();
    if (FORM.test(known)) return known;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const key = newKey();
  writeFileSync(file, `${key}\n`, { mode: PRIVATE });
  return key;
}

/**
 * True if the given text is the key. The comparison always takes the same time, so that its duration reveals nothing.
 */
export function isKey(key: string, given: string | undefined): boolean {
  const [wanted, found] = [Buffer.from(key), Buffer.from(given ?? '')];
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
