import { undiscovered } from '../../print.ts';

/** Based on Mage Knight’s two spells with the same names (F-OPEN-83). */
export const energyFlow = undiscovered('Energy Flow', 'Energy Steal', 'gold', ['special'], {
  basic: [{ do: 'ready' }, { do: 'exhaust', rank: 2 }],
  strong: [
    { do: 'ready', heal: true },
    { do: 'exhaust', rank: 3 },
  ],
});
