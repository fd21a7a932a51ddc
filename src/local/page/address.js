// @ts-check

/**
 * Whom a tab plays and where it stands. Both live in its address, so that reloading keeps them, a bookmark holds them
 * and the browser's "back" goes to the channel before.
 */
const read = () => new URLSearchParams(location.search);

/** Whom the tab plays, by name; empty for the one that the server chooses. */
export const person = () => read().get('as') ?? '';

/** The channel in the address, by id. */
export const channel = () => read().get('in');

/**
 * Writes the channel into the address.
 *
 * @param {string} id
 * @param {boolean} asStep whether "back" leads to where one stood
 */
export function stand(id, asStep) {
  if (channel() === id) return;
  const query = read();
  query.set('in', id);
  history[asStep && channel() !== null ? 'pushState' : 'replaceState'](null, '', `?${query}`);
}

/**
 * The address at which somebody else stands where this tab does.
 *
 * @param {string} username
 */
export function addressOf(username) {
  const query = read();
  query.set('as', username);
  return `?${query}`;
}
