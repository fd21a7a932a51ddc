import { RULES } from '../../games/first-edition/content/all-rules.ts';
import { DATED } from '../../games/first-edition/content/errata.ts';
import { allCards, cardOf } from '../../games/first-edition/content/pool.ts';
import type { Checked } from './check.ts';
import { saidOf } from './claims.ts';
import lines from './said.json' with { type: 'json' };

/** Returns all cards whose text is known, and those with newer texts, each with its row and the tokens of its text. */
export function allChecked(): Checked[] {
  const said = new Map(lines.map(saidOf).map((one) => [one.id, one]));
  const newer = DATED.map(({ id }) => cardOf(id));
  return [...allCards(), ...newer].flatMap((card) => {
    const one = said.get(card.id);
    return one === undefined ? [] : [{ card, rule: RULES.get(card.id), said: one }];
  });
}
