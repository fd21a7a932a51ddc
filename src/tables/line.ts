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
import { named } from './naming.ts';
import { parseTyped } from './option-words.ts';
import { answerWords, meantBy, quoted, takesSeveral, wishIn } from './parse-intent.ts';
import { type FirstPick, type PickAnswer, readPick, splitOf, standsIn } from './pick.ts';
import type { Line, LineDone } from './types.ts';
import { NO_SAYS } from './verb-words.ts';
import { isPlace, LONGEST } from './words.ts';

/** Picks that one line may hold: more than any turn has, and few enough that nobody else waits long. */
const MOST_PICKS = 25;
/** What divides picks: `;`, a line break, `, then`, ` then `. Blanks are single ones by then. */
const DIVIDER = / ?(?:[;\n]+(?: ?then\b)?|, ?then\b| then\b)/gi;
/** Dividers that have nothing before them. */
const IDLE = /^(?:[;\s]|then\b)+/i;
/**
 * Divides the first pick from a line. Options whose own words hold a divider come first: the longest beginning of the line
 * that names one of these in full is the pick, else all up to the first divider.
 */
export function firstPick(options: readonly Option[], text: string): FirstPick {
  const line = tidied(text);
  const ends = [...line.matchAll(DIVIDER)].map(({ 0: mark, index }) => ({ at: index, next: index + mark.length }));
  const last = { at: line.length, next: line.length };
  const whole = [...ends, last].findLast(({ at }) => at <= LONGEST && named(options, line.slice(0, at)).length > 0);
  const { at, next } = whole ?? ends[0] ?? last;
  return { said: line.slice(0, at), rest: tidied(line.slice(next)) };
}

/** The first pick of a line for a question: where an order is asked for, `then` is part of the answer. */
export function pickIn(decision: Decision, text: string): FirstPick {
  const options = optionsOf(decision);
  if (decision.kind !== 'order') return firstPick(options, text);
  const [said = '', ...rest] = tidied(text).split(/[;\n]/);
  return { said: said.trim(), rest: tidied(rest.join(';')) };
}

/** What a pick that was refused may have been meant for, each with the line that does it: what was to follow stays. */
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
    const wish = wishIn(decision, words, game.says ?? NO_SAYS);
    if (!('meant' in wish) || wish.meant.length === 0) continue;
    const following = rest === '' ? '' : `; ${rest}`;
    return wish.meant.map(({ label, key }) => {
      // Long lines have no room in a button.
      const name = key.length < label.length ? key : label;
      return { label, line: `${before}${name}${choice}${following}` };
    });
  }
  return [];
}

function tidied(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(IDLE, '')
    .trim();
}

/**
 * Applies the picks of a line in order, for as long as the table asks this seat and each of them is clear. The first that
 * isn't ends it: what came before stands. Throws `Refused` when that is the first of all.
 *
 * @param apply applies an answer to the table, or throws `Refused` with the table unchanged.
 */
export function runLine(table: Table, line: Line, game: Game<unknown>, apply: (answer: PickAnswer) => void): LineDone {
  const done = playLine(table, line, game, apply);
  const { picked, stopped } = done;
  if (picked.length === 0 && stopped !== null)
    throw new Refused(`Nothing was done. ${stopped.text}`, stopped.rule, stopped.instead);
  return done;
}

/** Goes on with what was left of a line when it had to wait for others. */
export function resumeLine(
  table: Table,
  { seat, done: { rest = '', ...before } }: { seat: Seat; done: LineDone },
  game: Game<unknown>,
  apply: (answer: PickAnswer) => void,
): LineDone {
  return playLine(table, { t: 'line', seat, decision: '', text: rest }, game, apply, before);
}

/**
 * The same, with nothing picked where the first of all isn’t clear; `before`: what its first part came to. `isTried`: nothing of it
 * stands, so that what may have been meant is proposed with all that comes before it.
 */
