import { open } from '../../../kit/offers.ts';
import { usedIn } from '../../position/conflict.ts';
import { diceFor } from '../../position/dice.ts';
import { partOf } from '../../position/part.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Conflict } from '../../state.ts';

// Rules that cards and Fleets of several civilizations share.

/** The player’s to-hit dice that show 6 always hit, regardless of Shields. */
export const SIXES_HIT: Rule = {
  grants: {
    'always-hits': (g, { seat }, { side, face }) => face === 6 && partOf(g, seat, 'battle', 'invasion')?.place === side,
  },
};

/** The player’s Ships have First Strike in Space Battles during the player’s own turn (A-BAT-21). */
export const STRIKES_IN_OWN_TURN: Rule = {
  grants: {
    'first-strike': (g, { seat }, { side }) => g.turn?.seat === seat && partOf(g, seat, 'battle')?.place === side,
  },
};

/** In one kind of conflict, a Fleet may reroll all its dice that show 1, but each die only once (A-ROM-05). */
export function rerollsOnes(kind: Conflict['kind']): Rule {
  return {
    at: {
      'after-hits': {
        prompt: 'reroll its dice that show 1?',
        free: true,
        offers(g, { seat, unit }) {
          if (seat === null || unit === undefined || partOf(g, seat, kind) === null) return [];
          const pick = { whose: 'own', of: 'any', from: 1, to: 1, unit } as const;
          const rule = `ones of ${unit}`;
          if (diceFor(g, seat, rule, pick).length === 0) return [];
          const option = { key: `ones:${unit}`, verb: 'reroll', label: 'Reroll all its 1s', rule: 'A-ROM-05' };
          return [open(option, [{ do: 'reroll', rule, pick, all: true }])];
        },
      },
    },
  };
}

/** The Fleet Braves Hazards one Ship at a time (A-ROM-03). */
export const SHIP_BY_SHIP: Rule = {
  grants: { hazard: (_g, source, about) => about.how === 'one-by-one' && about.unit === source.unit },
};

/** Once per Combat Round, the player rerolls one die: their own, or an opponent’s Hit. */
export function rerollsOne(
  card: string,
  pick: { whose: 'own' | 'opposing'; of: 'any' | 'hits' },
  label: string,
  ...kinds: readonly Conflict['kind'][]
): Rule {
  return {
    at: {
      'after-hits': {
        prompt: 'reroll a die?',
        free: true,
        offers(g, { seat }) {
          const part = partOf(g, seat, ...kinds);
          if (part === null || seat === null || usedIn(part.c, card, seat, 'round') > 0) return [];
          if (diceFor(g, seat, card, pick).length === 0) return [];
          const option = { key: `reroll:${card}`, verb: 'reroll', label, rule: 'A-DICE-01' };
          return [open(option, [{ do: 'reroll', rule: card, pick, most: 1 }])];
        },
      },
    },
  };
}
