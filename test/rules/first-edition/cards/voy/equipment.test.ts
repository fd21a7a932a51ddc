import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Kazon Disruptor',
    title: 'C-TYPES-07: with a Kazon, a Kazon Disruptor gives everyone STRENGTH +2, cumulatively',
    gold: 'L2: Kazon Disruptor, Kazon Disruptor, Culluh, Calloway; L5: Kazon Disruptor, Giusti',
    gives: { 'Calloway.STRENGTH': 7, 'Giusti.STRENGTH': 4 },
  },
  {
    card: 'Kazon Disruptor',
    title: 'C-PLAY-03 C-TURN-16: one Kazon Disruptor per turn reports for free',
    gold: 'L2: Federation Outpost; hand: Kazon Disruptor, Kazon Disruptor',
    at: 'turn',
    does: 'report:kazon-disruptor:aboard:1',
    gives: { 'turn.played': 0 },
    next: { does: 'report:kazon-disruptor:aboard:1', gives: { 'turn.played': 1 } },
  },
  {
    card: 'Kazon Disruptor Rifle',
    title: 'C-TYPES-07: with a Kazon, a Kazon Disruptor Rifle gives STRENGTH +3, but costs a Diplomacy away from ships',
    gold: 'L2: Kazon Disruptor Rifle, Culluh, Deanna Troi, Calloway',
    gives: { 'Calloway.STRENGTH': 6, 'Deanna Troi.Diplomacy': 0 },
    also: [
      {
        gold: 'L2: Kazon Raider [Kazon Disruptor Rifle, Culluh, Deanna Troi {as: Kazon}]',
        gives: { 'Deanna Troi.Diplomacy': 1 },
      },
    ],
  },
  {
    card: 'Kazon Disruptor Rifle',
    title: 'C-PLAY-03 C-TURN-16: one Kazon Disruptor Rifle per turn reports for free',
    gold: 'L2: Federation Outpost; hand: Kazon Disruptor Rifle, Kazon Disruptor Rifle',
    at: 'turn',
    does: 'report:kazon-disruptor-rifle:aboard:1',
    gives: { 'turn.played': 0 },
    next: { does: 'report:kazon-disruptor-rifle:aboard:1', gives: { 'turn.played': 1 } },
  },
];

provesCards(specs);
