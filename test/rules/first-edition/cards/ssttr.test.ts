import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  ...(
    [
      ["Admiral S'rrel", 'MEDICAL'],
      ['Bob Bennett', 'Transporter Skill'],
      ['Captain Alexander', 'Anthropology'],
      ['Commander Sonak', 'ENGINEER'],
      ['Frexor', 'ENGINEER'],
      ['General Grokh', 'Navigation'],
      ["General K'Ron", 'Leadership'],
      ['General Lompoc', 'Astrophysics'],
      ['Igrilan Kor', 'SCIENCE'],
    ] as const
  ).map(
    ([card, skill]): CardSpec => ({
      card,
      title:
        'C-SKILL-11: this personnel has another skill while all their personnel present are from the Classic Films',
      gold: `L2: ${card}, Allamill; L5: Worf`,
      blue: 'L2: Data',
      gives: { [`1.${skill}`]: 1 },
      also: [{ gold: `L2: ${card}, Allamill, Vash`, gives: { [`1.${skill}`]: 0 } }],
    }),
  ),
  {
    card: "K'mbol",
    title: 'C-DOWNLOAD-10: K’mbol downloads a Medical Kit only with Leadership from the Classic Films',
    gold: "L2: K'mbol, Azetbur; deck: Medical Kit, Spock",
    can: 'download:1:0',
    also: [
      { gold: "L2: K'mbol, Brask, Gowron; deck: Medical Kit, Spock", cant: 'download:1' },
      { gold: "L2: K'mbol; L5: Azetbur; deck: Medical Kit, Spock", cant: 'download:1' },
    ],
  },
  {
    card: 'Captain Kirk (Second Star to the Right)',
    title: 'C-TYPES-11: Captain Kirk keeps the treaties of both players from being nullified',
    gold: 'L2: Admiral Cartwright, Captain Kirk (Second Star to the Right); table: Treaty: Federation/Klingon',
    blue: 'table: Treaty: Federation/Bajoran',
    cant: 'use:admiral-cartwright',
    also: [
      {
        gold: 'L2: Admiral Cartwright; table: Treaty: Federation/Klingon',
        blue: 'table: Treaty: Federation/Bajoran',
        can: { 'use:admiral-cartwright': 2 },
      },
    ],
  },
  {
    card: 'Captain Kirk (Second Star to the Right)',
    title: 'C-DOWNLOAD-10: Captain Kirk downloads We Surrender!',
    gold: 'L2: Captain Kirk (Second Star to the Right); deck: We Surrender!, Spock',
    can: 'download:1:0',
  },
  {
    card: 'Fleet Admiral Morrow',
    title: 'C-TURN-17 C-LEAVE-05: Fleet Admiral Morrow returns his player’s ship here to hand once per game',
    gold: 'L2: Fleet Admiral Morrow, U.S.S. Galaxy, U.S.S. Oberth; L1: U.S.S. Nebula',
    blue: 'L2: U.S.S. Galaxy',
    can: { 'use:fleet': ['use:fleet-admiral-morrow:1:2', 'use:fleet-admiral-morrow:1:3'] },
    next: { does: 'use:fleet-admiral-morrow:1:2', gives: { 'gold.hand': ['U.S.S. Galaxy'] }, cant: 'use:fleet' },
  },
  {
    card: 'Hello Computer?',
    title: 'C-DILEMMA-18 C-SKILL-22: without the skills, all your personnel have all attributes −2, once only',
    gold: 'L2: Giusti; L5: Calloway',
    blue: 'L5: Divok; seeds L2: Hello Computer?',
    does: 'attempt:L2:team-1',
    gives: {
      'Giusti.CUNNING': 4,
      'Calloway.INTEGRITY': 5,
      'Divok.CUNNING': 6,
      'Hello Computer?': 'core:0',
      'Hello Computer?.count': 3,
      'Giusti.stopped': 1,
    },
    also: [
      { gold: 'L2: Giusti; table: Hello Computer?, Hello Computer?', gives: { 'Giusti.CUNNING': 4 } },
      {
        gold: 'L2: Barron, Davies, Obarakeh',
        blue: 'seeds L2: Hello Computer?',
        does: 'attempt:L2:team-1',
        gives: { 'Hello Computer?': null, 'Barron.stopped': null },
      },
    ],
  },
  {
    card: 'Nuclear Wessels',
    title: 'C-DILEMMA-18: now and at each later attempt, a SECURITY or Anthropology is stopped, or nobody gets past it',
    gold: 'L2: Darian Wallace, Calloway',
    blue: 'seeds L2: Nuclear Wessels',
    does: 'attempt:L2:team-1',
    gives: { 'Darian Wallace.stopped': 1, 'Calloway.stopped': null, 'Nuclear Wessels': 'at:L2' },
    next: { does: 'attempt:L2:team-2', gives: { 'Calloway.stopped': 1 } },
  },
];

provesCards(specs);
