/** What Redis' error words mean to a person in the chat. */
const words: Record<string, string> = {
  MISCONF: 'The disk of this server is full or can’t be written, so no move can be kept just now.',
  OOM: 'The memory of this server is full, so no move can be kept just now.',
  READONLY: 'The store of the games only takes reads just now.',
  LOADING: 'The store of the games is just starting.',
};

/** Names and words by which the driver says that there is no connection. */
const AWAY =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|Connection is closed|Command timed out|Stream isn't writeable/i;

/**
 * What a person in the chat reads when a command could not be kept, in one clear sentence and what to do; null when the
 * error has nothing to do with the store.
 */
export function storeTrouble(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const [first = ''] = error.message.replace(/^ReplyError: /, '').split(' ', 1);
  const known = words[first];
  const away = AWAY.test(error.message) || error.name === 'MaxRetriesPerRequestError';
  if (known === undefined && !away) return null;
  const what = known ?? 'The store of the games can’t be reached just now.';
  return `${what} Nothing of your game is lost: look at the table in a minute and try again if your move is missing.`;
}
