import type { Option, Seat } from '../../../kernel/types.ts';
import type { SiteKind } from '../content/terrain.ts';
import { reputationModifier } from '../content/tracks.ts';
import { scenarioIn } from '../scenarios/all.ts';
import type { CubeOnMap, Frontiers } from '../state.ts';
import { playerOf, seatName } from './find.ts';
import type { Running } from './gains.ts';
import { cubeAt, idsAround, isGarrisoned, isOpenTo, siteAt, spaceAt, spaceName } from './ground.ts';
import type { HexId } from './hex.ts';
import { spaceLabel } from './labels.ts';
import { isSafe } from './safe.ts';
import { turnOf } from './turn-state.ts';

/** Locations that are dealt with from their own space; a Class-M Planet is from beside it (F-INTERACT-13). */
const ABOARD: ReadonlySet<SiteKind> = new Set(['outpost', 'romulanStarbase', 'dominionStarbase', 'borgCube']);

/** Whether a seat may use Diplomacy at all outside Away Missions: not on the X (F-INTERACT-09, F-OPEN-08). */
export function mayDeal(g: Frontiers, seat: Seat): boolean {
  return reputationModifier(playerOf(g, seat).reputation) !== null;
}

/** Locations that a ship can interact with from where it is (F-INTERACT-01, F-TURN-11), one in a turn (F-OPEN-79). */
export function interactions(g: Frontiers, seat: Seat): Option[] {
  const { at } = playerOf(g, seat);
  if (at === null || !mayDeal(g, seat) || !isSafe(g, seat, at)) return [];
  return [at, ...idsAround(at)]
    .filter((id) => isOpenForDeals(g, seat, id) && (id === at) === isAboard(g, id))
    .map((id) => interactOption(g, seat, id));
}

function isAboard(g: Frontiers, id: HexId): boolean {
  const kind = spaceAt(g, id)?.site?.kind;
  return kind !== undefined && ABOARD.has(kind);
}

/** Whether a location deals with a seat at all, wherever the ship is (F-INTERACT-01, F-LOC-12, F-LOC-17); an ally’s Starbase recruits Crew for a seat, too (F-TEAM-06, F-OPEN-76). */
export function isOpenForDeals(g: Frontiers, seat: Seat, id: HexId): boolean {
  switch (spaceAt(g, id)?.site?.kind) {
    case 'outpost':
      return true;
    // F-OUTCOME-08: a decimated planet is closed.
    case 'classM':
      return siteAt(g, id).marks.length === 0;
    case 'romulanStarbase':
    case 'dominionStarbase':
      return !isGarrisoned(g, id) && isOpenTo(g, seat, id);
    case 'borgCube':
      return cubeForDeals(g, id) !== null;
    default:
      return false;
  }
}

/** The destroyed Cube of a space that sells something (F-LOC-44); none where they are but found (F-SCEN-04). */
export function cubeForDeals(
  g: Frontiers,
  id: HexId,
): (CubeOnMap & { colour: 'red' | 'blue' | 'gold' | 'green' }) | null {
  if (scenarioIn(g).cubes === 'found') return null;
  const cube = cubeAt(g, id);
  return cube?.destroyed ? cube : null;
}

function interactOption(g: Frontiers, seat: Seat, id: HexId): Option {
  const label = spaceLabel(id);
  const space = spaceAt(g, id);
  const bonus = playerOf(g, seat).points.diplomacy + greeting(g, seat) + tokenBonus(g, seat, id);
  return {
    key: `interact:${label}`,
    verb: 'interact',
    label: `Interact with ${label}: ${space === null ? '' : spaceName(g, space)}`,
    hint: `Your Action. You begin with ${bonus} Diplomacy.`,
    group: 'Actions',
    subject: { kind: 'space', id },
    rule: 'F-INTERACT-01',
  };
}

/** Diplomacy that comes with an Interaction before anything is played for it: the Reputation modifier, once in a turn (F-INTERACT-08, F-INTERACT-12). */
function greeting(g: Frontiers, seat: Seat): number {
  return g.turn?.courted ? 0 : (reputationModifier(playerOf(g, seat).reputation) ?? 0);
}

/**
 * Gives what comes with an Interaction and marks that one took place. It counts once: the modifier stays as it is though
 * the Reputation changes (F-OPEN-07).
 */
export function greet(ctx: Running, seat: Seat): void {
  const { g } = ctx;
  const bonus = greeting(g, seat);
  playerOf(g, seat).points.diplomacy += bonus;
  turnOf(g).courted = true;
  if (bonus === 0) return;
  ctx.log(`${seatName(g, seat)} gets ${bonus > 0 ? '+' : ''}${bonus} Diplomacy for its standing.`, 'F-INTERACT-08');
}

/** Diplomacy for own Faction Tokens at a destroyed Cube (F-INTERACT-10). */
export function tokenBonus(g: Frontiers, seat: Seat, id: HexId): number {
  return cubeForDeals(g, id)?.marks.filter((mark) => mark === seat).length ?? 0;
}
