import { when } from '../../../effects/when.ts';
import type { Card } from '../card.ts';

/** After Mage Knight’s Restoration and Rebirth: a Nebula stands for the forest. */
export const metaphasicRadiation: Card = {
  id: 'metaphasic-radiation',
  sort: 'undiscovered',
  name: 'Metaphasic Radiation',
  strongName: 'Metaphasic Renewal',
  colour: 'gold',
  types: ['repair', 'special'],
  basic: [when({ if: 'on', terrain: 'nebula' }, [{ do: 'mend', amount: 5 }], [{ do: 'mend', amount: 3 }])],
  strong: [
    when(
      { if: 'on', terrain: 'nebula' },
      [
        { do: 'mend', amount: 5 },
        { do: 'ready', ranks: 5 },
      ],
      [
        { do: 'mend', amount: 3 },
        { do: 'ready', ranks: 3 },
      ],
    ),
  ],
  ship: null,
  copies: 1,
};