export function playLine(
  table: Table,
  { seat, ...line }: Line,
  game: Game<unknown>,
  apply: (answer: PickAnswer) => void,
  before: Pick<LineDone, 'picked' | 'news'> = { picked: [] },
  isTried = false,
): LineDone {
  const picked: Text[] = [...before.picked];
  // Whoever responds in another seat's turn waits for that seat, not for an answer in between.
  const isResponse = pendingFor(table, seat)?.window !== undefined;
  const started = { seat, turn: isResponse ? undefined : turnOf(table, game) };
  let isNews = before.news === true;
  const ended = (stopped: Refusal | null, rest?: Text): LineDone => ({
    picked,
    stopped,
    ...(isNews ? { news: true } : {}),
    ...(rest === undefined ? {} : { rest }),
  });
  /** Answers what a pick leaves open, for as long as words stand for it. */
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
  for (let left = line.text; ; ) {
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
      if (isNews) assertClear(waiting, said, game);
      const { answer, split, isWhole } = readPick(table, waiting, said, game);
      apply(answer);
      picked.push(answerWords(waiting, answer.keys));
      // What was all said with the pick is not said once more of what is asked next.
      if (split !== null && !(isWhole && splitChoice(waiting, said) === null)) choose(waiting, split.choice);
      // Whatever comes out moves the barrier to the very entry that brought it.
      isNews ||= table.state?.barrier === table.seq;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const done = isTried ? tidied(line.text).slice(0, -tidied(left).length) : '';
      const around = { before: done, said, rest };
      const guessed = decision === null ? [] : insteadOf(decision, around, game);
      return ended(stoppedAt(picked, said, withProposals(error.refusal, guessed, around)));
    }
    if (rest === '') return { picked, stopped: null };
    left = rest;
  }
}

/**
 * The answer that leads on to what a pick stands for, where it stands for nothing before; null: there is none. Throws `Refused` where
 * something is given up by that and the pick doesn’t end the turn anyway.
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

/** Whether words end the turn. */
function isEnd(decision: Decision, said: string, game: Game<unknown>): boolean {
  const wish = wishIn(decision, said, game.says ?? NO_SAYS);
  return 'keys' in wish && wish.keys.every((key) => optionByKey(decision, key)?.verb === END);
}

/** The question that waits for the seat; `id`: the one that was meant, null after a pick. Throws `Refused` when it is another, or none. */
function asked(table: Table, decision: Decision | null, id: string | null): Decision {
  running(table);
  // What was done just now may have led to a question to another, in the middle of one’s own turn.
  if (decision === null) throw new Refused(waitsFor(table, id === null), 'T-TURN-01');
  if (id !== null && id !== decision.id)
    throw new Refused('That question is no longer open. This is your current one.', 'T-TURN-02');
  return decision;
}

/**
 * Asks for more than a place or a number once something has come out: what is done there may be another thing than what
 * was planned.
 */
function assertClear(decision: Decision, said: string, { says = NO_SAYS }: Game<unknown>): void {
  const [word = '', ...others] = parseTyped(said).telling;
  if (others.length > 0 || !isPlace(word)) return;
  const wish = wishIn(decision, said, says);
  const meant =
    'keys' in wish ? wish.keys.flatMap((key) => optionByKey(decision, key) ?? []) : 'meant' in wish ? wish.meant : [];
  throw new Refused(
    `Something new was revealed, so be more specific: ${quoted(said)} alone isn’t clear.${meant.length > 0 ? ` ${meantBy(meant)}` : ''}`,
  );
}

/** The refusal at which a line ends, with the pick that it is about in quotes. */
export function stoppedAt(picked: readonly Text[], said: string, refusal: Refusal): Refusal {
  const { text } = refusal;
  if (said === '' || text.includes(quoted(said))) return refusal;
  return { ...refusal, text: `${picked.length === 0 ? '' : 'Stopped at '}${quoted(said)}: ${text}` };
}

/** A refusal with what the words may be meant for, and then what comes nearest to them; what stands around them in the line is kept. */
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
