import { forecast } from '../chapters/tests/forecast.ts';
import type { AwayMissions } from '../state.ts';
import { amountNow } from './counts.ts';
import { type Scope, who as whoIs } from './scope.ts';
import { isIncapacitated } from './sorts.ts';
import type { EffectOf } from './union.ts';

/** Returns the chance that the characters in scope pass a test. Returns null if a participant isn't known yet. */
export function testForecast(g: AwayMissions, scope: Scope, effect: Omit<EffectOf<'test'>, 'do'>): string | null {
  const { who, against, specialization, needs = 1, dice = 0, challenge } = effect;
  const tester = whoIs(g, scope, who ?? 'self');
  if (tester === null) return null;
  const opponent = against === undefined ? null : whoIs(g, scope, against);
  // Until the opposing character is chosen, there is no chance to compute (M-OPP-01). Incapacitated characters don't
  // oppose tests (M-OPEN-65).
  if (against !== undefined && opponent === null) return null;
  const opposes = opponent !== null && !isIncapacitated(opponent) ? opponent : null;
  const extra = amountNow(g, scope, dice);
  const chances = forecast(g, { tester, against: opposes, specialization, card: scope.card, extra, needs });
  return challenge === undefined ? chances : `${chances} unchallenged`;
}
