import { advancedAction, remove } from '../../print.ts';

/** Based on Mage Knight’s Training. */
export const crewTraining = advancedAction('Crew Training', 'gold', ['special'], {
  basic: [remove('action'), { do: 'gain', card: 'advanced', to: 'discard', same: true }],
  strong: [remove('action'), { do: 'gain', card: 'advanced', to: 'hand', same: true }],
});
