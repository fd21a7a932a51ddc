/** Thrown if a document can’t be imported. The error's message is one line that says why, and what to do. */
export class UnusableDocument extends Error {
  override name = 'UnusableDocument';
}

/** The text of a file. `isGuess` is true if the text isn't Unicode, so that its encoding had to be guessed. */
export interface Decoded {
  text: string;
  isGuess: boolean;
}

/** Types of files that are recognized by their first bytes, in Latin-1. */
const KINDS: readonly (readonly [start: string, kind: string])[] = [
  ['%PDF-', 'a PDF'],
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
  ['PK\x03\x04', 'a ZIP archive (as documents of word processors are)'],
  ['\xd0\xcf\x11\xe0', 'a document of a word processor'],
  ['{\\rtf', 'a document of a word processor'],
  ['\x1f\x8b', 'a compressed file'],
];

/** The characters of Windows-1252 from 0x80 to 0x9f; the rest is Latin-1. Five of these positions are unassigned. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Decodes bytes as text: UTF-8, UTF-16 with a byte order mark, or otherwise Windows-1252.
 * @throws UnusableDocument if the bytes aren't text.
 */
export function decode(bytes: Uint8Array): Decoded {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const [, kind] = KINDS.find(([mark]) => start.startsWith(mark)) ?? [];
  if (kind !== undefined) throw new UnusableDocument(`It is ${kind}, not text. Save it as plain text first.`);
  if (/^\s*(?:<!doctype html|<html)/i.test(start)) {
    throw new UnusableDocument('It is the source of a web page. Open it in a browser and save it as plain text first.');
  }
  if (start.startsWith('\xff\xfe')) return { text: new TextDecoder('utf-16le').decode(bytes), isGuess: false };
  if (start.startsWith('\xfe\xff')) return { text: new TextDecoder('utf-16be').decode(bytes), isGuess: false };
  if (bytes.includes(0)) throw new UnusableDocument('It isn’t text. Save it as plain text first.');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuess: false };
  } catch {
    return { text: fromWindows(bytes), isGuess: true };
  }
}

/** Node 20's decoder treats Windows-1252 as Latin-1, so this function maps the characters that differ. */
function fromWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString('latin1');
  return latin.replace(/[\x80-\x9f]/g, (sign) => WINDOWS.charAt(sign.charCodeAt(0) - 0x80));
}
