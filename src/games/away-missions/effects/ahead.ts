import type { AwayMissions } from '../state.ts';
import { holds } from './counts.ts';
import { testForecast } from './forecast.ts';
import { KINDS } from './kinds.ts';
import { isFirst } from './obstacles.ts';
import type { Scope } from './scope.ts';
import type { EffectOf, Effects } from './union.ts';

/**
 * Returns the chance to pass the first test among these effects, or null if it isn't known before the player makes a
 * choice.
 */
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

/**
 * Returns the chances of several alternatives: “Test: Engineering 4 dice, 94 %; Operations 3 dice, 88 %”. Each chance
 * is listed only once.
 */
function waysAhead(g: AwayMissions, scope: Scope, { ways }: EffectOf<'choose'>): string | null {
  const forecasts = ways.flatMap(({ label, effects }) => {
    const ahead = testAhead(g, scope, effects);
    return ahead === null ? [] : [{ label, ahead }];
  });
  const [first] = forecasts;
  if (first === undefined || forecasts.every(({ ahead }) => ahead === first.ahead)) return first?.ahead ?? null;
  return `Test: ${forecasts.map(({ label, ahead }) => `${label} ${ahead.replace('Test: ', '')}`).join('; ')}`;
}
