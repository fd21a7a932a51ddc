import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
/** The compiler looks at a whole game. */
const LONG = 300_000;

/** What follows the recipe does with the new kind: prints it, weighs it, plays it. */
const TRIAL = `
import { effectLines, gist } from '../../src/games/frontiers/effects/text.ts';
import { fits, usable } from '../../src/games/frontiers/effects/usable.ts';
import type { Effects } from '../../src/games/frontiers/effects/union.ts';
import { linesOf } from '../../src/games/frontiers/viewing/lines.ts';
import { carry, turnOf } from './frontiers/support/effects.ts';

const list: Effects = [{ do: 'may', effects: [{ do: 'pay', colours: ['red'] }, { do: 'learn', experience: 2 }] }];
const [first] = list;
const { g, player } = turnOf(2);
player.data.red = 1;
const at = { g, seat: 0, moment: 'move' } as const;
const told = [usable(at, list), fits({ ...at, moment: 'before' }, list)];
const { log } = carry(g, list, { answers: ['yes'] });
console.log(JSON.stringify({
  lines: effectLines(list), gist: gist(list), view: linesOf([{ do: 'learn', experience: 2 }]),
  told, first: first?.do, experience: player.experience, log: log.map(({ text }) => text),
}));
`;

/** Kinds with a mistake each, and what the compiler has to say of it. */
const MISTAKES = [
  { mistake: 'without a text', take: /\n {2}text:.*/, put: '', says: /Property 'text' is missing/ },
  { mistake: 'without a step', take: /\n {2}run\([\s\S]*?\n {2}\},/, put: '', says: /Property 'run' is missing/ },
  { mistake: 'that doesn’t say when it fits', take: /\n {2}fits:.*/, put: '', says: /Property 'fits' is missing/ },
  {
    mistake: 'that asks for a field it hasn’t',
    take: /text: \(\{ experience/,
    put: 'text: ({ wisdom: experience',
    says: /Property 'wisdom' does not exist/,
  },
  {
    mistake: 'that goes on to a step it hasn’t',
    take: /(gainExperience\(.*)/,
    put: "$1\n    return 'learnt';",
    says: /'"learnt"' is not assignable/,
  },
  {
    mistake: 'whose further step is missing',
    take: /Kind<'(\w+)'>/,
    put: "Kind<'$1', 'learnt'>",
    says: /Property 'steps' is missing/,
  },
] as const;

describe('a kind of effect, made as CONTRIBUTING.md says', () => {
  let copy = '';
  let learn = '';
  const kinds = () => join(copy, 'src/games/frontiers/effects/kinds');

  beforeAll(async () => {
    const recipes = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');
    const examples = [...recipes.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    learn = examples.find((code) => code.includes('declare module')) ?? '';
    copy = await mkdtemp(join(tmpdir(), 'subspace-kind-'));
    const parts = ['src/kernel', 'src/games/kit', 'src/games/frontiers', 'test/rules/frontiers/support'];
    for (const part of parts) await cp(join(root, part), join(copy, part), { recursive: true });
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
    await writeFile(join(copy, 'package.json'), '{ "type": "module" }');
    await writeFile(join(copy, 'test/rules/trial.ts'), TRIAL);
    const compilerOptions = { rootDir: '.', outDir: 'dist', incremental: false, noUnusedLocals: false };
    const settings = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions,
      include: ['src/games/frontiers/effects', 'test/rules/trial.ts'],
    };
    await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(settings));
  });
  afterAll(() => rm(copy, { recursive: true }));

  /** What the compiler says of the copy. */
  async function compiled(): Promise<string> {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    return run(process.execPath, [tsc, '-p', copy, '--pretty', 'false']).then(
      ({ stdout }) => stdout,
      // The compiler found mistakes.
      (error: { stdout: string }) => error.stdout,
    );
  }

  it('doesn’t compile unless it is whole and listed', { timeout: LONG }, async () => {
    const named = (at: number) => learn.replaceAll('learn', `learn${at}`);
    for (const [at, { take, put }] of MISTAKES.entries()) {
      const wrong = named(at).replace(take, put.replaceAll('learnt', `learnt${at}`));
      expect(wrong).not.toBe(named(at));
      await writeFile(join(kinds(), `mistake-${at}.ts`), wrong);
    }
    const said = (await compiled()).split(/\n(?=\S)/);
    for (const [at, { mistake, says }] of MISTAKES.entries()) {
      const about = said.filter((line) => line.includes(`mistake-${at}.ts`)).join('\n');
      expect(about.replaceAll(`learnt${at}`, 'learnt'), mistake).toMatch(says);
      await rm(join(kinds(), `mistake-${at}.ts`));
    }
    expect(said.filter((line) => line.includes('effects/kinds.ts')).join('\n')).toMatch(
      /missing the following.*learn0/,
    );
  });

  it('is one file and one line: it compiles, prints and plays', { timeout: LONG }, async () => {
    await writeFile(join(kinds(), 'learn.ts'), learn);
    await appendFile(join(kinds(), 'all.ts'), "export { learn } from './learn.ts';\n");
    expect(await compiled()).toBe('');
    const { stdout } = await run(process.execPath, [join(copy, 'dist/test/rules/trial.js')]);
    expect(JSON.parse(stdout)).toEqual({
      lines: ['You may pay 1 red data: then gain 2 Experience'],
      gist: 'May pay red data, Experience +2',
      view: [{ icon: 'star', value: '', text: 'Gain 2 Experience' }],
      told: [true, false],
      first: 'may',
      experience: 2,
      log: expect.arrayContaining([expect.stringMatching(/2 Experience/)]),
    });
  });
});
