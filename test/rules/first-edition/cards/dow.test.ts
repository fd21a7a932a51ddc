import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Steal Breen Armament',
    title:
      'C-MISSION-17: three Cardassian resistance personnel solve Steal Breen Armament without SECURITY, but two don’t',
    gold: 'missions: Steal Breen Armament, Study Pulsar; L1: U.S.S. Galaxy {as: Cardassian} [Disik, Ekoor, Mason]',
    does: 'attempt:L1:1',
    gives: { 'L1.solved': 0 },
    also: [
      {
        gold: 'missions: Steal Breen Armament, Study Pulsar; L1: U.S.S. Galaxy {as: Cardassian} [Disik, Ekoor]',
        does: 'attempt:L1:1',
        gives: { 'L1.solved': null },
        log: 'lack',
      },
    ],
  },
  {
    card: 'Rovaran',
    title: 'C-SKILL-11: Rovaran has WEAPONS +2 when it fires at a Dominion ship',
    gold: 'L1: Rovaran [Velal, Data {as: Romulan}, Giusti {as: Romulan}, Giusti {as: Romulan}]',
    blue: "L1: Jem'Hadar Attack Ship",
    does: 'attack:all:1:6',
    log: 'ATTACK 11',
  },
  {
    card: 'Chancellor Martok',
    title: 'C-TURN-17 C-DOWNLOAD-01: Chancellor Martok downloads Mantle of the Empire once per game',
    gold: 'L2: Chancellor Martok; L1: Klingon Outpost; deck: Mantle of the Empire, Mantle of the Empire, Spock',
    does: ['use:chancellor-martok:1:card', 'get:mantle-of-the-empire:aboard:2'],
    cant: 'use:chancellor-martok',
  },
  {
    card: 'Grand Nagus Rom',
    title: 'C-SKILL-11: Grand Nagus Rom adds 2 to the INTEGRITY of his player’s other Ferengi present',
    gold: 'L2: Grand Nagus Rom, Nog, Data; L5: Goss',
    gives: { 'Nog.INTEGRITY': 10, 'Grand Nagus Rom.INTEGRITY': 9, 'Data.INTEGRITY': 8, 'Goss.INTEGRITY': 5 },
  },
  {
    card: 'Luaran 9',
    title: 'C-SKILL-11: Luaran 9 adds 1 to the WEAPONS of Dominion ships here that aren’t from the Gamma Quadrant',
    gold: "L1: Breen Warship, Jem'Hadar Attack Ship, Runabout; L2: Tykk; L1: Runabout [Luaran 9]",
    gives: { 'Breen Warship.WEAPONS': 11, 'Tykk.WEAPONS': 11 },
  },
  {
    card: 'Rayva',
    title: 'C-SKILL-11: Rayva has all attributes +1 for each affiliation present besides Dominion',
    gold: 'L2: Rayva, Data, Calloway, Kurn, Weyoun',
    gives: { 'Rayva.INTEGRITY': 6, 'Rayva.CUNNING': 9, 'Rayva.STRENGTH': 8 },
    also: [{ gold: 'L2: Rayva, Weyoun; L5: Data', blue: 'L2: Worf', gives: { 'Rayva.INTEGRITY': 4 } }],
  },
  {
    card: 'Recruit Ally',
    title: 'C-PLAY-16: once Recruit Ally is solved, Breen ships report there with crew',
    gold: 'missions: Recruit Ally, Study Pulsar; hand: Breen Warship, Thot Gor, Rayva, Rayva',
    at: 'turn',
    patch: { 'locations.L1.solved': 0 },
    can: { 'report:breen': ['report:breen-warship:space:L1'] },
    also: [
      {
        gold: 'missions: Recruit Ally, Study Pulsar; hand: Breen Warship, Thot Gor, Rayva, Rayva',
        at: 'turn',
        can: { 'report:breen': 0 },
      },
      {
        gold: 'hand: Breen Warship, Thot Gor, Rayva, Rayva',
        blue: 'missions: Recruit Ally, Survey Mission',
        at: 'turn',
        patch: { 'locations.L4.solved': 1 },
        can: { 'report:breen': ['report:breen-warship:space:L4'] },
      },
    ],
  },
  {
    card: 'Resist Occupying Forces',
    title: 'C-MISSION-20: Resist Occupying Forces is worth 10 more points while Cardassian Liberation Front is in play',
    gold: 'missions: Resist Occupying Forces, Study Pulsar; L1: Kira {as: Bajoran}, Legate Damar {as: Bajoran}; table: Cardassian Liberation Front',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 40 },
    also: [
      {
        gold: 'missions: Resist Occupying Forces, Study Pulsar; L1: Kira {as: Bajoran}, Legate Damar {as: Bajoran}',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 30 },
      },
    ],
  },
  {
    card: 'Worf Son of Mogh (Dogs of War)',
    title:
      'C-SKILL-11: Worf Son of Mogh (Dogs of War) adds 1 to the INTEGRITY of other Klingon-affiliation personnel present',
    gold: 'L2: Worf Son of Mogh (Dogs of War), Kurn, Data; L5: Gowron',
    gives: {
      'Kurn.INTEGRITY': 9,
      'Data.INTEGRITY': 8,
      'Gowron.INTEGRITY': 8,
      'Worf Son of Mogh (Dogs of War).INTEGRITY': 9,
    },
  },
  {
    card: 'Worf Son of Mogh (Dogs of War)*',
    title:
      'C-SKILL-11: Worf Son of Mogh (Dogs of War)* adds 1 to the INTEGRITY of other Klingon-affiliation personnel present',
    gold: 'L2: Worf Son of Mogh (Dogs of War)*, Kurn, Data; L5: Gowron',
    gives: {
      'Kurn.INTEGRITY': 9,
      'Data.INTEGRITY': 8,
      'Gowron.INTEGRITY': 8,
      'Worf Son of Mogh (Dogs of War)*.INTEGRITY': 9,
    },
  },
  {
    card: 'Vic Fontaine (Dogs of War)',
    title: 'C-POINTS-01: Vic Fontaine is worth 20 points while all nine of his friends are present',
    gold: "L1: U.S.S. Galaxy [Vic Fontaine (Dogs of War), Benjamin Sisko, Kira Nerys, Quark, Miles O'Brien, Odo, Jadzia Dax, Julian Bashir, Nog, Worf]",
    gives: { 'gold.points': 20 },
    also: [
      {
        gold: "L1: U.S.S. Galaxy [Vic Fontaine (Dogs of War), Benjamin Sisko, Kira Nerys, Quark, Miles O'Brien, Odo, Jadzia Dax, Julian Bashir, Nog]; L2: Worf",
        gives: { 'gold.points': 0 },
      },
    ],
  },
  {
    card: 'Weyoun 8',
    title: 'C-TURN-17 C-LEAVE-02: once per game, Weyoun 8 draws three cards when he is killed',
    gold: 'L2: Weyoun 8',
    blue: 'L2: Leck',
    turn: 'blue',
    does: 'blue use:leck:2:1',
    gives: { 'Weyoun 8': null, 'gold.hand': ['Calloway', 'Spock', 'Data'] },
    also: [
      {
        gold: 'L2: Weyoun 8',
        blue: 'L2: Leck',
        turn: 'blue',
        patch: { 'players.0.used': ['weyoun-8'] },
        does: 'blue use:leck:2:1',
        gives: { 'gold.hand': [] },
      },
    ],
  },
];

provesCards(specs);
