import { recruit } from '../../../../src/games/frontiers/chapters/crew/recruit.ts';
import { freshTurn } from '../../../../src/games/frontiers/chapters/turn/turn-state.ts';
import type { Moment } from '../../../../src/games/frontiers/effects/moments.ts';
import type { PlayPayload } from '../../../../src/games/frontiers/effects/payloads.ts';
import { play } from '../../../../src/games/frontiers/effects/play.ts';
import { plays } from '../../../../src/games/frontiers/effects/plays.ts';
import { effects } from '../../../../src/games/frontiers/effects/runner.ts';
import type { Frontiers } from '../../../../src/games/frontiers/state.ts';
import type { Json, Seat } from '../../../../src/kernel/types.ts';
import { Drive } from './drive.ts';

/** The keys that a seat may play at a moment. */
export function playable(g: Frontiers, seat: Seat, moment: Moment): string[] {
  return plays(g, seat, moment).map(({ option }) => option.key);
}

/** The payload of a play, as a stored table has it. */
export function stored(payload: PlayPayload): Json {
  return JSON.parse(JSON.stringify(payload)) as Json;
}

/** Makes it the turn of this seat. */
export function inTurn(g: Frontiers, seat: Seat = 0): Frontiers {
  g.turn = { ...freshTurn(seat), begun: true };
  return g;
}

/** Plays an option that is offered at a moment, and answers its questions. Throws if it isn’t offered. */
export function playing(
  g: Frontiers,
  key: string,
  { seat = 0, moment = 'move', answers = [], dice = [] }: PlayingOptions = {},
): Drive {
  const payload = plays(g, seat, moment).find(({ option }) => option.key === key)?.payload;
  if (payload === undefined) throw new Error(`${key} can’t be played`);
  const drive = new Drive(
    g,
    { play, effects, recruit },
    { proc: 'play', local: { seat, deed: stored(payload), moment } },
    dice,
  );
  return drive.does(...answers);
}

interface PlayingOptions {
  seat?: Seat;
  moment?: Moment;
  answers?: string[];
  dice?: number[];
}
