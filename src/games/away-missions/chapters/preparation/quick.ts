import type { Ctx } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { BOARD_NAMES } from '../../content/boards.ts';
import { characterCard } from '../../content/characters.ts';
import type { AwayMissions, BoardId, PlacedBoard, SpaceId } from '../../state.ts';
import { boardAt } from '../area/layout.ts';
import { allPlacements, boardsLeft, CORRIDOR } from '../area/placement.ts';
import { put } from '../area/placing.ts';
import { characterOf, playerOf } from '../characters/find.ts';
import { other, seatName } from '../characters/names.ts';
import { type Deployment, deployments, toDeploy } from './deployment.ts';

/** What is needed where no dice fall. */
type Telling = Pick<Ctx<AwayMissions>, 'g' | 'log'>;

/** M-OPEN-67: dice say which side is used, and of the legal places of all boards that are left where the next one lies. */
export function layBoards(ctx: Pick<Ctx<AwayMissions>, 'g' | 'log' | 'roll'>): void {
  const { g } = ctx;
  const [side = 1] = ctx.roll(1, 2);
  g.side = side === 1 ? 'federation' : 'borg';
  g.boards = [{ ...CORRIDOR }];
  while (boardsLeft(g).length > 0) {
    const ways = allPlacements(g);
    const [at = 1] = ctx.roll(1, ways.length);
    const way = ways[at - 1];
    if (way === undefined) throw new Error('no board can be laid');
    g.boards.push({ ...way.placed });
  }
  const name = side === 1 ? 'Federation' : 'Borg';
  ctx.log(`Quick set-up: the game lays the boards by dice, on their ${name} sides.`, 'M-OPEN-67');
}

/** M-OPEN-67: each team gets two boards that face each other askew, so that neither has a side of its own. */
export function splitAreas(ctx: Telling, first: Seat): void {
  const { g } = ctx;
  for (const seat of [first, other(first)]) {
    const boards = g.boards.filter((placed) => placed.board !== 'corridor' && isFirst(placed) === (seat === first));
    const area = playerOf(g, seat).area;
    area.push(...boards.map(({ board }) => board));
    ctx.log(`${seatName(g, seat)} starts from ${area.map((board) => BOARD_NAMES[board]).join(' and ')}.`, 'M-OPEN-67');
  }
}

/** Whether a board lies in the north-west or the south-east. */
function isFirst({ column, row }: PlacedBoard): boolean {
  return column < MIDDLE === row > CORRIDOR.row;
}

/** The column where the eastern boards begin. */
const MIDDLE = 5;

/** M-OPEN-67, M-PREP-13: in turn each character goes to its team’s emptier board, to a space with something to use. */
export function beamDown(ctx: Telling, first: Seat): void {
  const { g } = ctx;
  for (let turn = first; ; turn = other(turn)) {
    const seat = [turn, other(turn)].find((candidate) => toDeploy(g, candidate).length > 0);
    if (seat === undefined) return;
    const [next] = toDeploy(g, seat);
    if (next === undefined) return;
    const to = bestSpace(
      g,
      seat,
      deployments(g, seat, [next], 'deploy', 'M-PREP-13').map(({ deed }) => deed),
    );
    put(characterOf(g, next.id), to);
    ctx.log(`${characterCard(next.id).name} beams down to ${to}.`, 'M-PREP-13');
  }
}

/** The first of a list, which has the most useful spaces first, with the fewest friends on its board, and none in it. */
function bestSpace(g: AwayMissions, seat: Seat, spaces: readonly Deployment[]): SpaceId {
  const own = Object.values(g.characters).filter(({ seat: whose, where }) => whose === seat && where === 'area');
  const on = (board: BoardId | 'lift'): number =>
    own.filter(({ space }) => space !== null && boardAt(g, space) === board).length;
  const company = (id: SpaceId): number => own.filter(({ space }) => space === id).length;
  const [best] = spaces
    .map(({ space }) => space)
    .sort((a, b) => company(a) - company(b) || on(boardAt(g, a)) - on(boardAt(g, b)));
  if (best === undefined) throw new Error('a starting area is full');
  return best;
}
