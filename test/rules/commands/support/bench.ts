import type { APIInteractionResponse } from 'discord-api-types/v10';
import { handlers } from '../../../../commands/index.ts';
import type { GameChat } from '../../../../src/chat/game-chat.ts';
import { USUAL_ALLOWANCES } from '../../../../src/discord/allowances.ts';
import type { ChatBackend, ReadRequest } from '../../../../src/discord/backend.ts';
import type { Callbacks } from '../../../../src/discord/callbacks.ts';
import { type InteractionTools, interactionHandler } from '../../../../src/discord/interactions.ts';
import type { Decision, Json, Seat } from '../../../../src/kernel/types.ts';
import type { ExhibitRequest, MessageBody } from '../../../../src/queue/transport.ts';
import { OwnBooks } from '../../../../src/rulebook/search/imported-books.ts';
import { seatOf } from '../../../../src/tables/agenda.ts';
import type { DeadLetter } from '../../../../src/tables/dead-letter.ts';
import type { Summary } from '../../../../src/tables/summary.ts';
import type { Command } from '../../../../src/tables/types.ts';
import { bodyWords } from '../../../support/drafts.ts';
import { PATIENCE } from '../../../support/patience.ts';
import { decision, options, skirmish } from '../../discord/support/samples.ts';
import { freshSettings, type OwnSettings, ownSettings } from './own-settings.ts';
import { ADA, BEN, CHANNEL, GUILD, ROLE, THREAD } from './payloads.ts';

export function table(more: Partial<Summary> = {}): Summary {
  return {
    id: 'abc123',
    game: 'skirmish',
    title: 'Sector 7',
    owner: ADA,
    status: 'playing',
    options: { side: 'day' },
    seq: 9,
    chairs: [
      { name: 'Blue', player: ADA, called: 'Ada', bot: null },
      { name: 'Red', player: BEN, called: 'Ben', bot: null },
    ],
    awaited: [0],
    since: 1_700_000_000_000,
    place: { guild: GUILD, channel: CHANNEL, thread: THREAD },
    ...more,
  };
}

type ServerSettings = Awaited<ReturnType<ChatBackend['serverSettings']>>;
type Deferral = Parameters<InteractionTools['deferrals']['keep']>[0];

/** All calls to the rest of the program, and all answers to Discord. */
export interface CommandBench extends OwnSettings {
  tables: Summary[];
  prompts: Map<string, Decision>;
  confirms: Set<string>;
  /** The time zones that people chose. */
  zones: Map<string, string>;
  /** The waking hours and holidays that people set, as they are stored. */
  times: Map<string, { hours?: string; holidays?: string }>;
  /** The owner's imported rulebooks. */
  own: OwnBooks;
  /** The table of the latest turn message. */
  lastAsked: string | null;
  /** How often the tables of a person were read. */
  tablesRead: number;
  /** The public summaries of all tables. */
  view: Json;
  /** The questions of people, by interaction. */
  wishes: Map<string, string>;
  sent: { table: string; command: Command }[];
  asked: ReadRequest[];
  /** The requested components. */
  exhibited: { exhibit: ExhibitRequest; interaction: string }[];
  /** The addresses of answers, by interaction. */
  addresses: Map<string, string>;
  /** The promises that are not settled yet. */
  owed: Map<string, Deferral>;
  /**
   * The table of each promise that was stored before Discord got its first answer: `null` for no table, missing for no
   * promise.
   */
  owedFirst: (string | null | undefined)[];
  /** How storing a promise goes. */
  keeping: () => Promise<void>;
  responses: APIInteractionResponse[];
  filled: MessageBody[];
  followed: MessageBody[];
  errors: unknown[];
  /** How Discord reacts to the first answer to an interaction. */
  accepts: 'taken' | 'lost';
  /** Channels that only their members can see. */
  hidden: Set<string>;
  /** Channels for posts. */
  forums: Set<string>;
  /** Voice channels. */
  voices: Set<string>;
  /** Servers that added only the bot's commands. */
  strangers: Set<string>;
  /** Threads that were deleted without the bot's knowledge. */
  gone: Set<string>;
  /** People who may manage threads. */
  hosts: Set<string>;
  server: ServerSettings;
  asides: DeadLetter[];
  /** The decks that people have saved. */
  decks: Map<string, Awaited<ReturnType<ChatBackend['decksOf']>>>;
  /** The last step of a seat at a table, and its latest undo: `abc123 0`. */
  steps: Map<string, Awaited<ReturnType<ChatBackend['lastStep']>>>;
  /** The content of each file, by its address. */
  files: Map<string, Uint8Array>;
  /** Whether readers read lists and check saved decks. */
  readers: boolean;
  /** The people whose data is being deleted. */
  forgotten: string[];
  /** People's statistics, and the people on the server's list. */
  stats: Map<string, string[]>;
  listed: Set<string>;
  /** The limit that a command exceeds now, in words. */
  tooMany: string | null;
  /** Makes every look at the tables fail. */
  broken: boolean;
  /** Delays every look at the tables until this promise settles. */
  wait: Promise<void> | null;
  handle(payload: unknown): Promise<void>;
}

