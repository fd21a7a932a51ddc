import type { Seat } from '../../kernel/types.ts';
import { type Zone, zone } from '../kit/zones.ts';
import { seatName } from './chapters/characters/names.ts';
import { cardOf } from './content/cards.ts';
import type { AwayMissions, CardId, DeckKind, Player, Scored, TableMission } from './state.ts';

/** The two kinds of cards. Each kind of card has its own decks and hands. */
export const KINDS: readonly DeckKind[] = ['mission', 'support'];

/** Returns the name of the set that a seat's cards of one kind belong to. */
export function setOf(g: AwayMissions, seat: Seat, kind: DeckKind): string {
  return `${seatName(g, seat)} ${kind} cards`;
}

/**
 * Returns all places that can hold cards, with what one viewer knows about the cards there. Only hands and decks are
 * hidden, separately for each kind of card (M-DECK-02, M-OPEN-59).
 */
export function zones(g: AwayMissions, reader?: Seat): Zone[] {
  return g.players.flatMap((player, seat) => {
    const { table, traps = [], scored, permanents, playing } = player;
    const name = seatName(g, seat).toLowerCase();
    const [mission, support] = [setOf(g, seat, 'mission'), setOf(g, seat, 'support')];
    const mine = Object.values(g.characters).filter((character) => character.seat === seat);
    return [
      ...KINDS.flatMap((kind) => ofKind(player, name, { seat, kind, set: setOf(g, seat, kind), reader })),
      zone(`${name}.scored`, mission, scored, { key: 'card', lay: 'top', make: newScored }),
      zone(`${name}.table`, mission, table, { key: 'card', lay: 'top', make: newOnTable }),
      // Face-down cards are redealt separately, because only certain cards can be face down, and only in certain
      // places.
      zone(`${name}.traps`, support, traps, { key: 'card' }),
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
  { decks, hand, discards, exposed }: Player,
  name: string,
  { seat, kind, set, reader }: { seat: Seat; kind: DeckKind; set: string; reader: Seat | undefined },
): Zone[] {
  const pool = `${name} ${kind}`;
  // An opponent is looking at the exposed cards (M-OPEN-77).
  const count = isShown(exposed, reader) ? (exposed?.[kind] ?? 0) : 0;
  const shown = count === 0 ? [] : hand[kind].slice(-count);
  return [
    zone(`${name}.hand`, set, hand[kind], { seen: seat, pool, lay: 'top', known: shown }),
    zone(`${name}.${kind}`, set, decks[kind], { seen: 'nobody', pool, lay: 'top', supply: 'all' }),
    zone(`${name}.discard`, set, discards[kind], { lay: 'top' }),
  ];
}

/** Whether a viewer sees exposed cards. If there are several opponents, only the one in `to` sees them. */
export function isShown(exposed: Player['exposed'], reader: Seat | undefined): boolean {
  return exposed?.to === undefined || reader === undefined || exposed.to === reader;
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
