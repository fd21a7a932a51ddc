import type { Seat } from '../../../kernel/types.ts';
import { CUBES, DICE, HIT_ROLLS, SPIRES } from '../content/borg-numbers.ts';
import type { Ascendancy, BorgState, Conflict, Cube, Disc, Sector } from '../state.ts';
import { discOf } from './find.ts';

/** The name under which a fight records that sixes no longer return dice to Cubes. */
export const NO_RETURN = 'returned dice';

/** Returns the Borg’s state. Throws if the Borg aren’t in play. */
export function borgOf(g: Ascendancy): BorgState {
  if (g.borg === null) throw new Error('the Borg don’t play');
  return g.borg;
}

/** Returns a Cube by its number, or undefined if it was destroyed. */
export function cubeOf(g: Ascendancy, id: number): Cube | undefined {
  return g.borg?.cubes.find((cube) => cube.id === id);
}

/** Returns Borg worlds, the oldest first (A-BORG-03). */
export function borgWorlds(g: Ascendancy): Disc[] {
  const worlds = Object.values(g.discs).filter(({ spire }) => spire !== null);
  return worlds.sort((a, b) => (a.spire?.since ?? 0) - (b.spire?.since ?? 0) || a.id.localeCompare(b.id));
}

/** Counts the Assimilation Nodes of a System, which are its Shield Modifier (A-BORG-05). */
export function spireNodes(g: Ascendancy, system: string): number {
  return discOf(g, system).spire?.nodes ?? 0;
}

/** Returns the lowest roll with which the Borg hit. The more Spires are in play, the lower this roll is (A-OPEN-28). */
export function borgHitRoll(g: Ascendancy): number {
  return HIT_ROLLS[Math.min(borgWorlds(g).length, SPIRES)] ?? 3;
}

/** Places a new Cube, which acts from the next Borg turn on. Returns null if all Cubes are in play (A-OPEN-25). */
export function placeCube(g: Ascendancy, at: Sector): Cube | null {
  const borg = borgOf(g);
  if (borg.cubes.length >= CUBES) return null;
  borg.built += 1;
  const adapted = g.players.map(() => 0);
  const cube: Cube = { id: borg.built, at, dice: DICE, adapted, struck: [], from: borg.turns + 1 };
  borg.cubes.push(cube);
  return cube;
}

/** Returns dice to a Cube, up to 9. Returns the number of dice that the Cube regained. */
export function regainDice(cube: Cube, dice: number): number {
  const more = Math.max(0, Math.min(dice, DICE - cube.dice));
  cube.dice += more;
  return more;
}

/** Whether one or two players play together against the Borg (A-OPEN-33). */
export function isCooperative(g: Ascendancy): boolean {
  return g.borg !== null && g.players.length <= 2;
}

/** Returns the current fight with the Borg that a seat takes part in, and the index of its side, or null. */
export function fightWithBorg(g: Ascendancy, seat: Seat | null): { c: Conflict; place: number } | null {
  const c = g.conflict;
  if (c === null || seat === null || c.sides[0]?.owner !== 'borg') return null;
  const place = c.sides.findIndex(({ owner }) => owner === seat);
  return place < 0 ? null : { c, place };
}

/** Returns the Cube in a fight, or undefined if a Spire is fought or the Cube is gone. */
export function cubeFought(g: Ascendancy, c: Conflict): Cube | undefined {
  const [id] = c.sides[0]?.owner === 'borg' ? c.sides[0].units : [];
  return id === undefined ? undefined : cubeOf(g, id);
}
