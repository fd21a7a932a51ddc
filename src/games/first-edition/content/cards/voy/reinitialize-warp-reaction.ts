import { type CardSelector, whichOf } from '../../../effects/card-selector.ts';
import type { Kind } from '../../../effects/kind.ts';
import { pieceName } from '../../../position/names.ts';
import { shipOf, whenSolved } from '../../builders/missions/solved.ts';
import type { CardRules } from '../../card-rules.ts';

/** Reinitialize Warp Reaction (Voyager). */
export const CARDS: CardRules = {
  'reinitialize-warp-reaction': whenSolved('The ship that solves it regains all RANGE used this turn.', (g) => [
    { do: 'refuel', which: shipOf(g) },
  ]),
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Restores the RANGE that ships used this turn (C-MOVE-02). */
    refuel: { which: CardSelector };
  }
}

const refuel: Kind<'refuel'> = {
  run(ctx, run, { which }) {
    for (const ship of whichOf(ctx.g, run, which)) {
      if (ship.spent === undefined) continue;
      delete ship.spent;
      ctx.log(`${pieceName(ctx.g, ship.id)} regains all its RANGE.`, 'C-MOVE-02');
    }
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { refuel };
