import type { AwayMissions } from '../state.ts';
import { holds } from './counts.ts';
import { testForecast } from './forecast.ts';
import { KINDS } from './kinds.ts';
import { isFirst } from './obstacles.ts';
import type { Scope } from './scope.ts';
import type { EffectOf, Effects } from './union.ts';

/** How likely the first test among effects is passed, as far as it can be told before anything is chosen; null: it can’t. */
export function testAhead(g: AwayMissions, scope: Scope, effects: Effects): string | null {
  let seen = scope;
  for (const effect of effects) {
    if (effect.do === 'test') return testForecast(g, seen, effect);
    if (effect.do === 'when')
      return testAhead(g, seen, holds(g, seen, effect.condition) ? effect.then : (effect.otherwise ?? []));
    if (effect.do === 'choose') return waysAhead(g, seen, effect);
    const ahead = KINDS[effect.do].ahead?.(g, seen, effect, isFirst(effects, effect));
    if (ahead === null || typeof ahead === 'function') return null;
    seen = ahead ?? seen;
  }
  return null;
}

/** “Test: Engineering 4 dice, 94 %; Operations 3 dice, 88 %”; said once where it comes to the same. */
function waysAhead(g: AwayMissions, scope: Scope, { ways }: EffectOf<'choose'>): string | null {
  const told = ways.flatMap(({ label, effects }) => {
    const ahead = testAhead(g, scope, effects);
    return ahead === null ? [] : [{ label, ahead }];
  });
  const [first] = told;
  if (first === undefined || told.every(({ ahead }) => ahead === first.ahead)) return first?.ahead ?? null;
  return `Test: ${told.map(({ label, ahead }) => `${label} ${ahead.replace('Test: ', '')}`).join('; ')}`;
}
