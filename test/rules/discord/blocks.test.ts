import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BlockList, layOut, type MessageBlock, type SingleBlock } from '../../../src/discord/compose/blocks.ts';
import { bodyOf, type Draft, ephemeralForm, withPictures } from '../../../src/discord/compose/body.ts';
import type { Button } from '../../../src/discord/compose/rows.ts';
import { past, pastBlocks } from '../../../src/discord/compose/turn.ts';
import {
  customIds,
  filesIn,
  inBlocks,
  isInBlocks,
  textsOf,
  walk,
  withFiles,
  withoutFiles,
  wordsOnly,
} from '../../../src/queue/blocks.ts';
import type { MessageBody } from '../../../src/queue/transport.ts';

const TABLE = 'abc123';
const press = (id: string, label = id): Button => ({
  type: ComponentType.Button,
  style: ButtonStyle.Secondary,
  custom_id: id,
  label,
});
const row = (...ids: string[]): SingleBlock => ({
  type: ComponentType.ActionRow,
  components: ids.map((id) => press(id)),
});

const text = fc.string({ maxLength: 900 });
const id = fc.string({ minLength: 1, maxLength: 130 });
const picture = fc.record({ file: fc.constantFrom('a.png', 'b.png'), alt: fc.string({ maxLength: 1_500 }) });
const single: fc.Arbitrary<SingleBlock> = fc.oneof(
  text.map((words) => ({ text: words })),
  fc.record({ texts: fc.array(text, { maxLength: 5 }), button: id.map((one) => press(one, 'Press')) }),
  fc.record({ texts: fc.array(text, { maxLength: 3 }), picture }),
  fc.record({ pictures: fc.oneof(fc.array(picture, { maxLength: 24 }), fc.constant('own' as const)) }),
  fc.constant({ divider: true } as const),
  fc.array(id, { maxLength: 5 }).map((ids) => row(...ids)),
);
const list: fc.Arbitrary<BlockList> = fc.record({
  items: fc.array(fc.array(single, { minLength: 1, maxLength: 3 }), { maxLength: 40 }),
  page: fc.nat(30),
  turn: fc.constant((page: number) => ({ act: 'tables', page }) as const),
});
const blocks: fc.Arbitrary<MessageBlock[]> = fc.array(
  fc.oneof({ weight: 6, arbitrary: single }, { weight: 1, arbitrary: list }),
  {
    maxLength: 50,
  },
);

const lengthOf = (parts: readonly object[]): number => textsOf(parts).join('').length;
const line = (at: number): SingleBlock => ({ texts: [`**Table ${at}**`, 'Your move'], button: press(`move.${at}`) });

