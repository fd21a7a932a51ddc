import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { handlers } from '../../../commands/index.ts';
import { examineTables } from '../../../src/cli/doctor/tables.ts';
import { USUAL_ALLOWANCES } from '../../../src/discord/allowances.ts';
import { writeId } from '../../../src/discord/ids.ts';
import { interactionHandler } from '../../../src/discord/interactions.ts';
import { OwnBooks } from '../../../src/rulebook/search/imported-books.ts';
import { DeferredReplies } from '../../../src/store/deferred-replies.ts';
import { Panels } from '../../../src/store/panel.ts';
import { Reminders } from '../../../src/store/reminders.ts';
import { TurnMessages } from '../../../src/store/turn-messages.ts';
import type { Command } from '../../../src/tables/types.ts';
import { CHANNEL, click, GUILD, slash } from '../../rules/commands/support/payloads.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { DAMAGE, damage, FIELDS, type StoredField } from '../support/damage.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, create, toys } from '../support/tables.ts';
import { until } from '../support/until.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

const HOST = '300000000000000001';
const NOTHING = /^No earlier position/;
const CAN_NOT_READ = /^I can’t read the saved position of this table/;

/** A separate table for each damaged value, and its person. */
interface Case extends StoredField {
  id: string;
  person: string;
}

const CASES: readonly Case[] = FIELDS.map((field, at) => ({
  ...field,
  id: `dam${String(at).padStart(3, '0')}`,
  person: `${400_000_000_000_000_000n + BigInt(at)}`,
}));
/** An undamaged table of a person who is also at a damaged one. */
const SOUND: Case = { name: 'nothing', id: 'sound1', person: CASES[0]?.person ?? '' };

/** A person sits down against a bot, the game begins, and both are asked. */
function opening({ person }: Case): Command[] {
  const place = { guild: GUILD, channel: CHANNEL, thread: null };
  return [
    create({ length: 300 }, { owner: person, place }),
    command({ player: person }, { t: 'seat', seat: 0, player: person, called: 'Ann', ready: 'r1' }),
    command({ player: person }, { t: 'bot', seat: 1, bot: 'quick', player: person }),
    command({ player: person }, { t: 'start', player: person, ready: 'r2' }),
  ];
}

/** Begins the table and stores a value in every place that can be damaged. */
async function begin(connection: Redis, one: Case): Promise<void> {
  const tools = workerToolsAt(connection);
  const { id, person } = one;
  await sendTo(tools, id, ...opening(one));
  await drainTable(tools, id);
  await tools.directory.noteActive(id, Date.now());
  const key = (name: string): string => `{t:${id}}:${name}`;
  const now = Date.now();
  const message = { channel: 'ch', message: `m-${id}`, posted: now };
  await connection.del(key('outbox'));
  await new Panels(connection).write(
    id,
    {
      ...{ shown: 1, stamp: 'x', at: 1, lobby: message },
      turn: { ...message, turn: 'one', from: 1 },
      past: { ...message, turn: 'none', from: 0 },
      older: [{ ...message, from: 0, to: 0 }],
      bare: true,
    },
    true,
  );
  await connection.hset(key('panel'), 'alike', 'x');
  await new Reminders(connection).keep({ table: id, player: person, seat: 0, call: 'c1', rung: 0, due: now - 1_000 });
  await new TurnMessages(connection).keep(id, person, {
    ...{ channel: 'dm', message: 'm1', at: now, kind: 'turn', decision: 'any', answer: null, asksZone: false },
  });
  const waits = answer(person, 0, 'd99', []);
  await connection.xadd(key('inbox'), '*', 'id', waits.id, 'alone', '0', 'body', JSON.stringify(waits));
  const [[entry] = ['']] = await connection.xrange(key('inbox'), '-', '+');
  await connection.hset(key('tries'), entry, 1);
  await connection.xadd(key('outbox'), '*', 'message', JSON.stringify({ to: 'end', seat: 0, player: person }));
  const [[sent] = ['']] = await connection.xrange(key('outbox'), '-', '+');
  await connection.hset(key('sending'), sent, now);
  await connection.xadd(key('aside'), '*', 'command', JSON.stringify(waits), 'error', 'Error');
  await connection.set(key('lines'), JSON.stringify({ stamp: 'gone', lines: [] }));
  const answers = { seat: 0, by: { player: 'gone' }, next: 1, answers: [] };
  await connection.hset(key('ahead'), 'if:0', JSON.stringify(answers));
  await connection.hset(key('ahead'), '0', JSON.stringify({ seat: 0, by: { player: 'gone' }, at: 1, text: 'draw' }));
  await connection.set(key('going'), JSON.stringify({ seq: 3, seat: 0, by: { seat: 0 }, outcome: { seq: 3 } }));
}

