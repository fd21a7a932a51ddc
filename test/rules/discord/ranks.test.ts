import { expect, test } from 'vitest';
import { readInteraction } from '../../../src/discord/payload.ts';
import { RequestRanks } from '../../../src/discord/request-ranks.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import { table } from '../commands/support/bench.ts';
import { ADA, BEN, click, EVE, slash, THREAD, typing } from '../commands/support/payloads.ts';

/** Request ranks over tables in memory, with a manual clock. */
function stage(more: Partial<Summary> = {}) {
  const state = { now: 0, looks: 0, table: table(more), thread: THREAD as string | null };
  const source = {
    async summary(id: string) {
      state.looks += 1;
      return id === state.table.id ? state.table : null;
    },
    tableOf: async (thread: string) => (thread === state.thread ? state.table.id : null),
  };
  const ranks = new RequestRanks(source, () => state.now);
  const rank = (payload: object) => {
    const incoming = readInteraction(payload);
    if (incoming === null) throw new Error('the payload can’t be read');
    return ranks.rank(incoming);
  };
  return { state, rank };
}

test('players at running tables rank first, and look-ups and completions last', async () => {
  const { rank } = stage();
  expect(await rank(click('map.abc123', [], { by: ADA }))).toBe('player');
  expect(await rank(click('map.abc123', [], { by: EVE }))).toBe('look');
  expect(await rank(slash('/play', {}, { by: BEN, channel: THREAD }))).toBe('player');
  expect(await rank(slash('/play', {}, { by: EVE, channel: THREAD }))).toBe('person');
  expect(await rank(slash('/rules', { query: 'x' }, { by: EVE }))).toBe('look');
  expect(await rank(typing('/rules', { query: 'x' }, 'query', { by: ADA }))).toBe('completion');
});

test('a former spectator ranks as a player after they join', async () => {
  const { state, rank } = stage({ status: 'lobby' });
  const press = () => rank(click('map.abc123', [], { by: ADA }));
  expect(await press()).toBe('look');
  state.table = table();
  state.now += 300;
  expect(await press()).toBe('player');
});

test('a new thread is recognized soon after it is opened', async () => {
  const { state, rank } = stage();
  state.thread = null;
  const play = () => rank(slash('/play', {}, { by: ADA, channel: THREAD }));
  expect(await play()).toBe('person');
  state.thread = THREAD;
  state.now += 300;
  expect(await play()).toBe('player');
});

test('a table is looked up only once for a thousand spectators', async () => {
  const { state, rank } = stage();
  await Promise.all(Array.from({ length: 1_000 }, () => rank(click('map.abc123', [], { by: EVE }))));
  expect(state.looks).toBe(1);
});
