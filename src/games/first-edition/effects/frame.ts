import type { Callable } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { EffectRun } from '../../kit/effects.ts';
import type { RuleSource } from '../rules/rule.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId, CardPlace, LocationId, PieceId } from '../terms.ts';
import type { Effect } from './union.ts';

/** The state of the `effects` procedure: the effects left, their player, and earlier choices. */
export interface Run extends EffectRun<Effect> {
  /** The player who carries out the effects: for a dilemma, the player who encountered it. */
  seat: Seat;
  from: RuleSource | { seat: Seat; kind: 'seed'; card: CardId };
  location?: LocationId;
  /** The place where the card was played: on a card in play, or on a player's table. */
  to?: CardPlace;
  /** The cards that a called procedure selected (`result`), and the cards that are certain to be affected (`sure`). */
  result?: PieceId[];
  sure?: PieceId[];
  /** Personnel selected for the next effects. */
  picked?: PieceId[];
  /** The targets so far, while targets are being chosen. */
  hits?: PieceId[];
  /** The card in play that the encountered dilemma has become. */
  placed?: PieceId;
}

/** Returns the card in play that effects come from, or undefined. */
export function sourceOf(g: FirstEdition, { from }: Pick<Run, 'from'>): Piece | undefined {
  return from.kind === 'piece' && from.piece !== undefined ? g.pieces[from.piece] : undefined;
}

/** The procedure that carries out effects. */
export const EFFECTS: Callable<Run> = { name: 'effects' };

/**
 * The procedure that chooses the targets of the encountered dilemma's effects (C-DILEMMA-20). The targets are stored in
 * `g.attempt.met.aims`.
 */
export const AIM: Callable<Run> = { name: 'aim' };
