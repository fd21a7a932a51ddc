import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { addFoe } from '../../../src/games/frontiers/chapters/combat/foes.ts';
import { spaces } from '../../../src/games/frontiers/chapters/map/ground.ts';
import { beginTurn, freshTurn } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { CUBES } from '../../../src/games/frontiers/content/cubes.ts';
import type { Pile } from '../../../src/games/frontiers/content/encounters/token.ts';
import type { LocationKind } from '../../../src/games/frontiers/content/terrain.ts';
import { TILES, type TileId } from '../../../src/games/frontiers/content/tiles/all.ts';
import type { Frontiers, Token } from '../../../src/games/frontiers/state.ts';
import type { FrontiersView } from '../../../src/games/frontiers/view.ts';
import { view } from '../../../src/games/frontiers/viewing/view.ts';
import type { Decision, Reader, State } from '../../../src/kernel/types.ts';
import { at, lay, moor, position } from '../frontiers/support/position.ts';

/** A state around a position. */
export function stateOf(g: Frontiers, pending: Decision[] = []): State<Frontiers> {
  return {
    game: 'frontiers',
    rules: 1,
    draws: 0,
    asked: 0,
    // The state is as if the current turn asked its next question.
    stack: g.turn === null || g.combat !== null ? [] : [{ proc: 'turn', step: 'pick', local: { seat: g.turn.seat } }],
    pending,
    barrier: 0,
    acting: null,
    orders: g.players.map(() => ({ ask: [], prefer: {} })),
    g,
    over: null,
  };
}

/** The view of a position. */
export function viewOf(g: Frontiers, reader: Reader = 0, pending: Decision[] = []): FrontiersView {
  return view(stateOf(g, pending), reader);
}

/** Seat 0 in its movement: it came from A6 to B3 and has some points left. */
export function moving(g: Frontiers, move = 6): Frontiers {
  g.turn = freshTurn(0);
  beginTurn(g);
  moor(g, 0, 'B3').points.move = move;
  g.turn.path = [at('A6'), at('A1'), at('B3')];
  return g;
}

/** The letters of places as a triangle of tiles grows. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** All 20 tiles, four ships, and tokens and marks wherever they can be. Every second garrison is face down. */
export function fullest(): Frontiers {
  const g = position({ players: 4, pvp: true });
  const laid = new Set(g.map.map(({ tile }) => tile));
  // Every key of the table is a tile id.
  const rest = (Object.keys(TILES) as TileId[]).filter((tile) => !laid.has(tile));
  for (const [i, tile] of rest.entries()) lay(g, tile, LETTERS[i + 3] ?? 'Z');
  populate(g);
  return moving(g, 12);
}

/** The tokens on a location, and whether they are face down until a ship is near. */
const GUARDS: Partial<Record<LocationKind, readonly Pile[]>> = {
  romulanWarbird: ['warbird'],
  borgSphere: ['sphere'],
  romulanStarbase: ['romulanStarbase'],
  dominionStarbase: ['dominionStarbase'],
  classL: ['classL'],
  classLDistress: ['classL', 'classL'],
};

/** Places tokens on all locations, Cubes with defenders, and marks on the remaining locations. */
export function populate(g: Frontiers): void {
  let turn = 0;
  for (const { id, site } of spaces(g).values()) {
    if (site === null || g.sites[id] !== undefined) continue;
    turn += 1;
    if (site.kind === 'borgCube') {
      const defenders = CUBES[site.colour].defenders[8].flatMap((pile) => take(g, pile, turn % 2 === 0));
      g.cubes[site.colour] = { at: id, level: 8, defenders, marks: [0, 1, 0], destroyed: site.colour === 'gold' };
      continue;
    }
    const roams = site.kind === 'romulanWarbird' || site.kind === 'borgSphere';
    const tokens = (GUARDS[site.kind] ?? []).flatMap((pile) => take(g, pile, roams || turn % 2 === 0));
    g.sites[id] = { tokens, classH: null, marks: tokens.length > 0 ? [] : [turn % 4] };
  }
}

