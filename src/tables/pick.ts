import { objection, optionByKey, optionsOf } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { running } from '../kernel/running.ts';
import type { Input, Table } from '../kernel/table.ts';
import { type Decision, type Option, Refused } from '../kernel/types.ts';
import { chosenOf, isChoice, leftBy, type SplitChoice, splitChoice } from './choice.ts';
import { parseTyped } from './option-words.ts';
import { answerWords, intentIn, meantBy, quoted, takesSeveral, whichOf } from './parse-intent.ts';
import { reasonFor } from './reason.ts';
import { NO_SAYS } from './verb-words.ts';
import { LONGEST } from './words.ts';

/** Maximum number of options for a pick that are tried, or listed in a sentence. */
const MOST_WAYS = 8;

/** The first pick of a line and the rest of the line, which is empty if there is only one pick. */
export interface FirstPick {
  said: string;
  rest: string;
}

/** The answer that a pick gives to a question. */
export type PickAnswer = Extract<Input, { t: 'answer' }>;

/** The meaning of a pick: an answer, and the choice that was typed with it. */
export interface ReadPick {
  answer: PickAnswer;
  /** The choice that was typed with the pick, or null. */
  split: SplitChoice | null;
  /** True if the whole text, including the words after the colon, names the options. */
  isWhole: boolean;
}

/** Parses a pick as the answer to a question. Throws `Refused` if the pick matches no option. */
export function readPick(table: Table, decision: Decision, said: string, game: Game<unknown>): ReadPick {
  const split = splitOf(decision, said, game);
  const { keys, isWhole } = keysSaid(table, decision, said, split, game);
  const answer: PickAnswer = { t: 'answer', seat: decision.seat, decision: decision.id, keys };
  if (split !== null && !isWhole) assertChosen(table, answer, decision, split.choice, game);
  return { answer, split, isWhole };
}

/** Splits a pick from the choice after it, at a colon or by the game's own rule. Returns null if there is no choice. */
export function splitOf(decision: Decision, said: string, game: Game<unknown>): SplitChoice | null {
  return splitChoice(decision, said) ?? (said.length > LONGEST ? null : (game.divide?.(said) ?? null));
}

/** True if the words mean something for a question, with or without the choice after them. */
export function standsIn(decision: Decision, said: string, game: Game<unknown>): boolean {
  const split = splitOf(decision, said, game);
  return [said, ...(split === null ? [] : [split.said])].some((words) => {
    const intent = intentIn(decision, words, game.says ?? NO_SAYS);
    return !('meant' in intent) || intent.meant.length > 0;
  });
}

/**
 * Returns the keys that a pick means. `isWhole` is true if all words of the pick name them, and false if only the words
 * before the choice do.
 */
function keysSaid(
  table: Table,
  decision: Decision,
  said: string,
  split: SplitChoice | null,
  game: Game<unknown>,
): { keys: string[]; isWhole: boolean } {
  const whole = intentIn(decision, said, game.says ?? NO_SAYS);
  if ('keys' in whole) return { keys: offered(table, decision, whole.keys, said, game), isWhole: true };
  const intent = split === null ? whole : intentIn(decision, split.said, game.says ?? NO_SAYS);
  if ('keys' in intent) return { keys: intent.keys, isWhole: false };
  const led =
    split !== null && 'several' in intent ? leadingToChoice(table, decision, intent.several, split.choice, game) : null;
  return { keys: led ?? keysFor(table, decision, said, game), isWhole: false };
}

/** If this choice is possible after exactly one of several options, returns the key of that option, otherwise null. */
function leadingToChoice(
  table: Table,
  decision: Decision,
  several: readonly Option[],
  choice: string,
  game: Game<unknown>,
): string[] | null {
  if (several.length > MOST_WAYS) return null;
  const found = several.filter(({ key }) => {
    const open = leftBy(table, { t: 'answer', seat: decision.seat, decision: decision.id, keys: [key] }, game);
    if (open === null || open === 'unknown') return false;
    const chosen = chosenOf(open, decision, choice, game.says ?? NO_SAYS);
    return chosen !== null && objection(open, chosen.keys) === null;
  });
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : [only.key];
}

/**
 * Throws `Refused` if the choice isn't possible after its pick. The choice is checked before anything is played, since
 * the player may not want the pick without the choice. If the next question can't be predicted, the pick is played
 * first, and its question is asked.
 */
function assertChosen(table: Table, answer: PickAnswer, decision: Decision, choice: string, game: Game<unknown>): void {
  const open = leftBy(table, answer, game);
  if (open === 'unknown') return;
  const chosen = open === null ? null : chosenOf(open, decision, choice, game.says ?? NO_SAYS);
  const wrong = open === null || chosen === null ? null : objection(open, chosen.keys);
  if (wrong !== null) throw new Refused(`${quoted(choice)}: ${wrong}`, open?.rule);
  if (chosen !== null) return;
  const option = optionByKey(decision, answer.keys[0] ?? '');
  const own = new Set(parseTyped(`${option?.label ?? ''} ${option?.hint ?? ''}`).words);
  if (parseTyped(choice).telling.every((word) => own.has(word))) return;
  const fits = open === null ? null : intentIn(open, choice, game.says ?? NO_SAYS);
  if (fits !== null && 'several' in fits) throw new Refused(whichOf(choice, fits.several), decision.rule);
  const ways = open === null || !isChoice(open, decision) ? [] : optionsOf(open).map(({ label }) => label);
  const listed = ways.slice(0, MOST_WAYS).join('; ');
  const picked = quoted(answerWords(decision, answer.keys));
  if (open !== null && ways.length > 0 && takesSeveral(open))
    throw new Refused(`${quoted(choice)} isn’t clear. For ${picked} you can name: ${listed}.`, decision.rule);
  const what = `${quoted(choice)} isn’t possible for ${picked} now`;
  throw new Refused(ways.length === 0 ? `${what}.` : `${what}: ${listed}.`, decision.rule);
}

/**
 * Returns the keys if the question offers all of them. If one of the keys is gone, throws `Refused` with the game’s own
 * reason, for example that another player has taken a number.
 */
function offered(table: Table, decision: Decision, keys: string[], said: string, game: Game<unknown>): string[] {
  const gone = keys.find((key) => optionByKey(decision, key) === null);
  if (gone === undefined) return keys;
  throw notPicked(table, decision, said, game);
}

/** Returns the keys that the words mean. Throws `Refused` with the game's own reason if the words match no option. */
function keysFor(table: Table, decision: Decision, said: string, game: Game<unknown>): string[] {
  const intent = intentIn(decision, said, game.says ?? NO_SAYS);
  if ('keys' in intent) return intent.keys;
  if ('several' in intent) throw new Refused(whichOf(said, intent.several));
  throw notPicked(table, decision, said, game);
}

/**
 * Creates the refusal of a pick that matches no option. If the action is possible when worded differently, the refusal
 * asks what the player means, instead of saying that the action is possible.
 */
function notPicked(table: Table, decision: Decision, said: string, game: Game<unknown>): Refused {
  const { text, rule, instead, can } = reasonFor(running(table), decision.seat, said, game);
  if (can !== true) return new Refused(text, rule, instead);
  return new Refused(`${quoted(said)} isn’t clear. ${meantBy(instead ?? [])}`, rule ?? decision.rule, instead);
}
