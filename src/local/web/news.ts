import {
  type APIApplicationCommandOption,
  type APIApplicationCommandSubcommandGroupOption,
  type APIApplicationCommandSubcommandOption,
  type APIMessage,
  ApplicationCommandOptionType,
  type Snowflake,
} from 'discord-api-types/v10';
import type { ApplicationCommand, Channel } from '../world/records.ts';
import type { World } from '../world.ts';
import type { ChannelNews, CommandNews, PersonNews } from './protocol.ts';

/** A person or the bot. */
export function personNews(user: { id: string; username: string; global_name: string | null }): PersonNews {
  return { id: user.id, name: user.global_name ?? user.username, username: user.username };
}

/**
 * Returns a channel as the list of channels shows it. Direct messages have the name of the bot, or those of the group.
 */
export function channelNews(world: World, channel: Channel): ChannelNews {
  const { id, kind, data } = channel;
  return {
    id,
    kind,
    name: nameOf(world, channel),
    parent: 'parent_id' in data && kind === 'thread' ? (data.parent_id ?? null) : null,
    archived: 'thread_metadata' in data && data.thread_metadata?.archived === true,
  };
}

function nameOf(world: World, { kind, data }: Channel): string {
  if (kind === 'dm') return world.bot.username;
  return kind === 'group' ? data.recipients.map(({ username }) => username).join(', ') : data.name;
}

/** Returns a command as the page lists it, with an entry for each subcommand. */
export function commandNews({ name, description, options = [] }: Part): CommandNews[] {
  const subs = options.filter(isSub);
  if (subs.length === 0) return [{ path: name, description, options: options.filter((option) => !isSub(option)) }];
  return subs.flatMap((sub) => commandNews(sub).map((inner) => ({ ...inner, path: `${name} ${inner.path}` })));
}

type Part = { name: string; description: string; options?: APIApplicationCommandOption[] } | ApplicationCommand;
type Sub = APIApplicationCommandSubcommandOption | APIApplicationCommandSubcommandGroupOption;

function isSub(option: APIApplicationCommandOption): option is Sub {
  return (
    option.type === ApplicationCommandOptionType.Subcommand ||
    option.type === ApplicationCommandOptionType.SubcommandGroup
  );
}

/**
 * A message as one of its readers may see it. A referenced message that the reader may not see, such as a private
 * answer before a public follow-up, is left out.
 */
export function messageNews(world: World, reader: Snowflake, message: APIMessage): APIMessage {
  const target = message.message_reference?.message_id;
  if (target === undefined || !message.referenced_message) return message;
  const owner = world.messages.get(target)?.visibleTo;
  // The reader of a deleted message is no longer known, so the message's ephemeral flag decides whether to leave it
  // out.
  const secret =
    owner === undefined ? (message.referenced_message.flags ?? 0) & 64 : owner !== null && owner !== reader;
  return secret ? { ...message, referenced_message: null } : message;
}

/** True if the first id is newer than the second. Ids of all kinds can be compared. */
export function isLater(one: Snowflake, other: Snowflake): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}
