import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requireKnownStore } from '../../../src/cli/known-store.ts';
import { STORE_FILE } from '../../../src/store/identity.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();

test('a program that is asked to stop doesn’t wait for a Redis that has gone away', async () => {
  await requireKnownStore('/nowhere/redis.sock', tmpdir(), Promise.resolve());
});

test('another store than before is refused, whether or not the program is asked to stop later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'subspace-known-'));
  await writeFile(join(folder, STORE_FILE), 'another-store\n');
  const never = new Promise<void>(() => {});
  await expect(requireKnownStore(redis.socket, folder, never)).rejects.toThrow('it is not the store');
  await expect(requireKnownStore(redis.socket, folder)).rejects.toThrow('it is not the store');
  await rm(folder, { recursive: true });
});
