import { DECK_LIMITS } from '../../../kernel/decks.ts';
import { sentence, several } from '../words.ts';
import type { DeckFormat } from './format.ts';
import { excess } from './limits.ts';
import { noSuchCard, shortName } from './names.ts';
import { changed, countOf, type ZonedDeck, zonesOf } from './zoned.ts';

/** A change in the number of copies of a card. */
interface Change {
  readonly card: string;
  /** The zone of the change. Null means the card's usual zone or, for a removal, the first zone that has the card. */
  readonly zone: string | null;
  readonly by: number;
}

/** Returns the changed deck with a sentence about the change, or the reason the change can’t be made. */
export function changeDeck<Z extends string, C>(
  deck: ZonedDeck<Z>,
  { card: name, zone, by }: Change,
  format: DeckFormat<Z, C>,
): { deck: ZonedDeck<Z>; says: string } | { wrong: string } {
  const { zones, zoneNames, meant, like, idOf, titleOf, zoneOf, bars } = format;
  if (name.length > DECK_LIMITS.lineLetters) return { wrong: noSuchCard(name, []) };
  const card = meant(name);
  if (card === undefined)
    return (by < 0 ? withoutUnknown(deck, name, by) : null) ?? { wrong: noSuchCard(name, like(name)) };
  const [id, title] = [idOf(card), titleOf(card)];
  const lying = zones.find((one) => deck[one]?.some((entry) => entry.card === id));
  const usual = by < 0 ? (lying ?? zoneOf(card)) : zoneOf(card);
  const at = zones.find((one) => one === zone) ?? usual;
  const barred = by < 0 ? null : bars(card, at);
  if (barred !== null) return { wrong: barred };
  const before = countOf(deck, at, id);
  if (before === 0 && by < 0) return { wrong: `There is no ${title} in the ${zoneNames[at]}.` };
  const after = changed(deck, at, id, by);
  const [tooMuch] = by > 0 ? excess(after, format) : [];
  if (tooMuch !== undefined) return { wrong: tooMuch };
  const count = before + by;
  const now = count > 0 ? `${several(count, 'copy', 'copies')} of ${title}` : `no ${title}`;
  return { deck: after, says: `${sentence(zoneNames[at])}: ${now}.` };
}

/**
 * Removes copies of an unknown card, given by its id, and returns the changed deck with a sentence about the change.
 * Returns null if the card isn’t in the deck.
 */
function withoutUnknown<Z extends string>(
  deck: ZonedDeck<Z>,
  name: string,
  by: number,
): { deck: ZonedDeck<Z>; says: string } | null {
  for (const [zone, entries] of zonesOf(deck)) {
    const found = entries.find(({ card }) => card.toLowerCase() === name.trim().toLowerCase());
    if (found === undefined) continue;
    const left = Math.max(0, countOf(deck, zone, found.card) + by);
    const says = `Unknown card “${shortName(found.card)}”: ${left === 0 ? 'no copy' : several(left, 'copy', 'copies')} left.`;
    return { deck: changed(deck, zone, found.card, by), says };
  }
  return null;
}
