import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { ruleOf } from '../../src/rulebook/index.ts';
import { parseScenario, runScenario } from '../../src/simulation/scenario.ts';

/** Plays all cases in the folder of a game, and proves that each could fail. */
export function proveScenarios<G>(game: Game<G>): void {
  const folder = new URL(`../scenarios/${game.id}/`, import.meta.url);
  const cases = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, scenario: parseScenario(readFileSync(new URL(name, folder), 'utf8')) }));

  describe('scenarios', () => {
    it.each(cases.map(({ name, scenario }) => [scenario.rules.join(' '), scenario.title, name, scenario] as const))(
      '%s: %s (%s)',
      (_rules, _title, _name, scenario) => {
        expect(runScenario(game, scenario).problems).toEqual([]);
      },
    );

    it('name the game and rules that there are, and no title twice', () => {
      expect(cases.filter(({ scenario }) => scenario.game !== game.id)).toEqual([]);
      expect(cases.flatMap(({ scenario }) => scenario.rules.filter((rule) => ruleOf(rule) === null))).toEqual([]);
      expect(new Set(cases.map(({ scenario }) => scenario.title)).size).toBe(cases.length);
    });

    it('fail when what they claim does not hold', () => {
      for (const { name, scenario } of cases) {
        // biome-ignore lint/suspicious/noThenProperty: the word is the format’s; nobody awaits a scenario
        const wrong = { ...scenario, then: [...scenario.then, { asked: ['nobody'] }] };
        expect(runScenario(game, wrong).problems, name).toEqual([
          expect.stringMatching(/^asked are .*, not \["nobody"\]/),
        ]);
      }
    });
  });
}
