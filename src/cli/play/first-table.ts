import { must } from '../../kernel/must.ts';
import type { GameId } from '../../kernel/types.ts';
import type { LocalServer } from '../../local/server.ts';
import { deleteMessage } from '../../local/world/messages.ts';
import type { Channel } from '../../local/world/records.ts';
import { Actor, buttonThere, type FreeSeat, freeSeats, insist, parts, threads, untilThere, words } from './chat.ts';
import { SOLO_CHANNEL, type StarterGuild } from './starter-guild.ts';

/** A table whose game has not begun yet. */
export interface OpenedLobby {
  /** The channel of the table's message; its thread opens when the game begins. */
  channel: Channel;
  table: string;
  /** The names of the table's seats. */
  seats: FreeSeat[];
}

/** True if nobody has played here before. */
export function isNew({ world }: LocalServer): boolean {
  return world.messages.size === 0;
}

/** Properties of a new table besides its title; by default, it is for Away Missions in the first channel. */
export interface WantedTable {
  /** The game's name in `/game new`. */
  game?: GameId;
  /** Name of the channel. */
  channel?: string;
}

/** Opens a table with the slash command, and waits for its lobby message. */
export async function openTable(
  { world }: LocalServer,
  { guild }: StarterGuild,
  host: Actor,
  title: string,
  { game = 'away-missions', channel: name }: WantedTable = {},
): Promise<OpenedLobby> {
  const channel = host
    .channels()
    .find(
      ({ kind, data }) => kind === 'text' && data.guild_id === guild.id && (name === undefined || data.name === name),
    );
  if (channel === undefined) throw new Error('The local server has no channel to play in.');
  await insist(host.slash(channel, '/game new', { title, game }));
  const message = await untilThere(world, 'a lobby', () =>
    host.visible(channel).findLast((shown) => words(shown).includes(title) && freeSeats(shown).length > 0),
  );
  const [, table = ''] = parts(message)[0]?.custom_id?.split('.') ?? [];
  return { channel, table, seats: freeSeats(message) };
}

/** Begins a guided game of Away Missions against a bot, already set up, for a newcomer. Returns the game's thread. */
export function openFirstTable(server: LocalServer, starter: StarterGuild): Promise<Channel> {
  const settings = [
    ['quick', 'yes'],
    ['guide', 'yes'],
  ] as const;
  return openAgainstBot(server, starter, 'Away Missions: your first table', {}, settings);
}

/** Begins a guided game of First Edition against a bot, with starter decks. Returns the game's thread. */
export function openFirstLine(server: LocalServer, starter: StarterGuild): Promise<Channel> {
  const settings = [
    ['guide', 'yes'],
    ['first', '0'],
  ] as const;
  return openAgainstBot(server, starter, 'First Edition: your first crew', { game: 'first-edition' }, settings);
}

/**
 * Begins a game with these settings, with the host in the first seat and bots in all others. Returns the game's thread.
 */
async function openAgainstBot(
  server: LocalServer,
  starter: StarterGuild,
  title: string,
  wanted: WantedTable,
  settings: readonly (readonly [setting: string, value: string])[],
): Promise<Channel> {
  const host = new Actor(server.world, starter.people[0]);
  const begun = threads(server.world).length;
  const { channel, table, seats } = await openTable(server, starter, host, title, wanted);
  for (const [setting, value] of settings)
    await insist(host.slash(channel, '/game settings', { table, setting, value }));
  const [seat, ...others] = seats;
  // The channel also contains lobbies of other tables.
  const bots = others.length > 1 ? 'Bots for the rest' : others.map(({ name }) => `Bot for ${name}`).join('');
  for (const button of [must(seat, 'a free seat').button, ...(bots === '' ? [] : [bots]), 'Start']) {
    const there = await buttonThere(server.world, host, channel, button, table);
    await insist(host.click(there.message, there.button));
  }
  return threadBegun(server, begun);
}

/** Begins a guided solo game of Frontiers. Returns the thread of the game. */
export async function openFirstVoyage(server: LocalServer, starter: StarterGuild): Promise<Channel> {
  const host = new Actor(server.world, starter.people[0]);
  const wanted = { game: 'frontiers', channel: SOLO_CHANNEL };
  const begun = threads(server.world).length;
  const { channel, table } = await openTable(server, starter, host, 'Frontiers: your first voyage', wanted);
  for (const [setting, value] of GUIDED) await insist(host.slash(channel, '/game settings', { table, setting, value }));
  await insist(host.slash(channel, '/game join', { table }));
  await insist(host.slash(channel, '/game start', { table }));
  return threadBegun(server, begun);
}

/** Begins a guided solo game of Ascendancy against the Borg. Returns the game's thread. */
export async function openFirstGalaxy(server: LocalServer, starter: StarterGuild): Promise<Channel> {
  const host = new Actor(server.world, starter.people[0]);
  const begun = threads(server.world).length;
  const { channel, table } = await openTable(server, starter, host, 'Ascendancy: your first galaxy', {
    game: 'ascendancy',
  });
  for (const [setting, value] of AGAINST_THE_BORG)
    await insist(host.slash(channel, '/game settings', { table, setting, value }));
  await insist(host.slash(channel, '/game join', { table }));
  await insist(host.slash(channel, '/game start', { table }));
  return threadBegun(server, begun);
}

/** Removes all ephemeral answers, since the person who opens the page didn't type any of the commands. */
export function dismissAnswers({ world }: LocalServer): void {
  for (const message of [...world.messages.values()]) if (message.visibleTo) deleteMessage(world, message);
}

/** The settings of the solo game. */
const GUIDED = [
  ['players', '1'],
  ['noDummy', 'yes'],
  ['guide', 'yes'],
] as const;

/** The settings for a solo game against the Borg. */
const AGAINST_THE_BORG = [
  ['players', '1'],
  ['guide', 'yes'],
] as const;

/** Waits for the thread of a new game. `before` is the number of threads that existed before. */
export function threadBegun({ world }: LocalServer, before: number): Promise<Channel> {
  return untilThere(world, 'the table’s thread', () => threads(world)[before]);
}