/**
 * The interaction handler with all commands, over tables that lie in memory. Everything is answered at once, however
 * busy this machine is; `patience`: after how many milliseconds an answer is promised, in tests of that.
 */
export function bench(patience = PATIENCE, games: readonly GameChat[] = [skirmish]): CommandBench {
  const state: Omit<CommandBench, 'handle'> = {
    tables: [table()],
    prompts: new Map([
      ['abc123 0', decision('pick', [...options('move', 3), ...options('attack', 2), ...options('end', 1)])],
    ]),
    confirms: new Set([ADA, BEN]),
    sent: [],
    asked: [],
    exhibited: [],
    zones: new Map(),
    times: new Map(),
    own: new OwnBooks(),
    lastAsked: null,
    tablesRead: 0,
    view: null,
    wishes: new Map(),
    addresses: new Map(),
    owed: new Map(),
    owedFirst: [],
    keeping: async () => {},
    responses: [],
    filled: [],
    followed: [],
    errors: [],
    accepts: 'taken',
    hidden: new Set(),
    forums: new Set(),
    voices: new Set(),
    strangers: new Set(),
    gone: new Set(),
    hosts: new Set(),
    server: { role: null, patience: null },
    ...freshSettings(),
    asides: [],
    decks: new Map(),
    files: new Map(),
    steps: new Map(),
    readers: true,
    forgotten: [],
    stats: new Map(),
    listed: new Set(),
    tooMany: null,
    broken: false,
    wait: null,
  };
  const look = async <T>(find: () => T): Promise<T> => {
    if (state.wait !== null) await state.wait;
    if (state.broken) throw new Error('the store is gone');
    return find();
  };
  const deckNamed = (player: string, name: string) =>
    (state.decks.get(player) ?? []).find((deck) => deck.name.toLowerCase() === name.toLowerCase()) ?? null;
  const held = new Map<string, NonNullable<Awaited<ReturnType<ChatBackend['heldLists']['find']>>>>();
  const backend: ChatBackend = {
    summary: (id) => look(() => state.tables.find((candidate) => candidate.id === id) ?? null),
    tableOf: (thread) => look(() => state.tables.find(({ place }) => place.thread === thread)?.id ?? null),
    tablesOf: (player) =>
      look(() => {
        state.tablesRead += 1;
        return state.tables.filter(
          ({ owner, chairs }) => owner === player || chairs.some((chair) => chair.player === player),
        );
      }),
    agenda: (player) =>
      look(() =>
        state.tables.flatMap((one) => {
          const seat = seatOf(one, player);
          const open = one.status === 'lobby' || one.status === 'playing';
          if (!open || (seat === null && one.owner !== player)) return [];
          return [{ table: one, seat, decision: state.prompts.get(`${one.id} ${seat}`) ?? null, acted: 0, due: null }];
        }),
      ),
    messages: async () => ({ messages: 'each', digest: 18 }),
    setMessages: async (_player, _choice, { says }) => says,
    nextDigest: async () => null,
    digests: { use: async () => {} },
    stats: {
      of: async (player) => state.stats.get(player) ?? [],
      isListed: async (_guild, player) => state.listed.has(player),
      listedIn: async () => [...state.listed],
      list: async (_guild, player, shows, { says }) => {
        if (shows) state.listed.add(player);
        else state.listed.delete(player);
        return says;
      },
    },
    forgets: {
      begin: async (person) => void state.forgotten.push(person),
      isLeaving: async (person) => state.forgotten.includes(person),
      isFor: async () => false,
    },
    ...ownSettings(state),
    zone: async (player) => state.zones.get(player) ?? null,
    liveOf: async () => [],
    summaries: (ids) => look(() => ids.flatMap((id) => state.tables.find((table) => table.id === id) ?? [])),
    tablesIn: (guild) =>
      look(() =>
        state.tables
          .filter(({ place }) => place.guild === guild)
          .map(({ id, title, status, place: { channel } }) => ({ id, title, status, channel })),
      ),
    prompt: (id, seat: Seat) => look(() => state.prompts.get(`${id} ${seat}`) ?? null),
    lastStep: (id, seat: Seat) => look(() => state.steps.get(`${id} ${seat}`) ?? { step: null, undone: null }),
    withdraw: async (_deferral, notDone) => notDone,
    ahead: (id, seat, line) => look(() => state.prompts.get(`${id} ${seat} after ${line}`) ?? null),
    view: async () => state.view,
    trials: {
      of: async () => null,
      open: async (_table, _player, seat, interaction) => ({ mark: interaction, seat, steps: [] }),
      seen: async () => null,
      add: async () => null,
      cut: async () => null,
      drop: async () => {},
      play: async () => false,
    },
    serverSettings: async () => state.server,
    setServer: async (_guild, change, { says }) => {
      Object.assign(state.server, change);
      return says;
    },
    asides: async () => state.asides,
    retry: (id, _entry, command) => look(() => void state.sent.push({ table: id, command })),
    waitingAt: async () => 0,
    send: (id, command) => look(() => void state.sent.push({ table: id, command })),
    read: (asked) => look(() => void state.asked.push(asked)),
    placeChanged: async () => {},
    settleServers: async () => {},
    exhibit: (exhibit, interaction) => look(() => void state.exhibited.push({ exhibit, interaction })),
    confirms: async (player) => state.confirms.has(player),
    lastAsked: async () => state.lastAsked,
    keepAskedWords: async (interaction, words) => void state.wishes.set(interaction, words),
    askedWords: async (interaction) => state.wishes.get(interaction) ?? null,
    shown: async () => {},
    times: async (player) => ({
      zone: state.zones.get(player) ?? null,
      ...{ hours: null, holidays: null },
      ...state.times.get(player),
    }),
    setTimes: async (player, times, { says }) => {
      state.times.set(player, { ...state.times.get(player), ...times });
      return says;
    },
    setZone: async (player, zone, { says }) => {
      state.zones.set(player, zone);
      return says;
    },
    decksOf: async (player) => state.decks.get(player) ?? [],
    deckOf: async (player, name) => deckNamed(player, name),
    deckChangeOf: async () => null,
    changeDeck: async (player, name, _interaction, edit) => {
      const edited = edit(deckNamed(player, name));
      const others = (state.decks.get(player) ?? []).filter((deck) => deck.name.toLowerCase() !== name.toLowerCase());
      if ('keep' in edited && others.length >= 3) return null;
      if ('keep' in edited) state.decks.set(player, [...others, edited.keep]);
      else if ('drop' in edited) state.decks.set(player, others);
      return edited.says;
    },
    heldLists: {
      hold: async (id, { list, ...told }) => {
        if (list.length > 64 * 1024) return false;
        held.set(id, { ...told, list, fixes: [] });
        return true;
      },
      find: async (id, person) => {
        const found = held.get(id);
        return found?.person === person ? found : null;
      },
      ask: async (id, before, more) => {
        const names = new Set(before.wrong.map(({ name }) => name));
        const wrong = [...before.wrong, ...more.filter(({ name }) => !names.has(name))];
        const found = held.get(id);
        if (found !== undefined) held.set(id, { ...found, wrong });
        return wrong;
      },
      fix: async (id, fix) => {
        const found = held.get(id);
        if (found !== undefined) held.set(id, { ...found, fixes: [...found.fixes, fix] });
      },
    },
    readDeck: async (_interaction, list, wanted, fixes) => {
      if (!state.readers) return null;
      return wanted.flatMap((id) => {
        const decks = games.find(({ game }) => game === id)?.decks;
        return decks === undefined ? [] : [{ game: id, ...decks.read(list, fixes) }];
      });
    },
    deckStatuses: async (_interaction, player) => {
      if (!state.readers) return null;
      return (state.decks.get(player) ?? []).map((stored) => {
        if ('damaged' in stored) return { name: stored.name, game: null, state: 'unreadable' as const };
        const { name, game, deck } = stored;
        const decks = games.find((one) => one.game === game)?.decks;
        if (decks?.isReadable(deck) !== true) return { name, game, state: 'unreadable' as const };
        return { name, game, state: decks.check(deck).some(({ isBroken }) => isBroken) ? 'unready' : 'ready' };
      });
    },
    setConfirms: async (player, yes, { says }) => {
      if (yes) state.confirms.add(player);
      else state.confirms.delete(player);
      return says;
    },
  };
  const callbacks: Callbacks = {
    respond: async ({ id }, response) => {
      state.responses.push(response);
      state.owedFirst.push(state.owed.get(id)?.table);
      return state.accepts;
    },
    fill: async (_to, body) => void state.filled.push(body),
    follow: async (_to, body) => void state.followed.push(body),
    find: async ({ id }) => ({ channel: 'here', message: id }),
    isAwaited: async () => true,
  };
  const log = { debug: () => {}, warn: () => {}, error: (entry: unknown) => void state.errors.push(entry) };
  const handle = interactionHandler({
    handlers: handlers({
      backend,
      sees: (_who, channel) => !state.hidden.has(channel),
      seesAfar: async (_person, { channel }) => !state.hidden.has(channel),
      places: {
        isForum: (channel) => state.forums.has(channel),
        isVoice: (channel) => state.voices.has(channel),
        invite: (guild) =>
          state.strangers.has(guild) ? `https://discord.com/oauth2/authorize?guild_id=${guild}` : null,
        exists: async (channel) => !state.gone.has(channel),
      },
      keepers: {
        manages: ({ person }) => state.hosts.has(person.id),
        roles: () => [{ id: ROLE, name: 'Admirals' }],
      },
      games,
      limits: USUAL_ALLOWANCES,
      get own() {
        return state.own;
      },
      fetchFile: async ({ url }, most) => {
        const file = state.files.get(url);
        return file === undefined || file.length > most ? null : file;
      },
      now: Date.now,
      newTable: () => 'new123',
    }),
    backend,
    commands: { take: async () => state.tooMany },
    deferrals: {
      keep: async (deferral) => {
        await state.keeping();
        state.addresses.set(deferral.interaction, deferral.address.token);
        state.owed.set(deferral.interaction, deferral);
      },
      locate: async () => {},
      settle: async (interaction) => void state.owed.delete(interaction),
    },
    callbacks,
    log,
    now: () => 1_700_000_000_000,
    // No request is too late.
    deadlines: { of: () => performance.now() + 2 * PATIENCE },
    patience,
  });
  return Object.assign(state, { handle });
}

/** The text of the latest immediate answer. */
export function lastText({ responses }: CommandBench): string {
  const last = responses.at(-1);
  const data = last !== undefined && 'data' in last ? last.data : undefined;
  if (data === undefined) return '';
  return bodyWords({
    content: 'content' in data ? data.content : '',
    components: 'components' in data ? data.components : [],
  });
}
