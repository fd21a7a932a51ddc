import type { Refusal, Seat } from '../../../kernel/types.ts';
import { CUBE_COLOURS } from '../content/colours.ts';
import { CUBES } from '../content/cubes.ts';
import { type NotEngaged, notEngaged } from '../rules/engagements.ts';
import { playerOf, seatName } from '../rules/find.ts';
import { cubeAt } from '../rules/ground.ts';
import { notJoint } from '../rules/joint.ts';
import type { Frontiers } from '../state.ts';
import type { Case } from './case.ts';
import { ownSpace, spacesMeant, spaceWords, whereabouts } from './targets.ts';
import { cannotAct, cannotLeave } from './turn.ts';

/** Why a seat can’t attack another’s ship now, or null (F-PVP-01 to F-PVP-07). */
export function cannotEngage(g: Frontiers, seat: Seat, other: Seat): Refusal | null {
  const why = notEngaged(g, seat, other);
  return why === null ? null : inWords(g, seat, other, why);
}

function inWords(g: Frontiers, seat: Seat, other: Seat, why: NotEngaged): Refusal {
  const name = seatName(g, other);
  const { at } = playerOf(g, other);
  const there = at === null ? '' : spaceWords(g, at);
  switch (why) {
    case 'own':
      return { text: 'That is your own ship.', rule: 'F-PVP-01' };
    case 'noPvp':
      return { text: 'Ships of players don’t fight each other here.', rule: 'F-PVP-01' };
    case 'ally':
      return { text: `${name} is your ally.`, rule: 'F-TEAM-05' };
    case 'announced':
      return { text: 'Since the End of the Round is announced no ship is attacked.', rule: 'F-PVP-03' };
    case 'finale':
      return { text: 'These are the last turns: no ship is attacked any more.', rule: 'F-PVP-04' };
    case 'down':
      return { text: `${name} has its Round Order Token face down: it can’t be attacked.`, rule: 'F-PVP-05' };
    case 'gone':
      return { text: `${name} is not on the map.`, rule: 'F-PVP-01' };
    case 'aside':
      return { text: `${name} is off the map, in the Wormhole.`, rule: 'F-LOC-02' };
    case 'haven':
      return { text: `${name} is safe at ${there}.`, rule: 'F-PVP-02' };
    case 'far':
      return { text: `${name} at ${there} is not adjacent to your ship ${whereabouts(g, seat)}.`, rule: 'F-PVP-01' };
    case 'inHaven':
      return { text: `No ship attacks from ${ownSpace(g, seat)}.`, rule: 'F-PVP-02' };
    case 'peace':
      return { text: `${name} is on its own Starbase, and those are at peace.`, rule: 'F-VARIANT-13' };
    case 'unsafe':
      return { text: `You attack from a safe space alone, and ${ownSpace(g, seat)} is none.`, rule: 'F-OPEN-36' };
  }
}

/** Why a joint assault on the Cube that is meant can’t be proposed now, or null (F-COOP-01 to F-COOP-06). */
export function cannotPropose(one: Case): Refusal | null {
  const busy = cannotLeave(one) ?? cannotAct(one);
  if (busy !== null) return busy;
  const { g, seat, wish } = one;
  const meant = spacesMeant(g, seat, wish).flatMap((id) => cubeAt(g, id)?.colour ?? []);
  const open = (meant.length > 0 ? meant : CUBE_COLOURS).filter((colour) => g.cubes[colour]?.destroyed === false);
  const colour = open.find((near) => notJoint(g, seat, near) !== 'far') ?? open[0] ?? null;
  const name = colour === null ? 'Borg Cube' : CUBES[colour].name;
  switch (notJoint(g, seat, colour)) {
    case 'never':
      return { text: 'In this game ships don’t assault Borg Cubes together.', rule: 'F-COOP-01' };
    case 'ending':
      return { text: 'The end is announced: Cubes are no longer assaulted together.', rule: 'F-COOP-02' };
    case 'noCube':
      return { text: 'There is no Borg Cube to assault.', rule: 'F-COOP-03' };
    case 'far':
      return { text: `Your ship ${whereabouts(g, seat)} is not beside the ${name}.`, rule: 'F-COOP-03' };
    case 'few':
      return { text: `The ${name} has too few defenders to share out.`, rule: 'F-COOP-06' };
    case 'unsafe':
      return { text: `You act from a safe space alone, and ${ownSpace(g, seat)} is none.`, rule: 'F-SAFE-04' };
    case 'alone':
      return { text: `No other ship beside the ${name} has its next turn to give.`, rule: 'F-COOP-04' };
    case null:
      return null;
  }
}
