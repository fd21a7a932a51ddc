import { optionsOf, PASS, randomAnswer } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { InMemoryTable } from '../kernel/in-memory-table.ts';
import { must } from '../kernel/must.ts';
import { stream } from '../kernel/random.ts';
import { redealFor } from '../kernel/redeal.ts';
import { type Entry, pendingFor, type Table } from '../kernel/table.ts';
import type { Decision, Json, Seat } from '../kernel/types.ts';
import { everyWindow } from '../simulation/windows.ts';
import { unpack } from '../store/codec.ts';
import type { Taken } from '../store/taken.ts';
import type { StoredAhead } from '../tables/ahead.ts';
import { runBatch } from '../tables/batch.ts';
import { hold } from '../tables/held.ts';
import { preparedField } from '../tables/plan-fields.ts';
import { type PreparedSeat, questionFacts, readPrepared } from '../tables/prepared.ts';
import { PreparedAnswers } from '../tables/prepared-answers.ts';
import type { Command, Outgoing } from '../tables/types.ts';

/** The settings of an audit of prepared answers. */
export interface PreparedAudit {
  seed: string;
  games: number;
  options?: Json;
  /** The number of windows after which the audit stops, even in the middle of a game. */
  most: number;
  /** Maximum number of answers in a game. */
  answers: number;
  /** Makes the answers of a table; a test plants leaks here. */
  prepared?: (stored: StoredAhead) => PreparedAnswers;
  /** Carries out commands; a test plants leaks here. */
  run?: typeof runBatch;
}

/** The result of an audit. */
export interface PreparedFindings {
  /** The number of windows that opened, and of those in which an answer was prepared in both worlds. */
  windows: number;
  waits: number;
  /** The number of answers that were given both by the clock and by hand. */
  given: number;
  leaks: string[];
}

const SECRET = 'the secret of the audit';
const NOW = 1_000_000_000;

/**
 * Searches for hidden information that prepared answers tell another seat. The audit plays random games. Whenever a seat is
 * asked in a window, another seat looks on, for which everything hidden is redealt in a second world. The seat that is
 * asked prepares an answer in each world, any that its cards allow there. The waits must be the same (T-AHEAD-03), and so
 * must be what is public about the question. The audit also gives the answer once by the clock and once by hand, and
 * compares everything that others get: the log, the messages and the table's head. While an answer is being prepared, others
 * must get nothing at all.
 */
export function auditPrepared(game: Game<unknown>, given: PreparedAudit): PreparedFindings {
  const found: PreparedFindings = { windows: 0, waits: 0, given: 0, leaks: [] };
  for (let number = 0; number < given.games && found.windows < given.most; number++) {
    const name = `${given.seed}/${number}`;
    const random = stream(`prepared ${name}`);
    const next = (bound: number): number => random.next(bound);
    const match = new InMemoryTable(game, { secret: name, options: given.options ?? {}, rewind: false }).start();
    for (let count = 0; count < given.answers && match.state.over === null && found.windows < given.most; count++) {
      for (const [seat, orders] of match.state.orders.entries()) orders.ask = everyWindow(game, match.state, seat);
      const decision = must(match.state.pending[next(match.state.pending.length)], 'a question');
      const others = [...match.table.chairs.keys()].filter((seat) => seat !== decision.seat);
      const reader = others[next(others.length)];
      if (decision.window !== undefined && reader !== undefined) {
        const where = `${name}, answer ${count}, seat ${reader}`;
        for (const leak of leaksAt(game, match, { decision, reader }, next, given, found))
          found.leaks.push(`${where}: ${leak}`);
      }
      match.answer(decision, randomAnswer(decision, next));
    }
  }
  return found;
}

/** Compares two worlds at an open question. */
function leaksAt(
  game: Game<unknown>,
  match: InMemoryTable<unknown>,
  { decision, reader }: { decision: Decision; reader: Seat },
  next: (bound: number) => number,
  given: PreparedAudit,
  found: PreparedFindings,
): string[] {
  const here = match.table;
  const there: Table = { ...match.fork().table, state: redealFor(game, match.state, reader, next) };
  const twin = pendingFor(there, decision.seat);
  if (twin === null) return [`only one world asks ${decision.prompt}`];
  found.windows += 1;
  const [facts, other] = [questionFacts(here, decision, game), questionFacts(there, twin, game)];
  if (facts === null || other === null) return facts === other ? [] : ['only one world has facts about the question'];
  const leaks: string[] = [];
  if (JSON.stringify(facts) !== JSON.stringify(other))
    leaks.push(`the facts are ${JSON.stringify(facts)} or ${JSON.stringify(other)}`);
  const hidden = optionsOf(decision).filter(
    (option) => option.hidden === true || optionsOf(twin).every(({ key }) => key !== option.key),
  );
  if (facts.open === true && hidden.length > 0)
    leaks.push(`the window ${facts.window} is open, but has a hidden answer: ${hidden[0]?.label}`);
  const make = given.prepared ?? ((stored) => new PreparedAnswers(stored));
  const waits = (
    [
      [here, decision],
      [there, twin],
    ] as const
  ).map(([table, asked]) => {
    const options = optionsOf(asked);
    const plan = planned(table, asked, facts.window, must(options[next(options.length)], 'an option').key);
    const answers = make([[preparedField(asked.seat), JSON.stringify(plan)]]);
    answers.settle(hold(table, SECRET), game, NOW, false);
    const now = readPrepared(answers.changes()[0]?.[1])?.asked;
    return now !== undefined && 'due' in now ? now.due - NOW : null;
  });
  const [one, two] = waits;
  if (one != null && two != null) {
    found.waits += 1;
    if (one !== two) leaks.push(`the answer waits for ${one} or ${two} ms`);
  }
  leaks.push(...whilePreparing(game, match, decision, facts.window, given));
  return [...leaks, ...byHand(game, match, decision, facts.window, next, { ...given, found })];
}

