import { setTimeout as pause } from 'node:timers/promises';
import { awayPictures } from '../src/discord/games/away-missions-pictures.ts';
import type { Reader } from '../src/kernel/types.ts';
import { Pictures } from '../src/queue/pictures.ts';
import { Views } from '../src/queue/views.ts';
import { choose, playUpTo, type Timing, takeUp } from './chat/player.ts';
import { buildTown, calm, openTables, type Table, type Town } from './chat/town.ts';
import type { Measured } from './figures.ts';
import { median, quantile } from './numbers.ts';
import { random } from './rate.ts';

const TABLES = 50;
/** Clicks one after the other at each table, and how long a person rests between two, in milliseconds. */
const CLICKS = 3;
const REST = 50;
/** How often all tables click within a second. */
const STORMS = 3;
/** No version of the renderers: pictures that were drawn before don't count. */
const NO_VERSION = -1;

/**
 * What people see of the bot in the local Discord, all processes and limits as `npm run play` has them:
 *
 * - one person at a time: until the bot reacts to an interaction, and from a click until the picture stands there;
 * - 50 tables that click within a second: until the words stand there, until the picture does (medians of three such
 *   seconds);
 * - pictures drawn by the one renderer process, a second.
 */
export async function chatFigures(say: (line: string) => void): Promise<Measured> {
  const town = await buildTown();
  try {
    say(`opening ${TABLES} tables`);
    const tables = await openTables(town, TABLES);
    const next = random(3);
    await Promise.all(tables.map((table) => playUpTo(town.desk, table, 'move', next)));
    await calm(town);
    say('one click after the other');
    const acks: number[] = [];
    const alone = await oneByOne(town, tables, acks);
    const storms: Timing[][] = [];
    for (let storm = 0; storm < STORMS; storm++) {
      say(`all tables click within a second, ${storm + 1} of ${STORMS}`);
      storms.push(await allAtOnce(town, tables, acks));
    }
    say('pictures');
    await calm(town);
    const rate = await picturesPerSecond(town, tables);
    const p95 = (what: keyof Timing): number =>
      median(
        storms.map((timings) =>
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
      pictures_per_s: Math.round(rate * 10) / 10,
    };
  } finally {
    await town.close();
  }
}

async function oneByOne(town: Town, tables: readonly Table[], acks: number[]): Promise<Timing[]> {
  const { desk, server } = town;
  const timings: Timing[] = [];
  for (let click = 0; click < CLICKS; click++) {
    for (const table of tables) {
      const choice = await takeUp(desk, table, acks);
      await pause(REST);
      const timing = choice === null ? null : await choose(server.world, choice);
      if (timing !== null) timings.push(timing);
      await pause(REST);
    }
  }
  return timings;
}

/** Everyone has the question before them; then they click, evenly spread over a second. */
async function allAtOnce(town: Town, tables: readonly Table[], acks: number[]): Promise<Timing[]> {
  const { desk, server } = town;
  await calm(town);
  const choices = [];
  for (const table of tables) choices.push(await takeUp(desk, table, acks));
  await calm(town);
  const timings = choices.map(async (choice, at) => {
    await pause((at * 1_000) / choices.length);
    return choice === null ? null : choose(server.world, choice);
  });
  return (await Promise.all(timings)).filter((timing) => timing !== null);
}

/** The maps of all tables, as each of their readers sees them, ordered at once. */
async function picturesPerSecond({ redis }: Town, tables: readonly Table[]): Promise<number> {
  const views = new Views(redis);
  const pictures = new Pictures(redis, NO_VERSION);
  try {
    const readers: Reader[] = [0, 1, 'spectator'];
    const wishes = tables.flatMap(({ id: table }) => readers.map((reader) => ({ table, reader })));
    const sights = (await Promise.all(wishes.map((wish) => views.see(wish)))).filter((sight) => sight !== null);
    const began = performance.now();
    const drawn = await Promise.all(
      sights.map(async (sight) => {
        const wanted = awayPictures.panel(sight.seen).map((picture) => ({
          ...picture,
          reader: sight.seen.reader,
          name: 'map.png',
        }));
        return pictures.draw(sight, wanted, 'answer');
      }),
    );
    const count = drawn.flatMap((files) => files ?? []).length;
    return (count * 1_000) / (performance.now() - began);
  } finally {
    await Promise.all([views.close(), pictures.close()]);
  }
}
