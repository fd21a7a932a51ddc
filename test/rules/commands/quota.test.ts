import { expect, test } from 'vitest';
import { assertMayOpen } from '../../../commands/game/quota.ts';
import { OPEN } from '../../../src/discord/allowances.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import { table } from './support/bench.ts';
import { ADA, CHANNEL, GUILD, THREAD } from './support/payloads.ts';

type Openings = NonNullable<Parameters<typeof assertMayOpen>[2]['openings']>;
type Allowance = Parameters<Openings['take']>[0][number];
type UsedUp = Awaited<ReturnType<Openings['take']>>;

const asker = { person: { id: ADA, name: 'Ada' } };
const post = { guild: GUILD, channel: THREAD, forum: CHANNEL };

/** Tries to open one more table while these exist. Returns what was counted, or the refusal. */
async function opening(there: readonly Summary[], used: UsedUp = null): Promise<Allowance[] | string> {
  const counted: Allowance[] = [];
  const backend = {
    tablesOf: async () => [...there],
    tablesIn: async () => there.map(({ id, title, status, place }) => ({ id, title, status, channel: place.channel })),
  };
  const openings = {
    async take(allowances: readonly Allowance[]) {
      counted.push(...allowances);
      return used;
    },
  };
  try {
    await assertMayOpen(asker, post, { backend, openings } as unknown as Parameters<typeof assertMayOpen>[2]);
    return counted;
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
}

const several = (count: number, more: Partial<Summary>): Summary[] =>
  Array.from({ length: count }, (_, at) => table({ id: `t${at}`, ...more }));

test('a new table counts toward the limits of its person, its post’s forum and its server', async () => {
  expect(await opening([])).toMatchObject([
    { scope: 'person', id: ADA },
    { scope: 'channel', id: CHANNEL },
    { scope: 'server', id: GUILD },
  ]);
});

test('a refusal names the limit and says when to try again', async () => {
  expect(await opening([], { scope: 'person', wait: 20 * 60_000 })).toBe(
    'You have opened 20 tables in the last hour. Try again in 20 minutes, or join a table that /game list shows.',
  );
  expect(await opening([], { scope: 'server', wait: 100 })).toContain(
    'Players have opened 100 tables on this server in the last hour. Try again in a minute,',
  );
});

test.each<[what: string, there: Summary[], told: RegExp]>([
  [
    'lobbies of one person',
    several(OPEN.lobbiesOfPerson, { status: 'lobby' }),
    /^You have 10 tables waiting for players\. Start one/,
  ],
  ['open tables per person', several(OPEN.tablesOfPerson, {}), /^You have 50 open tables\. Finish one/],
  [
    'lobbies in a channel',
    several(OPEN.lobbiesInChannel, { status: 'lobby', owner: 'x' }),
    /^50 tables in this channel are waiting for players\./,
  ],
  ['tables in a server', several(OPEN.tablesInServer, { owner: 'x' }), /^This server has 900 open tables\./],
])('the number of %s is limited, and one less is allowed', async (_what, there, told) => {
  expect(await opening(there)).toMatch(told);
  expect(await opening(there.slice(1))).toHaveLength(3);
  expect(await opening(there.map((one) => ({ ...one, status: 'ended' as const })))).toHaveLength(3);
});
