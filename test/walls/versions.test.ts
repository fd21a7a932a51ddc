import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { best, oldest, tested } from '../../src/cli/setup/node-version.mjs';
import { REDIS, type SupportedServer, VALKEY } from '../../src/store/redis-versions.ts';

// The numbers are in src/cli/setup/node-version.mjs and src/store/redis-versions.ts. All other places must agree.
const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const numbers = (text: string | undefined): string[] => text?.match(/\d+(?:\.\d+)*/g) ?? [];

const lines = oldest.map(({ major, minor }) => `${major}.${minor}`);

/** The second and third column of a row in the table of versions in README. */
function row(name: string): { needed: string[]; tested: string[] } {
  const [, needed, with_] = new RegExp(`^\\| ${name} \\| (.*) \\| (.*) \\|$`, 'm').exec(read('README.md')) ?? [];
  return { needed: numbers(needed), tested: numbers(with_) };
}

test('README states the versions of Node', () => {
  expect(row('Node')).toEqual({ needed: lines, tested: tested.map(String) });
  expect(read('README.md')).toContain(`[Node](https://nodejs.org) ${best} `);
});

test.each([REDIS, VALKEY])('README states the versions of $name', (server: SupportedServer) => {
  expect(row(server.name)).toEqual({ needed: [server.oldest.join('.')], tested: [...server.tested] });
});

test('npm warns about the same versions of Node that the programs refuse', () => {
  const [first, last] = oldest;
  const engines = `^${first?.major}.${first?.minor}.0 || >=${last?.major}.${last?.minor}.0`;
  expect(JSON.parse(read('package.json')).engines.node).toBe(engines);
  expect(JSON.parse(read('package-lock.json')).packages[''].engines.node).toBe(engines);
});

test('the types are those of the oldest Node, so that nothing newer is used', () => {
  const { '@types/node': types } = JSON.parse(read('package.json')).dependencies;
  expect(types.startsWith(`${oldest[0]?.major}.`)).toBe(true);
});

test.each(['CONTRIBUTING.md', 'docs/run-book.md'])('%s names the versions of Node that are needed', (file) => {
  const [, text] = /Node (\d+\.\d+(?:,? or (?:newer|\d+\.\d+))*)/.exec(read(file)) ?? [];
  expect(numbers(text)).toEqual(lines);
});

test('the files for containers use versions that were tested', () => {
  const images = [...read('deploy/Containerfile').matchAll(/^FROM \S+\/node:(\d+)-/gm)].map(([, major]) =>
    Number(major),
  );
  expect(images).toEqual([best, best]);
  const [, redis] = /image: \S+\/redis:(\d+)-/.exec(read('deploy/compose.yaml')) ?? [];
  expect(REDIS.tested.map((version) => version.split('.', 1).join())).toContain(redis);
});

test('the best version of Node was tested', () => {
  expect(tested).toContain(best);
});
