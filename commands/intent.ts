import type { GameChat } from '../src/chat/game-chat.ts';
import { inOrder, labelled, verbWords } from '../src/discord/compose/words.ts';
import { namesOf } from '../src/discord/ids.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import type { Choice } from '../src/discord/reply.ts';
import { optionsOf } from '../src/kernel/decision.ts';
import { must } from '../src/kernel/must.ts';
import type { Decision, Option } from '../src/kernel/types.ts';
import { QUESTION_ID } from '../src/tables/asked.ts';
import { isChoice } from '../src/tables/choice.ts';
import { firstPick } from '../src/tables/line.ts';
import { fitting, named } from '../src/tables/naming.ts';
import { intentIn, type Meaning, NONE, NONE_WORDS, takesNone, takesSeveral } from '../src/tables/parse-intent.ts';

/** Matches an action that was picked from the suggestions: the question's id and the short names of the chosen keys. */
const TOKEN = new RegExp(`^(${QUESTION_ID}):(none|[\\w-]{8}(?:\\+[\\w-]{8})*)$`);
/** Splits a line into everything up to its last separator, and the words after it. */
const LAST = /^(.*(?:[;\n]|,? then )) ?(.*?)$/is;
/** Splits a pick into the text before its colon and the words after it. */
const CHOICE = /^(.*[^\s;:]) ?: ?([^:;\n]*)$/s;

/** True if the text is a completed action rather than plain text. */
export function isCompleted(text: string): boolean {
  return TOKEN.test(text.trim());
}

/**
 * Parses an action that was typed or picked from the suggestions; returns `stale` if it was suggested for an earlier
 * question.
 */
export function intentFor(decision: Decision, { says }: GameChat, text: string): Meaning | 'stale' {
  const token = TOKEN.exec(text.trim());
  return token === null
    ? intentIn(decision, text, says)
    : fromToken(decision, token[1] ?? '', (token[2] ?? '').split('+'));
}

function fromToken(decision: Decision, id: string, names: readonly string[]): { keys: string[] } | 'stale' {
  if (id !== decision.id) return 'stale';
  if (names[0] === NONE) return { keys: [] };
  const byName = new Map([...namesOf(optionsOf(decision).map(({ key }) => key))].map(([key, name]) => [name, key]));
  const keys = names.flatMap((name) => byName.get(name) ?? []);
  return keys.length === names.length ? { keys } : 'stale';
}

/** Returns the question that would follow the given picks, or null if that can't be known. */
type Ahead = (line: string) => Promise<Decision | null>;

/**
 * Completes a single action, or the last pick of a line. The last pick gets the options of the question that follows
 * the line's earlier picks. Returns at most 25 suggestions.
 */
export async function completeAction(
  decision: Decision,
  chat: GameChat,
  text: string,
  ahead: Ahead,
): Promise<Choice[]> {
  const chosen = await completeChoice(decision, chat, text, ahead);
  const line = LAST.exec(text);
  if (line === null) {
    const picks = completePick(decision, chat, text);
    const first = chosen.length > 0 ? [] : asTyped(decision, chat, text, picks[0]);
    return [...first, ...chosen, ...picks].slice(0, LIMITS.choices);
  }
  const parts = { typed: text.trim(), before: line[1]?.trim() ?? '', last: line[2] ?? '' };
  const next = parts.typed.length > LIMITS.choiceValue ? null : await ahead(parts.before);
  const [first, ...rest] = completeLine(decision, next, chat, parts);
  return [...(first === undefined ? [] : [first]), ...chosen, ...rest].slice(0, LIMITS.choices);
}

/** Completes the text after a colon with the options of the question that follows the pick before the colon. */
async function completeChoice(decision: Decision, chat: GameChat, text: string, ahead: Ahead): Promise<Choice[]> {
  const [, before = '', words = ''] = CHOICE.exec(text) ?? [];
  if (before === '' || text.length > LIMITS.choiceValue || named(optionsOf(decision), text).length > 0) return [];
  const open = await ahead(before);
  return open === null || !isChoice(open, decision) ? [] : inWords(open, chat, words, `${before}: `);
}

/** Completes a line for a preview, always as plain text. */
export async function completePreview(
  decision: Decision,
  chat: GameChat,
  text: string,
  ahead: Ahead,
): Promise<Choice[]> {
  if (LAST.test(text)) return completeAction(decision, chat, text, ahead);
  const typed = text.trim();
  const first = typed === '' || typed.length > LIMITS.choiceValue ? [] : [{ name: typed, value: typed }];
  return [...first, ...inWords(decision, chat, typed, '')].slice(0, LIMITS.choices);
}

/**
 * Puts the exact typed text first, before suggestions that only contain it and before answers with several parts.
 * Without the typed text in first place, pressing Enter could pick something that the person neither named nor started
 * to type. Returns nothing if the typed text would be the only suggestion. `proposed` is the suggestion that would
 * otherwise come first.
 */
