import type { Entry, Table } from '../kernel/table.ts';
import type { Reader, Seat } from '../kernel/types.ts';
import type { LogLine } from './log-parts.ts';
import type { OpeningEntry } from './types.ts';

type LogEntry = Entry | OpeningEntry;

/** True if a log line reports that entries were taken back: by an undo, or by agreement. */
export function takesBack({ rule, back }: Pick<LogLine, 'rule' | 'back'>): boolean {
  return rule === 'T-UNDO-01' || back !== undefined;
}

/** Returns the log lines that a reader may see, oldest first, without steps that were taken back. */
export function linesFor(entries: readonly LogEntry[], reader: Reader, { chairs }: Table): LogLine[] {
  const known = new Map(entries.map((entry) => [entry.seq, entry]));
  const undone = new Set(entries.flatMap((entry) => entry.undone ?? []));
  const standing = entries.filter(({ seq }) => !undone.has(seq));
  return standing.flatMap((entry, at) => {
    const name = chairs[takenBackBy(entry) ?? -1]?.called ?? null;
    if (name === null) return toldBy(entry, reader);
    // If a seat undoes several steps in a row, the log reports them together, at the last undo.
    if (goesOn(entry, standing[at + 1])) return [];
    const first = standing.findLastIndex((other, place) => place <= at && !goesOn(standing[place - 1], other));
    const steps = standing.slice(first, at + 1).flatMap((one) => stepsOf(one).map((step) => known.get(step)));
    const told = steps.map((step) =>
      step === undefined ? undefined : toldBy(step, reader).find(({ lesson }) => lesson !== true)?.text,
    );
    return [{ seq: entry.seq, at: entry.at, text: takenBack(name, told), rule: 'T-UNDO-01', ...authorOf(entry) }];
  });
}

/** Returns the seat that undid one of its steps with this entry, or null. */
function takenBackBy(entry: LogEntry | undefined): Seat | null {
  return entry?.input.t === 'undo' ? entry.input.seat : null;
}

/** True if the next entry undoes another step by the same seat. */
function goesOn(entry: LogEntry | undefined, next: LogEntry | undefined): boolean {
  const seat = takenBackBy(entry);
  return seat !== null && takenBackBy(next) === seat && next?.seq === (entry?.seq ?? 0) + 1;
}

/**
 * Returns the numbers of the entries that an undo took back, latest first: a single entry, or all entries from a
 * certain one on.
 */
function stepsOf({ input, undone = [] }: LogEntry): number[] {
  const from = input.t === 'undo' ? input.from : undefined;
  return from === undefined ? [undone[0] ?? -1] : undone;
}

/**
 * Describes the steps that were taken back, latest first, with the texts of their log lines. Steps whose text is hidden
 * from the reader aren't named.
 */
function takenBack(name: string, steps: readonly (string | undefined)[]): string {
  const [first, ...others] = steps.map((step) => step?.replace(/\.$/, ''));
  if (others.length === 0) return first === undefined ? `${name} took back a step.` : `${name} took back: ${first}.`;
  const named = [first, ...others].map((step) => step ?? 'a step without a name').join('; ');
  return `${name} took back ${steps.length} steps: ${named}.`;
}

/** Returns the seat whose step an entry is, if it is a seat's step. */
function authorOf({ input }: LogEntry): Pick<LogLine, 'by'> {
  const isStep = 'seat' in input && input.t !== 'overdue' && input.t !== 'vacate';
  return isStep ? { by: input.seat } : {};
}

/** Returns the entry to which an agreed rewind went back. */
function rewindOf({ input, undone }: LogEntry): Pick<LogLine, 'back'> {
  return input.t === 'consent' && input.proposal.do === 'rewind' && undone !== undefined
    ? { back: input.proposal.to }
    : {};
}

/** Returns the log lines of an entry for a reader. */
function toldBy(entry: LogEntry, reader: Reader): LogLine[] {
  const { seq, at, events } = entry;
  return events.flatMap((event) => {
    const own = reader === 'spectator' ? undefined : event.seats?.[reader];
    const text = own ?? event.text;
    if (text === null) return [];
    const { rule, lesson, lost } = event;
    return [
      {
        seq,
        at,
        text,
        ...(rule === undefined ? {} : { rule }),
        ...(lesson === undefined ? {} : { lesson }),
        ...(lost === undefined ? {} : { lost }),
        ...authorOf(entry),
        ...rewindOf(entry),
        ...(own === undefined ? {} : { own: true as const }),
      },
    ];
  });
}
