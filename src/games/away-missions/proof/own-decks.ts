import { must } from '../../../kernel/must.ts';
import type { Json } from '../../../kernel/types.ts';
import { counted, kept, withZone } from '../../kit/decks/zoned.ts';
import { CARDS, EXTRAS } from '../content/cards.ts';
import { CHARACTERS, characterCard } from '../content/characters.ts';
import { bring } from '../decks/bring.ts';
import { starterDeck } from '../decks/lists.ts';
import { completed } from '../decks/team.ts';
import type { Card } from '../effects/union.ts';
import { factions, parseOptions } from '../options.ts';
import type { CharacterId, Faction } from '../terms.ts';

const isMission = ({ kind }: Card): boolean => kind === 'mission';

/** The minimum number of Support cards (M-BUILD-02). In the smallest possible deck, each card is drawn more often. */
const SUPPORT = 20;

/**
 * Returns `count` cards from a list, at regular intervals. Similar cards are next to each other in these lists, so the
 * result is varied.
 */
function spread<T>(all: readonly T[], count: number): T[] {
  return all.filter((_, at) => Math.floor((at * count) / all.length) < Math.floor(((at + 1) * count) / all.length));
}

/** Whether some character in a team can bear a card, or the card needs no bearer. */
function isOfUse(card: Card, team: readonly CharacterId[]): boolean {
  const { keyword, specialization } = (card.kind === 'mission' ? null : card.bearer) ?? {};
  return team.map(characterCard).some(({ keywords, specializations }) => {
    if (keyword !== undefined && !keywords.includes(keyword)) return false;
    return specialization === undefined || specializations.includes(specialization);
  });
}

/**
 * Returns a deck with an affiliation's cards from outside its starter deck: another Commander, other Specialists, all
 * other Missions, and Support cards that the team can use. Cards of the starter deck fill the remaining places.
 */
function freshDeck(faction: Faction): Json {
  const [extra, usual] = [EXTRAS[faction], CARDS[faction]];
  const own = extra.filter(isMission);
  const missions = [...own, ...spread(usual.filter(isMission), 20 - own.length)];
  const people = CHARACTERS[faction].filter(({ keywords }) => keywords.includes('specialist')).slice(1, 3);
  const commander = must(
    CHARACTERS[faction].find(({ leads }) => leads !== undefined),
    'another Commander',
  );
  const room = commander.leads?.swaps === undefined ? 1 : 2;
  const team = completed(faction, [commander.id, ...people.slice(0, room).map(({ id }) => id)]);
  const support = [...extra, ...usual].filter((card) => !isMission(card) && isOfUse(card, team)).slice(0, SUPPORT);
  const decks = withZone(starterDeck(faction), 'mission', counted(missions.map(({ id }) => id)));
  return kept(withZone(withZone(decks, 'support', counted(support.map(({ id }) => id))), 'team', counted(team)));
}

/** Returns options in which every seat brings a deck of cards from outside its starter deck. */
export function broughtByAll(options: Json): Json {
  return factions(parseOptions(options)).reduce(
    (now: Json, faction, seat) => bring(now, seat, freshDeck(faction)).options,
    options,
  );
}
