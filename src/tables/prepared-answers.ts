import type { Game } from '../kernel/game.ts';
import { must } from '../kernel/must.ts';
import { pauseAt } from '../kernel/pauses.ts';
import { running } from '../kernel/running.ts';
import { type Input, type PlayerId, pendingFor, type Table } from '../kernel/table.ts';
import { isStoodIn } from '../kernel/timeouts.ts';
import { type Decision, type Refusal, Refused, type Seat } from '../kernel/types.ts';
import { type PlanOwner, STEP_BACK, type StoredAhead, TIME_RAN_OUT } from './ahead.ts';
import { playerOf } from './authority.ts';
import { turnOf } from './games.ts';
import type { Held } from './held.ts';
import { keyedWait, type WaitSpan } from './keyed-wait.ts';
import { tidied } from './line.ts';
import type { Prepare } from './line-types.ts';
import { isOvertaken } from './plan-due.ts';
import { isPreparedField, preparedField } from './plan-fields.ts';
import {
  isAbout,
  isReady,
  misfit,
  NOT_TRIED,
  type PreparedAnswer,
  type PreparedSeat,
  questionFacts,
  readPrepared,
} from './prepared.ts';
import { ABOUT_LENGTH, MOST_PREPARED, PREPARED_LENGTH } from './prepared-limits.ts';
import type { Command } from './types.ts';

/**
 * How long a prepared answer waits if an early answer would tell something (T-AHEAD-03). The time of a person's answer
 * tells nothing, and neither does this one.
 */
const SECRET: WaitSpan = { soonest: 2 * 60_000, spread: 28 * 60_000 };

/** The rule for prepared answers. */
const RULE = 'T-AHEAD-02';

/** An answer that was checked, with its seat and player. */
interface ToPrepare extends Omit<PreparedAnswer, 'id'> {
  seat: Seat;
  player: PlayerId;
}

/** The answers that the seats of a table have prepared, while a batch of commands is applied. */
export class PreparedAnswers {
  readonly #seats = new Map<Seat, PreparedSeat>();
  readonly #changed = new Set<string>();

  constructor(stored: StoredAhead) {
    for (const [field, text] of stored) {
      if (!isPreparedField(field)) continue;
      const all = readPrepared(text);
      if (all === null || preparedField(all.seat) !== field) this.#changed.add(field);
      else this.#seats.set(all.seat, all);
    }
  }

  /** Checks an answer that a player wants to prepare. Throws `Refused` if there is no such window, or no room. */
  checked({ by, at }: Pick<Command, 'by' | 'at'>, asked: Prepare, table: Table, game: Game<unknown>): ToPrepare {
    const { seat } = asked;
    const state = running(table);
    const player = must(playerOf({ by }), 'the player of a prepared answer');
    const text = tidied(asked.answer);
    const about = asked.about === undefined ? '' : tidied(asked.about);
    if (text === '') throw new Refused('Say which answer you want to give.', RULE);
    if (text.length > PREPARED_LENGTH)
      throw new Refused(`An answer can have at most ${PREPARED_LENGTH} characters.`, RULE);
    if (about.length > ABOUT_LENGTH) throw new Refused(`Use at most ${ABOUT_LENGTH} characters of the question.`, RULE);
    const window = game.windows(state, seat).find(({ id }) => id === asked.when);
    if (window === undefined) throw new Refused('That can’t come up for you in this game.', RULE);
    if (asked.by !== undefined && (asked.by === seat || table.chairs[asked.by] === undefined))
      throw new Refused('Choose another player, or anybody.', RULE);
    const turn = turnOf(table, game);
    if (asked.lasts === 'turn' && turn === undefined)
      throw new Refused('This game has no turns. Prepare the answer for once or for the whole game.', RULE);
    if (this.#ready(seat, table, game).length >= MOST_PREPARED)
      throw new Refused(`You can prepare at most ${MOST_PREPARED} answers here. Remove one first.`, RULE);
    const known = game.foreseen?.(state, seat).find((one) => one.window === asked.when);
    return {
      ...{ seat, player, at, window: window.id, when: window.label, text },
      answer: known?.answers.find(({ words }) => words === text)?.label ?? text,
      ...(asked.by === undefined ? {} : { by: asked.by }),
      ...(about === '' ? {} : { about }),
      lasts: asked.lasts,
      ...(asked.lasts === 'turn' && turn !== undefined ? { turn } : {}),
    };
  }

  /** Prepares an answer, and returns it. */
  prepare({ seat, player, ...asked }: ToPrepare, table: Table, game: Game<unknown>): PreparedAnswer {
    const { skips: _, ...before } = this.#seats.get(seat) ?? { seat, by: { player }, next: 1, answers: [] };
    const ready = this.#ready(seat, table, game);
    const spent = before.answers.filter((one) => one.given !== undefined && !ready.includes(one));
    const made: PreparedAnswer = { id: before.next, ...asked };
    const answers = [...spent.slice(-MOST_PREPARED), ...ready, made];
    // An answer is only for what happens after it was prepared, so the player answers an open question themselves.
    const open = pendingFor(table, seat)?.id;
    this.#put({ ...before, next: made.id + 1, answers, ...(open === undefined ? {} : { skips: open }) });
    return made;
  }

  /** Returns the answers of a seat that can still be given. */
  #ready(seat: Seat, table: Table, game: Game<unknown>): PreparedAnswer[] {
    const all = this.#seats.get(seat);
    return all === undefined ? [] : all.answers.filter((one) => isReady(one, table, game));
  }

