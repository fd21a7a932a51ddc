import type { Import } from './imports.ts';

/** The imports that the files of a folder may have from outside of it. */
export interface Wall {
  /** A folder of the project. `*` stands for any one folder, each of which then has its own wall. */
  folder: string;
  /** An enclosing folder whose `*` matches the same folder, from which everything may be imported. */
  around?: string;
  /**
   * What may be imported: folders and files of the project, `node:…`, `npm:…`; `*` stands for any characters but `/`.
   */
  may: readonly string[];
  /** The targets that may be imported only with `import type`. */
  mayTypes?: readonly string[];
}

/** The list of all games with their rules and bots, so that no other file needs to name one. */
const listOfGames = 'src/games/index.ts';

/** The imports of the tests in `rules` and `proof`: no Redis, no other process, no network, no page. */
const pure = [
  ...['node:crypto', 'node:fs', 'node:os', 'node:path'],
  ...['npm:vitest', 'npm:fast-check', 'npm:discord-api-types', 'npm:temporal-polyfill'],
  ...[
    'npm:canvas',
    'src/kernel',
    'src/games',
    'src/simulation',
    'src/rulebook',
    'src/tables',
    'src/chat',
    'src/metrics',
    'src/discord',
    'src/queue/blocks.ts',
    'src/cli/*.ts',
  ],
  ...['commands', 'renderers', 'test/rules', 'test/proof', 'test/support'],
];

/** The first matching wall applies to a file. A file without a match is a mistake, since each folder needs a wall. */
export const walls: readonly Wall[] = [
  { folder: 'src/kernel', may: ['node:*'] },
  {
    folder: 'src/games/*/proof',
    around: 'src/games/*',
    may: ['npm:zod', 'src/kernel', 'src/games/kit', 'src/simulation'],
  },
  {
    folder: 'src/games/*/chat',
    around: 'src/games/*',
    may: ['src/kernel', 'src/chat', 'src/games/kit'],
    mayTypes: ['src/tables/types.ts'],
  },
  { folder: 'src/games/kit', may: ['npm:zod', 'npm:fastest-levenshtein', 'src/kernel'] },
  { folder: 'src/games/*', may: ['npm:zod', 'src/kernel', 'src/games/kit'] },
  { folder: 'src/games', may: ['npm:zod', 'src/kernel'], mayTypes: ['src/simulation/proof.ts'] },
  { folder: 'src/chat', may: ['src/kernel'], mayTypes: ['src/tables/types.ts'] },
  { folder: 'src/simulation', may: ['node:*', 'npm:*', 'src/kernel', 'src/games/kit'] },
  { folder: 'src/rulebook', may: ['node:*', 'npm:*', 'src/kernel'] },
  { folder: 'src/metrics', may: ['node:*', 'npm:prom-client', 'src/kernel/must.ts'] },
  { folder: 'src/store', may: ['node:*', 'npm:*', 'src/kernel', 'src/metrics'] },
  { folder: 'src/tables', may: ['node:*', 'npm:*', 'src/kernel', 'src/rulebook', 'src/store', listOfGames] },
  {
    folder: 'src/queue',
    may: [
      ...['node:*', 'npm:*', 'src/kernel', 'src/metrics', 'src/rulebook', 'src/store', 'src/tables', 'renderers'],
      listOfGames,
    ],
  },
  {
    folder: 'src/discord',
    may: [
      ...['node:*', 'npm:*', 'src/kernel', 'src/metrics', 'src/rulebook', 'src/store', 'src/tables', 'src/queue'],
      'src/games/chats.ts',
      'src/chat',
    ],
  },
  {
    folder: 'commands',
    may: [
      ...['node:*', 'npm:*', 'src/kernel', 'src/rulebook', 'src/store', 'src/tables', 'src/queue', 'src/discord'],
      'src/chat',
      listOfGames,
    ],
  },
  {
    folder: 'renderers',
    may: ['node:*', 'npm:*', 'src/kernel/must.ts'],
    mayTypes: ['src/kernel', 'src/games/*/view.ts', 'src/games/*/viewing/face.ts'],
  },
  { folder: 'src/local', may: ['node:*', 'npm:*'] },
  { folder: 'src/cli', may: ['*'] },
  { folder: 'bench', may: ['*'] },
  { folder: 'test/rules', may: pure, mayTypes: ['src/queue'] },
  { folder: 'test/proof', may: pure },
  { folder: 'test/support', may: pure, mayTypes: ['src/queue'] },
  { folder: 'test', may: ['*'] },
];

/** Describes in one line how an import breaks the walls, or returns nothing if it is allowed. */
export function violation({ file, target, isType }: Import): string | undefined {
  const wall = walls.find(({ folder }) => isWithin(folder, file));
  if (wall === undefined) return `${file}: its folder has no wall; give it one in test/walls/walls.ts`;
  const { length } = (wall.around ?? wall.folder).split('/');
  const home = file.split('/').slice(0, length).join('/');
  if (isWithin(home, target) || wall.may.some((entry) => covers(entry, target))) return undefined;
  const isAllowedAsType = wall.mayTypes?.some((entry) => covers(entry, target)) ?? false;
  if (isAllowedAsType && isType) return undefined;
  return `${file}: may not import ${target}${isAllowedAsType ? ' except with "import type"' : ''}`;
}

/** Whether `target` is inside `folder`, in which `*` stands for any one name. */
function isWithin(folder: string, target: string): boolean {
  return target.split('/').length > folder.split('/').length && covers(folder, target);
}

/** Whether `target` is the same as `entry` or inside it. */
function covers(entry: string, target: string): boolean {
  const parts = target.split('/');
  return entry === '*' || entry.split('/').every((pattern, i) => fits(pattern, parts[i] ?? ''));
}

function fits(pattern: string, name: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? name === pattern : name !== '' && name.startsWith(start) && name.endsWith(end);
}
