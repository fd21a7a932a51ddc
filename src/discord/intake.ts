/**
 * Maximum number of parts (texts, numbers, lists, objects) and of letters in one payload. The largest real payload is a click
 * on a message with five menus of 25 options and six thousand letters of embeds: about 3,000 parts and 60,000 letters.
 */
const MOST_PARTS = 20_000;
const MOST_LETTERS = 200_000;
/**
 * Maximum number of characters that a person can send with an interaction. The largest form has five fields of 4,000
 * characters each.
 */
const MOST_GIVEN = 30_000;

/** Completion reads only this many characters of the typed text. No suggestion is longer. */
export const FOCUSED = 200;

/**
 * Maximum total number of letters in all options of a command, and maximum number of words in each option. A line of 25 picks
 * has about 1,000 letters and 200 words.
 */
const MOST_TYPED = 12_000;
const MOST_WORDS = 400;
/** Maximum length of an option whose definition sets no limit because the option has choices. */
const OTHERWISE = 100;

/**
 * True if a payload is small enough to be read. The check goes through the parts one by one and stops once the answer is
 * known.
 */
export function isBounded(payload: unknown): boolean {
  if (!isWithin(payload, MOST_LETTERS)) return false;
  return typeof payload !== 'object' || payload === null || !('data' in payload) || isWithin(payload.data, MOST_GIVEN);
}

function isWithin(value: unknown, most: number): boolean {
  const waiting: unknown[] = [value];
  let parts = 0;
  let letters = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    parts += 1;
    if (typeof next === 'string') letters += next.length;
    if (parts > MOST_PARTS || letters > most) return false;
    if (typeof next !== 'object' || next === null) continue;
    const inner = Object.values(next);
    if (inner.length > MOST_PARTS) return false;
    for (const one of inner) waiting.push(one);
  }
  return true;
}

/** Maximum length of each text option, by the path of its command (`game new`) and its name. */
export type TextLimits = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** An option, subcommand or group in a definition, reduced to what matters for text limits. */
interface DefinedOption {
  name: string;
  options?: readonly DefinedOption[] | undefined;
  max_length?: number | undefined;
}

/** Reads the limits from the definitions of commands. */
export function textLimits(definitions: readonly DefinedOption[]): TextLimits {
  const limits = new Map<string, Map<string, number>>();
  const note = (path: string, { options = [] }: DefinedOption): void => {
    limits.set(
      path,
      new Map(options.flatMap(({ name, max_length: most }) => (most === undefined ? [] : [[name, most]]))),
    );
    for (const option of options) note(`${path} ${option.name}`, option);
  };
  for (const definition of definitions) note(definition.name, definition);
  return limits;
}

/** The values of a command's options. */
interface Texts {
  path: readonly string[];
  typed: ReadonlyMap<string, string | number | boolean>;
}

/**
 * Returns a sentence about options that are too long, or null if none is. Discord enforces the limits of the
 * definitions, so a longer option comes from elsewhere, or was typed before a limit changed.
 */
export function overlong({ path, typed }: Texts, limits: TextLimits): string | null {
  const own = limits.get(path.join(' '));
  let all = 0;
  for (const [name, text] of typed) {
    if (typeof text !== 'string') continue;
    all += text.length;
    const most = own?.get(name) ?? OTHERWISE;
    if (text.length > most)
      return `The text in “${name}” is too long. Use at most ${most.toLocaleString('en')} characters.`;
    if (hasMoreWords(text, MOST_WORDS)) return `The text in “${name}” has too many words. Use at most ${MOST_WORDS}.`;
  }
  return all > MOST_TYPED
    ? `These texts are too long. Use at most ${MOST_TYPED.toLocaleString('en')} characters.`
    : null;
}

/** True if a text has more than `most` words. */
function hasMoreWords(text: string, most: number): boolean {
  const word = /\S+/g;
  for (let count = 0; word.exec(text) !== null; count++) if (count === most) return true;
  return false;
}
