import type { Attachment } from './transport.ts';

const MIB = 1024 * 1024;
/** Most bytes of one file. Servers with boosts allow more, direct messages don't. */
const MOST_IN_FILE = 10 * MIB;
/** Most bytes of a message's files: Discord takes 25 MiB in a request, and the words are in it too. */
const MOST_IN_ALL = 24 * MIB;

/** Whether Discord takes these files in one message. */
export function fits(files: readonly Attachment[]): boolean {
  const sizes = files.map(({ bytes }) => bytes.length);
  return sizes.every((size) => size <= MOST_IN_FILE) && sizes.reduce((sum, size) => sum + size, 0) <= MOST_IN_ALL;
}
