import { indexOf } from '../src/rulebook/search/index.ts';
import { PROPOSED } from './rules-asked.ts';
import { entriesOf, flexsearch } from './rules-peer.ts';

/**
 * Prints how long the first question in a process takes in milliseconds, including the time to make the index:
 * `node rules-first.js ours|flexsearch GAME QUESTION`.
 */
const [whose, game = '', question = ''] = process.argv.slice(2);
const peer = whose === 'ours' ? null : await flexsearch();
const pages = entriesOf(game);
const start = performance.now();
if (peer === null) indexOf(game).search(question, PROPOSED);
else peer(pages)(question, PROPOSED);
console.log(performance.now() - start);
