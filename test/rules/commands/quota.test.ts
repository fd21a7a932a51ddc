import { expect, test } from 'vitest';
import { assertMayOpen } from '../../../commands/game/quota.ts';
import { OPEN, USUAL_ALLOWANCES } from '../../../src/discord/allowances.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import { bench, lastText, table } from './support/bench.ts';
import { ADA, CHANNEL, click, GUILD, slash, THREAD } from './support/payloads.ts';

type Openings = NonNullable<Parameters<typeof assertMayOpen>[2]['openings']>;
type Allowance = Parameters<Openings['take']>[0][number];
type UsedUp = Awaited<ReturnType<Openings['take']>>;

const asker = { person: { id: ADA, name: 'Ada' } };
const post = { guild: GUILD, channel: THREAD, forum: CHANNEL };

/** Tries to open one more table while these exist. Returns what was counted, or the refusal. */
async function opening(
  there: readonly Summary[],
  used: UsedUp = null,
  limits = USUAL_ALLOWANCES,
): Promise<Allowance[] | string> {
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
    await assertMayOpen(asker, post, { backend, openings, limits } as unknown as Parameters<typeof assertMayOpen>[2]);
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
    'You have opened 20 tables in the last hour, which is the limit. Try again in 20 minutes, or join a table that /game list shows.',
  );
  expect(await opening([], { scope: 'server', wait: 100 })).toContain(
    'Players have opened 100 tables on this server in the last hour, which is the limit. Try again in a minute,',
  );
});

test.each<[what: string, there: Summary[], told: RegExp]>([
  [
    'lobbies of one person',
    several(OPEN.lobbiesOfPerson, { status: 'lobby' }),
    /^You have 10 tables waiting for players, and the limit is 10\. Start one/,
  ],
  [
    'open tables per person',
    several(OPEN.tablesOfPerson, {}),
    /^You have 50 open tables, and the limit is 50\. Finish one/,
  ],
  [
    'lobbies in a channel',
    several(OPEN.lobbiesInChannel, { status: 'lobby', owner: 'x' }),
    /^50 tables in this channel are waiting for players, and the limit is 50\./,
  ],
  [
    'tables in a server',
    several(OPEN.tablesInServer, { owner: 'x' }),
    /^This server has 900 open tables, and the limit is 900\./,
  ],
])('the number of %s is limited, and one less is allowed', async (_what, there, told) => {
  expect(await opening(there)).toMatch(told);
  expect(await opening(there.slice(1))).toHaveLength(3);
  expect(await opening(there.map((one) => ({ ...one, status: 'ended' as const })))).toHaveLength(3);
});

test('the person who runs the bot can set other limits', async () => {
  const { openings, open } = USUAL_ALLOWANCES;
  const rate = { most: 3, per: 3_600_000 };
  const limits = {
    ...USUAL_ALLOWANCES,
    openings: { ...openings, person: rate },
    open: { ...open, lobbiesOfPerson: 2 },
  };
  expect(await opening([], null, limits)).toMatchObject([{ scope: 'person', most: 3 }, { most: 30 }, { most: 100 }]);
  expect(await opening([], { scope: 'person', wait: 1 }, limits)).toContain(
    'You have opened 3 tables in the last hour',
  );
  expect(await opening(several(2, { status: 'lobby' }), null, limits)).toContain('the limit is 2.');
});

test('a command above the limit is refused before it is confirmed, and look-ups aren’t affected', async () => {
  const b = bench();
  b.tooMany = 'You have sent too many commands in a short time.';
  await b.handle(click('undo.abc123'));
  expect(lastText(b)).toContain('too many commands');
  expect([b.sent, [...b.owed]]).toEqual([[], []]);
  await b.handle(slash('/map', { table: 'abc123' }));
  expect(b.asked).toHaveLength(1);
  b.tooMany = null;
  await b.handle(click('propose.abc123'));
  expect(b.sent).toHaveLength(1);
});

test('a command above the limit whose answer was promised already gets its refusal, and nothing is owed', async () => {
  const b = bench(0);
  b.tooMany = 'You have sent too many commands in a short time.';
  let go = (): void => {};
  b.wait = new Promise((settle) => {
    go = settle;
  });
  const handled = b.handle(click('propose.abc123'));
  go();
  await handled;
  expect(JSON.stringify([b.followed, b.filled, b.responses])).toContain('too many commands');
  expect([b.sent, [...b.owed]]).toEqual([[], []]);
});
