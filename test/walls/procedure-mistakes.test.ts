import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Procedures with one plausible mistake each, and the compiler's message about it. */
const MISTAKES: readonly { mistake: string; code: string; says: RegExp }[] = [
  {
    mistake: 'a step that goes on to a misspelt one',
    code: "procedure<G, L>('p')({ begin: () => 'thorw', throw: () => null })",
    says: /"thorw"' is not assignable to type .*"begin" \| "throw"/,
  },
  {
    mistake: 'an answer that goes on to a step that isn’t there',
    code: "procedure<G, L>('p')({ begin: { ask: () => ({ go: null }), answer: () => 'after' } })",
    says: /"after"' is not assignable/,
  },
  {
    mistake: 'nothing to ask, and on to a step that isn’t there',
    code: "procedure<G, L>('p')({ begin: { ask: () => ({ go: 'after' }), answer: () => null } })",
    says: /"after"' is not assignable/,
  },
  {
    mistake: 'secret answers that go on to a step that isn’t there',
    code: "procedure<G, L>('p')({ begin: { askAll: () => [], reveal: () => 'after' } })",
    says: /"after"' is not assignable/,
  },
  {
    mistake: 'a procedure without a first step',
    code: "procedure<G, L>('p')({ start: () => null })",
    says: /Property 'begin' is missing/,
  },
  {
    mistake: 'a call with a place that may be null where the memory says it isn’t',
    code: "procedure<G, { at: string | null }>('p')({ begin(ctx, { at }) { ctx.call(buy, { at }); return null; } })",
    says: /Type 'string \| null' is not assignable to type 'string'/,
  },
  {
    mistake: 'a call without the memory that it needs',
    code: "procedure<G, L>('p')({ begin(ctx) { ctx.call(buy); return null; } })",
    says: /not assignable to parameter of type 'Callable<object>'/,
  },
  {
    mistake: 'a call with something that the memory doesn’t have',
    code: "procedure<G, L>('p')({ begin(ctx) { ctx.call(buy, { at: 'A1', seat: 0 }); return null; } })",
    says: /'seat' does not exist in type/,
  },
  {
    mistake: 'a call by name',
    code: "procedure<G, L>('p')({ begin(ctx) { ctx.call('buy', { at: 'A1' }); return null; } })",
    says: /not assignable to parameter of type 'Callable/,
  },
];

const kernel = resolve(import.meta.dirname, '../../src/kernel/game.ts');
const head = `import { procedure } from '${kernel}';
type G = { turn: number };
type L = object;
export const buy = procedure<G, { at: string }>('buy')({ begin: () => 'end', end: () => null });
`;

describe('a procedure with a mistake doesn’t compile', () => {
  let folder = '';
  let said = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'subspace-mistakes-'));
    const sound =
      "procedure<G, { at: string }>('p')({ begin(ctx, { at }) { ctx.call(buy, { at }); return 'end'; }, end: () => null })";
    const all = [sound, ...MISTAKES.map(({ code }) => code)];
    const names = all.map((_, at) => `mistake-${at}.mts`);
    await Promise.all(
      all.map((code, at) => writeFile(join(folder, names[at] ?? ''), `${head}export const p = ${code};\n`)),
    );
    const root = resolve(import.meta.dirname, '../..');
    const settings = { extends: join(root, 'tsconfig.json'), include: [], exclude: [], files: names };
    const compilerOptions = {
      noEmit: true,
      incremental: false,
      rewriteRelativeImportExtensions: false,
      allowImportingTsExtensions: true,
      noUnusedLocals: false,
      rootDir: '/',
      typeRoots: [join(root, 'node_modules/@types')],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...settings, compilerOptions }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const run = promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false']);
    said = await run.then(
      ({ stdout }) => stdout,
      // The compiler found mistakes.
      (error: { stdout: string }) => error.stdout,
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  const about = (at: number) =>
    said
      .split('\n')
      .filter((line) => line.includes(`mistake-${at}.mts`))
      .join('\n');

  it('the procedure compiles without the mistake', () => {
    expect(about(0)).toBe('');
  });

  it.each(MISTAKES.map((one, at) => ({ ...one, at: at + 1 })))('$mistake', ({ says, at }) => {
    expect(about(at)).toMatch(says);
  });
});
