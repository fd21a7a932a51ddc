import type { Json } from '../../kernel/types.ts';

/** A picture for a message, drawn from the reader's view if there is one. */
export interface PictureSpec {
  scene: string;
  /** Parameters of the scene besides the view, such as highlights or a region. */
  params: { readonly [name: string]: Json };
  /** The alternative text of the picture. */
  alt: string;
  /** Set for the scene as a text file instead of a picture: the renderer's parameter `words`. */
  words?: boolean;
}
