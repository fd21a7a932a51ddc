import type { Closeable } from '../../queue/watched.ts';
import type { Listening } from '../settings.ts';
import type { Tree } from '../tree.ts';

/**
 * Begins to tell how the bot is, if the settings say where. If that place can't be used, says so in one line, and the bot
 * runs without it.
 */
export async function openHealth(
  at: Listening | undefined,
  tree: Pick<Tree, 'report'>,
  say: (line: string) => void,
): Promise<Closeable | null> {
  if (at === undefined) return null;
  const { serveHealth } = await import('./server.ts');
  try {
    const server = await serveHealth(at, tree);
    if (at.port === 0) say(`Health and metrics are at http://${server.address}.`);
    return server;
  } catch (error) {
    say(`${whyNot(error, at)} The bot runs without /healthz, /readyz and /metrics.`);
    return null;
  }
}

/** Returns what is wrong with an address, and what to do. */
function whyNot(error: unknown, { host, port }: Listening): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const place = `${host}:${port}`;
  if (code === 'EADDRINUSE')
    return `Another program listens at ${place}. Choose another port with SUBSPACE_HEALTH, or stop that program and start again.`;
  if (code === 'EACCES') return `Port ${port} is reserved for the system. Choose one above 1023 with SUBSPACE_HEALTH.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address ${host}. Correct SUBSPACE_HEALTH; 127.0.0.1 is this machine only.`;
  return `Nothing can listen at ${place} (${code || 'unknown error'}). Correct SUBSPACE_HEALTH.`;
}
