import type { SeatTitle } from '../../../kernel/game.ts';
import type { Reader, Seat, State } from '../../../kernel/types.ts';
import { sizes } from '../../kit/zones.ts';
import { allied, playerOf, seatName } from '../chapters/captains/find.ts';
import { commandTokens, hasBond } from '../chapters/crew/recruiting.ts';
import { spaceLabel } from '../chapters/map/labels.ts';
import { handLimit } from '../chapters/turn-end/hand-limit.ts';
import { baseDefense } from '../chapters/turn-end/levels.ts';
import { SHIPS } from '../content/ships.ts';
import { TACTICS } from '../content/tactics.ts';
import { LEVEL_LINES, reputationModifier } from '../content/tracks.ts';
import type { Frontiers, Player, Points, Reward } from '../state.ts';
import type { CaptainView, DummyView, OrderView, OwnView, PointsView } from '../view.ts';
import { cardView, crewCardView, skillView, tacticView } from './cards.ts';
import { type Now, playableNow } from './choice.ts';
import { potential } from './potential.ts';
import { fireView } from './tokens.ts';

/** The prefixes of ship names, such as `U.S.S.`, which short names omit. */
const PREFIX = /^(?:\p{L}\.)+ /u;

/** Returns a seat's short name: `Defiant`. */
export function shortName(g: Frontiers, seat: Seat): string {
  return seatName(g, seat).replace(PREFIX, '');
}

/** Returns the names of a seat's ship, or null until it is chosen. */
export function seatNow({ g }: State<Frontiers>, seat: Seat): SeatTitle | null {
  if (playerOf(g, seat).ship === null) return null;
  return { name: seatName(g, seat), short: shortName(g, seat) };
}

/** Returns the short name of a captain, including the Dummy Player. */
export function shortCaptain(g: Frontiers, who: Seat | 'dummy'): string {
  return who === 'dummy' ? 'Dummy Player' : shortName(g, who);
}

/** Returns the open information about the captains. For hands, decks and piles, only the number of cards is shown. */
export function captainViews(g: Frontiers): CaptainView[] {
  return g.players.map((player, seat) => captainView(g, player, seat));
}

function captainView(g: Frontiers, player: Player, seat: Seat): CaptainView {
  const { ship, level, reputation, skills, at } = player;
  const printed = ship === null ? null : SHIPS[ship];
  return {
    seat,
    name: shortName(g, seat),
    shipName: printed?.name ?? 'No ship yet',
    captain: printed?.captain ?? seatName(g, seat),
    ally: allyOf(g, seat),
    eliminated: player.eliminated,
    experience: player.experience,
    nextLevel: LEVEL_LINES[level]?.[1] ?? null,
    level,
    reputation,
    modifier: reputationModifier(reputation),
    defense: baseDefense(g, seat),
    handLimit: handLimit(g, seat),
    commandTokens: commandTokens(player) + (hasBond(player) ? 1 : 0),
    ...sizes(player, 'hand', 'deck', 'discard', 'removed', 'skillPile', 'kept'),
    crystals: { ...player.crystals },
    data: { ...player.data },
    dice: player.dice.map(({ colour, used }) => ({ colour, used })),
    crew: player.crew.map(({ crew, ready, wounds }) => ({ card: crewCardView(crew), ready, wounds })),
    wounds: player.wounds,
    skills: skills.map(({ skill, used }) => skillView(skill, used)),
    tactic: player.tactic === null ? null : { card: tacticView(player.tactic.tactic), used: player.tactic.used },
    at: at === null ? null : spaceLabel(at),
    aside: player.aside,
    points: pointsView(player.points),
    played: player.inPlay.map(({ card, as }) => ({ card: cardView(card), as })),
    rewards: player.rewards.map(rewardText),
  };
}

/** Returns the name of a seat's teammate, or null. A team has two players (F-TEAM-01). */
function allyOf(g: Frontiers, seat: Seat): string | null {
  const ally = g.players.findIndex((_, other) => other !== seat && allied(g, seat, other));
  return ally < 0 ? null : shortName(g, ally);
}

function pointsView({ move, diplomacy, repair, heal, mend, close, long, shields }: Points): PointsView {
  const fire = { close: fireView(close), long: fireView(long), shields: fireView(shields) };
  return { move, diplomacy, repair, heal, mend, ...fire };
}

/** Describes a reward due at the end of the turn (F-EOT-08 to F-EOT-12). */
function rewardText(reward: Reward): string {
  switch (reward.kind) {
    case 'undiscovered':
      return 'Undiscovered Card';
    case 'advanced':
      return 'Advanced Action';
    case 'crew':
      return 'Crew Member';
    case 'crystals':
      return 'Crystal of each basic color';
    case 'random':
      return reward.count === 1 ? 'Random crystal' : `${reward.count} random crystals`;
  }
}

/**
 * Returns the reader's own secrets: hand, discards, cards kept from the draft (F-VARIANT-28), and the secretly chosen
 * ship (F-SCEN-92).
 */
export function ownView(g: Frontiers, reader: Reader, now: Now): OwnView | null {
  if (reader === 'spectator') return null;
  const { hand, discard, kept, team } = playerOf(g, reader);
  const playable = playableNow(now);
  return {
    hand: hand.map((card) => cardView(card, playable(card))),
    discard: discard.map((card) => cardView(card)),
    kept: kept.map((card) => cardView(card)),
    chosen: team === null ? null : (g.chosen[team] ?? null),
    most: potential(g, reader),
  };
}

/** Returns the Dummy Player's view (F-DUMMY-02). The Dummy Player's deck and Skills are face down. */
export function dummyView({ dummy }: Frontiers): DummyView | null {
  if (dummy === null) return null;
  const { ship, crystals, tactic } = dummy;
  return {
    name: SHIPS[ship].name,
    ...sizes(dummy, 'deck', 'discard', 'skillPile'),
    crystals: { ...crystals },
    tactic: tactic === null ? null : tacticView(tactic),
  };
}

/** Returns the Round Order column with the numbers of the Tactics (F-TACTIC-06). */
export function orderViews(g: Frontiers): OrderView[] {
  return g.order.map(({ who, down }) => {
    const tactic = who === 'dummy' ? g.dummy?.tactic : playerOf(g, who).tactic?.tactic;
    return { who, down, name: shortCaptain(g, who), number: tactic == null ? null : TACTICS[tactic].number };
  });
}
