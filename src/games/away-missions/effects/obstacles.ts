import { no, type Obstacle } from '../../kit/offers.ts';
import { nameOf } from '../content/cards.ts';
import { characterCard } from '../content/characters.ts';
import type { AwayMissions } from '../state.ts';
import { holds } from './counts.ts';
import { belongs } from './groups.ts';
import { KINDS } from './kinds.ts';
import { type Scope, who } from './scope.ts';
import { isLocked, isPlace } from './spaces.ts';
import { conditionText } from './text/counts.ts';
import { groupText, placeText } from './text/words.ts';
import type { Action, Effect, Effects } from './union.ts';

/** Why an Action of a card can't be taken now, or null. What it names depends on what the seat may know alone. */
export function obstacle(g: AwayMissions, scope: Scope, action: Action): Obstacle {
  const self = who(g, scope, 'self');
  const { at, by, requires, crewless, effects } = action;
  if (self === null) {
    if (!crewless) return no('M-OPEN-48', () => `${nameOf(scope.card)} needs a character to do it.`);
  } else {
    // M-TERM-01: who stands in the terminal's space has access to it.
    if (at !== undefined && (self.space === null || !isPlace(g, scope, self.space, at))) {
      const { space } = self;
      if (at.terminal !== undefined && space !== null && isLocked(g, scope.seat, space))
        return no('M-OPEN-76', () => `The terminal in ${space} is locked until the Round ends.`);
      return no('M-TERM-01', () => `${characterCard(self.id).name} must be ${placeText(at)}.`);
    }
    if (by !== undefined && !belongs(g, scope, self, by)) {
      return no('M-PLAY-19', () => `Only ${groupText(by)} can do this.`);
    }
  }
  for (const condition of requires ?? []) {
    if (holds(g, scope, condition)) continue;
    return no('M-PLAY-19', () => `Requirement: ${conditionText(condition)}.`);
  }
  return lacking(g, scope, effects);
}

/** Whether nothing is done before an effect; what is paid for it doesn’t count, so that nobody pays for nothing. */
export function isFirst(effects: Effects, effect: Effect): boolean {
  return effects.find((one) => one.do !== 'pay') === effect;
}

/** What effects need and don't find, as far as it can be told before anything happens. */
export function lacking(g: AwayMissions, scope: Scope, effects: Effects): Obstacle {
  let seen = scope;
  for (const effect of effects) {
    const ahead = KINDS[effect.do].ahead?.(g, seen, effect, isFirst(effects, effect));
    if (ahead === null || typeof ahead === 'function') return ahead;
    seen = ahead ?? seen;
  }
  return null;
}
