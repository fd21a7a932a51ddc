import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Kathryn Janeway (Chain of Command)',
    title: 'C-PLAY-10: Tuvok reports to Kathryn Janeway’s location',
    gold: 'L1: U.S.S. Galaxy [Kathryn Janeway (Chain of Command)], U.S.S. Oberth; hand: Tuvok, Data',
    at: 'turn',
    can: { report: ['report:tuvok:aboard:1', 'report:tuvok:aboard:3'] },
  },
  {
    card: 'Captain Kirk (Chain of Command)',
    title: 'C-SKILL-11: Captain Kirk, any Spock and any McCoy improve each other while all three are together',
    gold: 'L2: Captain Kirk (Chain of Command), Spock, Dr. McCoy, Calloway',
    gives: { '1.CUNNING': 9, 'Spock.CUNNING': 11, 'Dr. McCoy.STRENGTH': 6, 'Calloway.CUNNING': 5 },
    also: [
      {
        gold: 'L2: Captain Kirk (Chain of Command), Spock; L5: Dr. McCoy',
        gives: { '1.CUNNING': 8, 'Spock.CUNNING': 10, 'Dr. McCoy.STRENGTH': 5 },
      },
    ],
  },
];

provesCards(specs);
