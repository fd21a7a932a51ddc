import { countIn } from '../../kit/decks/zoned.ts';
import { listed, several } from '../../kit/words.ts';
import { gradeOf } from '../content/grades.ts';
import { findCard } from '../content/pool.ts';
import { FREE_SITES } from '../options.ts';
import { MISSIONS, MOST_SEEDS } from './check.ts';
import { type Deck, zoneOf } from './deck.ts';
import { FORMAT } from './format.ts';

/** Returns how many more cards may be seeded, not counting missions. */
function seedsLeft(deck: Deck): number {
  return MOST_SEEDS - countIn(deck, 'seeds') - Math.max(0, countIn(deck, 'sites') - FREE_SITES);
}

/** Whether a card may be added to its zone, judging by this card alone. Without a deck, every zone has room. */
export function mayAdd(deck: Deck | null, id: string): boolean {
  const card = findCard(id);
  if (card === undefined || FORMAT.bars(card, zoneOf(card)) !== null) return false;
  if (gradeOf(card).grade === 'out' || card.legal.every((tag) => tag === 'ban')) return false;
  if (deck === null) return true;
  switch (zoneOf(card)) {
    case 'missions':
      return countIn(deck, 'missions') < MISSIONS;
    case 'seeds':
      return seedsLeft(deck) > 0;
    case 'sites':
      return countIn(deck, 'sites') < FREE_SITES || seedsLeft(deck) > 0;
    default:
      return true;
  }
}

/** Describes which cards may still be added to a deck. */
export function roomWords(deck: Deck): string {
  const missions = MISSIONS - countIn(deck, 'missions');
  const seeds = seedsLeft(deck);
  const sites = FREE_SITES - countIn(deck, 'sites');
  const room = [
    ...(missions > 0 ? [several(missions, 'mission')] : []),
    ...(seeds > 0 ? [several(seeds, 'seed card')] : []),
    ...(sites > 0 ? [several(sites, 'free site')] : []),
    'any card that can be in the draw deck',
  ];
  return `You can still add ${listed(room)}.`;
}
