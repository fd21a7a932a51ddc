import { ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';
import type { Places } from '../src/discord/registration.ts';

const { Guild, BotDM, PrivateChannel } = InteractionContextType;
const { GuildInstall, UserInstall } = ApplicationIntegrationType;

/**
 * A command about the person's own games. People who installed the app for themselves can use it everywhere, even in
 * servers without the bot.
 */
export const EVERYWHERE: Places = {
  contexts: [Guild, BotDM, PrivateChannel],
  integration_types: [GuildInstall, UserInstall],
};

/** A command that may post for everyone. It works in servers with the bot and in direct messages with the bot. */
export const WITH_BOT: Places = { contexts: [Guild, BotDM], integration_types: [GuildInstall] };

/** A command for the moderators of a server. */
export const IN_SERVERS: Places = { contexts: [Guild], integration_types: [GuildInstall] };
