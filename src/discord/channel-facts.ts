import type { Channel, GuildManager, REST } from 'discord.js';
import { DiscordAPIError } from 'discord.js';
import { ChannelType, Routes } from 'discord-api-types/v10';
import { missingPermissions } from './permissions.ts';

/** For how long an archived thread is taken to be there once it was, in milliseconds: of its end the gateway tells. */
const SURE = 10 * 60_000;

/** What the gateway tells of channels, beside who sees them. */
export interface ChannelFacts {
  /** Whether a channel holds posts, each a thread, rather than messages. */
  isForum(channel: string): boolean;
  /** Whether a channel or thread is still there; one of which nothing is known is asked for. */
  exists(channel: string): Promise<boolean>;
  /** Names of the permissions that the bot lacks in a channel, as far as is known. */
  lacks(channel: string): string[];
}

/** Reads them from what the intent `Guilds` delivers; archived threads are not in it, so those are asked for. */
export function channelFacts(guilds: GuildManager, rest: Pick<REST, 'get'>): ChannelFacts {
  const { channels } = guilds.client;
  /** When archived threads were last found to be there, by the processor's clock. */
  const found = new Map<string, number>();
  const find = (id: string): Channel | undefined => channels.cache.get(id);
  return {
    isForum(id) {
      const type = find(id)?.type;
      return type === ChannelType.GuildForum || type === ChannelType.GuildMedia;
    },
    async exists(id) {
      if (find(id) !== undefined || (found.get(id) ?? Number.NEGATIVE_INFINITY) > performance.now() - SURE) return true;
      try {
        await rest.get(Routes.channel(id));
        found.set(id, performance.now());
        return true;
      } catch (error) {
        // Without an answer a link that may be dead is better than none.
        return !(error instanceof DiscordAPIError && (error.status === 404 || error.status === 403));
      }
    },
    lacks(id) {
      const channel = find(id);
      if (channel === undefined || channel.isDMBased()) return [];
      const { me } = channel.guild.members;
      const held = me === null ? null : channel.permissionsFor(me);
      return held === null ? [] : missingPermissions(held.bitfield, channel.isThreadOnly());
    },
  };
}
