import { describe, expect, it } from 'vitest';
import { apply } from '../../../src/kernel/apply.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { chanceOf } from '../../../src/kernel/random.ts';
import { copyTable, type Table } from '../../../src/kernel/table.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { presentFrom } from '../../../src/tables/restoration.ts';
import { isSound, readStored, UnreadableTable } from '../../../src/tables/stored-table.ts';
import { longTurns } from '../../support/long-turns.ts';
import { type Skirmish, toyGame } from '../../support/toy-game.ts';

/** Blue has moved twice; the position before the second move is stored. */
function played(): { match: InMemoryTable<Skirmish>; good: Table<Skirmish> } {
  const match = new InMemoryTable(longTurns(), { secret: 'restore' }).start();
  for (const seat of [0, 1]) answer(match, seat, []);
  answer(match, 0, ['move:u0:1']);
  const good = copyTable(match.table);
  answer(match, 0, ['move:u0:13']);
  return { match, good };
}

function answer(match: InMemoryTable<Skirmish>, seat: number, keys: string[]): void {
  const decision = match.pending(seat);
  if (decision === null) throw new Error(`nothing waits for ${seat}`);
  match.answer(decision, keys);
}

describe('T-HOST-05', () => {
  it('T-HOST-05: restoring is refused if the worker found no damage', () => {
    const { match } = played();
    const before = JSON.stringify(match.table);
    expect(() => match.submit({ t: 'restore', host: 'Mo' })).toThrow(Refused);
    expect(JSON.stringify(match.table)).toBe(before);
  });

  it('T-HOST-05: restoring loses nothing if the current position could be recovered', () => {
    const { match } = played();
    const { seq } = match.table;
    const { state } = copyTable(match.table);
    const { events, undone } = match.submit({ t: 'restore', host: 'Mo', to: seq });
    expect(events.map(({ text }) => text)).toEqual(['Mo, a moderator, restored this table. Nothing was lost.']);
    expect(undone).toEqual([]);
    expect(match.state).toEqual({ ...state, barrier: seq + 1 });
    expect(() => match.submit({ t: 'undo', seat: 0 })).toThrow(/^Nothing to undo/);
  });

  it('T-HOST-05: restoring returns to an earlier log entry, but counters don’t go back, and everyone keeps their seat', () => {
    const { match, good } = played();
    const { seq } = match.table;
    const chairs = match.table.chairs.map((chair, seat) =>
      seat === 1 ? { ...chair, player: 'eve', called: 'Eve' } : chair,
    );
    const present = presentFrom(good, seq, chairs) as Table<Skirmish>;
    expect(present.chairs.map(({ player, ready }) => [player, ready])).toEqual([
      ['p0', 'r0'],
      ['eve', null],
    ]);
    const { draws, asked } = match.state;
    const around = { game: longTurns(), chance: chanceOf('restore'), checkpoint: () => good };
    const { undone } = apply(present, { t: 'restore', host: 'Mo', to: good.seq }, around);
    expect(undone).toEqual([seq]);
    expect(present.seq).toBe(seq + 1);
    expect(present.state?.g).toEqual(good.state?.g);
    expect(present.state?.draws).toBeGreaterThan(draws);
    const [question] = present.state?.pending ?? [];
    expect(Number(question?.id.slice(1))).toBeGreaterThan(asked);
    expect({ ...question, id: '' }).toEqual({ ...good.state?.pending[0], id: '' });
  });
});

describe('T-HOST-05', () => {
  const stored = (change: (table: Table) => object = (table) => table): Buffer =>
    Buffer.from(JSON.stringify(change(copyTable(played().match.table))));

  it('T-HOST-05: a stored table can be read back exactly as it was written', () => {
    const { table, size } = readStored(stored());
    expect(table).toEqual(played().match.table);
    expect(size).toBe(stored().length);
    expect(isSound(table as Table<Skirmish>, toyGame())).toBe(true);
  });

  it.each<[string, (table: Table) => object]>([
    ['of another shape', () => [1, 2]],
    ['with an unknown status', (table) => ({ ...table, status: 'paused' })],
    ['without a position while it is played', (table) => ({ ...table, state: null })],
    ['without a position when it was won', (table) => ({ ...table, state: null, status: 'over' })],
    ['without its number', ({ seq: _, ...table }) => table],
    ['whose position has no questions', (table) => ({ ...table, state: { ...table.state, pending: 'none' } })],
  ])('T-HOST-05: a stored table can’t be read %s', (_what, change) => {
    expect(() => readStored(stored(change))).toThrow(UnreadableTable);
  });

  it('T-HOST-05: a stored table has no position if its game hasn’t begun or the table was closed before that', () => {
    for (const status of ['lobby', 'ended'] as const)
      expect(readStored(stored((table) => ({ ...table, state: null, status }))).table.state).toBeNull();
  });

  it('T-HOST-05: a stored table counts as damaged if the game throws an error for it', () => {
    const { table } = readStored(stored((one) => ({ ...one, state: { ...one.state, g: {} } })));
    expect(isSound(table as Table<Skirmish>, toyGame())).toBe(false);
  });
});
