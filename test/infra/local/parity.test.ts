import { readFileSync } from 'node:fs';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { ERRORS, type ErrorEntry } from '../../../src/local/validate/errors.ts';
import { FORM_CODES } from '../../../src/local/validate/form-codes.ts';

const lines = readFileSync('src/local/PARITY.md', 'utf8').split('\n');
/** Returns the rows of the table under a heading, without its header. */
const after = (heading: string) => {
  const at = lines.indexOf(heading);
  if (at < 0) throw new Error(`PARITY.md has no heading “${heading}”.`);
  const rows = lines.slice(at + 1);
  const end = rows.findIndex((line) => line.startsWith('## '));
  return rows
    .slice(0, end < 0 ? rows.length : end)
    .filter((line) => /^\| [^-]/.test(line))
    .slice(1);
};

test('PARITY.md lists exactly the error codes that the code defines, with status, message and source', () => {
  const entries: ErrorEntry[] = Object.values(ERRORS);
  const rows = entries.map(({ code, status, message, source }) => `| ${code} | ${status} | ${message} | ${source} |`);
  expect(after('## Errors').toSorted()).toEqual(rows.toSorted());
});

test('PARITY.md lists exactly the form-error codes that the code defines', () => {
  const rows = Object.entries(FORM_CODES).map(([code, source]) => `| ${code} | ${source} |`);
  expect(after('## Codes within form errors (50035)')).toEqual(rows);
});

test('PARITY.md says how certain each behavior is', () => {
  const rows = [...after('## Behaviour'), ...after('## Where the local server is more lenient than Discord')];
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) expect(row).toMatch(/ \| (documented|reported|assumed) \|$/);
});

test('the code uses only error codes that Discord documents', () => {
  for (const { code } of Object.values(ERRORS)) expect(RESTJSONErrorCodes[code], String(code)).toBeDefined();
});
