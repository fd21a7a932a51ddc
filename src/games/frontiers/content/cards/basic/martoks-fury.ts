import { attack, one, shields } from '../../../effects/build.ts';
import { basicAction } from '../../print.ts';

/** After Mage Knight’s Battle Rage; how much a Damage Card buys is our ruling. */
export const martoksFury = basicAction('Martok’s Fury', 'red', ['attack', 'shields'], {
  basic: [one(attack(2), shields(2))],
  strong: [one(attack(4), [{ do: 'damage', amount: 1 }, attack(7)])],
  ship: 'neghvar',
  captain: true,
});
