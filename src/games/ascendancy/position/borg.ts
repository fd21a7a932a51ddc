import type { Seat } from '../../../kernel/types.ts';
import { CUBES, DICE, HIT_ROLLS, SPIRES } from '../content/borg/numbers.ts';
import type { Ascendancy, BorgState, Conflict, Cube, Disc, Sector } from '../state.ts';
import { discOf } from './find.ts';

/** The Borg. Throws when they don’t play. */
export function borgOf(g: Ascendancy): BorgState {
  if (g.borg === null) throw new Error('the Borg don’t play');
  return g.borg;
}

/** A Cube by its number; undefined: it was destroyed. */
export function cubeOf(g: Ascendancy, id: number): Cube | undefined {
  return g.borg?.cubes.find((cube) => cube.id === id);
}

/** Borg worlds, the oldest first (A-BORG-03). */
export function borgWorlds(g: Ascendancy): Disc[] {
  const worlds = Object.values(g.discs).filter(({ spire }) => spire !== null);
  return worlds.sort((a, b) => (a.spire?.since ?? 0) - (b.spire?.since ?? 0) || a.id.localeCompare(b.id));
}

/** Assimilation Nodes of a System: its Shield Modifier (A-BORG-05). */
export function spireNodes(g: Ascendancy, system: string): number {
  return discOf(g, system).spire?.nodes ?? 0;
}

/** The lowest die that hits for the Borg (A-OPEN-28): better the more Spires there are. */
export function borgHitRoll(g: Ascendancy): number {
  return HIT_ROLLS[Math.min(borgWorlds(g).length, SPIRES)] ?? 3;
}

/** Puts a new Cube somewhere, which acts from the next turn of the Borg on (A-OPEN-25); null: all are in play. */
export function placeCube(g: Ascendancy, at: Sector): Cube | null {
  const borg = borgOf(g);
  if (borg.cubes.length >= CUBES) return null;
  borg.built += 1;
  const adapted = g.players.map(() => 0);
  const cube: Cube = { id: borg.built, at, dice: DICE, adapted, struck: [], from: borg.turns + 1 };
  borg.cubes.push(cube);
  return cube;
}

/** Gives a Cube dice back, 9 at most, and tells how many. */
export function regainDice(cube: Cube, dice: number): number {
  const more = Math.max(0, Math.min(dice, DICE - cube.dice));
  cube.dice += more;
  return more;
}

/** Whether one or two players stand together against the Borg (A-OPEN-33). */
export function isCooperative(g: Ascendancy): boolean {
  return g.borg !== null && g.players.length <= 2;
}

/** A fight with the Borg that a seat takes part in, and the place of its side; null: none is under way. */
export function fightWithBorg(g: Ascendancy, seat: Seat | null): { c: Conflict; place: number } | null {
  const c = g.conflict;
  if (c === null || seat === null || c.sides[0]?.owner !== 'borg') return null;
  const place = c.sides.findIndex(({ owner }) => owner === seat);
  return place < 0 ? null : { c, place };
}

/** The Cube of a fight; undefined: a Spire is fought, or it is gone. */
export function cubeFought(g: Ascendancy, c: Conflict): Cube | undefined {
  const [id] = c.sides[0]?.owner === 'borg' ? c.sides[0].units : [];
  return id === undefined ? undefined : cubeOf(g, id);
}
