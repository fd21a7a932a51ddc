import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Actor } from '../../../src/local/actor.ts';
import { createFolderBlobs } from '../../../src/local/folder-blobs.ts';
import { createLocalServer, type LocalServer } from '../../../src/local/server.ts';
import { openStore } from '../../../src/local/store.ts';
import { createMessage } from '../../../src/local/world/messages.ts';
import { parseSnapshot } from '../../../src/local/world/snapshot.ts';
import { createBench } from './support/bench.ts';
import { beBot, board } from './support/bot.ts';
import { call } from './support/rest.ts';
import { until } from './support/until.ts';

let folder: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-store-'));
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const options = () => ({ dataFolder: folder, report: (line: string) => lines.push(line) });
const saved = () => readFileSync(join(folder, 'world.json'), 'utf8');

describe('restart', () => {
  test('a restart keeps everything except sessions and ephemeral or unfinished messages', async () => {
    const bench = await createBench(options());
    const { alice, bob, general } = bench;
    await beBot(await bench.connect());
    const panel = await alice.slash(general, '/game start', { kind: 'go', opponent: bob.user.id }).answered;
    await until(() => bob.last(bob.openDm()));
    await alice.slash(general, '/secret').answered;
    const made = await call(bench.server, 'POST', `/channels/${general.id}/threads`, { name: 'table', type: 11 });
    bench.server.world.closedDms.add(alice.user.id);
    await bench.close();

    const server = await createLocalServer(options());
    const { world } = server;
    const again = (name: string) => {
      const user = [...world.users.values()].find(({ username }) => username === name);
      if (!user) throw new Error(`${name} is gone`);
      return new Actor(world, user);
    };
    expect(world.bot.id).toBe(bench.server.world.bot.id);
    expect(
      again('alice')
        .visible(general)
        .map(({ content }) => content),
    ).toEqual([panel?.content, 'table']);
    expect(again('bob').last(again('bob').openDm())?.content).toBe('Your turn');
    expect(again('alice').visible(made.body.id)).toEqual([]);
    expect(world.commands.get('global')).toHaveLength(4);
    expect(world.closedDms.has(alice.user.id)).toBe(true);
    const picture = again('alice').visible(general)[0]?.embeds[0]?.image?.url ?? '';
    expect(picture.startsWith(server.origin)).toBe(true);
    expect(Buffer.from(await (await fetch(picture)).arrayBuffer()).equals(board)).toBe(true);
    expect(BigInt(again('alice').send(general, 'good morning').id)).toBeGreaterThan(BigInt(made.body.id));
    await server.close();
    expect(lines).toEqual([]);
  });

  test('if the server’s file is damaged, the server starts empty, keeps that file and prints one line', async () => {
    for (const damaged of ['{"version":1', '[]', '{"version":2}', '']) {
      rmSync(folder, { recursive: true });
      await (await createLocalServer(options())).close();
      writeFileSync(join(folder, 'world.json'), damaged);
      lines = [];
      const server = await createLocalServer(options());
      expect(lines).toEqual([expect.stringContaining('could not be read')]);
      const aside = readdirSync(folder).find((name) => name.startsWith('world.json.damaged-')) ?? '';
      expect(readFileSync(join(folder, aside), 'utf8')).toBe(damaged);
      await server.close();
      expect(parseSnapshot(saved()).bot.id).toBe(server.world.bot.id);
    }
  });
});

describe('saving', () => {
  let server: LocalServer;

  beforeEach(async () => {
    server = await createLocalServer(options());
  });
  afterEach(() => server.close());

  function change(content: string): void {
    const person = [...server.world.users.values()][0];
    if (!person) throw new Error('nobody is there');
    const inbox = new Actor(server.world, person).openDm();
    createMessage(server.world, inbox, person, { content }, [], {});
  }

  test('the store’s file is complete at every moment', async () => {
    for (let i = 0; i < 3; i++) {
      change(`${i} ${'x'.repeat(100_000)}`);
      await until(() => {
        const text = existsSync(join(folder, 'world.json')) ? saved() : '';
        if (text) parseSnapshot(text);
        return text.includes(`${i} x`);
      });
    }
  });

  test('a save waits for the previous one', async () => {
    const beside = join(folder, 'beside');
    const fifo = join(beside, 'attachments', `1-${'a'.repeat(64)}.new`);
    const store = openStore({ folder: beside, report: (line) => lines.push(line) });
    // A file that can't be written before somebody reads it delays each save.
    execFileSync('mkfifo', [fifo]);
    store.blobs.put(`1-${'a'.repeat(64)}`, { contentType: 'image/png', bytes: new Uint8Array(1) });
    vi.useFakeTimers();
    try {
      store.follow(server.world);
      for (let i = 0; i < 3; i++) {
        change(`${i}`);
        vi.advanceTimersByTime(1_000);
      }
    } finally {
      vi.useRealTimers();
    }
    await readFile(fifo);
    await store.close();
    expect(lines).toEqual([]);
  });

  test('a full disk is reported once, and so is its recovery', async () => {
    symlinkSync('/dev/full', join(folder, 'world.json.new'));
    change('1');
    await until(() => lines.length > 0);
    change('2');
    expect(lines).toEqual([expect.stringContaining('the disk is full')]);
    rmSync(join(folder, 'world.json.new'));
    // The error is reported after the file is in place.
    await until(() => lines.length > 1);
    expect(saved()).toContain('"content":"2"');
    change('3');
    await until(() => saved().includes('"content":"3"'));
    expect(lines).toEqual([expect.stringContaining('the disk is full'), expect.stringContaining('saved again')]);
  });
});

describe('files', () => {
  const name = (id: number) => `${id}-${'a'.repeat(64)}`;
  const blob = (fill: number) => ({ contentType: 'image/png', bytes: new Uint8Array(100).fill(fill) });

  test('the oldest files are deleted when the space for files is full', async () => {
    const first = createFolderBlobs(folder, { capacity: 250, onTrouble: () => {} });
    for (const id of [1, 2]) first.put(name(id), blob(id));
    await first.flush();
    const second = createFolderBlobs(folder, { capacity: 250, onTrouble: () => {} });
    second.put(name(3), blob(3));
    await second.flush();
    expect(await second.get(name(1))).toBeNull();
    expect((await second.get(name(2)))?.bytes).toHaveLength(100);
    const third = createFolderBlobs(folder, { onTrouble: () => {} });
    expect(await third.get(name(3))).toMatchObject({ contentType: 'image/png' });
    expect(Buffer.from((await third.get(name(3)))?.bytes ?? []).equals(Buffer.alloc(100, 3))).toBe(true);
  });

  test('unfinished files are deleted, and a file with an invalid name can’t be fetched', async () => {
    writeFileSync(join(folder, `${name(1)}.new`), 'x');
    writeFileSync(join(folder, 'secret'), 'x');
    const blobs = createFolderBlobs(folder, { onTrouble: () => {} });
    expect(readdirSync(folder)).toEqual(['secret']);
    expect(await blobs.get('secret')).toBeNull();
    expect(await blobs.get('../secret')).toBeNull();
  });

  test('files that can’t be written to disk are served from memory', async () => {
    const troubles: unknown[] = [];
    writeFileSync(join(folder, 'files'), 'in the way');
    const blobs = createFolderBlobs(join(folder, 'files'), { onTrouble: (error) => troubles.push(error) });
    blobs.put(name(1), blob(1));
    await blobs.flush();
    expect(troubles).toHaveLength(2);
    expect((await blobs.get(name(1)))?.bytes).toHaveLength(100);
  });
});
