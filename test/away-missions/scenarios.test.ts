import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../src/games/away-missions/index.ts';
import { parseScenario, runScenario } from '../../src/proving/scenario.ts';
import { ruleOf } from '../../src/rulebook/index.ts';

const FOLDER = new URL('../scenarios/away-missions/', import.meta.url);

const cases = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, scenario: parseScenario(readFileSync(new URL(name, FOLDER), 'utf8')) }));

describe('scenarios', () => {
  it.each(cases.map(({ name, scenario }) => [scenario.rules.join(' '), scenario.title, name, scenario] as const))(
    '%s: %s (%s)',
    (_rules, _title, _name, scenario) => {
      expect(runScenario(awayMissions, scenario).problems).toEqual([]);
    },
  );

  it('name rules that there are, and no title twice', () => {
    expect(cases.flatMap(({ scenario }) => scenario.rules.filter((rule) => ruleOf(rule) === null))).toEqual([]);
    expect(new Set(cases.map(({ scenario }) => scenario.title)).size).toBe(cases.length);
  });

  it('fail when what they claim does not hold', () => {
    for (const { name, scenario } of cases) {
      // biome-ignore lint/suspicious/noThenProperty: the word is the format’s; nobody awaits a scenario
      const wrong = { ...scenario, then: [...scenario.then, { path: 'round', is: 7 }] };
      expect(runScenario(awayMissions, wrong).problems, name).toEqual([expect.stringMatching(/^round is \d, not 7$/)]);
    }
  });
});
