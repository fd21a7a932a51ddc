import { advancedAction } from '../../print.ts';

/** After Mage Knight’s Training. */
export const crewTraining = advancedAction('Crew Training', 'gold', ['special'], {
  basic: [
    { do: 'remove', what: 'action' },
    { do: 'gain', card: 'advanced', to: 'discard', same: true },
  ],
  strong: [
    { do: 'remove', what: 'action' },
    { do: 'gain', card: 'advanced', to: 'hand', same: true },
  ],
});
