import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * In a process of its own, since cards are read once: prints how long the whole pool of First Edition takes to load with
 * all facts, in milliseconds, what it takes of memory, in MB, and how long a deck that nobody has looked at takes to check.
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
