import { type Offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { diceFor } from '../../../position/dice.ts';
import type { Ascendancy } from '../../../state.ts';
import type { ExplorationCard } from '../../card.ts';

const RULE = 'Guardian of Forever';

/** Dice of a roll that is one’s own: each face once. */
function rerolls({ roll }: Ascendancy): Offer<Effects>[] {
  const faces = [...new Set(roll?.dice.map(({ face }) => face) ?? [])].sort((a, b) => a - b);
  return faces.map((face) => {
    const effects: Effects = [{ do: 'discard-card' }, { do: 'roll-again', rule: RULE, from: face, to: face, most: 1 }];
    return open({ key: `reroll:${face}`, verb: 'reroll', label: `Roll a ${face} again`, rule: 'A-DICE-01' }, effects);
  });
}

/** A card that is kept: one die, once. */
export const GUARDIAN: ExplorationCard = {
  id: 'core-guardian-of-forever',
  name: 'Guardian of Forever',
  type: 'discovery',
  set: 'core',
  after: 'held',
  source: 'ours',
  line: 'Keep this: once, have any one die of a roll of yours, or of a Hazard for your Ships, rolled again; then discard.',
  resolve: [],
  rule: {
    at: {
      // A-DICE-01, A-DICE-03: the new result stands.
      'after-roll': {
        prompt: 'have a die rolled again?',
        offers: (g, { seat }, about) => (about.seat === seat ? rerolls(g) : []),
      },
      'after-hits': {
        prompt: 'roll a die again?',
        offers(g, { seat }) {
          if (seat === null || diceFor(g, seat, RULE, { whose: 'own', of: 'any' }).length === 0) return [];
          const effects: Effects = [
            { do: 'discard-card' },
            { do: 'reroll', rule: RULE, pick: { whose: 'own', of: 'any' }, most: 1 },
          ];
          return [open({ key: 'reroll', verb: 'reroll', label: 'Roll one of your dice again' }, effects)];
        },
      },
    },
  },
};
