import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conserve, lay, redealHidden, type Zone, zone } from '../../../src/games/kit/zones.ts';
import { compileBooks } from '../../../src/rulebook/compile/index.ts';
import { fuzz } from '../../../src/simulation/fuzz.ts';
import { auditLeaks } from '../../../src/simulation/leaks.ts';
import { coin } from './coin/index.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

interface Pond {
  pond: string[];
  baskets: string[][];
}

const zones = ({ pond, baskets }: Pond): Zone[] => [
  zone('pond', 'fish', pond, { seen: 'nobody', pool: 'fish', lay: 'top', supply: 'all' }),
  ...baskets.map((basket, seat) => zone(`basket ${seat}`, 'fish', basket, { seen: seat, pool: 'fish', lay: 'end' })),
];

describe('recipes', () => {
  it('the recipes for procedures and zones show the same code that runs in this test', () => {
    const here = ['recipes.test.ts', 'coin/index.ts'].map((file) => read(`test/rules/docs/${file}`)).join('\n');
    const [recipes = ''] = read('docs/procedures.md').split('\n## Try it\n');
    const examples = [...recipes.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code.trim());
    expect(examples).toHaveLength(2);
    for (const example of examples) expect(here).toContain(example);
  });

  it('the recipe for a rule produces a rule that works', () => {
    const [, rule = ''] = /```md\n([\s\S]*?)```/.exec(read('docs/rules.md')) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'subspace-recipe-'));
    try {
      cpSync(resolve(root, 'src/rulebook/away-missions'), join(folder, 'away-missions'), { recursive: true });
      appendFileSync(join(folder, 'away-missions/re-rolls.md'), `\n${rule}`);
      const [reRolls] = Object.values(compileBooks(folder, ['away-missions']))
        .flat()
        .filter(({ title }) => title === 'Re-rolls');
      expect(reRolls?.entries.at(-1)).toEqual({
        id: 'M-RR-05',
        title: 'Dice that you may not touch',
        text: expect.stringMatching(/^A die .* another one:\n• before .* rolls,\n• never after .*\.$/),
        source: 'Re-rolls, p.12',
        terms: 'roll twice; second re-roll; dice that are fixed; may I try that die again',
        see: ['M-RR-01', 'M-ATK-12'],
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('the recipe for a zone produces a zone that can be laid out, re-dealt and counted', () => {
    const g: Pond = { pond: ['pike', 'carp', 'eel'], baskets: [[], []] };
    lay(zones(g), 'basket 0', ['eel']);
    lay(zones(g), 'basket 1', ['carp']);
    expect(g).toEqual({ pond: ['pike'], baskets: [['eel'], ['carp']] });
    redealHidden(zones(g), 0, () => 0);
    expect(g).toEqual({ pond: ['carp'], baskets: [['eel'], ['pike']] });
    conserve(zones(g), 'fish', ['pike', 'carp', 'eel'], true);
    g.pond.push('eel');
    expect(() => conserve(zones(g), 'fish', ['pike', 'carp', 'eel'])).toThrow('too many fish: eel');
  });

  it('the recipe for a game produces a game that passes every general check', () => {
    expect(fuzz(coin, { seed: 'coin', games: 20, every: 1 })).toMatchObject({ finished: 20, violations: [] });
    expect(auditLeaks(coin, { seed: 'coin', games: 10, every: 1 }).leaks).toEqual([]);
  });
});
