import { waitsFor } from '../kernel/apply.ts';
import { END, optionByKey, optionsOf } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { running } from '../kernel/running.ts';
import { pendingFor, type Table } from '../kernel/table.ts';
import { type Decision, type Option, type Refusal, Refused, type Seat, type Text } from '../kernel/types.ts';
import { chosenOf, leftBy, splitChoice } from './choice.ts';
import { turnOf } from './games.ts';
import { joinedPick } from './joined-picks.ts';
import { waitsInBetween } from './letting.ts';
import type { Line } from './line-types.ts';
import { named } from './naming.ts';
import { parseTyped } from './option-words.ts';
import { answerWords, intentIn, meantBy, quoted, takesSeveral } from './parse-intent.ts';
import { type FirstPick, type PickAnswer, readPick, splitOf, standsIn } from './pick.ts';
import type { LineDone } from './types.ts';
import { NO_SAYS } from './verb-words.ts';
import { isPlace, LONGEST } from './words.ts';

/**
 * Maximum number of picks in a line. No turn has more picks than this, and a line of this length doesn't make other
 * tables wait.
 */
export const MOST_PICKS = 25;
/**
 * Matches a separator between picks: `;`, a line break, `, then` or ` then `. Multiple blanks have already been merged.
 */
const DIVIDER = / ?(?:[;\n]+(?: ?then\b)?|, ?then\b| then\b)/gi;
/** Matches separators at the beginning of a text, which separate nothing there. */
const IDLE = /^(?:[;\s]|then\b)+/i;
/**
 * Splits the first pick from a line. An option's own name may contain a separator, so the first pick is the longest
 * beginning of the line that names an option in full. If there is none, the pick ends at the first separator.
 */
export function firstPick(options: readonly Option[], text: string): FirstPick {
  const line = tidied(text);
  const ends = [...line.matchAll(DIVIDER)].map(({ 0: mark, index }) => ({ at: index, next: index + mark.length }));
  const last = { at: line.length, next: line.length };
  const whole = [...ends, last].findLast(({ at }) => at <= LONGEST && named(options, line.slice(0, at)).length > 0);
  const { at, next } = whole ?? ends[0] ?? last;
  return { said: line.slice(0, at), rest: tidied(line.slice(next)) };
}

/** Finds the first pick of a line for a question. If the question asks for an order, `then` is part of the answer. */
export function pickIn(decision: Decision, text: string): FirstPick {
  const options = optionsOf(decision);
  if (decision.kind !== 'order') return firstPick(options, text);
  const [said = '', ...rest] = tidied(text).split(/[;\n]/);
  return { said: said.trim(), rest: tidied(rest.join(';')) };
}

/**
 * Returns alternatives to a refused pick. Each alternative is a line that continues with the rest of the refused one.
 */
function insteadOf(
  decision: Decision,
  { before, said, rest }: FirstPick & { before: string },
  game: Game<unknown>,
): NonNullable<Refusal['instead']> {
  if (takesSeveral(decision)) return [];
  const split = splitOf(decision, said, game);
  const parts = [{ words: said, choice: '' }];
  if (split !== null) parts.push({ words: split.said, choice: `: ${split.choice}` });
  for (const { words, choice } of parts) {
    const intent = intentIn(decision, words, game.says ?? NO_SAYS);
    if (!('meant' in intent) || intent.meant.length === 0) continue;
    const following = rest === '' ? '' : `; ${rest}`;
    return intent.meant.map(({ label, key }) => {
      // A long line doesn't fit into a button, so the option is given by its key or its label, whichever is shorter.
      const name = key.length < label.length ? key : label;
      return { label, line: `${before}${name}${choice}${following}` };
    });
  }
  return [];
}

/** Returns a line without idle separators at its beginning, and with single blanks. */
export function tidied(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(IDLE, '')
    .trim();
}

/**
 * Applies the picks of a line in order, as long as the table asks this seat and each pick is clear. The first unclear pick
 * ends the line, but the picks before it count. Throws `Refused` if the very first pick is unclear.
 * @param apply applies an answer to the table, or throws `Refused` with the table unchanged.
 */
