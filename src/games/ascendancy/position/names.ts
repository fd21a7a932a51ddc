import type { Seat } from '../../../kernel/types.ts';
import { listed, several } from '../../kit/words.ts';
import { fleetCards, systemName } from '../content/lookup.ts';
import { laneOf } from '../galaxy/graph.ts';
import type { Ascendancy, Civ, Owner, Resource, Resources, Sector, Unit } from '../state.ts';

const CIV_NAMES: Readonly<Record<Civ, string>> = {
  federation: 'Federation',
  klingon: 'Klingons',
  romulan: 'Romulans',
  andorian: 'Andorians',
  cardassian: 'Cardassians',
  ferengi: 'Ferengi',
  vulcan: 'Vulcans',
};

/** Returns the name of a civilization, which is also the name of its player. */
export function civName(civ: Civ): string {
  return CIV_NAMES[civ];
}

/** Returns a seat’s name before civilizations are drawn at random (A-SET-01). */
export function lotName(seat: Seat): string {
  return `Civilization ${seat + 1}`;
}

/** Returns a seat’s name for use in text: “Klingons”, “Federation”. */
export function seatName(g: Ascendancy, seat: Seat): string {
  const player = g.players[seat];
  return player === undefined ? `Seat ${seat}` : CIV_NAMES[player.civ];
}

/** Returns a seat’s name with its article, for use within a sentence: “the Klingons”. */
export function theSeat(g: Ascendancy, seat: Seat): string {
  return `the ${seatName(g, seat)}`;
}

/** Returns a seat’s possessive with its article, for use within a sentence: “the Klingons’”, “the Federation’s”. */
export function theSeats(g: Ascendancy, seat: Seat): string {
  const name = theSeat(g, seat);
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** Names a seat, the Borg or an independent world within a sentence. */
export function ownerName(g: Ascendancy, owner: Owner | null): string {
  if (owner === null) return 'the independent world';
  return owner === 'borg' ? 'the Borg' : theSeat(g, owner);
}

/** Whether a seat’s name takes a singular verb: “the Federation has”, “the Klingons have”. */
export function isOne(g: Ascendancy, seat: Seat): boolean {
  return g.players[seat]?.civ === 'federation';
}

/** Returns the verb form that fits a seat: `verbFor(g, seat, 'builds', 'build')`. */
export function verbFor(g: Ascendancy, seat: Seat, one: string, many: string): string {
  return isOne(g, seat) ? one : many;
}

/** Starts a sentence with a seat and its verb: “The Klingons build”, “The Federation builds”. */
export function does(g: Ascendancy, seat: Seat, one: string, many: string): string {
  return `The ${seatName(g, seat)} ${verbFor(g, seat, one, many)}`;
}

/** Names a Sector: “Earth”, “Sector 2 of the lane between Earth and Vulcan”, “Sector 1 of Earth’s open lane”. */
export function placeName(g: Ascendancy, sector: Sector): string {
  const on = laneOf(sector);
  if (on === null) return systemName(sector);
  const lane = g.lanes[on.lane];
  if (lane === undefined) return 'a removed lane';
  const ends = [lane.a, lane.b].flatMap((end) => (end === null ? [] : systemName(end)));
  const [from, to] = ends;
  if (from === undefined) return `Sector ${on.at} of a lane with open ends`;
  return `Sector ${on.at} of ${to === undefined ? `${from}’s open lane` : `the lane between ${from} and ${to}`}`;
}

/** Says where something is: “at Earth”, “in Sector 2 of the lane between Earth and Vulcan”. */
export function atPlace(g: Ascendancy, sector: Sector): string {
  return `${laneOf(sector) === null ? 'at' : 'in'} ${placeName(g, sector)}`;
}

/** Names a Ship or Fleet: “a Ship”, “Battle Group (5 Ships)”. */
export function unitName(g: Ascendancy, unit: Unit): string {
  if (unit.fleet === null) return unit.ships === 1 ? 'a Ship' : several(unit.ships, 'Ship');
  return `${fleetCalled(g, unit)} (${several(unit.ships, 'Ship')})`;
}

/**
 * Gives units in one Sector different names: “a Ship”, “another Ship”, “a third Ship”. The units may get these names in
 * any order.
 */
export function namesApart(g: Ascendancy, units: readonly Unit[]): string[] {
  const names = units.map((unit) => unitName(g, unit));
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : name.replace(/^an? /, `${ORDINALS[before] ?? `number ${before + 1}:`} `);
  });
}

const ORDINALS = [
  'a',
  'another',
  ...'third fourth fifth sixth seventh eighth ninth tenth'.split(' ').map((word) => `a ${word}`),
];

/** Returns a Fleet’s name: “Battle Group”. */
export function fleetCalled(g: Ascendancy, { seat, fleet }: Unit): string {
  const civ = g.players[seat]?.civ;
  const side = civ === undefined || fleet === null ? undefined : fleetCards(civ)[fleet.card]?.[fleet.side];
  return side?.name ?? 'a Fleet';
}

/** Names a Fleet and its owner at the start of a sentence: “Battle Group (5 Ships) of the Federation”. */
export function fleetName(g: Ascendancy, fleet: Unit): string {
  return `${unitName(g, fleet)} of ${theSeat(g, fleet.seat)}`;
}

const RESOURCE_NAMES: Readonly<Record<Resource, string>> = {
  production: 'Production',
  research: 'Research',
  culture: 'Culture',
};

/** Returns the name of a Resource. */
export function resourceName(resource: Resource): string {
  return RESOURCE_NAMES[resource];
}

/** Formats Resources: “3 Production and 1 Culture”, or “nothing”. */
export function resourcesText(resources: Partial<Resources>): string {
  const parts = (['production', 'research', 'culture'] as const).flatMap((one) => {
    const amount = resources[one] ?? 0;
    return amount === 0 ? [] : [`${amount} ${RESOURCE_NAMES[one]}`];
  });
  return parts.length === 0 ? 'nothing' : listed(parts);
}
