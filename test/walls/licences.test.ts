import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Licences of packages that the bot runs with. Each lets everyone use, change and pass on the package. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense'],
]);
/** A licence that is also allowed for tools that only tests use, because these aren't passed on with the bot. */
const FOR_TESTS: ReadonlySet<string> = new Set([...ALLOWED, 'MPL-2.0', 'Python-2.0', 'CC-BY-4.0']);

interface Package {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const lock: { packages: Record<string, Package> } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);

/** True if one of the alternatives of an expression, such as `(MIT OR Apache-2.0)`, is among the licences. */
function isAmong(licences: ReadonlySet<string>, expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => licences.has(part)));
}

/** The packages whose licence isn't allowed. */
function faults(packages: Record<string, Package>): string[] {
  return Object.entries(packages).flatMap(([path, { license = 'none', dev = false }]) =>
    path === '' || isAmong(dev ? FOR_TESTS : ALLOWED, license) ? [] : [`${path}: ${license}`],
  );
}

test('the licence of every package is one of those that we accept', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
  expect(faults(lock.packages)).toEqual([]);
});

test('a package without a licence, with another one, or with one for tests only, is found', () => {
  expect(
    faults({
      '': {},
      a: {},
      b: { license: 'GPL-3.0-only' },
      c: { license: 'MPL-2.0' },
      d: { license: 'MPL-2.0', dev: true },
      e: { license: '(GPL-2.0 OR MIT)' },
      f: { license: 'MIT AND GPL-2.0' },
    }),
  ).toEqual(['a: none', 'b: GPL-3.0-only', 'c: MPL-2.0', 'f: MIT AND GPL-2.0']);
});
