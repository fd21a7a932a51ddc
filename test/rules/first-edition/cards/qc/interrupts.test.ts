import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Plexing',
    title:
      'C-DILEMMA-09 C-TYPES-11: Plexing nullifies the dilemmas and cards that its text names, and can’t be nullified',
    gold: 'L2: Spock, Tam Elbrun, Sarek, Data, Deanna Troi; hand: Plexing',
    blue: 'seeds L2: Frame of Mind; hand: Amanda Rogers',
    asked: { gold: ['dilemma'], blue: ['play'] },
    does: ['attempt:L2:team-1', 'answer:plexing'],
    cant: 'blue answer:amanda-rogers',
    also: [
      {
        gold: 'L2: Spock, Tam Elbrun, Sarek, Data, Deanna Troi; hand: Plexing',
        blue: 'seeds L2: Nausicaans',
        asked: { gold: ['dilemma'] },
        does: 'attempt:L2:team-1',
        cant: 'answer:plexing',
      },
      { gold: 'table: Thought Maker, Yellow Alert; hand: Plexing', can: { play: ['play:plexing:on:1'] } },
    ],
  },
];

provesCards(specs);
