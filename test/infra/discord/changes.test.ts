import { PermissionFlagsBits } from 'discord-api-types/v10';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandContext } from '../../../commands/context.ts';
import { deckCommands } from '../../../commands/deck.ts';
import { deckFilled } from '../../../commands/deck-import.ts';
import { host } from '../../../commands/host/index.ts';
import { orders } from '../../../commands/orders.ts';
import { settleAbandonedReplies } from '../../../src/discord/abandoned-replies.ts';
import { USUAL_ALLOWANCES } from '../../../src/discord/allowances.ts';
import type { Callbacks } from '../../../src/discord/callbacks.ts';
import { interactionHandler } from '../../../src/discord/interactions.ts';
import { type CommandUse, readInteraction } from '../../../src/discord/payload.ts';
import { type Reply, say } from '../../../src/discord/reply.ts';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { Backend } from '../../../src/queue/backend.ts';
import { type Closeable, startReader } from '../../../src/queue/roles.ts';
import { OwnBooks } from '../../../src/rulebook/search/imported-books.ts';
import { Decks } from '../../../src/store/decks.ts';
import { DeferredReplies } from '../../../src/store/deferred-replies.ts';
import { Preferences } from '../../../src/store/preferences.ts';
import { Servers } from '../../../src/store/servers.ts';
import { slash, slashWithFile, submit } from '../../rules/commands/support/payloads.ts';
import { wordsOf } from '../../support/drafts.ts';
import { PATIENCE } from '../../support/patience.ts';
import { Mortal } from '../support/mortal.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';

const log = pino({ level: 'silent' });
const redis = withRedis();
let roles: Closeable[];
let decks: Decks;
let preferences: Preferences;
let servers: Servers;
/** The bot that dies, and the next one. */
let bots: [Backend, Backend];
beforeEach(async () => {
  await redis.flush();
  decks = new Decks(redis.connect());
  preferences = new Preferences(redis.connect());
  servers = new Servers(redis.connect());
  bots = [new Backend(redis.connect()), new Backend(redis.connect())];
  roles = [...bots, await startReader({ redis: redis.socket, games: gamesOf(firstEdition), log })];
});
afterEach(async () => {
  for (const role of roles.reverse()) await role.close();
});

/** The time after which an answer is promised, in milliseconds. The answer itself waits for the promise. */
const PROMISED_AFTER = 20;

const MINE = { name: 'Mine', game: 'first-edition', deck: { draw: [{ card: 'spock', count: 2 }] } };
const FILE = { filename: 'deck.txt', url: 'https://cdn.discordapp.com/attachments/1/2/deck.txt', size: 8 };
/** A command with its options. */
type Typing = readonly [command: string, values: Record<string, string | boolean>];
const COMMANDS: Typing[] = [
  ['/deck import', { name: 'New' }],
  ['/deck copy', { name: 'Mine', as: 'Other' }],
  ['/deck add', { name: 'Mine', card: 'Spock' }],
  ['/deck remove', { name: 'Mine', card: 'Spock' }],
  ['/deck drop', { name: 'Mine' }],
  ['/orders', { confirm: false }],
  ['/orders', { zone: 'Asia/Tokyo' }],
  ['/host settings', { role: 'Referees' }],
];
/** The backend calls that read or change the same data as the commands. */
const CHANGING = /deck|zone|confirms|server/i;

const commands = [...deckCommands([firstEditionChat]), host, orders];

function run(use: CommandUse, context: CommandContext): Promise<Reply> {
  const found = commands.find(({ definition }) => definition.name === use.path[0]);
  if (found === undefined) throw new Error('there is no such command');
  return found.run(use, context);
}

let people = 0;

/** Conditions under which a bot runs. */
interface BotFacts {
  mortal?: Mortal;
  /** The promise that a backend call waits for, by the method's name. */
  waitsFor?: (method: string) => Promise<void> | null;
  /** Whether promises can be stored in time. By default they can. */
  keeps?: boolean;
}

