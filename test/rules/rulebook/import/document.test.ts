import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode } from '../../../../src/rulebook/import/decode.ts';
import { LARGEST, readDocument } from '../../../../src/rulebook/import/document.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'subspace-document-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function given(content: string | Uint8Array): Promise<string> {
  const path = join(folder, 'book.txt');
  await writeFile(path, content);
  return path;
}

test('UTF-8, and UTF-16 with a byte order mark, are recognized, and everything else is decoded as Windows-1252', () => {
  const text = '“Café” – 5 €';
  expect(decode(Buffer.from(text))).toEqual({ text, isGuess: false });
  expect(decode(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual({ text, isGuess: false });
  expect(decode(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toEqual({ text, isGuess: false });
  expect(decode(Buffer.from('\x93Caf\xe9\x94 \x96 5 \x80', 'latin1'))).toEqual({ text, isGuess: true });
});

test.each([
  ['a PDF', '%PDF-1.7\nobj'],
  ['a picture', '\x89PNG\r\n'],
  ['a picture', '\xff\xd8\xff\xe0'],
  ['a ZIP archive', 'PK\x03\x04'],
  ['a document of a word processor', '{\\rtf1'],
  ['the source of a web page', '\n<!DOCTYPE html><title>x'],
  ['isn’t text', 'boat\0\0boat'],
])('%s is refused', (kind, bytes) => {
  expect(() => decode(Buffer.from(bytes, 'latin1'))).toThrow(new RegExp(`${kind}.*plain text first\\.$`));
});

test('a document is read to its end', async () => {
  const text = 'The tide turns.\n'.repeat(200_000);
  expect((await readDocument(await given(text))).text).toBe(text);
});

test('a missing file, a folder or an empty file is refused with a one-line message', async () => {
  await expect(readDocument(join(folder, 'none'))).rejects.toThrow(/^There is no such file\./);
  await expect(readDocument(folder)).rejects.toThrow(/^It is a folder\./);
  await expect(readDocument(await given(''))).rejects.toThrow('It is empty.');
  await expect(readDocument(await given(' \n\t\r\n\u00a0'))).rejects.toThrow('It is empty.');
});

test('a document of more than 20 MB is refused, even if its size isn’t known beforehand', async () => {
  const path = await given('');
  await truncate(path, LARGEST + 1);
  await expect(readDocument(path)).rejects.toThrow(/^It is larger than 20 MB\./);
  await expect(readDocument('/dev/zero')).rejects.toThrow(/^It is larger than 20 MB\./);
});
