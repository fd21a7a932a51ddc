import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'NX-01 Enterprise',
    title: 'C-SKILL-15: the attributes of NX-01 Enterprise equal the number of card types out of play',
    gold: 'L2: NX-01 Enterprise; hand: Spock, Data',
    blue: 'hand: Archer, Tricorder, Spock',
    patch: {
      'players.0.hand': [],
      'players.0.removed': ['spock', 'data'],
      'players.1.hand': [],
      'players.1.removed': ['archer', 'tricorder', 'spock'],
    },
    gives: { '1.RANGE': 3, '1.WEAPONS': 3, '1.SHIELDS': 3 },
  },
  {
    card: 'Legate Parek',
    title: 'C-TURN-16: once each turn, Legate Parek gains a skill from a female present until the end of the turn',
    gold: 'L2: Legate Parek, Deanna Troi, Data; L5: Giusti',
    does: ['use:legate-parek:1:do', 'skill:Empathy'],
    gives: { 'Legate Parek.Empathy': 1 },
    cant: 'use:legate-parek',
    next: { does: 'end:turn', gives: { 'Legate Parek.Empathy': 0 } },
    also: [
      { gold: 'L2: Legate Parek, Data', cant: 'use:legate-parek' },
      { gold: 'L2: Legate Parek', blue: 'L2: Deanna Troi', cant: 'use:legate-parek' },
    ],
  },
  {
    card: 'The Assistant Manager',
    title: 'C-DRAW-01: The Assistant Manager draws a card when a Royale Casino dilemma is revealed',
    gold: 'L2: Giusti, Data; L5: The Assistant Manager',
    blue: 'seeds L2: Royale Casino: Slots',
    does: 'attempt:L2:team-1',
    gives: { 'gold.hand': ['Calloway'] },
    also: [
      {
        gold: 'L2: Giusti, Data; L5: The Assistant Manager',
        blue: 'seeds L2: Nausicaans',
        does: 'attempt:L2:team-1',
        gives: { 'gold.hand': [] },
      },
      {
        gold: 'L2: Giusti, Data',
        blue: 'L5: The Assistant Manager; seeds L2: Royale Casino: Slots',
        does: 'attempt:L2:team-1',
        gives: { 'gold.hand': [], 'blue.hand': ['Calloway'] },
      },
    ],
  },
  {
    card: 'Admiral Nechayev',
    title:
      'C-SKILL-11 C-TEAM-07: Admiral Nechayev lowers the attributes of the opponent’s personnel present with Honor',
    gold: 'L2: Admiral Nechayev, Antaak',
    blue: "L2: B'amara, Divok; L5: Ch'Regha",
    gives: {
      "B'amara.INTEGRITY": 6,
      "B'amara.CUNNING": 5,
      "B'amara.STRENGTH": 6,
      'Divok.CUNNING': 6,
      "Ch'Regha.CUNNING": 6,
      'Antaak.CUNNING': 7,
    },
  },
  {
    card: 'Axel Melhardt',
    title: 'C-SKILL-11: Axel Melhardt has two more skills while the discard pile of his player is empty',
    gold: 'L2: Axel Melhardt',
    blue: 'discard: Spock',
    gives: { 'Axel Melhardt.Diplomacy': 1, 'Axel Melhardt.MEDICAL': 1 },
    also: [
      {
        gold: 'L2: Axel Melhardt; discard: Spock',
        gives: { 'Axel Melhardt.Diplomacy': 0, 'Axel Melhardt.MEDICAL': 0 },
      },
    ],
  },
  {
    card: 'Captain Reed',
    title: 'C-SKILL-11: Captain Reed has two more skills while the discard pile of his player is empty',
    gold: 'L2: Captain Reed',
    blue: 'discard: Spock',
    gives: { 'Captain Reed.Diplomacy': 1, 'Captain Reed.Leadership': 1 },
    also: [
      {
        gold: 'L2: Captain Reed; discard: Spock',
        gives: { 'Captain Reed.Diplomacy': 0, 'Captain Reed.Leadership': 0 },
      },
    ],
  },
  {
    card: 'Captain Tucker',
    title: 'C-TURN-17 C-DOWNLOAD-01: Captain Tucker downloads Tinkerer twice per game while the discard pile is empty',
    gold: 'L2: Captain Tucker; deck: Tinkerer, Tinkerer, Tinkerer, Spock',
    does: ['use:captain-tucker:1:card', 'get:tinkerer:core:0', 'use:captain-tucker:1:card', 'get:tinkerer:core:0'],
    cant: 'use:captain-tucker',
    also: [{ gold: 'L2: Captain Tucker; deck: Tinkerer, Spock; discard: Spock', cant: 'use:captain-tucker' }],
  },
  ...['Basso Tromac', 'Basso Tromac*'].map(
    (card): CardSpec => ({
      card,
      title: 'C-TURN-17 C-DOWNLOAD-01: Basso Tromac downloads a universal Bajoran female once per game',
      gold: `L1: Bajoran Outpost [${card} {as: Bajoran}]; deck: Anara, Jabara, Kira Nerys, Calloway`,
      does: `use:${card === 'Basso Tromac' ? 'basso-tromac' : 'basso-tromac-star'}:2:card`,
      can: { '': ['get:anara:aboard:1', 'get:jabara:aboard:1'] },
      next: { does: 'get:anara:aboard:1', cant: 'use:basso' },
    }),
  ),
  {
    card: 'Consultant Phlox',
    title: 'C-SKILL-20 C-LEAVE-05: Consultant Phlox has CUNNING +1 for each type of card out-of-play',
    gold: 'L2: Consultant Phlox; discard: Spock, Data, Hail',
    blue: 'discard: Gowron, U.S.S. Galaxy',
    patch: {
      'players.0.discard': [],
      'players.0.removed': ['spock', 'data', 'hail'],
      'players.1.discard': [],
      'players.1.removed': ['gowron', 'uss-galaxy'],
    },
    gives: { 'Consultant Phlox.CUNNING': 7, 'Consultant Phlox.STRENGTH': 5 },
    also: [{ gold: 'L2: Consultant Phlox', gives: { 'Consultant Phlox.CUNNING': 4 } }],
  },
  {
    card: 'Jonathan',
    title: 'C-PLAY-10 C-DRAW-01: Jonathan reports for free to any T’Pol, and his player draws a card',
    gold: "table: Alternate Universe Door; L2: T'Pol, Calloway; L1: Starfleet Outpost; hand: Jonathan, Jonathan",
    at: 'turn',
    does: 'report:jonathan:surface:L2',
    gives: { 'turn.played': 0, Jonathan: 'surface:L2', 'gold.hand': ['Jonathan', 'Calloway'] },
    also: [
      {
        gold: 'table: Alternate Universe Door; L2: Calloway; L1: Starfleet Outpost; hand: Jonathan',
        blue: "L2: T'Pol",
        at: 'turn',
        can: { report: ['report:jonathan:aboard:3'] },
        next: { does: 'report:jonathan:aboard:3', gives: { 'turn.played': 1, 'gold.hand': ['Calloway'] } },
      },
    ],
  },
];

provesCards(specs);
