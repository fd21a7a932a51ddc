// @ts-check

/** Settings that hold a secret: Discord's token, and Redis' address with its password. */
const secrets = ['DISCORD_TOKEN', 'REDIS_URL'];

/**
 * The environment for other programs, such as npm, a compiler or Redis: everything except our secrets.
 *
 * @param {NodeJS.ProcessEnv} [environment] the environment to start from
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutSecrets(environment = process.env) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !secrets.includes(name.toUpperCase())));
}
