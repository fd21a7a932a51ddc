import { optionByKey, optionsOf } from '../kernel/decision.ts';
import type { Decision, Option, Text, VerbSynonyms } from '../kernel/types.ts';
import { nearly } from './fuzzy-words.ts';
import { hinted, misspelled } from './guess.ts';
import { endingThere } from './labelled.ts';
import { namesListed } from './name-lists.ts';
import { about, fitting, named } from './naming.ts';
import { optionWordsOf, parseTyped, unlettered } from './option-words.ts';
import { mostPieces, type PartReader, readParts } from './pieces.ts';
import { asTyped, LONGEST, wordsOf } from './words.ts';

/**
 * The meaning of words that a player typed for a question.
 * - `keys`: the words mean this answer.
 * - `several`: the words match all of these options.
 * - `meant`: the words match nothing, but may mean these few options, if any.
 */
export type Meaning = { keys: string[] } | { several: Option[] } | { meant: Option[] };

/** The text that people type to choose nothing. */
export const NONE = 'none';
/** The text with which completion offers to choose nothing. */
export const NONE_WORDS = 'None of these';

/**
 * Maximum number of options that a typed answer can name. A form has room for the same number of options in its menus.
 */
const MOST_PARTS = 125;
/** Maximum number of options that a sentence lists. */
const NAMED = 8;

/** Finds out what words mean: options (by key, label or distinguishing words), a number, or points to spread. */
export function intentIn(decision: Decision, text: string, says: VerbSynonyms): Meaning {
  if (takesNone(decision) && isNone(text) && named(optionsOf(decision), text).length === 0) return { keys: [] };
  const numbers = amounts(decision, text, says);
  if (numbers !== null) return { keys: numbers };
  const options = optionsOf(decision);
  const given = named(options, text).length > 0 ? null : leftOut(decision, text, says);
  if (given !== null) return given;
  if (!takesSeveral(decision) || named(options, text).length > 0) return oneIn(options, text, says);
  const all = allIn(decision, text, says);
  if (all !== null) return { keys: all };
  let missed: Exclude<Meaning, { keys: string[] }> = { meant: [] };
  const parts = readParts(text, {
    ...inParts(options, false),
    short(part) {
      const found = oneIn(options, part, says);
      if ('keys' in found) return isOnlyEnd(decision, found.keys, part) ? null : found.keys;
      missed = found;
      return namesListed(options, part, says);
    },
  });
  // If a part has no clear meaning, returns what it may mean. If there are too many parts, nothing is guessed.
  return 'wrong' in parts ? missed : { keys: parts.read.flat() };
}

/** Returns a reader that matches parts of an answer with full names of options, without its method `short`. */
function inParts(options: readonly Option[], counted: boolean): Omit<PartReader<string[]>, 'short'> {
  const labels = options.map(({ label }) => (counted ? `1 ${label}` : label));
  return {
    counted,
    whole(part) {
      const [only, ...others] = named(options, part);
      return only === undefined || others.length > 0 ? null : [only.key];
    },
    most: MOST_PARTS,
    joined: mostPieces(labels, counted),
  };
}

/**
 * True if a part names only words after the comma in an option's label, such as “number 2”, and so may belong to the
 * previous part.
 */
function isOnlyEnd(decision: Decision, keys: readonly string[], part: string): boolean {
  const { label = '' } = optionByKey(decision, keys[0] ?? '') ?? {};
  const [first = '', ...others] = label.split(',');
  const said = wordsOf(part);
  return others.length > 0 && !wordsOf(first).some((word) => said.includes(word));
}

/**
 * Returns the option that the words mean. If they match several options, returns these. If they match none, returns
 * options that they may mean.
 */
