import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { examineLimits } from '../../../src/cli/doctor/limits.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import type { PlaceChange } from '../../../src/queue/post-retry.ts';
import { type AnyQueue, openQueue } from '../../../src/queue/queues.ts';
import { TransportError } from '../../../src/queue/transport.ts';
import { keys } from '../../../src/store/keys.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { failing, RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let transport: RecordingTransport;
let pipeline: TestPipeline;
let queue: AnyQueue<'delivery'>;
beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { transport });
  queue = openQueue('delivery', pipeline.redis);
});
afterEach(async () => {
  await queue.close();
  await pipeline.close();
});

const TABLE = 'abc123';
const calls = (method: string) => transport.calls.filter((call) => call.startsWith(`${method} `));
const left: PlaceChange = { guild: 'g1', channels: [], gone: null, room: false, left: true };
const here = (open: readonly string[]): PlaceChange => ({ guild: 'g1', channels: null, gone: null, room: true, open });
const asleep = (thread: string): PlaceChange => ({
  ...{ guild: 'g1', channels: [thread], gone: null, room: true },
  asleep: true,
});

async function panel(): Promise<{ wanted: number; shown: number }> {
  const [wanted, shown] = await pipeline.redis.hmget(`{t:${TABLE}}:panel`, 'wanted', 'shown');
  return { wanted: Number(wanted), shown: Number(shown) };
}

/** Starts a game and waits until all its messages are posted. */
async function begun(): Promise<void> {
  await pipeline.send(TABLE, ...opening());
  await until('everything is said', async () => {
    const { wanted, shown } = await panel();
    return (
      transport.threads.length === 1 && shown >= wanted && (await pipeline.redis.xlen(`{t:${TABLE}}:outbox`)) === 0
    );
  });
  await until('both are in the thread', () => calls('join').length === 2);
}

/** Lets the asked person answer. */
async function moves(): Promise<void> {
  for (const [seat, player] of ['ann', 'bob'].entries()) {
    const prompt = await pipeline.backend.prompt(TABLE, seat);
    if (prompt !== null)
      await pipeline.send(
        TABLE,
        answer(
          player,
          seat,
          prompt.id,
          randomAnswer(prompt, () => 0),
        ),
      );
  }
}

describe('removal', () => {
  test('if a server removes the bot, no more requests go there, and its tables continue when the bot is added again', async () => {
    await begun();
    await pipeline.backend.placeChanged(left);
    const said = () => calls('post thread1').length + calls('edit').length;
    const before = said();
    const { seq } = await pipeline.summary(TABLE, 'the table is there', () => true);
    await moves();
    await pipeline.summary(TABLE, 'the move was done', (summary) => summary.seq > seq);
    // This is longer than the pause of a panel between two edits.
    await until('the panel waits', async () =>
      (await queue.getDelayed()).some(({ name, delay }) => name === 'panel' && delay > 60_000),
    );
    expect(said()).toBe(before);
    expect(await examineLimits(pipeline.redis, Date.now())).toMatchObject([
      { state: 'note', about: 'g1', says: expect.stringContaining('1 table waits') },
    ]);
    await pipeline.backend.placeChanged(here(['thread1']));
    await until('the panel is up to date', async () => (await panel()).shown > seq);
    expect(said()).toBeGreaterThan(before);
    expect(await examineLimits(pipeline.redis, Date.now())).toEqual([]);
  });

  test('the bot still knows after a restart which server removed it', async () => {
    await begun();
    await pipeline.backend.settleServers((guild) => guild === 'g1');
    expect(await pipeline.redis.hkeys(keys.left)).toEqual(['g1']);
    await pipeline.backend.settleServers(() => false);
    expect(await pipeline.redis.hkeys(keys.left)).toEqual(['g1']);
  });
});

describe('players', () => {
  test('seated players are added to the thread when the game begins, each once', async () => {
    await begun();
    expect(calls('join').sort()).toEqual(['join thread1 ann', 'join thread1 bob']);
    await pipeline.redis.hincrby(`{t:${TABLE}}:panel`, 'wanted', 0);
    await pipeline.backend.placeChanged(here(['thread1']));
    expect(calls('join')).toHaveLength(2);
  });

  test('if a player can’t be added to the thread, the other players are still added, and that player is skipped from then on', async () => {
    transport.before = (call, where) => {
      if (call === 'join' && where.endsWith('ann')) throw new TransportError('missing-permission', 'no');
    };
    await begun();
    expect(await pipeline.redis.smembers(keys.joined('thread1'))).toEqual(expect.arrayContaining(['ann', 'bob']));
  });

  test('seated players are added later if Discord can’t be reached', async () => {
    const failures = failing(transport, 'join', 'server', 1);
    await pipeline.send(TABLE, ...opening());
    await until('both are in the thread', async () => (await pipeline.redis.scard(keys.joined('thread1'))) === 2);
    expect(failures()).toBe(0);
  });
});

