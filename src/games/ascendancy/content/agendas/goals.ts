import type { Seat } from '../../../../kernel/types.ts';
import { controlled, fleetsOf, playerOf, rivals } from '../../position/find.ts';
import { agreementBetween, homeOf, isPhenomenon, nodesIn, occupies } from '../../position/standing.ts';
import type { Ascendancy, Resource } from '../../state.ts';
import { advancementCard } from '../advancements/all.ts';
import type { Advancement } from '../card.ts';

/** Completed Advancements of a seat, Exhausted ones counted. */
function completed(g: Ascendancy, seat: Seat): Advancement[] {
  return playerOf(g, seat).advancements.map(({ card }) => advancementCard(card));
}

/** The same without the Starting Advancement. */
function added(g: Ascendancy, seat: Seat): Advancement[] {
  return completed(g, seat).filter(({ start }) => start !== true);
}

function ascendancyOf(g: Ascendancy, seat: Seat): number {
  return playerOf(g, seat).ascendancy;
}

/** Rivals whom some System with an Ambassador belongs to. */
function courts(g: Ascendancy, seat: Seat): Set<Seat> {
  const found = new Set<Seat>();
  for (const { control, ambassadors } of Object.values(g.discs))
    if (ambassadors > 0 && control !== null && control !== seat) found.add(control);
  return found;
}

/** Nodes of one type in the Systems that a seat Controls. */
function nodesOf(g: Ascendancy, seat: Seat, resource: Resource): number {
  return controlled(g, seat).reduce((sum, disc) => sum + nodesIn(disc, resource), 0);
}

/** A-WIN-09: Advancements of other players, by who is still in the game; those of eliminated players count for the three. */
export function wisdom(g: Ascendancy, seat: Seat): boolean {
  const { civ } = playerOf(g, seat);
  const foreign = completed(g, seat).filter((card) => card.civ !== civ);
  const civs = new Set(foreign.map((card) => card.civ));
  const left = rivals(g, seat);
  // More than four players, this one counted.
  if (left.length + 1 > 4) return civs.size >= 3;
  return foreign.length >= 3 && left.every((rival) => civs.has(playerOf(g, rival).civ));
}

export function embassies(g: Ascendancy, seat: Seat): boolean {
  let abroad = 0;
  for (const { control, ambassadors } of Object.values(g.discs)) if (control !== seat) abroad += ambassadors;
  const needed = Math.min(2, rivals(g, seat).length);
  return abroad >= 4 && courts(g, seat).size >= needed && ascendancyOf(g, seat) >= 4;
}

export function concord(g: Ascendancy, seat: Seat): boolean {
  const left = rivals(g, seat);
  const both = left.filter(
    (rival) => agreementBetween(g, rival, seat) !== null && agreementBetween(g, seat, rival) !== null,
  );
  return left.length > 0 && both.length >= Math.min(3, left.length) && ascendancyOf(g, seat) >= 5;
}

export function seeds(g: Ascendancy, seat: Seat): boolean {
  const systems = controlled(g, seat);
  return systems.length >= 6 && systems.filter((disc) => nodesIn(disc) >= 2).length >= 3;
}

export function logic(g: Ascendancy, seat: Seat): boolean {
  return ascendancyOf(g, seat) >= 6;
}

export function archive(g: Ascendancy, seat: Seat): boolean {
  const cards = added(g, seat);
  return cards.length >= 6 && new Set(cards.map(({ type }) => type)).size >= 3;
}

export function fruits(g: Ascendancy, seat: Seat): boolean {
  return nodesOf(g, seat, 'research') >= 4 && nodesOf(g, seat, 'culture') >= 3;
}

export function charting(g: Ascendancy, seat: Seat): boolean {
  const watched = Object.keys(g.discs).filter((system) => isPhenomenon(system) && occupies(g, seat, system));
  const cards = added(g, seat);
  return watched.length >= 3 && cards.length >= 4 && cards.filter(({ type }) => type === 'Science').length >= 2;
}

export function voices(g: Ascendancy, seat: Seat): boolean {
  const left = rivals(g, seat);
  const heard = Object.values(g.discs).filter(({ id, ambassadors }) => {
    const owner = homeOf(g, id);
    return ambassadors > 0 && owner !== null && left.includes(owner);
  });
  if (left.length === 0) return false;
  return heard.length >= Math.min(2, left.length) && ascendancyOf(g, seat) >= (left.length === 1 ? 5 : 4);
}

export function peace(g: Ascendancy, seat: Seat): boolean {
  const { shields, attacked } = playerOf(g, seat);
  const isCalm = attacked === undefined || g.round - attacked >= 3;
  return shields >= 2 && isCalm && fleetsOf(g, seat).length >= 3 && controlled(g, seat).length >= 4;
}
