import { affiliationsOf } from '../../../chapters/affiliation/compatible.ts';
import { isPlanet } from '../../../chapters/teams/teams.ts';
import type { Effect } from '../../../effects/union.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { onSurface } from '../../../position/places.ts';
import { isSeenAt } from '../../../position/veils.ts';
import type { Fetch } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import type { Card } from '../../card.ts';
import { f } from '../../formula-text.ts';
import { cardOf } from '../../pool.ts';
import { hasTrait } from '../../traits.ts';
import { stop } from './build.ts';

/** Returns the ships and facilities at the dilemma's location that pass a test. */
export function vesselsHere(g: FirstEdition, test: (card: Card, piece: Piece) => boolean): Piece[] {
  const { attempt } = g;
  return Object.values(g.pieces).filter(
    (piece) => attempt !== null && isSeenAt(g, piece, attempt.location) && test(cardOf(piece.card), piece),
  );
}

/** True if a card is a universal personnel of a species. */
export function isOne(card: string, species: string): boolean {
  const facts = cardOf(card);
  return (
    isPersonnel(facts) &&
    facts.unique === 'universal' &&
    (hasTrait(facts, species) || affiliationsOf(facts).some((side) => side === species))
  );
}

/** Lets the opponent download up to `count` cards, one after another. */
export function brings(what: string, count = 1): Effect[] {
  return new Array<Effect>(count).fill({ do: 'download', what, who: 'opponent' });
}

/**
 * The encountering player divides the unique personnel into two piles, and the opponent chooses the pile that is
 * stopped.
 */
export const DEALT: Effect = stop({ how: 'piles', who: f('unique') });

/** Returns the surface of the planet where the dilemma is encountered, if any. */
export const toPlanet = (g: FirstEdition): CardPlace[] => {
  const here = g.attempt?.location;
  return here === undefined || !isPlanet(g, here) ? [] : [onSurface(here)];
};

/** A download of cards that fit now, to places that depend on the encounter. */
export const fetch = (
  wanted: (card: string, g: FirstEdition) => boolean,
  to: (g: FirstEdition) => CardPlace[],
): Fetch => ({
  wanted: (g, _source, card) => wanted(card, g),
  to,
});