describe('the limits of a message in blocks', () => {
  it('any blocks give at most 40 components and 4,000 characters, with unique ids of at most 100 characters', () => {
    fc.assert(
      fc.property(blocks, fc.nat(10), (given, count) => {
        const files = Array.from({ length: count }, (_, at) => ({ name: `board-${at}.png`, alt: 'The board' }));
        const body = withFiles(bodyOf({ accent: 1, blocks: given }), files);
        const parts = [...(body['components'] as unknown as object[])];
        expect(walk(parts).length).toBeLessThanOrEqual(40);
        expect(lengthOf(parts)).toBeLessThanOrEqual(4_000);
        const ids = customIds(parts);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every(({ length }) => length <= 100)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('closing a message leaves none of its ids, and keeps its texts and files', () => {
    fc.assert(
      fc.property(blocks, (given) => {
        const body = withFiles(bodyOf({ accent: 1, blocks: given }), [{ name: 'board.png', alt: '' }]);
        const closed = pastBlocks(body['components'] as unknown as object[], 'settled');
        expect(customIds(closed)).toEqual([]);
        expect(filesIn(closed)).toEqual(filesIn(body['components']));
        expect(lengthOf(closed)).toBeLessThanOrEqual(4_000);
        expect(walk(closed).length).toBeLessThanOrEqual(40);
      }),
      { numRuns: 200 },
    );
  });

  it('a text that is too long is cut, and the short texts stay whole', () => {
    const { components } = layOut(0, [
      { text: 'short' },
      { text: 'x'.repeat(6_000) },
      { texts: ['beside'], button: press('a') },
    ]);
    expect(textsOf(components).map(({ length }) => length)).toEqual([5, 3_889, 6]);
  });

  it('a button whose id is there already is left out, and its text stays', () => {
    const { components } = layOut(0, [row('a', 'b'), { texts: ['again'], button: press('a') }, row('a')]);
    expect(customIds(components)).toEqual(['a', 'b']);
    expect(components.map(({ type }) => type)).toEqual([ComponentType.ActionRow, ComponentType.TextDisplay]);
  });
});

describe('lists', () => {
  const listOf = (count: number, page: number): BlockList => ({
    items: Array.from({ length: count }, (_, at) => [line(at)]),
    page,
    turn: (at) => ({ act: 'settings', table: TABLE, page: at }),
  });
  const shown = (count: number, page: number): string[] =>
    customIds(layOut(0, [{ text: 'Tables' }, listOf(count, page), row('end')]));

  it('a list that fits has no pages', () => {
    expect(shown(9, 0)).toEqual([...Array.from({ length: 9 }, (_, at) => `move.${at}`), 'end']);
  });

  it('the pages of a longer list have each item once, and lead to each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 60 }), (count) => {
        const seen: string[] = [];
        for (let page = 0; page < 20; page++) {
          const ids = shown(count, page);
          seen.push(...ids.filter((one) => one.startsWith('move.')));
          expect(ids.includes(`settings.${TABLE}.${page - 1}`)).toBe(page > 0);
          if (!ids.includes(`settings.${TABLE}.${page + 1}`)) break;
        }
        expect(seen).toEqual(Array.from({ length: count }, (_, at) => `move.${at}`));
      }),
      { numRuns: 30 },
    );
  });

  it('a page that no longer exists shows the last one', () => {
    expect(shown(20, 99)).toContain('move.19');
  });
});

describe('messages in both forms', () => {
  const files = [
    { name: 'map.png', alt: 'The map' },
    { name: 'hand.png', alt: 'Your hand' },
    { name: 'record.json', alt: 'record.json' },
  ];
  const rows: MessageBody = bodyOf({ content: '**Sector 7** · your move', rows: [row('a', 'b') as never] });

  it('a message with rows gets its text, pictures and rows as blocks, and its other files at the end', () => {
    const body = withFiles(inBlocks(rows), files);
    expect(isInBlocks(body)).toBe(true);
    expect(body).not.toHaveProperty('content');
    expect(body['components']).toMatchObject([
      { type: ComponentType.TextDisplay, content: '**Sector 7** · your move' },
      { type: ComponentType.MediaGallery, items: [{ media: { url: 'attachment://map.png' }, description: 'The map' }] },
      { type: ComponentType.MediaGallery, items: [{ media: { url: 'attachment://hand.png' } }] },
      { type: ComponentType.ActionRow },
      { type: ComponentType.File, file: { url: 'attachment://record.json' } },
    ]);
    expect(inBlocks(body)).toBe(body);
  });

  it('without its files it keeps its words and buttons, and its words alone are only text', () => {
    const bare = withoutFiles(withFiles(inBlocks(rows), files));
    expect(filesIn(bare['components'])).toEqual([]);
    expect(customIds(bare)).toEqual(['a', 'b']);
    expect(wordsOnly(bare)['components']).toEqual([
      { type: ComponentType.TextDisplay, content: '**Sector 7** · your move' },
    ]);
    expect(isInBlocks(wordsOnly(bare))).toBe(true);
    expect(wordsOnly(rows)).toMatchObject({ content: '**Sector 7** · your move', components: [] });
  });

  it('a closed message in blocks ends like one with rows', () => {
    const closed = pastBlocks(inBlocks(rows)['components'] as unknown as object[], 'moved');
    expect(textsOf(closed).join('\n')).toBe(past('**Sector 7** · your move', 'moved'));
    // A message is closed only once, whatever the reason.
    expect(pastBlocks(closed, 'repeated')).toEqual(closed);
    expect(past(textsOf(closed).join('\n'), 'repeated')).toBe(textsOf(closed).join('\n'));
  });

  it('a picture that the renderer draws gets a place, also in the form for one reader', () => {
    const own: Draft = { accent: 1, blocks: [{ text: 'Which?' }, row('a')] };
    const draft: Draft = { content: 'Which?', rows: [], ephemeral: own };
    expect(ephemeralForm(draft)).toBe(own);
    expect(ephemeralForm(own)).toBe(own);
    const { body, ephemeral = {} } = withPictures(draft, 0, [{ scene: 'map', params: {}, alt: 'The map' }]);
    expect(isInBlocks(body)).toBe(false);
    const [map] = files;
    expect(filesIn(withFiles(ephemeral, map === undefined ? [] : [map])['components'])).toEqual([map]);
    expect(filesIn(withFiles(ephemeral, [])['components'])).toEqual([]);
  });
});
