import type { Seat } from '../../kernel/types.ts';
import { type Spec, type Zone, zone } from '../kit/zones.ts';
import { advancementCard, isFromStart } from './content/lookup.ts';
import { agendasInPlay } from './content/sets.ts';
import { granted } from './rules/ask.ts';
import type { Ascendancy, CardId, Completed, Disc, Player, Project } from './state.ts';

/** The names of the sets of components. A set contains each of its components once. */
export const SETS = {
  advancements: 'Advancements',
  exploration: 'Exploration Cards',
  systems: 'System Discs',
  agendas: 'Agendas',
  orders: 'Turn Order Cards',
  commands: 'Borg Command Cards',
  tech: 'Borg Tech',
} as const;

/** The set and pool of each pile that can be looked at. */
const PILES = {
  systems: { set: SETS.systems, pool: 'systems' },
  exploration: { set: SETS.exploration, pool: 'exploration' },
  borg: { set: SETS.commands, pool: 'borg.commands' },
} as const;

/**
 * Lists all places of cards and discs. Decks and stacks are hidden. So are players’ Projects, the Vulcans’ hidden
 * Agenda and, with Mystery Turn Order, Turn Order Cards (A-OPEN-74, A-OPT-09). If a rule allows it, `reader` sees other
 * players’ Projects.
 */
export function zones(g: Ascendancy, reader: Seat | null = null): Zone[] {
  return [
    ...g.players.flatMap((player, seat) => ofPlayer(g, player, seat, reader)),
    ...ofMap(g),
    ...ofAgendas(g),
    ...ofTurnOrder(g),
    ...ofBorg(g),
    ...ofLooked(g),
  ];
}

/**
 * Returns the zone of the cards that a seat is looking at in a pile. Other seats know only which pile these cards
 * belong to.
 */
function ofLooked({ looked }: Ascendancy): Zone[] {
  if (looked === undefined) return [];
  const { set, pool } = PILES[looked.pile];
  return [zone(`${looked.pile}.seen`, set, looked.cards, { seen: looked.seat, pool })];
}

/** Returns an Advancement’s pool. An Advancement’s back shows its civilization. */
function pool(card: CardId): string {
  return `${advancementCard(card).civ} Advancements`;
}

function ready(card: CardId): Completed {
  return { card, exhausted: false };
}

function ofPlayer(g: Ascendancy, player: Player, seat: Seat, reader: Seat | null): Zone[] {
  const { civ, deck, projects, advancements, allies, held, tech } = player;
  const sees = reader !== null && reader !== seat && granted(g, 'see-projects', { seat: reader, of: seat });
  const launched = (card: CardId): Project => ({ card, research: 0 });
  return [
    zone(`${civ}.deck`, SETS.advancements, deck, { seen: 'nobody', pool, lay: 'top', supply: 'all' }),
    zone(`${civ}.projects`, SETS.advancements, projects, {
      seen: sees ? reader : seat,
      // Everyone sees which Projects get Research.
      followed: true,
      pool,
      key: 'card',
      lay: 'end',
      make: launched,
    }),
    zone(`${civ}.advancements`, SETS.advancements, advancements, { key: 'card', lay: 'end', make: ready }),
    zone(`${civ}.allies`, SETS.exploration, allies, { key: 'card', lay: 'end', make: ready }),
    zone(`${civ}.held`, SETS.exploration, held, { lay: 'end' }),
    zone(`${civ}.tech`, SETS.tech, tech, { key: 'card', lay: 'end', make: ready }),
  ];
}

/** The unseen Exploration Cards on Systems. */
const UNSEEN: Spec<CardId> = { seen: 'nobody', pool: 'exploration', lay: 'top' };
const SEEN: Spec<Disc['cards'][number]> = { key: 'card', lay: 'end', make: (card) => ({ card, count: 0 }) };

function ofMap(g: Ascendancy): Zone[] {
  const { exploration, exploring, stack, destroyed } = g;
  // Home Systems and the Hub are never drawn.
  const drawn = (systems: string[]): string[] => systems.filter((system) => !isFromStart(system));
  return [
    zone('systems', SETS.systems, stack, { seen: 'nobody', pool: 'systems', lay: 'top', supply: 'all' }),
    zone('map', SETS.systems, drawn(Object.keys(g.discs))),
    zone('destroyed', SETS.systems, drawn(destroyed)),
    zone('exploration', SETS.exploration, exploration.deck, { ...UNSEEN, supply: 'all' }),
    zone('exploration.discard', SETS.exploration, exploration.discard, { lay: 'top' }),
    ...(exploring?.looked === undefined
      ? []
      : [
          zone('exploration.looked', SETS.exploration, exploring.looked, { seen: exploring.seat, pool: 'exploration' }),
        ]),
    ...Object.values(g.discs).flatMap(({ id, unseen, cards }) => [
      zone(`${id}.unseen`, SETS.exploration, unseen, UNSEEN),
      zone(`${id}.cards`, SETS.exploration, cards, SEEN),
    ]),
  ];
}

/** Returns the Vulcans’ Agendas. Nobody knows the Agendas that weren’t drawn (A-SET-13). */
function ofAgendas(g: Ascendancy): Zone[] {
  const seat = g.players.findIndex(({ civ }) => civ === 'vulcan');
  const agendas = g.players[seat]?.agendas;
  if (agendas === undefined) return [];
  const rest = agendasInPlay(g.options).flatMap(({ id }) => (agendas.some(({ card }) => card === id) ? [] : id));
  return [
    zone(
      'vulcan.hidden',
      SETS.agendas,
      agendas.filter(({ open }) => !open),
      { seen: seat, pool: 'agendas', key: 'card' },
    ),
    zone(
      'vulcan.shown',
      SETS.agendas,
      agendas.filter(({ open }) => open),
      { key: 'card' },
    ),
    zone('agendas', SETS.agendas, rest, { seen: 'nobody', pool: 'agendas' }),
  ];
}

/** Returns Turn Order Cards that are secret until their owner’s turn (A-OPT-09). */
function ofTurnOrder(g: Ascendancy): Zone[] {
  return g.players.flatMap(({ order }, seat) =>
    order.hidden ? zone(`${seat}.order`, SETS.orders, [order], { seen: seat, pool: 'orders', key: 'card' }) : [],
  );
}

function ofBorg({ borg }: Ascendancy): Zone[] {
  if (borg === null) return [];
  return [
    zone('borg.commands', SETS.commands, borg.commands.deck, {
      seen: 'nobody',
      pool: 'borg.commands',
      lay: 'top',
      supply: 'all',
    }),
    zone('borg.commands.discard', SETS.commands, borg.commands.discard, { lay: 'top' }),
    // A Voice chooses one of two cards (A-OPEN-32).
    ...(borg.active === null
      ? []
      : [
          zone('borg.choice', SETS.commands, borg.active.choice, {
            seen: borg.active.voice ?? 'nobody',
            pool: 'borg.commands',
          }),
        ]),
    zone('borg.tech', SETS.tech, borg.tech, { seen: 'nobody', lay: 'top', supply: 'all' }),
  ];
}
