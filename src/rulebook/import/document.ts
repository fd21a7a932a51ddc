import { type FileHandle, open } from 'node:fs/promises';
import { type Decoded, decode, UnusableDocument } from './decode.ts';

/** Maximum size of a document: 20 MB, in bytes. For comparison, a rulebook of 100 pages takes about half a megabyte. */
export const LARGEST = 20 * 2 ** 20;

const STEP = 2 ** 20;

/** Messages about files that can’t be opened, by the system's error code. */
const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file. Check its name and folder.',
  ENOTDIR: 'There is no such file. Check its name and folder.',
  EACCES: 'This user may not read it. Change its rights.',
  EISDIR: 'It is a folder. Name the file in it.',
};

/**
 * Reads a document. Stops soon after `LARGEST` bytes.
 * @throws UnusableDocument if there is no such file, or if it isn't text, is too large or is empty.
 */
export async function readDocument(path: string): Promise<Decoded> {
  const handle = await open(path).catch(refuse);
  try {
    const decoded = decode(await bytesOf(handle));
    if (decoded.text.trim() === '') throw new UnusableDocument('It is empty.');
    return decoded;
  } finally {
    await handle.close();
  }
}

async function bytesOf(handle: FileHandle): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (let size = 0; size <= LARGEST; ) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(STEP), 0, STEP, null).catch(refuse);
    if (bytesRead === 0) return Buffer.concat(chunks);
    chunks.push(buffer.subarray(0, bytesRead));
    size += bytesRead;
  }
  throw new UnusableDocument('It is larger than 20 MB. Keep the pages with the rules only.');
}

function refuse(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  throw new UnusableDocument(TROUBLES[code] ?? `It can’t be read (${code || error}).`);
}
