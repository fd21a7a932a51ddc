import type { Card } from '../card.ts';

/** After Mage Knight’s Into the Heat. */
export const battleStations: Card = {
  id: 'battle-stations',
  sort: 'advanced',
  name: 'Battle Stations',
  colour: 'red',
  types: ['attack', 'shields'],
  basic: [
    { do: 'lasting', modifier: { kind: 'crew', attack: 2, shields: 2, long: 2 }, until: 'combat' },
    { do: 'lasting', modifier: { kind: 'crewBusy' }, until: 'combat' },
  ],
  strong: [
    { do: 'lasting', modifier: { kind: 'crew', attack: 3, shields: 3, long: 3 }, until: 'combat' },
    { do: 'lasting', modifier: { kind: 'crewBusy' }, until: 'combat' },
  ],
  ship: null,
  copies: 1,
};
