import { PermissionFlagsBits } from 'discord-api-types/v10';
import { fail } from '../validate/errors.ts';
import { getChannel, guildOf } from '../world/channels.ts';
import { getMember } from '../world/guilds.ts';
import { requirePermissions } from '../world/permissions.ts';
import type { Thread } from '../world/records.ts';
import { addThreadMember, refuseArchived, removeThreadMember } from '../world/threads.ts';
import { getUser } from '../world/users.ts';
import type { World } from '../world.ts';
import { NO_CONTENT, ok, type Route } from './route.ts';

/** The routes for the members of a thread. `@me` is the bot. */
export const threadMemberRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/channels/:channel/thread-members',
    handle: ({ world, param }) => ok([...threadAt(world, param('channel')).members.values()]),
  },
  {
    method: 'GET',
    path: '/channels/:channel/thread-members/:user',
    handle: ({ world, param }) => {
      const thread = threadAt(world, param('channel'));
      return ok(thread.members.get(userId(world, param('user'))) ?? fail('unknownMember'));
    },
  },
  {
    method: 'PUT',
    path: '/channels/:channel/thread-members/:user',
    handle: ({ world, param }) => {
      const thread = threadAt(world, param('channel'));
      const id = userId(world, param('user'));
      if (id !== world.bot.id) requirePermissions(world, thread, PermissionFlagsBits.SendMessagesInThreads);
      refuseArchived(thread);
      const guild = guildOf(world, thread) ?? fail('unknownGuild');
      getMember(guild, getUser(world, id).id);
      addThreadMember(world, thread, id);
      return NO_CONTENT;
    },
  },
  {
    method: 'DELETE',
    path: '/channels/:channel/thread-members/:user',
    handle: ({ world, param }) => {
      const thread = threadAt(world, param('channel'));
      const id = userId(world, param('user'));
      if (id !== world.bot.id) requirePermissions(world, thread, PermissionFlagsBits.ManageThreads);
      refuseArchived(thread);
      removeThreadMember(world, thread, id);
      return NO_CONTENT;
    },
  },
];

function userId(world: World, named: string): string {
  return named === '@me' ? world.bot.id : named;
}

/** @throws ApiError 10003, 50001, or 50024 if the channel isn't a thread */
function threadAt(world: World, id: string): Thread {
  const channel = getChannel(world, id);
  requirePermissions(world, channel);
  return channel.kind === 'thread' ? channel : fail('wrongChannelType');
}