  /** Removes an answer, and returns it. Throws `Refused` if there is no such answer. */
  remove(seat: Seat, id: number): PreparedAnswer {
    const all = this.#seats.get(seat);
    const old = all?.answers.find((one) => one.id === id && (one.lasts !== 'once' || one.given === undefined));
    if (all === undefined || old === undefined) throw new Refused('You no longer have that answer prepared.', RULE);
    const left = { ...all, answers: all.answers.filter((one) => one !== old) };
    this.#put(all.asked?.id === id ? withoutAsked(left) : left);
    return old;
  }

  /** Updates the answers after an input. `undone` lists the entries that it took back. */
  heard(input: Input, table: Table, game: Game<unknown>, undone: readonly number[]): void {
    for (const { seat, by } of [...this.#seats.values()]) {
      if (table.status !== 'playing' || table.chairs[seat]?.player !== by.player) {
        this.#remove(seat);
        continue;
      }
      if (input.t === 'timeout' && input.seat === seat) this.drop(seat, { text: TIME_RAN_OUT, rule: 'T-AHEAD-03' });
      const all = must(this.#seats.get(seat), 'the answers of a seat');
      const isBack = ({ given }: PreparedAnswer): boolean => given !== undefined && undone.includes(given);
      const isUndo = input.t === 'undo';
      const left = isUndo ? all.answers : all.answers.filter((one) => !isFromLater(one, undone, table, game));
      const answers = left.map((one) => (isBack(one) ? takenBack(one) : one));
      if (answers.length === all.answers.length && answers.every((one, at) => one === all.answers[at])) continue;
      // An answer counts as given only while its entry stands. Its player took it back on purpose, so the same question
      // doesn't get it again.
      const open = isUndo && input.seat === seat ? pendingFor(table, seat)?.id : undefined;
      this.#put({ ...all, answers, ...(open === undefined ? {} : { skips: open }) });
    }
  }

  /**
   * Notes which of the answers fit the open questions, and when they are given. If the command is being retried, gives
   * none instead, since trying them may have made the command fail. `now` is in milliseconds since 1970. Returns the
   * players who had read something else about their answers, so that their messages are made again.
   */
  settle(
    { table, secret }: Pick<Held, 'table' | 'secret'>,
    game: Game<unknown>,
    now: number,
    isRetry: boolean,
  ): PlanOwner[] {
    const told: PlanOwner[] = [];
    const isPaused = pauseAt(table, now) !== null;
    for (const all of [...this.#seats.values()]) {
      const { seat, by, asked } = all;
      const decision = isStoodIn(table, seat) ? null : pendingFor(table, seat);
      const isSame = asked !== undefined && asked.decision === decision?.id;
      if (isSame && !isOvertaken(asked, isPaused)) continue;
      // Only the answer that was already noted for this question may still be given to a question that the player knows.
      const isOld = ({ id }: PreparedAnswer): boolean => decision?.id !== all.skips || (isSame && id === asked.id);
      const answers = all.answers.filter(isOld);
      const found = decision === null ? null : fitFor(answers, decision, table, game, isRetry);
      if (found !== null && decision !== null) {
        const { answer, why, isOpen } = found;
        const wait = (): number => keyedWait(secret, ['if', table.id, seat, decision.id], isOpen ? STEP_BACK : SECRET);
        const then = why !== null ? { why } : isPaused ? { paused: true as const } : { due: now + wait() };
        this.#put({ ...all, asked: { decision: decision.id, id: answer.id, ...then } });
      } else if (asked !== undefined) this.#put(withoutAsked(all));
      if (isSame) told.push({ seat, player: by.player });
    }
    return told;
  }

  /** Returns the answer that is due for this question, or null. */
  due(seat: Seat, decision: string): { answer: PreparedAnswer; by: PreparedSeat['by'] } | null {
    const { asked, answers = [], by } = this.#seats.get(seat) ?? {};
    if (asked === undefined || by === undefined || asked.decision !== decision || !('due' in asked)) return null;
    const answer = answers.find(({ id }) => id === asked.id);
    return answer === undefined ? null : { answer, by };
  }

  /** Notes that an answer whose entry was taken back stands again, because its step was repeated with a new entry. */
  givenAgain(before: number, now: number): void {
    for (const all of [...this.#seats.values()]) {
      const answers = all.answers.map((one) => (one.back === before ? { ...withoutGiven(one), given: now } : one));
      if (all.answers.some(({ back }) => back === before)) this.#put({ ...all, answers });
    }
  }

  /** Notes that an answer was given with this entry. */
  given(seat: Seat, id: number, seq: number): void {
    this.#change(seat, (all) =>
      withoutAsked({
        ...all,
        answers: all.answers.map((one) => (one.id === id ? { ...withoutGiven(one), given: seq } : one)),
      }),
    );
  }

  /** Notes why an answer isn't given after all. The author knows already why another isn't given. */
  drop(seat: Seat, why: Refusal): void {
    const all = this.#seats.get(seat);
    const { asked } = all ?? {};
    if (all === undefined || asked === undefined || 'why' in asked) return;
    this.#put({ ...all, asked: { decision: asked.decision, id: asked.id, why } });
  }

  /** Returns the values to store, by field; an empty text removes a field. */
  changes(): [field: string, text: string][] {
    const kept = [...this.#seats.values()].map((all) => [preparedField(all.seat), JSON.stringify(all)] as const);
    const texts = new Map([...[...this.#changed].map((field) => [field, ''] as const), ...kept]);
    return [...texts].filter(([field]) => this.#changed.has(field));
  }

  #change(seat: Seat, change: (all: PreparedSeat) => PreparedSeat): void {
    const all = this.#seats.get(seat);
    if (all !== undefined) this.#put(change(all));
  }

  #put(all: PreparedSeat): void {
    this.#seats.set(all.seat, all);
    this.#changed.add(preparedField(all.seat));
  }

  #remove(seat: Seat): void {
    this.#seats.delete(seat);
    this.#changed.add(preparedField(seat));
  }
}

/**
 * Returns the first answer that is about a question and fits it. If none of them fits, returns the first with the reason.
 * Returns null if no answer is about the question.
 */
function fitFor(
  answers: readonly PreparedAnswer[],
  decision: Decision,
  table: Table,
  game: Game<unknown>,
  isRetry: boolean,
): { answer: PreparedAnswer; why: Refusal | null; isOpen: boolean } | null {
  const facts = questionFacts(table, decision, game);
  if (facts === null) return null;
  const about = answers.filter((one) => isReady(one, table, game) && isAbout(one, decision, facts));
  const tried = about.map((answer) => ({
    ...{ answer, isOpen: facts.open === true },
    why: isRetry ? NOT_TRIED : misfit(table, decision, answer.text, game),
  }));
  return tried.find(({ why }) => why === null) ?? tried[0] ?? null;
}

/** True if an answer was prepared for a turn that is over now, because everyone went back to before it. */
function isFromLater(
  { lasts, turn }: PreparedAnswer,
  undone: readonly number[],
  table: Table,
  game: Game<unknown>,
): boolean {
  return lasts === 'turn' && undone.length > 0 && turn !== turnOf(table, game);
}

function withoutAsked({ asked: _, ...all }: PreparedSeat): PreparedSeat {
  return all;
}

function withoutGiven({ given: _, back: _back, ...answer }: PreparedAnswer): PreparedAnswer {
  return answer;
}

function takenBack(answer: PreparedAnswer): PreparedAnswer {
  const { given } = answer;
  return { ...withoutGiven(answer), ...(given === undefined ? {} : { back: given }) };
}
