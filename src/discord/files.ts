/** A file that a person sent along with a command. */
export interface SentFile {
  name: string;
  /** Where Discord keeps it. */
  url: string;
  /** In bytes. */
  size: number;
}

/** Where Discord keeps files, and where the server on this machine does. */
const HOSTS: readonly string[] = ['cdn.discordapp.com', 'media.discordapp.net', '127.0.0.1', 'localhost'];
const PATIENCE_MS = 8_000;

/** Fetches a file that was sent; null when it can’t be had, lies elsewhere, or is larger than `most` bytes. */
export async function fetchFile({ url }: SentFile, most: number): Promise<Uint8Array | null> {
  if (!HOSTS.includes(new URL(url).hostname)) return null;
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > most) return null;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return bytes.length > most ? null : bytes;
  } catch {
    return null;
  }
}
