import { setTimeout as pause } from 'node:timers/promises';
import { must } from '../../src/kernel/must.ts';
import { tableKeys } from '../../src/store/keys.ts';
import { TableStore } from '../../src/store/table-store.ts';
import { median } from '../numbers.ts';
import { random } from '../rate.ts';
import { begin, GAMES, moveAt, type Opener, withWorker } from './tables.ts';

/** The number of moves between two points of a curve. */
const EACH = 50;

/** How a table grows: the time from a move to its commit, and the size in Redis, after each group of moves. */
export interface Growth {
  game: string;
  points: { moves: number; commitMs: number; bytes: number }[];
}

/** Plays one table of each game with random moves, up to `most` moves, and measures how it grows. */
export function growthOf(socket: string, most: number): Promise<Growth[]> {
  return withWorker(socket, (opener) => growthAt(opener, most));
}

async function growthAt(opener: Opener, most: number): Promise<Growth[]> {
  const { redis } = opener;
  const store = new TableStore(redis);
  const bytesOf = async (id: string): Promise<number> => {
    const { outbox, ...names } = tableKeys(id);
    const sizes = await Promise.all(Object.values(names).map((key) => redis.memory('USAGE', key, 'SAMPLES', 0)));
    return sizes.reduce<number>((sum, size) => sum + Number(size), 0);
  };
  const grown: Growth[] = [];
  for (const [at, game] of GAMES.entries()) {
    const id = `grow${at}`;
    const person = (seat: number): string => `${610_000_000_000_000_000n + BigInt(at * 8 + seat)}`;
    await begin(opener, { id, game, person, place: { guild: null, channel: person(0), thread: null } });
    const next = random(at);
    const points: Growth['points'] = [];
    for (let moves = 0, times: number[] = [], isOver = false; moves < most && !isOver; ) {
      const began = performance.now();
      isOver = !(await moveAt(opener, { id, person }, next));
      while ((await store.waiting(id)) > 0) await pause(1);
      if (isOver) break;
      times.push(performance.now() - began);
      moves += 1;
      if (moves % EACH !== 0) continue;
      points.push({ moves, commitMs: Math.round(median(times) * 10) / 10, bytes: await bytesOf(id) });
      times = [];
    }
    grown.push({ game: must(GAMES[at], 'a game'), points });
  }
  return grown;
}
