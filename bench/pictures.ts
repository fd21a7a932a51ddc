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

/** Games that the positions come from, and inputs between two positions. */
const GAMES = 5;
const BETWEEN = 15;
/** How often each picture is drawn for the figures. */
const ROUNDS = 40;

const scene = findScene('away-missions', 'map');

/** The view and the parameters of a map. */
interface Position {
  view: Json;
  params: Json;
}

/**
 * The map of Away Missions with all that a player's question points at, warm. The positions are the one with the
 * largest file of some random games and the one with the middle one; each figure is that of the worse of the two.
 *
 * `bare_encode_p50_ms` is what the library itself takes for the same pixels, as PNG of level 6 without filters.
 */
export function pictureFigures(): Measured {
  const game = gameOf('away-missions');
  if (game === null) throw new Error('Away Missions is not there');
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

/** Milliseconds of the three steps. */
interface Times {
  draw: number;
  encode: number;
  bare: number;
}

function share({ draw, encode, bare }: Times): number {
  return (draw + encode) / bare;
}

/** Draws and encodes the pictures in turn, and gives the medians of each. */
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
  if (!(image instanceof canvasLibrary.Canvas)) throw new Error('the kit draws on another library now');
  return image.toBuffer('image/png', { compressionLevel: 6, filters: canvasLibrary.Canvas.PNG_NO_FILTERS });
}

/** Positions of random games, as the awaited player sees them. */
function positions(game: Game<unknown>): Position[] {
  const next = random(11);
  return Array.from({ length: GAMES }, (_, number) => {
    const match = new InMemoryTable(game, { secret: `pictures ${number}`, undo: false, quiet: true }).start();
    const found: Position[] = [];
    for (let inputs = 1; match.state.over === null; inputs++) {
      const [decision] = match.state.pending;
      if (decision === undefined) throw new Error('a game waits for nobody');
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