/** Prepares an answer in a window in which the seat wasn't asked until then, and returns what others get of it. */
function whilePreparing(
  game: Game<unknown>,
  match: InMemoryTable<unknown>,
  { seat }: Decision,
  window: string,
  { run = runBatch }: Pick<PreparedAudit, 'run'>,
): string[] {
  const player = must(match.table.chairs[seat]?.player, 'the player who is asked');
  const input = { t: 'prepare', seat, when: window, answer: PASS, lasts: 'game' } as const;
  const command: Command = { id: 'y', by: { player }, at: NOW, input, answer: 'i1' };
  const there = match.fork();
  must(there.state.orders[seat], 'the orders of the seat').ask = [];
  const { commit, news } = carriedOut(game, there, { command, ahead: [], run });
  // The game may refuse it, as at a moment that comes up only now.
  if (commit.change === null) return [];
  const lines = commit.change.entries.flatMap(({ entry }) => {
    const { events } = unpack(entry) as unknown as Entry;
    return events.flatMap(({ text }) => (text === null ? [] : [`“${text}”`]));
  });
  const messages = commit.outgoing.filter((text) => JSON.parse(text).player !== player);
  const shown = [
    ...lines,
    ...messages,
    ...(commit.panel ? ['the panel'] : []),
    ...(news.standing === null ? [] : ['lists']),
  ];
  return shown.length === 0 ? [] : [`others get something when an answer is prepared: ${shown.join(', ')}`];
}

/** Gives an answer by the clock and by hand, and compares what others get. */
function byHand(
  game: Game<unknown>,
  match: InMemoryTable<unknown>,
  decision: Decision,
  window: string,
  next: (bound: number) => number,
  { found, run = runBatch }: Pick<PreparedAudit, 'run'> & { found: PreparedFindings },
): string[] {
  const { seat, id } = decision;
  const options = optionsOf(decision);
  const { key } = must(options[next(options.length)], 'an option');
  const player = must(match.table.chairs[seat]?.player, 'the player who is asked');
  const plan = { ...planned(match.table, decision, window, key), asked: { decision: id, id: 1, due: NOW } };
  const own: Command = {
    ...{ id: 'x', by: { player }, at: NOW },
    input: { t: 'answer', seat, decision: id, keys: [key] },
  };
  const clock: Command = { id: 'x', by: 'clock', at: NOW, input: { t: 'ahead', seat, decision: id } };
  const [prepared, typed] = [
    publicOf(game, match, { command: clock, ahead: [[preparedField(seat), JSON.stringify(plan)]], player, run }),
    publicOf(game, match, { command: own, ahead: [], player, run }),
  ];
  // An answer that has to be confirmed, or that isn't complete, isn't given.
  if (prepared === null || typed === null) return [];
  found.given += 1;
  return prepared === typed ? [] : [`others can tell that ${key} was prepared: ${prepared} or ${typed}`];
}

/** Returns everything that others get when a command is carried out on a copy of the table; null if it changes nothing. */
function publicOf(
  game: Game<unknown>,
  match: InMemoryTable<unknown>,
  { command, ahead, player, run }: { command: Command; ahead: StoredAhead; player: string; run: typeof runBatch },
): string | null {
  const { commit, held, news } = carriedOut(game, match.fork(), { command, ahead, run });
  if (commit.change === null) return null;
  const messages = commit.outgoing
    .map((text): Outgoing => JSON.parse(text))
    .filter((message) => !('player' in message && message.player === player));
  const {
    stamp: _,
    asked: _asked,
    ...head
  } = Object.fromEntries(Object.entries(commit.change.head).filter(([field]) => !field.startsWith('acted:')));
  const kept = {
    prompts: commit.change.prompts.map(([seat]) => seat),
    move: commit.change.move,
    keep: commit.change.keep,
  };
  const entries = commit.change.entries.map(({ entry }) => unpack(entry));
  return JSON.stringify([messages, entries, head, kept, commit.panel, news, held?.table]);
}

/** Carries out a command at a table. */
function carriedOut(
  game: Game<unknown>,
  { table }: InMemoryTable<unknown>,
  { command, ahead, run }: { command: Command; ahead: StoredAhead; run: typeof runBatch },
): ReturnType<typeof runBatch> {
  const taken: Taken = {
    ...{ seq: table.seq, stamp: '', asked: '', kept: 0, checkpoint: null, stored: null, counted: false, lines: '' },
    commands: [{ streamId: '', id: command.id, attempt: 1, before: null, body: JSON.stringify(command) }],
    ...{ ahead, turns: '', begunAt: null },
  };
  const games = { all: [game], find: () => game, bot: () => null };
  return run(table.id, taken, hold(table, SECRET), { games, past: null, full: null, going: null, log: [] });
}

/** A prepared answer to the questions of a window. */
function planned(table: Table, { seat }: Decision, window: string, text: string): PreparedSeat {
  const player = must(table.chairs[seat]?.player, 'the player of a seat');
  const answer = { id: 1, at: NOW, window, when: window, text, answer: text, lasts: 'game' as const };
  return { seat, by: { player }, next: 2, answers: [answer] };
}
