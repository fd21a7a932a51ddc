/**
 * What Stryker's report says about the rules: for each chapter of the rulebook how many breaks were noticed, and by a test
 * that names a rule of that chapter; then the breaks that nobody noticed. `node mutation/report.mjs [REPORT]`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { ruleAt } from './nearest.mjs';

const root = new URL('..', import.meta.url);
const RULE = /\b[A-Z]-[A-Z]+-\d+\b/g;

const { files, testFiles } = JSON.parse(
  readFileSync(process.argv[2] ?? new URL('mutation/reports/mutation.json', root), 'utf8'),
);
const chapters = chaptersOfRules();
const names = new Map(
  Object.values(testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, name.match(RULE) ?? []])),
);

const rows = new Map();
const survivors = [];
const proven = new Set();
for (const [file, { source, mutants }] of Object.entries(files)) {
  const lines = source.split('\n');
  for (const { status, location, mutatorName, replacement = '', killedBy = [] } of mutants) {
    if (status === 'Ignored' || status.endsWith('Error')) continue;
    const { line } = location.start;
    const rule = ruleAt(lines, line);
    const chapter = chapters.get(rule) ?? 'no rule';
    const row = rows.get(chapter) ?? { mutants: 0, killed: 0, named: 0, survived: 0 };
    rows.set(chapter, row);
    row.mutants += 1;
    const isKilled = status === 'Killed' || status === 'Timeout';
    row[isKilled ? 'killed' : 'survived'] += 1;
    const named = killedBy.flatMap((id) => names.get(id) ?? []);
    if (named.some((id) => chapters.get(id) === chapter)) row.named += 1;
    if (named.includes(rule)) proven.add(rule);
    if (!isKilled)
      survivors.push(`${file}:${line} ${rule ?? '-'} ${mutatorName}: ${lines[line - 1].trim()} => ${replacement}`);
  }
}

const all = [...rows.values()].reduce(
  (sum, row) => Object.fromEntries(Object.entries(sum).map(([key, value]) => [key, value + row[key]])),
  { mutants: 0, killed: 0, named: 0, survived: 0 },
);
const order = [...new Set(chapters.values()), 'no rule'].filter((chapter) => rows.has(chapter));
console.table(
  [...order.map((chapter) => [chapter, rows.get(chapter)]), ['all', all]].map(([chapter, row]) => ({
    chapter,
    ...row,
    'score %': Math.round((row.killed / row.mutants) * 100),
  })),
);
console.log(`Rules whose own code was broken and noticed by a test that names them: ${proven.size}`);
console.log([...proven].sort().join(' '));
console.log(`\nNot noticed: ${survivors.length}`);
console.log(survivors.join('\n'));

/** The title of the chapter in which each rule stands. */
function chaptersOfRules() {
  const found = new Map();
  const books = new URL('src/rulebook/', root);
  for (const file of readdirSync(books, { recursive: true }).filter((name) => name.endsWith('.md'))) {
    const text = readFileSync(new URL(file, books), 'utf8');
    const title = text.match(/^title: "?(.*?)"?$/m)?.[1] ?? file;
    for (const [, id] of text.matchAll(/^## (\S+) /gm)) found.set(id, title);
  }
  return found;
}
