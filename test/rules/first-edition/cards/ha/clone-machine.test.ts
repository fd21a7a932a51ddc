import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Clone Machine',
    title: 'C-PLAY-03: by the older text, one copy per turn reports to Clone Machine for free',
    gold: `
      missions: Investigate Disturbance, Aid Clone Colony, First Contact;
      L1: Clone Machine, Koroth;
      L2: Kurn, Morka;
      hand: Kurn, Morka`,
    at: 'turn',
    does: 'report:kurn:surface:L1',
    gives: { 'turn.played': 0 },
    cant: 'report:morka:surface:L1',
  },
];

provesCards(specs);
