import { diplomacy, may } from '../../../effects/build.ts';
import { advancedAction } from '../../print.ts';

/** After Mage Knight’s Learning. */
export const scienceSymposium = advancedAction('Science Symposium', 'blue', ['diplomacy', 'special'], {
  basic: [
    diplomacy(2),
    may({ do: 'spend', what: 'diplomacy', amount: 6 }, { do: 'gain', card: 'advanced', to: 'discard' }),
  ],
  strong: [
    diplomacy(4),
    may({ do: 'spend', what: 'diplomacy', amount: 9 }, { do: 'gain', card: 'advanced', to: 'hand' }),
  ],
});