/** A person with a deck, in a server of their own, who types a command that takes a while to answer. */
async function typed(
  [command, values]: Typing,
  { mortal = new Mortal(), waitsFor = () => null, keeps = true }: BotFacts,
) {
  people += 1;
  const person = `${100_000_000_000_000_000n + BigInt(people)}`;
  await decks.change(person, MINE.name, 'before', () => ({ says: 'kept', keep: MINE }));
  const guild = `${person}9`;
  const where = { by: person, guild };
  const member = { user: { id: person, username: 'ada' }, permissions: `${PermissionFlagsBits.ManageGuild}` };
  const sent = command === '/deck import' ? slashWithFile(command, values, FILE, where) : slash(command, values, where);
  const payload = { ...sent, member };
  const [dying, next] = bots;
  const lease = `bot:${person}/1`;
  let open = (): void => {};
  const promised = new Promise<void>((resolve) => {
    open = resolve;
  });
  let isRestarted = false;
  /** The text that the person reads, or null for none. */
  let text: string | null = null;
  const callbacks: Callbacks = {
    async respond(_to, response) {
      open();
      if (isRestarted) return 'lost';
      text =
        'data' in response && response.data !== undefined && 'content' in response.data
          ? `${response.data.content}`
          : '…';
      return 'taken';
    },
    async fill(_to, { content }) {
      if (text === null) throw new Error('nothing was promised');
      text = `${content}`;
    },
    async follow(_to, { content }) {
      text = `${content}`;
    },
    find: async () => ({ channel: 'here', message: 'this' }),
    isAwaited: async () => text === '…',
  };
  const context = (backend: Backend) => ({
    backend,
    sees: () => true,
    seesAfar: async () => true,
    places: { isForum: () => false, isVoice: () => false, invite: () => null, exists: async () => true },
    keepers: { manages: () => false, roles: () => [{ id: '77', name: 'Referees' }] },
    games: [firstEditionChat],
    own: new OwnBooks(),
    fetchFile: async () => Buffer.from('2\tData'),
    now: Date.now,
    limits: USUAL_ALLOWANCES,
    newTable: () => 'new123',
  });
  // The answer takes longer than a promise. No work begins before Discord has the promise.
  const slow = mortal.wrap(dying, async (method) => {
    if (CHANGING.test(method)) await promised;
    await waitsFor(method);
  });
  const deferrals = new DeferredReplies(redis.connect(), lease);
  const never = { keep: () => new Promise<void>(() => {}), locate: async () => {}, settle: async () => {} };
  const handle = interactionHandler({
    now: Date.now,
    handlers: {
      command: (use) => run(use, context(slow)),
      complete: async () => [],
      click: async () => say('no'),
      form: async () => say('no'),
    },
    backend: slow,
    deferrals: mortal.wrap(keeps ? deferrals : never),
    callbacks: mortal.wrap(callbacks),
    log,
    deadlines: { of: () => performance.now() + 2 * PATIENCE },
    patience: PROMISED_AFTER,
    patienceToKeep: keeps ? PATIENCE : PROMISED_AFTER,
  });
  const handled = handle(payload);
  return {
    text: () => text,
    kept: () =>
      Promise.all([decks.of(person), preferences.confirms(person), preferences.zone(person), servers.settings(guild)]),
    handled,
    /** The next bot takes over. */
    async restart(): Promise<void> {
      isRestarted = true;
      const { told } = await settleAbandonedReplies({ deferrals, backend: next, callbacks, log });
      await told;
      expect(await deferrals.left()).toEqual([]);
    },
    /** Sends a pasted list to the next bot. */
    async paste(list: string, interaction: string): Promise<string> {
      const sent = readInteraction(submit('deck', { list }, { by: person }));
      if (sent?.kind !== 'form') throw new Error('this is no form');
      const reply = await deckFilled('first-edition', 'New', { ...sent, id: interaction }, context(next));
      return reply.do === 'say' ? wordsOf(reply.draft) : reply.do;
    },
    /** Sends the same interaction to the next bot again. */
    async repeat(): Promise<string> {
      const incoming = readInteraction(payload);
      if (incoming?.kind !== 'command') throw new Error('this is no command');
      const reply = await run(incoming, context(next));
      return reply.do === 'say' ? wordsOf(reply.draft) : reply.do;
    },
  };
}

const NOTHING = /^That wasn’t done, because the bot restarted|Nothing was changed/;

