import { type Game, procedures } from '../../kernel/game.ts';
import { away } from './chapters/away/away.ts';
import { classH } from './chapters/away/class-h.ts';
import { wounds } from './chapters/away/wounds.ts';
import { combat } from './chapters/combat/combat.ts';
import { harm } from './chapters/combat/harm.ts';
import { secretDie } from './chapters/combat/secret-die.ts';
import { shields } from './chapters/combat/shields.ts';
import { volleys } from './chapters/combat/volleys.ts';
import { recruit } from './chapters/crew/recruit.ts';
import { buy } from './chapters/interactions/buy.ts';
import { interact } from './chapters/interactions/interact.ts';
import { assault } from './chapters/joint/assault.ts';
import { pvp } from './chapters/pvp/pvp.ts';
import { pvpAttack } from './chapters/pvp/pvp-attack.ts';
import { dummyTurn } from './chapters/rounds/dummy.ts';
import { game } from './chapters/rounds/game.ts';
import { round } from './chapters/rounds/round.ts';
import { tactics } from './chapters/rounds/tactics.ts';
import { upgrades } from './chapters/rounds/upgrades.ts';
import { draft } from './chapters/setup/draft.ts';
import { ships } from './chapters/setup/ships.ts';
import { emergency } from './chapters/turn/emergency.ts';
import { turn } from './chapters/turn/turn.ts';
import { endOfTurn, joinedEnd } from './chapters/turn-end/end-of-turn.ts';
import { levelUp } from './chapters/turn-end/level-up.ts';
import { rewards } from './chapters/turn-end/rewards.ts';
import { check } from './check.ts';
import { play } from './effects/play.ts';
import { effects } from './effects/runner.ts';
import { auto, defaultOrders, fallback, parseOrders, windows } from './orders.ts';
import { concede } from './outcome.ts';
import { redeal } from './redeal.ts';
import { score } from './score.ts';
import { parseOptions, setup } from './setup.ts';
import { staging } from './staging.ts';
import type { Frontiers } from './state.ts';
import { teach } from './teach.ts';
import type { FrontiersView } from './view.ts';
import { seatNow } from './viewing/captains.ts';
import { SAYS } from './viewing/says.ts';
import { view } from './viewing/view.ts';
import { refuse } from './wishes/refuse.ts';

/**
 * Star Trek: Frontiers for one to four captains. Steps are taken back as in every game: until something is revealed or rolled,
 * or somebody else reacts (F-REVERT-01, F-REVERT-04, F-REVERT-05).
 */
export const frontiers: Game<Frontiers, FrontiersView> = {
  id: 'frontiers',
  title: 'Star Trek: Frontiers',
  says: SAYS,
  rules: 4,
  seatNames: (options) => Array.from({ length: parseOptions(options).players }, (_, seat) => `Captain ${seat + 1}`),
  seatNow,
  turnNow: ({ g }) => [g.phase, g.round, g.turn?.seat].join(),
  options: parseOptions,
  setup: (options) => setup(parseOptions(options)),
  main: 'game',
  procedures: procedures<Frontiers>(
    game,
    ships,
    draft,
    round,
    tactics,
    dummyTurn,
    upgrades,
    turn,
    interact,
    buy,
    recruit,
    emergency,
    endOfTurn,
    rewards,
    levelUp,
    combat,
    away,
    classH,
    volleys,
    shields,
    harm,
    wounds,
    secretDie,
    pvp,
    pvpAttack,
    assault,
    joinedEnd,
    play,
    effects,
  ),
  view,
  redeal,
  check,
  score: ({ g }) => score(g),
  refuse,
  teach,
  fallback,
  // What seats are asked is theirs to decide: there are no preferences.
  auto,
  concede,
  windows: ({ g }) => windows(g),
  staging,
  defaultOrders,
  orders: parseOrders,
};