export function runLine(table: Table, line: Line, game: Game<unknown>, apply: (answer: PickAnswer) => void): LineDone {
  const done = playLine(table, line, game, apply);
  const { picked, stopped } = done;
  if (picked.length === 0 && stopped !== null)
    throw new Refused(`Nothing was done. ${stopped.text}`, stopped.rule, stopped.instead);
  return done;
}

/** Continues the rest of a line that had to wait for other seats. */
export function resumeLine(
  table: Table,
  { seat, done: { rest = '', ...before } }: { seat: Seat; done: LineDone },
  game: Game<unknown>,
  apply: (answer: PickAnswer) => void,
): LineDone {
  return playLine(table, { t: 'line', seat, decision: '', text: rest }, game, apply, before);
}

/**
 * Does the same as `runLine`, but doesn't throw if the first pick is unclear. `before` is the result of an earlier part
 * of the line. If `tried` is given, the line is only previewed, so suggestions have to repeat all earlier picks. `tried`
 * is called before each pick, with the words of the picks so far, and again with those words and the next pick.
 */
export function playLine(
  table: Table,
  { seat, ...line }: Line,
  game: Game<unknown>,
  apply: (answer: PickAnswer) => void,
  before: Pick<LineDone, 'picked' | 'news'> = { picked: [] },
  tried?: (done: Text, withNext?: Text) => void,
): LineDone {
  const picked: Text[] = [...before.picked];
  // If the seat responds to another seat's action, its line has no turn, because it may wait only for bots.
  const isResponse = pendingFor(table, seat)?.window !== undefined;
  const started = { seat, turn: isResponse ? undefined : turnOf(table, game) };
  let isNews = before.news === true;
  const ended = (stopped: Refusal | null, rest?: Text): LineDone => ({
    picked,
    stopped,
    ...(isNews ? { news: true } : {}),
    ...(rest === undefined ? {} : { rest }),
  });
  /** Answers follow-up questions to a pick for as long as the words match them. */
  const choose = (before: Decision, words: string): void => {
    for (let rest = words; rest !== ''; ) {
      const open = pendingFor(table, seat);
      const chosen = open === null ? null : chosenOf(open, before, rest, game.says ?? NO_SAYS);
      if (open === null || chosen === null) return;
      apply({ t: 'answer', seat, decision: open.id, keys: chosen.keys });
      picked.push(answerWords(open, chosen.keys));
      rest = chosen.rest;
    }
  };
  const doneBefore = (left: Text): Text => tidied(line.text).slice(0, -tidied(left).length);
  for (let left = line.text; ; ) {
    tried?.(doneBefore(left));
    const decision = pendingFor(table, seat);
    if (decision === null && picked.length > 0 && waitsInBetween(table, started, game)) return ended(null, left);
    let { said, rest } = decision === null ? firstPick([], left) : pickIn(decision, left);
    try {
      const waiting = asked(table, decision, picked.length === 0 ? line.decision : null);
      if (picked.length === MOST_PICKS) throw new Refused(`A line can have at most ${MOST_PICKS} steps.`);
      const past = rest === '' && picked.length === 0 ? null : leadingTo(table, waiting, said, game);
      if (past !== null) {
        apply(past);
        picked.push(answerWords(waiting, past.keys));
        continue;
      }
      ({ said, rest } = joinedPick(table, waiting, { said, rest }, game));
      tried?.(doneBefore(left), rest === '' ? tidied(line.text) : doneBefore(rest));
      if (isNews) assertClear(waiting, said, game);
      const { answer, split, isWhole } = readPick(table, waiting, said, game);
      apply(answer);
      picked.push(answerWords(waiting, answer.keys));
      // If the choice is part of the option's own name, it must not answer the next question as well.
      if (split !== null && !(isWhole && splitChoice(waiting, said) === null)) choose(waiting, split.choice);
      // If an entry reveals something, the barrier moves to that entry.
      isNews ||= table.state?.barrier === table.seq;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const around = { before: tried === undefined ? '' : doneBefore(left), said, rest };
      const guessed = decision === null ? [] : insteadOf(decision, around, game);
      return ended(stoppedAt(picked, said, withProposals(error.refusal, guessed, around)));
    }
    if (rest === '') return { picked, stopped: null };
    left = rest;
  }
}

