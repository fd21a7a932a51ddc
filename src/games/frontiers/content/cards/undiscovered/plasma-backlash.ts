import { attack, deflected, enemy, shields, undiscovered } from '../../print.ts';

/** Based on Mage Knight’s Burning Shield and Exploding Shield. */
export const plasmaBacklash = undiscovered('Plasma Backlash', 'Plasma Eruption', 'red', ['shields', 'attack'], {
  basic: [{ do: 'aim' }, shields(4, 'photonTorpedo'), deflected([attack(4, 'photonTorpedo')], 'attack')],
  strong: [{ do: 'aim' }, shields(4, 'photonTorpedo'), deflected([enemy('aimed', { defeat: true })], 'once')],
});
