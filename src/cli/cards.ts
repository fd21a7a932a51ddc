import { parseArgs } from 'node:util';
import { type Graded, gradeOf } from '../games/first-edition/content/grades.ts';
import { allCards } from '../games/first-edition/content/pool.ts';
import { runPlainly } from './startup-errors.ts';

/** Number of cards in each grade. `with_effects` counts the enforced cards that have their own effects. */
interface Counts {
  enforced: number;
  with_effects: number;
  by_agreement: number;
  out: number;
}

/** `npm run cards`: counts First Edition cards in each grade, by type and by the set in which they first appeared. */
await runPlainly(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const graded = allCards().map((card) => ({ card, graded: gradeOf(card) }));
  const all = counted(graded.map((one) => one.graded));
  if (values.json) {
    console.log(JSON.stringify(all));
    return;
  }
  table(
    'type',
    graded.map((one) => [one.card.type, one.graded]),
  );
  table(
    'set',
    graded.map((one) => [one.card.printings[0]?.release ?? '', one.graded]),
  );
  const { enforced, with_effects, by_agreement, out } = all;
  console.log(
    `${graded.length} cards: ${enforced} enforced, ${with_effects} of them with effects, ${by_agreement} by agreement, ${out} out.`,
  );
});

function counted(graded: readonly Graded[]): Counts {
  const of = (grade: Graded['grade']): number => graded.filter((one) => one.grade === grade).length;
  return {
    enforced: of('enforced'),
    with_effects: graded.filter(({ withEffects }) => withEffects).length,
    by_agreement: of('by agreement'),
    out: of('out'),
  };
}

function table(head: string, rows: readonly (readonly [name: string, graded: Graded])[]): void {
  const names = [...new Set(rows.map(([name]) => name))].sort((one, other) => one.localeCompare(other, 'en'));
  const lines = names.map((name) => {
    const { enforced, with_effects, by_agreement, out } = counted(
      rows.flatMap(([of, one]) => (of === name ? [one] : [])),
    );
    return [name, ...[enforced, with_effects, by_agreement, out].map((count) => `${count === 0 ? '' : count}`)];
  });
  const columns = [[head, 'enforced', 'with effects', 'by agreement', 'out'], ...lines];
  const wide = Math.max(...names.map(({ length }) => length), head.length);
  for (const [name = '', ...counts] of columns) {
    console.log(`${name.padEnd(wide)}${counts.map((count) => count.padStart(14)).join('')}`.trimEnd());
  }
  console.log('');
}
