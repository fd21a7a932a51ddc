import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Letters that a key has: 32 random bytes. */
const FORM = /^[\w-]{43}$/;
/** Readable for who started the program alone. */
const PRIVATE = 0o600;

/** A new key. The page’s link carries it, so that nobody else on this machine sits down as one of its people. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The key that a folder keeps from one run to the next, so that links stay good; a new one if it has none.
 *
 * @throws the system’s error when the folder can’t be read or written.
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

/** Whether what was given is the key; takes as long for a near one as for any other. */
export function isKey(key: string, given: string | undefined): boolean {
  const [wanted, found] = [Buffer.from(key), Buffer.from(given ?? '')];
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
