import { sentence, several } from '../words.ts';
import { type DeckFormat, MOST_COPIES } from './format.ts';
import { noSuchCard } from './names.ts';
import { changed, type ZonedDeck } from './zoned.ts';

/** Copies of a card more, or fewer. */
interface Change {
  readonly card: string;
  /** Where; null: where such a card belongs, or lies. */
  readonly zone: string | null;
  readonly by: number;
}

/** The deck after a change, and what became of it in a sentence; or why it can’t be. */
export function changeDeck<Z extends string, C>(
  deck: ZonedDeck<Z>,
  { card: name, zone, by }: Change,
  format: DeckFormat<Z, C>,
): { deck: ZonedDeck<Z>; says: string } | { wrong: string } {
  const { zones, zoneNames, meant, like, idOf, titleOf, zoneOf, bars } = format;
  const card = meant(name);
  if (card === undefined) return { wrong: noSuchCard(name, like(name)) };
  const [id, title] = [idOf(card), titleOf(card)];
  const lying = zones.find((one) => deck[one]?.some((entry) => entry.card === id));
  const usual = by < 0 ? (lying ?? zoneOf(card)) : zoneOf(card);
  const at = zones.find((one) => one === zone) ?? usual;
  const barred = by < 0 ? null : bars(card, at);
  if (barred !== null) return { wrong: barred };
  const before = deck[at]?.find((entry) => entry.card === id)?.count ?? 0;
  const after = before + by;
  if (before === 0 && by < 0) return { wrong: `There is no ${title} in the ${zoneNames[at]}.` };
  if (after > MOST_COPIES) return { wrong: `More than ${MOST_COPIES} of one card are too many.` };
  const now = after > 0 ? `${several(after, 'copy', 'copies')} of ${title}` : `no ${title}`;
  return { deck: changed(deck, at, id, by), says: `${sentence(zoneNames[at])}: ${now}.` };
}
