import { when } from '../../../effects/when.ts';
import type { Card } from '../card.ts';

/** After Mage Knight’s Refreshing Walk. */
export const shoreLeave: Card = {
  id: 'shore-leave',
  sort: 'advanced',
  name: 'Shore Leave',
  colour: 'gold',
  types: ['move', 'repair'],
  basic: [{ do: 'move', amount: 2 }, when({ if: 'combat' }, [], [{ do: 'mend', amount: 1 }])],
  strong: [{ do: 'move', amount: 4 }, when({ if: 'combat' }, [], [{ do: 'mend', amount: 2 }])],
  ship: null,
  copies: 1,
};
