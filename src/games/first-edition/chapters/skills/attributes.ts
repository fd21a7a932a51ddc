import type { Card, PrintedFigure } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import type { Attribute } from '../../content/printed.ts';
import { isDual, isLone, isVessel } from '../../position/kinds.ts';
import { halvesOf } from '../../position/pieces.ts';
import { added, lowered, multiplied, setTo } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { markedOff } from '../damage/hull.ts';
import { isOffLine } from '../damage/systems.ts';

/**
 * Returns a printed attribute, or null if the card has none or its value isn't a number (C-SKILL-19). `half` picks one
 * person of a dual-personnel card (C-DUAL-02).
 */
export function printedAttribute(card: Card, attribute: Attribute, half?: 0 | 1): number | null {
  const figure = attribute in card ? (card as Partial<Record<Attribute, PrintedFigure>>)[attribute] : undefined;
  if (figure === undefined) return null;
  return half === undefined ? figure.value : Number(figure.shown.split('+')[half]);
}

/** True if a card can be fired at and damaged: ships, facilities and self-controlling cards (C-SHIPBAT-18). */
function isFighting(card: Card): boolean {
  return isVessel(card) || isLone(card);
}

/** The RANGE of a ship with rotation damage, which replaces the printed value (C-SKILL-15). */
const DAMAGED_RANGE = 5;

/**
 * Returns an attribute of a card in play (C-SKILL-18): the printed or replacing value, then additions, then
 * multipliers, at least 0 (C-SKILL-13 to C-SKILL-15). A missing attribute counts as 0 and never changes (C-SKILL-19). A
 * dual-personnel card has the sum of both people's attributes (C-DUAL-02).
 */
export function attributeOf(g: FirstEdition, piece: Piece, attribute: Attribute): number {
  const { half } = piece;
  const about = { piece: piece.id, attribute };
  const card = cardOf(piece.card);
  if (half === undefined && isDual(card))
    return halvesOf(piece).reduce((sum, one) => sum + attributeOf(g, one, attribute), 0);
  const base = printedAttribute(card, attribute, half);
  if (base === null) return 0;
  const damaged = piece.damaged === true && attribute === 'RANGE' ? Math.min(base, DAMAGED_RANGE) : base;
  const value = (setTo(g, 'attribute', about) ?? damaged) + (isFighting(card) ? markedOff(g, piece, attribute) : 0);
  // If an attribute is off line, its enhancements don't count (C-SHIPBAT-12). Reductions aren't enhancements, so they
  // still count (C-SKILL-17).
  if (isFighting(card) && isOffLine(g, piece, attribute)) return Math.max(0, value + lowered(g, about));
  return Math.max(0, (value + added(g, 'attribute', about)) * multiplied(g, about));
}

/**
 * True if something lowers an attribute of a ship or facility or disables it, even if other cards raise the attribute
 * as much. Rotation damage reduces RANGE (C-SKILL-16).
 */
export function isReduced(g: FirstEdition, piece: Piece, attribute: Attribute): boolean {
  const about = { piece: piece.id, attribute };
  if (printedAttribute(cardOf(piece.card), attribute) === null) return false;
  if (piece.damaged === true && attribute === 'RANGE') return true;
  if (lowered(g, about) + markedOff(g, piece, attribute) < 0) return true;
  return multiplied(g, about) < 1 || isOffLine(g, piece, attribute);
}
