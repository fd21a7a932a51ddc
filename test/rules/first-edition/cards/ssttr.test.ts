import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
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
    gold: 'L2: Peter Preston, Lt. Slater; L5: Data',
    gives: { 'Peter Preston.Physics': 1 },
    also: [{ gold: 'L2: Peter Preston, Data', gives: { 'Peter Preston.Physics': 0 } }],
  },
  {
    card: 'President Ra-ghoratreii',
    title: 'C-SKILL-11: President Ra-ghoratreii has MEDICAL if all personnel present are from the Classic Films',
    gold: 'L2: President Ra-ghoratreii, Lt. Slater; L5: Data',
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
    gold: 'L2: Pavel Chekov, Lojur, Lt. Slater, Linda Larson; L5: Lojur',
    gives: { '2.MEDICAL': 1, 'Lt. Slater.MEDICAL': 0, 'Linda Larson.MEDICAL': 0, '5.MEDICAL': 0, '1.MEDICAL': 0 },
  },
  {
    card: 'Prisoner Martia',
    title: 'C-SKILL-11: Prisoner Martia has Geology only if nobody else present does, and takes You Dirty Rat to hand',
    gold: 'L2: Prisoner Martia, Data; L5: Sulok; deck: You Dirty Rat, Spock',
    gives: { 'Prisoner Martia.Geology': 1 },
    can: 'download:1:0',
    next: { does: ['download:1:0', 'get:you-dirty-rat:hand'], gives: { 'gold.hand has You Dirty Rat': true } },
    also: [{ gold: 'L2: Prisoner Martia, Sulok', gives: { 'Prisoner Martia.Geology': 0 } }],
  },
  {
    card: 'Spock Son of Sarek',
    title: 'C-AFFIL-02: Spock Son of Sarek reports to Sybok, but not to Tomalak, and downloads Tactical Console',
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
      { gold: 'L2: Spock Son of Sarek; deck: Tactical Console, Spock', can: 'download:1' },
    ],
  },
];

provesCards(specs);
