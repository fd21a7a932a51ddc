import type { Seat } from '../../../kernel/types.ts';
import { advancementCard } from '../content/advancements/all.ts';
import { controlled, fleetsOf, playerOf, rivals } from '../position/find.ts';
import { agreementBetween, homeOf, isPhenomenon, nodesIn, occupies } from '../position/standing.ts';
import type { Ascendancy, CardId } from '../state.ts';

/** What an Agenda still asks for, by what it takes to get it. */
export interface Lack {
  ascendancy?: number;
  systems?: number;
  culture?: number;
  research?: number;
  nodes?: number;
  advancements?: number;
  foreign?: number;
  ambassadors?: number;
  agreements?: number;
  phenomena?: number;
  shields?: number;
  fleets?: number;
}

/** What one of each takes, in Culture. */
const TAKES: Readonly<Required<Lack>> = {
  ascendancy: 5,
  systems: 4,
  culture: 3,
  research: 2.5,
  nodes: 2,
  advancements: 3,
  foreign: 6,
  ambassadors: 3,
  agreements: 2.5,
  phenomena: 3,
  shields: 7,
  fleets: 3,
};

/** A figure that is below what is asked for. */
function below(asked: number, has: number): number {
  return Math.max(0, asked - has);
}

/** What a Vulcan lacks for an Agenda. */
export function lackOf(g: Ascendancy, seat: Seat, agenda: CardId): Lack {
  const { ascendancy, advancements, civ, shields } = playerOf(g, seat);
  const systems = controlled(g, seat);
  const left = rivals(g, seat);
  const cards = advancements.map(({ card }) => advancementCard(card));
  const added = below(cards.length, 1);
  const abroad = Object.values(g.discs).filter((disc) => disc.control !== seat && disc.ambassadors > 0);
  const rise = (to: number): Lack => ({ ascendancy: below(to, ascendancy) });
  switch (agenda) {
    case 'agenda-01': {
      const foreign = cards.filter((card) => card.civ !== civ);
      const missed = left.filter((rival) => !foreign.some((card) => card.civ === playerOf(g, rival).civ)).length;
      return { foreign: Math.max(below(3, foreign.length), Math.min(missed, 3)) };
    }
    case 'agenda-02':
      return {
        ...rise(4),
        ambassadors: below(
          4,
          abroad.reduce((sum, disc) => sum + disc.ambassadors, 0),
        ),
      };
    case 'agenda-03': {
      const pairs = left.flatMap((one) => [agreementBetween(g, one, seat), agreementBetween(g, seat, one)]);
      return {
        ...rise(5),
        agreements: below(2 * Math.min(3, left.length), pairs.filter((one) => one !== null).length),
      };
    }
    case 'agenda-04': {
      const rich = systems.filter((disc) => nodesIn(disc) >= 2).length;
      return { systems: below(6, systems.length), nodes: 1.5 * below(3, rich) };
    }
    case 'agenda-05':
      return rise(6);
    case 'agenda-06':
      return { advancements: below(6, added) };
    case 'agenda-07': {
      const nodes = (resource: 'research' | 'culture') =>
        systems.reduce((sum, disc) => sum + nodesIn(disc, resource), 0);
      return { research: below(4, nodes('research')), culture: below(3, nodes('culture')) };
    }
    case 'agenda-08': {
      const watched = Object.keys(g.discs).filter((system) => isPhenomenon(system) && occupies(g, seat, system));
      const science = cards.filter(({ type, start }) => type === 'Science' && start !== true).length;
      return { phenomena: below(3, watched.length), advancements: below(4, added) + 0.5 * below(2, science) };
    }
    case 'agenda-09': {
      const courts = abroad.filter(({ id }) => homeOf(g, id) !== null);
      return { ...rise(left.length === 1 ? 5 : 4), ambassadors: 2 * below(Math.min(2, left.length), courts.length) };
    }
    case 'agenda-10':
      return {
        shields: below(2, shields),
        fleets: below(3, fleetsOf(g, seat).length),
        systems: below(4, systems.length),
      };
    default:
      return rise(9);
  }
}

/** What a lack comes to, in Culture. */
function sumOf(lack: Lack): number {
  return (Object.keys(lack) as (keyof Lack)[]).reduce((sum, what) => sum + (lack[what] ?? 0) * TAKES[what], 0);
}

/** What a Vulcan lacks for the nearest Agenda, in Culture. */
export function missing(g: Ascendancy, seat: Seat): number {
  const sums = playerOf(g, seat).agendas.map(({ card }) => sumOf(lackOf(g, seat, card)));
  return Math.min(...sums, 40);
}

/** What a Vulcan lacks for the Agenda that is nearest; of others nothing. */
export function pursued(g: Ascendancy, seat: Seat): Lack {
  const lacks = playerOf(g, seat).agendas.map(({ card }) => lackOf(g, seat, card));
  return lacks.sort((a, b) => sumOf(a) - sumOf(b))[0] ?? {};
}
