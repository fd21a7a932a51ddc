import { ChannelType } from 'discord-api-types/v10';
import { activeThreads, getChannel, isPrivate, threadsOf } from '../world/channels.ts';
import { getGuild, getMember } from '../world/guilds.ts';
import { canView, requirePermissions } from '../world/permissions.ts';
import { limitFrom } from './query.ts';
import { ok, type Route } from './route.ts';

/** The routes for servers, their members and threads. */
export const guildRoutes: readonly Route[] = [
  { method: 'GET', path: '/guilds/:guild', handle: ({ world, param }) => ok(getGuild(world, param('guild')).data) },
  {
    method: 'GET',
    path: '/guilds/:guild/channels',
    handle: ({ world, param }) => {
      const guild = getGuild(world, param('guild'));
      const channels = [...world.channels.values()].filter(
        (channel) => (channel.kind === 'text' || channel.kind === 'forum') && channel.data.guild_id === guild.id,
      );
      return ok(channels.filter((channel) => canView(world, world.bot.id, channel)).map((channel) => channel.data));
    },
  },
  {
    method: 'GET',
    path: '/guilds/:guild/members/:user',
    handle: ({ world, param }) => ok(getMember(getGuild(world, param('guild')), param('user'))),
  },
  {
    method: 'GET',
    path: '/guilds/:guild/threads/active',
    handle: ({ world, param }) => {
      const threads = activeThreads(world, getGuild(world, param('guild')));
      return ok({
        threads: threads.map((thread) => thread.data),
        members: threads.flatMap((thread) => thread.members.get(world.bot.id) ?? []),
        has_more: false,
      });
    },
  },
  {
    method: 'GET',
    path: '/channels/:channel/threads/archived/public',
    handle: ({ world, param, query }) => {
      const channel = getChannel(world, param('channel'));
      requirePermissions(world, channel);
      const guild = getGuild(world, (isPrivate(channel) ? undefined : channel.data.guild_id) ?? '');
      const limit = limitFrom(query('limit'), { least: 2, most: 100, usual: 50 });
      const before = Date.parse(query('before') ?? '') || Number.POSITIVE_INFINITY;
      const archived = threadsOf(world, guild)
        .filter(({ data }) => data.parent_id === channel.id && data.type === ChannelType.PublicThread)
        .filter(({ data }) => data.thread_metadata.archived)
        .filter(({ data }) => Date.parse(data.thread_metadata.archive_timestamp) < before)
        .toSorted((a, b) => latest(b.data.thread_metadata) - latest(a.data.thread_metadata));
      const page = archived.slice(0, limit);
      return ok({
        threads: page.map((thread) => thread.data),
        members: page.flatMap((thread) => thread.members.get(world.bot.id) ?? []),
        has_more: archived.length > page.length,
      });
    },
  },
];

function latest({ archive_timestamp }: { archive_timestamp: string }): number {
  return Date.parse(archive_timestamp);
}
