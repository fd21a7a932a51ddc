import type { Game, ProcedureTable } from '../../kernel/game.ts';
import { check } from './check.ts';
import { concede } from './concede.ts';
import { play } from './effects/play.ts';
import { effects } from './effects/runner.ts';
import { auto, defaultOrders, fallback, parseOrders, windows } from './orders.ts';
import { redeal } from './redeal.ts';
import { refuse } from './refuse.ts';
import { score } from './score.ts';
import { parseOptions, setup } from './setup.ts';
import { staging } from './staging.ts';
import type { Frontiers } from './state.ts';
import { assault } from './steps/assault.ts';
import { buy } from './steps/buy.ts';
import { draft } from './steps/draft.ts';
import { dummyTurn } from './steps/dummy.ts';
import { emergency } from './steps/emergency.ts';
import { endOfTurn } from './steps/end-of-turn.ts';
import { explore } from './steps/explore.ts';
import { FIGHTS } from './steps/fights.ts';
import { game } from './steps/game.ts';
import { interact } from './steps/interact.ts';
import { joinedEnd } from './steps/joined-end.ts';
import { levelUp } from './steps/level-up.ts';
import { pvp } from './steps/pvp.ts';
import { pvpAttack } from './steps/pvp-attack.ts';
import { recruit } from './steps/recruit.ts';
import { rewards } from './steps/rewards.ts';
import { round } from './steps/round.ts';
import { ships } from './steps/ships.ts';
import { tactics } from './steps/tactics.ts';
import { turn } from './steps/turn.ts';
import { upgrades } from './steps/upgrades.ts';
import { teach } from './teach.ts';
import type { FrontiersView } from './view.ts';
import { seatNow } from './viewing/captains.ts';
import { view } from './viewing/view.ts';

const procedures: ProcedureTable<Frontiers> = {
  game,
  ships,
  draft,
  round,
  tactics,
  'dummy-turn': dummyTurn,
  upgrades,
  turn,
  explore,
  interact,
  buy,
  recruit,
  emergency,
  'end-of-turn': endOfTurn,
  rewards,
  'level-up': levelUp,
  ...FIGHTS,
  pvp,
  'pvp-attack': pvpAttack,
  assault,
  'joined-end': joinedEnd,
  play,
  effects,
};

/**
 * Star Trek: Frontiers for one to four captains. Steps are taken back as in every game: until something is revealed or rolled,
 * or somebody else reacts (F-REVERT-01, F-REVERT-04, F-REVERT-05).
 */
export const frontiers: Game<Frontiers, FrontiersView> = {
  id: 'frontiers',
  title: 'Star Trek: Frontiers',
  rules: 2,
  seatNames: (options) => Array.from({ length: parseOptions(options).players }, (_, seat) => `Captain ${seat + 1}`),
  seatNow,
  options: parseOptions,
  setup: (options) => setup(parseOptions(options)),
  main: 'game',
  procedures,
  view,
  redeal,
  check,
  score: ({ g }) => score(g),
  refuse,
  teach,
  fallback,
  auto,
  concede,
  windows: ({ g }) => windows(g),
  staging,
  defaultOrders,
  orders: parseOrders,
};
