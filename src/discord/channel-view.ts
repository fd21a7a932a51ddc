import type { GuildManager } from 'discord.js';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Incoming } from './payload.ts';

/** Whether a person sees a channel of the server in which they are. */
export type ChannelView = (who: Pick<Incoming, 'person' | 'roles' | 'guild'>, channel: string) => boolean;

/**
 * Works out from what the intent `Guilds` delivers who sees which channel: the sum of a member's roles, then the
 * channel's overwrites for everyone, for their roles and for themselves, as Discord documents it ("Permission
 * Overwrites"). Of a channel that isn't there, or that the bot itself can't see, nobody is said to see anything.
 */
export function channelView(guilds: GuildManager): ChannelView {
  return ({ person, roles, guild: id }, channelId) => {
    const guild = id === null ? undefined : guilds.cache.get(id);
    const channel = guild?.channels.cache.get(channelId);
    if (guild === undefined || channel === undefined || !('permissionOverwrites' in channel)) return false;
    if (guild.ownerId === person.id) return true;
    const held = [guild.id, ...roles];
    const base = held.reduce((sum, role) => sum | (guild.roles.cache.get(role)?.permissions.bitfield ?? 0n), 0n);
    if ((base & PermissionFlagsBits.Administrator) !== 0n) return true;
    const overwrites = channel.permissionOverwrites.cache;
    let sum = base;
    for (const ids of [[guild.id], roles, [person.id]]) {
      const ones = ids.flatMap((one) => overwrites.get(one) ?? []);
      const deny = ones.reduce((all, one) => all | one.deny.bitfield, 0n);
      const allow = ones.reduce((all, one) => all | one.allow.bitfield, 0n);
      sum = (sum & ~deny) | allow;
    }
    return (sum & PermissionFlagsBits.ViewChannel) !== 0n;
  };
}
