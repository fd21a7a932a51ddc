import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { noRule } from './ignore.mjs';
import { ruleNear, rulesAt } from './nearest.mjs';

/** Texts and tables of data have tests of their own. Here only decisions count. */
const excludedMutations = ['StringLiteral', 'ObjectLiteral', 'Regex', 'OptionalChaining'];

const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/** The head that Stryker writes in broken code, and a faster one: it runs at every branch. */
const HEADER = /function stryNS_9fa48\(\) \{[\s\S]*?\n\}\nfunction stryMutAct_9fa48\(id\) \{[\s\S]*?\n\}\n/;
const QUICK = `const stryNow = globalThis.__stryker__;
function stryMutAct_9fa48(id) {
  if (stryNow.active !== id) return false;
  if (++stryNow.hits > stryNow.mostHits) throw new Error('It doesn’t end.');
  return true;
}
function stryCov_9fa48(...ids) {
  if (!stryNow.quiet) stryNow.cover(ids);
}
`;

/**
 * Breaks some files in every way that Stryker knows: `code` holds each file with all its breaks, which do nothing until their
 * id is the active one; `breaks` says what each of them is, and which rules its line enforces (`near`: the one whose chapter it
 * belongs to).
 */
export async function breakAll(root, files) {
  const texts = files.map((name) => ({ name, mutate: true, content: readFileSync(`${root}/${name}`, 'utf8') }));
  const options = { plugins: null, excludedMutations, ignorers: [noRule] };
  const { files: broken, mutants } = await new Instrumenter(silent).instrument(texts, options);
  const code = new Map(broken.map(({ name, content }) => [name, content.replace(HEADER, QUICK)]));
  for (const [name, text] of code) if (text.includes('stryNS_9fa48')) throw new Error(`${name} has another head.`);
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

/** A key that identifies a break even if lines move. */
export function sameBreak({ file, how, was, becomes, nth }) {
  return [file, how, was, becomes, nth].join('\n');
}

/** The text between two places of a file. */
function cut(lines, { start, end }) {
  if (start.line === end.line) return lines[start.line].slice(start.column, end.column);
  const between = lines.slice(start.line + 1, end.line);
  return [lines[start.line].slice(start.column), ...between, lines[end.line].slice(0, end.column)].join('\n');
}
