import { attack, basicAction, diplomacy, discard, move, one, shields } from '../../print.ts';

/** Based on Mage Knight’s Improvisation. */
export const quickThinking = basicAction('Quick Thinking', 'red', ['move', 'diplomacy', 'attack', 'shields'], {
  basic: [discard('any'), one(move(3), diplomacy(3), attack(3), shields(3))],
  strong: [discard('any'), one(move(5), diplomacy(5), attack(5), shields(5))],
});
