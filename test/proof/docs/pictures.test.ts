import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type KeptPosition,
  pictureOf,
  type SeenPosition,
  seenIn,
  turnMessage,
} from '../../../src/cli/kept-positions.ts';
import { FACTS, factsOf, PICTURES, type PictureFacts, pictures } from '../../../src/cli/picture-list.ts';

const root = resolve(import.meta.dirname, '../../..');
const fileOf = (name: string): string => join(root, PICTURES, name);

/** The views of each position. Pictures of one position share them. */
const seen = new Map<string, SeenPosition>();
function seenOf(position: KeptPosition): SeenPosition {
  const key = JSON.stringify(position);
  const found = seen.get(key) ?? seenIn(position);
  seen.set(key, found);
  return found;
}

describe('the pictures of the documents', () => {
  it('the stored games draw the same pictures as before; if not, run `npm run pictures`', () => {
    const facts = JSON.parse(readFileSync(fileOf(FACTS), 'utf8')) as Record<string, PictureFacts>;
    for (const { name, position, shows } of pictures) {
      if (shows === 'turn') continue;
      const { bytes, alt } = pictureOf(seenOf(position), shows);
      const drawn = factsOf(bytes, alt);
      expect(drawn, name).toEqual(facts[name]);
      expect(factsOf(readFileSync(fileOf(`${name}.png`)), alt), name).toEqual(drawn);
    }
  });

  it.each(pictures.filter(({ shows }) => shows === 'turn'))('$name is a message that asks its seat', ({ position }) => {
    const { seen, chat } = seenOf(position);
    expect(seen.reader).toBe(position.seat);
    expect(seen.awaited).toContain(position.seat);
    const { body, files } = turnMessage({ seen, chat });
    expect(body['content']).toContain(seen.decision?.prompt ?? 'no question');
    expect(JSON.stringify(body['components'])).toMatch(/"label":"(?:Hand|Map|Rules)"/);
    expect(files.length).toBeGreaterThan(1);
    for (const { bytes, alt } of files) expect([bytes.length > 0, alt !== '']).toEqual([true, true]);
  });
});
