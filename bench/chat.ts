import { setTimeout as pause } from 'node:timers/promises';
import { findBelow } from '../src/cli/chaos/processes.ts';
import { awayPictures } from '../src/games/away-missions/chat/pictures.ts';
import { must } from '../src/kernel/must.ts';
import type { Reader } from '../src/kernel/types.ts';
import { Pictures } from '../src/queue/pictures.ts';
import { Views } from '../src/queue/views.ts';
import { type ClickTiming, choose, playUpTo, takeUp } from './chat/player.ts';
import { type BenchStack, type BenchTable, calm, openBenchStack, openTables } from './chat/stack.ts';
import type { Measured } from './figures.ts';
import { median, quantile } from './numbers.ts';
import { random } from './rate.ts';

const TABLES = 50;
/** How many clicks are timed at each table while nobody else clicks. */
const CLICKS = 3;
/** The pause between two clicks, in milliseconds. */
const REST = 50;
/** How often the clicks of all tables within one second are measured. */
const STORMS = 3;
/** For how long no picture is drawn while the words alone are measured, in milliseconds. The watchdog waits longer. */
const WITHOUT_PICTURES = 4_000;
/** Not a real version of the renderers, so that no earlier picture is used again. */
const NO_VERSION = -1;

/**
 * Measures how fast the bot reacts in the local Discord, with the processes and limits of `npm run play`:
 *
 * - If one person clicks at a time: the time until the bot reacts to an interaction, and the time from a click to its
 *   picture.
 * - If 50 tables click within one second: the times from a click to its text and to its picture (medians of three
 *   measurements).
 * - The time from a click to its text in such a storm, divided by the time while the renderer is stopped: above 1,
 *   pictures stand in the way of words.
 * - The number of pictures per second that the only renderer process draws.
 */
export async function chatFigures(say: (line: string) => void): Promise<Measured> {
  const stack = await openBenchStack();
  try {
    say(`opening ${TABLES} tables`);
    const tables = await openTables(stack, TABLES);
    const next = random(3);
    await Promise.all(tables.map((table) => playUpTo(stack.backend, table, 'move', next)));
    await calm(stack);
    say('one click after the other');
    const acks: number[] = [];
    const alone = await oneByOne(stack, tables, acks);
    const storms: ClickTiming[][] = [];
    const bare: ClickTiming[][] = [];
    for (let storm = 0; storm < STORMS; storm++) {
      say(`all tables click within a second, ${storm + 1} of ${STORMS}`);
      storms.push(await allAtOnce(stack, tables, acks));
      say('the same without a renderer');
      bare.push(await allAtOnce(stack, tables, acks, withoutPictures));
    }
    say('pictures');
    await calm(stack);
    const rate = await picturesPerSecond(stack, tables);
    const p95 = (what: keyof ClickTiming, of = storms): number =>
      median(
        of.map((timings) =>
          quantile(
            timings.map((timing) => timing[what]),
            0.95,
          ),
        ),
      );
    return {
      ack_p99_ms: Math.round(quantile([...acks, ...alone.map(({ ack }) => ack)], 0.99)),
      click_to_picture_p95_ms: Math.round(
        quantile(
          alone.map(({ picture }) => picture),
          0.95,
        ),
      ),
      click50_text_p95_ms: Math.round(p95('text')),
      click50_picture_p95_ms: Math.round(p95('picture')),
      click50_text_ratio: Math.round((p95('text') * 100) / p95('text', bare)) / 100,
      pictures_per_s: Math.round(rate * 10) / 10,
    };
  } finally {
    await stack.close();
  }
}

async function oneByOne(stack: BenchStack, tables: readonly BenchTable[], acks: number[]): Promise<ClickTiming[]> {
  const { backend, server } = stack;
  const timings: ClickTiming[] = [];
  for (let click = 0; click < CLICKS; click++) {
    for (const table of tables) {
      const choice = await takeUp(backend, table, acks);
      await pause(REST);
      const timing = choice === null ? null : await choose(server.world, choice);
      if (timing !== null) timings.push(timing);
      await pause(REST);
    }
  }
  return timings;
}

/** Stops the renderer for a while. */
function withoutPictures(): void {
  const renderer = must(findBelow(process.pid, 'role.js renderer'), 'the renderer');
  process.kill(renderer, 'SIGSTOP');
  setTimeout(() => process.kill(renderer, 'SIGCONT'), WITHOUT_PICTURES);
}

/**
 * Opens the question at every table. Afterwards, calls `before`, and each table clicks once, evenly spread over one
 * second.
 */
async function allAtOnce(
  stack: BenchStack,
  tables: readonly BenchTable[],
  acks: number[],
  before: () => void = () => {},
): Promise<ClickTiming[]> {
  const { backend, server } = stack;
  await calm(stack);
  const choices = [];
  for (const table of tables) choices.push(await takeUp(backend, table, acks));
  await calm(stack);
  before();
  const timings = choices.map(async (choice, at) => {
    await pause((at * 1_000) / choices.length);
    return choice === null ? null : choose(server.world, choice);
  });
  return (await Promise.all(timings)).filter((timing) => timing !== null);
}

/**
 * Requests the pictures of all tables' panels at the same time, for each seat and for spectators. Returns how many
 * pictures are drawn per second.
 */
async function picturesPerSecond({ redis }: BenchStack, tables: readonly BenchTable[]): Promise<number> {
  const views = new Views(redis);
  const pictures = new Pictures(redis, NO_VERSION, Date);
  try {
    const readers: Reader[] = [0, 1, 'spectator'];
    const wishes = tables.flatMap(({ id: table }) => readers.map((reader) => ({ table, reader })));
    const found = (await Promise.all(wishes.map((wish) => views.see(wish)))).filter((view) => view !== null);
    const began = performance.now();
    const drawn = await Promise.all(
      found.map(async (view) => {
        const wanted = awayPictures.panel(view.seen).map((picture) => ({
          ...picture,
          reader: view.seen.reader,
          name: 'map.png',
        }));
        return pictures.draw(view, wanted, 'answer');
      }),
    );
    const count = drawn.flatMap((files) => files ?? []).length;
    return (count * 1_000) / (performance.now() - began);
  } finally {
    await Promise.all([views.close(), pictures.close()]);
  }
}
