import type { Option, Says } from '../kernel/types.ts';
import { verbWordsOf } from './deeds.ts';
import { isBroken, isPlace, isTelling, LONGEST, partsOf, tellingOf, typedWords, wordsOf } from './words.ts';

/** An option's names: those that are shown, and its other names. */
interface Names {
  shown: readonly string[];
  called: readonly string[];
}

/** The names of options. One line asks for them many times. */
const optionNames = new WeakMap<Option, Names>();

function namesOf(option: Option): Names {
  const known = optionNames.get(option);
  if (known !== undefined) return known;
  const { key, label, hint = '', called = [] } = option;
  const made = {
    shown: [key, label, `${label} · ${hint}`].map((name) => name.toLowerCase()),
    called: called.map(nameOf),
  };
  optionNames.set(option, made);
  return made;
}

/** The options that words name in full: by key, by label, or by label and hint as completion shows them; else as they are called. */
export function named(options: readonly Option[], text: string): Option[] {
  const wanted = text.trim().toLowerCase();
  const shown = options.filter((option) => namesOf(option).shown.includes(wanted));
  return shown.length > 0 ? shown : calledSo(options, text);
}

/** The options that are called just so besides: small words and signs make no difference. */
function calledSo(options: readonly Option[], text: string): Option[] {
  const others = options.filter(({ called }) => called !== undefined);
  if (others.length === 0 || text.length > LONGEST) return [];
  const said = nameOf(text);
  return others.filter((option) => namesOf(option).called.includes(said));
}

function nameOf(text: string): string {
  return tellingOrAll(wordsOf(text)).join(' ');
}

/** Words that tell something, or all where none does: “a” is a letter where nothing else is said. */
function tellingOrAll(words: string[]): string[] {
  const telling = tellingOf(words);
  return telling.length > 0 ? telling : words;
}

/** What was typed: its words, and those of them that tell something. */
interface Said {
  words: string[];
  telling: string[];
}

/** What words can name of an option. */
export interface OptionWords {
  option: Option;
  /** Words for what it does. */
  deeds: string[];
  /** All words of its label, its verb and its key. */
  words: Set<string>;
  /** Telling words of its label up to the first colon: what it is called. */
  title: string[];
  /** What its label and its key speak of, each thing in its words. */
  names: string[][];
  /** The first thing in its key that a part of its label begins with: the card, the Crew Member. */
  subject: string[];
}

/** What was typed, in words. */
export function saidIn(text: string): Said {
  const words = typedWords(text);
  return { words, telling: tellingOf(words) };
}

/** The words that can name options, by the game's words. Each pick of a line asks for them. */
const optionWords = new WeakMap<Says, WeakMap<Option, OptionWords>>();

/** What words can name of an option. */
export function optionWordsOf(option: Option, says: Says): OptionWords {
  const ofGame = optionWords.get(says) ?? new WeakMap<Option, OptionWords>();
  optionWords.set(says, ofGame);
  const known = ofGame.get(option) ?? newWordsOf(option, says);
  ofGame.set(option, known);
  return known;
}

function newWordsOf(option: Option, says: Says): OptionWords {
  const { key, verb, label } = option;
  const words = wordsOf(label);
  const deeds = verbWordsOf(option, words, says);
  const parts = key.split(/[:+@]/).map((part) => tellingOf(wordsOf(part.replace(/^\d+-/, ''))));
  const ofKey = parts.filter((part) => part.length > 0 && part.join(' ') !== verb);
  const ofLabel = partsOf(label.toLowerCase()).map((part) =>
    part.filter((word, at) => at > 0 || !deeds.includes(word)),
  );
  const title = tellingOrAll(wordsOf(label.split(':')[0] ?? ''));
  const called = option.called ?? [];
  return {
    option,
    deeds,
    words: new Set([...words, verb, ...wordsOf(key), ...called.flatMap(wordsOf)]),
    title,
    names: [...ofLabel, ...ofKey, ...called.flatMap(partsOf)].filter((name) => name.length > 0),
    subject: ofKey.find((part) => !part.every(isPlace) && ofLabel.some((one) => begins(one, part))) ?? [],
  };
}

/**
 * The options that words stand for: those that they name in full; else those of which they tell the deed or the whole name
 * and nothing that isn’t theirs, the plain ones of these first: a card’s basic effect, what is called just so.
 */
export function fitting(options: readonly Option[], text: string, says: Says): Option[] {
  const exact = named(options, text);
  if (exact.length > 0) return exact;
  const said = saidIn(text);
  if (said.telling.length === 0 || isBroken(said.words)) return [];
  const faces = options.map((option) => optionWordsOf(option, says));
  const found = doing(faces, said) ?? faces.filter((face) => isNamed(face, said, isOneVerb(options)));
  const plain = found.filter((face) => isPlain(face, said));
  return (plain.length > 0 ? plain : found).map(({ option }) => option);
}

/**
 * The options that are told by a deed alone, or null where more is told. What else is said for a verb counts by itself only
 * where the option says so, too.
 */
function doing(faces: readonly OptionWords[], { telling }: Said): OptionWords[] | null {
  const found = faces.filter(({ deeds }) => telling.every((word) => deeds.includes(word)));
  if (found.length === 0) return null;
  return found.length > 1 || found.some(({ words }) => telling.some((word) => words.has(word))) ? found : [];
}

/** Whether an option is called just what was said, or its label begins with it. */
function isPlain({ title, deeds, option }: OptionWords, { telling }: Said): boolean {
  const rest = without(telling, deeds);
  if (rest.length > 0) return isSame(without(title, deeds), rest);
  return telling.includes(option.verb) && telling.includes(title[0] ?? '');
}

/** Whether a question is about one kind of thing, so that what is done goes without saying. */
export function isOneVerb(options: readonly Option[]): boolean {
  const verbs = new Set(options.map(({ verb }) => verb).filter((verb) => verb !== 'pass'));
  return verbs.size === 1 && options.length > 1;
}

function isNamed(face: OptionWords, { telling }: Said, isAlike: boolean): boolean {
  const { deeds, words, names, option } = face;
  const rest = without(telling, deeds);
  const whole = names.filter((name) => isWithin(name, telling));
  if (!rest.every((word) => words.has(word))) return false;
  if (rest.length < telling.length && whole.length > 0) return true;
  if (isAlike) return whole.some((name) => name.some(isTelling));
  if (isWithin(tellingOf(wordsOf(option.label)), telling)) return true;
  return isCalled(face, telling) && (option.verb === 'move' || !face.title.some(isPlaceName));
}

/** Whether words hold all of what an option is called, or of what it is about. A number alone is no name. */
function isCalled({ title, deeds, subject }: OptionWords, telling: readonly string[]): boolean {
  return [without(title, deeds), subject].some(
    (name) => name.some((word) => !/^\d+$/.test(word) && isTelling(word)) && isWithin(name, telling),
  );
}

/** A place alone is where to go: nothing else is done there unasked. */
function isPlaceName(word: string): boolean {
  return isPlace(word) && !/^\d/.test(word);
}

/** Words without some of them. */
export function without(words: readonly string[], some: readonly string[]): string[] {
  return words.filter((word) => !some.includes(word));
}

function isWithin(part: readonly string[], all: readonly string[]): boolean {
  return part.every((word) => all.includes(word));
}

/** Whether words begin with others. */
export function begins(words: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((word, at) => words[at] === word);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return isWithin(one, other) && isWithin(other, one);
}