describe('thread', () => {
  test('the thread of a running game is reopened when it is archived, but not too often', async () => {
    await begun();
    await pipeline.backend.placeChanged(asleep('thread1'));
    await until('it is open', () => calls('unarchive').length === 1);
    // A person who immediately closes the thread again wants it closed.
    await pipeline.backend.placeChanged(asleep('thread1'));
    await until('that is heard', async () => (await pipeline.redis.ttl(keys.reopened('thread1'))) > 0);
    expect(calls('unarchive')).toHaveLength(1);
    await pipeline.redis.del(keys.reopened('thread1'));
    await pipeline.backend.placeChanged(asleep('thread1'));
    await until('it is open again', () => calls('unarchive').length === 2);
  });

  test('the thread of a running game is reopened if it is already archived when the bot starts', async () => {
    await begun();
    await pipeline.backend.placeChanged(here(['thread1']));
    expect(calls('unarchive')).toHaveLength(0);
    await pipeline.backend.placeChanged(here([]));
    await until('it is open', () => calls('unarchive').length === 1);
  });

  test('an archived thread is left alone if it can’t be reopened', async () => {
    await begun();
    failing(transport, 'unarchive', 'missing-permission', 1);
    await pipeline.backend.placeChanged(asleep('thread1'));
    await until('it was tried', () => calls('unarchive').length === 1);
    await until('it is left alone', async () => (await pipeline.redis.ttl(keys.reopened('thread1'))) > 3_600);
  });

  test('an archived thread is left alone if it belongs to no table', async () => {
    await begun();
    await pipeline.backend.placeChanged(asleep('other'));
    await pipeline.backend.placeChanged(asleep('thread1'));
    await until('it is open', () => calls('unarchive').length === 1);
    expect(calls('unarchive')).toEqual(['unarchive thread1']);
  });
});

describe('DMs', () => {
  test('a person’s direct message channel is requested only once, even if the bot restarts', async () => {
    await begun();
    const asked = calls('direct');
    const [seat, player] = asked.includes('direct ann') ? ([0, 'ann'] as const) : ([1, 'bob'] as const);
    expect(asked.filter((call) => call.endsWith(player))).toHaveLength(1);
    await queue.close();
    await pipeline.close();
    pipeline = await TestPipeline.open(redis.socket, { transport });
    queue = openQueue('delivery', pipeline.redis);
    const before = transport.in(`dm-${player}`).length;
    await pipeline.backend.read({ table: TABLE, reader: seat, player, read: { what: 'move' }, answer: null });
    await until('the answer came', () => transport.in(`dm-${player}`).length > before);
    expect(calls('direct')).toEqual(asked);
  });

  test('a deleted direct message channel is requested again', async () => {
    await begun();
    const player = calls('direct').includes('direct ann') ? 'ann' : 'bob';
    let gone = 1;
    transport.before = (call, where) => {
      if (call !== 'post' || where !== `dm-${player}` || gone === 0) return;
      gone -= 1;
      throw new TransportError('gone-channel', 'no such channel');
    };
    const asked = calls('direct').length;
    const before = transport.in(`dm-${player}`).length;
    await pipeline.backend.read({
      ...{ table: TABLE, reader: player === 'ann' ? 0 : 1, player, answer: null },
      read: { what: 'move' },
    });
    await until('the answer came', () => transport.in(`dm-${player}`).length > before);
    expect(calls('direct')).toHaveLength(asked + 1);
  });

  test.each(['quarantined', 'opening-too-fast'] as const)(
    'after %s, direct messages are opened at growing intervals, and the call in the thread doesn’t blame the player',
    async (kind) => {
      failing(transport, 'direct', kind, 1);
      await pipeline.send(TABLE, ...opening());
      await until('the thread calls who has to move', () => transport.in('thread1').some(({ to }) => to === 'knock'));
      const knocks = transport.in('thread1').filter(({ to }) => to === 'knock');
      expect(knocks.map(({ outgoing }) => outgoing.held)).toEqual(knocks.map(() => true));
      expect(calls('direct')).toHaveLength(1);
      expect(await pipeline.redis.pttl(keys.hold('direct-messages'))).toBeGreaterThan(9 * 60_000);
      expect(await examineLimits(pipeline.redis, Date.now())).toMatchObject([{ about: 'discord' }]);
    },
  );
});
