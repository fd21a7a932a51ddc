import { readFileSync } from 'node:fs';
import { gameIds, gameOf } from '../games/index.ts';
import { Refused } from '../kernel/types.ts';
import { ruleOf } from '../rulebook/index.ts';
import { parseScenario, runScenario, type ScenarioReport } from '../simulation/scenario.ts';

/** Reads a scenario file and plays it. Throws `Refused` with the reason if the scenario can't be played. */
export function runFile(file: string): ScenarioReport {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Refused('I can’t read the file. Is the path right?');
  }
  const scenario = parseScenario(text);
  const game = gameOf(scenario.game);
  if (game === null) throw new Refused(`There is no game “${scenario.game}”: ${gameIds().join(', ')}.`);
  const unknown = scenario.rules.find((rule) => ruleOf(rule) === null);
  if (unknown !== undefined) throw new Refused(`The rulebook has no rule “${unknown}”.`);
  return runScenario(game, scenario);
}
