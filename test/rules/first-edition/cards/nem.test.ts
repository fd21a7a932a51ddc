import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Personal Demons',
    title:
      'C-POINTS-01: while Shinzon is aboard the Scimitar, each killed Federation or Romulan personnel except Remans scores a point',
    gold: 'L1: Scimitar (Chain of Command) [Shinzon (Chain of Command)]; table: Personal Demons, Villagers with Torches',
    blue: 'L5: Calloway, Giusti',
    turn: 'blue',
    does: 'blue attempt:L5:team-5',
    gives: { 'gold.score': 2 },
    also: [
      {
        gold: 'L1: Scimitar (Chain of Command); L2: Shinzon (Chain of Command); table: Personal Demons, Villagers with Torches',
        blue: 'L5: Calloway, Giusti',
        turn: 'blue',
        does: 'blue attempt:L5:team-5',
        gives: { 'gold.score': 0 },
      },
      {
        gold: 'L1: Scimitar (Chain of Command) [Shinzon (Chain of Command)]; table: Personal Demons, Villagers with Torches',
        blue: 'missions: Survey Mission, Covert Installation; L5: Sela, Chagrith',
        turn: 'blue',
        does: 'blue attempt:L5:team-5',
        gives: { 'gold.score': 1 },
      },
      {
        gold: 'L1: Scimitar (Chain of Command) [Shinzon (Chain of Command)]; table: Personal Demons, Villagers with Torches',
        blue: 'L5: Kurn, Kor',
        turn: 'blue',
        does: 'blue attempt:L5:team-5',
        gives: { 'gold.score': 0 },
      },
    ],
  },
];

provesCards(specs);
