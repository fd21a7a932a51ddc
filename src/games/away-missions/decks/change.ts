import { DECK_LIMITS } from '../../../kernel/decks.ts';
import { changeDeck } from '../../kit/decks/change.ts';
import { excess, sortedBy } from '../../kit/decks/limits.ts';
import { copiesIn, withZone } from '../../kit/decks/zoned.ts';
import { type Deck, factionOf, isCharacter } from './deck.ts';
import { FORMAT } from './format.ts';
import { originalTeam, withMember, withoutMember } from './team.ts';

/**
 * Returns the deck with copies of a card added or removed, or with a different team. If the change is impossible,
 * returns the reason.
 */
export function change(
  deck: Deck,
  wanted: { card: string; zone: string | null; by: number },
): { deck: Deck; says: string } | { wrong: string } {
  const { meant, bars, zones } = FORMAT;
  const one = wanted.card.length > DECK_LIMITS.lineLetters ? undefined : meant(wanted.card);
  // If a deck is over the limits, its team isn't checked, because the check takes time for each copy. In that case,
  // `changeDeck` makes the change without checking the team, and cards can still be removed.
  if (one === undefined || !isCharacter(one) || excess(deck, FORMAT).length > 0)
    return changeDeck(deck, wanted, FORMAT);
  const at = zones.find((zone) => zone === wanted.zone) ?? 'team';
  const barred = bars(one, at);
  if (barred !== null) return { wrong: barred };
  if (Math.abs(wanted.by) > 1) return { wrong: `There is only one ${one.name}.` };
  const faction = factionOf(deck) ?? one.faction;
  const { fitting } = sortedBy(deck, FORMAT);
  const named = copiesIn(fitting, 'team');
  const team = named.length === 0 ? originalTeam(faction) : named;
  const after = (wanted.by > 0 ? withMember : withoutMember)(faction, team, one);
  if ('wrong' in after) return after;
  // A card that can’t be in a team stays until its owner removes it.
  const strange = (deck.team ?? []).filter(({ card }) => !fitting.team?.some((entry) => entry.card === card));
  const entries = [...after.team.map((card) => ({ card, count: 1 })), ...strange];
  const changed = withZone(deck, 'team', entries);
  const [tooMuch] = excess(changed, FORMAT);
  return tooMuch === undefined ? { deck: changed, says: after.says } : { wrong: tooMuch };
}
