import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { noRule } from './ignore.mjs';
import { ruleNear, rulesAt } from './nearest.mjs';

/**
 * Mutations of Stryker that are left out. Texts and data have separate tests, so only decisions in the code are broken.
 */
const excludedMutations = ['StringLiteral', 'ObjectLiteral', 'Regex', 'OptionalChaining'];

const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/** The helper functions that Stryker puts at the top of each file. */
const HEADER = /function stryNS_9fa48\(\) \{[\s\S]*?\n\}\nfunction stryMutAct_9fa48\(id\) \{[\s\S]*?\n\}\n/;
/** Faster helper functions that replace those of Stryker, because they run at every branch. */
const QUICK = `const stryNow = globalThis.__stryker__;
function stryMutAct_9fa48(id) {
  if (stryNow.active !== id) return false;
  if (++stryNow.hits > stryNow.mostHits) throw new Error('The test probably never ends.');
  return true;
}
function stryCov_9fa48(...ids) {
  if (!stryNow.quiet) stryNow.cover(ids);
}
`;

/**
 * Breaks files in every way that Stryker knows, except for the excluded mutations. `code` contains the text of each
 * file with all its breaks. A break changes nothing until its id is the active one. `breaks` describes each break, with
 * the rules that its line enforces (`rules`) and the rule that determines its chapter in the report (`near`).
 */
export async function breakAll(root, files) {
  const texts = files.map((name) => ({ name, mutate: true, content: readFileSync(`${root}/${name}`, 'utf8') }));
  const options = { plugins: null, excludedMutations, ignorers: [noRule] };
  const { files: broken, mutants } = await new Instrumenter(silent).instrument(texts, options);
  const code = new Map(broken.map(({ name, content }) => [name, content.replace(HEADER, QUICK)]));
  for (const [name, text] of code)
    if (text.includes('stryNS_9fa48')) throw new Error(`Stryker’s helper functions in ${name} have a new form.`);
  const lines = new Map(texts.map(({ name, content }) => [name, content.split('\n')]));
  const seen = new Map();
  const breaks = mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName: file, mutatorName: how, replacement: becomes, location }) => {
      const line = location.start.line + 1;
      const was = cut(lines.get(file), location);
      const alike = [file, how, was, becomes].join('\n');
      const nth = seen.get(alike) ?? 0;
      seen.set(alike, nth + 1);
      const text = lines.get(file);
      return { id, file, line, how, was, becomes, nth, rules: rulesAt(text, line), near: ruleNear(text, line) };
    });
  return { code, breaks };
}

/** Returns a key that identifies a break even if its line number changes. */
export function sameBreak({ file, how, was, becomes, nth }) {
  return [file, how, was, becomes, nth].join('\n');
}

/** Returns the text between two positions in a file. */
function cut(lines, { start, end }) {
  if (start.line === end.line) return lines[start.line].slice(start.column, end.column);
  const between = lines.slice(start.line + 1, end.line);
  return [lines[start.line].slice(start.column), ...between, lines[end.line].slice(0, end.column)].join('\n');
}
