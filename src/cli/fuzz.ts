import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chats } from '../discord/chats.ts';
import { gameIds, gameOf } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import type { Json } from '../kernel/types.ts';
import { fuzz } from '../simulation/fuzz.ts';
import { auditLeaks } from '../simulation/leaks.ts';
import { deckFiles } from './deck-files.ts';
import { shownOf } from './leak-surface.ts';
import { proofs } from './proofs.ts';

/** Number of games between progress reports of a long run. */
const OFTEN_TOLD = 50;
/** Maximum number of rare cases listed in a progress report. */
const NAMED = 12;
/** Number of leaks at which an audit stops. */
const MOST_LEAKS = 10;

const USAGE = `npm run -s fuzz -- --game GAME --games N | --minutes M | --seldom N [--seed S] [--leaks N]
  [--options JSON | --all | --players N | --decks FOLDER] [--first N] [--every N] [--seldom N]
Plays random legal games and checks every claim of the kernel; --leaks audits N games for hidden information that shows.
--options says what is played; --all plays every kind of game that there is, so many games of each, or minutes in all; --players
takes all that so many can agree on in turns, --decks the decks in a folder. --first: the number of the first game; --every: decisions
between costly claims; --seldom: tells what came up fewer times than that in all, of what should (for each card that does something);
alone it plays as many games as are planned for that.`;

function number(text: string | undefined): number | undefined {
  const value = Number(text);
  return text === undefined || !Number.isFinite(value) || value <= 0 ? undefined : value;
}

/** The games to play with one set of options. */
interface Work {
  seed: string;
  /** The options, as in `FuzzOptions`. A leak audit computes each game's options from the game's number. */
  options: Json | ((number: number, cameUp?: ReadonlyMap<string, number>) => Json);
  first: number;
  every: number | undefined;
  games: number | undefined;
  ms: number | undefined;
  /** How many times each tracked case came up, over all sets of options. */
  cameUp: Map<string, number>;
  /** Cases that came up fewer times than this are reported; undefined turns the report off. */
  seldom: number | undefined;
}

/**
 * Audits games for leaks, with the options for each game's number, and reports the findings. Returns the number of
 * leaks. Pauses between games, so that the memory of drawn pictures, which can take gigabytes, is freed.
 */
async function audits(game: Game<unknown>, { seed, first, options }: Work, games: number): Promise<number> {
  const chat = chats.find((one) => one.game === game.id);
  const sums = { games: 0, states: 0, inputs: 0, drawn: 0, leaks: 0 };
  for (; sums.games < games && sums.leaks < MOST_LEAKS; sums.games++) {
    const number = first + sums.games;
    const own = typeof options === 'function' ? options(number) : options;
    const shown = chat === undefined ? null : shownOf(game, chat, own);
    const report = auditLeaks(game, {
      seed,
      first: number,
      games: 1,
      options: own,
      ...(shown === null ? {} : { shown: shown.inWords, drawn: shown.inPictures }),
    });
    for (const leak of report.leaks) console.log(`leak: ${leak}`);
    sums.states += report.states;
    sums.inputs += report.inputs;
    sums.drawn += report.drawn;
    sums.leaks += report.leaks.length;
    await setImmediate();
  }
  console.log(
    `${sums.games} games audited, ${sums.states} states redealt, ${sums.inputs} inputs compared, pictures of ${sums.drawn} states, ${sums.leaks} leaks`,
  );
  return sums.leaks;
}

/** Plays random games and reports the findings. Returns the number of violations. */
function plays(game: Game<unknown>, { seed, options, first, every, games, ms, cameUp, seldom }: Work): number {
  const { habit, tried } = proofs[game.id] ?? {};
  const report = fuzz(game, {
    seed,
    options,
    first,
    ...(every === undefined ? {} : { every }),
    ...(habit === undefined ? {} : { habit }),
    ...(tried === undefined ? {} : { tried: tried.watch }),
    ...(games === undefined ? {} : { games }),
    ...(ms === undefined ? {} : { forMs: ms }),
    // Reports progress, so that even an interrupted run has shown its findings so far.
    hears({ games: done, decisions, violations, cameUp: sofar }) {
      if (done % OFTEN_TOLD !== 0) return;
      const rare = seldom === undefined ? [] : seldomOf(game, sofar, seldom);
      const named = rare.slice(0, NAMED).map(({ one, times }) => `${one}, ${times}`);
      const told = seldom === undefined ? {} : { seldom: rare.length, named };
      console.error(JSON.stringify({ games: done, decisions, violations, ...told }));
    },
  });
  for (const [id, times] of report.cameUp) cameUp.set(id, (cameUp.get(id) ?? 0) + times);
  for (const violation of report.violations) console.log(`violation: ${violation}`);
  console.log(
    JSON.stringify({
      games: report.games,
      finished: report.finished,
      violations: report.violations.length,
      decisions: report.decisions,
      per_s: report.perSecond,
    }),
  );
  return report.violations.length;
}

