import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { connect } from '../../store/connect.ts';
import { TableStore } from '../../store/table-store.ts';
import { Directory } from '../../tables/directory.ts';
import { History } from '../../tables/history.ts';
import { knownGames } from '../known-games.ts';
import { Actor, answerMessage, press, threads } from '../play/chat.ts';
import { openTable, threadBegun } from '../play/first-table.ts';
import { type LocalStack, openLocalStack } from '../play/local-stack.ts';
import type { Settings } from '../settings.ts';
import { AtTable } from './at-table.ts';
import { type Absence, Killer } from './kills.ts';
import { isClean, judge, type Verdict } from './ledger.ts';

/** Kills at one table; then another one is opened, in peace. */
const KILLS_AT_A_TABLE = 20;
/** How long what waits at a table may take when nobody is killed any more, in milliseconds. */
const PATIENCE = 60_000;

/** How it went: the line of JSON. */
export interface ChaosReport {
  ok: boolean;
  kills: number;
  /** By what was killed. */
  killed: Record<string, number>;
  tables: number;
  /** What people did, and how much of it is in the logs of the tables. */
  commands: number;
  entries: number;
  /** Told to have happened, and not in the log. */
  lost: number;
  /** Applied twice, or made by nobody. */
  doubled: number;
  /** Promised an answer by Discord (“thinking”), and never told. */
  deferred_and_lost: number;
  /** In the log, and the person was told otherwise. */
  mistold: number;
  /** Told to be repeated, and told by Discord that the bot did not respond: nothing was done then. */
  not_done: number;
  no_response: number;
  /** Whether every log, replayed, comes to the position that its table has. */
  replayed: boolean;
  /**
   * Milliseconds from the death of the bot until it answers again, where nothing else was killed meanwhile and it had been
   * there for longer than Discord wants between two sessions.
   */
  back_longest_ms: number | null;
  back_median_ms: number | null;
  /** The same where it had only just come back. */
  back_at_door_longest_ms: number | null;
  /** The same where something else was killed, too. */
  back_disturbed_longest_ms: number | null;
  seconds: number;
}

/** What happened at one table. */
interface Round {
  commands: number;
  entries: number;
  verdict: Verdict;
  replayed: boolean;
}

/** Runs everything on fresh data, lets two people play and kills processes until there were so many kills. */
export async function runChaos(settings: Settings, kills: number, say: (line: string) => void): Promise<ChaosReport> {
  const began = performance.now();
  await mkdir(settings.data, { recursive: true, mode: 0o700 });
  const data = await mkdtemp(join(settings.data, 'chaos-'));
  const rounds: Round[] = [];
  try {
    const stack = await openLocalStack({ ...settings, data, port: 0 }, say);
    const redis = connect(stack.redis, 'wait');
    try {
      await stack.ready;
      const killer = new Killer();
      const play = async (): Promise<void> => {
        while (killer.count < kills) {
          const most = Math.min(kills, killer.count + KILLS_AT_A_TABLE);
          say(`Table ${rounds.length + 1}: ${killer.count} of ${kills} kills …`);
          rounds.push(await atOneTable(stack, redis, killer, most));
        }
      };
      await Promise.race([play(), broken(stack)]);
      return report(rounds, killer, (performance.now() - began) / 1_000);
    } finally {
      redis.disconnect();
      await stack.close();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

async function broken({ over }: LocalStack): Promise<never> {
  await over;
  throw new Error('The processes ended.');
}

/** Opens a table, and plays there while processes are killed; then looks what became of all that was done. */
async function atOneTable(stack: LocalStack, redis: Redis, killer: Killer, most: number): Promise<Round> {
  const { server, starter } = stack;
  const people = starter.people.slice(0, 2).map((user) => new Actor(server.world, user));
  const { table, thread } = await begin(stack, people);
  const store = new TableStore(redis);
  const directory = new Directory(redis);
  const history = new History(store, knownGames);
  const before = (await directory.summary(table))?.seq ?? 0;

  const atTable = new AtTable(thread, people);
  let killing = true;
  let playing = true;
  const isPlaying = async (): Promise<boolean> => (await directory.summary(table))?.status === 'playing';
  const play = async (): Promise<void> => {
    await atTable.play(async () => killing && (await isPlaying()));
    playing = false;
  };
  const kill = async (person: Actor): Promise<void> => {
    await killer.kill(most, { person, channel: thread, done: () => atTable.done.length, goesOn: () => playing });
    killing = false;
  };
  const [first] = people;
  if (first !== undefined) await Promise.all([play(), kill(first)]);

  for (const end = performance.now() + PATIENCE; (await store.waiting(table)) > 0; await pause(50)) {
    if (performance.now() > end) throw new Error('Commands wait at a table, and nobody applies them.');
  }
  const log = (await history.entries(table, before + 1, Number.MAX_SAFE_INTEGER)).map(({ id }) => id);
  const verdict = await judge(atTable.done, log);
  const held = await history.now(table);
  const verified = held === null ? [] : await history.verify(table, held);
  const replayed = verified.length > 0 && verified.every(({ same }) => same);
  return { commands: atTable.done.length, entries: log.length, verdict, replayed };
}

/** Opens a table for two and begins the game; gives its id and its thread. */
async function begin(
  { server, starter }: LocalStack,
  people: readonly Actor[],
): Promise<{ table: string; thread: string }> {
  const [owner] = people;
  if (owner === undefined) throw new Error('Somebody has to play.');
  const begun = threads(server.world).length;
  const { channel, table, seats } = await openTable(server, starter, owner, `Chaos ${begun + 1}`);
  for (const [seat, person] of people.entries()) await press(server.world, person, channel, `Play ${seats[seat]}`);
  await answerMessage(owner.slash(channel, '/game start', { table }));
  const { data } = await threadBegun(server, begun);
  for (const person of people) await answerMessage(person.slash(data.id, '/orders', { confirm: false }));
  return { table, thread: data.id };
}

function report(rounds: readonly Round[], killer: Killer, seconds: number): ChaosReport {
  const sum = (of: (round: Round) => number): number => rounds.reduce((all, round) => all + of(round), 0);
  const alone = killer.absences.filter((absence) => absence.alone);
  const free = alone.filter((absence) => !absence.atDoor);
  const replayed = rounds.every((round) => round.replayed);
  return {
    ok: replayed && rounds.every(({ verdict }) => isClean(verdict)),
    kills: killer.count,
    killed: killer.kills,
    tables: rounds.length,
    commands: sum(({ commands }) => commands),
    entries: sum(({ entries }) => entries),
    lost: sum(({ verdict }) => verdict.lost.length),
    doubled: sum(({ verdict }) => verdict.doubled.length),
    deferred_and_lost: sum(({ verdict }) => verdict.deferredLost.length),
    mistold: sum(({ verdict }) => verdict.mistold.length),
    not_done: sum(({ verdict }) => verdict.notDone),
    no_response: sum(({ verdict }) => verdict.noResponse),
    replayed,
    back_longest_ms: longest(free),
    back_median_ms: times(free)[free.length >> 1] ?? null,
    back_at_door_longest_ms: longest(alone.filter((absence) => absence.atDoor)),
    back_disturbed_longest_ms: longest(killer.absences.filter((absence) => !absence.alone)),
    seconds: Math.round(seconds),
  };
}

function times(absences: readonly Absence[]): number[] {
  return absences.map(({ ms }) => ms).sort((a, b) => a - b);
}

function longest(absences: readonly Absence[]): number | null {
  return times(absences).at(-1) ?? null;
}
