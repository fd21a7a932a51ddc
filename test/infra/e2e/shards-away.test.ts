import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DiscordBot, startBot } from '../../../src/discord/bot.ts';
import { PERMISSIONS } from '../../../src/discord/permissions.ts';
import { addGuild, joinGuild } from '../../../src/local/world/guilds.ts';
import type { TextChannel } from '../../../src/local/world/records.ts';
import { SessionStarts } from '../../../src/store/session-starts.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';
import { answerMessage, botSettings, messageSeenBy, press, worded } from '../support/chat.ts';
import { fewSeconds } from '../support/few-seconds.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { command } from '../support/tables.ts';
import { passes, until } from '../support/until.ts';
import { openWay, type Trouble, type Way } from '../support/way.ts';

const redis = withRedis();
let stage: TestPipeline;
let bench: ServerBench;
let ways: { rest: Way; gateway: Way };
let ended: Error[];
const bots: DiscordBot[] = [];

beforeEach(async () => {
  await redis.flush();
  ended = [];
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }) });
});
afterEach(async () => {
  for (const bot of bots.splice(0)) await bot.close();
  await Promise.all([ways.rest.end(), ways.gateway.end()]);
  await bench.close();
  await stage.close();
});

/** Starts a local Discord with this many shards, and a process of the bot for each of these groups of shards. */
async function start(groups: readonly number[][]): Promise<void> {
  const count = groups.flat().length;
  bench = await createBench({ now: Date.now, shards: count });
  const { server } = bench;
  ways = { rest: await openWay(server.origin), gateway: await openWay(server.origin) };
  // Bots find the gateway by this address.
  server.world.origin = ways.gateway.origin;
  for (const ids of groups) {
    const settings = botSettings(bench, redis.socket, [skirmish]);
    const connection = { ...settings.connection, api: `${ways.rest.origin}/api` };
    const bot = await startBot({ ...settings, connection, shards: { ids, count } });
    bots.push(bot);
    void bot.ended.then((reason) => ended.push(reason));
    await until(`it serves ${ids}`, () => bot.shards().join() === ids.join());
  }
}

/** A channel of a new server whose events go to a shard. */
function placeOf(shard: number, count: number): TextChannel {
  const { world } = bench.server;
  for (;;) {
    const guild = addGuild(world, `Club ${shard}`, { botPermissions: PERMISSIONS });
    if (Number((BigInt(guild.id) >> 22n) % BigInt(count)) !== shard) continue;
    for (const { user } of [bench.alice, bench.bob]) joinGuild(world, guild, user);
    const found = [...world.channels.values()].find((one) => one.kind === 'text' && one.data.guild_id === guild.id);
    if (found?.kind === 'text') return found;
  }
}

/** The number of sessions that each shard has started, by the count in Redis. */
function sessions(count: number): Promise<number[]> {
  const starts = new SessionStarts(stage.redis);
  return Promise.all(Array.from({ length: count }, async (_, id) => (await starts.lately(`${id}/${count}`)).count));
}

const both = ['rest', 'gateway'] as const;
/** `forgets`: Discord forgets its sessions in the meantime. */
interface Outage {
  trouble: Trouble;
  seconds: number;
  away: readonly (keyof typeof ways)[];
  forgets?: true;
}

const cases: [what: string, groups: number[][], outage: Outage][] = [
  [
    'three shards in one process: Discord refused connections',
    [[0, 1, 2]],
    { trouble: 'refused', seconds: 12, away: both },
  ],
  ['three shards in one process: Discord was silent', [[0, 1, 2]], { trouble: 'silent', seconds: 14, away: both }],
  [
    'three shards in two processes: a proxy answered for Discord',
    [[0], [1, 2]],
    { trouble: '502', seconds: 8, away: both },
  ],
  [
    'two shards in two processes: only the gateway was silent',
    [[0], [1]],
    { trouble: 'silent', seconds: 14, away: ['gateway'] },
  ],
  [
    'three shards in one process: Discord refused connections, and forgot their sessions',
    [[0, 1, 2]],
    { trouble: 'refused', seconds: 8, away: both, forgets: true },
  ],
];

test.each(cases)(
  'after %s, clicks on all shards are answered within seconds, in the same session or one new session per shard',
  async (_, groups, { trouble, seconds, away, forgets }) => {
    await start(groups);
    const count = groups.flat().length;
    const { server, alice, bob } = bench;
    const places = Array.from({ length: count }, (_, shard) => placeOf(shard, count));
    const lobbies = await Promise.all(
      places.map(async (place) => {
        await answerMessage(alice.slash(place, '/game new', { title: 'Sector' }));
        return messageSeenBy(alice, place.id, 'a lobby', ({ content }) => content.includes('seats are free'));
      }),
    );
    const within = await fewSeconds(() => answerMessage(bob.slash(places[0] ?? unknown(), '/help')));
    const each = (sessions: number) => Array.from({ length: count }, () => sessions);
    expect(await sessions(count)).toEqual(each(1));
    const { identify } = server.gateway.counts;

    for (const one of away) await ways[one].close(trouble);
    for (const lobby of lobbies) {
      const [, table = ''] = choosable(lobby)[0]?.id.split('.') ?? [];
      const seat = { t: 'seat', seat: 1, player: bob.user.id, called: 'Bob', ready: `r-${table}` } as const;
      await stage.send(table, command({ player: bob.user.id }, seat));
    }
    await passes(seconds * 1_000);
    if (forgets === true) server.gateway.invalidate();
    for (const one of away) await ways[one].open();

    const restored = Promise.all(
      places.flatMap((place, shard) => [
        until(
          `a press is answered (shard ${shard})`,
          async () => (await answerMessage(press(alice, lobbies[shard] ?? unknown(), 'Blue: Join'))) !== null,
        ),
        until(`the table shows who sat down (shard ${shard})`, () =>
          bob
            .visible(place)
            .map(worded)
            .some(({ content }) => content.includes(bob.user.id)),
        ),
      ]),
    );
    await within(restored);
    const begun = forgets === true ? 1 : 0;
    expect(server.gateway.counts.identify).toBe(identify + begun * count);
    expect(await sessions(count)).toEqual(each(1 + begun));
    const connected = server.gateway.shards().map(([id]) => id);
    expect(connected).toEqual(places.map((_, shard) => shard));
    expect(ended).toEqual([]);
  },
);

function unknown(): never {
  throw new Error('there is no such lobby');
}
