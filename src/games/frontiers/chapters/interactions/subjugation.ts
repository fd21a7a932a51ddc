import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { changeReputation, drawCards, type Running } from '../captains/gains.ts';
import { spaceAt } from '../map/ground.ts';
import { spaceLabel } from '../map/labels.ts';

/** The number of cards drawn and the Reputation lost for subjugating an Outpost (F-LOC-09). */
const CARDS = 2;
const REPUTATION = 1;

/**
 * Returns the offer to subjugate the Outpost that a ship is on (F-OPEN-87). If the seat can't do so now, the offer
 * includes the reason. Subjugation is possible during another player's turn or right before the seat's own turn, but
 * only once between two turns of that seat (F-LOC-09, F-TURN-01).
 */
export function subjugation(g: Frontiers, seat: Seat): Offer<SubjugatePayload> {
  const { at } = playerOf(g, seat);
  const option = {
    key: 'subjugate',
    verb: 'subjugate',
    label: at === null ? 'Subjugate an Outpost' : `Subjugate the Outpost ${spaceLabel(at)}`,
    hint: `Lose ${REPUTATION} Reputation and draw ${CARDS} cards. Once between your turns.`,
    ...(at === null ? {} : { subject: { kind: 'space', id: at } }),
    rule: 'F-LOC-09',
  };
  return { option, payload: { do: 'subjugate' }, why: notSubjugated(g, seat) };
}

/** A player's choice to subjugate an Outpost. */
export interface SubjugatePayload {
  do: 'subjugate';
}

/** Returns the reason a seat can’t subjugate an Outpost before its turn, or null (F-LOC-09). */
export function notSubjugated(g: Frontiers, seat: Seat): Obstacle {
  const { at, subjugated, deck } = playerOf(g, seat);
  if (at === null || spaceAt(g, at)?.site?.kind !== 'outpost') {
    return no('F-LOC-09', 'Your ship must be on an Outpost to subjugate it.');
  }
  if (subjugated) return no('F-LOC-09', 'You have already subjugated an Outpost since your last turn.');
  return deck.length === 0 ? no('F-LOC-09', 'You have no cards left to draw.') : null;
}

/** Subjugates the Outpost: loses Reputation and draws cards (F-LOC-09). */
export function subjugate(ctx: Running, seat: Seat): void {
  playerOf(ctx.g, seat).subjugated = true;
  changeReputation(ctx, seat, 0 - REPUTATION, 'subjugating an Outpost', 'F-LOC-09');
  drawCards(ctx, seat, CARDS, 'F-LOC-09');
}
