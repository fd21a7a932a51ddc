import {
  type APIThreadMember,
  type APIUser,
  ChannelType,
  MessageFlags,
  MessageType,
  PermissionFlagsBits,
  type Snowflake,
  type ThreadAutoArchiveDuration,
  type ThreadChannelType,
} from 'discord-api-types/v10';
import { fail } from '../validate/errors.ts';
import { timestamp, type World } from '../world.ts';
import { noFlags } from './flags.ts';
import { createMessage, createSystemMessage, publish, referenced } from './messages.ts';
import { permissionsIn } from './permissions.ts';
import type { Channel, Forum, Message, TextChannel, Thread } from './records.ts';

/** Maximum number of threads that a server may have open at a time. */
const MOST_ACTIVE = 1_000;

/** Options of a new thread. */
export interface ThreadOptions {
  readonly name: string;
  readonly type?: ThreadChannelType | undefined;
  /** Minutes without activity after which the thread is archived; three days by default. */
  readonly auto_archive_duration?: ThreadAutoArchiveDuration | null | undefined;
  readonly rate_limit_per_user?: number | null | undefined;
  readonly invitable?: boolean | undefined;
}

/**
 * Starts a thread of the bot, from a message (the thread then has the message's id) or without one.
 * @throws ApiError 50024 if the channel has no threads of this type, 160004 if the message already has a thread, 160006
 * if the server already has too many open threads
 */
export function startThread(world: World, parent: TextChannel, options: ThreadOptions, from: Message | null): Thread {
  requireThreads(parent, from ? null : (options.type ?? ChannelType.PrivateThread));
  if (from && world.channels.has(from.id)) fail('threadExists');
  return openThread(world, parent, options, { from, owner: world.bot });
}

/** Returns the thread types that a channel can have. Threads in an announcement channel have a separate type. */
const THREADS: Readonly<Partial<Record<ChannelType, readonly ThreadChannelType[]>>> = {
  [ChannelType.GuildText]: [ChannelType.PublicThread, ChannelType.PrivateThread],
  [ChannelType.GuildAnnouncement]: [ChannelType.AnnouncementThread],
};

/**
 * Checks that a channel can have threads of this type. The type null stands for a thread under a message.
 * @throws ApiError 50024
 */
function requireThreads({ data }: TextChannel, type: ThreadChannelType | null): void {
  const known = THREADS[data.type] ?? [];
  if (type === null ? known.length === 0 : !known.includes(type)) fail('wrongChannelType');
}

/**
 * Creates a person's post in a forum, which is a thread with its first message.
 * @throws ApiError 160006
 */
export function startPost(world: World, forum: Forum, author: APIUser, name: string, content: string): Thread {
  const thread = openThread(world, forum, { name, type: ChannelType.PublicThread }, { from: null, owner: author });
  createMessage(world, thread, author, { content });
  return thread;
}

function openThread(
  world: World,
  parent: TextChannel | Forum,
  options: ThreadOptions,
  { from, owner }: { from: Message | null; owner: APIUser },
): Thread {
  requireRoom(world, parent.data.guild_id ?? fail('wrongChannelType'));
  const id = from?.id ?? world.nextId();
  const open =
    parent.data.type === ChannelType.GuildAnnouncement ? ChannelType.AnnouncementThread : ChannelType.PublicThread;
  const type = from ? open : (options.type ?? ChannelType.PrivateThread);
  const now = timestamp(world);
  const thread: Thread = {
    kind: 'thread',
    id,
    messages: [],
    members: new Map(),
    activeAt: world.now(),
    data: {
      id,
      type,
      guild_id: parent.data.guild_id ?? fail('wrongChannelType'),
      parent_id: parent.id,
      owner_id: owner.id,
      name: options.name,
      last_message_id: null,
      message_count: 0,
      member_count: 0,
      total_message_sent: 0,
      rate_limit_per_user: options.rate_limit_per_user ?? 0,
      flags: noFlags(),
      thread_metadata: {
        archived: false,
        auto_archive_duration: options.auto_archive_duration ?? 4320,
        archive_timestamp: now,
        locked: false,
        create_timestamp: now,
        ...(type === ChannelType.PrivateThread ? { invitable: options.invitable ?? true } : {}),
      },
    },
  };
  world.channels.set(id, thread);
  const member = enlist(world, thread, owner.id);
  const payload = { ...thread.data, member, newly_created: true };
  world.events.emit('dispatch', { t: 'THREAD_CREATE', d: payload, guildId: guildId(thread) });
  world.events.emit('screen', { kind: 'channelCreate', channel: thread });
  announce(world, parent, thread, from);
  return thread;
}

/** Checks that a server may open one more thread. @throws ApiError 160006 */
function requireRoom(world: World, guild: Snowflake): void {
  const active = [...world.channels.values()].filter(
    (channel) => channel.kind === 'thread' && channel.data.guild_id === guild && !channel.data.thread_metadata.archived,
  );
  if (active.length >= MOST_ACTIVE) fail('threadLimit');
}

/**
 * Posts the message that announces a public thread: its starter message if it is under a message, otherwise a link in
 * its parent channel. A forum post isn't announced, because it begins with a message of its own.
 */
