import { expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { commitment, stream } from '../../../src/kernel/random.ts';
import {
  copyTable,
  createTable,
  type Entry,
  type Input,
  type SeatReplacement,
  seatOf,
} from '../../../src/kernel/table.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { replay, tableHash } from '../../../src/tables/replay.ts';
import { type Numbers, numbers } from '../../support/numbers-game.ts';

const PEOPLE = ['p0', 'p1', 'p2', 'p3', 'eve', 'ida'];
const HEIRS: (SeatReplacement | null)[] = [
  { to: 'bot', bot: 'standard' },
  { to: 'friend' },
  { to: 'friend' },
  { to: 'nobody' },
  null,
];

/** A random command that a person may try, whether possible or not. */
function attempt(match: InMemoryTable<Numbers>, next: (bound: number) => number): Input {
  const seats = match.table.chairs.length;
  const [seat, other] = [next(seats), next(seats)];
  const player = PEOPLE[next(PEOPLE.length)] ?? '';
  const decision = match.state.pending[0];
  switch (next(9)) {
    case 0:
      return { t: 'overdue', seat: decision?.seat ?? seat, decision: decision?.id ?? '', hours: 72 };
    case 1:
    case 2:
    case 3:
      return { t: 'vote', seat, about: match.table.away?.[0]?.seat ?? other, heir: HEIRS[next(HEIRS.length)] ?? null };
    case 4:
      return { t: 'take', seat, player, called: player, ready: 'r' };
    case 5:
      return next(4) === 0 ? { t: 'resign', seat, bot: 'standard' } : { t: 'orders', seat, orders: { ask: ['x'] } };
    case 6:
      return { t: 'undo', seat };
    default:
      return {
        t: 'answer',
        seat: decision?.seat ?? 0,
        decision: decision?.id ?? '',
        keys: [['draw', 'wait'][next(2)] ?? ''],
      };
  }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'T-AWAY-01 T-AWAY-03: after random commands (seed %i), each seat has at most one person, nobody has two seats, and the log can be replayed',
  async (seed) => {
    const chance = stream(`people ${seed}`);
    const next = (bound: number): number => chance.next(bound);
    const options = { seats: 3 + (seed % 2) };
    const match = new InMemoryTable(numbers, { options, secret: `s${seed}` }).start();
    const knows = new Map<string, number>();
    let done = 0;
    for (let i = 0; i < 400 && match.table.status === 'playing'; i++) {
      const input = attempt(match, next);
      const before = copyTable(match.table);
      try {
        match.submit(input);
        done += 1;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        expect(match.table).toEqual(before);
      }
      match.table.chairs.forEach(({ player, bot }, seat) => {
        if (player === null) return;
        expect(bot).toBeNull();
        expect(knows.get(player) ?? seat).toBe(seat);
        knows.set(player, seat);
        expect(seatOf(match.table, player)).toBe(seat);
      });
    }
    expect(done).toBeGreaterThan(5);
    const opened = createTable(numbers, {
      id: 'match',
      title: numbers.title,
      owner: 'p0',
      options,
      commitment: commitment(`s${seed}`),
    });
    const entries = match.inputs.map(
      (input, at): Entry => ({ seq: at + 1, id: '', by: 'worker', at, input, events: [] }),
    );
    // Replays treat every game as one with unknown state.
    const game = numbers as unknown as Game<unknown>;
    const past = { game, secret: `s${seed}`, at: () => Promise.reject(new Error('nobody goes back')) };
    expect(tableHash(await replay(opened, entries, past))).toBe(tableHash(match.table));
  },
);
