import { createHash } from 'node:crypto';
import { customIds, textsOf } from './blocks.ts';

/** The parts of a message that identify it, because Discord returns them almost unchanged. */
export interface Visible {
  content: string;
  /** The names of the message's files, including files that embeds show. */
  files: readonly string[];
  /** Any value that contains the message's components. */
  components: unknown;
}

/**
 * Returns a short hash of what a message shows. Only words, file names and custom ids matter, because Discord may
 * change the rest, such as blanks, invisible characters and the fields of components.
 */
export function lookOf({ content, files, components }: Visible): string {
  const texts = [content, ...textsOf(Array.isArray(components) ? components : [])].join(' ');
  const words = texts.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  const parts = [words, [...new Set(files)].toSorted(), customIds(components)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}
