/** A file that a person sent along with a command. */
export interface SentFile {
  name: string;
  /** The file's address at Discord. */
  url: string;
  /** In bytes. */
  size: number;
}

/** Fetches a file that a person sent; returns null if the file is unavailable, on another host, or larger than `most` bytes. */
export type FetchFile = (file: SentFile, most: number) => Promise<Uint8Array | null>;

/** The hosts of Discord's files. */
const CDN: ReadonlySet<string> = new Set(['https://cdn.discordapp.com', 'https://media.discordapp.net']);
/** The host names of this machine, where the local stand-in for Discord runs. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** Maximum time for downloading a file, in milliseconds. */
const PATIENCE_MS = 8_000;

/**
 * Fetches files from Discord’s own hosts over HTTPS.
 * @param api the address of Discord’s API, if it isn't the usual one. Files on this machine are fetched only if the API is on
 * this machine, too, on the same port.
 * @param patience maximum time for a file, in milliseconds.
 */
export function fileFetcher(api?: string, patience = PATIENCE_MS): FetchFile {
  const port = localPort(api);
  return async ({ url }, most) => {
    const from = sourceOf(url, port);
    return from === null ? null : download(from, most, patience);
  };
}

/** The port of an API on this machine, or null if the API has another host. */
function localPort(api: string | undefined): string | null {
  if (api === undefined || !URL.canParse(api)) return null;
  const { protocol, hostname, port } = new URL(api);
  return protocol === 'http:' && LOOPBACK.has(hostname) ? port : null;
}

/** The address of a file, or null if the bot doesn't fetch files from that address. */
function sourceOf(url: string, port: string | null): URL | null {
  if (!URL.canParse(url)) return null;
  const source = new URL(url);
  const { origin, protocol, hostname, username, password } = source;
  if (username !== '' || password !== '') return null;
  const isLocal = port !== null && protocol === 'http:' && LOOPBACK.has(hostname) && source.port === port;
  return CDN.has(origin) || isLocal ? source : null;
}

/** Reads a body in chunks, and stops if the body is too long or takes too long. */
async function download(from: URL, most: number, patience: number): Promise<Uint8Array | null> {
  const stop = new AbortController();
  const late = setTimeout(() => stop.abort(), patience);
  try {
    const answer = await fetch(from, { redirect: 'error', signal: stop.signal });
    if (!answer.ok || answer.body === null || Number(answer.headers.get('content-length') ?? 0) > most) return null;
    const parts: Uint8Array[] = [];
    let size = 0;
    // Node’s types for `fetch` differ from the browser’s here. The chunks are byte arrays.
    for await (const part of answer.body as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > most) return null;
      parts.push(part);
    }
    return new Uint8Array(Buffer.concat(parts));
  } catch {
    return null;
  } finally {
    clearTimeout(late);
    // Cancels the rest of a download.
    stop.abort();
  }
}
