import type { LocalServer } from '../../local/server.ts';
import type { Channel } from '../../local/world/records.ts';
import { Actor, answer, labels, parts, press, seen, threads } from './chat.ts';
import type { Home } from './home.ts';

/** A table that was opened and has not begun. */
export interface Lobby {
  /** Where its message stands; its thread opens when the game begins. */
  channel: Channel;
  table: string;
  /** The names of its seats. */
  seats: string[];
}

/** Nobody has played here yet. */
export function isNew({ world }: LocalServer): boolean {
  return world.messages.size === 0;
}

/** Opens a table by slash command and waits for its lobby message. */
export async function openTable({ world }: LocalServer, { guild }: Home, host: Actor, title: string): Promise<Lobby> {
  const channel = host.channels().find(({ kind, data }) => kind === 'text' && data.guild_id === guild.id);
  if (channel === undefined) throw new Error('The local server has no channel to play in.');
  await answer(host.slash(channel, '/game new', { title }));
  const message = await seen(world, 'a lobby', () =>
    host.visible(channel).findLast((shown) => shown.content.includes(title) && labels(shown, 'Play ').length > 0),
  );
  const [, table = ''] = parts(message)[0]?.custom_id?.split('.') ?? [];
  return { channel, table, seats: labels(message, 'Play ') };
}

/** Begins a game against a bot, so that a newcomer finds one that waits. */
export async function openFirstTable(server: LocalServer, home: Home): Promise<void> {
  const host = new Actor(server.world, home.people[0]);
  const { channel, seats } = await openTable(server, home, host, 'Your first table');
  const [seat, ...others] = seats;
  for (const button of [`Play ${seat}`, ...others.map((name) => `Bot for ${name}`), 'Start'])
    await press(server.world, host, channel, button);
  await threadBegun(server, 0);
}

/** Waits for the thread of a game that begins: one more than there were. */
export function threadBegun({ world }: LocalServer, before: number): Promise<Channel> {
  return seen(world, 'the table’s thread', () => threads(world)[before]);
}
