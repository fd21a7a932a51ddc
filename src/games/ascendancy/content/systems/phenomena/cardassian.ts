import { open } from '../../../../kit/offers.ts';
import { unitsOf } from '../../../position/conflict.ts';
import type { Rule } from '../../../rules/rule.ts';
import { isAt } from './parts.ts';

/** Phenomena of the Cardassian set. */
export const CARDASSIAN = {
  'the-badlands': {
    grants: {
      // The attacker has First Strike if all their Ships are at this Phenomenon (A-BAT-21).
      'first-strike'(g, { system }, { side }) {
        const { conflict } = g;
        const attacker = conflict?.sides[side];
        if (conflict?.kind !== 'battle' || attacker === undefined || attacker.owner !== conflict.attacker) return false;
        const units = unitsOf(g, attacker);
        return units.length > 0 && units.every(({ at }) => at === system);
      },
    },
  },
  'denorios-belt': {
    adds: { impulse: (g, { system }, { unit }) => (isAt(g, unit, system) ? 1 : 0) },
  },
  'argolis-cluster': {
    sets: { 'hazard-shields': (_g, source, { system }) => (system === source.system ? 0 : null) },
    at: {
      claimed: {
        prompt: 'launch a Project?',
        asked: (_g, _source, { seat }) => seat,
        offers: (g, { system }, about) =>
          about.system === system && (g.players[about.seat]?.deck.length ?? 0) > 0
            ? [
                open(
                  { key: 'launch', verb: 'launch', label: 'Look at 2 Advancements and launch 1', rule: 'A-PROJ-01' },
                  [{ do: 'draw-project', count: 2, keep: 1 }],
                ),
              ]
            : [],
      },
    },
  },
} satisfies Readonly<Record<string, Rule>>;
