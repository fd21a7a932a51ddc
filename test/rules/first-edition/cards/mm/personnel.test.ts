import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Luaran',
    title: 'C-PLAY-10: Luaran may report aboard an Enhanced Attack Ship',
    gold: 'L1: Enhanced Attack Ship; hand: Luaran',
    can: { report: ['report:luaran:aboard:1'] },
  },
  {
    card: 'Nurse Chapel',
    title: 'C-PLAY-03: Nurse Chapel reports free while Dr. McCoy or Mr. Spock is in play',
    gold: 'L1: Federation Outpost; L2: Dr. McCoy; hand: Nurse Chapel; table: Alternate Universe Door',
    at: 'turn',
    does: 'report:nurse-chapel:aboard:1',
    gives: { 'turn.played': 0 },
    also: [
      {
        gold: 'L1: Federation Outpost; L2: Mr. Spock; hand: Nurse Chapel; table: Alternate Universe Door',
        at: 'turn',
        does: 'report:nurse-chapel:aboard:1',
        gives: { 'turn.played': 0 },
      },
      {
        gold: 'L1: Federation Outpost; L2: Data; hand: Nurse Chapel; table: Alternate Universe Door',
        at: 'turn',
        does: 'report:nurse-chapel:aboard:1',
        gives: { 'turn.played': 1 },
      },
    ],
  },
  {
    card: 'Professor Sisko',
    title: 'C-PLAY-10 C-PLAY-03: any Sisko reports where Professor Sisko is, and Jake for free',
    gold: 'L5: Professor Sisko; hand: Jake Sisko, Benjamin Sisko, Data; table: Treaty: Federation/Romulan/Klingon',
    at: 'turn',
    can: { report: ['report:jake-sisko:surface:L5', 'report:benjamin-sisko:surface:L5'] },
    next: {
      does: 'report:jake-sisko:surface:L5',
      gives: { 'turn.played': 0 },
      next: { does: 'report:benjamin-sisko:surface:L5', gives: { 'turn.played': 1 } },
    },
  },
  {
    card: 'Thomas Paris',
    title: 'C-TURN-17: Thomas Paris converts Treachery to Honor for the rest of the game',
    gold: 'L2: Thomas Paris',
    does: 'use:thomas-paris:1:do',
    gives: { 'Thomas Paris.Honor': 1, 'Thomas Paris.Treachery': 0 },
    cant: 'use:thomas-paris',
    next: { does: ['end:turn', 'blue end:turn'], gives: { 'Thomas Paris.Honor': 1 } },
    also: [{ gold: 'L2: Thomas Paris', gives: { 'Thomas Paris.Honor': 0, 'Thomas Paris.Treachery': 1 } }],
  },
];

provesCards(specs);
