import type { Channel, GuildManager, REST } from 'discord.js';
import { DiscordAPIError } from 'discord.js';
import { ChannelType, PermissionFlagsBits, Routes } from 'discord-api-types/v10';
import type { ServerAccess } from './channel-access.ts';
import { channelView, type ServerMember } from './channel-view.ts';
import { inviteLink, missingPermissions } from './permissions.ts';
import { cachedAccess } from './server-access.ts';

/**
 * How long the result of a check for an archived thread is used, in milliseconds. The gateway reports changes in the
 * meantime.
 */
const SURE = 10 * 60_000;

/** Facts about channels from the gateway, except those about visibility. */
export interface ChannelFacts {
  /** True if a channel is a forum or media channel, which holds posts (each a thread) rather than messages. */
  isForum(channel: string): boolean;
  /** True if a channel is a voice or stage channel, whose chat takes messages but no threads. */
  isVoice(channel: string): boolean;
  /** The type of a channel, or null if the channel is unknown. */
  typeOf(channel: string): ChannelType | null;
  /** True if the bot may manage the threads of a channel, or of a thread's parent channel, as far as is known. */
  managesThreads(channel: string): boolean;
  /** True if a member sees a channel or thread of their server, or null if that is unknown. */
  sees(who: ServerMember, channel: string): boolean | null;
  /** The people who can see each channel of a server, or null if this process doesn't know the server. */
  access(guild: string): ServerAccess | null;
  /** The link that adds the bot to a server that has only its commands; null if the bot is a member. */
  invite(guild: string): string | null;
  /** True if a channel or thread still exists. Asks Discord about channels that the gateway doesn't list. */
  exists(channel: string): Promise<boolean>;
  /** Names of the permissions that the bot lacks in a channel, as far as is known. */
  lacks(channel: string): string[];
}

/**
 * Returns the facts about channels, based on the data of the intent `Guilds`. The gateway's data lacks archived
 * threads, so the facts about them come from requests to Discord.
 */
export function channelFacts(guilds: GuildManager, rest: Pick<REST, 'get'>): ChannelFacts {
  const { channels } = guilds.client;
  const view = channelView(guilds);
  /** The last check of each archived thread, and when it was made, in milliseconds by the process's monotonic timer. */
  const found = new Map<string, { isThere: boolean; at: number }>();
  const find = (id: string): Channel | undefined => channels.cache.get(id);
  return {
    isForum(id) {
      const type = find(id)?.type;
      return type === ChannelType.GuildForum || type === ChannelType.GuildMedia;
    },
    isVoice(id) {
      const type = find(id)?.type;
      return type === ChannelType.GuildVoice || type === ChannelType.GuildStageVoice;
    },
    typeOf: (id) => find(id)?.type ?? null,
    managesThreads(id) {
      const channel = find(id);
      if (channel === undefined || channel.isDMBased()) return false;
      const { me } = channel.guild.members;
      return me !== null && channel.permissionsFor(me)?.has(PermissionFlagsBits.ManageThreads) === true;
    },
    sees(who, id) {
      const channel = find(id);
      if (channel === undefined) return null;
      return view(who, channel.isThread() ? (channel.parentId ?? id) : id);
    },
    access(id) {
      const guild = guilds.cache.get(id);
      return guild === undefined ? null : cachedAccess(guild);
    },
    invite(guild) {
      if (guilds.cache.has(guild)) return null;
      const { application } = guilds.client;
      return application === null ? null : inviteLink(application.id, guild);
    },
    async exists(id) {
      if (find(id) !== undefined) return true;
      const known = found.get(id);
      if (known !== undefined && known.at > performance.now() - SURE) return known.isThere;
      const isThere = await rest.get(Routes.channel(id)).then(
        () => true,
        // If Discord doesn't answer, the thread counts as existing, because a dead link is better than none. The thread
        // is checked again later.
        (error) => (error instanceof DiscordAPIError && (error.status === 404 || error.status === 403) ? false : null),
      );
      // Each refusal counts towards a ban, so the result is cached.
      if (isThere !== null) found.set(id, { isThere, at: performance.now() });
      return isThere ?? true;
    },
    lacks(id) {
      const channel = find(id);
      if (channel === undefined || channel.isDMBased()) return [];
      const { me } = channel.guild.members;
      const held = me === null ? null : channel.permissionsFor(me);
      return held === null ? [] : missingPermissions(held.bitfield, channel.isThreadOnly(), channel.isVoiceBased());
    },
  };
}
