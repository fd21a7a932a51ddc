import { expect, test } from 'vitest';
import { drawScene } from '../../../src/cli/draw.ts';
import { drawingOnce } from '../../../src/cli/drawn-before.ts';
import { chats } from '../../../src/discord/chats.ts';
import { gameOf } from '../../../src/games/index.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { must } from '../../../src/kernel/must.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Json, Reader } from '../../../src/kernel/types.ts';
import { seenBy } from '../../../src/tables/table-view.ts';

/** A view, as far as these drawings read it. */
interface Small {
  board?: { name: string; ships: string[] } | string[] | null;
  hand?: string[];
}

/** Draws views with `read`, and counts the drawings. */
function counting(read: (view: Small) => unknown) {
  let drawn = 0;
  const draw = drawingOnce((_game, _scene, view) => {
    drawn += 1;
    // These tests pass only such views.
    return { bytes: Buffer.from(JSON.stringify(read(view as Small)) ?? ''), alt: '' };
  });
  return {
    draw: (view: Json, params: Json = {}, scene = 'map', game = 'toy') =>
      draw(game, scene, view, params).bytes.toString(),
    drawn: () => drawn,
  };
}

const board = { name: 'Bridge', ships: ['a', 'b'] };

test('a map is drawn once for readers whose views differ only in what the map doesn’t show', () => {
  const { draw, drawn } = counting((view) => view.board);
  expect(draw({ board, hand: ['x'] })).toBe(JSON.stringify(board));
  expect(draw({ board: structuredClone(board), hand: ['y', 'z'] })).toBe(JSON.stringify(board));
  expect(draw({ board })).toBe(JSON.stringify(board));
  expect(drawn()).toBe(1);
});

test.each<[why: string, read: (view: Small) => unknown, first: Json, second: Json]>([
  ['a value differs', ({ hand }) => hand?.[0], { hand: ['x', 'y'] }, { hand: ['z', 'y'] }],
  ['a field is there now', ({ hand }) => hand === undefined, { board }, { board, hand: [] }],
  ['a field is gone', ({ hand }) => hand !== undefined, { board, hand: [] }, { board }],
  ['a field is asked for by its name', (view) => 'hand' in view, { board }, { board, hand: [] }],
  ['a field is described', (view) => Object.hasOwn(view, 'hand'), { board }, { board, hand: [] }],
  ['the names of the fields are listed', (view) => Object.keys(view), { board }, { board, hand: [] }],
  ['the view is spread', (view) => ({ ...view }).hand, { hand: ['x'] }, { hand: ['y'] }],
  ['a list is longer', ({ hand }) => hand?.length, { hand: ['x'] }, { hand: ['x', 'x'] }],
  ['a list is searched', ({ hand }) => hand?.includes('y'), { hand: ['x'] }, { hand: ['y'] }],
  ['a list is iterated', ({ hand = [] }) => [...hand], { hand: ['x'] }, { hand: ['x', 'y'] }],
  ['an object is a list now', (view) => Array.isArray(view.board), { board }, { board: [] }],
  ['an object is null now', (view) => view.board === null, { board }, { board: null }],
  [
    'a field has the name of a method',
    (view) => typeof view.board?.constructor,
    { board },
    { board: { constructor: 'x' } },
  ],
  [
    'a part is compared with itself',
    (view) => new Set([view.board, view.board, view.hand?.[0]]).size,
    { board, hand: ['x'] },
    { board },
  ],
  ['an inner value differs', (view) => view.board, { board }, { board: { ...board, ships: ['a', 'c'] } }],
])('a picture is drawn again if %s', (_why, read, first, second) => {
  const { draw, drawn } = counting(read);
  const plain = (view: Json): string => JSON.stringify(read(view as Small)) ?? '';
  for (const view of [first, second, first, second]) expect(draw(structuredClone(view))).toBe(plain(view));
  expect(drawn()).toBe(2);
});

test('a picture is drawn again for other parameters, another scene and another game', () => {
  const { draw, drawn } = counting(() => 'always the same');
  draw({});
  draw({}, { page: 2 });
  draw({}, {}, 'hand');
  draw({}, {}, 'map', 'other');
  expect(drawn()).toBe(4);
});

test('a drawing that sorts a list of its view is compared by the list that it was given', () => {
  const { draw, drawn } = counting(({ hand }) => hand?.sort());
  for (const hand of [
    ['b', 'a'],
    ['a', 'b'],
    ['b', 'a'],
  ])
    expect(draw({ hand })).toBe('["a","b"]');
  expect(drawn()).toBe(2);
});

test('a picture without a view is always drawn, and only the latest hundred pictures are remembered', () => {
  const { draw, drawn } = counting((view) => view?.hand?.[0]);
  draw(null);
  draw(null);
  expect(drawn()).toBe(2);
  for (let card = 0; card <= 100; card++) draw({ hand: [`${card}`] });
  draw({ hand: ['1'] });
  expect(drawn()).toBe(103);
  draw({ hand: ['0'] });
  expect(drawn()).toBe(104);
});

test.each(chats.map((chat) => [chat.game, chat] as const))(
  'in %s, every reader gets the picture that is drawn for them alone, and some are drawn for several',
  (id, chat) => {
    const game = must(gameOf(id), 'the game');
    const random = stream('drawn before');
    const table = new InMemoryTable(game, { secret: 'drawn before' }).start();
    let drawn = 0;
    const once = drawingOnce((...wanted) => {
      drawn += 1;
      return drawScene(...wanted);
    });
    let pictures = 0;
    for (let move = 0; move < 3; move++) {
      const decision = must(table.state.pending[0], 'a question');
      table.answer(
        decision,
        randomAnswer(decision, (bound) => random.next(bound)),
      );
      for (const reader of ['spectator', ...table.table.chairs.keys()] satisfies Reader[]) {
        const seen = seenBy(table.table, reader, { game, since: 0, entries: [], acted: null, secret: '' });
        for (const { scene, params } of [...chat.pictures.panel(seen), ...chat.pictures.turn(seen)]) {
          pictures += 1;
          const view = JSON.parse(JSON.stringify(seen.view)) as Json;
          expect(once(id, scene, view, params)).toEqual(drawScene(id, scene, view, params));
        }
      }
    }
    expect(drawn).toBeLessThan(pictures * 0.75);
  },
);
