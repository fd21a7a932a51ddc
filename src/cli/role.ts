import { join } from 'node:path';
import type { Logger } from 'pino';
import { openLog } from '../queue/log.ts';
import { type Closeable, startBots, startReader, startRenderer, startWorker } from '../queue/roles.ts';
import { runWatched, USELESS } from '../queue/watchdog.ts';
import { knownGames } from './known-games.ts';
import { inPlainWords } from './plain-words.ts';
import { ROLES, type Role } from './role-names.ts';
import { discordOf, redisOf, type Settings, SettingsError, settings } from './settings.ts';

/** Starts a role with the settings of the environment. What one role alone needs is loaded for it alone. */
async function start(role: Role, given: Settings, log: Logger): Promise<Closeable> {
  const { data } = given;
  const redis = redisOf(given);
  switch (role) {
    case 'worker':
      return startWorker({ redis, log, data, games: knownGames, archive: join(data, 'archive') });
    case 'reader':
      return startReader({ redis, log, data, games: knownGames });
    case 'bots':
      return startBots({ redis, log, data, games: knownGames });
    case 'renderer': {
      const { drawScene } = await import('./draw.ts');
      return startRenderer({ redis, log, data, draw: drawScene });
    }
    case 'bot': {
      const discord = discordOf(given);
      const { startChat } = await import('./chat.ts');
      return startChat(redis, discord, data, log, end, given.shards);
    }
  }
}

/** Ends this process with one line, and with a code that tells whether to start it again. */
function end(reason: unknown): never {
  console.error(inPlainWords(reason));
  process.exit(reason instanceof SettingsError ? USELESS : 1);
}

/** One role in a process of its own, kept alive by the process that forked it: `node role.js worker`. */
const role = ROLES.find((name) => name === process.argv[2]);
try {
  if (role === undefined) throw new SettingsError(`Name a role: ${ROLES.join(', ')}.`);
  // Who started this process has read the file `.env` and passes on what this role needs.
  const given = settings(process.env);
  await runWatched(() => start(role, given, openLog(role, given.logLevel)));
} catch (error) {
  end(error);
}
