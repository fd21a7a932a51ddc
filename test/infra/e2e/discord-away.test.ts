import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DiscordBot, startBot } from '../../../src/discord/bot.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';
import { answerMessage, botSettings, messageSeenBy, worded } from '../support/chat.ts';
import { fewSeconds } from '../support/few-seconds.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { command } from '../support/tables.ts';
import { passes, until } from '../support/until.ts';
import { openWay, type Trouble, type Way } from '../support/way.ts';

const redis = withRedis();
let stage: TestPipeline;
let bench: ServerBench;
let bot: DiscordBot;
let ways: { rest: Way; gateway: Way };
let ended: Error | null;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }) });
  bench = await createBench({ now: Date.now });
  const { server } = bench;
  ways = { rest: await openWay(server.origin), gateway: await openWay(server.origin) };
  // Bots find the gateway by this address.
  server.world.origin = ways.gateway.origin;
  const settings = botSettings(bench, redis.socket, [skirmish]);
  bot = await startBot({ ...settings, connection: { ...settings.connection, api: `${ways.rest.origin}/api` } });
  ended = null;
  void bot.ended.then((reason) => {
    ended = reason;
  });
});
afterEach(async () => {
  await bot.close();
  await Promise.all([ways.rest.end(), ways.gateway.end()]);
  await bench.close();
  await stage.close();
});

/** Opens a lobby. Returns its table. */
async function lobby(title: string): Promise<string> {
  const { alice, general } = bench;
  await answerMessage(alice.slash(general, '/game new', { title }));
  const message = await messageSeenBy(alice, general.id, 'a lobby', ({ content }) => content.includes(title));
  const [, table = ''] = choosable(message)[0]?.id.split('.') ?? [];
  return table;
}

const both = ['rest', 'gateway'] as const;
const three = ['Alpha', 'Beta', 'Gamma'];
/** Seconds are long enough for the pauses between retries to grow, and for silence to be noticed. */
const cases: [
  what: string,
  trouble: Trouble,
  seconds: number,
  away: readonly (keyof typeof ways)[],
  titles: readonly string[],
][] = [
  ['Discord refused connections for 20 s', 'refused', 20, both, three],
  ['Discord refused connections for a minute', 'refused', 60, both, three],
  ['Discord was silent', 'silent', 20, both, three],
  ['only the API refused connections', 'refused', 12, ['rest'], three],
  // The first request would wait far longer after the API is back, because its own limit is 15 s.
  ['only the API was silent', 'silent', 8, ['rest'], ['Alpha']],
  ['only the gateway refused connections', 'refused', 12, ['gateway'], three],
  ['only the gateway was silent', 'silent', 20, ['gateway'], three],
  ['a proxy answered instead of Discord', '502', 12, both, three],
];

test.each(cases)(
  'after %s, waiting messages appear and people get answers within seconds, in the same session',
  async (_, trouble, seconds, away, titles) => {
    const { server, bob, general } = bench;
    const tables: string[] = [];
    for (const title of titles) tables.push(await lobby(title));
    const sessions = server.gateway.counts.identify;
    const help = async () => (await answerMessage(bob.slash(general, '/help'))) !== null;
    const within = await fewSeconds(help);

    for (const one of away) await ways[one].close(trouble);
    for (const table of tables) {
      const seat = { t: 'seat', seat: 1, player: bob.user.id, called: 'Bob', ready: `r-${table}` } as const;
      await stage.send(table, command({ player: bob.user.id }, seat));
    }
    await passes(seconds * 1_000);
    for (const one of away) await ways[one].open();

    const answered = until('a person is answered', help);
    const shown = titles.map((title) =>
      until(`${title} shows who sat down`, () =>
        bob
          .visible(general)
          .map(worded)
          .some(({ content }) => content.includes(title) && content.includes(bob.user.id)),
      ),
    );
    await within(Promise.all([answered, ...shown]));
    expect(server.gateway.counts.identify).toBe(sessions);
    expect(ended).toBeNull();
  },
);
