import { GatewayIntentBits } from 'discord-api-types/v10';
import type { Dispatch } from '../world/events.ts';
import type { World } from '../world.ts';

/** Intents that Discord has to approve for an application. Requesting an unapproved intent ends the connection. */
export const PRIVILEGED_INTENTS =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

/** All intents that exist. */
export const ALL_INTENTS = Object.values(GatewayIntentBits).reduce<number>(
  (all, bit) => (typeof bit === 'number' ? all | bit : all),
  0,
);

/** True if a session with these intents receives an event. Events about the bot's own membership don't need an intent. */
export function wants(intents: number, { t, d, guildId }: Dispatch, bot: string): boolean {
  if (t.startsWith('MESSAGE_')) {
    return (intents & (guildId ? GatewayIntentBits.GuildMessages : GatewayIntentBits.DirectMessages)) !== 0;
  }
  if (t === 'GUILD_MEMBER_UPDATE' && 'user' in d && idOf(d.user) === bot) return true;
  if (t.startsWith('GUILD_MEMBER_')) return (intents & GatewayIntentBits.GuildMembers) !== 0;
  if (/^(CHANNEL|THREAD|GUILD)_/.test(t)) return (intents & GatewayIntentBits.Guilds) !== 0;
  return true;
}

/**
 * Returns an event's data. If the session lacks the intent for message content, a message's text, files, embeds and
 * components are removed, except in the bot's own messages, in messages that mention the bot, and in direct messages.
 */
export function withheld(world: World, intents: number, { t, d, guildId }: Dispatch): object {
  const hides = t.startsWith('MESSAGE_') && guildId !== null && !(intents & GatewayIntentBits.MessageContent);
  if (!hides || !('author' in d) || idOf(d.author) === world.bot.id) return d;
  const mentions = 'mentions' in d && Array.isArray(d.mentions) ? d.mentions : [];
  if (mentions.some((user) => idOf(user) === world.bot.id)) return d;
  return { ...d, content: '', embeds: [], attachments: [], components: [] };
}

function idOf(user: unknown): unknown {
  return typeof user === 'object' && user !== null && 'id' in user ? user.id : undefined;
}
