import { apply } from './apply.ts';
import type { Game } from './game.ts';
import { must } from './must.ts';
import { chanceOf, commitment } from './random.ts';
import {
  type ChanceWatch,
  copyTable,
  createTable,
  type Entry,
  type Input,
  type PlayerId,
  type Table,
} from './table.ts';
import type { Event, Json } from './types.ts';

/**
 * The complete record of a finished game, for anyone who wants to check it: the secret behind the commitment, every input,
 * and the public log. Players are named by their seats.
 */
export interface GameRecord {
  game: string;
  rules: number;
  title: string;
  /** The options that the table was opened with. Later changes to the options are recorded among the inputs. */
  options: Json;
  /** The SHA-256 of the secret, as shown before anyone sat down. */
  commitment: string;
  secret: string;
  inputs: Input[];
  /** The public log, one line per entry. */
  log: string[];
  outcome: { winners: number[]; why: string } | null;
}

/** Builds the record of a finished table from the table's log and its initial options. */
export function recordOf(
  table: Table,
  options: Json,
  entries: readonly Entry[],
  secret: string,
  rules: number,
): GameRecord {
  const names = new Map<string, string>();
  const alias = (player: string): string => {
    const known = names.get(player) ?? `player ${names.size + 1}`;
    names.set(player, known);
    return known;
  };
  return {
    game: table.game,
    rules,
    title: table.title,
    options,
    commitment: table.commitment,
    secret,
    inputs: entries.map(({ input }) => {
      if (input.t === 'invite') {
        const people = input.people.map((one) => ({ ...one, player: one.player === null ? null : alias(one.player) }));
        return { ...input, people, player: alias(input.player) };
      }
      const named = input.t === 'reserve' ? { ...input, guest: alias(input.guest) } : input;
      return 'player' in named ? { ...named, player: alias(named.player) } : named;
    }),
    log: entries.flatMap(({ events }) => events.flatMap(({ text }) => text ?? [])),
    outcome: table.state?.over ?? null,
  };
}

/** The table after an entry of a record, which is changed in place by the next entry, and the events of the entry. */
export interface Replayed<G> {
  table: Table<G>;
  events: Event[];
}

/**
 * Replays a record, and returns the table after each of its entries. Throws the errors of the rules, because a record
 * that was made with other rules may not fit. `watch` learns of each roll and shuffle.
 */
export function* replayed<G>(game: Game<G>, record: GameRecord, watch?: ChanceWatch): Generator<Replayed<G>> {
  const { title, options, inputs } = record;
  const owner = ownerIn(record);
  const table = createTable(game, { id: 'record', title, owner, options, commitment: record.commitment });
  const targets = new Set(inputs.flatMap(targetIn));
  const returns = new Map([[0, copyTable(table)]]);
  const undoes = inputs.some(({ t }) => t === 'undo');
  const chance = chanceOf(record.secret);
  let checkpoint = copyTable(table);
  for (const input of inputs) {
    let before = checkpoint;
    const { events, barrier } = apply(table, input, {
      game,
      chance,
      watch,
      checkpoint: (to) => (to === undefined ? checkpoint : must(returns.get(to), `the table after entry ${to}`)),
      keep: (now) => {
        if (undoes) before = copyTable(now);
      },
    });
    if (barrier === 'before') checkpoint = before;
    if (undoes && barrier === 'after') checkpoint = copyTable(table);
    if (targets.has(table.seq)) returns.set(table.seq, copyTable(table));
    yield { table, events };
  }
}

/** The earlier entry to which an input goes back, if it is one that names an entry. */
function targetIn(input: Input): number[] {
  if (input.t === 'consent' && input.proposal.do === 'rewind') return [input.proposal.to];
  return input.t === 'restore' && input.to !== undefined ? [input.to] : [];
}

/**
 * Returns the faults of a record. The list is empty if every input, roll and shuffle follows from the secret. Log lines are
 * compared by their numbers, not by their wording, so that a record stays valid after a text is reworded.
 */
export function faultsOfRecord<G>(game: Game<G>, record: GameRecord): string[] {
  const check = checkRecord(game, record);
  for (let step = check.next(); ; step = check.next()) if (step.done) return step.value;
}

/** Checks a record as `faultsOfRecord` does, with a pause after each entry. `watch` learns of each roll and shuffle. */
export function* checkRecord<G>(
  game: Game<G>,
  record: GameRecord,
  watch?: ChanceWatch,
): Generator<undefined, string[], void> {
  if (commitment(record.secret) !== record.commitment) return ['The secret is not the one that was committed to.'];
  if (record.rules !== game.rules) {
    return [`The game was played by version ${record.rules} of the rules; this program has version ${game.rules}.`];
  }
  const log: string[] = [];
  let last: Table<G> | null = null;
  let entries = 0;
  try {
    for (const { table, events } of replayed(game, record, watch)) {
      log.push(...events.flatMap(({ text }) => text ?? []));
      last = table;
      entries += 1;
      yield;
    }
  } catch (error) {
    return [`Entry ${entries + 1} can’t be replayed: ${error instanceof Error ? error.message : String(error)}`];
  }
  const wrong = log.findIndex((line, at) => figuresIn(line) !== figuresIn(record.log[at] ?? ''));
  if (wrong >= 0 || log.length !== record.log.length) {
    const at = wrong < 0 ? Math.min(log.length, record.log.length) : wrong;
    return [
      `Line ${at + 1} of the log is “${record.log[at] ?? 'missing'}”, but the replay gives “${log[at] ?? 'nothing'}”.`,
    ];
  }
  const same = JSON.stringify(last?.state?.over?.winners) === JSON.stringify(record.outcome?.winners);
  return same ? [] : ['The recorded winner is wrong.'];
}

/** True if two lists of events have the same number of log lines, with the same figures in each line. */
export function tellsTheSame(some: readonly Event[], others: readonly Event[]): boolean {
  const figures = (events: readonly Event[]): string =>
    JSON.stringify(events.flatMap(({ text }) => (text === null ? [] : [figuresIn(text)])));
  return figures(some) === figures(others);
}

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * Returns the numbers in a line, from 2 up, sorted. A 1 is ignored, because “one card”, “1 card” and “a card” mean the
 * same.
 */
function figuresIn(line: string): string {
  const counts = line.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
  const numbers = counts.map((word) => (/\d/.test(word) ? Number(word) : COUNTS.indexOf(word) + 2));
  return numbers
    .filter((number) => number > 1)
    .sort((a, b) => a - b)
    .join();
}

/** The inputs that only the owner of a table can send. */
const OWNERS: ReadonlySet<Input['t']> = new Set<Input['t']>([
  ...(['options', 'bot', 'bots', 'patience', 'clock', 'invite'] as const),
  ...(['search', 'unsearch', 'reserve', 'withdraw'] as const),
]);

/**
 * Returns the player who opened the table. This player is recognized by inputs that only the owner can send, such as
 * changed options. If no input identifies the owner, the player who started the game is taken for the owner.
 */
function ownerIn({ inputs }: GameRecord): PlayerId {
  const theirs = inputs.find(({ t }) => OWNERS.has(t));
  const owner = theirs ?? inputs.find(({ t }) => t === 'start');
  return owner !== undefined && 'player' in owner ? owner.player : '';
}