/** Lets the bot die before and after each of its calls. Returns how each case ended for the person. */
async function deathsIn(typing: Typing): Promise<('done' | 'not done' | 'silent')[]> {
  const whole = new Mortal();
  const undisturbed = await typed(typing, { mortal: whole });
  const before = await undisturbed.kept();
  await undisturbed.handled;
  const words = undisturbed.text();
  const after = await undisturbed.kept();
  expect(after).not.toEqual(before);
  const deaths = Array.from({ length: whole.calls }, (_, at) => at + 1).flatMap((call) =>
    (['before', 'after'] as const).map((when) => new Mortal(call, when)),
  );
  return Promise.all(
    deaths.map(async (mortal) => {
      const one = await typed(typing, { mortal });
      await Promise.race([mortal.died, one.handled]);
      await one.restart();
      const text = one.text();
      const end = text === words ? 'done' : text === null ? 'silent' : 'not done';
      const kept = end === 'done' ? after : before;
      const where = [...typing, mortal.where, text];
      if (end === 'not done') expect(text, `${where}`).toMatch(NOTHING);
      expect([...where, await one.kept()]).toEqual([...where, kept]);
      // If Discord never got a promise, nobody is owed an answer, so such an interaction may be handled for the first time.
      if (end !== 'silent') expect([...where, await one.repeat()]).toEqual([...where, text]);
      if (end !== 'silent') expect([...where, await one.kept()]).toEqual([...where, kept]);
      // The old bot was only paused. It can no longer make a change that the next bot reported as not done.
      mortal.revive();
      await one.handled;
      if (end !== 'silent') expect([...where, one.text(), await one.kept()]).toEqual([...where, text, kept]);
      return end;
    }),
  );
}

test('a person learns what happened to their deck or settings, even if the bot dies during the change', async () => {
  const ends = await Promise.all(COMMANDS.map(deathsIn));
  for (const each of ends) expect(new Set(each)).toEqual(new Set(['silent', 'not done', 'done']));
});

test('a person keeps the answer that they got even if the bot dies before recording it', async () => {
  const typing = ['/deck check', { name: 'Mine' }] as const;
  const whole = new Mortal();
  const undisturbed = await typed(typing, { mortal: whole });
  await undisturbed.handled;
  expect(undisturbed.text()).toContain('**Mine**');
  const mortal = new Mortal(whole.calls, 'before');
  const one = await typed(typing, { mortal });
  await mortal.died;
  expect(mortal.where).toBe('before settle');
  await one.restart();
  expect(one.text()).toBe(undisturbed.text());
});

test.each(COMMANDS)(
  'once a person has been told “nothing was done”, the change is no longer made: %s',
  async (...typing) => {
    let withdrawn = (): void => {};
    const first = new Promise<void>((resolve) => {
      withdrawn = resolve;
    });
    const one = await typed(typing, {
      keeps: false,
      // The change comes last.
      waitsFor: (method) => (/^(changeDeck|set[A-Z].*)$/.test(method) ? first : null),
    });
    const before = await one.kept();
    await one.handled;
    withdrawn();
    expect(one.text()).toMatch(NOTHING);
    expect(await one.repeat()).toBe(one.text());
    expect(await one.kept()).toEqual(before);
  },
);

test.each(COMMANDS)(
  'a premature answer “nothing was done” is corrected if the change was made after all: %s',
  async (...typing) => {
    let changed = (): void => {};
    const first = new Promise<void>((resolve) => {
      changed = resolve;
    });
    const one = await typed(typing, { keeps: false, waitsFor: (method) => (method === 'withdraw' ? first : null) });
    const before = await one.kept();
    // The same interaction does what the slow one would have done.
    const words = await one.repeat();
    changed();
    await one.handled;
    expect(one.text()).toBe(words);
    expect(await one.kept()).not.toEqual(before);
  },
);

test('a pasted list that arrives twice is saved once and gets the same answer', async () => {
  const one = await typed(['/deck drop', { name: 'Mine' }], {});
  await one.handled;
  const words = await one.paste('2 Data', '900000000000000001');
  expect(words).toContain('**New** is saved');
  expect(await one.paste('1 Worf', '900000000000000002')).toContain('replacing your old one');
  const kept = await one.kept();
  expect(await one.paste('2 Data', '900000000000000001')).toBe(words);
  expect(await one.kept()).toEqual(kept);
});
