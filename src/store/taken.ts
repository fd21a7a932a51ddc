import { asBytes, asList, asNumber, asText, type RedisReply } from './script.ts';

/** A command as it was handed out. */
export interface TakenCommand {
  /** Its id in the inbox’s stream. */
  streamId: string;
  id: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** The `seq` under which it was applied before, `refused` if it was refused lately, else null. */
  before: number | 'refused' | null;
  body: string;
}

/** What a worker gets for its work on a table. */
export interface Taken {
  /** Null when there is no such table. With a stored table it means that its head is damaged. */
  seq: number | null;
  /** The stamp of the table's latest commit; empty if it was written before stamps existed, or there is no table. */
  stamp: string;
  /** The ids of the open questions as the head has them, or empty. */
  asked: string;
  /** `seq` of the latest checkpoint that is kept for good. */
  kept: number;
  /** `seq` at which the stored checkpoint was made: the barrier, or less than a batch before it. */
  checkpoint: number | null;
  /** The stored table and its secret, empty if that is gone; null when the caller's own copy is current, or there is no table. */
  stored: { snapshot: Buffer; secret: string } | null;
  commands: TakenCommand[];
  /** Whether this attempt at the commands was counted. */
  counted: boolean;
  /** The lines that wait for people, as `writeKept` wrote them; empty if there are none. */
  lines: string;
}

/**
 * `empty`: nothing waits. `suspect`: the next command was tried before and is handed out only by itself. `newer`: the table is on
 * rules that the caller doesn't know. `stale`: someone was faster. `archived`: the table is in the archive and has to be restored
 * first.
 */
export type TakeFailure = 'empty' | 'suspect' | 'newer' | 'stale' | 'archived';

/** Reads the reply of the scripts that hand out commands. */
export function readTaken(reply: RedisReply): Taken | TakeFailure {
  const [what, seq, kept, checkpoint, snapshot, secret, commands, stamp, asked, counted, lines] = asList(reply);
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
  };
}

/** A number as the head has it; null for anything else. */
export function wholeNumber(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}
