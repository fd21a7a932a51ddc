import type { Card } from '../card.ts';

/** After Mage Knight’s Heroic Tale. */
export const famousDeeds: Card = {
  id: 'famous-deeds',
  sort: 'advanced',
  name: 'Famous Deeds',
  colour: 'gold',
  types: ['diplomacy'],
  basic: [
    { do: 'diplomacy', amount: 3 },
    { do: 'lasting', modifier: { kind: 'recruits', reputation: 1 }, until: 'turn' },
  ],
  strong: [
    { do: 'diplomacy', amount: 6 },
    { do: 'lasting', modifier: { kind: 'recruits', reputation: 1, experience: 1 }, until: 'turn' },
  ],
  ship: null,
  copies: 1,
};
