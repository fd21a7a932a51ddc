import { procedures } from '../../kernel/game.ts';
import { activation } from './chapters/activation/activation.ts';
import { move } from './chapters/activation/move.ts';
import { draw, swap } from './chapters/activation/simple.ts';
import { place } from './chapters/area/place.ts';
import { attack } from './chapters/attacks/attack.ts';
import { damage } from './chapters/attacks/damage.ts';
import { assimilate } from './chapters/attacks/leaving.ts';
import { reroll } from './chapters/attacks/reroll.ts';
import { contest } from './chapters/interrupts/contest.ts';
import { window } from './chapters/interrupts/window.ts';
import { arrivals } from './chapters/preparation/arrivals.ts';
import { preparation } from './chapters/preparation/preparation.ts';
import { actionPhase } from './chapters/rounds/action-phase.ts';
import { debrief } from './chapters/rounds/debrief.ts';
import { drawPhase } from './chapters/rounds/draw-phase.ts';
import { game } from './chapters/rounds/game.ts';
import { test } from './chapters/tests/test.ts';
import { interrupt } from './effects/interrupts.ts';
import { attach, play } from './effects/play.ts';
import { effects } from './effects/runner.ts';
import type { AwayMissions } from './state.ts';

/** All procedures of the game, by the names that are stored in frames. */
export const PROCEDURES = procedures<AwayMissions>(
  game,
  preparation,
  drawPhase,
  arrivals,
  actionPhase,
  activation,
  move,
  attack,
  reroll,
  damage,
  assimilate,
  place,
  test,
  window,
  contest,
  draw,
  swap,
  debrief,
  play,
  attach,
  interrupt,
  effects,
);
