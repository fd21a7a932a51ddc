import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * Runs in a separate process, because a process reads the cards only once. Prints how long it takes to load all cards
 * of First Edition (in milliseconds), how much memory they use (in MB), and how long the first check of a deck takes
 * (in milliseconds).
 */
const before = process.memoryUsage().rss;
const start = performance.now();
const { allCards } = await import('../src/games/first-edition/content/pool.ts');
allCards();
const loaded = performance.now() - start;
const memory = (process.memoryUsage().rss - before) / 2 ** 20;
const { checkDeck } = await import('../src/games/first-edition/decks/check.ts');
const { read } = await import('../src/games/first-edition/decks/read.ts');
const { deck } = read(readFileSync(join(root, 'test/fixtures/first-edition/decks/simple-bajoran.txt')));
const asked = performance.now();
checkDeck(deck);
console.log(JSON.stringify([loaded, memory, performance.now() - asked]));
