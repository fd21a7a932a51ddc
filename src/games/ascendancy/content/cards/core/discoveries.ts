import { type Offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { diceFor } from '../../../position/dice.ts';
import { nodesIn } from '../../../position/standing.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Ascendancy } from '../../../state.ts';
import { fromDiscovery, isOwn } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Marks the one Building Phase in which a breakthrough can be used. */
const BREAKTHROUGH = 'Metallurgical Breakthrough';

const RULE = 'Guardian of Forever';

/** Lists offers to reroll one die of the current roll, one offer for each face shown. */
function rerolls({ roll }: Ascendancy): Offer<Effects>[] {
  const faces = [...new Set(roll?.dice.map(({ face }) => face) ?? [])].sort((a, b) => a - b);
  return faces.map((face) => {
    const effects: Effects = [{ do: 'discard-card' }, { do: 'roll-again', rule: RULE, from: face, to: face, most: 1 }];
    return open({ key: `reroll:${face}`, verb: 'reroll', label: `Reroll a ${face}`, rule: 'A-DICE-01' }, effects);
  });
}

/** Discoveries of the core box. */
export const CARDS = exploration('core', [
  {
    id: 'core-ancient-gateway',
    number: 13,
    name: 'Ancient Gateway',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'You may move any of your Ships here to one planetary System on the map that you may enter.',
    resolve: [{ do: 'transfer' }],
  },
  {
    id: 'core-ancient-library',
    number: 11,
    name: 'Ancient Library',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Look at the top 3 cards of your Advancement deck and launch 1 of them without a Command. The others go to the bottom.',
    resolve: [{ do: 'draw-project', count: 3, keep: 1 }],
  },
  {
    id: 'core-ancient-monument',
    number: 15,
    name: 'Ancient Monument',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Take 1 Culture, or 2 if no player has less Ascendancy than you.',
    resolve: [
      {
        do: 'when',
        is: 'least-ascendancy',
        does: [fromDiscovery({ culture: 2 })],
        else: [fromDiscovery({ culture: 1 })],
      },
    ],
  },
  {
    id: 'core-derelict-fleet',
    number: 12,
    name: 'Derelict Fleet',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Restore 2 drifting hulls: place 2 of your Ships here for free.',
    resolve: [{ do: 'build-ship', count: 2 }],
  },
  {
    id: 'core-dilithium-vein',
    number: 14,
    name: 'Dilithium Vein',
    type: 'discovery',
    after: 'permanent',
    source: 'ours',
    line: 'Stays for good. If there is a Production Node here, the Controller takes 1 more Production each round.',
    resolve: [],
    rule: {
      income: (g, { system = '' }, seat) => {
        const disc = g.discs[system];
        return disc?.control === seat && nodesIn(disc, 'production') > 0 ? { production: 1 } : {};
      },
    },
  },
  {
    id: 'core-guardian-of-forever',
    number: 18,
    name: 'Guardian of Forever',
    type: 'discovery',
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
  },
  {
    id: 'core-metallurgical-breakthrough',
    number: 16,
    name: 'Metallurgical Breakthrough',
    type: 'discovery',
    after: 'held',
    source: 'ours',
    line: 'In your next Building Phase, one upgrade of Weapons or Shields costs 2 less. Then discard this card.',
    resolve: [],
    rule: {
      adds: {
        price: (g, source, about) =>
          about.of === 'upgrade' && isOwn(source, about) && timesUsed(g, about.seat, BREAKTHROUGH) > 0 ? -2 : 0,
      },
      at: {
        'turn-start': {
          does: (_g, source, about) =>
            isOwn(source, about) ? [{ do: 'mark-used', rule: BREAKTHROUGH, span: 'turn' }] : [],
        },
        upgraded: {
          does: (g, source, about) =>
            isOwn(source, about) && timesUsed(g, about.seat, BREAKTHROUGH) > 0 ? [{ do: 'discard-card' }] : [],
        },
        // If unused, the card is lost at the end of the turn (A-EXPL-08).
        'turn-end': {
          does: (g, source, about) =>
            isOwn(source, about) && timesUsed(g, about.seat, BREAKTHROUGH) > 0 ? [{ do: 'discard-card' }] : [],
        },
      },
    },
  },
]);
