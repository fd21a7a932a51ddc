import type { Option, Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer, offer } from '../../../kit/offers.ts';
import { sentence } from '../../../kit/words.ts';
import type { LocationKind } from '../../content/terrain.ts';
import { reputationModifier } from '../../content/tracks.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { idsAround, isBeside, isGarrisoned, isOpenTo, ownerOf, siteAt, spaceAt, spaceName } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { spaceWords, yourShip } from '../map/place-words.ts';
import { isSafe } from '../movement/safe.ts';
import { turnOf } from '../turn/turn-state.ts';
import { cubeForDeals } from './cubes.ts';
import { leastPrice, saleOffers } from './purchases.ts';

/**
 * Locations that ships can interact with. The ship must be on the location's space or, for a Class-M Planet, beside it
 * (F-INTERACT-13).
 */
const SELLS: readonly (LocationKind | undefined)[] = [
  'outpost',
  'classM',
  'romulanStarbase',
  'dominionStarbase',
  'borgCube',
];

/**
 * Whether a seat may use Diplomacy outside Away Missions. A seat whose Reputation is on the X can use Diplomacy only in
 * Away Missions (F-INTERACT-09, F-OPEN-08).
 */
export function mayDeal(g: Frontiers, seat: Seat): boolean {
  return reputationModifier(playerOf(g, seat).reputation) !== null;
}

/** Returns the reason a seat can't interact anywhere, or null (F-INTERACT-09). */
export function notTrusted(g: Frontiers, seat: Seat): Obstacle {
  if (mayDeal(g, seat)) return null;
  const { reputation } = playerOf(g, seat);
  return no('F-INTERACT-09', `Your Reputation of ${reputation} is on the X, so you can’t interact.`);
}

/** A player's choice to interact with a location. */
export interface InteractPayload {
  do: 'interact';
  at: HexId;
}

/**
 * Returns the locations that a ship can interact with from its space (F-INTERACT-01, F-TURN-11). A ship interacts with
 * one location per turn (F-OPEN-79).
 */
export function interactions(g: Frontiers, seat: Seat): Offer<InteractPayload>[] {
  const { at } = playerOf(g, seat);
  if (at === null) return [];
  return [at, ...idsAround(at)].map((id) => interactOffer(g, seat, id)).filter(({ why }) => why === null);
}

/** Returns the offer to interact with a location. If the ship can't do so now, the offer includes the reason. */
export function interactOffer(g: Frontiers, seat: Seat, at: HexId): Offer<InteractPayload> {
  const why = notTrusted(g, seat) ?? notDealt(g, seat, at);
  return offer({ do: 'interact', at }, why, () => interactOption(g, seat, at));
}

/** Whether ships can interact with this kind of location. */
export function sells(g: Frontiers, id: HexId): boolean {
  return SELLS.includes(spaceAt(g, id)?.site?.kind);
}

/** Returns the reason a ship can't interact with a location from its space, or null (F-INTERACT-13, F-SAFE-01). */
function notDealt(g: Frontiers, seat: Seat, id: HexId): Obstacle {
  const closed = closedTo(g, seat, id);
  if (closed !== null) return closed;
  const { at } = playerOf(g, seat);
  const isPlanet = spaceAt(g, id)?.site?.kind === 'classM';
  if (at === null || !(isPlanet ? isBeside(at, id) : at === id)) {
    const where = isPlanet ? 'beside' : 'on';
    return no('F-INTERACT-13', () => `${sentence(yourShip(g, seat))} must be ${where} ${spaceWords(g, id)}.`);
  }
  if (isSafe(g, seat, at)) return null;
  const text = () => `You can interact only from a safe space, and ${spaceWords(g, at)} isn’t safe.`;
  return no('F-SAFE-01', text);
}

/**
 * Returns the reason a location is closed to a seat wherever its ship is, or null (F-INTERACT-01, F-LOC-12, F-LOC-17).
 * At an ally's Starbase a seat can recruit Crew too (F-TEAM-06, F-OPEN-76).
 */
function closedTo(g: Frontiers, seat: Seat, id: HexId): Obstacle {
  const what = () => spaceWords(g, id);
  const kind = spaceAt(g, id)?.site?.kind;
  switch (kind) {
    case 'outpost':
      return null;
    case 'classM':
      if (siteAt(g, id).marks.length === 0) return null;
      return no('F-OUTCOME-08', () => `${what()} has been decimated, so you can’t interact there.`);
    case 'romulanStarbase':
    case 'dominionStarbase': {
      if (isGarrisoned(g, id)) {
        const rule = kind === 'romulanStarbase' ? 'F-LOC-12' : 'F-LOC-16';
        return no(rule, () => `Nobody can interact with ${what()} until it is conquered.`);
      }
      if (isOpenTo(g, seat, id)) return null;
      const owner = ownerOf(g, id);
      const name = owner === null ? 'another player' : seatName(g, owner);
      return no('F-LOC-13', () => `Only ${name} can interact with ${what()}.`);
    }
    case 'borgCube':
      if (cubeForDeals(g, id) !== null) return null;
      if (scenarioIn(g).cubes === 'found')
        return no('F-SCEN-04', 'In this scenario, you can’t interact with Borg Cubes.');
      return no('F-LOC-44', () => `Nobody can interact with ${what()} until the Cube is destroyed.`);
    default:
      return no('F-INTERACT-01', () => `You can’t interact with ${what()}.`);
  }
}

/**
 * Words that players may type for an Interaction. If only one Interaction is offered, each of these words selects it.
 */
const TALKS = ['talk', 'interact', 'trade', 'deal'];

function interactOption(g: Frontiers, seat: Seat, id: HexId): Option {
  const label = spaceLabel(id);
  const space = spaceAt(g, id);
  const bonus = playerOf(g, seat).points.diplomacy + greeting(g, seat) + tokenBonus(g, seat, id);
  const least = leastPrice(saleOffers(g, seat, id));
  return {
    key: `interact:${label}`,
    verb: 'interact',
    label: `Interact with ${label}: ${space === null ? '' : spaceName(g, space)}`,
    hint: `Your Action. You start with ${bonus} Diplomacy${least === null || least <= bonus ? '' : `. The cheapest item costs ${least}`}.`,
    called: TALKS,
    group: 'Actions',
    subject: { kind: 'space', id },
    rule: 'F-INTERACT-01',
  };
}

/**
 * Returns the Diplomacy that an Interaction gives before any cards are played: the Reputation modifier, once per turn
 * (F-INTERACT-08, F-INTERACT-12).
 */
function greeting(g: Frontiers, seat: Seat): number {
  return g.turn?.courted ? 0 : (reputationModifier(playerOf(g, seat).reputation) ?? 0);
}

/**
 * Adds the Reputation modifier and records that an Interaction took place. The modifier applies only once, even if the
 * Reputation changes later (F-OPEN-07).
 */
export function greet(ctx: Running, seat: Seat): void {
  const { g } = ctx;
  const bonus = greeting(g, seat);
  playerOf(g, seat).points.diplomacy += bonus;
  turnOf(g).courted = true;
  if (bonus === 0) return;
  ctx.log(`${seatName(g, seat)} gets ${bonus > 0 ? '+' : ''}${bonus} Diplomacy for its Reputation.`, 'F-INTERACT-08');
}

/** Returns the Diplomacy that the seat's Faction Tokens at a destroyed Cube give (F-INTERACT-10). */
export function tokenBonus(g: Frontiers, seat: Seat, id: HexId): number {
  return cubeForDeals(g, id)?.marks.filter((mark) => mark === seat).length ?? 0;
}
