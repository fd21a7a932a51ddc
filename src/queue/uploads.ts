import type { Attachment } from './transport.ts';

const MIB = 1024 * 1024;
/** The most bytes of one file. Servers with boosts allow more, direct messages don't. */
const MOST_IN_FILE = 10 * MIB;
/** The most bytes of all files of a message. Discord takes 25 MiB in a request, and that includes the text. */
const MOST_IN_ALL = 24 * MIB;

/** Whether Discord takes these files in one message. */
export function fits(files: readonly Attachment[]): boolean {
  const sizes = files.map(({ bytes }) => bytes.length);
  return sizes.every((size) => size <= MOST_IN_FILE) && sizes.reduce((sum, size) => sum + size, 0) <= MOST_IN_ALL;
}
