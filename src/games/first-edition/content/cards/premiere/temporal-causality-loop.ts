import { attemptOf } from '../../../chapters/missions/team.ts';
import { rewind as turnBack } from '../../../chapters/turn/past.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { CardRules } from '../../card-rules.ts';

/** Temporal Causality Loop (Premiere). */
export const CARDS: CardRules = {
  'temporal-causality-loop': {
    text: 'If not overcome, this attempt and your action before it are undone. Seeds go back, played cards return to hand, drawn cards stay drawn. Your turn ends, and the dilemma is discarded.',
    // The turn ends, so nobody needs to be stopped.
    meeting: { continues: true, effects: [{ do: 'rewind' }] },
    remembers: 'positions',
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Undoes the last two actions of the turn, including this attempt, and ends the turn. */
    rewind: object;
  }
}

const rewind: Kind<'rewind'> = {
  run(ctx) {
    const { g } = ctx;
    const now = attemptOf(g);
    // The cards found in this attempt go back to where they were.
    now.found = [];
    now.ended = 'stopped';
    ctx.reveal();
    turnBack(ctx);
    if (g.turn !== null) g.turn.ended = true;
    ctx.log('The last two actions of the turn are undone, and the turn ends.', 'C-TURN-07');
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { rewind };
