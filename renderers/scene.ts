import type { DrawnPicture } from './kit/frame.ts';

/**
 * A kind of picture that a game has. Its content is also available as text. The view contains nothing that is hidden
 * from the viewer, and both the picture and the text are made from the view alone. The parameter `page` is counted from
 * 1.
 */
export interface Scene<View, Params> {
  /** Draws the picture. Encoding is a separate step. */
  draw(view: View, params: Params): DrawnPicture;
  /** Returns the number of pages, which is more than one only if cards or characters don't fit in a picture. */
  pages(view: View, params: Params): number;
  /** Returns a summary of at most 1,024 characters, for the picture's alternative text. */
  alt(view: View, params: Params): string;
  /** Returns the picture's content as text, one line per entry. */
  text(view: View, params: Params): string[];
}

/** Discord's limit for the description of an attachment, in characters. */
export const longestAlt = 1024;

/** Joins sentences into an alternative text, and drops the last ones if they don't fit. */
export function altText(sentences: readonly string[], most = longestAlt): string {
  let alt = '';
  for (const sentence of sentences) {
    const longer = alt ? `${alt} ${sentence}` : sentence;
    if (longer.length > most) break;
    alt = longer;
  }
  return alt || (sentences[0] ?? '').slice(0, most);
}
