import { commandsDue } from './chapters/rounds/commands.ts';
import { HOME_SYSTEMS, PIECES } from './content/civilizations.ts';
import { agreementsBy, allCards } from './content/lookup.ts';
import { advancementsOf, discsInPlay, explorationInPlay } from './content/sets.ts';
import { homeLayout } from './galaxy/layout.ts';
import type { AscendancyOptions } from './options.ts';
import { newDisc } from './position/discs.ts';
import { mintUnit, newShip } from './position/units.ts';
import type { Ascendancy, BorgState, Civ, Player, Resources, Spot } from './state.ts';

/** Number of Ships each player starts with (A-SET-11). */
const SHIPS = 3;

/** Returns the Resources each player starts with (A-SET-04, A-OPT-03, A-OPT-12). */
function startingResources({ rules }: AscendancyOptions): Resources {
  if (rules.humbleBeginnings) return { production: 0, research: 0, culture: 0 };
  if (rules.extraResources) return { production: 8, research: 6, culture: 4 };
  return { production: 3, research: 3, culture: 3 };
}

/**
 * Returns the starting Ascendancy: 1 (A-SET-05), or 3 for the Vulcans, no matter what the options say (A-EXP-09,
 * A-OPT-12).
 */
function startingAscendancy({ rules }: AscendancyOptions, civ: Civ): number {
  if (civ === 'vulcan') return 3;
  return rules.humbleBeginnings ? 0 : 1;
}

/** Returns a player at the start, with an unshuffled deck. */
function newPlayer(options: AscendancyOptions, civ: Civ): Player {
  const { start, deck } = advancementsOf(civ);
  return {
    civ,
    out: false,
    ascendancy: startingAscendancy(options, civ),
    reserves: startingResources(options),
    claimed: [],
    // The starting levels of Weapons and Shields (A-SET-02, A-SET-03).
    weapons: 5,
    shields: 0,
    commands: { ready: 0, exhausted: 0 },
    ships: PIECES.ships - SHIPS,
    controls: PIECES.controls - 1,
    commissioned: 0,
    home: HOME_SYSTEMS[civ],
    // There are no First Contacts and no Projects yet (A-SET-12).
    contact: [],
    order: { card: null, last: null, committed: 0, hidden: false },
    deck: deck.map(({ id }) => id),
    projects: [],
    // Starting Advancements (A-SET-09).
    advancements: start.map(({ id }) => ({ card: id, exhausted: false })),
    agreements: agreementsBy(civ).map(({ id }) => ({ card: id, holder: null, exhausted: false })),
    allies: [],
    held: [],
    agendas: [],
    ambassadors: civ === 'vulcan' ? PIECES.ambassadors : 0,
    tech: [],
    uses: [],
  };
}

/** Places a Home System with a Node of each type, a Control Node and 3 Ships (A-SET-10, A-SET-11, A-EXP-08). */
function settle(g: Ascendancy, seat: number, civ: Civ, at: Spot): void {
  const home = newDisc(HOME_SYSTEMS[civ], at);
  home.nodes = home.sites.map((site) => (site === 'open' ? null : site));
  home.control = seat;
  home.taken = 'start';
  g.discs[home.id] = home;
  for (let ship = 0; ship < SHIPS; ship++) {
    const unit = newShip(mintUnit(g), seat, home.id);
    unit.began = home.id;
    g.units.push(unit);
  }
}

/** Returns the position before shuffling: Home Systems on the map, decks and discs in list order. */
export function setup(options: AscendancyOptions): Ascendancy {
  const { civs } = options;
  const { table, homes, middle } = homeLayout(civs.length, options);
  const g: Ascendancy = {
    options,
    table,
    round: 0,
    stage: 'setup',
    turns: 0,
    turn: null,
    sequence: [],
    players: civs.map((civ) => newPlayer(options, civ)),
    discs: {},
    lanes: {},
    units: [],
    stack: discsInPlay(options).map(({ id }) => id),
    destroyed: [],
    exploration: { deck: explorationInPlay(options).deck, discard: [] },
    cards: [],
    minted: { units: 0, lanes: 0 },
    movement: null,
    exploring: null,
    conflict: null,
    roll: null,
    lasting: [],
    borg: null,
    traces: [],
    last: null,
    ...(options.guide === true ? { lessons: civs.map(() => []) } : {}),
  };
  for (const [seat, civ] of civs.entries()) settle(g, seat, civ, homes[seat] ?? middle);
  // Starting Commands (A-SET-07).
  for (const [seat, { commands }] of g.players.entries()) commands.ready = commandsDue(g, seat);
  if (options.borg !== 'none') g.borg = newBorg(options.borg);
  // In an invasion, the Hub is in the middle of the table (A-OPEN-21).
  if (options.borg === 'invasion') g.discs['transwarp-hub'] = newDisc('transwarp-hub', middle);
  return g;
}

/** Returns the Borg before their first turn: cards in list order, no Cubes. */
export function newBorg(variant: BorgState['variant']): BorgState {
  return {
    variant,
    turns: 0,
    cubes: [],
    built: 0,
    commands: { deck: allCards().commands.map(({ id }) => id), discard: [] },
    tech: allCards().tech.map(({ id }) => id),
    sealed: false,
    lures: [],
    order: { card: null, last: null },
    voices: [],
    active: null,
  };
}
