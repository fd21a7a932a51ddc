import type { Chapter } from '../entry.ts';

/** End of game. */
export const endOfGame: Chapter = {
  title: 'End of game',
  entries: [
    {
      id: 'M-END-01',
      title: 'Scoring End of Game Missions',
      text: 'After Round 3 you may score the End of Game Mission cards in your hand whose conditions you have met.',
      source: 'Beam Up and Debrief',
      terms:
        'debrief; final missions; last points; beam up; payout after the third lap; what may i score after the last round; cash late objectives',
      see: ['M-END-02', 'M-PLAY-03', 'M-SEQ-07'],
    },
    {
      id: 'M-END-02',
      title: 'End of Game Missions that fail',
      text: 'An End of Game Mission whose condition you haven’t met gives you no points.',
      source: 'Beam Up and Debrief',
      terms:
        'unmet condition; not scored; worthless; no points; late objective not fulfilled; is there a penalty for unfulfilled late jobs; unfulfilled late objective',
      see: ['M-END-01'],
    },
    {
      id: 'M-END-03',
      title: 'Points for the Core Mission',
      text: 'After the End of Game Missions, look at your Core Mission card: it says how many points you score for it.',
      source: 'Beam Up and Debrief',
      terms:
        'overall mission; core card; bonus at the end; what does my overarching goal pay; when does the big objective pay; payout of my overarching goal',
      see: ['M-PREP-11', 'M-OPEN-06', 'M-END-04'],
    },
    {
      id: 'M-END-04',
      title: 'Adding up the score',
      text: 'Add the points of all Mission cards that you have scored, of your Core Mission, and of your Bonus Points tokens. Whoever has the highest total wins.',
      source: 'Beam Up and Debrief',
      terms:
        'winner; final score; total; victory points; who wins; how do we tally; who came out on top; sum up everything',
      see: ['M-END-05', 'M-END-03', 'M-PLAY-28'],
    },
    {
      id: 'M-END-05',
      title: 'Equal points at the end',
      text: 'If both players have equal points, the team that scored more Mission cards wins. If that is equal too, the game is a draw.',
      source: 'Beam Up and Debrief',
      terms:
        'tie; tiebreaker; draw; same score; deadlock at the finish; we are level who’s champion; level scores champion',
      see: ['M-END-04', 'M-OPEN-41'],
    },
    {
      id: 'M-END-06',
      title: 'A team without characters can win',
      text: 'Even if all your characters are Neutralized you can still win, since your opponent has to beat your points. You may go on playing Events from your hand.',
      source: 'Not Dead, Jim',
      terms:
        'wiped out; eliminated; everyone dead; not dead jim; lose all; my whole squad got wiped do i lose; is annihilation a defeat; everybody perished champion anyway',
      see: ['M-OPEN-48', 'M-SEQ-02', 'M-END-04'],
    },
  ],
};
