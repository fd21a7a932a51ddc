import type { Game, ProcedureTable } from '../../kernel/game.ts';
import { check } from './check.ts';
import { interrupt } from './effects/interrupts.ts';
import { play } from './effects/play.ts';
import { effects } from './effects/runner.ts';
import { auto, defaultOrders, fallback, parseOrders, windows } from './orders.ts';
import { redeal } from './redeal.ts';
import { refuse } from './refuse.ts';
import { factionName, other, seatName } from './rules/names.ts';
import { score } from './score.ts';
import { factions, parseOptions, setup } from './setup.ts';
import { staging } from './staging.ts';
import type { AwayMissions } from './state.ts';
import { actionPhase } from './steps/action-phase.ts';
import { activation } from './steps/activation.ts';
import { arrivals } from './steps/arrivals.ts';
import { assimilate } from './steps/assimilate.ts';
import { attack } from './steps/attack.ts';
import { damage } from './steps/damage.ts';
import { debrief } from './steps/debrief.ts';
import { drawPhase } from './steps/draw-phase.ts';
import { game } from './steps/game.ts';
import { move } from './steps/move.ts';
import { place } from './steps/place.ts';
import { preparation } from './steps/preparation.ts';
import { reroll } from './steps/reroll.ts';
import { draw, recover, swap, takeCover } from './steps/simple.ts';
import { test } from './steps/test.ts';
import { window } from './steps/window.ts';
import type { AwayMissionsView } from './view.ts';
import { view } from './viewing/view.ts';

const procedures: ProcedureTable<AwayMissions> = {
  game,
  preparation,
  'draw-phase': drawPhase,
  arrivals,
  'action-phase': actionPhase,
  activation,
  move,
  attack,
  reroll,
  damage,
  assimilate,
  place,
  test,
  window,
  'take-cover': takeCover,
  recover,
  draw,
  swap,
  debrief,
  play,
  interrupt,
  effects,
};

/** Star Trek: Away Missions for two players: Riker’s Away Team against Locutus’s Unimatrix. */
export const awayMissions: Game<AwayMissions, AwayMissionsView> = {
  id: 'away-missions',
  title: 'Star Trek: Away Missions',
  rules: 1,
  seatNames: (options) => factions(parseOptions(options)).map(factionName),
  options: parseOptions,
  setup: (options) => setup(parseOptions(options)),
  main: 'game',
  procedures,
  view,
  redeal,
  check,
  score: ({ g }) => score(g),
  refuse,
  fallback,
  auto,
  concede: ({ g }, seat) => ({
    winners: [other(seat)],
    why: `${seatName(g, seat)} gives up: ${seatName(g, other(seat))} wins.`,
  }),
  windows: ({ g }, seat) => windows(g, seat),
  staging,
  defaultOrders: (_seat, bot) => defaultOrders(bot),
  orders: parseOrders,
};
