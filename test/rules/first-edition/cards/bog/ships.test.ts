import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Locutus' Borg Cube",
    title: 'C-SKILL-11 C-SPACELINE-11: Locutus’ Borg Cube is stronger at Wolf 359',
    gold: "missions: Secret Salvage, Study Pulsar; L1: Locutus' Borg Cube",
    gives: { "Locutus' Borg Cube.WEAPONS": 27, "Locutus' Borg Cube.SHIELDS": 27, "Locutus' Borg Cube.RANGE": 10 },
    also: [
      {
        gold: "missions: Secret Salvage II, Study Pulsar; L1: Locutus' Borg Cube",
        gives: { "Locutus' Borg Cube.WEAPONS": 27 },
      },
      {
        gold: "missions: Secret Salvage II (back), Study Pulsar; L1: Locutus' Borg Cube",
        gives: { "Locutus' Borg Cube.WEAPONS": 27 },
      },
      {
        gold: "missions: Secret Salvage, Study Pulsar; L2: Locutus' Borg Cube",
        gives: { "Locutus' Borg Cube.WEAPONS": 24, "Locutus' Borg Cube.SHIELDS": 24 },
      },
    ],
  },
  {
    card: "Locutus' Borg Cube",
    title: 'C-PLAY-10: Borg and equipment report aboard Locutus’ Borg Cube',
    gold: "L1: Locutus' Borg Cube; hand: Thirteen of Nineteen, Tricorder, Worf",
    at: 'turn',
    can: { report: ['report:thirteen-of-nineteen:aboard:1', 'report:tricorder:aboard:1'] },
  },
];

provesCards(specs);
