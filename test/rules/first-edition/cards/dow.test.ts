import { type CardSpec, provesCards } from '../card-specs.ts';

/** The friends of Vic Fontaine. */
const [BASHIR, ...OTHERS] = [
  'Julian Bashir',
  'Benjamin Sisko',
  'Kira Nerys',
  'Quark',
  "Miles O'Brien",
  'Odo',
  'Jadzia Dax',
  'Nog',
  'Worf',
] as const;
const FRIENDS = [BASHIR, ...OTHERS];

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
    card: 'HQ: Shipyards',
    title:
      'C-TURN-16 C-PLAY-01: a ship reported to the headquarters with the card play may draw a card, unless a Nor is there',
    gold: 'L2: Office of the President; on:1: HQ: Shipyards; hand: U.S.S. Oberth',
    at: 'turn',
    does: ['report:uss-oberth:space:L2', 'draw'],
    gives: { 'players.0.hand.length': 1 },
    also: [
      {
        gold: 'L2: Office of the President, Deep Space 9; on:1: HQ: Shipyards; hand: U.S.S. Oberth',
        at: 'turn',
        does: 'report:uss-oberth:space:L2',
        can: 'end:turn',
      },
      {
        gold: 'L2: Office of the President; on:1: HQ: Shipyards; hand: Calloway',
        at: 'turn',
        does: 'report:calloway:aboard:1',
        can: 'end:turn',
      },
      {
        gold: 'L2: Office of the President; hand: HQ: Shipyards',
        blue: 'L5: Central Command',
        at: 'turn',
        can: { play: ['play:hq-shipyards:on:1'] },
      },
    ],
  },
  {
    card: 'Vic Fontaine (Dogs of War)',
    title: 'C-POINTS-01: Vic Fontaine is worth 20 points while all nine of his friends are present',
    gold: `L1: U.S.S. Galaxy [Vic Fontaine (Dogs of War), ${FRIENDS.join(', ')}]`,
    gives: { 'gold.points': 20 },
    also: [
      ...FRIENDS.map((one) => ({
        gold: `L1: U.S.S. Galaxy [Vic Fontaine (Dogs of War), ${FRIENDS.filter((other) => other !== one).join(', ')}]; L2: ${one}`,
        gives: { 'gold.points': 0 },
      })),
      {
        // An impersonator isn't “any Bashir” (C-UNIQ-12).
        gold: `L1: U.S.S. Galaxy [Vic Fontaine (Dogs of War), Bashir Founder, ${OTHERS.join(', ')}]`,
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
  {
    card: 'Baas',
    title: 'C-DOWNLOAD-10: Baas downloads Decimate Homeworld only with any Thot',
    gold: 'L2: Baas, Thot Pran; deck: Decimate Homeworld, Spock',
    can: 'download:1:0',
    also: [{ gold: 'L2: Baas, Fel; L5: Thot Pran; deck: Decimate Homeworld, Spock', cant: 'download:1' }],
  },
  {
    card: 'Draz',
    title: 'C-SKILL-20: Draz has CUNNING +1 for each other Breen of the same player present',
    gold: 'L2: Draz, Fel, Thot Pran, Vash; L5: Lam',
    blue: 'L2: Lam',
    gives: { 'Draz.CUNNING': 7, 'Draz.INTEGRITY': 5, 'Draz.STRENGTH': 8 },
  },
  {
    card: 'Increase White Production',
    title: 'C-MISSION-20: Increase White Production is worth 5 more points for each Son’a present, up to three',
    gold: "missions: Increase White Production, Study Pulsar; L1: Corak, Crell Moset, Lemec, Gallatin {as: Cardassian}, Sam'po {as: Cardassian}",
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 35 },
    also: [
      {
        gold: "missions: Increase White Production, Study Pulsar; L1: Corak, Crell Moset, Lemec, Gallatin {as: Cardassian}, Sam'po {as: Cardassian}, Ru'afo {as: Cardassian}, Rae'alin {as: Cardassian}",
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 40 },
      },
      {
        gold: 'missions: Increase White Production, Study Pulsar; L1: Corak, Beverly Crusher {as: Cardassian}, Lemec',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 25 },
      },
    ],
  },
  {
    card: 'Battle of Cardassia',
    title: 'C-MISSION-20: Battle of Cardassia is worth 20 more points with ships of three affiliations there',
    gold: "missions: Battle of Cardassia, Study Pulsar; L1: I.K.C. Bortas [Captain B'Etor, Worf Son of Mogh], U.S.S. Galaxy, Devoras",
    does: 'attempt:L1:1',
    gives: { 'gold.score': 50 },
    also: [
      {
        gold: "missions: Battle of Cardassia, Study Pulsar; L1: I.K.C. Bortas [Captain B'Etor, Worf Son of Mogh], U.S.S. Galaxy",
        blue: 'L1: Devoras',
        does: 'attempt:L1:1',
        gives: { 'gold.score': 30 },
      },
    ],
  },
  {
    card: 'Battle of Cardassia',
    title: 'C-MISSION-01 C-MISSION-21: from the far end, Cardassians need more than 36 WEAPONS for Battle of Cardassia',
    gold: 'missions: Study Pulsar; L2: Galor [Enabran Tain, Korinas]',
    blue: 'missions: Battle of Cardassia',
    cant: { 'attempt:L2:1': 'C-MISSION-21' },
    also: [
      {
        gold: 'missions: Study Pulsar; L2: Keldon [Enabran Tain, Korinas], Keldon [Dukat, Benil], Keldon [Corak, Lemec], Keldon [Entek, Evek], Keldon [Jil Orra, Madred]',
        blue: 'missions: Battle of Cardassia',
        does: 'attempt:L2:1',
        gives: { 'gold.score': 40 },
      },
    ],
  },
];

provesCards(specs);
