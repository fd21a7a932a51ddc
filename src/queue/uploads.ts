import type { Attachment } from './transport.ts';

const MIB = 1024 * 1024;
/** Maximum size of one file, in bytes. Discord allows larger files on boosted servers, but not in direct messages. */
const MOST_IN_FILE = 10 * MIB;
/** Maximum total size of a message's files, in bytes. Discord accepts requests of up to 25 MiB, including the text. */
const MOST_IN_ALL = 24 * MIB;

/** True if Discord accepts these files in one message. */
export function fits(files: readonly Attachment[]): boolean {
  const sizes = files.map(({ bytes }) => bytes.length);
  return sizes.every((size) => size <= MOST_IN_FILE) && sizes.reduce((sum, size) => sum + size, 0) <= MOST_IN_ALL;
}
