import type { Logger } from 'pino';
import { commandsOf, prepare } from '../../commands/index.ts';
import { RENDERERS_VERSION } from '../../renderers/version.ts';
import { type DiscordBot, startBot } from '../discord/bot.ts';
import { chats } from '../discord/chats.ts';
import { GatewayRefused, TokenRefused } from '../discord/client.ts';
import { ShardsDiffer } from '../discord/shards.ts';
import type { GameId } from '../kernel/types.ts';
import { OWN_REDIS, POST } from '../queue/watched.ts';
import type { OwnSection } from '../rulebook/import/section.ts';
import { readOwn } from '../rulebook/import/store.ts';
import { bookTitles } from '../rulebook/index.ts';
import { OwnBooks } from '../rulebook/search/imported-books.ts';
import { type DiscordSettings, type Settings, SettingsError } from './settings.ts';

/**
 * Starts the bot with all games and commands.
 * @param data the data folder.
 * @param over called with the reason if the bot can't continue.
 * @throws SettingsError if Discord rejects the token, the shards or another setting.
 */
export async function startChat(
  redis: string,
  { token, applicationId, guildId, api }: DiscordSettings,
  data: string,
  log: Logger,
  over: (reason: unknown) => void,
  { shards, frames, limits }: Partial<Pick<Settings, 'shards' | 'frames' | 'limits'>> = {},
): Promise<DiscordBot> {
  try {
    prepare(chats);
    const bot = await startBot({
      redis,
      connection: api === undefined ? { token } : { token, api },
      applicationId,
      ...(guildId === undefined ? {} : { guildId }),
      games: chats,
      commands: commandsOf(chats, await ownBooks(data, log)),
      renderers: RENDERERS_VERSION,
      shards,
      frames: frames === true,
      limits,
      data,
      holder: process.env[POST],
      alone: process.env[OWN_REDIS] !== undefined,
      log,
    });
    void bot.ended.then((reason) => over(asSetting(reason)));
    return bot;
  } catch (error) {
    throw asSetting(error);
  }
}

/** Reads the rulebooks that the owner imported into the data folder. */
async function ownBooks(data: string, log: Logger): Promise<OwnBooks> {
  const books = new Map<GameId, OwnSection[]>();
  for (const game of Object.keys(bookTitles)) {
    const sections = await readOwn(data, game, (line) => log.warn(line));
    if (sections !== null) books.set(game, sections);
  }
  return new OwnBooks(books);
}

/** Turns an error about a setting that Discord rejects into a `SettingsError`, since a restart wouldn't help. */
function asSetting(error: unknown): unknown {
  const lasting = [TokenRefused, GatewayRefused, ShardsDiffer].find((kind) => error instanceof kind);
  return lasting !== undefined && error instanceof Error ? new SettingsError(error.message) : error;
}
