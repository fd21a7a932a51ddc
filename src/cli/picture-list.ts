import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptPosition } from './kept-positions.ts';

/** A picture that a document shows. */
export interface ListedPicture {
  /** The picture's file in `docs/pictures`, without the extension. */
  readonly name: string;
  /** The message that contains the picture: the answer to `/map` or `/hand`, or the direct message about a turn. */
  readonly shows: 'map' | 'hand' | 'turn';
  /** The alternative text that the document has for the picture. */
  readonly alt: string;
  readonly position: KeptPosition;
}

/** An animated recording of a turn on the page of `npm run play`. */
export interface ListedFilm {
  readonly file: string;
  readonly alt: string;
  readonly position: KeptPosition;
  /** The line that the player types: the example turn from the game's guide. */
  readonly line: string;
}

/** A plot of measured figures, which `npm run load:plots` draws. */
export interface ListedPlot {
  /** The plot's file in `docs/pictures`, without the extension. */
  readonly name: string;
  readonly alt: string;
}

/** The folder of the pictures and of their list, relative to the project's folder, which must be the working directory. */
export const PICTURES = 'docs/pictures';

/** Every picture and plot that the documents show, and the film, as listed in `list.json`. Tests check the file's format. */
export const { pictures, plots, film } = JSON.parse(readFileSync(join(PICTURES, 'list.json'), 'utf8')) as {
  readonly pictures: readonly ListedPicture[];
  readonly plots: readonly ListedPlot[];
  readonly film: ListedFilm;
};

/** The file with the {@link PictureFacts} of each map and hand, by name, which a test reads. */
export const FACTS = 'facts.json';

/** Facts about a picture that can be compared without its pixels. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** The alternative text that the bot sends. */
  readonly said: string;
}

/** Reads the size of a PNG from its header (PNG specification, 11.2.2). */
export function factsOf(png: Buffer, said: string): PictureFacts {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), said };
}
