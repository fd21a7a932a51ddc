import { asBytes, asList, asNumber, asText, type RedisReply } from './script.ts';

/** A command that was handed out to a worker. */
export interface TakenCommand {
  /** The command's id in the inbox’s stream. */
  streamId: string;
  id: string;
  /** The number of the attempt, from 1. */
  attempt: number;
  /**
   * The `seq` of the command's entry if it was applied earlier, `refused` if it was recently refused, otherwise null.
   */
  before: number | 'refused' | null;
  body: string;
}

/** Everything that a worker receives for its work on a table. */
export interface Taken {
  /** The `seq` of the table, or null if there is no such table or its head is damaged. */
  seq: number | null;
  /** The stamp of the table's latest commit; empty if the commit has no stamp or the table doesn't exist. */
  stamp: string;
  /** The ids of the open questions as stored in the table's head; empty if there are none. */
  asked: string;
  /** The `seq` of the latest permanent checkpoint. */
  kept: number;
  /** The `seq` of the stored checkpoint, which is at the barrier or less than a batch before it. */
  checkpoint: number | null;
  /**
   * The stored table and its secret (empty if the secret is lost); null if the caller's own copy is current or the table
   * doesn't exist.
   */
  stored: { snapshot: Buffer; secret: string } | null;
  commands: TakenCommand[];
  /** True if this attempt to apply the commands was counted. */
  counted: boolean;
  /** The lines that are waiting for people, as written by `writeKept`; empty if there are none. */
  lines: string;
  /** The plans of seats, as text by field. */
  ahead: readonly (readonly [field: string, plan: string])[];
  /** The turns that have left their seats, as written by `writeTurns`; empty if there are none. */
  turns: string;
  /** The time at which the current turn began (ms since 1970), or null if it isn't known. */
  begunAt: number | null;
}

/**
 * The reason why no command was handed out.
 * - `empty`: no command is waiting.
 * - `suspect`: the next command was tried before and is handed out only alone.
 * - `newer`: the caller doesn't know the table's rules version.
 * - `stale`: another worker was faster.
 * - `archived`: the table must first be restored from the archive.
 */
export type TakeFailure = 'empty' | 'suspect' | 'newer' | 'stale' | 'archived';

/** Reads the reply of a script that hands out commands. */
export function readTaken(reply: RedisReply): Taken | TakeFailure {
  const [what, seq, kept, checkpoint, snapshot, secret, commands, stamp, asked, counted, lines, turns, begunAt, ahead] =
    asList(reply);
  const word = asText(what);
  if (word === 'empty' || word === 'suspect' || word === 'newer' || word === 'stale' || word === 'archived')
    return word;
  const stored = asBytes(snapshot);
  return {
    seq: wholeNumber(asText(seq)),
    stamp: asText(stamp),
    asked: asText(asked),
    kept: wholeNumber(asText(kept)) ?? 0,
    checkpoint: wholeNumber(asText(checkpoint)),
    stored: stored.length === 0 ? null : { snapshot: stored, secret: asText(secret) },
    commands: asList(commands).map((one) => {
      const [streamId, id, attempt, before, body] = asList(one);
      const was = asText(before);
      return {
        streamId: asText(streamId),
        id: asText(id),
        attempt: asNumber(attempt),
        before: was === '' ? null : was === 'refused' ? 'refused' : (wholeNumber(was) ?? 0),
        body: asText(body),
      };
    }),
    counted: asText(counted) === '1',
    lines: asText(lines),
    ahead: asList(ahead).map((one) => {
      const [seat, line] = asList(one);
      return [asText(seat), asText(line)];
    }),
    turns: asText(turns),
    begunAt: wholeNumber(asText(begunAt)),
  };
}

/** Reads a whole number from the head; returns null for anything else. */
export function wholeNumber(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}
