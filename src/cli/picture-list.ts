import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptPosition } from './kept-positions.ts';

/** A picture for the documents. */
export interface ListedPicture {
  /** Its file in `docs/pictures`, without the ending. */
  readonly name: string;
  /** What is shown: the answer to `/map` or `/hand`, or the direct message that tells of a turn. */
  readonly shows: 'map' | 'hand' | 'turn';
  /** What a document says for readers who don't see it. */
  readonly alt: string;
  readonly position: KeptPosition;
}

/** A turn on the page of `npm run play`, as an animated picture. */
export interface ListedFilm {
  readonly file: string;
  readonly alt: string;
  readonly position: KeptPosition;
  /** What is typed: the turn of the game's guide. */
  readonly line: string;
}

/** Where the pictures and their list are, seen from the project's folder, which is the working directory. */
export const PICTURES = 'docs/pictures';

/** Every picture that the documents show, and the film, from `list.json`. The tests check the file. */
export const { pictures, film } = JSON.parse(readFileSync(join(PICTURES, 'list.json'), 'utf8')) as {
  readonly pictures: readonly ListedPicture[];
  readonly film: ListedFilm;
};

/** The file with {@link PictureFacts} of each map and hand by its name, for the test. */
export const FACTS = 'facts.json';

/** What can be compared of a picture without its pixels. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** What the bot says for readers who don't see it. */
  readonly said: string;
}

/** Reads the size of a PNG from its header (PNG specification, 11.2.2). */
export function factsOf(png: Buffer, said: string): PictureFacts {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), said };
}
