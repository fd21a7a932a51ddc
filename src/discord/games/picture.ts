import type { Json } from '../../kernel/types.ts';

/** A picture that a message wants; it is drawn from the view of the message's reader, where there is one. */
export interface PictureSpec {
  scene: string;
  /** What the scene may want to know besides the view: highlights, a region. */
  params: { readonly [name: string]: Json };
  /** What stands for the picture until it is drawn. */
  alt: string;
  /** The scene in words, as a text file, in place of the picture: the renderer's parameter `words`. */
  words?: boolean;
}
