import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importsIn, importsOf } from './imports.ts';
import { violation, walls } from './walls.ts';

const root = resolve(import.meta.dirname, '../..');

test('no import crosses the wall of a folder', () => {
  const imports = importsOf(root);
  expect(imports.length).toBeGreaterThan(100);
  expect([...new Set(imports.map(violation))].filter((line) => line !== undefined)).toEqual([]);
});

/** The files that these files load at once. Files that they import dynamically are loaded later. */
function loadedBy(...files: string[]): string[] {
  const imports = importsOf(root);
  const loaded = new Set(files);
  for (const file of loaded) {
    const text = readFileSync(resolve(root, file), 'utf8');
    for (const { target, isType } of imports.filter((one) => one.file === file)) {
      const later = text.includes(`import('./${basename(target)}')`);
      if (!isType && !later && /^(?:src|commands|renderers)\//.test(target)) loaded.add(target);
    }
  }
  return [...loaded];
}

test('a role loads almost nothing before it first reports that it is running', () => {
  expect(loadedBy('src/cli/role.ts')).toEqual([
    'src/cli/role.ts',
    'src/cli/setup/require-node.mjs',
    'src/queue/watched.ts',
    'src/cli/setup/node-version.mjs',
    'src/store/redis-complaints.ts',
    'src/store/kept-data.ts',
    'src/store/redis-versions.ts',
  ]);
});

test('a process that draws pictures loads no game, because its garbage collector would look at the game again and again', () => {
  const loaded = loadedBy('src/cli/start-role.ts', 'src/cli/draw.ts');
  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded.filter((file) => file.startsWith('src/games/'))).toEqual([]);
});

/** One import, planted into a file, that breaks the wall around it. */
const planted: [file: string, statement: string][] = [
  ['src/kernel/planted.ts', "import { z } from 'zod';"],
  ['src/kernel/planted.ts', "import type { View } from '../games/frontiers/view.ts';"],
  ['src/kernel/planted.ts', "export * from '../store/keys.ts';"],
  ['src/kernel/planted.ts', "import { count } from '../metrics/record.ts';"],
  ['src/games/frontiers/planted.ts', "import { count } from '../../metrics/record.ts';"],
  ['src/metrics/planted.ts', "import { keys } from '../store/keys.ts';"],
  ['src/games/frontiers/proof/planted.ts', "import { quick } from '../../away-missions/bot/index.ts';"],
  ['src/games/frontiers/rules/planted.ts', "import type { Proof } from '../../../simulation/proof.ts';"],
  ['src/games/frontiers/chat/planted.ts', "import { SAYS } from '../../away-missions/viewing/verb-synonyms.ts';"],
  ['src/games/frontiers/chat/planted.ts', "import { bodyOf } from '../../../discord/compose/body.ts';"],
  ['src/games/frontiers/chat/planted.ts', "import { seen } from '../../../tables/table-view.ts';"],
  ['src/games/frontiers/viewing/planted.ts', "import type { GameChat } from '../../../chat/game-chat.ts';"],
  ['src/games/kit/planted.ts', "import { playerOf } from '../frontiers/rules/find.ts';"],
  ['src/games/frontiers/planted.ts', "import { readFileSync } from 'node:fs';"],
  ['src/games/frontiers/planted.ts', "import { Redis } from 'ioredis';"],
  ['src/games/frontiers/rules/planted.ts', "import type { State } from '../../ascendancy/state.ts';"],
  ['src/games/frontiers/planted.ts', "import { games } from '../index.ts';"],
  ['src/games/planted.ts', "import { load } from '../tables/load.ts';"],
  ['src/chat/planted.ts', "import { SAYS } from '../games/frontiers/viewing/says.ts';"],
  ['src/chat/planted.ts', "import { bodyOf } from '../discord/compose/body.ts';"],
  ['src/chat/planted.ts', "import { seen } from '../tables/table-view.ts';"],
  ['src/discord/planted.ts', "import { components } from '../games/frontiers/viewing/components.ts';"],
  ['src/simulation/planted.ts', "import { frontiers } from '../games/frontiers/index.ts';"],
  ['src/rulebook/planted.ts', "import { games } from '../games/index.ts';"],
  ['src/store/planted.ts', "import { games } from '../games/index.ts';"],
  ['src/store/planted.ts', "import { load } from '../tables/load.ts';"],
  ['src/tables/planted.ts', "import { setup } from '../games/frontiers/setup.ts';"],
  ['src/tables/planted.ts', "import * as chats from '../games/chats.ts';"],
  ['src/tables/planted.ts', "import { queues } from '../queue/queues.ts';"],
  ['src/queue/planted.ts', "import { play } from '../../commands/play.ts';"],
  ['src/queue/planted.ts', "const bot = await import('../games/frontiers/bot.ts');"],
  ['src/discord/planted.ts', "import { frontiers } from '../games/frontiers/index.ts';"],
  ['src/discord/planted.ts', "import { play } from '../../commands/play.ts';"],
  ['src/discord/planted.ts', "import { World } from '../local/world.ts';"],
  ['commands/planted.ts', "import { frontiers } from '../src/games/frontiers/index.ts';"],
  ['commands/planted.ts', "import '../src/local/world.ts';"],
  ['commands/planted.ts', "import { draw } from '../renderers/frontiers/map.ts';"],
  ['renderers/frontiers/planted.ts', "import type { State } from '../../src/games/frontiers/state.ts';"],
  ['renderers/frontiers/planted.ts', "import { view } from '../../src/games/frontiers/view.ts';"],
  ['renderers/frontiers/planted.ts', "import { seal } from '../../src/kernel/random.ts';"],
  ['renderers/frontiers/planted.ts', "import { Redis } from '../../src/store/keys.ts';"],
  ['src/local/planted.ts', "import type { Seat } from '../kernel/types.ts';"],
  ['test/rules/planted.ts', "import { withRedis } from '../infra/support/redis.ts';"],
  ['test/rules/planted.ts', "import { openQueue } from '../../src/queue/queues.ts';"],
  ['test/proof/frontiers/planted.ts', "import { spawn } from 'node:child_process';"],
  ['test/support/planted.ts', "import { Redis } from 'ioredis';"],
  ['src/elsewhere/planted.ts', "import { z } from 'zod';"],
];

