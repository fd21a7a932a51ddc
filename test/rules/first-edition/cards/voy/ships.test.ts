import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Kazon Shuttle',
    title: 'C-MOVE-16: a Kazon Shuttle lands or takes off once per turn',
    gold: 'L2: Kazon Shuttle [Tersa]',
    does: 'land:1',
    cant: 'takeoff',
    gives: { 'Kazon Shuttle': 'surface:L2' },
  },
  {
    card: 'U.S.S. Equinox',
    title: 'C-SKILL-11: the U.S.S. Equinox has RANGE +4 with one of its people aboard',
    gold: 'L2: U.S.S. Equinox {as: Federation} [Marla Gilmore, Thompson]',
    gives: { '1.RANGE': 11, '1.WEAPONS': 6 },
    also: [{ gold: 'L2: U.S.S. Equinox {as: Federation} [Calloway]; L5: Thompson', gives: { '1.RANGE': 7 } }],
  },
  {
    card: 'U.S.S. Equinox*',
    title: 'C-SKILL-11: the U.S.S. Equinox* has RANGE +4 with one of its people aboard',
    gold: 'L2: U.S.S. Equinox* {as: Federation} [Marla Gilmore]',
    gives: { '1.RANGE': 11 },
    also: [
      { gold: 'L2: U.S.S. Equinox* {as: Federation} [Calloway]', gives: { '1.RANGE': 7 } },
      {
        gold: 'L2: U.S.S. Equinox* {as: Federation} [Calloway, Marla Gilmore {captive: escorted, owner: 1}]',
        gives: { '1.RANGE': 7 },
      },
    ],
  },
  {
    card: 'Delta Flyer',
    title: 'C-PLAY-10 C-PLAY-03: the Delta Flyer reports free aboard the U.S.S. Voyager',
    gold: 'L2: U.S.S. Voyager, U.S.S. Intrepid; hand: Delta Flyer',
    at: 'turn',
    can: { report: ['report:delta-flyer:aboard:1'] },
    next: { does: 'report:delta-flyer:aboard:1', gives: { 'turn.played': 0, 'Delta Flyer': 'aboard:1' } },
  },
  {
    card: 'Type 9 Shuttlecraft',
    title: 'C-PLAY-10: a Type 9 Shuttlecraft reports aboard Intrepid-class and Nova-class ships',
    gold: 'L2: U.S.S. Galaxy, U.S.S. Intrepid, U.S.S. Equinox {as: Federation}; hand: Type 9 Shuttlecraft',
    at: 'turn',
    can: { report: ['report:type-9-shuttlecraft:aboard:2', 'report:type-9-shuttlecraft:aboard:3'] },
    next: { does: 'report:type-9-shuttlecraft:aboard:2', gives: { 'turn.played': 1 } },
  },
  {
    card: 'Kazon Raider',
    title: 'C-PLAY-10 C-MOVE-17: Kazon shuttlecraft report aboard a Kazon Raider, which launches and loads them',
    gold: 'L2: Kazon Raider [Culluh]; hand: Kazon Shuttle, Type 9 Shuttlecraft',
    at: 'turn',
    can: { report: ['report:kazon-shuttle:aboard:1'] },
    also: [
      { gold: 'L2: Kazon Raider [Culluh]; aboard:1: Kazon Shuttle; aboard:3: Karden', can: 'launch:3:1' },
      { gold: 'L2: Kazon Raider [Culluh], Kazon Shuttle [Karden]', can: 'load:3:1' },
      { gold: 'L2: Kazon Raider [Culluh], Kazon Raider [Karden]', cant: 'load' },
    ],
  },
];

provesCards(specs);
