import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { handlers } from '../../../commands/index.ts';
import { settleAbandonedReplies } from '../../../src/discord/abandoned-replies.ts';
import { USUAL_ALLOWANCES } from '../../../src/discord/allowances.ts';
import type { Callbacks } from '../../../src/discord/callbacks.ts';
import { writeId } from '../../../src/discord/ids.ts';
import { interactionHandler } from '../../../src/discord/interactions.ts';
import { Backend } from '../../../src/queue/backend.ts';
import { OwnBooks } from '../../../src/rulebook/search/imported-books.ts';
import { unpack } from '../../../src/store/codec.ts';
import { DeferredReplies } from '../../../src/store/deferred-replies.ts';
import { CHANNEL, click, GUILD } from '../../rules/commands/support/payloads.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { Mortal } from '../support/mortal.ts';
import { withRedis } from '../support/redis.ts';
import { opening } from '../support/tables.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const log = pino({ level: 'silent' });
const redis = withRedis();
beforeEach(() => redis.flush());

/** The outcome of a moderator's press: the text, and the state of the table. */
interface End {
  where: string;
  /** The text that the moderator reads, or null for none yet. */
  text: string | null;
  isSetAside: boolean;
  isTriedAgain: boolean;
  isNoted: boolean;
}

/** A moderator retries a command, and the bot dies at one of its calls. Then the next bot starts. */
async function pressed(mortal: Mortal): Promise<End> {
  await redis.flush();
  const connection = redis.connect();
  const tools = workerToolsAt(connection);
  const table = 'aside1';
  await sendTo(tools, table, ...opening(undefined, { place: { guild: GUILD, channel: CHANNEL, thread: null } }));
  await drainTable(tools, table);
  const failed = {
    id: 'failed',
    by: { player: 'bob' },
    at: 1,
    input: { t: 'orders', seat: 1, orders: { ask: ['attacked'] } },
  };
  const entry = await connection.xadd(`{t:${table}}:aside`, '*', 'command', JSON.stringify(failed), 'error', 'Error');
  if (entry === null) throw new Error('nothing was set aside');

  const [dying, next] = [new Backend(connection), new Backend(connection)];
  const deferrals = new DeferredReplies(connection, 'bot:0/1');
  let text: string | null = null;
  const say = async (_to: unknown, { content }: { content?: unknown }): Promise<void> => {
    text = `${content}`;
  };
  const callbacks: Callbacks = {
    async respond(to, response) {
      if ('data' in response && response.data !== undefined && 'content' in response.data) await say(to, response.data);
      return 'taken';
    },
    fill: say,
    follow: say,
    find: async () => ({ channel: 'here', message: 'this' }),
    isAwaited: async () => true,
  };
  const backend = mortal.wrap(dying);
  const handle = interactionHandler({
    now: Date.now,
    backend,
    deferrals: mortal.wrap(deferrals),
    handlers: handlers({
      backend,
      sees: () => true,
      seesAfar: async () => true,
      places: { isForum: () => false, isVoice: () => false, invite: () => null, exists: async () => true },
      keepers: { manages: () => true, roles: () => [] },
      games: [skirmish],
      own: new OwnBooks(),
      fetchFile: async () => null,
      now: Date.now,
      limits: USUAL_ALLOWANCES,
      newTable: () => 'new123',
    }),
    callbacks: mortal.wrap(callbacks),
    log,
  });
  const handled = handle(click(writeId({ act: 'retry', table, entry }), null, { channel: CHANNEL }));
  await Promise.race([mortal.died, handled]);
  const { told } = await settleAbandonedReplies({ deferrals, backend: next, callbacks, log });
  await told;
  await drainTable(tools, table);
  const entries = await tools.store.entries(table, 0, -1);
  const written = JSON.stringify(entries.map((stored) => unpack(stored)));
  const end = {
    ...{ where: mortal.where, text },
    isSetAside: (await next.asides(table)).length > 0,
    isTriedAgain: written.includes('"ask"'),
    isNoted: written.includes(' retries '),
  };
  for (const one of [dying, next]) await one.close();
  return end;
}

test('T-HOST-04: whenever the bot dies, a failed command is either kept or retried and noted, and the answer, if any, agrees with that', async () => {
  const whole = new Mortal();
  expect(await pressed(whole)).toMatchObject({ text: null, isSetAside: false, isTriedAgain: true, isNoted: true });
  for (let call = 1; call <= whole.calls; call++)
    for (const when of ['before', 'after'] as const) {
      const end = await pressed(new Mortal(call, when));
      const { where, text, isTriedAgain } = end;
      const isDone = { isSetAside: !isTriedAgain, isNoted: isTriedAgain };
      expect(end, where).toMatchObject(isDone);
      if (text !== null)
        expect([where, text, isTriedAgain]).toEqual([where, expect.stringMatching(/^That wasn’t done/), false]);
    }
});
