import { join } from 'node:path';
import { openLog } from '../queue/log.ts';
import { type RunningRole, startBots, startReader, startRenderer, startWorker } from '../queue/roles.ts';
import { USELESS, type WatchedRole } from '../queue/watched.ts';
import { RedisUnfit } from '../store/redis-complaints.ts';
import type { Games } from '../tables/games.ts';
import { measured } from './health/role-state.ts';
import { ROLES, type Role } from './role-names.ts';
import { discordOf, redisOf, type Settings, SettingsError, settings } from './settings.ts';
import { inPlainWords } from './startup-errors.ts';

/**
 * Starts a role with the settings in the environment. Loads only the modules that this role needs.
 * @throws SettingsError if there is no such role, or if its settings can't be used.
 */
export async function startRole(name: string | undefined): Promise<WatchedRole> {
  const role = ROLES.find((known) => known === name);
  if (role === undefined) throw new SettingsError(`Name a role: ${ROLES.join(', ')}.`);
  // The parent process has read the file `.env`, and passes on what this role needs.
  const given = settings(process.env);
  return given.health === undefined ? start(role, given) : measured(() => start(role, given));
}

/** Returns the games with their bots. They take much memory, so only the roles that run games load them. */
async function loadGames(): Promise<Games> {
  const { knownGames } = await import('./known-games.ts');
  return knownGames;
}

async function start(role: Role, given: Settings): Promise<RunningRole> {
  const { data } = given;
  const log = openLog(role, given.logLevel);
  const redis = redisOf(given);
  switch (role) {
    case 'worker': {
      const games = await loadGames();
      return startWorker({ redis, log, data, cache: given.cache, games, archive: join(data, 'archive') });
    }
    case 'reader':
      return startReader({ redis, log, data, games: await loadGames() });
    case 'bots':
      return startBots({ redis, log, data, games: await loadGames() });
    case 'renderer': {
      const [{ drawScene }, { drawingOnce }] = await Promise.all([import('./draw.ts'), import('./drawn-before.ts')]);
      return startRenderer({ redis, log, data, draw: drawingOnce(drawScene) });
    }
    case 'bot': {
      const discord = discordOf(given);
      const { startChat } = await import('./chat.ts');
      return startChat(redis, discord, data, log, endRole, given);
    }
  }
}

/** Ends this process with one line, and with an exit code that tells the parent whether to restart it. */
export function endRole(reason: unknown): never {
  console.error(inPlainWords(reason));
  process.exit(reason instanceof SettingsError || reason instanceof RedisUnfit ? USELESS : 1);
}
