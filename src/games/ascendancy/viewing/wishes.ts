import { allCards, fleetCards } from '../content/lookup.ts';
import { CIVS } from '../options.ts';
import { civName } from '../position/names.ts';

/**
 * Lists things that a player may want to do, in words that `refuse` understands. The names come from all cards, so the
 * list is the same in every game.
 */
export function wishes(): string[] {
  const systems = allCards()
    .systems.map(({ name }) => name)
    .sort();
  const planets = allCards()
    .systems.filter(({ kind }) => kind === 'planetary' || kind === 'home')
    .map(({ name }) => name)
    .sort();
  const fleets = [...new Set(CIVS.flatMap((civ) => fleetCards(civ).flatMap(({ a, b }) => [a.name, b.name])))].sort();
  return [
    'Build Ships at …',
    'Build a Production Node at …',
    'Build a Research Node at …',
    'Build a Culture Node at …',
    'Colonize …',
    'Commit Research',
    'Upgrade Weapons',
    'Upgrade Shields',
    'Gain Ascendancy',
    'Launch Projects',
    'Move to …',
    'Explore with a new lane',
    'Discover a System',
    'Enter Warp',
    'Exit Warp to …',
    'Attack …',
    'Invade …',
    'Attempt Hegemony of …',
    'Commission a Starbase at …',
    'Form a Fleet',
    'Offer a Trade Agreement',
    'Take a Trade Agreement back',
    'Swing …',
    'Disband a Ship',
    'End the Building Phase',
    'End the turn',
    ...systems.map((name) => `Move to ${name}`),
    ...planets.map((name) => `Colonize ${name}`),
    ...planets.map((name) => `Invade ${name}`),
    ...planets.map((name) => `Attempt Hegemony of ${name}`),
    ...fleets.map((name) => `Form ${name}`),
    ...CIVS.map((civ) => `Trade with the ${civName(civ)}`),
  ];
}
