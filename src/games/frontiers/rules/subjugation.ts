import type { Option, Seat } from '../../../kernel/types.ts';
import type { Frontiers } from '../state.ts';
import { playerOf } from './find.ts';
import { changeReputation, drawCards, type Running } from './gains.ts';
import { spaceAt } from './ground.ts';
import { spaceLabel } from './labels.ts';

/** Cards that a subjugated Outpost gives, and the Reputation that it costs (F-LOC-09). */
const CARDS = 2;
const REPUTATION = 1;

/** Why no Outpost can be subjugated: the ship is on none, it was done since the last turn, or there is nothing to draw. */
export type NotSubjugated = 'elsewhere' | 'done' | 'empty';

/** Why a seat can’t subjugate an Outpost before its turn, or null (F-LOC-09). */
export function notSubjugated(g: Frontiers, seat: Seat): NotSubjugated | null {
  const { at, subjugated, deck } = playerOf(g, seat);
  if (at === null || spaceAt(g, at)?.site?.kind !== 'outpost') return 'elsewhere';
  if (subjugated) return 'done';
  return deck.length === 0 ? 'empty' : null;
}

/**
 * Subjugating the Outpost that a ship is on (F-OPEN-87), in another’s turn or just before the own one, once between own
 * turns (F-LOC-09, F-TURN-01).
 */
export function subjugations(g: Frontiers, seat: Seat): Option[] {
  const { at } = playerOf(g, seat);
  if (at === null || notSubjugated(g, seat) !== null) return [];
  return [
    {
      key: 'subjugate',
      verb: 'subjugate',
      label: `Subjugate the Outpost ${spaceLabel(at)}`,
      hint: `Draws ${CARDS} cards, costs ${REPUTATION} Reputation. Once between your turns.`,
      subject: { kind: 'space', id: at },
      rule: 'F-LOC-09',
    },
  ];
}

/** Subjugates the Outpost: draws cards for Reputation (F-LOC-09). */
export function subjugate(ctx: Running, seat: Seat): void {
  playerOf(ctx.g, seat).subjugated = true;
  changeReputation(ctx, seat, 0 - REPUTATION, 'subjugating an Outpost', 'F-LOC-09');
  drawCards(ctx, seat, CARDS, 'F-LOC-09');
}
