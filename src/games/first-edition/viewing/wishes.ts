import { cardOf } from '../content/pool.ts';
import { starters } from '../starters.ts';

/**
 * Returns sample requests that players may type and that `refuse` understands. The requests name only cards from
 * starter decks.
 */
export function wishes(): string[] {
  const known = [...new Set(starters().flatMap(({ missions, draw }) => [...missions, ...draw]))].map(cardOf);
  const of = (...types: readonly string[]) =>
    known
      .filter(({ type }) => types.includes(type))
      .map(({ title }) => title)
      .sort();
  return [
    'Report … to an outpost',
    'Play …',
    'Beam all down',
    'Beam all aboard …',
    'Move … to …',
    'Dock …',
    'Undock …',
    'Attempt …',
    'End the turn',
    ...of('Mission').flatMap((title) => [`Attempt ${title}`, `Move to ${title}`]),
    ...of('Personnel', 'Ship').map((title) => `Report ${title}`),
    ...of('Event', 'Interrupt').map((title) => `Play ${title}`),
  ];
}
