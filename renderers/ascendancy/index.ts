import { scoreCurve } from '../kit/score-curve.ts';
import { agendas } from './agendas.ts';
import { borg } from './borg.ts';
import { closeup } from './closeup.ts';
import { component } from './component.ts';
import { fight } from './fight.ts';
import { fleets } from './fleets.ts';
import { hand } from './hand.ts';
import { lane } from './lane.ts';
import { legend } from './legend.ts';
import { map } from './map.ts';
import { projects } from './projects.ts';
import { reach } from './reach.ts';
import { roll } from './roll.ts';
import { score } from './score.ts';
import { sheet } from './sheet.ts';
import { trade } from './trade.ts';

/** All pictures of Ascendancy. */
export const ascendancy = {
  map,
  closeup,
  lane,
  reach,
  sheet,
  hand,
  projects,
  agendas,
  fleets,
  trade,
  fight,
  roll,
  borg,
  component,
  legend,
  score,
  curve: scoreCurve,
};
