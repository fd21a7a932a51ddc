import { readFileSync } from 'node:fs';
import { must } from '../../src/kernel/must.ts';
import { type FontFace, fontFile } from './canvas.ts';

/** A range of characters, including both ends. */
type Range = readonly [first: number, last: number];

/**
 * Returns the character ranges of a font, read from its `cmap` table in format 4. All of the project's fonts have this
 * table. Throws if the font has no such table.
 */
function rangesIn(font: Buffer): Range[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  const cmap = entry === undefined ? 0 : font.readUInt32BE(entry + 8);
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, i) => cmap + 4 + 8 * i);
  const at = subtables.map((one) => cmap + font.readUInt32BE(one + 4)).find((one) => font.readUInt16BE(one) === 4);
  if (entry === undefined || at === undefined) throw new Error('The font has no table of characters in format 4.');
  const bytes = font.readUInt16BE(at + 6);
  return Array.from(
    { length: bytes / 2 },
    (_, i): Range => [font.readUInt16BE(at + 16 + bytes + 2 * i), font.readUInt16BE(at + 14 + 2 * i)],
  );
}

const known = new Map<FontFace, readonly Range[]>();

/** Returns the characters of a text for which a face has no glyph. */
export function missingGlyphs(text: string, face: FontFace): string[] {
  const ranges = known.get(face) ?? rangesIn(readFileSync(fontFile(face)));
  known.set(face, ranges);
  const has = (code: number): boolean => ranges.some(([first, last]) => code >= first && code <= last);
  return [...text].filter((letter) => !has(must(letter.codePointAt(0), 'a character')));
}
