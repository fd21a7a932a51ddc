import { DiscordAPIError, type REST } from 'discord.js';
import { type RESTGetAPIGuildMemberResult, Routes } from 'discord-api-types/v10';
import type { ChannelReference } from '../tables/types.ts';
import type { ServerMember } from './channel-view.ts';

/** The people who can see each channel, as far as this process knows. The result is null if it doesn't know the server. */
interface KnownViews {
  sees(who: ServerMember, channel: string): boolean | null;
}

/**
 * Asks Discord for a person's roles in the server of a table, and returns whether they can see the table's channel. If
 * another process serves the server, being a member is enough.
 */
export async function memberSees(
  rest: Pick<REST, 'get'>,
  known: KnownViews,
  player: string,
  { guild, channel, forum }: ChannelReference,
): Promise<boolean> {
  if (guild === null) return true;
  try {
    // Discord's documented response.
    const { roles } = (await rest.get(Routes.guildMember(guild, player))) as RESTGetAPIGuildMemberResult;
    return known.sees({ person: { id: player }, roles, guild }, forum ?? channel) ?? true;
  } catch (error) {
    // The person isn't a member, or the bot isn't.
    if (error instanceof DiscordAPIError && (error.status === 403 || error.status === 404)) return false;
    throw error;
  }
}
