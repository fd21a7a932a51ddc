import { basicAction, diplomacy, lasting } from '../../print.ts';

/** Based on Mage Knight’s Noble Manners. */
export const picardsCounsel = basicAction('Picard’s Counsel', 'gold', ['diplomacy'], {
  basic: [diplomacy(2), lasting('turn', { kind: 'courtesy', experience: 1 })],
  strong: [diplomacy(4), lasting('turn', { kind: 'courtesy', experience: 1, reputation: 1 })],
  ship: 'enterprise-d',
  captain: true,
});
