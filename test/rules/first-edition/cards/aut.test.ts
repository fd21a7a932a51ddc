import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Legate Parek',
    title: 'C-TURN-16: once each turn, Legate Parek gains a skill from a female present until the end of the turn',
    gold: 'L2: Legate Parek, Deanna Troi, Data; L5: Giusti',
    does: ['use:legate-parek:1:do', 'skill:Empathy'],
    gives: { 'Legate Parek.Empathy': 1 },
    cant: 'use:legate-parek',
    next: { does: 'end:turn', gives: { 'Legate Parek.Empathy': 0 } },
    also: [{ gold: 'L2: Legate Parek, Data', cant: 'use:legate-parek' }],
  },
  {
    card: 'The Assistant Manager',
    title: 'C-DRAW-01: The Assistant Manager draws a card when a Royale Casino dilemma is revealed',
    gold: 'L2: Giusti, Data; L5: The Assistant Manager',
    blue: 'seeds L2: Royale Casino: Slots',
    does: 'attempt:L2:team-1',
    gives: { 'gold.hand': ['Calloway'] },
    also: [
      {
        gold: 'L2: Giusti, Data; L5: The Assistant Manager',
        blue: 'seeds L2: Nausicaans',
        does: 'attempt:L2:team-1',
        gives: { 'gold.hand': [] },
      },
    ],
  },
];

provesCards(specs);
