import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Bypass Warzone',
    title: 'C-MISSION-20: Bypass Warzone is worth 10 more points with no Non-Aligned personnel in the crew',
    gold: "missions: Bypass Warzone, Study Pulsar; L1: U.S.S. Galaxy {as: Klingon} [Captain B'Etor, Colonel Worf]",
    does: 'attempt:L1:1',
    gives: { 'gold.score': 35 },
    also: [
      {
        gold: "missions: Bypass Warzone, Study Pulsar; L1: U.S.S. Galaxy {as: Klingon} [Captain B'Etor, Colonel Worf, Vekor]",
        does: 'attempt:L1:1',
        gives: { 'gold.score': 25 },
      },
    ],
  },
  {
    card: 'Janeway',
    title: 'C-SKILL-11: Janeway adds 1 to the STRENGTH of her player’s Hirogen-affiliation personnel present',
    gold: 'L2: Janeway {mode: Klingon}, Karr, Kurn; L5: Iden {as: Hirogen}',
    gives: { 'Karr.STRENGTH': 10, 'Kurn.STRENGTH': 8, 'Janeway.STRENGTH': 6, 'Iden.STRENGTH': 8 },
    also: [{ gold: 'L2: Janeway {mode: Hirogen}', gives: { 'Janeway.STRENGTH': 7 } }],
  },
  {
    card: 'Janeway*',
    title: 'C-SKILL-11: Janeway* adds 1 to the STRENGTH of her player’s Hirogen-affiliation personnel present',
    gold: 'L2: Janeway* {mode: Klingon}, Karr, Kurn; L5: Iden {as: Hirogen}',
    gives: { 'Karr.STRENGTH': 10, 'Kurn.STRENGTH': 8, 'Janeway*.STRENGTH': 6, 'Iden.STRENGTH': 8 },
    also: [{ gold: 'L2: Janeway* {mode: Hirogen}', gives: { 'Janeway*.STRENGTH': 7 } }],
  },
  {
    card: 'Kazon PADD',
    title: 'C-TYPES-07: with a Delta Quadrant personnel outside the Federation, a Kazon PADD gives everyone CUNNING +2',
    gold: 'L2: Kazon PADD, Culluh, Calloway; L5: Kazon PADD, Rudolph Ransom {as: Federation}, Giusti',
    gives: { 'Calloway.CUNNING': 7, 'Giusti.CUNNING': 6 },
    also: [{ gold: 'L2: Kazon PADD, Kazon PADD, Culluh, Calloway', gives: { 'Calloway.CUNNING': 9 } }],
  },
  {
    card: 'Hirogen Hunt: Coordinated Effort',
    title: 'C-PLAY-03 C-TURN-16: with only Hirogen ships, one universal Hirogen per turn reports for free',
    gold: 'missions: Aftermath, Study Pulsar; L1: Hirogen Outpost, Hunting Vessel; table: Hirogen Hunt: Coordinated Effort; hand: Davar, Davar',
    at: 'turn',
    does: 'report:davar:aboard:1',
    gives: { 'turn.played': 0 },
    next: { does: 'report:davar:aboard:1', gives: { 'turn.played': 1 } },
    also: [
      {
        gold: 'missions: Aftermath, Study Pulsar; L1: Hirogen Outpost, U.S.S. Oberth; table: Hirogen Hunt: Coordinated Effort; hand: Davar',
        at: 'turn',
        does: 'report:davar:aboard:1',
        gives: { 'turn.played': 1 },
      },
      {
        gold: 'missions: Aftermath, Study Pulsar; L1: Hirogen Outpost, U.S.S. Oberth; at:L2: Borg Ship; table: Hirogen Hunt: Coordinated Effort; hand: Davar',
        at: 'turn',
        does: 'report:davar:aboard:1',
        gives: { 'turn.played': 0 },
      },
      {
        gold: 'missions: Aftermath, Study Pulsar; L1: Hirogen Outpost; table: Hirogen Hunt: Coordinated Effort; hand: Hajur',
        at: 'turn',
        does: 'report:hajur:aboard:1',
        gives: { 'turn.played': 1 },
      },
    ],
  },
];

provesCards(specs);
