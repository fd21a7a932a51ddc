import type { Logger } from 'pino';
import { commandsOf } from '../../commands/index.ts';
import { RENDERERS_VERSION } from '../../renderers/version.ts';
import { type Bot, startBot } from '../discord/bot.ts';
import { TokenRefused } from '../discord/client.ts';
import { chats } from '../discord/games/index.ts';
import { bookTitles } from '../rulebook/index.ts';
import { indexOf } from '../rulebook/search/index.ts';
import { type DiscordSettings, SettingsError } from './settings.ts';

/**
 * Starts the bot with all games and commands.
 *
 * @param over is told why it can't go on.
 * @throws SettingsError when Discord refuses the token.
 */
export async function startChat(
  redis: string,
  { token, applicationId, guildId, api }: DiscordSettings,
  log: Logger,
  over: (reason: unknown) => void,
): Promise<Bot> {
  try {
    // The first who looks something up is not to wait for the books.
    for (const game of Object.keys(bookTitles)) indexOf(game);
    const bot = await startBot({
      redis,
      connection: api === undefined ? { token } : { token, api },
      applicationId,
      ...(guildId === undefined ? {} : { guildId }),
      games: chats,
      commands: commandsOf(chats),
      renderers: RENDERERS_VERSION,
      log,
    });
    void bot.ended.then((reason) => over(asSetting(reason)));
    return bot;
  } catch (error) {
    throw asSetting(error);
  }
}

/** A token that is refused is a setting that can't be used: starting again would not help. */
function asSetting(error: unknown): unknown {
  return error instanceof TokenRefused ? new SettingsError(error.message) : error;
}
