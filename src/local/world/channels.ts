import { type APIUser, ChannelType, InteractionContextType, type Snowflake } from 'discord-api-types/v10';
import { fail } from '../validate/errors.ts';
import type { World } from '../world.ts';
import { noFlags } from './flags.ts';
import { canView, isVoice } from './permissions.ts';
import type {
  Channel,
  DirectMessages,
  Forum,
  GroupMessages,
  Guild,
  TextChannel,
  TextChannelType,
  Thread,
} from './records.ts';

/** Adds a channel for messages to a server, below the other channels. */
export function addTextChannel(
  world: World,
  guild: Guild,
  name: string,
  type: TextChannelType = ChannelType.GuildText,
): TextChannel {
  const id = world.nextId();
  const channel: TextChannel = {
    kind: 'text',
    id,
    messages: [],
    data: {
      ...factsOf(guild, id, name),
      type,
      position: [...world.channels.values()].filter((other) => other.kind === 'text').length,
      ...(isVoice(type) ? { bitrate: 64_000, user_limit: 0 } : {}),
    },
  };
  world.channels.set(id, channel);
  world.events.emit('dispatch', { t: 'CHANNEL_CREATE', d: channel.data, guildId: guild.id });
  world.events.emit('screen', { kind: 'channelCreate', channel });
  return channel;
}

/** Returns the fields that all new channels of a server have in common. */
function factsOf(guild: Guild, id: Snowflake, name: string) {
  return {
    id,
    guild_id: guild.id,
    name,
    topic: null,
    nsfw: false,
    parent_id: null,
    rate_limit_per_user: 0,
    permission_overwrites: [],
    last_message_id: null,
    flags: noFlags(),
  };
}

/** Adds a forum or media channel to a server. People create posts in the channel with `startPost`. */
export function addForum(
  world: World,
  guild: Guild,
  name: string,
  type: Forum['data']['type'] = ChannelType.GuildForum,
): Forum {
  const id = world.nextId();
  const forum: Forum = {
    kind: 'forum',
    id,
    messages: [],
    data: {
      ...factsOf(guild, id, name),
      type,
      position: 0,
      available_tags: [],
      default_reaction_emoji: null,
      default_sort_order: null,
      default_forum_layout: 0,
    },
  };
  world.channels.set(id, forum);
  world.events.emit('dispatch', { t: 'CHANNEL_CREATE', d: forum.data, guildId: guild.id });
  return forum;
}

/** Returns the direct messages between the bot and a person, and opens them if necessary. */
export function openDirectMessages(world: World, user: APIUser): DirectMessages {
  for (const channel of world.channels.values()) {
    if (channel.kind === 'dm' && channel.recipientId === user.id) return channel;
  }
  const id = world.nextId();
  const channel: DirectMessages = {
    kind: 'dm',
    id,
    messages: [],
    recipientId: user.id,
    data: { id, type: ChannelType.DM, name: null, recipients: [user], last_message_id: null, flags: noFlags() },
  };
  world.channels.set(id, channel);
  world.events.emit('screen', { kind: 'channelCreate', channel });
  return channel;
}

/** Starts the direct messages of a group of people. */
export function openGroup(world: World, people: readonly APIUser[]): GroupMessages {
  const id = world.nextId();
  const channel: GroupMessages = {
    kind: 'group',
    id,
    messages: [],
    data: {
      id,
      type: ChannelType.GroupDM,
      name: null,
      recipients: [...people],
      last_message_id: null,
      flags: noFlags(),
    },
  };
  world.channels.set(id, channel);
  world.events.emit('screen', { kind: 'channelCreate', channel });
  return channel;
}

/** True for direct messages, with the bot or of a group. */
export function isPrivate(channel: Channel): channel is DirectMessages | GroupMessages {
  return channel.kind === 'dm' || channel.kind === 'group';
}

/** Returns the kind of place that an interaction in a channel reports. */
export function contextOf({ kind }: Channel): InteractionContextType {
  const { Guild: InServer, BotDM, PrivateChannel } = InteractionContextType;
  return kind === 'dm' ? BotDM : kind === 'group' ? PrivateChannel : InServer;
}

/** Returns a channel's server, or null for direct messages. */
export function guildOf(world: World, channel: Channel): Guild | null {
  if (isPrivate(channel) || !channel.data.guild_id) return null;
  return world.guilds.get(channel.data.guild_id) ?? null;
}

/** Returns the channel with this id. @throws ApiError 10003 if it doesn't exist (anymore) */
export function getChannel(world: World, id: Snowflake): Channel {
  return world.channels.get(id) ?? fail('unknownChannel');
}

/** Removes a channel, with its threads and messages. */
export function deleteChannel(world: World, channel: Channel): void {
  for (const other of world.channels.values()) {
    if (other.kind === 'thread' && other.data.parent_id === channel.id) deleteChannel(world, other);
  }
  for (const id of channel.messages) world.messages.delete(id);
  world.channels.delete(channel.id);
  const guildId = guildOf(world, channel)?.id ?? null;
  if (channel.kind === 'thread') {
    const { id, type, guild_id, parent_id } = channel.data;
    world.events.emit('dispatch', { t: 'THREAD_DELETE', d: { id, type, guild_id, parent_id }, guildId });
  } else if (!isPrivate(channel)) {
    world.events.emit('dispatch', { t: 'CHANNEL_DELETE', d: channel.data, guildId });
  }
  world.events.emit('screen', { kind: 'channelDelete', channel });
}

/** Describes a server as the gateway announces it, with channels, active threads and members. */
export function guildCreatePayload(world: World, guild: Guild): object {
  const self = guild.members.get(world.bot.id);
  const channels = [...world.channels.values()].filter(
    (channel) => (channel.kind === 'text' || channel.kind === 'forum') && channel.data.guild_id === guild.id,
  );
  return {
    ...guild.data,
    joined_at: self?.joined_at,
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    voice_states: [],
    members: [...guild.members.values()],
    channels: channels.filter((channel) => canView(world, world.bot.id, channel)).map((channel) => channel.data),
    threads: activeThreads(world, guild).map((thread) => thread.data),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** Returns the active threads of a server that the bot can see. */
export function activeThreads(world: World, guild: Guild): Thread[] {
  return threadsOf(world, guild).filter((thread) => !thread.data.thread_metadata.archived);
}

/** Returns all threads of a server that the bot can see. */
export function threadsOf(world: World, guild: Guild): Thread[] {
  return [...world.channels.values()]
    .filter((channel) => channel.kind === 'thread')
    .filter((thread) => thread.data.guild_id === guild.id && canView(world, world.bot.id, thread));
}
