import { parseArgs } from 'node:util';
import { differencesIn } from './cards/check.ts';
import { allChecked } from './cards/checked.ts';
import { runPlainly } from './startup-errors.ts';

/**
 * `npm run cards:check`: compares the data of each First Edition card with tokens taken from the card's text: limits,
 * seeds, “free”, named cards, far ends, immunity and reprints. Exits with code 1 if a card differs. `--json`
 * prints one line of JSON.
 */
await runPlainly(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const all = allChecked();
  const findings = differencesIn(all);
  if (findings.length > 0) process.exitCode = 1;
  if (values.json) {
    console.log(JSON.stringify({ cards: all.length, findings }));
    return;
  }
  for (const { card, kind, what } of findings) console.log(`${card}: ${kind}. ${what}`);
  const rows = all.filter(({ rule }) => rule !== undefined).length;
  console.log(
    `${all.length} cards compared, ${rows} of them with a rule row. ${findings.length} differ from their text.`,
  );
});
