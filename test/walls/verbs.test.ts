import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { END, PASS } from '../../src/kernel/decision.ts';

/** The shared code that reads typed text. */
const READERS = readdirSync('src/tables').filter((file) => file.endsWith('.ts') && file !== 'types.ts');

/** Verbs of games that are also common English, so shared code may contain them. */
const ENGLISH = ['no', 'all', 'go', 'turn', 'help', 'yes'];

/** Words in the text literals of a file that consist of small words only: lists of them, and single ones. */
function listed(file: string): string[] {
  const code = readFileSync(`src/tables/${file}`, 'utf8').replaceAll(/^import .*$|\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return [...code.matchAll(/'([a-z][a-z-]*(?: [a-z-]+)*)'(?:\.split|[\],])/g)].flatMap(([, words = '']) =>
    words.split(' '),
  );
}

test('the shared code that reads words contains no verbs of a particular game, because each game supplies its own', () => {
  const special = games.map(({ says }) => [
    ...(says?.explicit ?? []),
    ...(says?.implied ?? []),
    ...(says?.fights ?? []),
    ...(says?.ends ?? []),
    ...(says?.kinds ?? []),
  ]);
  // A verb that all games share is no verb of a single one, such as “discard”.
  const isShared = (verb: string): boolean => special.every((own) => own.includes(verb));
  const verbs = new Set(special.flat().filter((verb) => ![END, PASS, ...ENGLISH].includes(verb) && !isShared(verb)));
  expect(verbs.size).toBeGreaterThan(20);
  const known = READERS.flatMap((file) =>
    listed(file)
      .filter((word) => verbs.has(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(known).toEqual([]);
});
