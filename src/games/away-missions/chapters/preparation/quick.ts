import type { Ctx } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { BOARD_NAMES } from '../../content/boards.ts';
import { characterCard } from '../../content/characters.ts';
import type { AwayMissions, BoardId, PlacedBoard, SpaceId } from '../../state.ts';
import { arrangementOf, bare } from '../area/arrangement.ts';
import { boardAt } from '../area/layout.ts';
import { allPlacements, boardsLeft } from '../area/placement.ts';
import { put } from '../area/placing.ts';
import { characterOf, playerOf, standing } from '../characters/find.ts';
import { sideName } from '../characters/names.ts';
import { friendlyInPlay, seatsOf } from '../characters/sides.ts';
import { type Deployment, deployments, toDeploy } from './deployment.ts';
import { nextSeat, sideAfter } from './placing-order.ts';

/** The parts of the context that are needed if no dice are rolled. */
type Telling = Pick<Ctx<AwayMissions>, 'g' | 'log'>;

/**
 * Places the boards by dice: rolls for the printed side first, and then for a legal way to place each board
 * (M-OPEN-67).
 */
export function layBoards(ctx: Pick<Ctx<AwayMissions>, 'g' | 'log' | 'roll'>): void {
  const { g } = ctx;
  const arrangement = arrangementOf(g);
  // A cube always uses the Borg sides (M-CUBE-01).
  const [side = 1] = g.cube === true ? [2] : ctx.roll(1, 2);
  g.side = side === 1 ? 'federation' : 'borg';
  g.boards = bare(arrangement);
  while (boardsLeft(g.boards, arrangement).length > 0) {
    const ways = allPlacements(g.boards, arrangement);
    const [at = 1] = ctx.roll(1, ways.length);
    const way = ways[at - 1];
    if (way === undefined) throw new Error('no board can be laid');
    g.boards.push({ ...way.placed });
  }
  const name = g.side === 'federation' ? 'Federation' : 'Borg';
  ctx.log(`Quick setup: the game places the boards by dice, ${name} side up.`, 'M-OPEN-67');
}

/**
 * Gives each side boards that are diagonally opposite, so that no side has one half of the area to itself (M-OPEN-67).
 */
export function splitAreas(ctx: Telling, order: readonly number[]): void {
  const { g } = ctx;
  for (const [place, boards] of shares(g, order.length).entries()) {
    const side = order[place];
    if (side === undefined) continue;
    for (const seat of seatsOf(g, side)) playerOf(g, seat).area.push(...boards);
    const names = boards.map((board) => BOARD_NAMES[board]);
    ctx.log(`${sideName(g, side)} starts from ${names.join(' and ')}.`, 'M-OPEN-67');
  }
}

/**
 * Returns the boards of each side, in the order decided by the roll. Two sides get diagonally opposite boards, and a
 * third side gets those in the middle (M-OPEN-67).
 */
function shares(g: AwayMissions, sides: number): BoardId[][] {
  const at = (diagonal: Diagonal): BoardId[] =>
    g.boards.flatMap((placed) =>
      placed.board !== 'corridor' && diagonalOf(g, placed) === diagonal ? placed.board : [],
    );
  const [falling, rising, middle] = [at('falling'), at('rising'), at('middle')];
  if (sides === 3) return [falling, rising, middle];
  // Two teams share the boards in the middle. Each of four players gets a corner, and nobody gets the middle.
  if (sides === 2) return [falling.concat(middle.slice(0, 1)), rising.concat(middle.slice(1))];
  return [falling, rising].flatMap((pair) => pair.map((board) => [board]));
}

/** A diagonal of the area: north-west to south-east, south-west to north-east, or neither. */
type Diagonal = 'falling' | 'rising' | 'middle';

/** Returns the diagonal that a board is on (M-OPEN-67). */
function diagonalOf(g: AwayMissions, { column, row }: PlacedBoard): Diagonal {
  const { columns, rows, corridor } = arrangementOf(g);
  const centre = column + HALF_BOARD - columns / 2;
  // In games with six boards, the middle boards are at the ends of the corridor or in the middle of a cube.
  const isMiddle = corridor === null ? centre === 1 : Math.abs(centre - 1) > HALF_BOARD;
  if (isMiddle) return 'middle';
  return centre < 1 === row > rows / 2 ? 'falling' : 'rising';
}

const HALF_BOARD = 2;

/**
 * Beams the characters down in turn. Each one goes to whichever of its side's boards has fewer friends, if possible to
 * a space with a fixture or door (M-OPEN-67, M-PREP-13).
 */
export function beamDown(ctx: Telling, order: readonly number[]): void {
  const { g } = ctx;
  const left = (seat: Seat): number => toDeploy(g, seat).length;
  let [side = 0] = order;
  for (;;) {
    const seat = nextSeat(g, { side, order }, left);
    const [next] = seat === null ? [] : toDeploy(g, seat);
    if (next === undefined) return;
    const spaces = deployments(g, next.seat, [next], 'deploy', 'M-PREP-13').map(({ payload }) => payload);
    const to = bestSpace(g, next.seat, spaces);
    put(characterOf(g, next.id), to);
    ctx.log(`${characterCard(next.id).name} beams down to ${to}.`, 'M-PREP-13');
    side = sideAfter(g, next.seat, order);
  }
}

/**
 * Returns a space without friends on the board with the fewest friends. Of several equal spaces, the first in the list
 * is taken, and the list starts with the most useful spaces.
 */
function bestSpace(g: AwayMissions, seat: Seat, spaces: readonly Deployment[]): SpaceId {
  const own = friendlyInPlay(g, seat);
  const on = (board: BoardId | 'lift'): number => own.filter((one) => boardAt(g, standing(one)) === board).length;
  const company = (id: SpaceId): number => own.filter(({ space }) => space === id).length;
  const [best] = spaces
    .map(({ space }) => space)
    .sort((a, b) => company(a) - company(b) || on(boardAt(g, a)) - on(boardAt(g, b)));
  if (best === undefined) throw new Error('a starting area is full');
  return best;
}
