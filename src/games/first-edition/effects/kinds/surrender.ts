import { COMMANDEER, SELECT } from '../../chapters/calls.ts';
import { attemptOf } from '../../chapters/missions/team.ts';
import { cardOf } from '../../content/pool.ts';
import { opponentOf, piecesAt } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { cardName } from '../../position/names.ts';
import { aboard, locationAt } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * The encountering player chooses one of their empty ships at the location, and the opponent commandeers it
     * (C-CONTROL-04).
     */
    surrender: object;
  }
}

export const surrender: Kind<'surrender', 'surrendered' | 'taken-over'> = {
  run(ctx, run) {
    const from = emptyShips(ctx.g, run).map(({ id }) => id);
    ctx.call(SELECT, { seat: run.seat, how: 'owner', from, count: 1, what: `${cardName(run.from.card)}, which ship` });
    return 'surrendered';
  },
  steps: {
    surrendered(ctx, run) {
      const [ship] = run.result ?? [];
      if (ship === undefined) return 'begin';
      ctx.call(COMMANDEER, { seat: opponentOf(run.seat), vessel: ship, by: [] });
      return 'taken-over';
    },
    'taken-over': () => 'begin',
  },
  text: () => 'Gives up a ship.',
};

/** Returns the encountering player's empty ships at the location. */
export function emptyShips(g: FirstEdition, { seat }: Pick<Run, 'seat'>): Piece[] {
  const { location } = attemptOf(g);
  return Object.values(g.pieces).filter(
    (piece) =>
      piece.seat === seat &&
      cardOf(piece.card).type === 'Ship' &&
      locationAt(g, piece.at) === location &&
      piecesAt(g, aboard(piece.id)).every(({ card }) => !isPersonnel(cardOf(card))),
  );
}
