import { restore, undiscovered, when } from '../../print.ts';

/** Based on Mage Knight’s Restoration and Rebirth. A Nebula replaces the forest. */
export const metaphasicRadiation = undiscovered(
  'Metaphasic Radiation',
  'Metaphasic Renewal',
  'gold',
  ['repair', 'special'],
  {
    basic: [when({ if: 'on', terrain: 'nebula' }, [restore(5)], [restore(3)])],
    strong: [
      when(
        { if: 'on', terrain: 'nebula' },
        [restore(5), { do: 'ready', ranks: 5 }],
        [restore(3), { do: 'ready', ranks: 3 }],
      ),
    ],
  },
);
