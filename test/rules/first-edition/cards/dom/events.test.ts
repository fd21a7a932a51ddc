import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Tactical Console',
    title: 'C-SKILL-14: a Tactical Console on a docked ship adds 3 to WEAPONS with Miles O’Brien or SECURITY aboard',
    gold: 'L1: Federation Outpost [U.S.S. Galaxy]; L1: U.S.S. Oberth; hand: Tactical Console',
    blue: 'L4: Klingon Outpost [I.K.S. Bortas]',
    at: 'turn',
    can: { 'play:tactical-console': ['play:tactical-console:on:2'] },
    next: { does: 'play:tactical-console:on:2', gives: { 'U.S.S. Galaxy.WEAPONS': 7 } },
    also: [
      { gold: "L1: U.S.S. Galaxy [Tactical Console, Miles O'Brien]", gives: { 'U.S.S. Galaxy.WEAPONS': 10 } },
      { gold: 'L1: U.S.S. Galaxy [Tactical Console, Worf]', gives: { 'U.S.S. Galaxy.WEAPONS': 10 } },
      { gold: 'L1: U.S.S. Galaxy [Tactical Console, Kira Nerys]', gives: { 'U.S.S. Galaxy.WEAPONS': 7 } },
      { gold: 'L1: U.S.S. Galaxy [Tactical Console, Worf {seat: 1}]', gives: { 'U.S.S. Galaxy.WEAPONS': 7 } },
    ],
  },
  {
    card: 'Fair Play',
    title: 'C-MISSION-12: under Fair Play, nobody solves an opponent’s unique mission that shows fewer than 40 points',
    gold: 'L5: Data, Spock, Jean-Luc Picard, Worf, Calloway, Giusti, Taitt, Beverly Crusher; table: Fair Play',
    does: 'attempt:L5:team-1',
    gives: { 'L5.solved': null },
    also: [
      {
        gold: 'L5: Data, Spock, Jean-Luc Picard, Worf, Calloway, Giusti, Taitt, Beverly Crusher',
        does: 'attempt:L5:team-1',
        gives: { 'L5.solved': 0 },
      },
      {
        gold: 'missions: Study Pulsar, Reported Activity; L2: Data, Spock, Jean-Luc Picard, Worf, Calloway, Giusti, Taitt, Beverly Crusher; table: Fair Play',
        does: 'attempt:L2:team-1',
        gives: { 'L2.solved': 0 },
      },
      {
        gold: 'missions: Study Pulsar, Reported Activity; L2: Data, Spock, Jean-Luc Picard, Worf, Calloway, Giusti, Taitt, Beverly Crusher; table: Fair Play',
        blue: 'missions: Survey Mission, Reported Activity',
        does: 'attempt:L2:team-1',
        gives: { 'L2.solved': 0 },
      },
    ],
  },
];

provesCards(specs);
