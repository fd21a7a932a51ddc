import type { Ctx } from '../../../../kernel/game.ts';
import type { Refusal, Seat } from '../../../../kernel/types.ts';
import { type Offer, offer, type Reason } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { BOARD_NAMES } from '../../content/boards.ts';
import type { AwayMissions, BoardId, Rotation } from '../../state.ts';
import { arrangementOf, type Spot, spotsOf } from '../area/arrangement.ts';
import { type BoardPlacement, boardsLeft, cannotPlace, placements } from '../area/placement.ts';
import { ROTATIONS } from '../area/rim.ts';
import { seatName } from '../characters/names.ts';

/** A way to place a board: at a corridor door or in a spot of a cube, with a rotation. */
export type Laying = { board: BoardId; door: Spot; rotation: Rotation };

/**
 * Returns an offer for every way to place every board. The offers for illegal placements say why they can't be taken.
 * Keys are `place:BOARD:DOOR:DEGREES`, with the degrees counted clockwise.
 */
export function layings(g: AwayMissions): Offer<Laying>[] {
  const arrangement = arrangementOf(g);
  const left = boardsLeft(g.boards, arrangement);
  return arrangement.boards.flatMap((board) => {
    const ways = left.includes(board) ? placements(g.boards, board, arrangement) : [];
    return spotsOf(arrangement).flatMap((door) =>
      ROTATIONS.map((rotation) => {
        const way = ways.find((one) => one.door === door && one.placed.rotation === rotation);
        const why: Reason = () => cannotPlace(g, board, door, rotation) ?? SAME;
        return offer({ board, door, rotation }, way === undefined ? why : null, () => ({
          key: `place:${board}:${door}:${rotation * 90}`,
          verb: 'place',
          label: `${BOARD_NAMES[board]} ${door} ${rotation * 90}°`,
          ...(way === undefined ? {} : { hint: joinsAndBlocks(way) }),
          group: BOARD_NAMES[board],
          subject: { kind: 'board', id: board },
          rule: 'M-PREP-05',
        }));
      }),
    );
  });
}

/** The refusal of a placement that becomes a listed one when the table is rotated by 180°. */
const SAME: Refusal = {
  text: 'With the table turned by 180°, this equals a listed place. Choose that one.',
  rule: 'M-GEO-04',
};

function joinsAndBlocks({ connects, blocked }: BoardPlacement): string {
  if (connects.length === 0) return 'Joins no board';
  return `Joins ${namesOf(connects)}; ${blocked === 0 ? 'no door' : several(blocked, 'door')} blocked`;
}

function namesOf(boards: readonly BoardId[]): string {
  return boards.map((board) => BOARD_NAMES[board]).join(' and ');
}

/** Places a board on the table. Throws if the placement is illegal. */
export function lay(ctx: Ctx<AwayMissions>, seat: Seat, { board, door, rotation }: Laying): void {
  const { g } = ctx;
  const way = placements(g.boards, board, arrangementOf(g)).find(
    (one) => one.door === door && one.placed.rotation === rotation,
  );
  if (way === undefined) throw new Error(`no ${board} can lie at ${door}`);
  g.boards.push({ ...way.placed });
  const joins = way.connects.length === 0 ? '' : `, where it joins ${namesOf(way.connects)}`;
  ctx.log(`${seatName(g, seat)} places ${BOARD_NAMES[board]} ${door}${joins}.`, 'M-PREP-02');
}
