import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRINTED } from '../../../../src/games/ascendancy/content/advancements/table.ts';
import { AGENDAS } from '../../../../src/games/ascendancy/content/agendas/table.ts';
import { COMMANDS } from '../../../../src/games/ascendancy/content/borg/commands.ts';
import { TECH } from '../../../../src/games/ascendancy/content/borg/tech.ts';
import { EXPLORATION } from '../../../../src/games/ascendancy/content/exploration/all.ts';
import { FLEETS } from '../../../../src/games/ascendancy/content/fleets/table.ts';
import { SYSTEMS } from '../../../../src/games/ascendancy/content/systems/table.ts';
import { AGREEMENTS } from '../../../../src/games/ascendancy/content/trade/table.ts';

/** The certainty of a figure, by its source. */
const SURE = { book: 'certain', public: 'likely', ours: 'guess' } as const;

it('A-OPEN-05 A-OPEN-10 A-OPEN-12 A-OPEN-13 A-OPEN-14: docs/data.md states the source of every component', () => {
  const page = readFileSync(new URL('../../../../docs/data.md', import.meta.url), 'utf8').split('\n');
  const rows = [
    ...Object.values(PRINTED)
      .flat()
      .map((card) => [card, `${card.start === true ? 'start' : card.cost}, ${card.type}`] as const),
    ...Object.values(FLEETS)
      .flat()
      .flatMap(({ a, b }) => [a, b])
      .map((side) => [side, `| ${side.most} |`] as const),
    ...SYSTEMS.map((disc) => [disc, `| ${disc.lanes} | ${disc.hazard ?? '–'} |`] as const),
    ...EXPLORATION.map((card) => [card, `${card.type}, ${card.set} | ${card.after}`] as const),
    ...Object.values(AGREEMENTS)
      .flat()
      .map((card) => [card, card.production === null ? 'by its rule' : `${card.production} Production`] as const),
    ...AGENDAS.map((card) => [card, '| Agenda |'] as const),
    ...COMMANDS.map((card) => [{ ...card, source: 'ours' as const }, '| Command Card |'] as const),
    ...TECH.map((card) => [card, '| Tech |'] as const),
  ];
  expect(rows.length).toBeGreaterThan(400);
  for (const [{ name, source }, figures] of rows) {
    const end = `| ${source} | ${SURE[source]} |`;
    const row = page.find((line) => line.startsWith(`| ${name} | `) && line.includes(figures) && line.endsWith(end));
    expect(row, `${name}: ${figures}`).toBeDefined();
  }
});
