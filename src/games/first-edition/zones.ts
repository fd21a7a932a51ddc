import type { Seat } from '../../kernel/types.ts';
import { type Zone, zone } from '../kit/zones.ts';
import { cardOf } from './content/pool.ts';
import { allPieces } from './position/find.ts';
import { canLieUnder, isAgenda } from './position/kinds.ts';
import { trapOf } from './position/piece-types.ts';
import { granted } from './rules/ask.ts';
import type { FirstEdition, Player } from './state.ts';
import type { CardId } from './terms.ts';

/** Returns the name of the set that contains all cards a player owns, wherever they are now (C-DECK-10). */
export function setOf(seat: Seat): string {
  return `cards of seat ${seat}`;
}

/**
 * A function from a card's id to the name of its pool. Hidden cards in the same pool could be in each other's places.
 */
type Pool = (card: string) => string;

/**
 * Returns the pool of a seed card. Cards that may be face down under missions, even as bluffs (C-DECK-09), could be
 * under any mission. Other seed cards have their own pool.
 */
function seedPool(g: FirstEdition, seat: Seat): Pool {
  const bluffs = g.options.decks[seat]?.counted ?? [];
  return (card) => {
    if (isAgenda(cardOf(card))) return agendaPool(seat);
    return canLieUnder(cardOf(card)) || bluffs.includes(card) ? `${seat} under missions` : `${seat} to seed`;
  };
}

function poolOf(pool: Pool | undefined): { pool?: Pool } {
  return pool === undefined ? {} : { pool };
}

/** A hidden agenda could be in any place that holds an unknown hidden agenda. */
function agendaPool(seat: Seat): string {
  return `${seat} agendas`;
}

/** To the opponent, a card in hand could still be in the deck. */
function drawnPool(seat: Seat): Pool {
  return (card) => (isAgenda(cardOf(card)) ? agendaPool(seat) : `${seat} drawn`);
}

/**
 * Returns every place with cards. Hands, decks and seed cards are hidden from the opponent. The order of decks and
 * missions is hidden from both players. The number of cards in each place is public (C-DRAW-04). A seed is known to its
 * owner and to players who have seen it (C-SEED-29).
 */
export function zones(g: FirstEdition): Zone[] {
  const pools = g.players.map((_, seat) => seedPool(g, seat));
  return [
    ...g.players.flatMap((player, seat) => ofPlayer(player, seat, pools[seat], granted(g, 'open-hand', { seat }))),
    ...ofPieces(g),
    ...ofLooked(g),
    ...ofLocations(g, pools),
    ...ofBattle(g),
    ...[...g.announced.filter(({ fate }) => fate !== 'stays'), ...g.players.flatMap(({ bonus }) => bonus)].map((one) =>
      zone('open', setOf(one.owner), [one], CARD),
    ),
  ];
}

function ofPlayer(player: Player, seat: Seat, seeds: Pool | undefined, isOpen: boolean): Zone[] {
  const set = setOf(seat);
  const drawn = { pool: drawnPool(seat) };
  return [
    zone(`${seat}.deck`, set, player.deck, { seen: 'nobody', ...drawn, lay: 'top', supply: 'all' }),
    zone(`${seat}.hand`, set, player.hand, { ...(isOpen ? {} : { seen: seat, ...drawn }), lay: 'end', supply: 'all' }),
    zone(`${seat}.seeds`, set, player.seeds, { seen: seat, ...poolOf(seeds), lay: 'end', supply: 'all' }),
    zone(`${seat}.missions`, set, player.missions, { seen: 'nobody', lay: 'top', supply: 'all' }),
    zone(`${seat}.discard`, set, player.discard, { lay: 'top', supply: 'all' }),
    zone(`${seat}.tactics`, set, player.tactics, { seen: 'nobody', lay: 'top', supply: 'all' }),
    zone(`${seat}.spent`, set, player.spent, { lay: 'top' }),
    ...ofSide(player, seat),
    zone(`${seat}.removed`, set, player.removed, { lay: 'end' }),
  ];
}

/** The face-down cards and the drawn ones of a side deck could be in each other's places, to those who don't know them. */
function ofSide({ side }: Player, seat: Seat): Zone[] {
  if (side?.tribbles === undefined) return [];
  const { down, up, drawn } = side.tribbles;
  const [set, pool] = [setOf(seat), `${seat}.tribbles`];
  return [
    zone(pool, set, down, { seen: 'nobody', lay: 'top', supply: 'all' }),
    zone(`${seat}.tribbles used`, set, up, { lay: 'top' }),
    zone(`${seat}.tribbles drawn`, set, drawn, { seen: seat, pool }),
  ];
}

/**
 * Drawn tactics are known only to their player. To the opponent, drawn tactics could be any face-down tactics
 * (C-SHIPBAT-14).
 */
function ofBattle({ battle }: FirstEdition): Zone[] {
  if (battle?.kind !== 'ship') return [];
  return [
    ...battle.tactics.map((one) => zone('current', setOf(one.owner), [one], CARD)),
    ...battle.drawn.map((drawn, seat) =>
      zone(`${seat}.drawn`, setOf(seat), drawn, { seen: seat, pool: `${seat}.tactics` }),
    ),
  ];
}

/** While a player looks at cards, only that player knows them, unless they were face up before. */
function ofLooked({ looked }: FirstEdition): Zone[] {
  if (looked === null) return [];
  const { by, owner, pile } = looked;
  const who = pile === 'deck' ? { seen: by, pool: drawnPool(owner) } : {};
  return [looked.cards, looked.back].map((list) => zone('looked', setOf(owner), list, who));
}

// Most places have one of these specs. They are made only once, since the cards are counted after each action.
const CARD: { key: 'card' } = { key: 'card' };
const FRONT: { key: 'front' } = { key: 'front' };

/** Returns the spec of a card’s place: cards that have turned over are counted by their front. */
function sideOf({ front }: { front?: CardId }): { key: 'card' | 'front' } {
  return front === undefined ? CARD : FRONT;
}

function ofPieces(g: FirstEdition): Zone[] {
  return allPieces(g).flatMap((piece) => {
    const { owner, hidden } = piece;
    // A printed facility isn't a card of its own.
    if (piece.printed === true) return [];
    const spec = sideOf(piece);
    const known = hidden === true ? { ...spec, seen: owner, pool: agendaPool(owner) } : spec;
    const own = zone('play', setOf(owner), [piece], known);
    const trap = trapOf(piece);
    return trap === undefined ? own : [own, zone('trap', setOf(trap.owner), [trap], CARD)];
  });
}

function ofLocations(g: FirstEdition, pools: readonly Pool[]): Zone[] {
  const { met = null, found = [] } = g.attempt ?? {};
  return [
    ...Object.values(g.locations).flatMap(({ missions, seeds }) => [
      ...missions.map((mission) => zone('line', setOf(mission.owner), [mission], sideOf(mission))),
      ...seeds.map((seed) => {
        const { owner, seen } = seed;
        const isOpen = seen.length > 0;
        const known = isOpen ? CARD : { ...CARD, seen: owner, ...poolOf(pools[owner]) };
        return zone('seeded', setOf(owner), [seed], known);
      }),
    ]),
    ...[...(met === null || met.taken === true ? [] : [met]), ...found].map((seed) =>
      zone('met', setOf(seed.owner), [seed], CARD),
    ),
  ];
}
