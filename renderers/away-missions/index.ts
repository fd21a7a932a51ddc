import { scoreCurve } from '../kit/score-curve.ts';
import { closeup } from './closeup.ts';
import { component } from './component.ts';
import { deck } from './deck.ts';
import { dice } from './dice.ts';
import { hand } from './hand.ts';
import { layings } from './layings.ts';
import { legend } from './legend.ts';
import { map } from './map.ts';
import { offer } from './offer.ts';
import { score } from './score.ts';
import { sheet } from './sheet.ts';

/** The pictures of Away Missions. */
export const awayMissions = {
  map,
  layings,
  closeup,
  hand,
  offer,
  component,
  sheet,
  dice,
  score,
  curve: scoreCurve,
  deck,
  legend,
};
