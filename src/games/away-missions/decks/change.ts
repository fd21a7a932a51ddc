import { changeDeck } from '../../kit/decks/change.ts';
import { copiesIn, withZone } from '../../kit/decks/zoned.ts';
import { type Deck, factionOf, isCharacter } from './deck.ts';
import { FORMAT } from './format.ts';
import { originalTeam, withMember, withoutMember } from './team.ts';

/** The deck after copies of a card more or fewer, or somebody else in its team; or why it can’t be. */
export function change(
  deck: Deck,
  wanted: { card: string; zone: string | null; by: number },
): { deck: Deck; says: string } | { wrong: string } {
  const { meant, bars, zones } = FORMAT;
  const one = meant(wanted.card);
  if (one === undefined || !isCharacter(one)) return changeDeck(deck, wanted, FORMAT);
  const at = zones.find((zone) => zone === wanted.zone) ?? 'team';
  const barred = bars(one, at);
  if (barred !== null) return { wrong: barred };
  if (Math.abs(wanted.by) > 1) return { wrong: `There is one ${one.name}.` };
  const faction = factionOf(deck) ?? one.faction;
  const named = copiesIn(deck, 'team');
  const team = named.length === 0 ? originalTeam(faction) : named;
  const after = (wanted.by > 0 ? withMember : withoutMember)(faction, team, one);
  if ('wrong' in after) return after;
  const entries = after.team.map((card) => ({ card, count: 1 }));
  return { deck: withZone(deck, 'team', entries), says: after.says };
}
