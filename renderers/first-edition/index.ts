import { scoreCurve } from '../kit/score-curve.ts';
import { battle } from './battle.ts';
import { component } from './component.ts';
import { crew } from './crew.ts';
import { deck } from './deck.ts';
import { met } from './encounter.ts';
import { hand } from './hand.ts';
import { legend } from './legend.ts';
import { location } from './location.ts';
import { map } from './map.ts';
import { score } from './score.ts';
import { sheet } from './sheet.ts';

/** All kinds of pictures in First Edition. */
export const firstEdition = {
  map,
  legend,
  location,
  hand,
  crew,
  met,
  battle,
  sheet,
  score,
  curve: scoreCurve,
  component,
  deck,
};