function oneIn(options: readonly Option[], text: string, says: VerbSynonyms): Meaning {
  if (text.length > LONGEST) return { meant: [] };
  const exact = fitting(options, text, says);
  const near = exact.length > 0 ? exact : nearly(options, text, says);
  const ways = parseTyped(text).words.filter((word) => says.ways?.includes(word));
  const found = near.filter((option) => ways.every((word) => optionWordsOf(option, says).words.has(word)));
  if (found.length < near.length && found.length === 0) return { meant: [] };
  const [only, ...others] = found;
  if (only === undefined) return guessed(options, text, says);
  return others.length > 0 ? severalOf(found, text, says) : { keys: [only.key] };
}

/**
 * Returns several options that the words match. If some of them lead to the last named place, returns only these. A
 * single remaining option is suggested but not picked.
 */
function severalOf(options: readonly Option[], text: string, says: VerbSynonyms): Exclude<Meaning, { keys: string[] }> {
  const faces = options.map((option) => optionWordsOf(option, says));
  const several = endingThere(faces, parseTyped(text).words).map(({ option }) => option);
  return several.length > 1 ? { several } : { meant: several };
}

/** Matches “all” and its variants, with or without exceptions: “everyone”, “all but Worf”. */
const ALL = /^(?:all(?: of (?:them|you))?|every(?:one|body|thing)|both)(?: (?:but|except|without) (.+))?$/i;

/**
 * Returns the keys of all options, except those that the words exclude. Returns null if the words don’t say “all”, or
 * if not all options may be chosen together.
 */
function allIn(decision: Decision, text: string, says: VerbSynonyms): string[] | null {
  const { kind, max, options } = decision;
  const [words, but] = text.length > LONGEST ? [] : (ALL.exec(text.trim()) ?? []);
  if (words === undefined || kind !== 'subset' || (but === undefined && options.length > max)) return null;
  if (/^both/i.test(words) && options.length !== 2) return null;
  // If a label begins with these words, they are part of a name and don't mean all options.
  if (options.some(({ label }) => asTyped(label).startsWith(asTyped(words)))) return null;
  if (but === undefined) return options.map(({ key }) => key);
  const left = intentIn(decision, but, says);
  return 'keys' in left ? options.map(({ key }) => key).filter((key) => !left.keys.includes(key)) : null;
}

/** Verbs for giving something up. If a player names the options to keep, the others are given up. */
const GIVING: ReadonlySet<string> = new Set(['discard', 'return']);
const KEEP = /^keep (.+)$/i;

/**
 * Returns the options to give up if the words say what to keep: “keep Worf”, “keep all”. If the words name fewer
 * options than the player keeps, it isn’t clear which of the others to give up, so all of these are returned as
 * `several`. Returns null if the words don’t say what to keep, or if they name too many options.
 */
function leftOut(decision: Decision, text: string, says: VerbSynonyms): Exclude<Meaning, { meant: Option[] }> | null {
  const { kind, min, max, options } = decision;
  const [, kept] = text.length > LONGEST ? [] : (KEEP.exec(text.trim()) ?? []);
  const isGiven = kind === 'subset' || (kind === 'pick' && decision.instead === undefined);
  if (kept === undefined || !isGiven || !options.every(({ verb }) => GIVING.has(verb))) return null;
  const stays = intentIn({ ...decision, kind: 'subset', min: 0, max: options.length }, kept, says);
  if (!('keys' in stays)) return null;
  const given = options.filter(({ key }) => !stays.keys.includes(key));
  if (given.length > max) return { several: given };
  return given.length < min ? null : { keys: given.map(({ key }) => key) };
}

/** Returns the options that words may mean if they match nothing. The player is asked before any of them is played. */
function guessed(options: readonly Option[], text: string, says: VerbSynonyms): Exclude<Meaning, { keys: string[] }> {
  const fits = about(options, text, says);
  if (fits.length > 1) return severalOf(fits, text, says);
  const hints = hinted(options, text, says);
  if (hints.length > 1) return severalOf(hints, text, says);
  return { meant: hints.length > 0 ? hints : misspelled(options, text, says) };
}

