// @ts-check

/** Settings that contain a secret: Discord's token, and the address of Redis with its password. */
const secrets = ['DISCORD_TOKEN', 'REDIS_URL'];

/**
 * Returns the environment for other programs, such as npm, a compiler or Redis: all variables except those with
 * secrets.
 *
 * @param {NodeJS.ProcessEnv} [environment] the environment to start from
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutSecrets(environment = process.env) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !secrets.includes(name.toUpperCase())));
}
