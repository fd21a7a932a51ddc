import { StoreLost } from './gate.ts';

/** The answer to a person if this Redis isn't the one that holds the games. */
const LOST =
  'I can’t find the games right now, so I changed nothing. Please tell the person who runs this bot: its log and `npm run doctor` say more.';

/** Explanations of Redis' error words, for people in the chat. */
const words: Record<string, string> = {
  MISCONF: 'This server’s disk is full or can’t be written, so I can’t save moves right now.',
  OOM: 'This server’s memory is full, so I can’t save moves right now.',
  READONLY: 'The game database is read-only right now.',
  NOREPLICAS: 'The game database has no second copy right now, so I can’t save moves.',
  CLUSTERDOWN: 'Part of the game database can’t be reached right now.',
  LOADING: 'The game database is just starting.',
};

/** Error names and messages that the driver uses to report a missing connection. */
const AWAY =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|Connection is closed|Command timed out|Stream isn't writeable|Cluster isn't ready|Cluster is ended|startup nodes|Too many Cluster redirections|sentinels are unreachable/i;

/** The first words of errors that disappear once Redis has started or a replica has taken over. */
const PASSING = new Set(['LOADING', 'CLUSTERDOWN', 'MASTERDOWN', 'READONLY']);

/** True if Redis is temporarily unreachable, so waiting makes sense. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isAway(error) || PASSING.has(redisWord(error));
}

/**
 * True if Redis is reachable but refuses all writes, because its disk or memory is full. If a transaction fails, the
 * driver keeps the errors of its commands.
 */
export function takesNoWrites(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('previousErrors' in error && Array.isArray(error.previousErrors)) return error.previousErrors.some(takesNoWrites);
  return ['MISCONF', 'OOM'].includes(redisWord(error));
}

function isAway({ name, message }: Error): boolean {
  return AWAY.test(message) || name === 'MaxRetriesPerRequestError' || name === 'ClusterAllFailedError';
}

/** How Redis 6.2 begins the message of an error that a command in a script caused. */
const IN_SCRIPT = /^ERR Error running script \(call to \w+\): [^-]*-(?=[A-Z]+ )/;

/** Returns the word that identifies an error of Redis, such as OOM; the first word of the message for any other error. */
export function redisWord({ message }: Error): string {
  return message
    .replace(/^ReplyError: /, '')
    .replace(IN_SCRIPT, '')
    .split(' ', 1)
    .join();
}

/**
 * Returns the message that tells a person in the chat why their command could not be stored and what to do; null if the
 * error has nothing to do with the store.
 */
export function storeTrouble(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StoreLost) return LOST;
  const known = words[redisWord(error)];
  if (known === undefined && !isAway(error)) return null;
  const what = known ?? 'The game database can’t be reached right now.';
  return `${what} Your game isn’t lost: look at the table in a minute, and try again if your move is missing.`;
}
