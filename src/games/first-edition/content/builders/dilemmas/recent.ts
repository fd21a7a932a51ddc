import { isPlanet } from '../../../chapters/teams/teams.ts';
import type { Effect, Effects } from '../../../effects/union.ts';
import { aboard, onSurface } from '../../../position/places.ts';
import { seenAt } from '../../../position/veils.ts';
import type { Fetch, Force } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { filter } from '../../filters/card-filter.ts';
import { f } from '../../formula-text.ts';
import { stop } from './build.ts';

/** Returns the cards of a kind at the dilemma's location. */
export function vesselsHere(g: FirstEdition, kind: string): Piece[] {
  const isMeant = filter(kind);
  const { attempt } = g;
  return (attempt === null ? [] : seenAt(g, attempt.location)).filter((piece) => isMeant(piece));
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

/**
 * Returns the surface of the planet, and the places aboard vessels there. Personnel can't arrive in space, or on a card
 * that holds personnel (C-PLAY-12).
 */
export const toAnywhere = (g: FirstEdition): CardPlace[] => [
  ...toPlanet(g),
  ...vesselsHere(g, 'ship or facility').map(({ id }) => aboard(id)),
];

/**
 * Lets the opponent download and seed up to `count` dilemmas that a filter describes. `among` is a part
 * of the dilemma's rule.
 */
export function sows(those: string, count = 2): { sown: Effects; among: NonNullable<Force['among']> } {
  const isMeant = filter(those);
  return {
    sown: [{ do: 'sow', what: 'seeds', count }],
    among: { seeds: (_g, _seat, card) => isMeant(card) },
  };
}

/** A download of cards, to places that depend on the encounter. */
export const fetch = (
  those: string | ((card: string, g: FirstEdition) => boolean),
  to: (g: FirstEdition) => CardPlace[],
): Fetch => ({ wanted: typeof those === 'string' ? those : (g, _source, card) => those(card, g), to });
