import { createHash } from 'node:crypto';

/** The parts of a message that identify it. We send them to Discord, and Discord returns them. */
export interface Visible {
  content: string;
  /** Names of its files, including those that embeds show. */
  files: readonly string[];
  /** Any value that contains its components. */
  components: unknown;
}

/**
 * A short hash of what a message shows. Discord trims texts and may change blanks and invisible characters, and it adds
 * to components; so only words, file names and custom ids count.
 */
export function lookOf({ content, files, components }: Visible): string {
  const words = content.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  const parts = [words, files.toSorted(), customIds(components)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}

function customIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'custom_id' ? [`${inner}`] : customIds(inner)));
}
