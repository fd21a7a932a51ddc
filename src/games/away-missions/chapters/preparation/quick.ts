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

/** What is needed where no dice fall. */
type Telling = Pick<Ctx<AwayMissions>, 'g' | 'log'>;

/** M-OPEN-67: dice say which side is used, and of the legal places of all boards that are left where the next one lies. */
export function layBoards(ctx: Pick<Ctx<AwayMissions>, 'g' | 'log' | 'roll'>): void {
  const { g } = ctx;
  const arrangement = arrangementOf(g);
  // M-CUBE-01: a cube is made of the Borg sides.
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
  ctx.log(`Quick set-up: the game lays the boards by dice, on their ${name} sides.`, 'M-OPEN-67');
}

/** M-OPEN-67: each side gets boards that face each other askew, so that none has a side of its own. */
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

/** M-OPEN-67: the boards of each place in the order: opposite ones, where they lie askew or in the middle. */
function shares(g: AwayMissions, sides: number): BoardId[][] {
  const at = (diagonal: Diagonal): BoardId[] =>
    g.boards.flatMap((placed) =>
      placed.board !== 'corridor' && diagonalOf(g, placed) === diagonal ? placed.board : [],
    );
  const [falling, rising, middle] = [at('falling'), at('rising'), at('middle')];
  if (sides === 3) return [falling, rising, middle];
  // Two teams share the boards in the middle; of four players each has a corner, and nobody what lies between.
  if (sides === 2) return [falling.concat(middle.slice(0, 1)), rising.concat(middle.slice(1))];
  return [falling, rising].flatMap((pair) => pair.map((board) => [board]));
}

/** From north-west to south-east, from south-west to north-east, or neither. */
type Diagonal = 'falling' | 'rising' | 'middle';

/** M-OPEN-67: on which of them a board lies. */
function diagonalOf(g: AwayMissions, { column, row }: PlacedBoard): Diagonal {
  const { columns, rows, corridor } = arrangementOf(g);
  const centre = column + HALF_BOARD - columns / 2;
  // Six boards: those at the ends of the corridor, or in the middle of a cube.
  const isMiddle = corridor === null ? centre === 1 : Math.abs(centre - 1) > HALF_BOARD;
  if (isMiddle) return 'middle';
  return centre < 1 === row > rows / 2 ? 'falling' : 'rising';
}

const HALF_BOARD = 2;

/** M-OPEN-67, M-PREP-13: in turn each character goes to its side’s emptier board, to a space with something to use. */
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

/** The first of a list, which has the most useful spaces first, with the fewest friends on its board, and none in it. */
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
