import { emptyPoints, noCrystals, noData } from './chapters/captains/points.ts';
import { ADVANCED, UNDISCOVERED } from './content/cards/all.ts';
import { crewOf, eliteDeck, regularDeck } from './content/crew/all.ts';
import { tokensOf } from './content/encounters/all.ts';
import { PILES, type Pile } from './content/encounters/token.ts';
import { copies } from './content/print.ts';
import { TACTIC_IDS } from './content/tactics.ts';
import { CORE_TILE_IDS, CUBE_TILE_IDS, FRONTIER_TILE_IDS } from './content/tiles/all.ts';
import { type FrontiersOptions, readOptions } from './options.ts';
import { cardsLeftOut, scenarioOf, sizeOf } from './scenarios/all.ts';
import { fitted, refitted } from './scenarios/fits.ts';
import type { Frontiers, PileState, Player } from './state.ts';

/**
 * Parses and completes options. When options change, `before` holds the options before the change, and `raw` those
 * after it. Throws `Refused` with advice.
 */
export function parseOptions(raw: unknown, before?: unknown): FrontiersOptions {
  return before === undefined ? fitted(readOptions(raw)) : refitted(readOptions(before), readOptions(raw));
}

/**
 * Returns the position before anyone chooses a ship: piles in list order, no tiles placed, empty hands. Procedures add
 * everything random later. Damage Cards, data, Wound, Transporter and Faction Tokens are unlimited, so no supply of
 * them is stored (F-SETUP-10, F-SETUP-23, F-SETUP-24, F-SETUP-34, F-SETUP-35, F-OPEN-85).
 */
export function setup(options: FrontiersOptions): Frontiers {
  const leftOut = cardsLeftOut(options);
  const { topRank } = scenarioOf(options);
  return {
    options,
    phase: 'ships',
    round: 0,
    players: Array.from({ length: options.players }, (_, seat) => newPlayer(options, seat)),
    dummy: null,
    order: [],
    turn: null,
    announced: null,
    lastTurns: [],
    finale: null,
    core: [],
    map: [],
    stack: [],
    // F-SETUP-14, F-SETUP-15: all tiles except the Starting Tile. A Cube appears only when its tile is placed.
    box: [...FRONTIER_TILE_IDS, ...CORE_TILE_IDS, ...CUBE_TILE_IDS],
    sites: {},
    cubes: {},
    cubeLevels: [...sizeOf(options).levels],
    // F-SETUP-06: there are eight piles of Encounter Tokens.
    piles: Object.fromEntries(
      PILES.map((pile): [Pile, PileState] => [pile, { draw: tokensOf(pile), discard: [] }]),
    ) as Record<Pile, PileState>,
    advanced: { deck: ADVANCED.flatMap(copies), offer: [] },
    undiscovered: {
      deck: UNDISCOVERED.filter(({ id }) => !leftOut.includes(id)).flatMap(copies),
      offer: [],
    },
    crew: {
      regular: regularDeck(),
      elite: eliteDeck().filter((id) => crewOf(id).rank <= topRank),
      offer: [],
      actions: [],
    },
    // F-SETUP-16.
    common: [],
    // F-SETUP-25.
    tactics: { display: [...TACTIC_IDS], aside: [] },
    combat: null,
    pvp: null,
    assault: null,
    chosen: [],
  };
}

/**
 * Returns a new player at Level 1 with one Command Token (F-SETUP-29, F-SETUP-30, F-SETUP-31), no crystals
 * (F-SETUP-26), no Crew (F-SETUP-32), no Skill, and the ship off the map (F-SETUP-33). The scenario sets the Experience
 * and Reputation (F-SETUP-05).
 */
function newPlayer(options: FrontiersOptions, seat: number): Player {
  const { start } = scenarioOf(options);
  return {
    ship: null,
    team: teamOf(options, seat),
    eliminated: false,
    experience: start.experience,
    level: 1,
    reputation: start.reputation,
    hand: [],
    deck: [],
    discard: [],
    removed: [],
    inPlay: [],
    crystals: noCrystals(),
    data: noData(),
    dice: [],
    wastedDice: 0,
    crew: [],
    wounds: 0,
    skills: [],
    skillPile: [],
    tactic: null,
    at: null,
    aside: false,
    points: emptyPoints(),
    lasting: [],
    spent: 0,
    spentCrystals: [],
    rewards: [],
    subjugated: false,
    kept: [],
    lessons: [],
  };
}

/**
 * Returns a player's initial team: one team in cooperative games (F-SCEN-31). With two teams, seats alternate until the
 * teams are drawn (F-TEAM-01).
 */
function teamOf(options: FrontiersOptions, seat: number): number | null {
  if (scenarioOf(options).together && options.players > 1) return 0;
  return options.teams ? seat % 2 : null;
}
