// @ts-check
import { parseArgs } from 'node:util';

/**
 * Reads the options of a program that runs before anything is built. If an option isn't known or has no value, prints
 * which, and ends the process with exit code 1.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {readonly string[]} args
 * @param {Options} options
 */
export function optionsIn(args, options) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const [what = ''] = error instanceof Error ? error.message.split('. ', 1) : [];
    const all = known.length === 1 ? `The only option is ${known.join()}` : `The options are ${known.join(', ')}`;
    console.log(`${what.replace(/\.$/, '')}. ${all}.`);
    process.exit(1);
  }
}