/**
 * If a pick isn't possible now, but may be possible after another answer, returns that answer; otherwise null. Throws
 * `Refused` if that answer would give something up, unless the pick ends the turn anyway.
 */
function leadingTo(table: Table, waiting: Decision, said: string, game: Game<unknown>): PickAnswer | null {
  const lead = optionsOf(waiting).find(({ leads }) => leads !== undefined);
  if (lead === undefined || standsIn(waiting, said, game)) return null;
  const answer: PickAnswer = { t: 'answer', seat: waiting.seat, decision: waiting.id, keys: [lead.key] };
  const next = leftBy(table, answer, game);
  if (next === null || next === 'unknown' || !standsIn(next, said, game)) return null;
  if (typeof lead.leads === 'string' && !isEnd(next, said, game))
    throw new Refused(`${lead.leads} Type “${lead.label}” first, or continue it.`, waiting.rule, [
      { label: lead.label, line: `${lead.label}; ${said}` },
    ]);
  return answer;
}

/** True if the words end the turn. */
function isEnd(decision: Decision, said: string, game: Game<unknown>): boolean {
  const intent = intentIn(decision, said, game.says ?? NO_SAYS);
  return 'keys' in intent && intent.keys.every((key) => optionByKey(decision, key)?.verb === END);
}

/**
 * Returns the seat's open question. `id` is the id of the expected question, or null after a pick. Throws `Refused` if
 * no question is open, or if another one is.
 */
function asked(table: Table, decision: Decision | null, id: string | null): Decision {
  running(table);
  // In the middle of the turn, the last pick may have led to a question for another seat.
  if (decision === null) throw new Refused(waitsFor(table, id === null), 'T-TURN-01');
  if (id !== null && id !== decision.id)
    throw new Refused('That question is no longer open. This is your current one.', 'T-TURN-02');
  return decision;
}

/**
 * After a reveal, throws `Refused` if the words are only a place or number, because the player might now mean something
 * else.
 */
function assertClear(decision: Decision, said: string, { says = NO_SAYS }: Game<unknown>): void {
  const [word = '', ...others] = parseTyped(said).telling;
  if (others.length > 0 || !isPlace(word)) return;
  const intent = intentIn(decision, said, says);
  const meant =
    'keys' in intent
      ? intent.keys.flatMap((key) => optionByKey(decision, key) ?? [])
      : 'meant' in intent
        ? intent.meant
        : [];
  throw new Refused(
    `Something new was revealed, so be more specific: ${quoted(said)} alone isn’t clear.${meant.length > 0 ? ` ${meantBy(meant)}` : ''}`,
  );
}

/** Creates the refusal that ends a line, and quotes the pick that caused it. */
export function stoppedAt(picked: readonly Text[], said: string, refusal: Refusal): Refusal {
  const { text } = refusal;
  if (said === '' || text.includes(quoted(said))) return refusal;
  return { ...refusal, text: `${picked.length === 0 ? '' : 'Stopped at '}${quoted(said)}: ${text}` };
}

/**
 * Puts the suggestions `guessed` before the refusal's own suggestions. Each suggestion continues with the rest of the
 * line.
 */
function withProposals(
  refusal: Refusal,
  guessed: NonNullable<Refusal['instead']>,
  { before, rest }: { before: string; rest: string },
): Refusal {
  const following = rest === '' ? '' : `; ${rest}`;
  const nearest = (refusal.instead ?? [])
    .filter(({ label }) => !guessed.some((one) => one.label === label))
    .map(({ label, line }) => ({ label, line: `${before}${line}${following}` }));
  const instead = [...guessed, ...nearest];
  return instead.length === 0 ? refusal : { ...refusal, instead };
}
