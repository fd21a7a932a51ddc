import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { apply } from '../kernel/apply.ts';
import type { Game } from '../kernel/game.ts';
import { chanceOf } from '../kernel/random.ts';
import { copyTable, type Entry, type Table } from '../kernel/table.ts';
import type { Event, Option, State } from '../kernel/types.ts';

/** Number of entries after which a long replay lets other tasks run. */
const BREATHE = 50;

/** The services that a replay uses. */
export interface Past {
  game: Game<unknown>;
  secret: string;
  /** Returns the table after an earlier entry, for players who agreed to go back to it. */
  at(seq: number): Promise<Table>;
  /** True if the caller needs the events of each entry. */
  isLoud?: boolean;
}

/**
 * Called with the table after each entry of a replay, and with the events that the replay gives. There are no events
 * unless the caller needs them. The table changes with the next entry.
 */
export type EachEntry = (table: Table, entry: Entry, events: readonly Event[]) => Promise<void> | void;

/**
 * Applies log entries to a copy of a table. The table must be at a barrier directly before these entries, unless its
 * game hasn't begun. Throws the errors of the rules, because a log that was made with other rules may not fit.
 */
export async function replay(base: Table, entries: readonly Entry[], past: Past, each?: EachEntry): Promise<Table> {
  const table = copyTable(base);
  const undoes = entries.some((entry) => entry.input.t === 'undo');
  const chance = chanceOf(past.secret);
  let checkpoint = base;
  for (const [i, entry] of entries.entries()) {
    const { input } = entry;
    if (i % BREATHE === BREATHE - 1) await setImmediate();
    const rewind = input.t === 'consent' && input.proposal.do === 'rewind' ? await past.at(input.proposal.to) : null;
    let before = checkpoint;
    const applied = apply(table, input, {
      game: past.game,
      chance,
      checkpoint: () => rewind ?? checkpoint,
      keep: (now) => {
        if (undoes) before = copyTable(now);
      },
      quiet: past.isLoud !== true,
    });
    if (undoes && applied.barrier === 'before') checkpoint = before;
    if (undoes && applied.barrier === 'after') checkpoint = copyTable(table);
    await each?.(table, entry, applied.events);
  }
  return table;
}

/**
 * Returns the SHA-256 hash of a table, by which replays are compared. The hash ignores the order of keys, the wording
 * of questions, results and undo limits, and the version of the rules, because a new version of the program may change
 * these.
 */
export function tableHash(table: Table): string {
  const state = table.state === null ? null : { ...table.state, ...wordless(table.state), rules: 0 };
  return createHash('sha256')
    .update(JSON.stringify({ ...table, barred: undefined, state }, sorted))
    .digest('hex');
}

/** Returns the questions and the result of a position, without their text. */
function wordless({ pending, over }: State<unknown>): { pending: unknown[]; over: unknown } {
  const keysOf = (options: readonly Option[] = []): unknown[] => options.map(({ key, max }) => ({ key, max }));
  return {
    pending: pending.map(({ id, seat, kind, min, max, options, instead }) => ({
      ...{ id, seat, kind, min, max },
      options: keysOf(options),
      instead: keysOf(instead),
    })),
    over: over === null ? null : { winners: over.winners, rule: over.rule },
  };
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
