import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Blood Oath',
    title:
      'C-PLAY-20: Blood Oath is played on a non-Borg personnel with INTEGRITY below 8 and no Honor, or on its player’s table',
    gold: 'L2: Amarie, Data, Kang, Two of Eleven; hand: Blood Oath; deck: Spock, Spock',
    blue: 'L2: Devinoni Ral',
    can: { 'play:': ['play:blood-oath:on:1:hunt', 'play:blood-oath:on:5:hunt', 'play:blood-oath:core:0:swear'] },
  },
];

provesCards(specs);
