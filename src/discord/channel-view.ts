import type { GuildManager } from 'discord.js';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { canSee } from './channel-access.ts';
import type { Incoming } from './payload.ts';
import { cachedAccess } from './server-access.ts';

/** A member of a server, with their roles there. */
export interface ServerMember extends Pick<Incoming, 'roles' | 'guild'> {
  person: Pick<Incoming['person'], 'id'>;
}

/** Checks whether a person can see a channel of the server they are in. */
export type ChannelView = (who: ServerMember, channel: string) => boolean;

/**
 * Computes who can see which channel from the data of the intent `Guilds`. Channels that don't exist or that the bot
 * can't see count as invisible to everyone.
 * @param wanted the permissions that the person needs besides seeing the channel, as Discord’s bits.
 */
export function channelView(guilds: GuildManager, wanted = 0n): ChannelView {
  return ({ person, roles, guild: id }, channel) => {
    const guild = id === null ? undefined : guilds.cache.get(id);
    return guild !== undefined && canSee(cachedAccess(guild), { person: person.id, roles }, channel, wanted);
  };
}

/** Checks who moderates a server’s channels, and lists the roles that could be made moderator roles. */
export interface Keepers {
  /** True if a person may manage the threads of a channel. */
  manages: ChannelView;
  /** The roles that people in a server can have, highest first, without @everyone. */
  roles(guild: string): { id: string; name: string }[];
}

/** Reads these facts from the data of the intent `Guilds`. */
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
