import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectKinds } from '../../src/cli/setup/collect-kinds.mjs';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A kind with a mistake, and the compiler's message about it. */
interface Mistake {
  mistake: string;
  take: RegExp;
  put: string;
  says: RegExp;
}

/** The recipe's files for a game. */
interface Recipe {
  game: string;
  /** The kind that docs/effects.md defines. */
  kind: string;
  /** The other files of the project that are needed. */
  parts: readonly string[];
  mistakes: readonly Mistake[];
  /** A program that uses the new kind and prints the results: its text, a look ahead, and a play. */
  trial: string;
  comes: object;
}

const NO_TEXT: Mistake = {
  mistake: 'without a text',
  take: /\n {2}text:.*/,
  put: '',
  says: /Property 'text' is missing/,
};

const FRONTIERS: Recipe = {
  game: 'frontiers',
  kind: 'learn',
  parts: ['src/simulation/script.ts', 'test/support/drive.ts', 'test/rules/frontiers/support'],
  mistakes: [
    NO_TEXT,
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
      put: "$1\n    return 'further';",
      says: /'"further"' is not assignable/,
    },
    {
      mistake: 'whose further step is missing',
      take: /Kind<'(\w+)'>/,
      put: "Kind<'$1', 'further'>",
      says: /Property 'steps' is missing/,
    },
  ],
  trial: `
import { effectLines, shortText } from '../../src/games/frontiers/effects/text.ts';
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
  lines: effectLines(list), gist: shortText(list), view: linesOf([{ do: 'learn', experience: 2 }]),
  told, first: first?.do, experience: player.experience, log,
}));
`,
  comes: {
    lines: ['You may pay 1 red data: then gain 2 Experience'],
    gist: 'May pay red data, Experience +2',
    view: [{ icon: 'star', value: '', text: 'Gain 2 Experience' }],
    told: [true, false],
    first: 'may',
    experience: 2,
    log: expect.arrayContaining([expect.stringMatching(/2 Experience/)]),
  },
};

const AWAY_MISSIONS: Recipe = {
  game: 'away-missions',
  kind: 'rouse',
  parts: ['src/simulation', 'test/support/away-case.ts'],
  mistakes: [
    NO_TEXT,
    { mistake: 'without a step', take: /\n {2}run: [\s\S]*?\n {2}\}\),/, put: '', says: /Property 'run' is missing/ },
    { mistake: 'without an icon', take: /\n {2}icon:.*/, put: '', says: /Property 'icon' is missing/ },
    {
      mistake: 'that asks for a field it hasn’t',
      take: /text: \(\{ who/,
      put: 'text: ({ whom: who',
      says: /Property 'whom' does not exist/,
    },
    {
      mistake: 'that goes on to a step it hasn’t',
      take: /run: onOne[\s\S]*?\n {2}\}\),/,
      put: "run: () => 'further',",
      says: /'"further"' is not assignable/,
    },
    {
      mistake: 'whose further step is missing',
      take: /Kind<'(\w+)'>/,
      put: "Kind<'$1', 'further'>",
      says: /Property 'steps' is missing/,
    },
  ],
  trial: `
import { worthOf } from '../../src/games/away-missions/bot/worth.ts';
import { lacking } from '../../src/games/away-missions/effects/obstacles.ts';
import { scopeOf } from '../../src/games/away-missions/effects/scope.ts';
import { actionLines } from '../../src/games/away-missions/effects/text.ts';
import type { Effects } from '../../src/games/away-missions/effects/union.ts';
import { carriesOut } from '../support/away-case.ts';

const list: Effects = [{ do: 'rouse', who: 'self' }, { do: 'points', amount: 5 }];
const stunned = carriesOut([{ do: 'choose', ways: [{ label: 'Wake', effects: list }, { label: 'Wait', effects: [] }] }], {
  patch: { 'characters.riker.stun': 2 },
});
const before = lacking(stunned.g, scopeOf(0, 'make-it-so', 'riker'), list);
stunned.does('federation', 'choose:wake');
const after = lacking(stunned.g, scopeOf(0, 'make-it-so', 'riker'), list);
const { players, characters } = stunned.g;
console.log(JSON.stringify({
  lines: actionLines({ id: 'do', effects: list }),
  worth: worthOf({ g: stunned.g, loose: false, gain: () => 0 }, scopeOf(0, 'make-it-so', 'riker'), list).value,
  before, after: after?.(), stun: characters['riker']?.stun, points: players[0]?.bonusPoints,
}));
`,
  comes: {
    lines: [
      { icon: 'recover', text: 'This character loses all Stun tokens' },
      { icon: 'star', text: 'Take 5 points' },
    ],
    worth: 5,
    before: null,
    after: { rule: 'M-STUN-03', text: 'Nobody is stunned.' },
    stun: 0,
    points: 5,
  },
};

