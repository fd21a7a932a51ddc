// A child reports that it is alive before it loads its modules, so this file may not import anything heavy.
import { RedisUnfit } from '../store/redis-complaints.ts';

/** A child reports at this interval that it is alive, in milliseconds. */
const BEAT = 1_000;
/** The exit code of a child that can't work with its settings, so restarting it wouldn't help. */
export const USELESS = 78;
/** A child whose Redis would lose games sends this before it ends. It isn't restarted. */
export const UNFIT = 'unfit';
/** A child sends this regularly to show that it is alive. */
const ALIVE = 'alive';
/** A child sends this when it has started. */
export const READY = 'ready';

/**
 * The environment variable that contains the id of a child's slot. A child that replaces a dead one gets the same id,
 * and thus learns that its predecessor is dead.
 */
export const POST = 'SUBSPACE_POST';

/** The environment variable that tells a child that no other program uses its Redis. */
export const OWN_REDIS = 'SUBSPACE_OWN_REDIS';

/** Something that runs until it is closed. */
export interface Closeable {
  /** Finishes the work in progress and ends. */
  close(): Promise<void>;
}

/** A role that runs in a process of its own. */
export interface WatchedRole extends Closeable {
  /** Returns what the supervisor wants to know about the role, as JSON. */
  state?(): Promise<unknown>;
}

/** The supervisor's question for the state of a child. */
export interface StateQuestion {
  ask: number;
}

/** A child's answer to the question with this number. `state` is null while the role is starting. */
export interface StateAnswer {
  answer: number;
  state: unknown;
}

/**
 * Runs a role as a child of `watch`: reports that it is alive, and ends with its parent or when it is asked to.
 * @param between milliseconds between two reports.
 */
export async function runWatched(role: () => Promise<WatchedRole>, between = BEAT): Promise<void> {
  const tell = (news: string | StateAnswer): Promise<unknown> =>
    new Promise((told) => process.send?.(news, told) ?? told(null));
  let running: WatchedRole | null = null;
  let asked = false;
  const stop = async (): Promise<void> => {
    if (asked) return;
    asked = true;
    await running?.close();
    process.exit(0);
  };
  process.on('disconnect', () => process.exit(1));
  process.on('SIGTERM', () => void stop());
  // Ctrl-C and a closed window send a signal to the whole process group. Children ignore these signals, because the
  // parent decides when they end.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  const beat = (): void => {
    // The parent may have died before this process listened for `disconnect`.
    if (process.connected === false) process.exit(1);
    void tell(ALIVE);
  };
  setInterval(beat, between).unref();
  process.on('message', (question) => {
    if (!isQuestion(question)) return;
    // A state that can't be read counts as no answer.
    const state = Promise.resolve(running?.state?.() ?? null);
    state.then((known) => tell({ answer: question.ask, state: known })).catch(() => {});
  });
  // The first report is sent before the role starts, because starting may block for a long time.
  if (process.connected === false) process.exit(1);
  await tell(ALIVE);
  running = await role().catch(async (error) => {
    if (error instanceof RedisUnfit) await tell(UNFIT);
    throw error;
  });
  await tell(READY);
}

function isQuestion(message: unknown): message is StateQuestion {
  return typeof message === 'object' && message !== null && 'ask' in message && typeof message.ask === 'number';
}
