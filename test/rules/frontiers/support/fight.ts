import { playerOf } from '../../../../src/games/frontiers/chapters/captains/find.ts';
import { fightOffer, fights, startFight } from '../../../../src/games/frontiers/chapters/combat/challenges.ts';
import { spaceNamed } from '../../../../src/games/frontiers/chapters/map/labels.ts';
import { freshTurn } from '../../../../src/games/frontiers/chapters/turn/turn-state.ts';
import type { CubeColour } from '../../../../src/games/frontiers/content/colours.ts';
import type { CubeLevel } from '../../../../src/games/frontiers/content/cubes.ts';
import type { Pile } from '../../../../src/games/frontiers/content/encounters/token.ts';
import type { TileId } from '../../../../src/games/frontiers/content/tiles/all.ts';
import { frontiers } from '../../../../src/games/frontiers/index.ts';
import type { FrontiersOptions } from '../../../../src/games/frontiers/options.ts';
import type { CombatEnemy, Frontiers, Player, Points } from '../../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../../src/games/kit/offers.ts';
import { procedure } from '../../../../src/kernel/game.ts';
import type { Seat } from '../../../../src/kernel/types.ts';
import { Drive } from './drive.ts';
import { at, lay, moor, position } from './position.ts';

/**
 * A position with these tiles at B and C without tokens. Seat 0 is at `berth` with an empty hand. A red die in the Core keeps
 * every phase open, because it could be taken.
 */
export function arena(
  tiles: { B?: TileId; C?: TileId },
  berth: string,
  options: Partial<FrontiersOptions> = {},
): Frontiers {
  const g = position(options);
  g.map = g.map.slice(0, 1);
  for (const { tokens } of Object.values(g.sites)) for (const { pile, token } of tokens) g.piles[pile].draw.push(token);
  g.sites = {};
  for (const [letter, tile] of Object.entries(tiles)) lay(g, tile, letter);
  g.core = ['red'];
  g.turn = freshTurn(0);
  moor(g, 0, berth).hand = [];
  return g;
}

/** Puts a Cube on the map with these defenders, face up. */
export function cube(
  g: Frontiers,
  colour: CubeColour,
  label: string,
  level: CubeLevel,
  ...tokens: [Pile, string][]
): void {
  const defenders = tokens.map(([pile, token]) => ({ token, pile, up: true }));
  g.cubes[colour] = { at: at(label), level, defenders, marks: [], destroyed: false };
}

/** Puts these tokens on top of a pile. */
export function top(g: Frontiers, pile: Pile, ...tokens: string[]): void {
  g.piles[pile].draw = [...tokens, ...g.piles[pile].draw];
}

/** A fight that a seat chooses by this key, or that names its procedure. */
export function fight(g: Frontiers, key: string, more: { seat?: Seat; windows?: readonly string[] } = {}): Drive {
  const { seat = 0, windows = [] } = more;
  const start = procedure<Frontiers, object>('start')({
    begin(ctx) {
      const listed = fights(g, seat).find(({ option }) => option.key === key);
      // Tests may begin fights that wouldn’t be offered in this position.
      const [at = ''] = (key.split(':')[1] ?? '').split('+').map(spaceNamed);
      startFight(ctx, seat, (listed ?? fightOffer(g, seat, at)).payload);
      return 'end';
    },
    end: () => null,
  });
  return new Drive(g, { ...frontiers.procedures, start }, { proc: 'start', local: {} }, [], windows);
}

/** A fight with provoked Enemy Ships, named by their spaces. */
export function provoked(g: Frontiers, ...labels: string[]): Drive {
  const local = { seat: 0, kind: 'ships', at: null, joined: labels.map(at), provoked: true };
  return new Drive(g, frontiers.procedures, { proc: 'combat', local });
}

/** Gives points to seat 0, as cards would, and asks the question again. */
export function gives(drive: Drive, points: Partial<Points>): Drive {
  Object.assign(captain(drive.g).points, points);
  return drive.refresh();
}

/** Gives points and chooses the answer that they allow. */
export function strikes(drive: Drive, points: Partial<Points>, key: string): Drive {
  return gives(drive, points).does(key);
}

/** Seat 0. */
export function captain(g: Frontiers): Player {
  return playerOf(g, 0);
}

/** The enemy of the combat whose key begins so. Throws if there is none. */
export function foe(g: Frontiers, key: string): CombatEnemy {
  const found = g.combat?.foes.find((one) => one.key.startsWith(key));
  if (found === undefined) throw new Error(`no ${key}`);
  return found;
}

/** Returns the keys of the fights that the first player may begin. */
export function fightKeys(g: Frontiers): string[] {
  return openOptions(fights(g, 0)).map(({ key }) => key);
}
