import type { Ctx } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer, offer } from '../../../kit/offers.ts';
import { BOARD_NAMES } from '../../content/boards.ts';
import type { AwayMissions, BoardId } from '../../state.ts';
import { arrangementOf } from '../area/arrangement.ts';
import { facilities } from '../area/features.ts';
import { playerOf } from '../characters/find.ts';
import { seatName, sideName } from '../characters/names.ts';
import { seatsOf, sideOf } from '../characters/sides.ts';

/** Returns the Mission Boards that are in nobody's starting area yet. */
export function freeBoards(g: AwayMissions): BoardId[] {
  return arrangementOf(g).boards.filter((board) => !g.players.some(({ area }) => area.includes(board)));
}

/**
 * Returns an offer for each board that could be part of a starting area. If a board can't be chosen, its offer says why
 * (M-PREP-12).
 */
export function areas(g: AwayMissions): Offer<BoardId>[] {
  const { corridor, boards } = arrangementOf(g);
  return [...(corridor === null ? [] : [corridor.board]), ...boards].map((board) =>
    offer(board, cannotStart(g, board), () => ({
      key: `area:${board}`,
      verb: 'area',
      label: BOARD_NAMES[board],
      hint: facilities(g, board),
      subject: { kind: 'board', id: board },
      rule: 'M-PREP-12',
    })),
  );
}

function cannotStart(g: AwayMissions, board: BoardId): Obstacle {
  if (board === 'corridor') return no('M-PREP-12', 'You can’t start from the Main Corridor. Pick a Mission Board.');
  const owner = g.players.findIndex(({ area }) => area.includes(board));
  if (owner < 0) return null;
  return no('M-PREP-12', () => `The ${seatName(g, owner)} team already starts from ${BOARD_NAMES[board]}.`);
}

/** Adds a board to the starting area of a seat, which allies share (M-TG-03). */
export function starts(ctx: Ctx<AwayMissions>, seat: Seat, board: BoardId): void {
  const { g } = ctx;
  const side = sideOf(g, seat);
  for (const one of seatsOf(g, side)) playerOf(g, one).area.push(board);
  ctx.log(`${sideName(g, side)} starts from ${BOARD_NAMES[board]}.`, 'M-PREP-12');
}
