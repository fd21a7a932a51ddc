import { scoreCurve } from '../kit/score-curve.ts';
import { choice } from './choice.ts';
import { closeup } from './closeup.ts';
import { component } from './component.ts';
import { fight } from './fight.ts';
import { hand } from './hand.ts';
import { legend } from './legend.ts';
import { map } from './map.ts';
import { offers } from './offers.ts';
import { score } from './score.ts';
import { sheet } from './sheet.ts';

/** The pictures of Frontiers. */
export const frontiers = {
  map,
  closeup,
  hand,
  choice,
  offers,
  sheet,
  fight,
  score,
  curve: scoreCurve,
  component,
  legend,
};
