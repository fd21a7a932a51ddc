import type { GuildManager } from 'discord.js';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Incoming } from './payload.ts';

/** A member of a server, with their roles there. */
export interface ServerMember extends Pick<Incoming, 'roles' | 'guild'> {
  person: Pick<Incoming['person'], 'id'>;
}

/** Whether a person sees a channel of the server in which they are. */
export type ChannelView = (who: ServerMember, channel: string) => boolean;

/**
 * Works out from what the intent `Guilds` delivers who sees which channel: the sum of a member's roles, then the
 * channel's overwrites for everyone, for their roles and for themselves, as Discord documents it ("Permission
 * Overwrites"). Of a channel that isn't there, or that the bot itself can't see, nobody is said to see anything.
 *
 * @param wanted what they must be allowed there besides seeing it, as Discord’s bits.
 */
export function channelView(guilds: GuildManager, wanted = 0n): ChannelView {
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
    const needed = PermissionFlagsBits.ViewChannel | wanted;
    return (sum & needed) === needed;
  };
}

/** Who looks after a server’s channels, and by which roles people can be told apart there. */
export interface Keepers {
  /** Whether a person may manage the threads of a channel. */
  manages: ChannelView;
  /** The roles of a server that people have, the highest first; not that of everyone. */
  roles(guild: string): { id: string; name: string }[];
}

/** Works it out from what the intent `Guilds` delivers. */
export function keepers(guilds: GuildManager): Keepers {
  return {
    manages: channelView(guilds, PermissionFlagsBits.ManageThreads),
    roles: (id) =>
      [...(guilds.cache.get(id)?.roles.cache.values() ?? [])]
        .filter((role) => role.id !== id && !role.managed)
        .sort((one, other) => other.position - one.position)
        .map((role) => ({ id: role.id, name: role.name })),
  };
}
