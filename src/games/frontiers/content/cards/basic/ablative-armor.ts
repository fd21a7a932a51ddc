import { attack, basicAction, one, shields } from '../../print.ts';

/** Based on Mage Knight’s Cold Toughness. */
export const ablativeArmor = basicAction('Ablative Armor', 'blue', ['attack', 'shields'], {
  basic: [one(attack(2, 'photonPulse'), shields(3, 'photonPulse'))],
  strong: [{ do: 'aim' }, shields({ plus: 5, each: 1, of: { count: 'traits' } }, 'photonPulse')],
  ship: 'defiant',
});
