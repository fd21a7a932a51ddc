import { sortedBy } from '../../kit/decks/limits.ts';
import { countIn } from '../../kit/decks/zoned.ts';
import { sentence } from '../../kit/words.ts';
import { checkDeck } from '../decks/check.ts';
import {
  DECK_ZONES,
  type Deck,
  type DeckZone,
  factionOf,
  findListed,
  isCharacter,
  type Stocked,
  ZONE_NAMES,
} from '../decks/deck.ts';
import { FORMAT } from '../decks/format.ts';
import { teamName } from '../decks/team.ts';
import type { DeckFace, DeckLine } from './face.ts';

const KIND_NAMES: Readonly<Record<DeckLine['kind'], string>> = {
  mission: 'Mission',
  event: 'Event',
  interrupt: 'Interrupt',
  trap: 'Trap',
  permanent: 'Permanent',
  trait: 'Trait',
  equipment: 'Equipment',
  core: 'Core Mission',
  commander: 'Commander',
  specialist: 'Specialist',
  character: 'Character',
};

/** Returns a deck in the form in which a picture shows it. Cards that can’t be in the deck appear only in the notes. */
export function deckFace(whole: Deck, name: string): DeckFace {
  const { fitting: deck } = sortedBy(whole, FORMAT);
  const faction = factionOf(deck);
  const there = DECK_ZONES.filter((zone) => countIn(deck, zone) > 0);
  const lines = [...linesOf(deck, 'mission'), ...linesOf(deck, 'support')];
  const kinds = [...new Set(lines.map(({ kind }) => kind))].map((kind) => ({
    kind,
    name: KIND_NAMES[kind],
    count: lines.filter((line) => line.kind === kind).reduce((sum, { count }) => sum + count, 0),
  }));
  return {
    name,
    team:
      faction === null
        ? null
        : teamName(
            faction,
            (deck.team ?? []).map(({ card }) => card),
          ),
    size: countIn(deck, 'mission', 'support'),
    points: lines.reduce((sum, { points, count }) => sum + (points ?? 0) * count, 0),
    zones: there.map((zone) => ({
      title: sentence(ZONE_NAMES[zone]),
      count: countIn(deck, zone),
      cards: linesOf(deck, zone),
    })),
    kinds: kinds.sort((one, other) => other.count - one.count),
    notes: checkDeck(whole).map(({ isBroken, says }) => ({ isBroken, says })),
  };
}

/** Returns the cards of a zone: Missions by points, Support cards by kind, characters in list order. */
function linesOf(deck: Deck, zone: DeckZone): DeckLine[] {
  const lines = (deck[zone] ?? []).flatMap(({ card, count }) => {
    const one = findListed(card);
    return one === undefined ? [] : [{ name: one.name, count, kind: kindOf(one), points: pointsOf(one) }];
  });
  const order = [...new Set(lines.map(({ kind }) => kind))];
  if (zone === 'team') return lines;
  return lines.sort(
    (one, other) => (other.points ?? 0) - (one.points ?? 0) || order.indexOf(one.kind) - order.indexOf(other.kind),
  );
}

function kindOf(one: Stocked): DeckLine['kind'] {
  if (isCharacter(one)) {
    if (one.keywords.includes('commander')) return 'commander';
    return one.keywords.includes('specialist') ? 'specialist' : 'character';
  }
  if (one.kind !== 'event') return one.kind;
  if (one.interrupt !== null) return 'interrupt';
  return one.sprung === null ? 'event' : 'trap';
}

function pointsOf(one: Stocked): number | null {
  return !isCharacter(one) && one.kind === 'mission' ? one.points : null;
}
