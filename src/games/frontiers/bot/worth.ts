import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { idsAround, roams, siteAt, spaces, spacesAround } from '../chapters/map/ground.ts';
import { distance, type HexId, hexOf } from '../chapters/map/hex.ts';
import { explorable } from '../chapters/map/layout.ts';
import { cardOf } from '../content/cards/all.ts';
import { crewOf } from '../content/crew/all.ts';
import { levelAt } from '../content/tracks.ts';
import { scenarioIn } from '../scenarios/all.ts';
import { DAMAGE, type Frontiers } from '../state.ts';

/**
 * What things are worth beside one point of Experience, from play against itself: what scores at the end counts what it
 * scores, what helps later a little less than it may bring.
 */
const WORTH = {
  level: 3,
  reputation: 0.35,
  crystal: 0.5,
  damage: -0.9,
  captainWound: -2,
  crewRank: 1.1,
  skill: 2,
  advanced: 1.5,
  undiscovered: 2.5,
  mark: 1.5,
  heldCard: 0.22,
  far: -0.25,
  target: 0.5,
} as const;

/** Further from the edge of the map than this counts alike. */
const FAR = 12;

/** How well a seat stands, in points of Experience. Looks at nothing that the seat can’t see. */
export function worth(g: Frontiers, seat: Seat): number {
  const player = playerOf(g, seat);
  let sum = player.experience + levelAt(player.experience) * WORTH.level + player.reputation * WORTH.reputation;
  for (const count of Object.values(player.crystals)) sum += count * WORTH.crystal;
  for (const cards of [player.hand, player.deck, player.discard]) for (const card of cards) sum += cardWorth(card);
  for (const { card } of player.inPlay) sum += cardWorth(card);
  for (const card of player.hand) if (card !== DAMAGE) sum += WORTH.heldCard;
  for (const card of player.deck) if (card !== DAMAGE) sum += WORTH.heldCard;
  for (const { crew, wounds } of player.crew) sum += (crewOf(crew).rank * WORTH.crewRank) / (wounds > 0 ? 2 : 1);
  sum += player.wounds * WORTH.captainWound + player.skills.length * WORTH.skill;
  for (const { kind } of player.rewards) sum += kind === 'undiscovered' ? WORTH.undiscovered : WORTH.advanced;
  for (const site of Object.values(g.sites)) for (const mark of site.marks) if (mark === seat) sum += WORTH.mark;
  for (const cube of Object.values(g.cubes))
    sum += (cube?.marks.filter((mark) => mark === seat).length ?? 0) * WORTH.mark;
  return sum + placeWorth(g, seat);
}

function cardWorth(card: string): number {
  if (card === DAMAGE) return WORTH.damage;
  const { sort } = cardOf(card);
  return sort === 'advanced' ? WORTH.advanced : sort === 'undiscovered' ? WORTH.undiscovered : 0;
}

/** Near the edge of the map there is something to explore; beside enemies and planets something to do. */
function placeWorth(g: Frontiers, seat: Seat): number {
  const { at } = playerOf(g, seat);
  if (at === null) return 0;
  let sum = g.stack.length > 0 ? edgeDistance(g, at) * WORTH.far : 0;
  for (const space of spacesAround(g, at)) {
    if (space.site === null || siteAt(g, space.id).marks.length > 0) continue;
    if (roams(g, space.id) || space.terrain === 'planet') sum += WORTH.target;
  }
  return sum;
}

/** Spaces to the nearest one from which a tile can be explored. */
function edgeDistance(g: Frontiers, at: HexId): number {
  const here = hexOf(at);
  const supply = { stack: g.stack, box: g.box };
  let nearest = FAR;
  const map = spaces(g);
  for (const space of map.values()) {
    const away = distance(here, space.hex);
    if (away >= nearest || idsAround(space.id).every((near) => map.has(near))) continue;
    if (explorable(scenarioIn(g).map, g.map, supply, space.hex).length > 0) nearest = away;
  }
  return nearest;
}