function take(g: Frontiers, pile: Pile, up: boolean): Token[] {
  const token = g.piles[pile].draw.shift();
  return token === undefined ? [] : [{ token, pile, up }];
}

/** Gives seat 0 as much as a captain can have. */
export function laden(g: Frontiers): Frontiers {
  const player = playerOf(g, 0);
  const skills = player.skillPile.splice(0, 5);
  player.skills = skills.map((skill, i) => ({
    skill,
    used: (['no', 'turn', 'round', 'common'] as const)[i % 4] ?? 'no',
  }));
  player.crew = g.crew.elite.splice(0, 5).map((crew, i) => ({ crew, ready: i % 2 === 0, wounds: i % 3 }));
  Object.assign(player, {
    ...{
      experience: 118,
      level: 10,
      reputation: -7,
      wounds: 2,
      rewards: [{ kind: 'undiscovered' }, { kind: 'random', count: 3 }],
    },
    ...{ crystals: { red: 3, blue: 3, gold: 3 }, data: { red: 2, blue: 1, gold: 1, white: 3, purple: 1, black: 1 } },
    ...{
      dice: [
        { colour: 'black', used: true },
        { colour: 'red', used: false },
      ],
      tactic: { tactic: 'double-shift', used: true },
    },
  });
  player.points = { ...player.points, ...EVERYTHING };
  player.inPlay = player.deck.slice(0, 6).map((card) => ({ card, as: 'strong', to: 'discard' }));
  player.discard = player.deck.splice(0, 8);
  player.kept = g.advanced.deck.splice(0, 2);
  return g;
}

const EVERYTHING = {
  ...{ move: 12, diplomacy: 14, repair: 3, heal: 2, mend: 4 },
  ...{ close: { normal: 11, photonPulse: 7 }, long: { photonTorpedo: 6, pulseTorpedo: 5 } },
  shields: { normal: 9, photonPulse: 4, photonTorpedo: 4, pulseTorpedo: 2 },
};

/** Seat 0 assaults the Red Cube with two allied ships. */
export function fighting(g: Frontiers): Frontiers {
  laden(g);
  const cube = g.cubes.red;
  if (cube === undefined) throw new Error('there is no Red Cube');
  g.combat = {
    ...{ kind: 'cube', seat: 0, at: cube.at, phase: 'attack', foes: [], team: null },
    ...{ sustained: 4, catastrophic: false, die: { by: 3, colour: 'red', shown: true } },
  };
  for (const token of cube.defenders) addFoe(g.combat, { ...token, up: true }, 'V0', { cube: 'red' }, 'target');
  for (const token of ['swift-warbird', 'adapted-sphere']) {
    const pile = token.endsWith('sphere') ? 'sphere' : 'warbird';
    const foe = addFoe(g.combat, { token, pile, up: true }, 'V2', { site: at('V2') }, 'joined');
    foe.changes = [{ defense: -2, attack: -1, losesAll: 'abilities' }];
    foe.shields = { normal: 3, pulseTorpedo: 2 };
  }
  const [first] = g.combat.foes;
  if (first !== undefined) first.defeated = true;
  g.assault = {
    cube: 'red',
    shares: [
      { seat: 0, count: 2 },
      { seat: 3, count: 2 },
    ],
    dealt: [
      [0, 1],
      [2, 3],
    ],
  };
  return g;
}

/** Seat 0 attacks seat 3 at close range. */
export function opposed(g: Frontiers): Frontiers {
  laden(g);
  g.pvp = {
    ...{ aggressor: { seat: 0, stopped: false, sustained: 1 }, defender: { seat: 3, stopped: true, sustained: 12 } },
    ...{ attendance: 'partial', phase: 'close', attacker: 0, starbase: null, noDisruptors: [] },
  };
  playerOf(g, 3).points.shields = { normal: 10, photonTorpedo: 3 };
  return g;
}
