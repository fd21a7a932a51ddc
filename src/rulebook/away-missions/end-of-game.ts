import type { Chapter } from '../entry.ts';

/** End of game. */
export const endOfGame: Chapter = {
  title: 'End of game',
  entries: [
    {
      id: 'M-END-01',
      text: 'After Round 3 score End of Game Mission cards from hand whose conditions are met.',
      source: 'Beam Up and Debrief',
    },
    {
      id: 'M-END-02',
      text: 'An End of Game Mission whose condition is not met scores nothing.',
      source: 'Beam Up and Debrief',
    },
    {
      id: 'M-END-03',
      text: 'Check the Core Mission card for the points it gives.',
      source: 'Beam Up and Debrief',
    },
    {
      id: 'M-END-04',
      text: 'Add points of scored Mission cards (with the Core Mission) and Bonus Points tokens; highest total wins.',
      source: 'Beam Up and Debrief',
    },
    {
      id: 'M-END-05',
      text: 'On equal points the team that scored more Mission cards wins; still equal is a draw.',
      source: 'Beam Up and Debrief',
    },
    {
      id: 'M-END-06',
      text: 'A wiped-out team may still win with its points and may still play Events.',
      source: 'Not Dead, Jim',
    },
  ],
};