test.each(planted)('in %s, the wall stops %s', (file, statement) => {
  expect(importsIn(file, `import { join } from 'node:path';\n${statement}\n`).map(violation)).toContainEqual(
    expect.stringContaining(`${file}: `),
  );
});

test('each wall that has a rule is tested with a planted violation', () => {
  const files = planted.map(([file]) => file);
  for (const { folder } of walls.filter(({ may }) => !may.includes('*'))) {
    const inside = new RegExp(`^${folder.replace('*', '[^/]+')}/`);
    expect(
      files.some((file) => inside.test(file)),
      folder,
    ).toBe(true);
  }
});

test.each([
  ['src/kernel/deep/a.ts', "import { b } from '../b.ts';"],
  ['src/games/frontiers/rules/a.ts', "import type { State } from '../../../kernel/types.ts';"],
  ['src/games/frontiers/rules/a.ts', "import { tiles } from '../content/tiles.ts';"],
  ['src/games/frontiers/rules/a.ts', "import { several } from '../../kit/words.ts';"],
  ['src/games/frontiers/proof/a.ts', "import { captain } from '../bot/index.ts';"],
  ['src/games/frontiers/proof/a.ts', "import { randomly } from '../../../simulation/greedy.ts';"],
  ['src/games/frontiers/chat/a.ts', "import { SAYS } from '../viewing/says.ts';"],
  ['src/games/frontiers/chat/a.ts', "import type { GameChat } from '../../../chat/game-chat.ts';"],
  ['src/games/frontiers/chat/a.ts', "import type { Seen } from '../../../tables/types.ts';"],
  ['src/discord/chats.ts', "import * as listed from '../games/chats.ts';"],
  ['src/games/index.ts', "import { frontiers } from './frontiers/index.ts';"],
  ['src/tables/load.ts', "import { games } from '../games/index.ts';"],
  ['renderers/frontiers/map.ts', "import type { View } from '../../src/games/frontiers/view.ts';"],
  ['renderers/kit/pen.ts', "import { createCanvas } from 'canvas';"],
  ['src/local/server.ts', "import { serve } from '@hono/node-server';"],
  ['src/cli/play.ts', "import { World } from '../local/world.ts';"],
])('in %s, %s is allowed', (file, statement) => {
  expect(importsIn(file, statement).map(violation)).toEqual([undefined]);
});

test('every way of writing an import is found', () => {
  const text = [
    "import {\n  one,\n  two,\n} from './a.ts';",
    "import type { Three } from './b.ts';",
    "export { four } from './c.ts';",
    "export type * from './d.ts';",
    "import './e.ts';",
    "export const five = () => import('./f.ts');",
    "export { six as 'number-six' } from './g.ts';",
    "export * as 'number-seven' from './h.ts';",
    "import fs from 'fs';",
    "export const text = 'taken from nowhere';",
    "export function six() {\n  return Array.from('abc');\n}",
  ].join('\n');
  expect(importsIn('src/x/y.ts', text)).toEqual([
    { file: 'src/x/y.ts', target: 'src/x/a.ts', isType: false },
    { file: 'src/x/y.ts', target: 'src/x/b.ts', isType: true },
    { file: 'src/x/y.ts', target: 'src/x/c.ts', isType: false },
    { file: 'src/x/y.ts', target: 'src/x/d.ts', isType: true },
    { file: 'src/x/y.ts', target: 'src/x/e.ts', isType: false },
    { file: 'src/x/y.ts', target: 'src/x/f.ts', isType: false },
    { file: 'src/x/y.ts', target: 'src/x/g.ts', isType: false },
    { file: 'src/x/y.ts', target: 'src/x/h.ts', isType: false },
    { file: 'src/x/y.ts', target: 'node:fs', isType: false },
  ]);
});

test('ARCHITECTURE.md shows the import chain that the walls allow', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8').replaceAll('\n', ' ');
  const [chain = ''] = /(?:`\w+` ← )+`\w+`/.exec(page) ?? [];
  const folders = [...chain.matchAll(/\w+/g)].map(([name]) => (name === 'commands' ? name : `src/${name}`));
  expect(folders.length).toBeGreaterThan(4);
  for (const [at, folder] of folders.entries()) {
    const isAllowed = (target: string): boolean => {
      const file = `${folder}/planted.ts`;
      return violation({ file, target: `${target}/planted.ts`, isType: false }) === undefined;
    };
    const others = folders.filter((other) => other !== folder);
    expect(others.filter(isAllowed), folder).toEqual(folders.slice(0, at));
  }
});
