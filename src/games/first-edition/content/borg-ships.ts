import { affiliationOf } from '../chapters/affiliation/compatible.ts';
import type { Piece } from '../state.ts';
import { isNamed } from './named.ts';
import { cardOf } from './pool.ts';
import { hasTrait } from './traits.ts';

/** True for the Borg Ship dilemma in play, which neither player controls (C-SHIPBAT-18). */
export function isBorgShipDilemma({ card }: Piece): boolean {
  return isNamed(card, 'Borg Ship');
}

/** True for a Borg ship in play: by affiliation, by kind (C-AFFIL-09), or as the Borg Ship dilemma. */
export function isBorgShip(piece: Piece): boolean {
  const facts = cardOf(piece.card);
  if (facts.type !== 'Ship') return isBorgShipDilemma(piece);
  return affiliationOf(piece) === 'Borg' || hasTrait(facts, 'Borg ship');
}
