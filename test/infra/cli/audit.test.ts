import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Advisories, readAdvisories, serveAdvisories } from '../../../src/cli/audit/advisories.ts';
import { askNpm } from '../../../src/cli/audit/npm.ts';

const root = resolve(import.meta.dirname, '../../..');

/** An advisory for some versions of a package. */
const advisory = (vulnerable_versions: string): Advisories[string][number] => ({
  ...{ title: 'A long header stops it', url: 'https://example.org/1', severity: 'high', vulnerable_versions },
});

/** Returns the answer of npm about the packages of the project, if these advisories are all that exist. */
async function audited(advisories: Advisories) {
  const served = await serveAdvisories(advisories);
  onTestFinished(served.close);
  return askNpm(root, served.registry);
}

test('a package in a vulnerable version is named with its advisory', async () => {
  expect(await audited({ ws: [advisory('<9999.0.0')], hono: [advisory('<0.0.1')] })).toEqual({
    says: ['ws (high): A long header stops it. https://example.org/1'],
    vulnerable: true,
  });
});

test('advisories for other versions, and for packages of the tests, don’t count', async () => {
  const { says, vulnerable } = await audited({ ws: [advisory('<0.0.1')], vitest: [advisory('<9999.0.0')] });
  expect(vulnerable).toBe(false);
  expect(says.join()).toMatch(/^None of the \d+ packages has a known vulnerability\.$/);
});

test('if the registry doesn’t know any advisories, nothing was checked, and the command says so', async () => {
  const mute = createServer((_request, response) => {
    response.statusCode = 405;
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void mute.close());
  await once(mute, 'listening');
  const { says, vulnerable } = await askNpm(root, `http://127.0.0.1:${(mute.address() as AddressInfo).port}`);
  expect([says[0], vulnerable]).toEqual([
    'The registry doesn’t say which vulnerabilities are known, so nothing was checked.',
    false,
  ]);
});

test.each([
  ['not JSON', 'hello', /isn’t a list of advisories/],
  ['another list', '[{"id":1}]', /isn’t a list of advisories/],
  ['an advisory without versions', '{"ws":[{"title":"x","url":"y","severity":"high"}]}', /isn’t a list of advisories/],
])('a file with %s is refused with the form that it needs', async (_what, text, why) => {
  const folder = await mkdtemp(join(tmpdir(), 'subspace-audit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'advisories.json');
  await writeFile(file, text);
  await expect(readAdvisories(file)).rejects.toThrow(why);
});

test('a file that isn’t there is named', async () => {
  await expect(readAdvisories('/nowhere/advisories.json')).rejects.toThrow('/nowhere/advisories.json can’t be read');
});
