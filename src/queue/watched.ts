// A child tells that it is alive before it loads what it needs, so nothing heavy may be imported here.
import { RedisUnavailable } from '../store/redis-complaints.ts';

/** How often a child tells that it is alive, in milliseconds. */
const BEAT = 1_000;
/** Exit code of a child that can't work with its settings. Starting it again would not help. */
export const USELESS = 78;
/** Sent by a child before it ends because its Redis would lose games: starting it again would not help. */
export const UNFIT = 'unfit';
/** Sent in every beat. */
export const ALIVE = 'alive';
/** Sent once the child has started. */
export const READY = 'ready';

/**
 * The environment variable that names a child’s post. A child that replaces a dead one has the same post, so it knows that
 * its predecessor is dead.
 */
export const POST = 'SUBSPACE_POST';

/** The environment variable that says to a child that its Redis belongs to its parent, and that nobody else uses it. */
export const OWN_REDIS = 'SUBSPACE_OWN_REDIS';

/** Something that runs. */
export interface Closeable {
  /** Finishes what is under way and ends. */
  close(): Promise<void>;
}

/**
 * Runs a role as a child of `watch`: tells that it is alive, ends with its parent and when it is asked to.
 *
 * @param between milliseconds between two signs of life.
 */
export async function runWatched(role: () => Promise<Closeable>, between = BEAT): Promise<void> {
  const tell = (news: string): Promise<unknown> => new Promise((told) => process.send?.(news, told) ?? told(null));
  let running: Closeable | null = null;
  let asked = false;
  const stop = async (): Promise<void> => {
    if (asked) return;
    asked = true;
    await running?.close();
    process.exit(0);
  };
  process.on('disconnect', () => process.exit(1));
  process.on('SIGTERM', () => void stop());
  // Ctrl-C and a closed window reach the whole group; the parent decides when its children end.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  const beat = (): void => {
    // A parent that died before this process listened for it left no other trace.
    if (process.connected === false) process.exit(1);
    void tell(ALIVE);
  };
  setInterval(beat, between).unref();
  // What follows may block for long: the first beat has to be on its way before.
  if (process.connected === false) process.exit(1);
  await tell(ALIVE);
  running = await role().catch(async (error) => {
    if (error instanceof RedisUnavailable) await tell(UNFIT);
    throw error;
  });
  await tell(READY);
}
