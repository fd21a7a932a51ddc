import { inOrder, labelled, verbWords } from '../src/discord/compose/words.ts';
import type { GameChat } from '../src/discord/games/chat.ts';
import { namesOf } from '../src/discord/ids.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import type { Choice } from '../src/discord/reply.ts';
import { offers } from '../src/kernel/decision.ts';
import type { Decision, Option } from '../src/kernel/types.ts';

/**
 * What a typed action stands for among the options of a question.
 * - `keys`: an answer. - `several`: it fits these options. - `stale`: it was completed for an earlier question.
 * - `unknown`: it fits nothing.
 */
export type Wish = { keys: string[] } | { several: Option[] } | 'stale' | 'unknown';

/** A completed action: the question's id and the names of the keys that were chosen. */
const TOKEN = /^(d\d{1,9}):(none|[\w-]{8}(?:\+[\w-]{8})*)$/;

/** Stands for the answer that takes nothing. */
const NONE = 'none';

/** What an action that was typed or completed stands for. */
export function wishFor(decision: Decision, text: string): Wish {
  const token = TOKEN.exec(text.trim());
  if (token !== null) return fromToken(decision, token[1] ?? '', (token[2] ?? '').split('+'));
  if (takesNone(decision) && text.trim().toLowerCase() === NONE) return { keys: [] };
  const parts = takesSeveral(decision) ? text.split(',') : [text];
  const keys: string[] = [];
  for (const part of parts) {
    const found = fitting(offers(decision), part);
    const [only, ...others] = found;
    if (only === undefined) return 'unknown';
    if (others.length > 0) return { several: found };
    keys.push(only.key);
  }
  return { keys };
}

function fromToken(decision: Decision, id: string, names: readonly string[]): Wish {
  if (id !== decision.id) return 'stale';
  if (names[0] === NONE) return { keys: [] };
  const byName = new Map([...namesOf(offers(decision).map(({ key }) => key))].map(([key, name]) => [name, key]));
  const keys = names.flatMap((name) => byName.get(name) ?? []);
  return keys.length === names.length ? { keys } : 'stale';
}

/** Options that words fit: the one with this key or label, else all that hold each of the words. */
function fitting(options: readonly Option[], text: string): Option[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const exact = options.filter(({ key, label }) => key.toLowerCase() === wanted || label.toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  return options.filter((option) => holds(`${option.label} ${option.key} ${option.hint ?? ''}`, wanted));
}

function holds(text: string, words: string): boolean {
  const where = text.toLowerCase();
  return words.split(/\s+/).every((word) => where.includes(word));
}

function takesNone({ kind, min }: Decision): boolean {
  return min === 0 && kind !== 'pick' && kind !== 'amount';
}

function takesSeveral({ kind, max }: Decision): boolean {
  return kind === 'subset' ? max > 1 : kind === 'order' || kind === 'allocate';
}

/**
 * Completes an action: the options that hold the words, at most 25, the commonest verbs first. Where several are
 * wanted, those before the last comma are kept.
 */
export function completeAction(decision: Decision, chat: GameChat, text: string): Choice[] {
  const names = namesOf(offers(decision).map(({ key }) => key));
  const several = takesSeveral(decision);
  const parts = text.split(',');
  const last = (several ? parts.at(-1) : text)?.trim().toLowerCase() ?? '';
  const before = several ? parts.slice(0, -1).flatMap((part) => fitting(decision.options, part).slice(0, 1)) : [];
  const value = (options: readonly Option[]) =>
    `${decision.id}:${options.map(({ key }) => names.get(key) ?? '').join('+')}`;
  const none = takesNone(decision) && NONE.includes(last) && before.length === 0;
  const first = none ? [{ name: 'None of these', value: `${decision.id}:${NONE}` }] : [];
  const rest = inOrder(chat, offers(decision))
    .filter((option) => !before.includes(option) || decision.kind === 'allocate')
    .filter((option) =>
      holds(`${verbWords(chat, option.verb).label} ${option.label} ${option.hint ?? ''} ${option.key}`, last),
    )
    .map((option) => {
      const all = [...before, option];
      return {
        name: cut(all.length > 1 ? all.map(({ label }) => label).join(', ') : labelled(option), LIMITS.choiceName),
        value: value(all),
      };
    })
    .filter((choice) => choice.value.length <= LIMITS.choiceValue);
  return [...first, ...rest].slice(0, LIMITS.choices);
}

/**
 * Reads numbers for a question that wants one, or points to spread: `4`, or `attack 2, move 1`. Null when the text
 * holds no number or names an option that isn't there.
 */
export function amounts(decision: Decision, text: string): string[] | null {
  if (decision.kind === 'amount') return /^\s*-?\d{1,6}\s*$/.test(text) ? [text.trim()] : null;
  if (decision.kind !== 'allocate') return null;
  const keys: string[] = [];
  for (const part of text.split(/[,;\n]/)) {
    const number = /\d{1,4}/.exec(part)?.[0] ?? '';
    const [only, ...others] = fitting(decision.options, part.replace(number, '').replace(/[=:]/g, ' '));
    const count = Number(number);
    if (number === '' || only === undefined || others.length > 0 || count > decision.max) return null;
    keys.push(...new Array<string>(count).fill(only.key));
  }
  return keys;
}
