import { agreementCard } from '../../content/lookup.ts';
import { playerOf } from '../../position/find.ts';
import type { CardId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Turns a held Trade Agreement face down, or face up again (A-TRADE-13). */
    agreement: { card: CardId; exhausted: boolean; rule: string };
  }
}

export const agreement: Kind<'agreement'> = {
  run(ctx, _run, { card, exhausted, rule }) {
    const { g } = ctx;
    const { civ, name } = agreementCard(card);
    const giver = g.players.findIndex((player) => player.civ === civ);
    const found = giver < 0 ? undefined : playerOf(g, giver).agreements.find((one) => one.card === card);
    if (found === undefined || found.holder === null || found.exhausted === exhausted) return;
    found.exhausted = exhausted;
    ctx.log(`${name} is ${exhausted ? 'Exhausted' : 'face up again'}.`, rule);
  },
  worth: ({ exhausted }) => (exhausted ? 1 : 0.5),
};
