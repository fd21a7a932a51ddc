import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'A Little Fun Every Day',
    title: 'C-DILEMMA-18: now and at each later attempt, the team needs three weak personnel or CIVILIAN ×2',
    gold: 'L2: Giusti, Calloway',
    blue: 'seeds L2: A Little Fun Every Day',
    does: 'attempt:L2:team-1',
    gives: { 'A Little Fun Every Day': 'at:L2', 'A Little Fun Every Day.count': 3, 'Giusti.stopped': 1 },
    also: [
      {
        gold: 'L2: Giusti, Calloway, Linda Larson',
        blue: 'seeds L2: A Little Fun Every Day',
        does: 'attempt:L2:team-1',
        gives: { 'A Little Fun Every Day': 'at:L2', 'Giusti.stopped': null },
      },
      {
        gold: 'L2: Barron, Banya',
        blue: 'seeds L2: A Little Fun Every Day',
        does: 'attempt:L2:team-1',
        gives: { 'Barron.stopped': null },
      },
      {
        gold: 'L2: Deanna Troi, Calloway [A Little Fun Every Day {seat: 1, owner: 1}]',
        does: 'attempt:L2:team-1',
        gives: { 'L2.solved': 0 },
      },
      {
        gold: 'at:L2: A Little Fun Every Day; L2: Deanna Troi, Calloway',
        does: 'attempt:L2:team-2',
        gives: { 'L2.solved': null, 'Deanna Troi.stopped': 1 },
      },
      {
        gold: 'at:L2: A Little Fun Every Day; L2: Deanna Troi, Calloway, Linda Larson',
        does: 'attempt:L2:team-2',
        gives: { 'L2.solved': 0 },
      },
    ],
  },
  {
    card: 'High Ground',
    title: 'C-DILEMMA-06: the STRENGTH needed depends on the points that the mission shows',
    gold: 'L2: Data, Jean-Luc Picard, Geordi La Forge, Lopez, Davies, Daniel Kwan, Herbert',
    blue: 'seeds L2: High Ground',
    does: 'attempt:L2:team-1',
    gives: { 'Data.stopped': 1, 'blue.discard': [] },
    also: [
      {
        gold: 'L2: Data, Jean-Luc Picard, Geordi La Forge, Lopez, Davies, Daniel Kwan, Herbert, Sam Lavelle',
        blue: 'seeds L2: High Ground',
        does: 'attempt:L2:team-1',
        gives: { 'Data.stopped': null, 'blue.discard': ['High Ground'] },
      },
      {
        gold: 'missions: Study Pulsar, Excavation; L2: Data, Jean-Luc Picard, Geordi La Forge, Lopez, Davies, Daniel Kwan, Herbert',
        blue: 'seeds L2: High Ground',
        does: 'attempt:L2:team-1',
        gives: { 'Data.stopped': null, 'blue.discard': ['High Ground'] },
      },
      {
        gold: 'L5: Data, Jean-Luc Picard, Geordi La Forge, Lopez, Davies, Daniel Kwan, Herbert, Sam Lavelle',
        blue: 'seeds L5: High Ground',
        does: 'attempt:L5:team-1',
        gives: { 'Data.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
];

provesCards(specs);
