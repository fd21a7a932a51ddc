import { describe, expect, it } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { playoutPolicy } from '../../../src/games/first-edition/proof/playout-policy.ts';
import { starters } from '../../../src/games/first-edition/starters.ts';
import { HINT_LENGTH, LABEL_LENGTH, optionsOf } from '../../../src/kernel/decision.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { fuzz } from '../../../src/simulation/fuzz.ts';

const names = starters().map(({ name }) => name);

/** Pairs every starter deck with every other one. Two of three games have a low goal. */
function options(number: number) {
  const [one, other] = [names[number % names.length], names[Math.floor(number / names.length) % names.length]];
  return { decks: [one, other] as string[], goal: number % 3 === 0 ? 100 : 30 };
}

/** Options with a text that is too long or equal to another option’s text. */
function faults(decision: Decision): string[] {
  const all = optionsOf(decision);
  const long = all.filter(({ label, hint = '' }) => label.length > LABEL_LENGTH || hint.length > HINT_LENGTH);
  const shown = all.map(({ verb, label, group = '', hint = '' }) => [verb, label, group, hint].join('|'));
  const twice = shown.filter((one, at) => shown.indexOf(one) !== at);
  return [...long.map(({ key }) => key), ...twice];
}

describe('C-RESPONSE-01: whole games with starter decks', () => {
  it('whole games end and break no kernel invariant, in random play or with the playout policy', () => {
    const found = new Set<string>();
    const ends = new Set<string | undefined>();
    const report = fuzz(firstEdition, {
      seed: 'first-edition',
      games: 8,
      every: 150,
      options,
      habit: playoutPolicy,
      watch(decision) {
        for (const fault of faults(decision)) found.add(fault);
      },
      look({ over }) {
        if (over !== null) ends.add(over.rule);
      },
    });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(8);
    expect([...found]).toEqual([]);
    expect(ends).toContain('C-POINTS-06');
  });
});
