import { advancedAction, diplomacy, lasting, one } from '../../print.ts';

/**
 * Based on Mage Knight’s Diplomacy. The card's own points can also be spent as Shields, so the conversion comes first.
 */
export const peaceTalks = advancedAction('Peace Talks', 'gold', ['diplomacy', 'shields'], {
  basic: [lasting('turn', { kind: 'convert', from: 'diplomacy', to: 'shields', per: 1 }), diplomacy(2)],
  strong: [
    one(
      lasting('turn', { kind: 'convert', from: 'diplomacy', to: 'shields', per: 1, fire: 'photonPulse' }),
      lasting('turn', { kind: 'convert', from: 'diplomacy', to: 'shields', per: 1, fire: 'photonTorpedo' }),
    ),
    diplomacy(4),
  ],
});
