import { advancedAction, attack, diplomacy, move, one, payFor, shields } from '../../print.ts';

/** Based on Mage Knight’s Pure Magic. Gold replaces the two colors that gave Move and Diplomacy. */
export const reroutePower = advancedAction('Reroute Power', 'blue', ['move', 'diplomacy', 'attack', 'shields'], {
  basic: [payFor({ red: attack(4), blue: shields(4), gold: one(move(4), diplomacy(4)) })],
  strong: [payFor({ red: attack(7), blue: shields(7), gold: one(move(7), diplomacy(7)) })],
});
