/**
 * Reports what happened when the rules of a game were broken. For each chapter of the rulebook, the report counts the
 * breaks, the breaks that a test noticed, and the breaks noticed by a test that names the rule. It also lists the rules
 * that are named but not proved, and the breaks that no test noticed. `--keep` saves the counts in
 * `test/rules/rulebook/proved.json` for `npm run rules:coverage`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fileOf, found } from './outcomes.mjs';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { game: { type: 'string', default: 'frontiers' }, out: { type: 'string' }, keep: { type: 'boolean' } },
});
const outcomes = found(values.out ?? fileOf(values.game));
const chapters = chaptersOfRules();
const rows = new Map();
const rules = {};
const survivors = [];
for (const one of outcomes) {
  const { outcome, proved = [] } = one;
  if (outcome === undefined || outcome === 'at load') continue;
  const isNoticed = outcome === 'noticed' || outcome === 'endless';
  const chapter = chapters.get(one.near) ?? 'no rule';
  const row = rows.get(chapter) ?? { breaks: 0, noticed: 0, 'by the rule’s tests': 0 };
  rows.set(chapter, row);
  row.breaks += 1;
  row.noticed += isNoticed;
  row['by the rule’s tests'] += proved.length > 0;
  for (const id of one.rules.filter((rule) => chapters.has(rule))) {
    rules[id] ??= { breaks: 0, noticed: 0, proved: 0 };
    rules[id].breaks += 1;
    rules[id].noticed += isNoticed;
    rules[id].proved += proved.includes(id);
  }
  if (!isNoticed) survivors.push(one);
}

const all = { breaks: 0, noticed: 0, 'by the rule’s tests': 0 };
for (const row of rows.values()) for (const key of Object.keys(all)) all[key] += row[key];
const order = [...new Set(chapters.values()), 'no rule'].filter((chapter) => rows.has(chapter));
console.table(
  [...order.map((chapter) => [chapter, rows.get(chapter)]), ['all', all]].map(([chapter, row]) => ({
    chapter,
    ...row,
    'noticed %': Math.round((row.noticed / row.breaks) * 100),
  })),
);

const named = Object.keys(rules).sort();
const unproved = named.filter((id) => rules[id].proved === 0);
console.log(
  `Rules whose code was broken: ${named.length}. Proved by tests that name them: ${named.length - unproved.length}.`,
);
console.log(`Rules that are named but not proved:\n${unproved.join(' ')}`);
console.log(`\nBreaks that no test noticed: ${survivors.length}`);
for (const { file, line, rules: ids, how, was, becomes, outcome } of survivors)
  console.log(`${file}:${line} ${ids.join(' ') || '-'} ${outcome}, ${how}: ${oneLine(was)} => ${oneLine(becomes)}`);

if (values.keep) {
  const file = resolve(root, 'test/rules/rulebook/proved.json');
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  const [date] = new Date().toISOString().split('T');
  const { breaks, noticed } = all;
  const untried = outcomes.filter(({ outcome }) => outcome === undefined).length;
  const proofs = Object.fromEntries(named.map((id) => [id, rules[id]]));
  kept[values.game] = { date, breaks, noticed, untried, rules: proofs };
  writeFileSync(file, text(kept));
}

/** Formats the saved counts with one line per rule, so that a diff shows exactly the rules whose counts changed. */
function text(kept) {
  const games = Object.entries(kept).map(([game, { rules: ids, ...counts }]) => {
    const lines = Object.entries(ids).map(([id, one]) => `      "${id}": ${spaced(one)}`);
    const head = Object.entries(counts).map(([key, value]) => `    "${key}": ${JSON.stringify(value)},`);
    return `  "${game}": {\n${head.join('\n')}\n    "rules": {\n${lines.join(',\n')}\n    }\n  }`;
  });
  return `{\n${games.join(',\n')}\n}\n`;
}

function spaced(counts) {
  return `{ ${Object.entries(counts)
    .map(([key, value]) => `"${key}": ${value}`)
    .join(', ')} }`;
}

function oneLine(code) {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 110 ? `${line.slice(0, 107)}...` : line;
}

/** Returns the title of each rule’s chapter, by the rule’s id. */
function chaptersOfRules() {
  const found = new Map();
  const books = resolve(root, 'src/rulebook');
  for (const file of readdirSync(books, { recursive: true }).filter((name) => name.endsWith('.md'))) {
    const book = readFileSync(resolve(books, file), 'utf8');
    const title = book.match(/^title: "?(.*?)"?$/m)?.[1] ?? file;
    for (const [, id] of book.matchAll(/^## (\S+) /gm)) found.set(id, title);
  }
  return found;
}
