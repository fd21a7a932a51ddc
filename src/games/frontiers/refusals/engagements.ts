import type { Refusal, Seat } from '../../../kernel/types.ts';
import { CUBES } from '../content/cubes.ts';
import { isHaven } from '../rules/engagements.ts';
import { allied, playerOf, seatName } from '../rules/find.ts';
import { cubeAt, isBeside, ownerOf } from '../rules/ground.ts';
import { isTokenDown, jointCubes, maySuggest, partners } from '../rules/joint.ts';
import { isSafe } from '../rules/safe.ts';
import type { Frontiers } from '../state.ts';
import type { Case } from './case.ts';
import { spacesMeant, spaceWords, whereabouts } from './targets.ts';
import { cannotAct, cannotLeave } from './turn.ts';

/** Why a seat can’t attack another’s ship now, or null (F-PVP-01 to F-PVP-07). */
export function cannotEngage(g: Frontiers, seat: Seat, other: Seat): Refusal | null {
  const name = seatName(g, other);
  if (other === seat) return { text: 'That is your own ship.', rule: 'F-PVP-01' };
  if (!g.options.pvp) return { text: 'Ships of players don’t fight each other here.', rule: 'F-PVP-01' };
  if (allied(g, seat, other)) return { text: `${name} is your ally.`, rule: 'F-TEAM-05' };
  if (g.announced !== null) {
    return { text: 'Since the End of the Round is announced no ship is attacked.', rule: 'F-PVP-03' };
  }
  if (g.finale !== null) return { text: 'These are the last turns: no ship is attacked any more.', rule: 'F-PVP-04' };
  if (isTokenDown(g, other)) {
    return { text: `${name} has its Round Order Token face down: it can’t be attacked.`, rule: 'F-PVP-05' };
  }
  return outOfReach(g, seat, other);
}

/** What the places of both ships have against it (F-PVP-01, F-PVP-02, F-LOC-02, F-OPEN-36, F-VARIANT-13). */
function outOfReach(g: Frontiers, seat: Seat, other: Seat): Refusal | null {
  const { at } = playerOf(g, seat);
  const { at: there, aside, eliminated } = playerOf(g, other);
  const name = seatName(g, other);
  if (there === null || eliminated) return { text: `${name} is not on the map.`, rule: 'F-PVP-01' };
  if (aside) return { text: `${name} is off the map, in the Wormhole.`, rule: 'F-LOC-02' };
  if (isHaven(g, there)) return { text: `${name} is safe at ${spaceWords(g, there)}.`, rule: 'F-PVP-02' };
  if (at === null || !isBeside(at, there)) {
    const text = `${name} at ${spaceWords(g, there)} is not adjacent to your ship ${whereabouts(g, seat)}.`;
    return { text, rule: 'F-PVP-01' };
  }
  if (isHaven(g, at)) return { text: `No ship attacks from ${spaceWords(g, at)}.`, rule: 'F-PVP-02' };
  if (g.options.starbasePeace && ownerOf(g, there) === other) {
    return { text: `${name} is on its own Starbase, and those are at peace.`, rule: 'F-VARIANT-13' };
  }
  if (isSafe(g, seat, at)) return null;
  return { text: `You attack from a safe space alone, and ${spaceWords(g, at)} is none.`, rule: 'F-OPEN-36' };
}

/** Why a joint assault on the Cube that is meant can’t be proposed now, or null (F-COOP-01 to F-COOP-06). */
export function cannotPropose(one: Case): Refusal | null {
  const busy = cannotLeave(one) ?? cannotAct(one);
  if (busy !== null) return busy;
  const { g, seat, wish } = one;
  if (!maySuggest(g)) return { text: 'In this game ships don’t assault Borg Cubes together.', rule: 'F-COOP-01' };
  if (g.announced !== null || g.finale !== null) {
    return { text: 'The end is announced: Cubes are no longer assaulted together.', rule: 'F-COOP-02' };
  }
  const meant = spacesMeant(g, seat, wish).flatMap((id) => cubeAt(g, id) ?? []);
  const all = (['red', 'blue', 'gold', 'green'] as const).flatMap((colour) => {
    const cube = g.cubes[colour];
    return cube === undefined ? [] : [{ ...cube, colour }];
  });
  const open = (meant.length > 0 ? meant : all).filter(({ destroyed }) => !destroyed);
  const { at } = playerOf(g, seat);
  const near = open.filter((cube) => at !== null && isBeside(cube.at, at));
  const [cube] = near.length > 0 ? near : open;
  if (cube === undefined) return { text: 'There is no Borg Cube to assault.', rule: 'F-COOP-03' };
  const { name } = CUBES[cube.colour];
  if (near.length === 0 || at === null) {
    return { text: `Your ship ${whereabouts(g, seat)} is not beside the ${name}.`, rule: 'F-COOP-03' };
  }
  if (jointCubes(g, seat).includes(cube.colour)) return null;
  if (cube.defenders.length < 2) {
    return { text: `The ${name} has too few defenders to share out.`, rule: 'F-COOP-06' };
  }
  if (!isSafe(g, seat, at)) {
    return { text: `You act from a safe space alone, and ${spaceWords(g, at)} is none.`, rule: 'F-SAFE-04' };
  }
  if (partners(g, seat, cube.colour).length > 0) return null;
  return { text: `No other ship beside the ${name} has its next turn to give.`, rule: 'F-COOP-04' };
}
