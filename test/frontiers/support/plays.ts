import type { Moment } from '../../../src/games/frontiers/effects/moments.ts';
import { play } from '../../../src/games/frontiers/effects/play.ts';
import { isPlay, plays } from '../../../src/games/frontiers/effects/plays.ts';
import { effects } from '../../../src/games/frontiers/effects/runner.ts';
import { freshTurn } from '../../../src/games/frontiers/rules/turn-state.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { recruit } from '../../../src/games/frontiers/steps/recruit.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { Drive } from './drive.ts';

/** Keys that a seat may play at a moment. */
export function playable(g: Frontiers, seat: Seat, moment: Moment): string[] {
  return plays(g, seat, moment).map(({ key }) => key);
}

/** Puts the position into the turn of a seat. */
export function inTurn(g: Frontiers, seat: Seat = 0): Frontiers {
  g.turn = { ...freshTurn(seat), begun: true };
  return g;
}

/** Plays what is offered at a moment, and answers what it asks. Throws when it isn’t offered. */
export function playing(
  g: Frontiers,
  key: string,
  { seat = 0, moment = 'move', answers = [], dice = [] }: PlayingOptions = {},
): Drive {
  if (!isPlay(key) || !playable(g, seat, moment).includes(key)) throw new Error(`${key} can’t be played`);
  const drive = new Drive(g, { play, effects, recruit }, { proc: 'play', local: { seat, key, moment } }, dice);
  return drive.does(...answers);
}

interface PlayingOptions {
  seat?: Seat;
  moment?: Moment;
  answers?: string[];
  dice?: number[];
}
