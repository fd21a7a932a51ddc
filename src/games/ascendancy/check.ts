import type { State } from '../../kernel/types.ts';
import { kept } from '../kit/cache.ts';
import { invariant } from '../kit/invariant.ts';
import { conserve, type Zone } from '../kit/zones.ts';
import { DISCOVER, LAY } from './chapters/calls.ts';
import { ADAPTED, CUBES, DICE, NODES, SPIRES, TECH_HELD } from './content/borg-numbers.ts';
import { PIECES } from './content/civilizations.ts';
import { advancementsBy, allCards, fleetCards } from './content/lookup.ts';
import { agendasInPlay, discsInPlay, explorationInPlay } from './content/sets.ts';
import { checkMap } from './galaxy/check.ts';
import { laneOf } from './galaxy/graph.ts';
import type { AscendancyOptions } from './options.ts';
import { controlled } from './position/find.ts';
import { isAbandoned } from './position/lanes.ts';
import type { Ascendancy, BorgState, Disc, Player, Sector } from './state.ts';
import { SETS, zones } from './zones.ts';

/**
 * Throws if the position is impossible: a card is lost or duplicated, or there are too many Ships, Control Nodes or
 * Agreements.
 */
export function check({ g, stack }: State<Ascendancy>): void {
  checkCards(g, zones(g));
  for (const [seat, player] of g.players.entries()) {
    checkPieces(g, seat, player);
    checkAgreements(g, seat, player);
  }
  for (const disc of Object.values(g.discs)) checkDisc(g, disc);
  checkUnits(g);
  checkMap(g);
  checkLanes(g, stack);
  checkTurnOrder(g);
}

/** Checks the numbers of Cubes, Spires, Assimilation Nodes and dice (A-EXP-11). */
function checkBorg(g: Ascendancy, { cubes }: BorgState): void {
  const worlds = Object.values(g.discs).filter(({ spire }) => spire !== null);
  invariant(
    cubes.length <= CUBES && worlds.length <= SPIRES,
    () => `${cubes.length} Cubes and ${worlds.length} Spires`,
  );
  for (const { id, at, dice, adapted } of cubes) {
    invariant(isSector(g, at), () => `Cube ${id} in ${at}`);
    invariant(dice >= 0 && dice <= DICE, () => `${dice} dice of Cube ${id}`);
    invariant(
      adapted.every((shields) => shields >= 0 && shields <= ADAPTED),
      () => `Shields ${adapted.join()} of Cube ${id}`,
    );
  }
  for (const { id, spire, control, nodes } of worlds) {
    invariant((spire?.nodes ?? 0) <= NODES, () => `${spire?.nodes} Assimilation Nodes on ${id}`);
    invariant(control === null && nodes.every((node) => node === null), () => `other Nodes on the Borg world ${id}`);
  }
  invariant(
    g.players.every(({ tech }) => tech.length <= TECH_HELD),
    'too much Borg Tech',
  );
}

function checkCards(g: Ascendancy, laid: readonly Zone[]): void {
  for (const [set, all] of kept(IN_PLAY, g.options, inPlayOf)) conserve(laid, set, all);
  if (g.borg !== null) checkBorg(g, g.borg);
}

/** Caches the components in play for each set of options, since options never change. */
const IN_PLAY = new WeakMap<AscendancyOptions, ReturnType<typeof inPlayOf>>();

function inPlayOf(options: AscendancyOptions) {
  const ids = (cards: readonly { id: string }[]): string[] => cards.map(({ id }) => id);
  const { deck, borg } = explorationInPlay(options);
  return [
    [SETS.advancements, options.civs.flatMap((civ) => ids(advancementsBy(civ)))],
    [SETS.exploration, [...deck, ...borg]],
    [SETS.systems, ids(discsInPlay(options))],
    [SETS.commands, options.borg === 'none' ? [] : ids(allCards().commands)],
    [SETS.tech, options.borg === 'none' ? [] : ids(allCards().tech)],
    [SETS.agendas, ids(agendasInPlay(options))],
  ] as const;
}