async function spoil(connection: Redis, { name, id, person }: Case, how: (typeof DAMAGE)[number]): Promise<boolean> {
  const [what = '', field = ''] = name.split(' ');
  const known: Record<string, [key: string, field: string]> = {
    'call:': [`call:${id}:${person}`, ''],
    'asking:': [`asking:${id}:${person}`, 'm1'],
    'guild:': [`guild:${GUILD}:tables`, id],
  };
  const [key, at] = known[name] ?? [`{t:${id}}:${what}`, field];
  const [first = ''] = at === '' && (await connection.type(key)) === 'hash' ? await connection.hkeys(key) : [at];
  return damage(connection, id, key, first, how.spoil);
}

/** A field of the second seat is like the same field of the first one. */
const ofFirstSeat = (field: string): string => field.replace(/:1$/, ':0');

test('each field of a table’s head and panel is damaged', async () => {
  const connection = redis.connect();
  await begin(connection, SOUND);
  const stored = await Promise.all(
    ['head', 'panel'].map(async (part) =>
      (await connection.hkeys(`{t:${SOUND.id}}:${part}`)).map((field) => `${part} ${ofFirstSeat(field)}`),
    ),
  );
  const damaged = FIELDS.map(({ name }) => name);
  expect(stored.flat().filter((name) => !damaged.includes(name))).toEqual([]);
});

