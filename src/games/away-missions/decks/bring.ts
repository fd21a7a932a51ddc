import { must } from '../../../kernel/must.ts';
import { type Json, Refused, type Seat, type Text } from '../../../kernel/types.ts';
import { copiesIn } from '../../kit/decks/zoned.ts';
import { factionName } from '../chapters/characters/names.ts';
import { asJson, factions, parseOptions, seatNamesOf } from '../options.ts';
import { checkDeck } from './check.ts';
import { factionOf } from './deck.ts';
import { deckOf } from './lists.ts';

/**
 * Returns options with a player's own deck in a seat (M-TEAM-12, M-BUILD-09), or with the starter decks if there is
 * none (M-BUILD-08). Throws `Refused` if the deck can’t be played in that seat.
 */
export function bring(options: Json, seat: Seat, json: Json): { options: Json; says: Text | null } {
  const now = parseOptions(options);
  const name = must(seatNamesOf(now)[seat], `seat ${seat}’s name`);
  const { [name]: _before, ...others } = now.decks ?? {};
  if (json === null) return { options: asJson(parseOptions({ ...now, decks: others })), says: null };
  const deck = deckOf(json);
  const [wrong] = checkDeck(deck);
  if (wrong !== undefined) throw new Refused(wrong.says, wrong.rule ?? undefined);
  const [faction, own] = [factionOf(deck), factions(now)[seat]];
  // The affiliation of each seat was chosen when the table was opened (M-BUILD-03, M-TEAM-02).
  if (faction === null || faction !== own)
    throw new Refused(
      `This deck is for ${factionName(faction ?? 'borg')}, but your seat is ${name}. Bring a deck of that affiliation, or take another seat.`,
      'M-BUILD-03',
    );
  const brought = {
    team: copiesIn(deck, 'team'),
    cores: copiesIn(deck, 'core'),
    mission: copiesIn(deck, 'mission'),
    support: copiesIn(deck, 'support'),
  };
  return { options: asJson(parseOptions({ ...now, decks: { ...others, [name]: brought } })), says: null };
}
