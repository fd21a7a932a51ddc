import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { DILEMMAS } from '../../../src/games/first-edition/content/effects/dilemmas/all.ts';
import type { Formula } from '../../../src/games/first-edition/content/formula.ts';
import { printFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { crewFor, meet } from './meet.ts';

const alts = (f: Formula | null | undefined): string[] => {
  if (f == null) return [];
  if (f.is === 'among') return alts(f.of);
  return f.is === 'any' ? f.of.map(printFormula) : [printFormula(f)];
};
const BASE = ['Mot the Barber', 'Linda Larson', 'Giusti', 'Darian Wallace', 'Sirna Kolrami'];
test('dump', () => {
  const out: string[] = [];
  for (const [id, { meeting = {} }] of Object.entries(DILEMMAS)) {
    if (/(tribble|voyager)$/.test(id)) continue;
    const card = cardOf(id) as { title: string; where: string; overcome?: Formula };
    const at = card.where === 'space' ? 'space' : 'planet';
    const un = meeting.unless === undefined ? card.overcome : meeting.unless;
    let came = '';
    try {
      came = meet(card.title, { crew: BASE, at }).came;
    } catch (e) {
      came = 'ERR ' + String(e).slice(0, 200);
    }
    const passes = [...alts(un), ...alts(meeting.past), ...alts(meeting.nullify)].map((text) => {
      try {
        const crew = ['Mot the Barber', ...crewFor(text).filter((one) => one !== 'Mot the Barber')];
        const r = meet(card.title, { crew, at }).came;
        return `${text} => ${r}`;
      } catch (e) {
        return `${text} => ERR ${String(e).slice(0, 100)}`;
      }
    });
    out.push(`${id} | ${card.title} | ${at} | ${came}\n    ${passes.join('\n    ')}`);
  }
  writeFileSync('/tmp/dilem/dump.txt', out.join('\n'));
});
