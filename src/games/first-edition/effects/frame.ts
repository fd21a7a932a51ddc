import type { Callable } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { EffectRun } from '../../kit/effects.ts';
import type { Bearer } from '../rules/rule.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId, CardPlace, LocationId, PieceId } from '../terms.ts';
import type { Effect } from './union.ts';

/** The memory of the procedure `effects`: what is left to do, whose doing it is, and what was chosen on the way. */
export interface Run extends EffectRun<Effect> {
  /** Who carries them out: of a dilemma, who met it. */
  seat: Seat;
  from: Bearer | { seat: Seat; kind: 'seed'; card: CardId };
  location?: LocationId;
  /** Where the card was played: on a card in play, on a player’s table. */
  to?: CardPlace;
  /** The result of a called procedure, and cards that are also hit. */
  result?: PieceId[];
  sure?: PieceId[];
  /** Who was selected for what comes next. */
  picked?: PieceId[];
  /** While targets are chosen: who is one already. */
  hits?: PieceId[];
  /** The card in play that the dilemma which is met has become. */
  placed?: PieceId;
}

/** The card in play from which effects come; undefined: they come from none. */
export function sourceOf(g: FirstEdition, { from }: Pick<Run, 'from'>): Piece | undefined {
  return from.kind === 'piece' ? g.pieces[from.piece ?? 0] : undefined;
}

/** The procedure that carries effects out, for those who begin it. */
export const EFFECTS: Callable<Run> = { name: 'effects' };

/** Targets of the effects of the dilemma that is met are chosen (C-DILEMMA-20): they are in `g.attempt.met.aims` then. */
export const AIM: Callable<Run> = { name: 'aim' };
