import { forecast } from '../chapters/tests/forecast.ts';
import type { AwayMissions } from '../state.ts';
import { amountNow } from './counts.ts';
import { type Scope, who as whoIs } from './scope.ts';
import { isIncapacitated } from './sorts.ts';
import type { EffectOf } from './union.ts';

/** How likely a test is passed, as the scope has who takes part in it; null: that can’t be told. */
export function testForecast(g: AwayMissions, scope: Scope, effect: Omit<EffectOf<'test'>, 'do'>): string | null {
  const { who, against, specialization, needs = 1, dice = 0, challenge } = effect;
  const tester = whoIs(g, scope, who ?? 'self');
  if (tester === null) return null;
  const opponent = against === undefined ? null : whoIs(g, scope, against);
  // M-OPP-01: whoever is still to be chosen can’t be reckoned with. M-OPEN-65: the Incapacitated oppose nothing.
  if (against !== undefined && opponent === null) return null;
  const opposes = opponent !== null && !isIncapacitated(opponent) ? opponent : null;
  const extra = amountNow(g, scope, dice);
  const told = forecast(g, { tester, against: opposes, specialization, card: scope.card, extra, needs });
  return challenge === undefined ? told : `${told} unchallenged`;
}