describe.each([FRONTIERS, AWAY_MISSIONS])(
  'in $game, a kind of effect can be added as docs/effects.md says',
  (recipe) => {
    const { game, kind, parts, mistakes, trial, comes } = recipe;
    let copy = '';
    let example = '';
    const kinds = () => join(copy, 'src/games', game, 'effects/kinds');

    beforeAll(async () => {
      const recipes = await readFile(join(root, 'docs/effects.md'), 'utf8');
      const examples = [...recipes.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
      example = examples.find((code) => code.includes(`Kind<'${kind}'>`)) ?? '';
      copy = await mkdtemp(join(tmpdir(), 'subspace-kind-'));
      for (const part of ['src/kernel', 'src/games/kit', `src/games/${game}`, ...parts])
        await cp(join(root, part), join(copy, part), { recursive: true });
      await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
      await writeFile(join(copy, 'package.json'), '{ "type": "module" }');
      const program = 'test/rules/trial.ts';
      await mkdir(join(copy, 'test/rules'), { recursive: true });
      await writeFile(join(copy, program), trial);
      const compilerOptions = { rootDir: '.', outDir: 'dist', incremental: false, noUnusedLocals: false };
      const settings = {
        extends: join(root, 'tsconfig.json'),
        compilerOptions,
        include: [`src/games/${game}/effects`, program],
      };
      await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(settings));
    });
    afterAll(() => rm(copy, { recursive: true }));

    /** The compiler's messages about the copy. */
    async function compiled(): Promise<string> {
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      return run(process.execPath, [tsc, '-p', copy, '--pretty', 'false']).then(
        ({ stdout }) => stdout,
        // The compiler found mistakes.
        (error: { stdout: string }) => error.stdout,
      );
    }

    it('a new kind of effect doesn’t compile until it is complete and the build has listed it', async () => {
      const named = (at: number) => example.replaceAll(kind, `${kind}${at}`);
      for (const [at, { take, put }] of mistakes.entries()) {
        const wrong = named(at).replace(take, put.replaceAll('further', `further${at}`));
        expect(wrong).not.toBe(named(at));
        await writeFile(join(kinds(), `mistake-${at}.ts`), wrong);
      }
      const said = (await compiled()).split(/\n(?=\S)/);
      for (const [at, { mistake, says }] of mistakes.entries()) {
        const about = said.filter((line) => line.includes(`mistake-${at}.ts`)).join('\n');
        expect(about.replaceAll(`further${at}`, 'further'), mistake).toMatch(says);
        await rm(join(kinds(), `mistake-${at}.ts`));
      }
      expect(said.filter((line) => line.includes('effects/kinds.ts')).join('\n')).toMatch(
        new RegExp(`missing the following.*${kind}0`),
      );
    });

    it('a new kind of effect needs only one file in order to compile, print and be played', async () => {
      await writeFile(join(kinds(), `${kind}.ts`), example);
      collectKinds(copy);
      expect(await compiled()).toBe('');
      const { stdout } = await run(process.execPath, [join(copy, 'dist/test/rules/trial.js')]);
      expect(JSON.parse(stdout)).toEqual(comes);
    });
  },
);
