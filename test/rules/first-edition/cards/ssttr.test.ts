import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'The Undiscovered Country',
    title: 'C-TURN-09: while all personnel have the Films icon, their player may draw an extra card',
    gold: 'L2: Kruge, Admiral Kirk; table: The Undiscovered Country',
    does: ['end:turn', 'draw'],
    gives: { 'players.0.hand.length': 2 },
    also: [{ gold: 'L2: Kruge, Kor; table: The Undiscovered Country', does: 'end:turn', gives: { 'turn.seat': 1 } }],
  },
  {
    card: 'The Undiscovered Country',
    title: 'C-PLAY-05 C-TYPES-11: The Undiscovered Country nullifies Homefront instead of the card play, once per game',
    gold: 'table: The Undiscovered Country, Homefront',
    blue: 'table: Homefront, Homestead',
    at: 'turn',
    can: { 'use:the-undiscovered-country': ['2', '3'].map((piece) => `use:the-undiscovered-country:1:${piece}`) },
    next: {
      does: 'use:the-undiscovered-country:1:3',
      gives: { 'blue.discard': ['Homefront'], 'turn.played': 1 },
      cant: 'use:the-undiscovered-country',
    },
    also: [
      {
        gold: 'table: The Undiscovered Country, Homefront; hand: Yellow Alert',
        at: 'turn',
        does: 'play:yellow-alert:core:0',
        cant: { 'use:the-undiscovered-country:1:2': 'C-PLAY-01' },
      },
    ],
  },
  {
    card: 'The Undiscovered Country',
    title: 'C-TYPES-11: Camp Khitomer and a headquarters nullify The Undiscovered Country',
    gold: 'L5: Calloway; table: The Undiscovered Country, Camp Khitomer; L2: The Great Hall',
    does: 'end:turn',
    next: { does: ['blue end:turn'], gives: { 'gold.discard': ['The Undiscovered Country'] } },
    also: [
      {
        gold: 'L5: Calloway; table: The Undiscovered Country, Camp Khitomer; L2: Klingon Outpost',
        does: ['end:turn', 'blue end:turn'],
        gives: { 'gold.discard': [] },
      },
    ],
  },
  {
    card: 'Take Us Out!',
    title:
      'C-SKILL-14: while all ships have the Films icon, Take Us Out! adds 2 to RANGE and SHIELDS of those uncloaked',
    gold: 'L1: U.S.S. Enterprise-A, I.K.C. Amar {veiled: cloaked}; table: Take Us Out!',
    blue: 'L1: U.S.S. Oberth',
    gives: {
      'U.S.S. Enterprise-A.RANGE': 8,
      'U.S.S. Enterprise-A.SHIELDS': 9,
      'U.S.S. Enterprise-A.WEAPONS': 6,
      'I.K.C. Amar.RANGE': 7,
      'U.S.S. Oberth.RANGE': 6,
    },
    also: [
      {
        gold: 'L1: U.S.S. Enterprise-A; L2: U.S.S. Oberth; table: Take Us Out!',
        gives: { 'U.S.S. Enterprise-A.RANGE': 6 },
      },
      {
        gold: 'table: Take Us Out!, Camp Khitomer; L2: The Great Hall',
        does: ['end:turn', 'blue end:turn'],
        gives: { 'gold.discard': ['Take Us Out!'] },
      },
    ],
  },
  {
    card: 'Lt. Slater',
    title: 'C-SKILL-11: Lt. Slater has SECURITY if all personnel present are from the Classic Films',
    gold: 'L2: Lt. Slater, Peter Preston; deck: Hail, Spock',
    gives: { 'Lt. Slater.SECURITY': 1 },
    can: 'download:1',
    also: [{ gold: 'L2: Lt. Slater, Data', gives: { 'Lt. Slater.SECURITY': 0 } }],
  },
  {
    card: "Magistrate K'Rea",
    title: 'C-SKILL-11: Magistrate K’Rea has SCIENCE if all personnel present are from the Classic Films',
    gold: "L2: Magistrate K'Rea, Peter Preston; deck: Awaiting Trial, Spock",
    gives: { "Magistrate K'Rea.SCIENCE": 1 },
    can: 'download:1',
    also: [{ gold: "L2: Magistrate K'Rea, Data", gives: { "Magistrate K'Rea.SCIENCE": 0 } }],
  },
  {
    card: 'Peter Preston',
    title: 'C-SKILL-11: Peter Preston has Physics if all personnel present are from the Classic Films',
    gold: 'L2: Peter Preston, Lt. Slater, Worf {captive: escorted, owner: 1}; L5: Data',
    blue: 'L2: Giusti',
    gives: { 'Peter Preston.Physics': 1 },
    also: [{ gold: 'L2: Peter Preston, Data', gives: { 'Peter Preston.Physics': 0 } }],
  },
  {
    card: 'President Ra-ghoratreii',
    title: 'C-SKILL-11: President Ra-ghoratreii has MEDICAL if all personnel present are from the Classic Films',
    gold: 'L2: President Ra-ghoratreii, Lt. Slater, Worf {captive: escorted, owner: 1}; L5: Data',
    blue: 'L2: Giusti',
    gives: { 'President Ra-ghoratreii.MEDICAL': 1 },
    also: [{ gold: 'L2: President Ra-ghoratreii, Data', gives: { 'President Ra-ghoratreii.MEDICAL': 0 } }],
  },
  {
    card: 'Saavik (Second Star to the Right)',
    title: 'C-SKILL-11: Saavik has MEDICAL and Physics if all personnel present are from the Classic Films',
    gold: 'L2: Saavik (Second Star to the Right), Lt. Slater; deck: Tricorder, Spock',
    gives: { 'Saavik (Second Star to the Right).MEDICAL': 1, 'Saavik (Second Star to the Right).Physics': 1 },
    can: 'download:1',
    also: [
      {
        gold: 'L2: Saavik (Second Star to the Right), Data',
        gives: { 'Saavik (Second Star to the Right).MEDICAL': 0, 'Saavik (Second Star to the Right).Physics': 0 },
      },
    ],
  },
  {
    card: 'Pavel Chekov',
    title: 'C-SKILL-11: Pavel Chekov gives MEDICAL only to universal Federation Classic Films staff who are present',
    gold: 'L2: Pavel Chekov, Lojur, Lt. Slater, Linda Larson; L5: Lojur; L2: Igrilan Kor, Pennett',
    blue: 'L2: Lojur',
    gives: {
      ...{ '2.MEDICAL': 1, 'Lt. Slater.MEDICAL': 0, 'Linda Larson.MEDICAL': 0, '5.MEDICAL': 0, '1.MEDICAL': 0 },
      'Igrilan Kor.MEDICAL': 0,
      'Pennett.MEDICAL': 0,
      '8.MEDICAL': 0,
    },
  },
  {
    card: 'Prisoner Martia',
    title: 'C-SKILL-11: Prisoner Martia has Geology only if nobody else present does, and takes You Dirty Rat to hand',
    gold: 'L2: Prisoner Martia, Data; L5: Sulok; deck: You Dirty Rat, Spock',
    gives: { 'Prisoner Martia.Geology': 1 },
    can: 'download:1:0',
    next: { does: ['download:1:0', 'get:you-dirty-rat:hand'], gives: { 'gold.hand has You Dirty Rat': true } },
    also: [
      { gold: 'L2: Prisoner Martia, Sulok', gives: { 'Prisoner Martia.Geology': 0 } },
      { gold: 'L2: Prisoner Martia', blue: 'L2: Sulok', gives: { 'Prisoner Martia.Geology': 0 } },
      { gold: 'L2: Prisoner Martia, Sulok {captive: escorted, owner: 1}', gives: { 'Prisoner Martia.Geology': 1 } },
    ],
  },
  {
    card: 'Spock Son of Sarek',
    title: 'C-AFFIL-02: Spock Son of Sarek reports to Sybok, but not to Tomalak',
    texts: '2025-02',
    gold: 'L1: Neutral Outpost [Sybok {as: Romulan}]; table: Alternate Universe Door; hand: Spock Son of Sarek',
    at: 'turn',
    can: 'report:spock-son-of-sarek:aboard:1',
    also: [
      {
        texts: '2025-02',
        gold: 'L1: Neutral Outpost [Tomalak]; table: Alternate Universe Door; hand: Spock Son of Sarek',
        at: 'turn',
        cant: 'report:spock-son-of-sarek:aboard:1',
      },
    ],
  },
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
      // A treaty that is just being played.
      {
        gold: 'L2: Captain Kirk (Second Star to the Right); hand: Treaty: Federation/Klingon',
        blue: 'hand: Quinn',
        at: 'turn',
        asked: { blue: ['play'] },
        does: 'play:treaty-federation-klingon:core:0',
        cant: 'blue answer:quinn',
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
