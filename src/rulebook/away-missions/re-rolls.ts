import type { Chapter } from '../entry.ts';

/** Re-rolls. */
export const reRolls: Chapter = {
  title: 'Re-rolls',
  entries: [
    {
      id: 'M-RR-01',
      title: 'Discarding a card to re-roll',
      text: 'You may discard one card from your hand, Mission or Support, to re-roll as many of your own dice as you like. This works in an Attack, Defense or Skill roll and in no other roll.',
      source: 'Discard to Re-roll',
      terms:
        'reroll; roll again; bad roll; luck; spend a card; terrible throw can i fix it; burn a card for another try; mulligan my dice',
      see: ['M-RR-02', 'M-RR-03', 'M-RR-04'],
    },
    {
      id: 'M-RR-02',
      title: 'Order of re-rolls',
      text: 'If both players want to re-roll, they take turns, beginning with the player whose Activation it is. In your turn you discard a card to re-roll, or you pass. When both pass one after the other, the rolls are final.',
      source: 'Discard to Re-roll',
      terms:
        'who rerolls first; alternate; pass; final roll; we both want another try who starts; when are dice locked in; both wanting do overs',
      see: ['M-RR-01', 'M-RR-03'],
    },
    {
      id: 'M-RR-03',
      title: 'Re-rolling several times',
      text: 'You may discard for a re-roll more than once in the same roll, one card each time when it is your turn.',
      source: 'Discard to Re-roll',
      terms:
        'reroll again; how many rerolls; limit; twice; burn a second card on the same throw; keep throwing until happy; endless do overs',
      see: ['M-RR-01', 'M-RR-02'],
    },
    {
      id: 'M-RR-04',
      title: 'The new result counts',
      text: 'The result of a re-roll takes the place of the old one, be it better or worse. Line your dice up from highest to lowest again.',
      source: 'Discard to Re-roll; Glossary: Re-roll',
      terms:
        'reroll worse; keep old roll; replace; reorder; second throw was lousier; may i stick with my original dice; do over turned out lousier',
      see: ['M-RR-01', 'M-OPP-04'],
    },
  ],
};
