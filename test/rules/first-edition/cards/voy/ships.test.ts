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
];

provesCards(specs);
