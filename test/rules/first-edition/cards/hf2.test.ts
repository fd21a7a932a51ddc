import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Burrows',
    title: 'C-SELECT-01: Burrows may volunteer for a random selection',
    gold: 'L2: Burrows {as: Federation}, Calloway, Giusti',
    blue: 'seeds L2: Ornaran Threat',
    does: 'attempt:L2:team-1',
    can: ['volunteer:1', 'chance'],
    next: { does: 'volunteer:1', log: 'Burrows' },
  },
  {
    card: 'Cardassian Processing',
    title: 'C-CAPTURE-01: Cardassian Processing captures a random personnel unless its conditions are met',
    gold: 'L2: Giusti, Data, Calloway',
    blue: 'L2: Dukat; seeds L2: Cardassian Processing',
    does: 'attempt:L2:team-1',
    log: 'captur',
    also: [
      {
        gold: 'L2: Worf, Worf, Worf, Worf, Samuel T. Cogley',
        blue: 'seeds L2: Cardassian Processing',
        does: 'attempt:L2:team-1',
        silent: 'captur',
      },
    ],
  },
  {
    card: 'Space Boomer',
    title: 'C-SKILL-14: a Space Boomer plays on a personnel with Navigation ×2 or Stellar Cartography ×2',
    gold: 'L2: Agyer, Kira Nerys, Worf, Taitt; hand: Space Boomer',
    at: 'turn',
    can: { 'play:space-boomer': ['play:space-boomer:on:1', 'play:space-boomer:on:2'] },
  },
  {
    card: 'Space Boomer',
    title: 'C-SKILL-14 C-SKILL-22: after a solved space mission, a Space Boomer adds 3 to RANGE of a matching ship',
    gold: "L1: D'deridex [Agyer], U.S.S. Oberth [Kira Nerys]; on:2: Space Boomer, Space Boomer; on:4: Space Boomer",
    patch: { 'locations.L1.solved': 0 },
    gives: { "D'deridex.RANGE": 11, 'U.S.S. Oberth.RANGE': 6 },
    also: [
      { gold: "L1: D'deridex [Agyer]; on:2: Space Boomer", gives: { "D'deridex.RANGE": 8 } },
      {
        gold: "L1: D'deridex [Agyer]; on:2: Space Boomer",
        patch: { 'locations.L2.solved': 0, 'locations.L1.solved': 1 },
        gives: { "D'deridex.RANGE": 8 },
      },
    ],
  },
  {
    card: 'Diplomatic Contact',
    title: 'C-TURN-16 C-DRAW-06: once per turn, a discarded card puts a discarded personnel on top of the deck',
    gold: 'L2: Kai Winn; on:1: Diplomatic Contact; hand: Shipwright, Shipwright, Kurn; discard: Vedek Sorad, Kor, Mutation',
    does: 'use:diplomatic-contact:2:other',
    can: { shed: ['shed:0', 'shed:1'] },
    next: {
      does: 'shed:0',
      can: { take: ['take:kor'] },
      next: {
        does: 'take:kor',
        gives: { 'players.0.deck.0': 'kor', 'Diplomatic Contact': 'on:1' },
        cant: 'use',
      },
    },
    also: [
      {
        gold: 'L2: Kai Winn; on:1: Diplomatic Contact; hand: Shipwright; discard: Vedek Sorad, Kor',
        does: ['use:diplomatic-contact:2:own', 'shed:0', 'take:vedek-sorad'],
        gives: { 'players.0.deck.0': 'vedek-sorad', 'Diplomatic Contact': null },
      },
      {
        gold: 'L2: Kai Winn, Kurn, Sela, Calloway; hand: Diplomatic Contact',
        at: 'turn',
        can: { play: ['play:diplomatic-contact:on:1', 'play:diplomatic-contact:on:3'] },
      },
    ],
  },
  {
    card: 'Evek (Homefront II)',
    title: 'C-SKILL-11 C-CAPTURE-01: Evek has Biology and Law while his player holds a captive',
    gold: 'L5: Evek (Homefront II); L2: Ansomah, Spock {captive: escorted, owner: 1}',
    gives: { '1.Biology': 1, '1.Law': 1 },
    also: [
      { gold: 'L2: Evek (Homefront II)', gives: { '1.Biology': 0, '1.Law': 0 } },
      {
        gold: 'L5: Evek (Homefront II); L2: Spock {captive: unattended, owner: 1}',
        gives: { '1.Biology': 0, '1.Law': 0 },
      },
    ],
  },
];

provesCards(specs);
