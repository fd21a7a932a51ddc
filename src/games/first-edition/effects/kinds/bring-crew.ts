import { before, chosen } from '../../../kit/effects.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { PLAY } from '../../chapters/calls.ts';
import { type Mate, matesFor } from '../../chapters/play/crew.ts';
import { isStaffed } from '../../chapters/staffing/staffing.ts';
import { filter } from '../../content/filters/card-filter.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, pieceName } from '../../position/names.ts';
import { aboard } from '../../position/places.ts';
import type { PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Lets the crew of a ship that just reported follow from the hand, one by one as separate actions. The player must
     * bring at least as many as the ship needs (C-PLAY-16). If `most` is given, only personnel can follow, at most this
     * many, and all of them are optional. `who` is a filter for them.
     */
    'bring-crew': { ship: PieceId; most?: number; who?: string };
  }
}

export const bringCrew: Kind<'bring-crew'> = {
  run: chosen({
    ask({ g }, run, { ship: id, most, who }) {
      const ship = g.pieces[id];
      // Whoever has cards in hand is asked, so the question reveals nothing about them (C-RESPONSE-05).
      if (ship === undefined || most === 0 || playerOf(g, run.seat).hand.length === 0) return { go: 'begin' as const };
      const mates = matesFor(g, run.seat, ship, most !== undefined).filter(
        ({ card }) => who === undefined || filter(who)(card),
      );
      const offers: Offer<Mate | null>[] = mates.map((mate) => {
        const option = { key: `crew:${mate.card}`, verb: 'report', label: asLabel(cardName(mate.card)), hidden: true };
        return open(option, mate);
      });
      // The ship brings at least the crew that it needs (C-PLAY-16).
      if (most !== undefined || mates.length === 0 || isStaffed(g, ship))
        offers.push(open({ key: 'none', verb: 'pass', label: 'Report no one else' }, null));
      const prompt = `Who else reports aboard ${pieceName(g, id)}${most === undefined ? '' : `, up to ${most}`}?`;
      return { seat: run.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-PLAY-16' };
    },
    take(ctx, run, mate, effect) {
      if (mate === null) return 'begin';
      const { ship, most } = effect;
      before(run, [most === undefined ? effect : { ...effect, most: most - 1 }]);
      const { card, mode } = mate;
      ctx.call(PLAY, { seat: run.seat, card, to: aboard(ship), free: true, ...(mode === null ? {} : { mode }) });
      return 'begin';
    },
  }),
};
