import type { Seat } from './types.ts';

/** A player's row among the figures of a picture: a seat, or the name of a team. */
export type FigureOwner = Seat | string;

/**
 * A difference between two views that the same reader had of a game, the earlier one first. Lists of changes begin with
 * the most important one. This is a type alias because changes are parameters of pictures, which are plain JSON.
 */
export type BoardChange = {
  /** The change in a sentence: `Nimbus III: now controlled by the Klingons.` */
  words: string;
  /** The place of the board that the picture rings, by the game's own id. */
  place?: string;
  /** The figure that the picture underlines, by its name in the game's pictures. */
  figure?: { of: FigureOwner; name: string };
  /** The places that a piece passed, from its old place to its new one. Null stands for a piece that no seat owns. */
  way?: { seat: Seat | null; path: string[] };
};

/** The changes since an earlier position, and the name of that moment, which follows “since”: `your last turn`. */
export type ChangesSince = { since: string; list: BoardChange[] };
