/** A server that the games can use. */
export interface SupportedServer {
  readonly name: string;
  /** The oldest version that works: the major and the minor number. */
  readonly oldest: readonly [major: number, minor: number];
  /** The versions with which the games’ store was tested. */
  readonly tested: readonly string[];
}

/** Redis. The command COPY came with 6.2. */
export const REDIS: SupportedServer = { name: 'Redis', oldest: [6, 2], tested: ['6.2', '7.0', '8.0'] };

/** Valkey. Its first version continues Redis 7.2. */
export const VALKEY: SupportedServer = { name: 'Valkey', oldest: [7, 2], tested: ['8.0', '8.1', '9.1'] };

/** The first versions of Redis that keep their data in the folder `appendonlydir`. */
const FIRST_WITH_FOLDER = [7, 0] as const;

const orNewer = ({ name, oldest }: SupportedServer): string => `${name} ${oldest.join('.')} or newer`;

/** The sentence that says which servers can be used. */
export const NEEDED = `The games need ${orNewer(REDIS)}, or ${orNewer(VALKEY)}.`;

/** A server and its version, as the server itself reports them. */
export interface FoundServer {
  readonly server: SupportedServer;
  readonly version: string;
}

/** True if this version of a supported server is older than the games need. */
export function isTooOld({ server, version }: FoundServer): boolean {
  return isOlder(version, server.oldest);
}

/** True if this version doesn't see data that a newer version has written. */
export function isBlindToNewerData({ server, version }: FoundServer): boolean {
  return server === REDIS && isOlder(version, FIRST_WITH_FOLDER);
}

/** Compares the first two numbers of a version. A text without numbers counts as older. */
function isOlder(version: string, [major, minor]: readonly [number, number]): boolean {
  const found = /^(\d+)\.(\d+)/.exec(version);
  if (found === null) return true;
  const [, ownMajor, ownMinor] = found.map(Number);
  return Number(ownMajor) < major || (Number(ownMajor) === major && Number(ownMinor) < minor);
}

/** Reads the first line of `redis-server --version` or `valkey-server --version`; null for any other text. */
export function readProgramVersion(text: string): FoundServer | null {
  const version = /^(?:Redis|Valkey) server v=(\S+)/.exec(text)?.[1];
  return version === undefined ? null : { server: text.startsWith(VALKEY.name) ? VALKEY : REDIS, version };
}

/**
 * Fields of INFO by which servers that aren't Redis identify themselves, with the names of these servers. All of them
 * also report a `redis_version`. KeyDB reports its own version there.
 */
const OTHERS: Readonly<Record<string, string>> = {
  dragonfly_version: 'Dragonfly',
  garnet_version: 'Garnet',
  kvrocks_version: 'Kvrocks',
  mvcc_depth: 'KeyDB',
  pika_version: 'Pika',
  redict_version: 'Redict',
};

/**
 * Says why the games can't run on a server with this INFO, in one line with what to do; null if they can. Valkey also
 * reports a `redis_version`, which never changes.
 */
export function serverProblem(info: ReadonlyMap<string, string>): string | null {
  const other = Object.entries(OTHERS).find(([field]) => info.has(field));
  if (other !== undefined) {
    const [field, name] = other;
    const version = info.get(field === 'mvcc_depth' ? 'redis_version' : field);
    return `The server in use is ${name} ${version}, which isn’t supported. ${NEEDED} Name such a server in REDIS_URL.`;
  }
  const valkey = info.get('valkey_version');
  const version = valkey ?? info.get('redis_version');
  if (version === undefined) return `The server in use doesn’t report its version. ${NEEDED} Name one in REDIS_URL.`;
  const found = { server: valkey === undefined ? REDIS : VALKEY, version };
  return isTooOld(found) ? `${tooOldServer(found)} Update the server, or name another one in REDIS_URL.` : null;
}

/** Says that a server is too old, and which versions are needed. */
export function tooOldServer({ server, version }: FoundServer): string {
  return `${server.name} ${version} is too old. ${NEEDED}`;
}
