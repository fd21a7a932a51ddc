import type { Seat } from '../../kernel/types.ts';
import { type Zone, zone } from '../kit/zones.ts';
import { factionName } from './chapters/characters/names.ts';
import { cardOf } from './content/cards.ts';
import type { AwayMissions, CardId, DeckKind, Player, Scored, TableMission } from './state.ts';

/** The two kinds of cards, each with decks and hands of its own. */
export const KINDS: readonly DeckKind[] = ['mission', 'support'];

/** What the cards of a kind are called that belong to a player. */
export function setOf({ faction }: Player, kind: DeckKind): string {
  return `${factionName(faction)} ${kind} cards`;
}

/** Every place where cards lie. Hands and decks alone are hidden, each kind for itself (M-DECK-02, M-OPEN-59). */
export function zones(g: AwayMissions): Zone[] {
  return g.players.flatMap((player, seat) => {
    const { faction, table, traps = [], scored, permanents, playing } = player;
    const [mission, support] = [setOf(player, 'mission'), setOf(player, 'support')];
    const mine = Object.values(g.characters).filter((character) => character.seat === seat);
    return [
      ...KINDS.flatMap((kind) => ofKind(player, seat, kind)),
      zone(`${faction}.scored`, mission, scored, { key: 'card', lay: 'top', make: newScored }),
      zone(`${faction}.table`, mission, table, { key: 'card', lay: 'top', make: newOnTable }),
      // What lies face down is dealt anew by rules of its own: not every card may lie so, and not everywhere.
      zone(`${faction}.traps`, support, traps, { key: 'card' }),
      zone(`${faction}.permanents`, support, permanents, { lay: 'top' }),
      ...KINDS.map((kind) =>
        zone(
          'playing',
          setOf(player, kind),
          playing.filter((card) => kindOf(card) === kind),
        ),
      ),
      ...mine.map(({ id, equipment }) => zone(`${id}.equipment`, support, equipment, { lay: 'end' })),
      ...mine.map(({ id, traits }) => zone(`${id}.traits`, support, traits, { lay: 'end' })),
    ];
  });
}

function ofKind(player: Player, seat: Seat, kind: DeckKind): Zone[] {
  const { faction, decks, hand, discards, exposed } = player;
  const [set, pool] = [setOf(player, kind), `${faction} ${kind}`];
  // M-OPEN-77: the opponent looks at them.
  const count = exposed?.[kind] ?? 0;
  const shown = count === 0 ? [] : hand[kind].slice(-count);
  return [
    zone(`${faction}.hand`, set, hand[kind], { seen: seat, pool, lay: 'top', known: shown }),
    zone(`${faction}.${kind}`, set, decks[kind], { seen: 'nobody', pool, lay: 'top', supply: 'all' }),
    zone(`${faction}.discard`, set, discards[kind], { lay: 'top' }),
  ];
}

function kindOf(card: CardId): DeckKind {
  return cardOf(card).kind === 'mission' ? 'mission' : 'support';
}

function newScored(id: CardId): Scored {
  const card = cardOf(id);
  return { card: id, points: card.kind === 'mission' ? card.points : 0, bonus: 0 };
}

function newOnTable(card: CardId): TableMission {
  return { card, progress: 0, marks: [] };
}
