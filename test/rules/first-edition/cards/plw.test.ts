import { type CardSpec, provesCards } from '../card-specs.ts';
import { personnelBattle } from '../figures.ts';
import { id as idOf } from '../scene.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Captain Khod',
    title:
      'C-SKILL-11: Captain Khod has two more skills while all their personnel present are from the Original Series',
    gold: 'L2: Captain Khod, Mr. Spock; L5: Worf',
    blue: 'L2: Data',
    gives: { 'Captain Khod.Biology': 1, 'Captain Khod.MEDICAL': 1 },
    also: [
      { gold: 'L2: Captain Khod, Mr. Spock, Worf', gives: { 'Captain Khod.Biology': 0, 'Captain Khod.MEDICAL': 0 } },
    ],
  },
  {
    card: "Mok'Rand",
    title: 'C-SKILL-11: Mok’Rand has two more skills while all their personnel present are from the Original Series',
    gold: "L2: Mok'Rand, Mr. Spock; L5: Worf",
    blue: 'L2: Data',
    gives: { "Mok'Rand.Diplomacy": 1, "Mok'Rand.Biology": 1 },
    also: [{ gold: "L2: Mok'Rand, Mr. Spock, Worf", gives: { "Mok'Rand.Diplomacy": 0, "Mok'Rand.Biology": 0 } }],
  },
  {
    card: 'Piabok',
    title: 'C-SKILL-11: Piabok has two more skills while all their personnel present are from the Original Series',
    gold: 'L2: Piabok, Mr. Spock; L5: Worf',
    blue: 'L2: Data',
    gives: { 'Piabok.Physics': 1, 'Piabok.Treachery': 1 },
    also: [{ gold: 'L2: Piabok, Mr. Spock, Worf', gives: { 'Piabok.Physics': 0, 'Piabok.Treachery': 0 } }],
  },
  {
    card: 'Radebe',
    title: 'C-SKILL-11: Radebe has two more skills while all their personnel present are from the Original Series',
    gold: 'L2: Radebe, Mr. Spock; L5: Worf',
    blue: 'L2: Data',
    gives: { 'Radebe.Honor': 1, 'Radebe.Physics': 1 },
    also: [{ gold: 'L2: Radebe, Mr. Spock, Worf', gives: { 'Radebe.Honor': 0, 'Radebe.Physics': 0 } }],
  },
  {
    card: 'Excalbian Genghis',
    title: 'C-DOWNLOAD-10: Excalbian Genghis downloads a blade weapon only with another personnel with his icon',
    gold: "L2: Excalbian Genghis, Excalbian Zora; deck: Bat'leth, Spock",
    can: 'download:1:0',
    also: [{ gold: "L2: Excalbian Genghis, Excalbian Surak; deck: Bat'leth, Spock", cant: 'download:1' }],
  },
  {
    card: 'Joaquin',
    title: 'C-SKILL-11: Joaquin has more skills only with any Khan present',
    gold: 'L2: Joaquin, Khan Noonien Singh',
    gives: { 'Joaquin.Archaeology': 1, 'Joaquin.Diplomacy': 1, 'Joaquin.Astrophysics': 1 },
    also: [
      {
        gold: 'L2: Joaquin; L5: Khan Noonien Singh',
        gives: { 'Joaquin.Archaeology': 0, 'Joaquin.Diplomacy': 0, 'Joaquin.Astrophysics': 0 },
      },
    ],
  },
  {
    card: 'Obtain Mining Agreement',
    title: 'C-DRAW-01: when Obtain Mining Agreement is solved, its player may draw two cards',
    gold: 'missions: Obtain Mining Agreement, Study Pulsar; L1: Mr. and Mrs. Troi, Worf (Shades of Gray), Vorik, Dr. Selar',
    does: 'attempt:L1:team-1',
    can: { '': ['draw', 'none'] },
    next: { does: 'draw', gives: { 'gold.hand': ['Calloway', 'Spock'] } },
  },
  {
    card: 'Roberta Lincoln',
    title: 'C-SKILL-11: Roberta Lincoln and Gary Seven improve each other while they are together',
    gold: 'L2: Roberta Lincoln, Gary Seven',
    gives: { 'Roberta Lincoln.CUNNING': 9, 'Gary Seven.CUNNING': 10, 'Gary Seven.STRENGTH': 10 },
    also: [
      { gold: 'L2: Roberta Lincoln; L5: Gary Seven', gives: { 'Roberta Lincoln.CUNNING': 7, 'Gary Seven.CUNNING': 8 } },
    ],
  },
  {
    card: 'Mara',
    title: 'C-SKILL-11: Mara and Captain Kang improve each other',
    gold: 'L2: Mara, Captain Kang',
    gives: { 'Mara.STRENGTH': 8, 'Captain Kang.INTEGRITY': 9 },
    also: [{ gold: 'L2: Mara; L5: Captain Kang', gives: { 'Mara.STRENGTH': 6 } }],
  },
  {
    card: 'Mara',
    title: 'C-DOWNLOAD-10: Mara downloads Library Record Tape with two other Original Series Klingons',
    gold: 'L2: Mara, Radebe, Piabok; deck: Library Record Tape, Spock; table: Alternate Universe Door',
    can: 'download:1',
    also: [
      {
        gold: 'L2: Mara, Radebe, Kurn; deck: Library Record Tape, Spock; table: Alternate Universe Door',
        cant: 'download:1',
      },
    ],
  },
  {
    card: 'Yarnek',
    title: 'C-BATTLE-06: with Yarnek present on a planet, Away Teams of both players may attack anyone there',
    gold: 'L2: Jean-Luc Picard, Yarnek',
    blue: 'L2: Data; L5: Data',
    can: 'fight:1:3',
    also: [
      { gold: 'L2: Jean-Luc Picard', blue: 'L2: Data', cant: { 'fight:1:2': 'C-BATTLE-05' } },
      { gold: 'L2: Jean-Luc Picard; L5: Yarnek', blue: 'L2: Data', cant: { 'fight:1:3': 'C-BATTLE-05' } },
    ],
  },
  ...[
    ['Bielsa', 'Agonizer'],
    ['Captain Kang (A Private Little War)', 'Classic Disruptor'],
  ].map(
    ([card = '', tool]): CardSpec => ({
      card,
      title: 'C-DOWNLOAD-10: this Klingon downloads equipment only with two other Original Series Klingons',
      gold: `table: Alternate Universe Door; L2: ${card}, Apella, Daval; deck: ${tool}, Spock`,
      can: 'download:2:0',
      also: [
        {
          gold: `table: Alternate Universe Door; L2: ${card}, Apella, Divok; deck: ${tool}, Spock`,
          cant: 'download:2',
        },
        {
          gold: `table: Alternate Universe Door; L2: ${card}, Apella, Mr. Spock; deck: ${tool}, Spock`,
          cant: 'download:2',
        },
      ],
    }),
  ),
  ...['Excalbian Kahless', 'Excalbian Kahless*'].map(
    (card): CardSpec => ({
      card,
      title: 'C-TURN-16: once per turn, Excalbian Kahless gains a skill of a personnel present until the turn ends',
      gold: `L2: ${card}, Antaak; L5: Vash`,
      can: `use:${idOf(card)}:1:Exobiology`,
      cant: `use:${idOf(card)}:1:Archaeology`,
      next: {
        does: `use:${idOf(card)}:1:Exobiology`,
        gives: { '1.Exobiology': 1 },
        cant: `use:${idOf(card)}`,
        next: { does: 'end:turn', gives: { '1.Exobiology': 0 } },
      },
      also: [{ gold: `L2: ${card}`, blue: 'L2: Antaak', cant: `use:${idOf(card)}` }],
    }),
  ),
  {
    card: 'Excalbian Green',
    title: 'C-SKILL-20: Excalbian Green has STRENGTH +3 in battle against non-Humans',
    gold: 'L2: Excalbian Green',
    blue: 'L2: Worf',
    patch: { battle: { ...personnelBattle() } },
    gives: { 'Excalbian Green.STRENGTH': 10 },
    also: [
      {
        gold: 'L2: Excalbian Green',
        blue: 'L2: Calloway',
        patch: { battle: { ...personnelBattle() } },
        gives: { 'Excalbian Green.STRENGTH': 7 },
      },
    ],
  },
  {
    card: 'Excalbian Lincoln',
    title:
      'C-CAPTURE-01 C-DRAW-01: when his player’s personnel present is captured, Excalbian Lincoln’s player may draw',
    gold: 'L2: Excalbian Lincoln, Worf; L5: Vash',
    blue: 'L2: Ilon Tandro; L5: Investigator Odo',
    turn: 'blue',
    asked: { gold: ['captured'] },
    does: ['blue use:ilon-tandro:4:2', 'use:excalbian-lincoln:1:draw'],
    gives: { 'gold.hand': ['Calloway'] },
    also: [
      {
        gold: 'L2: Excalbian Lincoln; L5: Vash',
        blue: 'L5: Investigator Odo',
        turn: 'blue',
        asked: { gold: ['captured'] },
        does: 'blue use:investigator-odo:3:2',
        cant: 'use:excalbian',
      },
      {
        gold: 'L1: U.S.S. Galaxy [Excalbian Lincoln {as: Federation}, Jean-Luc Picard]',
        blue: 'seeds L1: Impressive Trophies',
        asked: { gold: ['captured'] },
        does: ['attempt:L1:1', 'blue way:skills', 'use:excalbian-lincoln:2:draw'],
        gives: { 'Jean-Luc Picard.seat': 1, 'gold.hand': ['Calloway'] },
      },
      {
        gold: 'L2: Excalbian Lincoln, Ilon Tandro',
        blue: 'L2: Worf',
        asked: { gold: ['captured'] },
        does: 'use:ilon-tandro:2:3',
        gives: { 'Worf.seat': 0 },
        cant: 'use:excalbian',
      },
    ],
  },
  ...['Excalbian Surak', 'Excalbian Surak*'].map(
    (card): CardSpec => ({
      card,
      title:
        'C-DRAW-01 C-TURN-17: when Excalbian Surak is killed, his player may draw up to three cards, once per game',
      gold: `L2: ${card} {as: Federation}`,
      blue: 'seeds L2: Dangerous Climb',
      does: 'attempt:L2:team-1',
      can: { '': ['draw:1', 'draw:2', 'draw:3', 'none'] },
      next: { does: 'draw:3', gives: { 'gold.hand': ['Calloway', 'Spock', 'Data'] } },
      also: [
        {
          gold: `L2: ${card} {as: Federation}`,
          blue: 'seeds L2: Dangerous Climb',
          patch: { 'players.0.used': ['excalbian-surak'] },
          does: 'attempt:L2:team-1',
          cant: 'draw',
          gives: { 'gold.hand': [] },
        },
      ],
    }),
  ),
];

provesCards(specs);
