import type { DrawnPicture } from './kit/frame.ts';

/**
 * One kind of picture of a game, with its text twin. All three read the same view, which already holds only what its
 * reader may know. `page` parameters count from 1.
 */
export interface Scene<View, Params> {
  /** Draws the picture; encoding it is a step of its own. */
  draw(view: View, params: Params): DrawnPicture;
  /** How many pages it has: more than one only where cards or characters don't fit a picture. */
  pages(view: View, params: Params): number;
  /** The gist in at most 1,024 characters, for the picture's alternative text. */
  alt(view: View, params: Params): string;
  /** The whole in words, a line each. */
  text(view: View, params: Params): string[];
}

/** Discord's limit for the description of an attachment. */
export const longestAlt = 1024;

/** Joins sentences to an alternative text; leaves out the last ones where they don't fit. */
export function altText(sentences: readonly string[], most = longestAlt): string {
  let alt = '';
  for (const sentence of sentences) {
    const longer = alt ? `${alt} ${sentence}` : sentence;
    if (longer.length > most) break;
    alt = longer;
  }
  return alt || (sentences[0] ?? '').slice(0, most);
}
