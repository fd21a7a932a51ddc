import {
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  UpdateGuildChannelRequestPartialSchema,
  UpdateThreadRequestPartialSchema,
} from 'discord-api-spec/zod';
import {
  type APIOverwrite,
  ChannelType,
  PermissionFlagsBits,
  type Snowflake,
  type ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import type { BucketRule } from '../limits.ts';
import { fail } from '../validate/errors.ts';
import { checkBody } from '../validate/spec.ts';
import { deleteChannel, getChannel, guildOf } from '../world/channels.ts';
import { getMessage } from '../world/messages.ts';
import { permissionsIn, permissionsText, requirePermissions } from '../world/permissions.ts';
import type { TextChannel, Thread } from '../world/records.ts';
import { refuseArchived, setArchived, startThread, type ThreadOptions, threadChanged } from '../world/threads.ts';
import type { World } from '../world.ts';
import { ok, type RestRequest, type RestResponse, type Route } from './route.ts';

/** The routes for channels and for creating threads. */
export const channelRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/channels/:channel',
    handle: ({ world, param }) => {
      const channel = getChannel(world, param('channel'));
      requirePermissions(world, channel);
      return ok(channel.data);
    },
  },
  { method: 'PATCH', path: '/channels/:channel', sublimit: renaming, handle: patch },
  {
    method: 'DELETE',
    path: '/channels/:channel',
    handle: ({ world, param }) => {
      const channel = getChannel(world, param('channel'));
      const { ManageThreads, ManageChannels } = PermissionFlagsBits;
      if (channel.kind !== 'dm')
        requirePermissions(world, channel, channel.kind === 'thread' ? ManageThreads : ManageChannels);
      const { data } = channel;
      if (channel.kind !== 'dm') deleteChannel(world, channel);
      return ok(data);
    },
  },
  {
    method: 'POST',
    path: '/channels/:channel/threads',
    handle: ({ world, param, body }) => {
      const parent = parentOf(world, param('channel'));
      const options = checkBody<ThreadOptions>(CreateTextThreadWithoutMessageRequestSchema, body);
      const secret = options.type !== ChannelType.PublicThread;
      const { CreatePrivateThreads, CreatePublicThreads } = PermissionFlagsBits;
      requirePermissions(world, parent, secret ? CreatePrivateThreads : CreatePublicThreads);
      return created(world, startThread(world, parent, options, null));
    },
  },
  {
    method: 'POST',
    path: '/channels/:channel/messages/:message/threads',
    handle: ({ world, param, body }) => {
      const parent = parentOf(world, param('channel'));
      requirePermissions(world, parent, PermissionFlagsBits.CreatePublicThreads);
      const options = checkBody<ThreadOptions>(CreateTextThreadWithMessageRequestSchema, body);
      return created(world, startThread(world, parent, options, getMessage(world, parent, param('message'))));
    },
  },
];

/** Names and topics can change at most twice in ten minutes. */
function renaming(body: unknown): BucketRule | null {
  const scarce = typeof body === 'object' && body !== null && ('name' in body || 'topic' in body);
  return scarce ? { requests: 2, seconds: 600 } : null;
}

/**
 * Returns the text channel for a new thread.
 * @throws ApiError 10003, 50001 or 50024
 */
function parentOf(world: World, id: string): TextChannel {
  const channel = getChannel(world, id);
  requirePermissions(world, channel);
  return channel.kind === 'text' ? channel : fail('wrongChannelType');
}

function created(world: World, thread: Thread): RestResponse {
  return ok({ ...thread.data, member: thread.members.get(world.bot.id) }, 201);
}

function patch({ world, param, body }: RestRequest): RestResponse {
  const channel = getChannel(world, param('channel'));
  requirePermissions(world, channel);
  switch (channel.kind) {
    case 'dm':
    case 'group':
      return fail('dmChannelAction');
    case 'forum':
      return fail('missingPermissions');
    case 'text':
      return patchText(world, channel, body);
    case 'thread':
      return patchThread(world, channel, body);
  }
}

/**
 * A request that changes permission overwrites. Clients send permissions as text, but numbers are accepted too. If
 * `allow` or `deny` is omitted, it contains no permissions.
 */
interface OverwriteChange {
  readonly id: Snowflake;
  readonly type: 0 | 1;
  readonly allow?: string | number | null;
  readonly deny?: string | number | null;
}

function overwriteOf({ id, type, allow, deny }: OverwriteChange): APIOverwrite {
  return { id, type, allow: permissionsText(allow), deny: permissionsText(deny) };
}

interface TextChange {
  readonly name?: string;
  readonly topic?: string | null;
  readonly nsfw?: boolean | null;
  readonly rate_limit_per_user?: number | null;
  readonly permission_overwrites?: OverwriteChange[] | null;
}

function patchText(world: World, channel: TextChannel, body: unknown): RestResponse {
  requirePermissions(world, channel, PermissionFlagsBits.ManageChannels);
  const change = checkBody<TextChange>(UpdateGuildChannelRequestPartialSchema, body);
  const { name, topic, nsfw, rate_limit_per_user, permission_overwrites } = change;
  if (name !== undefined) channel.data.name = name;
  if (topic !== undefined) channel.data.topic = topic;
  if (nsfw != null) channel.data.nsfw = nsfw;
  if (rate_limit_per_user != null) channel.data.rate_limit_per_user = rate_limit_per_user;
  if (permission_overwrites != null) channel.data.permission_overwrites = permission_overwrites.map(overwriteOf);
  const guildId = guildOf(world, channel)?.id ?? null;
  world.events.emit('dispatch', { t: 'CHANNEL_UPDATE', d: channel.data, guildId });
  world.events.emit('screen', { kind: 'channelUpdate', channel });
  return ok(channel.data);
}

interface ThreadChange {
  readonly name?: string | null;
  readonly archived?: boolean | null;
  readonly locked?: boolean | null;
  readonly invitable?: boolean | null;
  readonly auto_archive_duration?: ThreadAutoArchiveDuration | null;
  readonly rate_limit_per_user?: number | null;
}

/**
 * Changes the settings of a thread. An archived thread can change only if the same request reopens it. People who can
 * send messages in an unlocked thread may reopen it. Only the thread's author and people who manage threads can make
 * any other changes; locking always requires the right to manage threads.
 */
function patchThread(world: World, thread: Thread, body: unknown): RestResponse {
  const change = checkBody<ThreadChange>(UpdateThreadRequestPartialSchema, body);
  const metadata = thread.data.thread_metadata;
  const manages = permissionsIn(world, world.bot.id, thread) & PermissionFlagsBits.ManageThreads;
  const opens = change.archived === false && !metadata.locked && Object.keys(change).length === 1;
  if (opens) requirePermissions(world, thread, PermissionFlagsBits.SendMessagesInThreads);
  else if (!manages && (thread.data.owner_id !== world.bot.id || change.locked != null)) fail('missingPermissions');
  if (metadata.locked && !manages) fail('missingPermissions');
  if (change.archived !== false) refuseArchived(thread);
  if (change.name) thread.data.name = change.name;
  if (change.locked != null) metadata.locked = change.locked;
  if (change.auto_archive_duration != null) metadata.auto_archive_duration = change.auto_archive_duration;
  if (change.rate_limit_per_user != null) thread.data.rate_limit_per_user = change.rate_limit_per_user;
  if (change.invitable != null && metadata.invitable !== undefined) metadata.invitable = change.invitable;
  const before = metadata.archived;
  if (change.archived != null) setArchived(world, thread, change.archived);
  if (metadata.archived === before) threadChanged(world, thread);
  return ok(thread.data);
}
