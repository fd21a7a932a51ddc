/** A kind of hostile text, by length and a number that varies it. */
export interface Family {
  name: string;
  text(letters: number, seed: number): string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A repeatable source of random numbers (xorshift). */
export function numbers(seed: number): (bound: number) => number {
  let state = seed | 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

/** A piece repeated many times. */
function over(name: string, ...pieces: string[]): Family {
  return {
    name,
    text(letters, seed) {
      const piece = pieces[seed % pieces.length] ?? '';
      return piece.repeat(Math.ceil(letters / piece.length)).slice(0, letters);
    },
  };
}

/** Joins words made one by one, with a separator. */
function made(name: string, between: string, word: (at: number, next: (bound: number) => number) => string): Family {
  return {
    name,
    text(letters, seed) {
      const next = numbers(seed + 1);
      const words: string[] = [];
      for (let length = 0; length < letters; length += between.length + (words.at(-1)?.length ?? 0))
        words.push(word(words.length, next));
      return words.join(between).slice(0, letters);
    },
  };
}

const letter = (next: (bound: number) => number): string => LETTERS[next(26)] ?? '';

/** Kinds of texts that once made a parser, a search or a regular expression slow. */
export const FAMILIES: readonly Family[] = [
  over('blanks', ' ', '\t', '\u00a0', '\n', ' \n'),
  { name: 'blanks between letters', text: (letters) => `a${' '.repeat(Math.max(0, letters - 3))}\u2028b` },
  over('one letter', 'x', 'a', 'W'),
  over('combining marks', 'a\u0301\u0323', '\u0301', '\u0344', 'e\u0327\u0301\u0316'),
  over('emoji', '🖖', '👨‍👩‍👧‍👦', '🏳️‍🌈', '\ud83d'),
  over('marks of direction', '\u202e', '\u2066x\u2069', 'שלום ', '\u200f'),
  over('nothing that is seen', '\u200b', '\u2060', '\u3164', '\ufeff'),
  over('separators', '\u2028', '\u2029', '\u0085', 'a\u2028'),
  over('signs of expressions', '(a+)+$', '.*.*', '[^\\n]*', '\\', '((((', '|||'),
  over('markdown', '**', '_*_', '`', '||', '[a](b)', '> ', '# '),
  over('mentions', '<@100000000000000001>', '@everyone ', '<#1>', '</play:1>', 'https://a.b/'),
  over('brackets', '[', '{"a":', '(', '[[]', '}'),
  made('single letters', ' ', (_at, next) => letter(next)),
  over('repeated words', 'roll ', 'captain spock ', 'move c4 ', 'attack '),
  made('distinct words', ' ', (at, next) => `${letter(next)}${letter(next)}${letter(next)}${at}q`),
  made('words with slips', ' ', (_at, next) => `${letter(next)}nterprise`),
  made('dividers', ';', (_at, next) => letter(next)),
  made('commas', ',', (at) => `${at % 9} is what I move`),
  made('colons', ':', (_at, next) => letter(next)),
  over('numbers', '1e309 ', '9'.repeat(40), '-0', '0x1p3 ', '1,', '1=1\n'),
  over('JSON', '{"action":[1,2,{"x":null}]}', '[[[[', '"\\u0000"'),
  over('long ids', '100000000000000001', 'd7:AAAAAAAA+', 'table:abc123 ', 'C-TERM-001 '),
  over('ligatures', '\ufdfa', '\ufb03', 'ﷺ ', '①'),
  over('dotted', 'U.S.S. ', "'’‘", '…', 'a.b.c.'),
];
