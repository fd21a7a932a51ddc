import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SlashCommand } from '../../commands/context.ts';
import { say } from '../../src/discord/reply.ts';
import { printer } from '../../src/games/away-missions/content/print.ts';
import { action, points, score, terminal, test } from '../../src/games/away-missions/effects/build.ts';
import { actionLines } from '../../src/games/away-missions/effects/text.ts';
import { fuzz } from '../../src/proving/fuzz.ts';
import { audit } from '../../src/proving/leaks.ts';
import { coin } from './coin.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');
const recipes = read('CONTRIBUTING.md');

const spare = printer('federation').mission(
  'Find a Spare Part',
  15,
  'repair',
  action({ at: terminal('operations') }, test('engineering'), score(), points(5)),
);

const ping: SlashCommand = {
  definition: { name: 'ping', description: 'See whether the bot is there' },
  run: async () => say('I am here.'),
};

/** The examples of the document, as they stand there. */
const examples = [...recipes.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code.trim());

describe('the recipes of CONTRIBUTING.md', () => {
  it('show the very code that runs here', () => {
    const here = read('test/docs/recipes.test.ts');
    expect(examples).toHaveLength(2);
    for (const example of examples) expect(here).toContain(example);
  });

  it('make a card that prints what it does', () => {
    expect(spare).toMatchObject({ id: 'find-a-spare-part', points: 15, keyword: 'repair' });
    const text = spare.actions
      .flatMap((one) => actionLines(one))
      .map((line) => line.text)
      .join(' ');
    expect(text).toMatch(/Operations terminal/);
    expect(text).toMatch(/Engineering test/);
    expect(text).toMatch(/5/);
  });

  it('make a command that answers', async () => {
    const unused = {} as never;
    expect(await ping.run(unused, unused)).toEqual({ do: 'say', draft: { content: 'I am here.', rows: [] } });
  });

  it('make a game that passes every general check', () => {
    expect(fuzz(coin, { seed: 'coin', games: 20, every: 1 })).toMatchObject({ finished: 20, violations: [] });
    expect(audit(coin, { seed: 'coin', games: 10, every: 1 }).leaks).toEqual([]);
  });

  it('name files and scripts that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const document of ['CONTRIBUTING.md', 'ARCHITECTURE.md', 'README.md']) {
      const text = read(document);
      for (const [, script = ''] of text.matchAll(/npm run (?:-s )?([\w:]+)/g))
        expect(scripts, `${document}: ${script}`).toHaveProperty([script]);
      const paths = [...text.matchAll(/`((?:src|test|commands|renderers|bench)\/[\w./-]+)`|\]\(([\w./-]+)\)/g)].map(
        ([, code, link]) => code ?? link ?? '',
      );
      for (const path of paths) expect(existsSync(resolve(root, path)), `${document}: ${path}`).toBe(true);
    }
  });
});
