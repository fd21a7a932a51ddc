import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { must } from '../../kernel/must.ts';
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
import { ChaosFailed, whyOf } from './failed.ts';
import { Faulter, type FaultName, type SetBack, skewed } from './faults.ts';
import { type ChaosObserver, type Downtime, Killer } from './kills.ts';
import { isClean, judge, type Verdict } from './ledger.ts';

/**
 * Number of kills and faults at each table. After that many, the run opens the next table; nothing is killed while it
 * does so.
 */
const AT_A_TABLE = 20;
/** Maximum time for a table's waiting commands after the last kill, in milliseconds. */
const PATIENCE = 60_000;

/** The result of a run, printed as a line of JSON. */
export interface ChaosReport {
  ok: boolean;
  /** The reason, in one sentence, why the run itself failed or was stopped; omitted if it was completed. */
  why?: string;
  kills: number;
  /** The number of kills, by victim. */
  killed: Record<string, number>;
  tables: number;
  /** The number of actions, and how many of them are in the tables' logs. */
  commands: number;
  entries: number;
  /** The number of actions that were reported as done but aren't in the log. */
  lost: number;
  /** The number of actions that were confirmed but are gone, because Redis was set back on purpose afterwards. */
  set_back: number;
  /** The number of actions that were answered with “no table” although there is one. */
  denied: number;
  /** The number of entries that were applied twice or that nobody caused. */
  doubled: number;
  /** The number of actions whose promised answer (“thinking”) never came. */
  deferred_and_lost: number;
  /** The number of actions that are in the log although the person was told otherwise. */
  mistold: number;
  /** The number of actions that the bot offered but then refused as unknown. */
  misread: number;
  /**
   * The numbers of actions that the bot asked the person to repeat, and of actions that Discord reported as unanswered.
   * None of these actions had any effect.
   */
  not_done: number;
  no_response: number;
  /** True if replaying each log gives the position of its table. */
  replayed: boolean;
  /**
   * Milliseconds from the death of the bot until it answers again. A death counts only if Discord's limit on sessions
   * caused no delay and nothing else was killed before the bot was back.
   */
  back_longest_ms: number | null;
  back_median_ms: number | null;
  /** The same times for a bot that had only just come back, so that Discord's limit on sessions delayed it. */
  back_at_door_longest_ms: number | null;
  /** The same times for deaths where something else was killed before the bot was back. */
  back_disturbed_longest_ms: number | null;
  /** The number of other faults, by name. */
  faults: Record<string, number>;
  /** Healthy roles that the watchdog killed after the supervisor had been paused. */
  paused_and_killed: number;
  /** The number of keys that were written to Redis while its data was gone; it must be 0. */
  written_to_empty: number;
  /** Milliseconds from the end of Discord's errors until a person got an answer and all waiting messages were sent. */
  rest_back_longest_ms: number | null;
  seconds: number;
}

/** The plan of a run. */
export interface ChaosPlan {
  kills: number;
  /** The number of faults besides kills, and the names of the faults to cause, in order. */
  faults: number;
  names: readonly FaultName[];
  /** How long Discord answers with errors, in milliseconds. */
  rest: number;
}

/** The result of playing at one table. */
interface Round {
  commands: number;
  entries: number;
  verdict: Verdict;
  replayed: boolean;
}

/**
 * Runs everything on fresh data, lets two people play, and causes the planned faults. Never throws. If the run fails or
 * `ended` stops it, the result contains the observations so far and the reason.
 * @param ended rejects with the reason if the run has to end early.
 */
export async function runChaos(
  settings: Settings,
  plan: ChaosPlan,
  ended: Promise<never>,
  say: (line: string) => void,
): Promise<ChaosReport> {
  const began = performance.now();
  const seen: Seen = { rounds: [], killer: new Killer(), faulter: null };
  const why = await inStack(settings, plan, ended, say, seen).then(() => null, whyOf);
  return report(seen, why, (performance.now() - began) / 1_000);
}

/** The observations of a run so far. */
interface Seen {
  rounds: Round[];
  killer: Killer;
  faulter: Faulter | null;
}

