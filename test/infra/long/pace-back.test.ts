import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TablePace } from '../../../src/kernel/pace.ts';
import type { Proposal } from '../../../src/kernel/table.ts';
import { beginPaced, DAY_EACH, named, type PacedTable } from '../support/pace-tables.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
const PEOPLE = ['ann', 'ben', 'cat'];
let open: PacedTable | null = null;
beforeEach(() => redis.flush());
afterEach(async () => {
  await open?.close();
  open = null;
});

async function begin(pace: TablePace): Promise<PacedTable> {
  open = await beginPaced(redis, named, pace);
  return open;
}

/** Everyone agrees to a proposal. */
async function agree({ send }: PacedTable, proposal: Proposal): Promise<void> {
  for (const [seat, player] of PEOPLE.entries()) await send({ player }, { t: 'consent', seat, proposal, yes: true });
}

const seqOf = async (table: PacedTable): Promise<number> => (await table.summary()).seq;
const rings = ({ told }: PacedTable): string[] => told.filter((one) => one.endsWith(' ring rings'));

test('T-CONSENT-02 T-PACE-01: going back moves the deadline and the reminders to the turn gone back to', async () => {
  const table = await begin(DAY_EACH);
  const to = await seqOf(table);
  await table.until('Mon 20:00');
  await table.answers('ann', ['wait']);
  expect(await table.deadlines()).toEqual(['ben turn Tue 20:00']);
  await table.until('Tue 13:30');
  await agree(table, { do: 'rewind', to });
  expect(await table.deadlines()).toEqual(['ann turn Wed 13:30']);
  const before = rings(table).length;
  await table.until('Wed 13:00');
  // Ben’s warning was planned for 14:00 on Tuesday, and Ann’s first deadline was Tuesday at 10:00.
  expect(rings(table).slice(before)).toEqual(['ann Tue 13:40 ring rings', 'ann Wed 08:00 ring rings']);
  expect((await table.summary()).away).toBeUndefined();
  await table.until('Wed 13:30');
  expect((await table.summary()).away?.map(({ seat }) => seat)).toEqual([0]);
});

test('T-PACE-01: the turn that was taken back has its whole time when it begins again', async () => {
  const table = await begin(DAY_EACH);
  const to = await seqOf(table);
  await table.answers('ann', ['wait']);
  await table.until('Tue 09:00');
  await agree(table, { do: 'rewind', to });
  await table.answers('ann', ['wait']);
  expect(await table.deadlines()).toEqual(['ben turn Wed 09:00']);
});

test('T-CONSENT-02 T-PACE-01: a bank keeps what was used, and 12 hours are left at least', async () => {
  const table = await begin({ ...DAY_EACH, turn: 'bank' });
  const to = await seqOf(table);
  await table.until('Thu 08:00');
  await table.answers('ann', ['wait']);
  await table.until('Thu 12:00');
  await agree(table, { do: 'rewind', to });
  expect(await table.deadlines()).toEqual(['ann turn Fri 00:00']);
  await table.answers('ann', ['wait']);
  // Ben has used 4 hours of his 72, and gets 12.
  expect(await table.deadlines()).toEqual(['ben turn Sun 20:00']);
});

test('T-PAUSE-01: after going back in a pause, the time of the turn begins with the end of the pause', async () => {
  const table = await begin(DAY_EACH);
  const to = await seqOf(table);
  await table.answers('ann', ['wait']);
  const day = 24 * 3_600_000;
  await agree(table, { do: 'pause', until: table.clock.now() + 2 * day });
  await table.until('Tue 10:00');
  await agree(table, { do: 'rewind', to });
  expect(await table.deadlines()).toEqual(['ann turn Thu 10:00']);
  const before = table.told.length;
  await table.until('Wed 09:30');
  expect(table.told.slice(before).filter((one) => one.endsWith('rings'))).toEqual([]);
  await table.until('Thu 09:30');
  expect(
    rings(table)
      .slice(before)
      .every((one) => one.startsWith('ann')),
  ).toBe(true);
  expect(rings(table).at(-1)).toBe('ann Wed 21:00 ring rings');
  expect((await table.summary()).away).toBeUndefined();
});
