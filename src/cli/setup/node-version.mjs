// @ts-check

// This file is read before the version of Node is known, so it imports nothing and uses no recent syntax.

/** The oldest release of each line of Node that can run the project. `engines` in package.json says the same. */
export const oldest = [
  { major: 20, minor: 19 },
  { major: 22, minor: 12 },
];

/** The lines of Node with which the project was tried. */
export const tested = [20, 22, 24];

/** The line of Node that a person should install. */
export const best = 22;

/** The exit code for a Node that is too old: a restart wouldn't help. `EXIT.settings` is the same. */
export const WRONG_NODE = 78;

/**
 * Returns a line that says that this Node is too old, or undefined if it isn't.
 *
 * @param {string} version such as `20.19.0`
 * @returns {string | undefined}
 */
export function tooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const last = oldest[oldest.length - 1];
  const isFine = oldest.some((line) => line.major === major && minor >= line.minor);
  if (isFine || (last !== undefined && major > last.major)) return undefined;
  const lines = oldest.map((line) => `${line.major}.${line.minor}`).join(' or ');
  return `Node ${version} is too old. Install Node ${best} from https://nodejs.org, or at least ${lines}.`;
}
