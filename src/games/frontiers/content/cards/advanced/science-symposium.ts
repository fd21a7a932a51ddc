import { advancedAction, diplomacy, may, spend } from '../../print.ts';

/** Based on Mage Knight’s Learning. */
export const scienceSymposium = advancedAction('Science Symposium', 'blue', ['diplomacy', 'special'], {
  basic: [diplomacy(2), may(spend('diplomacy', 6), { do: 'gain', card: 'advanced', to: 'discard' })],
  strong: [diplomacy(4), may(spend('diplomacy', 9), { do: 'gain', card: 'advanced', to: 'hand' })],
});
