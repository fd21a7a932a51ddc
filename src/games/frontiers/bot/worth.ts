import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { ownCards } from '../chapters/captains/holdings.ts';
import { isFulfilled } from '../chapters/rounds/finale.ts';
import { cardOf } from '../content/cards/all.ts';
import { crewOf } from '../content/crew/all.ts';
import { levelAt, reputationModifier } from '../content/tracks.ts';
import { roundsOf, scenarioIn } from '../scenarios/all.ts';
import { DAMAGE, type Frontiers, type Player } from '../state.ts';
import { prospects } from './target-places.ts';

/**
 * Values relative to one point of Experience. `now` counts in the final score. `later` is added in full at the start of
 * a long game, and shrinks as fewer Rounds are left. `soon` is added in full until the last Round, and shrinks during
 * that Round.
 */
const WORTH = {
  level: { now: 0.5, later: 4 },
  reputation: { now: 0, later: 1.2 },
  trust: { now: 0, later: 2 },
  crystal: { now: 0, later: 0.8 },
  damage: { now: -2, later: -0.4 },
  captainWound: { now: -1, later: -2 },
  crewRank: { now: 1, later: 6 },
  readyCrew: { now: 0, later: 0.4 },
  skill: { now: 0, later: 3 },
  advanced: { now: 1, later: 1.3 },
  undiscovered: { now: 2, later: 1.6 },
  weapon: { now: 0, later: 0.8 },
  mark: { now: 2, later: 0 },
  defender: { now: 0, soon: 6, later: 4 },
  cube: { now: 16, later: 8 },
  allCubes: { now: 15, later: 60 },
  tile: { now: 0, later: 2.5 },
  tileTogether: { now: 0, later: 7.5 },
  heldCard: { now: 0, later: 0.3 },
} as const;

/**
 * The value that something has at the end of the game, the value added while a Round is left, and the value added at
 * the start of a long game.
 */
interface Worth {
  readonly now: number;
  readonly soon?: number;
  readonly later: number;
}

/** The number of Rounds in a long game. */
const LONG = 6;

const NOTHING: Worth = { now: 0, later: 0 };

/** Evaluates a seat's position in points of Experience. The evaluation uses nothing that is hidden from the seat. */
export function worth(g: Frontiers, seat: Seat): number {
  const player = playerOf(g, seat);
  const isTogether = scenarioIn(g).together;
  const rounds = roundsLeft(g, player);
  const ahead = rounds / LONG;
  const near = Math.min(1, rounds);
  const of = ({ now, soon = 0, later }: Worth, count = 1): number => count * (now + soon * near + later * ahead);
  let sum = player.experience + of(WORTH.level, levelAt(player.experience));
  // Reputation changes prices, and a captain at the end of the track can't trade at all.
  sum += of(WORTH.reputation, player.reputation) + of(WORTH.trust, reputationModifier(player.reputation) ?? -8);
  for (const count of Object.values(player.crystals)) sum += of(WORTH.crystal, count);
  for (const card of ownCards(g, seat)) {
    sum += of(cardWorth(card));
    if (cardOf(card).types.includes('attack')) sum += of(WORTH.weapon);
  }
  for (const cards of [player.hand, player.deck])
    for (const card of cards) if (card !== DAMAGE) sum += of(WORTH.heldCard);
  for (const { crew, wounds, ready } of player.crew) {
    sum += of(WORTH.crewRank, crewOf(crew).rank) / (wounds > 0 ? 2 : 1);
    if (ready && wounds === 0) sum += of(WORTH.readyCrew, crewOf(crew).rank);
  }
  sum += of(WORTH.captainWound, player.wounds) + of(WORTH.skill, player.skills.length);
  for (const { kind } of player.rewards) sum += of(kind === 'undiscovered' ? WORTH.undiscovered : WORTH.advanced);
  for (const site of Object.values(g.sites)) for (const mark of site.marks) if (mark === seat) sum += of(WORTH.mark);
  // Tiles are worth less in competitive games, because they also help opponents.
  sum += of(isTogether ? WORTH.tileTogether : WORTH.tile, g.map.length);
  for (const cube of Object.values(g.cubes)) {
    sum += of(WORTH.defender, cube.marks.filter((mark) => mark === seat).length);
    if (cube.destroyed) sum += of(WORTH.cube);
  }
  if (isTogether && isFulfilled(g)) sum += of(WORTH.allCubes);
  return sum + prospects(g, seat, rounds);
}

function cardWorth(card: string): Worth {
  if (card === DAMAGE) return WORTH.damage;
  const { sort } = cardOf(card);
  return sort === 'advanced' ? WORTH.advanced : sort === 'undiscovered' ? WORTH.undiscovered : NOTHING;
}

/**
 * Returns the number of Rounds left. The current Round counts as a fraction, measured in cards left to play. The Dummy
 * Player's cards count too.
 */
function roundsLeft(g: Frontiers, { hand, deck, discard }: Player): number {
  const parts = [[hand.length + deck.length, discard.length]];
  if (g.dummy !== null) parts.push([g.dummy.deck.length, g.dummy.discard.length]);
  const part = Math.min(...parts.map(([left = 0, gone = 0]) => left / Math.max(1, left + gone)));
  return roundsOf(g) - g.round + part;
}
