import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'The Vidiian Sodality',
    title:
      'C-PLAY-03 C-TURN-16: on the table, a Vidiian of MEDICAL classification or MEDICAL-related equipment reports free once per turn',
    gold: 'missions: Aftermath, Study Pulsar; L1: Vidiian Outpost; table: The Vidiian Sodality; hand: Danara Pel, Medical Kit',
    at: 'turn',
    does: 'report:danara-pel:aboard:1',
    gives: { 'turn.played': 0 },
    next: { does: 'report:medical-kit:aboard:1', gives: { 'turn.played': 1 } },
    also: [
      {
        gold: 'missions: Aftermath, Study Pulsar; L1: Vidiian Outpost; table: The Vidiian Sodality; hand: Medical Kit',
        at: 'turn',
        does: 'report:medical-kit:aboard:1',
        gives: { 'turn.played': 0 },
      },
      {
        gold: 'missions: Aftermath, Study Pulsar; L1: Vidiian Outpost; table: The Vidiian Sodality; hand: Bridon',
        at: 'turn',
        does: 'report:bridon:aboard:1',
        gives: { 'turn.played': 1 },
      },
    ],
  },
  {
    card: 'The Vidiian Sodality',
    title: 'C-PLAY-10: on a Vidiian cruiser, Vidiian personnel may report aboard',
    gold: 'missions: Aftermath, Study Pulsar; L1: Vidiian Cruiser; on:1: The Vidiian Sodality; hand: Danara Pel, Calloway',
    at: 'turn',
    can: { report: ['report:danara-pel:aboard:1'] },
    next: { does: 'report:danara-pel:aboard:1', gives: { 'turn.played': 1 } },
    also: [
      {
        gold: 'L1: Vidiian Cruiser, U.S.S. Oberth; hand: The Vidiian Sodality',
        at: 'turn',
        can: { play: ['play:the-vidiian-sodality:core:0:table', 'play:the-vidiian-sodality:on:1:cruiser'] },
      },
    ],
  },
];

provesCards(specs);
