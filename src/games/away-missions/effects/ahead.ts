import type { AwayMissions } from '../state.ts';
import { holds } from './counts.ts';
import { testForecast } from './forecast.ts';
import { KINDS } from './kinds.ts';
import type { Scope } from './scope.ts';
import type { Effects } from './union.ts';

/** How likely the first test among effects is passed, as far as it can be told before anything is chosen; null: it can’t. */
export function testAhead(g: AwayMissions, scope: Scope, effects: Effects): string | null {
  let seen = scope;
  for (const effect of effects) {
    if (effect.do === 'test') return testForecast(g, seen, effect);
    if (effect.do === 'when')
      return testAhead(g, seen, holds(g, seen, effect.condition) ? effect.then : (effect.otherwise ?? []));
    const ahead = KINDS[effect.do].ahead?.(g, seen, effect, effect === effects[0]);
    if (ahead === null || typeof ahead === 'function') return null;
    seen = ahead ?? seen;
  }
  return null;
}
