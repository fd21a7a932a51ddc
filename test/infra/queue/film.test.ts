import { decodeFrames } from 'modern-gif';
import { expect, test } from 'vitest';
import { drawScene } from '../../../src/cli/draw.ts';
import { keptRecord, replayedPosition, seenIn } from '../../../src/cli/kept-positions.ts';
import { gameOf } from '../../../src/games/index.ts';
import { must } from '../../../src/kernel/must.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { FilmGif, heightOf } from '../../../src/queue/film-gif.ts';
import { readIndexedPng } from '../../../src/queue/indexed-png.ts';
import { FilmPlan } from '../../../src/tables/film.ts';

/** Recorded games, with the number of inputs that are filmed. */
const GAMES = [
  ['frontiers/solo', 40],
  ['ascendancy/three', 60],
  ['away-missions/four', 90],
  ['first-edition/solo', 90],
] as const;
/** Number of frames that each film has at most, so that the test is short. */
const FRAMES = 5;

/** Draws frames of a recorded game as spectators saw it, as PNG files. */
function framesOf(name: string, inputs: number): Buffer[] {
  const record = keptRecord(name);
  const game = must(gameOf(record.game), 'the game of a record');
  const plan = new FilmPlan(game);
  replayedPosition(record, inputs, (table, input, undone) =>
    plan.follow({ seq: table.seq, input, undone, events: [] }, table),
  );
  const captions = new Map(
    plan
      .moments()
      .slice(-FRAMES)
      .map(({ seq, caption }) => [seq, caption]),
  );
  const { seen, chat } = seenIn({ game: name, inputs, seat: 0 });
  const { scene, params } = must(chat.pictures.read(seen, { what: 'map' })[0], 'the picture of the board');
  const frames: Buffer[] = [];
  replayedPosition(record, inputs, ({ seq, state }) => {
    const caption = captions.get(seq);
    if (caption === undefined || state === null) return;
    // The view of every game is plain JSON.
    const view = game.view(state, 'spectator') as Json;
    frames.push(drawScene(record.game, scene, view, { ...params, film: { caption, width: 800 } }).bytes);
  });
  return frames;
}

test.each(GAMES)('the film of %s shows each frame exactly as it was drawn', (name, inputs) => {
  const frames = framesOf(name, inputs);
  expect(frames.length).toBeGreaterThan(1);
  const height = Math.max(...frames.map(heightOf));
  const gif = new FilmGif(height);
  for (const [at, frame] of frames.entries()) gif.add(frame, 1_000 + at * 10);
  const film = gif.finish();
  const shown = decodeFrames(film);
  expect(shown.map(({ delay }) => delay)).toEqual(frames.map((_, at) => 1_000 + at * 10));
  for (const [at, frame] of frames.entries()) {
    const { width, height: own, colours, indices } = readIndexedPng(frame);
    const { data } = must(shown[at], 'a frame of the film');
    let wrong = 0;
    for (let pixel = 0; pixel < width * height; pixel++) {
      const index = pixel < width * own ? indices[pixel] : indices[0];
      const colour = must(colours[must(index, 'a pixel')], 'a color');
      if (colour.some((value, part) => data[pixel * 4 + part] !== value)) wrong += 1;
    }
    expect(wrong).toBe(0);
  }
});

test('a frame that repeats the one before takes little room', () => {
  const [frame] = framesOf('ascendancy/three', 60);
  const lengthOf = (times: number): number => {
    const gif = new FilmGif(heightOf(must(frame, 'a frame')));
    for (let time = 0; time < times; time++) gif.add(must(frame, 'a frame'), 1_000);
    return gif.finish().length;
  };
  expect(lengthOf(2) - lengthOf(1)).toBeLessThan(lengthOf(1) / 10);
});
