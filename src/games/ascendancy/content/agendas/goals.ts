import type { Seat } from '../../../../kernel/types.ts';
import { controlled, fleetsOf, playerOf, rivals } from '../../position/find.ts';
import { agreementBetween, homeOf, isPhenomenon, nodesIn, occupies } from '../../position/standing.ts';
import type { Ascendancy, Resource } from '../../state.ts';
import { advancementCard } from '../advancements/all.ts';
import type { Advancement } from '../card.ts';
import { below, type Lack } from './lack.ts';

/** Returns the completed Advancements of a seat, including Exhausted ones. */
function completed(g: Ascendancy, seat: Seat): Advancement[] {
  return playerOf(g, seat).advancements.map(({ card }) => advancementCard(card));
}

/** Returns the completed Advancements of a seat, without the Starting Advancement. */
function added(g: Ascendancy, seat: Seat): Advancement[] {
  return completed(g, seat).filter(({ start }) => start !== true);
}

function rise(g: Ascendancy, seat: Seat, to: number): Lack {
  return { ascendancy: below(to, playerOf(g, seat).ascendancy) };
}

/** Returns the rivals who Control a System with an Ambassador. */
function courts(g: Ascendancy, seat: Seat): Set<Seat> {
  const found = new Set<Seat>();
  for (const { control, ambassadors } of Object.values(g.discs))
    if (ambassadors > 0 && control !== null && control !== seat) found.add(control);
  return found;
}

/** Counts the Nodes of one type in the Systems that a seat Controls. */
function nodesOf(g: Ascendancy, seat: Seat, resource: Resource): number {
  return controlled(g, seat).reduce((sum, disc) => sum + nodesIn(disc, resource), 0);
}

/**
 * Returns how many Advancements from other players an Agenda still needs: 3 in all, with at least 1 from each rival
 * still in the game. With five or more players, the Agenda needs 1 Advancement from each of 3 players, and eliminated
 * players count (A-WIN-09).
 */
export function wisdom(g: Ascendancy, seat: Seat): Lack {
  const { civ } = playerOf(g, seat);
  const foreign = completed(g, seat).filter((card) => card.civ !== civ);
  const civs = new Set(foreign.map((card) => card.civ));
  const left = rivals(g, seat);
  // The number of players includes this one.
  if (left.length + 1 > 4) return { foreign: below(3, civs.size) };
  const missed = left.filter((rival) => !civs.has(playerOf(g, rival).civ)).length;
  return { foreign: Math.max(below(3, foreign.length), missed) };
}

export function embassies(g: Ascendancy, seat: Seat): Lack {
  let abroad = 0;
  for (const { control, ambassadors } of Object.values(g.discs)) if (control !== seat) abroad += ambassadors;
  const needed = Math.min(2, rivals(g, seat).length);
  // Only the larger of the two needs counts, because one more Ambassador can meet both at once.
  return { ...rise(g, seat, 2), ambassadors: Math.max(below(3, abroad), below(needed, courts(g, seat).size)) };
}

export function concord(g: Ascendancy, seat: Seat): Lack {
  const left = rivals(g, seat);
  const ways = left.map((rival) => {
    const both = [agreementBetween(g, rival, seat), agreementBetween(g, seat, rival)];
    return both.filter((one) => one !== null).length;
  });
  const needed = Math.max(1, Math.min(3, left.length));
  const best = ways.sort((a, b) => b - a).slice(0, needed);
  return { ...rise(g, seat, 2), agreements: 2 * needed - best.reduce((sum, one) => sum + one, 0) };
}

export function seeds(g: Ascendancy, seat: Seat): Lack {
  const systems = controlled(g, seat);
  return { systems: below(5, systems.length), rich: below(3, systems.filter((disc) => nodesIn(disc) >= 2).length) };
}

export function logic(g: Ascendancy, seat: Seat): Lack {
  return rise(g, seat, 4);
}

export function archive(g: Ascendancy, seat: Seat): Lack {
  const cards = added(g, seat);
  // Only the larger of the two needs counts, because one more Advancement can meet both at once.
  return { advancements: Math.max(below(6, cards.length), below(3, new Set(cards.map(({ type }) => type)).size)) };
}

export function fruits(g: Ascendancy, seat: Seat): Lack {
  return { research: below(4, nodesOf(g, seat, 'research')), culture: below(3, nodesOf(g, seat, 'culture')) };
}

export function charting(g: Ascendancy, seat: Seat): Lack {
  const watched = Object.keys(g.discs).filter((system) => isPhenomenon(system) && occupies(g, seat, system));
  const cards = added(g, seat);
  return {
    phenomena: below(2, watched.length),
    advancements: below(3, cards.length),
    science: below(1, cards.filter(({ type }) => type === 'Science').length),
  };
}

export function voices(g: Ascendancy, seat: Seat): Lack {
  const left = rivals(g, seat);
  const heard = Object.values(g.discs).filter(({ id, ambassadors }) => {
    const owner = homeOf(g, id);
    return ambassadors > 0 && owner !== null && left.includes(owner);
  });
  const needed = Math.max(1, Math.min(2, left.length));
  return { ...rise(g, seat, left.length === 1 ? 3 : 2), homes: below(needed, heard.length) };
}

export function peace(g: Ascendancy, seat: Seat): Lack {
  const { shields, attacked } = playerOf(g, seat);
  return {
    shields: below(1, shields),
    calm: attacked === undefined ? 0 : below(3, g.round - attacked),
    fleets: below(2, fleetsOf(g, seat).length),
    systems: below(3, controlled(g, seat).length),
  };
}
