import { advancedAction, diplomacy, lasting, one } from '../../print.ts';

/** After Mage Knight’s Diplomacy: its own points can be spent as Shields, too, so what turns them comes before them. */
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
