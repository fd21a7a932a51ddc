import type { Seat } from '../../kernel/types.ts';
import { type Zone, zone } from '../kit/zones.ts';
import { seatName } from './chapters/characters/names.ts';
import { cardOf } from './content/cards.ts';
import type { AwayMissions, CardId, DeckKind, Player, Scored, TableMission } from './state.ts';

/** The two kinds of cards, each with decks and hands of its own. */
export const KINDS: readonly DeckKind[] = ['mission', 'support'];

/** What the cards of a kind are called that belong to a player. */
export function setOf(g: AwayMissions, seat: Seat, kind: DeckKind): string {
  return `${seatName(g, seat)} ${kind} cards`;
}

/** Every place where cards lie. Hands and decks alone are hidden, each kind for itself (M-DECK-02, M-OPEN-59). */
export function zones(g: AwayMissions): Zone[] {
  return g.players.flatMap((player, seat) => {
    const { table, scored, permanents, playing } = player;
    const name = seatName(g, seat).toLowerCase();
    const [mission, support] = [setOf(g, seat, 'mission'), setOf(g, seat, 'support')];
    const mine = Object.values(g.characters).filter((character) => character.seat === seat);
    return [
      ...KINDS.flatMap((kind) => ofKind(player, name, { seat, kind, set: setOf(g, seat, kind) })),
      zone(`${name}.scored`, mission, scored, { key: 'card', lay: 'top', make: newScored }),
      zone(`${name}.table`, mission, table, { key: 'card', lay: 'top', make: newOnTable }),
      zone(`${name}.permanents`, support, permanents, { lay: 'top' }),
      ...KINDS.map((kind) =>
        zone(
          'playing',
          setOf(g, seat, kind),
          playing.filter((card) => kindOf(card) === kind),
        ),
      ),
      ...mine.map(({ id, equipment }) => zone(`${id}.equipment`, support, equipment, { lay: 'end' })),
      ...mine.map(({ id, traits }) => zone(`${id}.traits`, support, traits, { lay: 'end' })),
    ];
  });
}

function ofKind(
  { decks, hand, discards }: Player,
  name: string,
  { seat, kind, set }: { seat: Seat; kind: DeckKind; set: string },
): Zone[] {
  const pool = `${name} ${kind}`;
  return [
    zone(`${name}.hand`, set, hand[kind], { seen: seat, pool, lay: 'top' }),
    zone(`${name}.${kind}`, set, decks[kind], { seen: 'nobody', pool, lay: 'top', supply: 'all' }),
    zone(`${name}.discard`, set, discards[kind], { lay: 'top' }),
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
