import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { legend } from '../../../renderers/first-edition/legend.ts';
import { gradeIcons, typeIcons } from '../../../renderers/first-edition/looks.ts';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import { firstEditionPictures } from '../../../src/games/first-edition/chat/pictures.ts';
import { LESSONS } from '../../../src/games/first-edition/content/lessons.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEditionView } from '../../../src/games/first-edition/view.ts';
import type { TableView } from '../../../src/tables/types.ts';
import { scene } from './scene.ts';

const sources = resolve(import.meta.dirname, '../../../renderers/first-edition');
const view = (): FirstEditionView => firstEdition.view(scene({}).match.state, 0);

it('the legend has every card type, grade and icon that pictures use', () => {
  const words = legend.text(view(), {}).join('\n');
  for (const type of Object.keys(typeIcons)) expect(words).toContain(type);
  expect(words).toContain('Enforced');
  expect(words).toContain('By agreement');
  const legendSource = readFileSync(resolve(sources, 'legend.ts'), 'utf8');
  const known = new Set<string>([...Object.values(typeIcons), ...Object.values(gradeIcons)]);
  for (const [, name = ''] of legendSource.matchAll(/(?:iconSign\(|turnedIcon\(pen, )'(\w+)'/g)) known.add(name);
  const used = readdirSync(sources).flatMap((file) => {
    const source = readFileSync(resolve(sources, file), 'utf8');
    return [...source.matchAll(/(?:icon\(\s*pen,\s*|glyph: |icon: )'(\w+)'/g)].map(([, name = '']) => name);
  });
  // A leading dot in a line of text has no meaning.
  expect(used.filter((name) => !known.has(name) && name !== 'point')).toEqual([]);
});

it('`/map` shows the legend, and the guide mentions it', () => {
  expect(firstEditionChat.shows?.map(({ value }) => value)).toContain('legend');
  const seen = { reader: 0, view: view(), decision: null, recent: [] } as unknown as TableView;
  const shown = firstEditionPictures.read(seen, { what: 'map', show: 'legend' });
  expect(new Set(shown.map(({ scene: name }) => name))).toEqual(new Set(['legend']));
  expect(LESSONS.some(({ text }) => text.includes('/map show:legend'))).toBe(true);
});
