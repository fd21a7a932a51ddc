// @ts-check

/**
 * The person whom a tab plays, and the channel that it shows. Both are in the tab's address, so a reload or a bookmark keeps
 * them, and the browser's "back" returns to the previous channel.
 */
const read = () => new URLSearchParams(location.search);

/** The name of the person whom the tab plays; empty for the person that the server chooses. */
export const person = () => read().get('as') ?? '';

/** The id of the channel in the address. */
export const channel = () => read().get('in');

/**
 * Writes the channel into the address.
 *
 * @param {string} id
 * @param {boolean} asStep whether "back" returns to the previous channel
 */
export function stand(id, asStep) {
  if (channel() === id) return;
  const query = read();
  query.set('in', id);
  history[asStep && channel() !== null ? 'pushState' : 'replaceState'](null, '', `?${query}`);
}

/**
 * The address that shows the same channel as another person.
 *
 * @param {string} username
 */
export function addressOf(username) {
  const query = read();
  query.set('as', username);
  return `?${query}`;
}
