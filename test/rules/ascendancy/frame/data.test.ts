import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CARDS } from '../../../../src/games/ascendancy/content/all-cards.ts';

/** The certainty of a figure, by its source. */
const SURE = { book: 'certain', public: 'likely', ours: 'guess' } as const;

it('A-OPEN-05 A-OPEN-10 A-OPEN-12 A-OPEN-13 A-OPEN-14: docs/data.md states the source of every component', () => {
  const page = readFileSync(new URL('../../../../docs/data.md', import.meta.url), 'utf8').split('\n');
  const rows = [
    ...CARDS.advancements.map((card) => [card, `${card.start === true ? 'start' : card.cost}, ${card.type}`] as const),
    ...CARDS.fleets.map((side) => [side, `| ${side.most} |`] as const),
    ...CARDS.systems.map((disc) => [disc, `| ${disc.lanes} | ${disc.hazard ?? '–'} |`] as const),
    ...CARDS.exploration.map((card) => [card, `${card.type}, ${card.set} | ${card.after}`] as const),
    ...CARDS.agreements.map(
      (card) => [card, card.production === null ? 'by its rule' : `${card.production} Production`] as const,
    ),
    ...CARDS.agendas.map((card) => [card, '| Agenda |'] as const),
    ...CARDS.commands.map((card) => [{ ...card, source: 'ours' as const }, '| Command Card |'] as const),
    ...CARDS.tech.map((card) => [card, '| Tech |'] as const),
  ];
  expect(rows.length).toBeGreaterThan(400);
  for (const [{ name, source }, figures] of rows) {
    const end = `| ${source} | ${SURE[source]} |`;
    const row = page.find((line) => line.startsWith(`| ${name} | `) && line.includes(figures) && line.endsWith(end));
    expect(row, `${name}: ${figures}`).toBeDefined();
  }
});

it('A-GEO-33: the id of each System is its name in plain letters, so that “toward” finds both', () => {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  expect(CARDS.systems.filter(({ id, name }) => plain(id) !== plain(name))).toEqual([]);
});
