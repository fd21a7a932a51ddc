import type { Seat } from '../../../../kernel/types.ts';
import { ruleOf } from '../../content/rules.ts';
import { hostOf } from '../../position/places.ts';
import type { FirstEdition, Lasting } from '../../state.ts';
import type { CardId, LocationId, PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Starts a lasting effect on the card in play that this card was played on (C-TURN-18). */
    lasting: {
      what: string;
      until: Lasting['until'];
      piece?: PieceId;
      other?: PieceId;
      location?: LocationId;
      card?: CardId;
      /** The effect's player, if not the one who carries this out. */
      who?: Seat;
    };
  }
}

/** True if the card's own bonus already affects the same cards. Copies aren't cumulative (C-SKILL-22). */
function isCopied({ lasting: all }: FirstEdition, card: CardId, made: Lasting): boolean {
  const { what, piece, other, location } = made;
  if (piece === undefined || ruleOf(card)?.lasting?.[what]?.adds === undefined) return false;
  return all.some(
    (one) => one.what === what && one.piece === piece && one.other === other && one.location === location,
  );
}

export const lasting: Kind<'lasting'> = {
  run({ g }, run, { do: _, who, ...effect }) {
    const host = run.to === undefined ? null : hostOf(run.to);
    const made = { ...(host === null ? {} : { piece: host }), ...effect, seat: who ?? run.seat };
    if (!isCopied(g, run.from.card, made)) g.lasting.push(made);
  },
};