/** Checks that each player has 30 Ships, 10 Control Nodes and 3 Starbases in all (A-COMP-08, A-COMP-12, A-COMP-10). */
function checkPieces(g: Ascendancy, seat: number, player: Player): void {
  const { civ, ships, controls, commissioned, reserves, commands, ascendancy, weapons, shields } = player;
  const flying = g.units.reduce((sum, unit) => sum + (unit.seat === seat ? unit.ships : 0), 0);
  const claimed = g.players.flatMap((one) => one.claimed).filter((owner) => owner === seat).length;
  invariant(
    ships >= 0 && ships + flying + claimed === PIECES.ships,
    () => `${ships} + ${flying} + ${claimed} Ships of ${civ}`,
  );
  const placed = controlled(g, seat).length;
  invariant(
    controls >= 0 && controls + placed === PIECES.controls,
    () => `${controls} + ${placed} Control Nodes of ${civ}`,
  );
  invariant(commissioned >= 0 && commissioned <= PIECES.starbases, () => `${commissioned} Starbases of ${civ}`);
  invariant(
    Object.values(reserves).every((amount) => amount >= 0),
    () => `negative Resources of ${civ}`,
  );
  invariant(
    commands.ready >= 0 && commands.exhausted >= 0 && ascendancy >= 0,
    () => `negative Commands or Ascendancy of ${civ}`,
  );
  invariant(
    weapons >= 1 && weapons <= 5 && shields >= 0 && shields <= 4,
    () => `levels ${weapons} and ${shields} of ${civ}`,
  );
}

/**
 * Checks that no rival holds two of a player’s three Agreements, and that neither the player nor an eliminated player
 * holds one (A-COMP-14, A-TRADE-06).
 */
function checkAgreements(g: Ascendancy, seat: number, { civ, agreements }: Player): void {
  invariant(agreements.length === 3, () => `${agreements.length} Trade Agreements of ${civ}`);
  const holders = agreements.flatMap(({ holder }) => holder ?? []);
  invariant(
    new Set(holders).size === holders.length,
    () => `one rival holds two Trade Agreements that belong to ${civ}`,
  );
  invariant(
    holders.every((holder) => holder !== seat && g.players[holder]?.out === false),
    () => `a Trade Agreement of ${civ} has an impossible holder`,
  );
}

/**
 * Checks that a System has one place for a Node per site, that its Controller is still in the game, and that none of
 * its token counts is negative (A-BUILD-16, A-TERM-06).
 */
function checkDisc(g: Ascendancy, { id, sites, nodes, control, level, research }: Disc): void {
  invariant(nodes.length === sites.length, () => `${nodes.length} Node places but ${sites.length} sites on ${id}`);
  invariant(
    control === null || g.players[control]?.out === false,
    () => `${id} is Controlled by seat ${control}, who is out of the game`,
  );
  invariant(level >= 0 && research >= 0, () => `negative tokens on ${id}`);
}

/** Checks that Ships are in existing Sectors or at Warp, and that no Fleet Card is used twice (A-COMP-09). */
function checkUnits(g: Ascendancy): void {
  const fleets = new Set<string>();
  for (const { id, seat, ships, fleet, at, warp } of g.units) {
    invariant(ships >= 1 && (fleet !== null || ships === 1), () => `unit ${id} of ${ships} Ships`);
    invariant((at === null) !== (warp === null), () => `unit ${id} must be either on the map or at Warp`);
    invariant(at === null || isSector(g, at), () => `unit ${id} in ${at}`);
    if (fleet === null) continue;
    const card = `${seat} ${fleet.card}`;
    invariant(
      !fleets.has(card) && fleet.card >= 0 && fleet.card <= 2,
      () => `Fleet Card ${fleet.card} of seat ${seat}`,
    );
    fleets.add(card);
    const civ = g.players[seat]?.civ;
    const side = civ === undefined ? undefined : fleetCards(civ)[fleet.card]?.[fleet.side];
    invariant(side !== undefined && ships <= side.most, () => `${ships} Ships in Fleet ${fleet.card} of seat ${seat}`);
  }
}

function isSector(g: Ascendancy, sector: Sector): boolean {
  const on = laneOf(sector);
  if (on === null) return sector in g.discs;
  const lane = g.lanes[on.lane];
  return lane !== undefined && on.at >= 1 && on.at <= lane.sectors;
}

/** Procedures that place a lane before any Ship is in it. */
const LAYING: ReadonlySet<string> = new Set([LAY.name, DISCOVER.name]);

/**
 * Checks that no abandoned lane is left. Nothing is checked during a conflict or a move, because abandoned lanes are
 * removed only at its end (A-LANE-08, A-LANE-09).
 */
function checkLanes(g: Ascendancy, stack: State<Ascendancy>['stack']): void {
  if (g.conflict !== null || g.movement !== null || stack.some(({ proc }) => LAYING.has(proc))) return;
  const left = Object.values(g.lanes).find((lane) => isAbandoned(g, lane));
  invariant(left === undefined, () => `the open lane ${left?.id} is empty`);
}

/** Checks that no Turn Order Card is held twice (A-COMP-06). */
function checkTurnOrder(g: Ascendancy): void {
  const cards = [...g.players.map(({ order }) => order.card), g.borg?.order.card ?? null].filter(
    (card) => card !== null,
  );
  invariant(new Set([...cards, ...g.cards]).size === cards.length + g.cards.length, 'a Turn Order Card exists twice');
}
