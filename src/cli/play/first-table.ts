import type { LocalServer } from '../../local/server.ts';
import type { Channel } from '../../local/world/records.ts';
import { Actor, answer, parts, press, seen, threads } from './chat.ts';
import type { Home } from './home.ts';

/** A table that was opened and has not begun. */
export interface Lobby {
  /** Where its lobby message stands; its thread opens when the game begins. */
  channel: Channel;
  table: string;
}

/** Opens a table by slash command and waits for its lobby message. */
export async function openTable({ world }: LocalServer, { guild }: Home, host: Actor, title: string): Promise<Lobby> {
  const channel = host
    .channels()
    .find((candidate) => candidate.kind === 'text' && candidate.data.guild_id === guild.id);
  if (channel === undefined) throw new Error('The local server has no channel to play in.');
  await answer(host.slash(channel, '/game new', { title }));
  const table = await seen(world, 'a lobby', () => {
    const lobby = host.visible(channel).findLast(({ content }) => content.includes(title));
    const start =
      lobby === undefined ? undefined : parts(lobby).find(({ custom_id }) => custom_id?.startsWith('start.'));
    return start?.custom_id?.split('.')[1];
  });
  return { channel, table };
}

/** On the very first run: opens a table with a bot as opponent, so that a newcomer finds a game that waits. */
export async function openFirstTable(server: LocalServer, home: Home): Promise<void> {
  const { world } = server;
  const [person] = home.people;
  const used = [...world.channels.values()].some((channel) => channel.messages.length > 0);
  if (person === undefined || used) return;
  const host = new Actor(world, person);
  const { channel } = await openTable(server, home, host, 'Your first table');
  for (const words of ['Play ', 'Bot for ', 'Start']) await press(world, host, channel, words);
  await threadBegun(server, 0);
}

/** Waits for the thread of a game that begins: one more than there were. */
export function threadBegun({ world }: LocalServer, before: number): Promise<Channel> {
  return seen(world, 'the table’s thread', () => threads(world)[before]);
}