/** Returns the expected cases that came up fewer than `least` times, rarest first. */
function seldomOf({ id }: Game<unknown>, cameUp: ReadonlyMap<string, number>, least: number) {
  const { all = [], beyond = {} } = proofs[id]?.tried ?? {};
  return all
    .filter((one) => beyond[one] === undefined)
    .map((one) => ({ one, times: cameUp.get(one) ?? 0 }))
    .filter(({ times }) => times < least)
    .sort((one, other) => one.times - other.times);
}

/**
 * Reports the expected cases that came up fewer than `least` times, and the cases that can’t come up, with the reason.
 */
function tellSeldom(game: Game<unknown>, cameUp: ReadonlyMap<string, number>, least: number): void {
  const { all = [], beyond = {} } = proofs[game.id]?.tried ?? {};
  for (const [one, why] of Object.entries(beyond)) console.log(`can’t occur: ${one}: ${why}`);
  const seldom = seldomOf(game, cameUp, least);
  for (const { one, times } of seldom) console.log(`seldom: ${one}, ${times}`);
  const tried = all.filter((one) => beyond[one] === undefined).length;
  const told = { tried, beside: all.length - tried, at_least: least, often_enough: tried - seldom.length };
  console.log(JSON.stringify(told));
}

/** The options from the command line. */
interface Wanted {
  decks: string | undefined;
  options: string | undefined;
  all: boolean;
  players: number | undefined;
}

/** Returns the sets of options to play; null if `--options` isn’t JSON or the game has no setups for that number of players. */
function chosen({ id }: Game<unknown>, { options, all, players, decks }: Wanted): readonly Work['options'][] | null {
  if (decks !== undefined) {
    const brought = proofs[id]?.brought;
    const files = deckFiles(decks);
    return brought === undefined ? null : [(n) => brought(files, n)];
  }
  if (players !== undefined) {
    const varied = proofs[id]?.varied;
    return varied === undefined ? null : [(n, cameUp) => varied(players, n, cameUp)];
  }
  if (options === undefined) return all ? (proofs[id]?.options ?? [{}]) : [{}];
  try {
    return [JSON.parse(options) as Json];
  } catch {
    return null;
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      games: { type: 'string' },
      minutes: { type: 'string' },
      seed: { type: 'string' },
      leaks: { type: 'string' },
      options: { type: 'string' },
      all: { type: 'boolean' },
      players: { type: 'string' },
      decks: { type: 'string' },
      seldom: { type: 'string' },
      first: { type: 'string' },
      every: { type: 'string' },
    },
    strict: false,
  });
  const text = (name: string): string | undefined => (typeof values[name] === 'string' ? values[name] : undefined);
  const game = gameOf(text('game') ?? '');
  const [minutes, leaks, seldom] = [number(text('minutes')), number(text('leaks')), number(text('seldom'))];
  // If `--seldom` is given without `--games`, `--minutes` and `--leaks`, the game's own plan for covering rare cases is
  // played.
  const isPlan = seldom !== undefined && [text('games'), minutes, leaks].every((one) => one === undefined);
  const plan = isPlan ? proofs[text('game') ?? '']?.tried?.plan : undefined;
  const games = number(text('games')) ?? plan?.games;
  const players = number(text('players'));
  const wanted: Wanted = { options: text('options'), all: values['all'] === true, players, decks: text('decks') };
  const sets = game === null ? null : chosen(game, wanted);
  if (game === null || sets === null || (games === undefined && minutes === undefined && leaks === undefined)) {
    console.log(`${USAGE}\nGames: ${gameIds().join(', ')}.`);
    return 1;
  }
  if (plan !== undefined) console.log(JSON.stringify({ plan }));
  let broken = 0;
  const cameUp = new Map<string, number>();
  for (const options of sets) {
    if (sets.length > 1) console.log(JSON.stringify(options));
    const ms = minutes === undefined ? undefined : (minutes * 60_000) / sets.length;
    const [first, every] = [number(text('first')) ?? 0, number(text('every'))];
    const work: Work = { seed: text('seed') ?? plan?.seed ?? 'fuzz', options, first, every, games, ms, cameUp, seldom };
    if (leaks !== undefined) broken += await audits(game, work, leaks);
    if (games !== undefined || minutes !== undefined) broken += plays(game, work);
  }
  if (seldom !== undefined) tellSeldom(game, cameUp, seldom);
  return broken === 0 ? 0 : 1;
}

process.exitCode = await main();