/** Runs the plan with separate processes and data, and removes everything afterwards. */
async function inStack(
  settings: Settings,
  plan: ChaosPlan,
  ended: Promise<never>,
  say: (line: string) => void,
  seen: Seen,
): Promise<void> {
  await mkdir(settings.data, { recursive: true, mode: 0o700 });
  const data = await mkdtemp(join(settings.data, 'chaos-'));
  try {
    const further = plan.names.includes('clock') && plan.faults > 0 ? skewed(data) : {};
    const stack = await openLocalStack({ ...settings, data, port: 0 }, say, further);
    const redis = connect(stack.redis, 'wait');
    try {
      await Promise.race([stack.ready, ended]);
      seen.faulter = new Faulter(stack, { names: plan.names, rest: plan.rest, data });
      await Promise.race([play(stack, redis, plan, seen, seen.faulter, say), broken(stack), ended]);
    } finally {
      redis.disconnect();
      await stack.close();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** Opens one table after another until the plan is complete. */
async function play(
  stack: LocalStack,
  redis: Redis,
  plan: ChaosPlan,
  { rounds, killer }: Seen,
  faulter: Faulter,
  say: (line: string) => void,
): Promise<void> {
  const done = (): number => killer.count + faulter.count;
  const planned = plan.kills + plan.faults;
  /** Causes the next fault or kill; the faults are spread evenly among the kills. */
  const next = async (witness: ChaosObserver): Promise<void> => {
    const isFault = faulter.count < Math.floor(((done() + 1) * plan.faults) / planned) || killer.count >= plan.kills;
    if (isFault) {
      await killer.settled();
      await faulter.next(witness);
    } else await killer.kill(killer.count + 1, witness);
  };
  while (done() < planned) {
    const most = Math.min(planned, done() + AT_A_TABLE);
    say(
      `Table ${rounds.length + 1}: ${killer.count} of ${plan.kills} kills, ${faulter.count} of ${plan.faults} faults …`,
    );
    const trouble = async (witness: ChaosObserver): Promise<void> => {
      while (done() < most && witness.goesOn()) await next(witness);
      await killer.settled();
    };
    const round = await atOneTable(stack, redis, trouble, faulter.setBacks);
    rounds.push(round);
    for (const line of unclean(round)) say(`Table ${rounds.length}: ${line}`);
  }
}

/**
 * Lists the problems at a table, with the ids of the interactions, which also appear in logs of the level `debug`
 * (`LOG_LEVEL=debug`).
 */
function unclean({ verdict, replayed }: Round): string[] {
  const kinds = Object.entries(verdict).filter(([kind]) => kind !== 'setBack');
  const lines = kinds.flatMap(([kind, ids]) =>
    Array.isArray(ids) && ids.length > 0 ? [`${kind}: ${ids.join(', ')}`] : [],
  );
  return replayed ? lines : [...lines, 'replaying the log gives a different result'];
}

async function broken({ over }: LocalStack): Promise<never> {
  await over;
  throw new ChaosFailed('The processes ended on their own.');
}

/** Opens a table and plays there during the faults, then checks the result of every action. */
async function atOneTable(
  stack: LocalStack,
  redis: Redis,
  trouble: (witness: ChaosObserver) => Promise<void>,
  setBacks: readonly SetBack[],
): Promise<Round> {
  const { server, starter } = stack;
  const people = starter.people.slice(0, 2).map((user) => new Actor(server.world, user));
  const { table, thread } = await begin(stack, people);
  const store = new TableStore(redis);
  const directory = new Directory(redis);
  const history = new History(store, knownGames);
  const before = (await directory.summary(table))?.seq ?? 0;

  const atTable = new AtTable(thread, people);
  let troubled = true;
  let playing = true;
  // While Redis is empty, there is no summary, but the game continues.
  const isPlaying = async (): Promise<boolean> => ((await directory.summary(table))?.status ?? 'playing') === 'playing';
  const goOn = async (): Promise<void> => {
    await atTable.play(async () => troubled && (await isPlaying()));
    playing = false;
  };
  const disturb = async (person: Actor): Promise<void> => {
    await trouble({
      person,
      channel: thread,
      done: () => atTable.done.length,
      goesOn: () => playing,
      look: () => atTable.look(),
    });
    troubled = false;
  };
  const [first] = people;
  if (first !== undefined) await Promise.all([goOn(), disturb(first)]);

  for (const end = performance.now() + PATIENCE; (await store.waiting(table)) > 0; await pause(50)) {
    if (performance.now() > end) throw new ChaosFailed('A table has waiting commands that no worker is applying.');
  }
  const log = (await history.entries(table, before + 1, Number.MAX_SAFE_INTEGER)).map(({ id }) => id);
  const verdict = await judge(atTable.done, log, setBacks);
  const held = await history.now(table);
  const verified = held === null ? [] : await history.verify(table, held);
  const replayed = verified.length > 0 && verified.every(({ same }) => same);
  return { commands: atTable.done.length, entries: log.length, verdict, replayed };
}

/** Opens a table for two and begins the game. Returns the table's id and its thread. */
async function begin(
  { server, starter }: LocalStack,
  people: readonly Actor[],
): Promise<{ table: string; thread: string }> {
  const [owner] = people;
  if (owner === undefined) throw new ChaosFailed('The run needs at least one player.');
  const begun = threads(server.world).length;
  const { channel, table, seats } = await openTable(server, starter, owner, `Chaos ${begun + 1}`);
  for (const [seat, person] of people.entries())
    await press(server.world, person, channel, must(seats[seat], 'a free seat').button);
  await answerMessage(owner.slash(channel, '/game start', { table }));
  const { data } = await threadBegun(server, begun);
  for (const person of people) await answerMessage(person.slash(data.id, '/orders', { confirm: false }));
  return { table, thread: data.id };
}

function report({ rounds, killer, faulter }: Seen, why: string | null, seconds: number): ChaosReport {
  const sum = (of: (round: Round) => number): number => rounds.reduce((all, round) => all + of(round), 0);
  const alone = killer.absences.filter((absence) => absence.alone);
  const free = alone.filter((absence) => !absence.atDoor);
  const replayed = rounds.length > 0 && rounds.every((round) => round.replayed);
  const harm = (faulter?.pausedAndKilled ?? 0) + (faulter?.writtenToEmpty ?? 0);
  const clean = replayed && rounds.every(({ verdict }) => isClean(verdict)) && harm === 0;
  return {
    ok: why === null && clean,
    ...(why === null ? {} : { why }),
    kills: killer.count,
    killed: killer.kills,
    tables: rounds.length,
    commands: sum(({ commands }) => commands),
    entries: sum(({ entries }) => entries),
    lost: sum(({ verdict }) => verdict.lost.length),
    set_back: sum(({ verdict }) => verdict.setBack.length),
    denied: sum(({ verdict }) => verdict.denied.length),
    doubled: sum(({ verdict }) => verdict.doubled.length),
    deferred_and_lost: sum(({ verdict }) => verdict.deferredLost.length),
    mistold: sum(({ verdict }) => verdict.mistold.length),
    misread: sum(({ verdict }) => verdict.misread.length),
    not_done: sum(({ verdict }) => verdict.notDone),
    no_response: sum(({ verdict }) => verdict.noResponse),
    replayed,
    back_longest_ms: longest(times(free)),
    back_median_ms: times(free)[free.length >> 1] ?? null,
    back_at_door_longest_ms: longest(times(alone.filter((absence) => absence.atDoor))),
    back_disturbed_longest_ms: longest(times(killer.absences.filter((absence) => !absence.alone))),
    faults: faulter?.faults ?? {},
    paused_and_killed: faulter?.pausedAndKilled ?? 0,
    written_to_empty: faulter?.writtenToEmpty ?? 0,
    rest_back_longest_ms: longest([...(faulter?.restBack ?? [])].sort((a, b) => a - b)),
    seconds: Math.round(seconds),
  };
}

function times(absences: readonly Downtime[]): number[] {
  return absences.map(({ ms }) => ms).sort((a, b) => a - b);
}

/** Returns the last time of an ascending list, or null if the list is empty. */
function longest(ordered: readonly number[]): number | null {
  return ordered.at(-1) ?? null;
}