describe.each(DAMAGE)('damage to a stored value affects nothing else: $how', (how) => {
  let connection: Redis;
  let pipeline: TestPipeline;
  let transport: RecordingTransport;
  let said: Map<string, string>;
  let handle: (payload: unknown) => Promise<void>;
  /** The doctor's report right after the damage. */
  let found: Map<string, string[]>;
  /** The values that this damage doesn't change. */
  let same: Set<string>;

  beforeEach(async () => {
    connection = redis.connect();
    for (const one of [...CASES, SOUND]) await begin(connection, one);
    same = new Set();
    for (const one of CASES) if (!(await spoil(connection, one, how))) same.add(one.name);
    found = await examined();
    transport = new RecordingTransport();
    said = new Map();
  });
  afterEach(() => pipeline.close());

  /** Starts all roles, and the part of the bot that answers people. */
  async function run(bots: boolean): Promise<void> {
    const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
    pipeline = await TestPipeline.open(redis.socket, { transport, bots, sweep: 500, watch: 500, quiet: 50, log });
    const say = async ({ id }: { id: string }, { content }: { content?: unknown }): Promise<void> =>
      void said.set(id, `${content ?? ''}`);
    handle = interactionHandler({
      now: Date.now,
      backend: pipeline.backend,
      deferrals: new DeferredReplies(connection, 'bot:0/1'),
      handlers: handlers({
        backend: pipeline.backend,
        sees: () => true,
        seesAfar: async () => true,
        places: { isForum: () => false, isVoice: () => false, invite: () => null, exists: async () => true },
        keepers: { manages: ({ person }) => person.id === HOST, roles: () => [] },
        games: [skirmish],
        own: new OwnBooks(),
        fetchFile: async () => null,
        now: Date.now,
        limits: USUAL_ALLOWANCES,
        newTable: () => 'new123',
      }),
      callbacks: {
        async respond(to, response) {
          if ('data' in response && response.data !== undefined && 'content' in response.data)
            await say(to, response.data);
          return 'taken';
        },
        fill: say,
        follow: say,
        find: async ({ id }) => ({ channel: 'here', message: id }),
        isAwaited: async () => true,
      },
      log,
    });
  }

  async function examined(): Promise<Map<string, string[]>> {
    const all = new Map<string, string[]>();
    for (const { about, says, state } of await examineTables(connection, toys, Date.now()))
      if (state !== 'fine' && /damaged|can’t/.test(says) && !says.includes('set aside'))
        all.set(`${about}`, [...(all.get(`${about}`) ?? []), says]);
    return all;
  }

  /** Runs an action and returns the text of its answer. */
  async function words(what: string, payload: object): Promise<string> {
    const { id, token } = payload as { id: string; token: string };
    await handle(payload);
    return until(`${what} is answered`, () => {
      const content = said.get(id) ?? transport.answers.get(token)?.body['content'];
      return typeof content === 'string' && content;
    });
  }

  /** The actions of people: they look, play and press buttons. */
  const ACTIONS: readonly [what: string, payload: (one: Case, where: object, decision: string) => object][] = [
    ['/play', ({ id }, where) => slash('/play', { table: id }, where)],
    ['/map', ({ id }, where) => slash('/map', { table: id }, where)],
    ['/hand', ({ id }, where) => slash('/hand', { table: id }, where)],
    ['/log', ({ id }, where) => slash('/log', { table: id }, where)],
    ['a button', ({ id }, where) => click(writeId({ act: 'move', table: id }), null, where)],
    ['an answer', ({ id }, where, decision) => click(writeId({ act: 'none', table: id, decision }), null, where)],
    ['/play action', ({ id }, where) => slash('/play', { table: id, action: 'end turn' }, where)],
  ];

  test('if a stored value is damaged, people still get answers, inboxes are emptied, and other tables can be played', async () => {
    await run(true);
    for (const one of CASES) {
      const where = { by: one.person, channel: CHANNEL };
      const answers = await Promise.all(
        ACTIONS.map(async ([what, payload]) => words(`${one.name}: ${what}`, payload(one, where, 'd1'))),
      );
      for (const [at, text] of answers.entries()) {
        const about = `${one.name}: ${ACTIONS[at]?.[0]}: ${text.slice(0, 200)}`;
        expect(text, about).not.toBe('');
        expect(text, about).not.toMatch(/Something went wrong|There is no table|newer version/);
        if (one.stops === undefined) expect(text, about).not.toMatch(CAN_NOT_READ);
      }
      if (one.stops === 'restore' || one.stops === 'backup')
        expect(
          answers.some((text) => CAN_NOT_READ.test(text)),
          one.name,
        ).toBe(true);
    }
    for (const { id, name } of CASES)
      await until(`the inbox is empty: ${name}`, async () => (await pipeline.store.waiting(id)) === 0);
    // The person whose other table can't be shown is reminded of this one.
    await until('the sound table rings', () => transport.in(`dm-${SOUND.person}`).some(({ to }) => to === 'ring'));
    await until('its bot has moved', async () => ((await pipeline.directory.summary(SOUND.id))?.seq ?? 0) > 3);
    for (const { id, name, stops } of CASES)
      if (stops === undefined || stops === 'move')
        await until(`the bot has moved: ${name}`, async () => ((await pipeline.directory.summary(id))?.seq ?? 0) > 3);
  });

  test('T-HOST-05: the doctor reports a damaged stored value, and a moderator can restore it', async () => {
    const isKnown = ({ name, optional, passing }: Case) =>
      !passing && !same.has(name) && !(optional && how.how === 'missing');
    expect(CASES.filter((one) => isKnown(one) && !found.has(one.id)).map(({ name }) => name)).toEqual([]);
    expect(found.get(SOUND.id)).toBeUndefined();
    await run(false);
    for (const one of CASES) {
      const where = { by: HOST, channel: CHANNEL };
      const text = await words(`${one.name}: restoring`, slash('/host restore', { table: one.id }, where));
      if (one.stops === 'backup') expect(text, one.name).toMatch(NOTHING);
      else expect(text, one.name).not.toMatch(/Something went wrong|There is no table|newer version|No earlier/);
      if (one.stops === 'backup') continue;
      const shown = await words(`${one.name}: /play`, slash('/play', { table: one.id }, { ...where, by: one.person }));
      expect(shown, one.name).toContain('"to":"answer"');
      const summary = await pipeline.directory.summary(one.id);
      const question = await pipeline.backend.prompt(one.id, 0);
      expect([summary?.awaited, question?.seat], one.name).toEqual([[0, 1], 0]);
    }
    const left = await examined();
    const isLost = ({ name, stops }: Case) => stops === 'backup' || /^(log|kept|checkpoint)\b/.test(name);
    expect(CASES.filter((one) => !isLost(one) && left.has(one.id)).map(({ name, id }) => [name, left.get(id)])).toEqual(
      [],
    );
  });
});