/** Creates a question that suggests what the words may mean. */
export function meantBy(options: readonly { label: Text }[]): Text {
  return `Did you mean ${options.map(({ label }) => `“${label}”`).join(' or ')}?`;
}

/** Creates a refusal of words that match nothing, with suggestions. */
export function nothingNamed(text: string, meant: readonly Option[]): Text {
  return `${quoted(text)} matches nothing you can choose. ${meantBy(meant)}`;
}

/** Creates a message saying that the words match several options. */
export function whichOf(text: string, options: readonly Option[]): Text {
  const labels = options.slice(0, NAMED).map(({ label }) => label);
  const more = options.length > NAMED ? `, and ${options.length - NAMED} more` : '';
  return `${quoted(text)} matches several: ${labels.join('; ')}${more}. Choose one.`;
}

/** Returns at most the first 60 characters of the typed text, in quotes. */
export function quoted(text: string): Text {
  return `“${[...text].slice(0, 60).join('')}”`;
}

/** Words that mean “nothing”, besides `NONE` and the text that completion offers. */
const NOTHING: ReadonlySet<string> = new Set(['none of them', 'no one', 'nobody', 'nothing']);

/** True if the words mean that the player chooses nothing. */
function isNone(text: string): boolean {
  const words = text.trim().toLowerCase();
  return [NONE, NONE_WORDS.toLowerCase()].includes(words) || NOTHING.has(words);
}

/** True if an answer may choose nothing. */
export function takesNone({ kind, min }: Decision): boolean {
  return min === 0 && kind !== 'pick' && kind !== 'amount';
}

/** True if an answer may name several options. */
export function takesSeveral({ kind, max }: Decision): boolean {
  return kind === 'subset' ? max > 1 : kind === 'order' || kind === 'allocate';
}

/**
 * Reads numbers for a question about an amount, or points to spread: `4`, or `attack 2, move 1`, or `2 attack 1 move`.
 * Returns null if the text has another form, or names something that isn't an option.
 */
export function amounts(decision: Decision, text: string, says: VerbSynonyms): string[] | null {
  if (decision.kind === 'amount') return /^\s*-?\d{1,6}\s*$/.test(text) ? [text.trim()] : null;
  if (decision.kind !== 'allocate') return null;
  const { options, max } = decision;
  const { whole, ...how } = inParts(options, true);
  /** Finds the option that a number belongs to, by the option's full or abbreviated name. */
  const counted = (part: string, read: (name: string) => string[] | null): string[] | null => {
    const [, before, first = '', last = '', after] = part.length > LONGEST ? [] : (COUNTED.exec(part) ?? []);
    const count = Number(before ?? after);
    if (Number.isNaN(count) || count > max) return null;
    const key = read(first === '' ? last : first);
    return key === null ? null : key.flatMap((one) => new Array<string>(count).fill(one));
  };
  const short = (name: string): string[] | null => {
    const [only, ...others] = fitting(options, name, says);
    return only === undefined || others.length > 0 ? null : [only.key];
  };
  const parts = readParts(text, {
    whole: (part) => whole(part) ?? counted(part, whole),
    short: (part) => counted(part, short),
    ...how,
  });
  return 'read' in parts && parts.read.length > 0 ? parts.read.flat() : null;
}

/** A number with its name before or after it: `2 Attack`, `attack: 2`. */
const COUNTED = /^(?:(\d{1,4})(?!\d)[ x×=:]*([^ ].*)|([^ ].*?)[ x×=:]+(\d{1,4}))$/i;

/** Formats an answer: `Worf, Data` or `2 Attack, 1 Move`. */
export function answerWords(decision: Decision, keys: readonly string[]): Text {
  if (keys.length === 0) return NONE_WORDS;
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => {
      const option = optionByKey(decision, key);
      const label = option === null ? key : unlettered(option);
      return decision.kind === 'allocate' ? `${count} ${label}` : label;
    })
    .join(decision.kind === 'order' ? ', then ' : ', ');
}
