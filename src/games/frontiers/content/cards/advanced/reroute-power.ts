import { attack, diplomacy, move, one, shields } from '../../../effects/build.ts';
import { advancedAction } from '../../print.ts';

/** After Mage Knight’s Pure Magic. Gold stands for the two colours that gave Move and Diplomacy. */
export const reroutePower = advancedAction('Reroute Power', 'blue', ['move', 'diplomacy', 'attack', 'shields'], {
  basic: [
    {
      do: 'payFor',
      ways: [
        { colour: 'red', effects: [attack(4)] },
        { colour: 'blue', effects: [shields(4)] },
        { colour: 'gold', effects: [one(move(4), diplomacy(4))] },
      ],
    },
  ],
  strong: [
    {
      do: 'payFor',
      ways: [
        { colour: 'red', effects: [attack(7)] },
        { colour: 'blue', effects: [shields(7)] },
        { colour: 'gold', effects: [one(move(7), diplomacy(7))] },
      ],
    },
  ],
});
