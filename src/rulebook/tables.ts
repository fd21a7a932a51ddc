import type { Chapter } from './entry.ts';

/** What holds at every table, whatever the game. */
export const tableRules: Chapter = {
  title: 'Tables',
  entries: [
    {
      id: 'T-LOBBY-01',
      text: 'Seats and options are free until the game begins, then they are fixed.',
      source: 'ours',
    },
    { id: 'T-LOBBY-02', text: 'Who opened the table chooses its options and seats its bots.', source: 'ours' },
    { id: 'T-LOBBY-03', text: 'A person takes one seat of a table, and only one that is free.', source: 'ours' },
    { id: 'T-LOBBY-04', text: 'Only who sits at a table leaves it or starts it.', source: 'ours' },
    { id: 'T-LOBBY-05', text: 'A game begins once every seat is taken by a person or a bot.', source: 'ours' },
    { id: 'T-TURN-01', text: 'Only the seat that is asked answers.', source: 'ours' },
    {
      id: 'T-TURN-02',
      text: 'An answer counts for the question it was given to. An old button never makes another move.',
      source: 'ours',
    },
    { id: 'T-TURN-03', text: 'A game that is over takes no more moves.', source: 'ours' },
    {
      id: 'T-UNDO-01',
      text: 'A step can be taken back until dice are rolled, cards are seen, or another seat acts in the open.',
      source: 'ours',
    },
    {
      id: 'T-ORDERS-01',
      text: 'Standing orders say where a seat is asked and what is done in its place. They count from the next question on, and nobody else sees them.',
      source: 'ours',
    },
    {
      id: 'T-CONSENT-01',
      text: 'A game ends early, or goes back past dice and cards, when all people at the table agree.',
      source: 'ours',
    },
  ],
};
