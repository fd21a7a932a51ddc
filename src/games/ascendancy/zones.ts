import type { Seat } from '../../kernel/types.ts';
import { type Spec, type Zone, zone } from '../kit/zones.ts';
import { advancementCard } from './content/advancements/all.ts';
import { agendasInPlay } from './content/sets.ts';
import { isFromStart } from './content/systems/homes.ts';
import { granted } from './rules/ask.ts';
import type { Ascendancy, CardId, Completed, Disc, Player, Project } from './state.ts';

/** Components of which each is there once, by what they are called. */
export const SETS = {
  advancements: 'Advancements',
  exploration: 'Exploration Cards',
  systems: 'System Discs',
  agendas: 'Agendas',
  orders: 'Turn Order Cards',
  commands: 'Borg Command Cards',
  tech: 'Borg Tech',
} as const;

/** What lies in piles that can be looked at, and among what. */
const PILES = {
  systems: { set: SETS.systems, pool: 'systems' },
  exploration: { set: SETS.exploration, pool: 'exploration' },
  borg: { set: SETS.commands, pool: 'borg.commands' },
} as const;

/**
 * Every place where cards and discs lie. Decks and stacks are hidden, and of players their Projects, the Agenda that isn’t shown,
 * and Turn Order Cards with Mystery Turn Order (A-OPEN-74, A-OPT-09). `reader`: who is allowed to see Projects of others, sees them.
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

/** Cards of a pile that somebody looks at: for all others they could still lie anywhere in it. */
function ofLooked({ looked }: Ascendancy): Zone[] {
  if (looked === undefined) return [];
  const { set, pool } = PILES[looked.pile];
  return [zone(`${looked.pile}.seen`, set, looked.cards, { seen: looked.seat, pool })];
}

/** Advancements lie among those of one civilization: their backs tell whose they are. */
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
      // Everyone sees on which of them Research is put.
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

/** Exploration Cards that nobody saw, and those that lie open on a disc. */
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

/** The Agendas of the Vulcans; those that were not drawn are known to nobody (A-SET-13). */
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

/** A-OPT-09: cards that are kept secret until their owners’ turns. */
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
    // A-OPEN-32: two cards of which a Voice chooses one.
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
