import { advancedAction, diplomacy, lasting } from '../../print.ts';

/** Based on Mage Knight’s Heroic Tale. */
export const famousDeeds = advancedAction('Famous Deeds', 'gold', ['diplomacy'], {
  basic: [diplomacy(3), lasting('turn', { kind: 'recruits', reputation: 1 })],
  strong: [diplomacy(6), lasting('turn', { kind: 'recruits', reputation: 1, experience: 1 })],
});
