import { isBasic } from '../../content/colours.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Frontiers } from '../../state.ts';
import { seatsIn } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { rollFace } from './data.ts';

/** Dice in the Core, and cards in the Crew offer: two more than players; the Dummy Player never counts (F-SETUP-18, F-SETUP-20, F-SCEN-23, F-DUMMY-17). */
export function supplySize(g: Frontiers): number {
  return seatsIn(g).length + 2 + scenarioIn(g).more;
}

/** Rolls the whole Core, and again what is not of a basic colour until half of the dice are (F-SETUP-19, F-ROUND-03). */
export function rollCore(ctx: Running): void {
  const size = supplySize(ctx.g);
  let core = Array.from({ length: size }, () => rollFace(ctx));
  while (core.filter(isBasic).length * 2 < size) core = core.map((face) => (isBasic(face) ? face : rollFace(ctx)));
  ctx.g.core = core;
  ctx.log(`The Data Core shows ${core.join(', ')}.`, ctx.g.round === 0 ? 'F-SETUP-19' : 'F-ROUND-03');
}