function asTyped(decision: Decision, chat: GameChat, text: string, proposed: Choice | undefined): Choice[] {
  const typed = text.trim();
  if (typed === '' || typed.length > LIMITS.choiceValue || proposed === undefined) return [];
  const words = [{ name: typed, value: typed }];
  const names = namesOf(optionsOf(decision).map(({ key }) => key));
  const isProposed = (keys: readonly string[]) =>
    proposed.value ===
    `${decision.id}:${keys.map((key) => must(names.get(key), 'the short name of an option')).join('+')}`;
  if (takesSeveral(decision)) {
    const intent = intentIn(decision, typed, chat.says);
    const parts = typed.split(',').slice(0, -1);
    const isLost = parts.some((part) => fitting(optionsOf(decision), part, chat.says).length === 0);
    return isLost || ('keys' in intent && intent.keys.length > 0 && !isProposed(intent.keys)) ? words : [];
  }
  const like = optionsOf(decision).filter((option) => isLike(chat, option, typed));
  const [fit, ...others] = fitting(optionsOf(decision), typed, chat.says);
  if (fit !== undefined && others.length === 0) return isProposed([fit.key]) ? [] : words;
  if (like.length === 0 || fit !== undefined) return [];
  const isBegun = like.some((option) =>
    [option.label, option.key, `${verbWords(chat, option.verb).label} ${option.label}`].some((name) =>
      name.toLowerCase().startsWith(typed.toLowerCase()),
    ),
  );
  return isBegun ? [] : words;
}

/**
 * Completes the last pick of a line. The line itself comes first, so that Enter doesn't replace it with another
 * suggestion by accident. The options of the next question (`next`) follow, or the unused options of the current
 * question if the next one is unknown. Returns no suggestions if the line is too long to be a suggestion; the line is
 * then sent as typed.
 */
function completeLine(
  decision: Decision,
  next: Decision | null,
  chat: GameChat,
  { typed, before, last }: { typed: string; before: string; last: string },
): Choice[] {
  if (typed.length > LIMITS.choiceValue) return [];
  const first = { name: typed, value: typed };
  if (next !== null) {
    const further = inWords(next, chat, last, `${before} `).filter(({ value }) => value !== typed);
    return [first, ...completePick(decision, chat, typed), ...further];
  }
  const used = usedIn(decision, chat, before);
  const rest = inOrder(chat, decision.kind === 'pick' ? optionsOf(decision) : [])
    .filter((option) => !used.includes(option) && isLike(chat, option, last))
    .map(({ label }) => `${before} ${label}`)
    .filter((name) => name.length <= LIMITS.choiceValue && name !== typed)
    .map((name) => ({ name, value: name }));
  return [first, ...completePick(decision, chat, typed), ...rest];
}

/**
 * Returns the options that contain the typed words, each as plain text appended to the earlier text. If a label makes
 * the text too long, the option's key is used instead.
 */
function inWords(decision: Decision, chat: GameChat, words: string, before: string): Choice[] {
  if (takesSeveral(decision)) return [];
  return inOrder(chat, optionsOf(decision))
    .filter((option) => isLike(chat, option, words))
    .flatMap((option) => {
      const value = [option.label, option.key].map((name) => `${before}${name}`);
      const fits = value.find((one) => one.length <= LIMITS.choiceValue);
      return fits === undefined ? [] : [{ name: cut(`${before}${labelled(option)}`, LIMITS.choiceName), value: fits }];
    });
}

/** Maximum number of picks that completion parses in a line, because each keystroke parses them again. */
const LOOKED_AT = 6;

/** Returns the options of the current question that the line's picks already use. */
function usedIn(decision: Decision, chat: GameChat, line: string, most = LOOKED_AT): Option[] {
  if (most === 0) return [];
  const { said, rest } = firstPick(optionsOf(decision), line);
  const found = fitting(optionsOf(decision), said, chat.says);
  return [...(found.length === 1 ? found : []), ...(rest === '' ? [] : usedIn(decision, chat, rest, most - 1))];
}

/**
 * Completes one pick with options that contain the typed words, those with the most common verbs first. If the question takes
 * several options, the text before the last comma is kept.
 */
function completePick(decision: Decision, chat: GameChat, text: string): Choice[] {
  const names = namesOf(optionsOf(decision).map(({ key }) => key));
  const several = takesSeveral(decision);
  const parts = text.split(',');
  const last = (several ? parts.at(-1) : text)?.trim().toLowerCase() ?? '';
  const before = several
    ? parts.slice(0, -1).flatMap((part) => fitting(decision.options, part, chat.says).slice(0, 1))
    : [];
  const value = (options: readonly Option[]) =>
    `${decision.id}:${options.map(({ key }) => must(names.get(key), 'the short name of an option')).join('+')}`;
  const none = takesNone(decision) && NONE_WORDS.toLowerCase().startsWith(last) && before.length === 0;
  const first = none ? [{ name: NONE_WORDS, value: `${decision.id}:${NONE}` }] : [];
  const rest = inOrder(chat, optionsOf(decision))
    .filter((option) => !before.includes(option) || decision.kind === 'allocate')
    .filter((option) => isLike(chat, option, last))
    .sort((one, other) => Number(isSideways(one)) - Number(isSideways(other)))
    .map((option) => {
      const all = [...before, option];
      return {
        name: cut(all.length > 1 ? all.map(({ label }) => label).join(', ') : labelled(option), LIMITS.choiceName),
        value: value(all),
      };
    })
    .filter((choice) => choice.value.length <= LIMITS.choiceValue);
  return [...first, ...rest];
}

/**
 * True if the option plays a card sideways for a point; the options for the card's own effects are listed before it.
 */
function isSideways({ key }: Option): boolean {
  return key.startsWith('side:');
}

/** True if an option contains every word typed so far. */
function isLike(chat: GameChat, option: Option, words: string): boolean {
  const where =
    `${verbWords(chat, option.verb).label} ${option.label} ${option.hint ?? ''} ${option.key}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}
