import { ChannelType, PermissionFlagsBits, type Snowflake } from 'discord-api-types/v10';
import { fail } from '../validate/errors.ts';
import type { World } from '../world.ts';
import type { Channel, Forum, Guild, TextChannel } from './records.ts';

/** All permissions that exist. */
const ALL_PERMISSIONS = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** Returns permissions in Discord's format: a number as text. If the value isn't a whole number, returns `0` (none). */
export function permissionsText(permissions: string | number | null | undefined): string {
  return /^\d+$/.test(String(permissions)) ? String(permissions) : '0';
}

/** The permissions of @everyone in a new server. Of Discord's defaults, only these matter here. */
export const EVERYONE_PERMISSIONS =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.CreatePrivateThreads |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.UseApplicationCommands |
  PermissionFlagsBits.UseExternalApps |
  PermissionFlagsBits.Connect;

/**
 * The only permissions that the bot can get from @everyone in a server that added only its commands (Discord's change
 * log).
 */
const COMMANDS_ALONE =
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.MentionEveryone |
  PermissionFlagsBits.UseExternalEmojis;

/**
 * Returns a member's permissions in a server: those of all their roles, or every permission for owners and
 * administrators.
 */
export function permissionsInGuild(guild: Guild, userId: Snowflake): bigint {
  const member = guild.members.get(userId);
  if (!member) return 0n;
  if (guild.data.owner_id === userId) return ALL_PERMISSIONS;
  const held = new Set([guild.id, ...member.roles]);
  let sum = 0n;
  for (const role of guild.data.roles) if (held.has(role.id)) sum |= BigInt(role.permissions);
  return sum & PermissionFlagsBits.Administrator ? ALL_PERMISSIONS : sum;
}

/**
 * Returns a member's permissions in a channel: those of their roles, adjusted by the channel's overwrites for everyone,
 * for their roles and for themselves, in this order (Discord's documentation, "Permission Overwrites"). A thread has
 * the permissions of its parent. In direct messages, all members may do everything.
 */
export function permissionsIn(world: World, userId: Snowflake, channel: Channel): bigint {
  if (channel.kind === 'dm') return userId === channel.recipientId || userId === world.bot.id ? ALL_PERMISSIONS : 0n;
  if (channel.kind === 'group') return channel.data.recipients.some(({ id }) => id === userId) ? ALL_PERMISSIONS : 0n;
  const place = channel.kind === 'thread' ? parentOf(world, channel.data.parent_id) : channel;
  const guild = place?.data.guild_id ? world.guilds.get(place.data.guild_id) : undefined;
  const member = guild?.members.get(userId);
  if (!place || !guild || !member) return 0n;
  const base = permissionsInGuild(guild, userId);
  if (base === ALL_PERMISSIONS) return base;
  return applyOverwrites(base, place, guild.id, member.roles, userId);
}

/** The bot's permissions in the direct messages of a group (Discord's documentation, "Interaction Object"). */
const IN_GROUP = PermissionFlagsBits.AttachFiles | PermissionFlagsBits.EmbedLinks | PermissionFlagsBits.MentionEveryone;

/** Returns the bot's permissions in a channel, as an interaction reports them. */
export function appPermissions(world: World, channel: Channel): bigint {
  if (channel.kind === 'group') return IN_GROUP;
  const place = channel.kind === 'thread' ? parentOf(world, channel.data.parent_id) : channel;
  const guild = place === undefined || place.kind === 'dm' ? undefined : world.guilds.get(place.data.guild_id ?? '');
  if (guild === undefined || guild.members.has(world.bot.id)) return permissionsIn(world, world.bot.id, channel);
  const everyone = guild.data.roles.find(({ id }) => id === guild.id);
  return BigInt(everyone?.permissions ?? 0) & COMMANDS_ALONE;
}

function applyOverwrites(
  base: bigint,
  place: TextChannel | Forum,
  guildId: Snowflake,
  roles: readonly Snowflake[],
  userId: Snowflake,
): bigint {
  const overwrites = place.data.permission_overwrites ?? [];
  let result = base;
  for (const ids of [[guildId], roles, [userId]]) {
    let allow = 0n;
    let deny = 0n;
    for (const overwrite of overwrites) {
      if (!ids.includes(overwrite.id)) continue;
      allow |= BigInt(overwrite.allow);
      deny |= BigInt(overwrite.deny);
    }
    result = (result & ~deny) | allow;
  }
  return result & PermissionFlagsBits.ViewChannel ? result : 0n;
}

function parentOf(world: World, id: Snowflake | null | undefined): TextChannel | Forum | undefined {
  const parent = id ? world.channels.get(id) : undefined;
  return parent?.kind === 'text' || parent?.kind === 'forum' ? parent : undefined;
}

/**
 * True if a member can see a channel. For a private thread, the member must also belong to the thread or be able to
 * manage threads.
 */
export function canView(world: World, userId: Snowflake, channel: Channel): boolean {
  const permissions = permissionsIn(world, userId, channel);
  if (!(permissions & PermissionFlagsBits.ViewChannel)) return false;
  const secret = channel.kind === 'thread' && 'invitable' in channel.data.thread_metadata;
  return !secret || channel.members.has(userId) || (permissions & PermissionFlagsBits.ManageThreads) !== 0n;
}

/** True for a voice or stage channel, which has a chat. */
export function isVoice(type: ChannelType): boolean {
  return type === ChannelType.GuildVoice || type === ChannelType.GuildStageVoice;
}

/** Returns the permission that a person needs to write in a channel. */
export function sendPermission(channel: Channel): bigint {
  return channel.kind === 'thread' ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages;
}

/**
 * True if a member may read and use a channel that they can see. The chat of a voice or stage channel requires
 * permission to connect.
 */
export function mayEnter(world: World, userId: Snowflake, channel: Channel): boolean {
  if (channel.kind !== 'text' || !isVoice(channel.data.type)) return true;
  return (permissionsIn(world, userId, channel) & PermissionFlagsBits.Connect) !== 0n;
}

/**
 * Checks the bot's permissions in a channel.
 * @param needed the permissions that the request needs, besides seeing the channel
 * @throws ApiError 50001 if the bot can't see the channel or its chat, 50013 if it lacks any other permission
 */
export function requirePermissions(world: World, channel: Channel, needed = 0n): void {
  if (!canView(world, world.bot.id, channel) || !mayEnter(world, world.bot.id, channel)) fail('missingAccess');
  if ((permissionsIn(world, world.bot.id, channel) & needed) !== needed) fail('missingPermissions');
}
