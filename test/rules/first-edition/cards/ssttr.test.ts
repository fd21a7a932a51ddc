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
];

provesCards(specs);
