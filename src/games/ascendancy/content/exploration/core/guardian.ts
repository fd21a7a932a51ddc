import { type Offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { diceFor } from '../../../position/dice.ts';
import type { Ascendancy } from '../../../state.ts';
import type { ExplorationCard } from '../../card.ts';

const RULE = 'Guardian of Forever';

/** Lists offers to reroll one die of the current roll, one offer for each face shown. */
function rerolls({ roll }: Ascendancy): Offer<Effects>[] {
  const faces = [...new Set(roll?.dice.map(({ face }) => face) ?? [])].sort((a, b) => a - b);
  return faces.map((face) => {
    const effects: Effects = [{ do: 'discard-card' }, { do: 'roll-again', rule: RULE, from: face, to: face, most: 1 }];
    return open({ key: `reroll:${face}`, verb: 'reroll', label: `Reroll a ${face}`, rule: 'A-DICE-01' }, effects);
  });
}

/** A card that its holder keeps, to reroll one die once. */
export const GUARDIAN: ExplorationCard = {
  id: 'core-guardian-of-forever',
  name: 'Guardian of Forever',
  type: 'discovery',
  set: 'core',
  after: 'held',
  source: 'ours',
  line: 'Keep this. Once, reroll one die of your own roll, or of a Hazard roll for your Ships. Then discard it.',
  resolve: [],
  rule: {
    at: {
      // The new result counts (A-DICE-01, A-DICE-03).
      'after-roll': {
        prompt: 'reroll a die?',
        offers: (g, { seat }, about) => (about.seat === seat ? rerolls(g) : []),
      },
      'after-hits': {
        prompt: 'reroll a die?',
        offers(g, { seat }) {
          if (seat === null || diceFor(g, seat, RULE, { whose: 'own', of: 'any' }).length === 0) return [];
          const effects: Effects = [
            { do: 'discard-card' },
            { do: 'reroll', rule: RULE, pick: { whose: 'own', of: 'any' }, most: 1 },
          ];
          return [open({ key: 'reroll', verb: 'reroll', label: 'Reroll one of your dice' }, effects)];
        },
      },
    },
  },
};
