// @ts-check

// This file is read before the version of Node is known, so it imports nothing and uses no recent syntax.

/** The oldest Node that can run the project. The version must agree with `engines` in package.json. */
const oldest = { major: 20, minor: 19 };

/**
 * Returns a line that says that this Node is too old, or undefined if it isn't.
 *
 * @param {string} version such as `20.19.0`
 * @returns {string | undefined}
 */
export function tooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return undefined;
  return `Node ${version} is too old. Install Node 22 from https://nodejs.org, or 20.19 at least.`;
}
