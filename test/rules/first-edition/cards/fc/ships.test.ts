import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Queen's Borg Cube",
    title: 'C-SKILL-11 C-PLAY-10: Queen’s Borg Cube is stronger at Earth, and Borg report aboard',
    gold: "missions: Espionage Mission, Espionage Mission; L1: Queen's Borg Cube; hand: Thirteen of Nineteen",
    gives: { "Queen's Borg Cube.WEAPONS": 27, "Queen's Borg Cube.SHIELDS": 27, "Queen's Borg Cube.RANGE": 9 },
    can: { report: ['report:thirteen-of-nineteen:aboard:1'] },
    also: [{ gold: "L1: Queen's Borg Cube", gives: { "Queen's Borg Cube.WEAPONS": 24 } }],
  },
  {
    card: 'Borg Sphere',
    title: 'C-PLAY-10: a Borg Sphere reports aboard a Borg cube',
    gold: 'L2: Borg Cube, U.S.S. Galaxy; hand: Borg Sphere',
    at: 'turn',
    can: { report: ['report:borg-sphere:aboard:1'] },
  },
  {
    card: 'Borg Sphere',
    title: 'C-MOVE-17: a Borg cube launches and loads a Borg Sphere',
    gold: 'L2: Borg Cube; aboard:1: Borg Sphere; aboard:2: Bareil of Borg, Data of Borg',
    does: 'launch:2:1',
    gives: { 'Borg Sphere': 'space:L2' },
    next: { does: 'load:2:1', gives: { 'Borg Sphere': 'aboard:1' } },
  },
  {
    card: "Queen's Borg Sphere",
    title: 'C-PLAY-10 C-MOVE-17: the Queen’s Borg Sphere reports aboard a Borg cube, which launches it',
    gold: "L2: Borg Cube; hand: Queen's Borg Sphere",
    at: 'turn',
    can: { report: ['report:queens-borg-sphere:aboard:1'] },
    also: [
      {
        gold: "L2: Borg Cube; aboard:1: Queen's Borg Sphere; aboard:2: Bareil of Borg, Data of Borg",
        can: 'launch:2:1',
      },
    ],
  },
  {
    card: 'Vulcan Lander',
    title:
      'C-PLAY-10 C-MOVE-16: Vulcans report to a Vulcan Lander’s location, and it lands and takes off for 1 RANGE each',
    gold: 'missions: Hostage Crisis, Study Pulsar; L1: Vulcan Lander {spent: 5} [Spock {as: Non-Aligned}]',
    does: ['land:1', 'takeoff:1'],
    gives: { 'Vulcan Lander.spent': 7 },
    cant: { 'land:1': '1 RANGE' },
    also: [
      {
        gold: 'L2: Vulcan Lander, Yridian Shuttle; hand: Data, Solkar; table: Alternate Universe Door',
        at: 'turn',
        can: { report: ['report:solkar:aboard:1', 'report:solkar:surface:L2', 'report:solkar:aboard:2'] },
      },
    ],
  },
];

provesCards(specs);
