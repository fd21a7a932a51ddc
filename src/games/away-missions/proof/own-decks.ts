import type { Json } from '../../../kernel/types.ts';
import { counted, kept, withZone } from '../../kit/decks/zoned.ts';
import { CARDS, EXTRAS } from '../content/cards.ts';
import { CHARACTERS } from '../content/characters.ts';
import { bring } from '../decks/bring.ts';
import { starterDeck } from '../decks/lists.ts';
import { completed } from '../decks/team.ts';
import { factions, parseOptions } from '../options.ts';
import type { Faction } from '../terms.ts';

/** A deck with all cards of an affiliation that no starter deck has, another Commander and other Specialists. */
function freshDeck(faction: Faction): Json {
  const [extra, usual] = [EXTRAS[faction], CARDS[faction]];
  const isMission = ({ kind }: { kind: string }) => kind === 'mission';
  const missions = [...extra.filter(isMission), ...usual.filter(isMission)].slice(0, 20);
  const support = [...extra, ...usual].filter((card) => !isMission(card)).slice(0, 30);
  const people = CHARACTERS[faction].filter(({ keywords }) => keywords.includes('specialist')).slice(1, 3);
  const commander = CHARACTERS[faction].find(({ leads }) => leads !== undefined);
  const room = commander?.leads?.swaps === undefined ? 1 : 2;
  const team = completed(faction, [commander?.id ?? '', ...people.slice(0, room).map(({ id }) => id)]);
  const decks = withZone(starterDeck(faction), 'mission', counted(missions.map(({ id }) => id)));
  return kept(withZone(withZone(decks, 'support', counted(support.map(({ id }) => id))), 'team', counted(team)));
}

/** Options in which every seat brings such a deck. */
export function broughtByAll(options: Json): Json {
  return factions(parseOptions(options)).reduce(
    (now: Json, faction, seat) => bring(now, seat, freshDeck(faction)).options,
    options,
  );
}