function announce(world: World, parent: TextChannel | Forum, thread: Thread, from: Message | null): void {
  if (from) {
    from.data.flags = (from.data.flags ?? 0) | MessageFlags.HasThread;
    from.data.thread = thread.data;
    publish(world, 'MESSAGE_UPDATE', from);
    createSystemMessage(world, thread, MessageType.ThreadStarterMessage, {
      message_reference: { type: 0, channel_id: parent.id, message_id: from.id, guild_id: guildId(thread) },
      referenced_message: referenced(from),
    });
  } else if (parent.kind === 'text' && thread.data.type !== ChannelType.PrivateThread) {
    createSystemMessage(world, parent, MessageType.ThreadCreated, {
      content: thread.data.name,
      message_reference: { type: 0, channel_id: thread.id, guild_id: guildId(thread) },
    });
  }
}

function guildId(thread: Thread): Snowflake {
  return thread.data.guild_id ?? fail('unknownGuild');
}

function enlist(world: World, thread: Thread, userId: Snowflake): APIThreadMember {
  const member = { id: thread.id, user_id: userId, join_timestamp: timestamp(world), flags: 0 };
  thread.members.set(userId, member);
  thread.data.member_count = Math.min(thread.members.size, 50);
  return member;
}

/** Adds a person to a thread, unless they are already a member. */
export function addThreadMember(world: World, thread: Thread, userId: Snowflake): void {
  if (thread.members.has(userId)) return;
  const member = enlist(world, thread, userId);
  tellMembers(world, thread, { added_members: [member] });
  const user = world.users.get(userId);
  if (user && userId !== world.bot.id) {
    createSystemMessage(world, thread, MessageType.RecipientAdd, { mentions: [user] });
  }
}

/** Removes a person from a thread. @throws ApiError 10007 if they aren't a member */
export function removeThreadMember(world: World, thread: Thread, userId: Snowflake): void {
  if (!thread.members.delete(userId)) fail('unknownMember');
  thread.data.member_count = Math.min(thread.members.size, 50);
  tellMembers(world, thread, { removed_member_ids: [userId] });
}

function tellMembers(world: World, thread: Thread, change: object): void {
  const d = { id: thread.id, guild_id: guildId(thread), member_count: thread.members.size, ...change };
  world.events.emit('dispatch', { t: 'THREAD_MEMBERS_UPDATE', d, guildId: guildId(thread) });
  world.events.emit('screen', { kind: 'channelUpdate', channel: thread });
}

/**
 * Archives or reopens a thread, and announces the change.
 * @throws ApiError 160006 if there are too many open threads
 */
export function setArchived(world: World, thread: Thread, archived: boolean): void {
  const metadata = thread.data.thread_metadata;
  if (metadata.archived === archived) return;
  if (!archived) requireRoom(world, guildId(thread));
  metadata.archived = archived;
  metadata.archive_timestamp = timestamp(world);
  thread.activeAt = world.now();
  threadChanged(world, thread);
}

/** Locks or unlocks a thread, as a moderator. */
export function setLocked(world: World, thread: Thread, locked: boolean): void {
  thread.data.thread_metadata.locked = locked;
  threadChanged(world, thread);
}

/** Announces the changed settings of a thread. */
export function threadChanged(world: World, thread: Thread): void {
  world.events.emit('dispatch', { t: 'THREAD_UPDATE', d: thread.data, guildId: guildId(thread) });
  world.events.emit('screen', { kind: 'channelUpdate', channel: thread });
}

/** Archives every thread that has been inactive for its auto-archive duration. */
export function archiveIdleThreads(world: World): void {
  for (const channel of world.channels.values()) {
    if (channel.kind !== 'thread' || channel.data.thread_metadata.archived) continue;
    const idle = world.now() - channel.activeAt;
    if (idle > channel.data.thread_metadata.auto_archive_duration * 60_000) setArchived(world, channel, true);
  }
}

/**
 * Prepares a thread for a person's message by reopening it if it is archived. Only people who manage threads can write
 * in a locked thread.
 * @throws ApiError 50083 if the thread is locked and archived, 160005 if it is only locked
 */
export function openForMessage(world: World, channel: Channel, userId: Snowflake): void {
  if (channel.kind !== 'thread') return;
  const { archived, locked } = channel.data.thread_metadata;
  const manages = (permissionsIn(world, userId, channel) & PermissionFlagsBits.ManageThreads) !== 0n;
  if (locked && !manages) fail(archived ? 'archivedAndLocked' : 'lockedThread');
  setArchived(world, channel, false);
}

/**
 * Prepares a thread for a person's click or command: the person's client first reopens an archived thread in their
 * name. Discord's documents disagree about who may reopen a thread, so we use the strictest reading. People who manage
 * threads may reopen any thread. Members who are permitted to write in an unlocked thread may reopen that thread too. A
 * forum post can be reopened in this way only by its author, because people report that Discord refuses other members.
 * @throws ApiError 50013 if the person may not; the bot then receives nothing
 */
export function openForUse(world: World, channel: Channel, userId: Snowflake): void {
  if (channel.kind !== 'thread' || !channel.data.thread_metadata.archived) return;
  const held = permissionsIn(world, userId, channel);
  const inPost = world.channels.get(channel.data.parent_id ?? '')?.kind === 'forum';
  const isIn = inPost ? channel.data.owner_id === userId : channel.members.has(userId);
  const mayWrite = (held & PermissionFlagsBits.SendMessagesInThreads) !== 0n;
  const mayOpen = !channel.data.thread_metadata.locked && isIn && mayWrite;
  if (!mayOpen && !(held & PermissionFlagsBits.ManageThreads)) fail('missingPermissions');
  setArchived(world, channel, false);
}

/**
 * Refuses an action that an archived thread doesn't allow.
 * @throws ApiError 50083
 */
export function refuseArchived(channel: Channel): void {
  if (channel.kind === 'thread' && channel.data.thread_metadata.archived) fail('archivedThread');
}
