import { CUBE } from '../../../../src/games/ascendancy/chapters/borg/cube.ts';
import { borgOffers } from '../../../../src/games/ascendancy/chapters/borg/offers.ts';
import { SIEGE } from '../../../../src/games/ascendancy/chapters/borg/siege.ts';
import { BORG } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { newBorg } from '../../../../src/games/ascendancy/setup.ts';
import type {
  Ascendancy,
  BorgState,
  Civ,
  Cube,
  Disc,
  Sector,
  SystemId,
} from '../../../../src/games/ascendancy/state.ts';
import { type Done, deedOf, offerNamed, perform, play } from '../drive-action.ts';
import { disc, table, worldOf } from '../support.ts';

export const [FEDERATION, KLINGON, ROMULAN] = [0, 1, 2] as const;

/** A game with the Hub in the middle and no Cube, after one turn of the Borg. */
export function meeting(civs: readonly Civ[] = ['federation', 'klingon', 'romulan'], round = 3): Ascendancy {
  const g = table(civs, { borg: 'invasion' });
  g.round = round;
  g.turn = null;
  g.discs['transwarp-hub'] = disc('transwarp-hub', 18_000, 14_700);
  g.borg = { ...newBorg('invasion'), turns: 1 };
  return g;
}

/** The state of the Borg. Throws if the game is played without them. */
export function borg(g: Ascendancy): BorgState {
  if (g.borg === null) throw new Error('no Borg');
  return g.borg;
}

/** Puts a Cube somewhere that acts in the current turn. */
export function cubeAt(g: Ascendancy, at: Sector, dice = 9): Cube {
  const cube: Cube = { id: ++borg(g).built, at, dice, adapted: g.players.map(() => 0), struck: [], from: 0 };
  borg(g).cubes.push(cube);
  return cube;
}

/** Makes a System a Borg world. */
export function spireOn(g: Ascendancy, system: SystemId, nodes = 0, since = 0): Disc {
  const world = worldOf(g, system);
  world.spire = { nodes, since };
  return world;
}

/** Puts Command Cards such as `home-adapt` on top of the deck. */
export function cards(g: Ascendancy, ...names: string[]): void {
  borg(g).commands.deck.unshift(...names.map((name) => `command-${name}`));
}

/** The turn of the Borg, the turn of one Cube, and a siege, with scripted dice. */
export const turn = (g: Ascendancy, ...dice: number[]): Done => play(g, (ctx) => ctx.call(BORG), ...dice);
export const acts = (g: Ascendancy, cube: Cube, ...dice: number[]): Done =>
  play(g, (ctx) => ctx.call(CUBE, { cube: cube.id }), ...dice);
export const besieges = (g: Ascendancy, cube: Cube, ...dice: number[]): Done =>
  play(g, (ctx) => ctx.call(SIEGE, { cube: cube.id, system: cube.at }), ...dice);

/** Takes an offer against the Borg, lists the keys of all of them, and explains why one can’t be taken. */
export const does = (g: Ascendancy, key: string, dice: readonly number[], seat = 0): Done =>
  perform(g, deedOf(offerNamed(borgOffers(g, seat), key)), { dice, offered: true });
export const keysOf = (g: Ascendancy, seat = 0): string[] => borgOffers(g, seat).map(({ option }) => option.key);
export const whyNot = (g: Ascendancy, key: string, seat = 0): string | undefined =>
  offerNamed(borgOffers(g, seat), key).why?.().text;
