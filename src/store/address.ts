/** The host and port of a server. */
export interface RedisHost {
  host: string;
  port: number;
}

/** A parsed Redis address. */
export type RedisAddress =
  /** A single server, whose address ioredis parses from `url` itself. */
  | { kind: 'server'; url: string; tls: boolean; hosts: readonly RedisHost[] }
  /** A Redis Cluster, given by some of its nodes, which know all the others. */
  | ({ kind: 'cluster' } & Shared)
  /** Sentinels, which know the address of the current master with the name `name`. */
  | ({ kind: 'sentinel'; name: string; db: number; sentinelPassword: string | undefined } & Shared);

interface Shared {
  tls: boolean;
  hosts: readonly RedisHost[];
  username: string | undefined;
  password: string | undefined;
}

const USUAL_PORT = { server: 6379, cluster: 6379, sentinel: 26_379 } as const;
const FORM = /^(rediss?)(?:-(cluster|sentinel))?:\/\/(?:([^@]*)@)?([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/;
const HOST = /^(\[[\da-f:.]+\]|[^:[\]\s]+)(?::(\d{1,5}))?$/i;

/** True if the text is the address of a Redis in one of the forms that `readAddress` accepts. */
export function isRedisAddress(text: string): boolean {
  return addressOf(text) !== null;
}

/**
 * Parses an address: `redis://[USER:PASSWORD@]HOST[:PORT][/DB]`, the path of a unix socket,
 * `redis-cluster://[USER:PASSWORD@]HOST:PORT,HOST:PORT`, or
 * `redis-sentinel://[USER:PASSWORD@]HOST:PORT,HOST:PORT/NAME[?db=0][&sentinel-password=…]`. `rediss` means TLS.
 * @throws TypeError for an invalid address; the error's message doesn't repeat the address.
 */
export function readAddress(text: string): RedisAddress {
  const address = addressOf(text);
  if (address === null) throw new TypeError('this is no address of a Redis');
  return address;
}

function addressOf(text: string): RedisAddress | null {
  if (text.startsWith('/')) return { kind: 'server', url: text, tls: false, hosts: [] };
  const [whole, scheme = '', kind = 'server', auth = '', list = '', path = '', query = ''] = FORM.exec(text) ?? [];
  if (whole === undefined || !isKind(kind)) return null;
  const hosts = list.split(',').map((one): RedisHost | null => {
    const [, host = '', port = USUAL_PORT[kind]] = HOST.exec(one) ?? [];
    return host === '' || Number(port) > 65_535 ? null : { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  });
  const named = hosts.filter((host) => host !== null);
  if (named.length < hosts.length) return null;
  const tls = scheme === 'rediss';
  if (kind === 'server') return named.length === 1 ? { kind, url: text, tls, hosts: named } : null;
  const colon = auth.indexOf(':');
  const [username, password] = colon < 0 ? [auth, ''] : [auth.slice(0, colon), auth.slice(colon + 1)];
  const shared = { tls, hosts: named, username: decoded(username), password: decoded(password) };
  if (kind === 'cluster') return path === '' ? { kind, ...shared } : null;
  const more = new URLSearchParams(query);
  const name = decoded(path);
  if (name === undefined) return null;
  const sentinelPassword = more.get('sentinel-password') ?? undefined;
  return { kind, ...shared, name, db: Number(more.get('db') ?? 0), sentinelPassword };
}

function isKind(text: string): text is keyof typeof USUAL_PORT {
  return text in USUAL_PORT;
}

/** Returns the decoded part of an address, or undefined if the part is empty. */
function decoded(text: string): string | undefined {
  if (text === '') return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
