import { POSSESS } from '../../chapters/calls.ts';
import { crewsWithin } from '../../chapters/teams/teams.ts';
import { cardOf } from '../../content/pool.ts';
import { locationOf, opponentOf } from '../../position/find.ts';
import { isVessel } from '../../position/kinds.ts';
import { cardName } from '../../position/names.ts';
import { locationAt } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Lets the opponent control the affected personnel, with their vessel and their player's cards aboard
     * (C-CONTROL-03). Afterwards, the personnel are stopped and the dilemma goes back under the mission (C-DILEMMA-07).
     */
    possess: object;
  }
}

export const possess: Kind<'possess', 'possessed'> = {
  run(ctx, run) {
    const { g } = ctx;
    const [card] = whichOf(g, run, 'itself');
    if (card === undefined) return;
    card.marks = 1;
    const pieces = [...new Set((card.upon ?? []).flatMap((id) => withAll(g, g.pieces[id])))];
    ctx.call(POSSESS, { seat: opponentOf(card.seat), pieces: pieces.map(({ id }) => id) });
    return 'possessed';
  },
  steps: {
    possessed(ctx, run) {
      const { g } = ctx;
      const [card] = whichOf(g, run, 'itself');
      const location = card === undefined ? null : locationAt(g, card.at);
      if (card === undefined || location === null) return 'begin';
      for (const piece of (card.upon ?? []).flatMap((id) => g.pieces[id] ?? [])) piece.stopped = g.turns;
      delete g.pieces[card.id];
      locationOf(g, location).seeds.unshift({ card: card.card, owner: card.owner, seen: [0, 1] });
      ctx.log(
        `${cardName(card.card)} goes back under the mission. Everyone who faced the dilemma is stopped.`,
        'C-DILEMMA-07',
      );
      return 'begin';
    },
  },
  text: () => 'The opponent may control those cards.',
};

/** Returns a card and, if it is a ship or facility, all cards inside it. */
function withAll(g: FirstEdition, piece: Piece | undefined): Piece[] {
  if (piece === undefined) return [];
  if (!isVessel(cardOf(piece.card))) return [piece];
  const rooms = crewsWithin(g, piece.id).flat();
  const inside = Object.values(g.pieces).filter(({ at }) => rooms.includes(at));
  return [piece, ...inside];
}
