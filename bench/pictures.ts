import canvasLibrary from 'canvas';
import { type DrawnPicture, findScene } from '../renderers/index.ts';
import { awayPictures } from '../src/games/away-missions/chat/pictures.ts';
import { gameOf } from '../src/games/index.ts';
import { randomAnswer } from '../src/kernel/decision.ts';
import type { Game } from '../src/kernel/game.ts';
import { InMemoryTable } from '../src/kernel/in-memory-table.ts';
import type { Json } from '../src/kernel/types.ts';
import { seenBy } from '../src/tables/table-view.ts';
import type { Measured } from './figures.ts';
import { median } from './numbers.ts';
import { random } from './rate.ts';

/** The number of games that the positions come from. */
const GAMES = 5;
/** A position is taken each time this many inputs have been made. */
const BETWEEN = 15;
/** How often each picture is drawn and encoded. */
const ROUNDS = 40;

const scene = findScene('away-missions', 'map');

/** The view and the parameters of a map. */
interface Position {
  view: Json;
  params: Json;
}

/**
 * Measures the map of Away Missions, with everything marked that a player's question is about. Two positions from
 * random games are measured: the one with the largest file and the one with the median file. The times are those of the
 * position that is slower in comparison with the library's own encoding.
 *
 * `bare_encode_p50_ms` is how long the library itself takes to encode the same pixels as a PNG of level 6 without
 * filters.
 */
export function pictureFigures(): Measured {
  const game = gameOf('away-missions');
  if (game === null) throw new Error('Away Missions is missing');
  const sized = positions(game)
    .map((position) => ({ position, bytes: draw(position).encode().length }))
    .sort((a, b) => a.bytes - b.bytes);
  const [typical, fullest] = [sized[sized.length >> 1], sized.at(-1)];
  if (typical === undefined || fullest === undefined) throw new Error('there are no positions');
  const times = measure([typical.position, fullest.position]);
  const worst = times.reduce((a, b) => (share(a) > share(b) ? a : b));
  return {
    map_kb: rounded(fullest.bytes / 1_000),
    map_draw_p50_ms: rounded(worst.draw),
    map_encode_p50_ms: rounded(worst.encode),
    bare_encode_p50_ms: rounded(worst.bare),
  };
}

/** The times of drawing a picture, of encoding it, and of encoding it with the library itself, in milliseconds. */
interface Times {
  draw: number;
  encode: number;
  bare: number;
}

function share({ draw, encode, bare }: Times): number {
  return (draw + encode) / bare;
}

/** Draws and encodes the pictures several times, one after the other. Returns the median times of each picture. */
function measure(all: readonly Position[]): Times[] {
  const runs = all.map(() => [] as Times[]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, position] of all.entries()) {
      const [picture, drawn] = timed(() => draw(position));
      const [, bare] = timed(() => encodeBare(picture));
      const [, encode] = timed(() => picture.encode());
      runs[at]?.push({ draw: drawn, encode, bare });
    }
  }
  return runs.map((times) => ({
    draw: median(times.map(({ draw }) => draw)),
    encode: median(times.map(({ encode }) => encode)),
    bare: median(times.map(({ bare }) => bare)),
  }));
}

function draw({ view, params }: Position): DrawnPicture {
  return scene.draw(view, params);
}

function encodeBare({ canvas: { image } }: DrawnPicture): Buffer {
  if (!(image instanceof canvasLibrary.Canvas)) throw new Error('the renderers no longer draw with the canvas library');
  return image.toBuffer('image/png', { compressionLevel: 6, filters: canvasLibrary.Canvas.PNG_NO_FILTERS });
}

/** Returns positions from random games, as the awaited player sees them. */
function positions(game: Game<unknown>): Position[] {
  const next = random(11);
  return Array.from({ length: GAMES }, (_, number) => {
    const match = new InMemoryTable(game, { secret: `pictures ${number}`, undo: false, quiet: true }).start();
    const found: Position[] = [];
    for (let inputs = 1; match.state.over === null; inputs++) {
      const [decision] = match.state.pending;
      if (decision === undefined) throw new Error('a game isn’t over but waits for nobody');
      if (inputs % BETWEEN === 0) {
        const seen = seenBy(match.table, decision.seat, { game, since: 0, entries: [], acted: null, secret: '' });
        const [map] = awayPictures.read(seen, { what: 'map', show: 'moves' });
        found.push({ view: seen.view, params: map?.params ?? {} });
      }
      match.answer(decision, randomAnswer(decision, next));
    }
    return found;
  }).flat();
}

function timed<T>(act: () => T): [result: T, milliseconds: number] {
  const began = performance.now();
  return [act(), performance.now() - began];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
