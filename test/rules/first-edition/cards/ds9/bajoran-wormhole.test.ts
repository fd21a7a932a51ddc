import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Bajoran Wormhole',
    title:
      'C-MOVE-06: a Bajoran Wormhole can be placed at a mission in the Bajor region, even by a player who sees the mission’s far side',
    gold: 'missions:; hand: Bajoran Wormhole, Bajoran Wormhole',
    blue: 'missions: Alter Records, Access Relay Station',
    can: { play: ['play:bajoran-wormhole:gap:L1'] },
  },
];

provesCards(specs);
