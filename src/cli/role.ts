import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { commandsOf } from '../../commands/index.ts';
import { RENDERERS_VERSION } from '../../renderers/version.ts';
import { startBot } from '../discord/bot.ts';
import { chats } from '../discord/games/index.ts';
import { type Running, startBots, startReader, startRenderer, startWorker } from '../queue/roles.ts';
import { runWatched, USELESS } from '../queue/watchdog.ts';
import { knownGames } from './known-games.ts';
import { inPlainWords } from './plain-words.ts';
import { ROLES, type Role } from './role-names.ts';
import { type Settings, SettingsError, settings } from './settings.ts';

/** Starts a role with the settings of the environment. */
async function start(role: Role, given: Settings, log: Logger): Promise<Running> {
  const { discord, redisUrl: redis, data } = given;
  if (redis === undefined) throw new SettingsError('REDIS_URL is missing: all processes share one Redis.');
  const archive = join(data, 'archive');
  switch (role) {
    case 'worker':
      return startWorker({ redis, log, games: knownGames, archive });
    case 'reader':
      return startReader({ redis, log, games: knownGames, archive });
    case 'bots':
      return startBots({ redis, log, games: knownGames });
    case 'renderer': {
      const { drawScene } = await import('./draw.ts');
      return startRenderer({ redis, log, draw: drawScene });
    }
    case 'bot':
      return startChat(redis, discord, log);
  }
}

async function startChat(redis: string, discord: Settings['discord'], log: Logger): Promise<Running> {
  if (discord === undefined)
    throw new SettingsError('DISCORD_TOKEN is missing. Without one, npm run play needs nothing.');
  const { token, applicationId, guildId, api } = discord;
  const stop = new AbortController();
  process.once('SIGTERM', () => stop.abort());
  const bot = await startBot({
    redis,
    connection: { token, ...(api === undefined ? {} : { api }) },
    applicationId,
    ...(guildId === undefined ? {} : { guildId }),
    games: chats,
    commands: commandsOf(chats),
    renderers: RENDERERS_VERSION,
    log,
    signal: stop.signal,
  });
  void bot.ended.then((reason) => {
    console.error(inPlainWords(reason));
    process.exit(1);
  });
  return bot;
}

/** One role in a process of its own, kept alive by the process that forked it: `node role.js worker`. */
const role = ROLES.find((name) => name === process.argv[2]);
if (role === undefined) {
  console.error(`Name a role: ${ROLES.join(', ')}.`);
  process.exit(USELESS);
}
try {
  const given = settings();
  const log = pino({ level: given.logLevel, name: role });
  await runWatched(() => start(role, given, log));
} catch (error) {
  console.error(inPlainWords(error));
  process.exit(error instanceof SettingsError ? USELESS : 1);
}
