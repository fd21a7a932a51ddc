import { advancedAction, lasting, move } from '../../print.ts';

/** Based on Mage Knight’s Ambush. */
export const flankingManeuver = advancedAction('Flanking Maneuver', 'gold', ['move', 'attack', 'shields'], {
  basic: [move(2), lasting('turn', { kind: 'next', attack: 1, shields: 2 })],
  strong: [move(4), lasting('turn', { kind: 'next', attack: 2, shields: 4 })],
});
