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

/**
 * Returns the reason a card's Action can't be taken now, or null if it can. The reason may contain facts that only this
 * seat knows.
 */
export function obstacle(g: AwayMissions, scope: Scope, action: Action): Obstacle {
  const self = who(g, scope, 'self');
  const { at, by, requires, crewless, effects } = action;
  if (self === null) {
    if (!crewless) return no('M-OPEN-48', () => `${nameOf(scope.card)} needs a character to use it.`);
  } else {
    // A character in the terminal's space has access to it (M-TERM-01).
    if (at !== undefined && (self.space === null || !isPlace(g, scope, self.space, at))) {
      const { space } = self;
      if (at.terminal !== undefined && space !== null && isLocked(g, scope.seat, space))
        return no('M-OPEN-76', () => `The terminal in ${space} is locked until the end of the Round.`);
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

/**
 * Whether this is the first effect, not counting payments. Since payments don't count, an effect after a payment is
 * still checked in advance, and nobody pays for an impossible effect.
 */
export function isFirst(effects: Effects, effect: Effect): boolean {
  return effects.find((one) => one.do !== 'pay') === effect;
}

/** Returns the obstacle to these effects, as far as it is known in advance, or null. */
export function lacking(g: AwayMissions, scope: Scope, effects: Effects): Obstacle {
  let seen = scope;
  for (const effect of effects) {
    const ahead = KINDS[effect.do].ahead?.(g, seen, effect, isFirst(effects, effect));
    if (ahead === null || typeof ahead === 'function') return ahead;
    seen = ahead ?? seen;
  }
  return null;
}
