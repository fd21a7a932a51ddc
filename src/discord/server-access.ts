import type { Guild, REST } from 'discord.js';
import { type RESTGetAPIGuildChannelsResult, type RESTGetAPIGuildResult, Routes } from 'discord-api-types/v10';
import type { ServerAccess } from './channel-access.ts';

/** Reads who can see which channel from the data of the intent `Guilds`. */
export function cachedAccess(guild: Guild): ServerAccess {
  return {
    id: guild.id,
    owner: guild.ownerId,
    roles: new Map(
      [...guild.roles.cache.values()]
        .filter(({ tags }) => tags?.botId === undefined)
        .map(({ id, permissions }) => [id, permissions.bitfield]),
    ),
    overwrites(id) {
      const channel = guild.channels.cache.get(id);
      if (channel === undefined || !('permissionOverwrites' in channel)) return null;
      return channel.permissionOverwrites.cache.map((one) => ({
        id: one.id,
        allow: one.allow.bitfield,
        deny: one.deny.bitfield,
      }));
    },
  };
}

/** Asks Discord who can see which channel of a server, for servers whose shards another process serves. */
export async function requestedAccess(rest: Pick<REST, 'get'>, guild: string): Promise<ServerAccess> {
  // Discord's documented responses.
  const [server, channels] = (await Promise.all([
    rest.get(Routes.guild(guild)),
    rest.get(Routes.guildChannels(guild)),
  ])) as [RESTGetAPIGuildResult, RESTGetAPIGuildChannelsResult];
  const known = new Map(
    channels.flatMap((channel) => {
      if (!('permission_overwrites' in channel)) return [];
      const { id, permission_overwrites: own } = channel;
      return [[id, own === undefined ? [] : own] as const];
    }),
  );
  return {
    id: guild,
    owner: server.owner_id,
    roles: new Map(
      server.roles
        .filter(({ tags }) => tags?.bot_id === undefined)
        .map(({ id, permissions }) => [id, BigInt(permissions)]),
    ),
    overwrites: (id) =>
      known.get(id)?.map(({ id, allow, deny }) => ({ id, allow: BigInt(allow), deny: BigInt(deny) })) ?? null,
  };
}
