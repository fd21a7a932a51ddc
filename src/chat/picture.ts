import type { Json, Seat } from '../kernel/types.ts';

/** A picture for a message, drawn from the reader's view if the picture needs one. */
export interface PictureSpec {
  scene: string;
  /** Parameters of the scene besides the view, such as highlights or a region of the board. */
  params: { readonly [name: string]: Json };
  /** The alternative text for the picture. */
  alt: string;
  /** Set if the scene is sent as a text file instead of a picture; passed to the renderer as `words`. */
  words?: boolean;
  /** The seat whose view is drawn instead, once the game is over and everyone's hand is shown. */
  of?: Seat;
}
