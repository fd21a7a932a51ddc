import type { AwayMissions } from '../../src/games/away-missions/state.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { type Game, type Memory, type Procedure, procedure } from '../../src/kernel/game.ts';
import type { Chance } from '../../src/kernel/random.ts';
import type { Decision, Json, State } from '../../src/kernel/types.ts';

/** One procedure of Away Missions that runs by itself, with scripted dice. */
export interface ProcedureRun {
  g: AwayMissions;
  /** Everything that was told to everyone so far. */
  log: string[];
  /** The decision of the seat that waits; the first one if several wait. Throws when nobody does. */
  waits(): Decision;
  seats(): number[];
  keys(): string[];
  /** Answers for the seat that waits, or for a given one. */
  answer(keys: string | string[], seat?: number): void;
  /** Throws unless the procedure has ended and all dice were rolled. */
  settled(): void;
}

const END = 'The procedure has ended.';

/** Runs a procedure on a position, with its memory as a caller would give it. Dice come from the list, in order; cards are shuffled by always taking the first. */
export function stage(
  staged: Procedure<AwayMissions>,
  g: AwayMissions,
  dice: readonly number[] = [],
  local: Record<string, Json> = {},
): ProcedureRun {
  const rolls = [...dice];
  const chance: Chance = {
    position: 0,
    next: () => 0,
    die() {
      const die = rolls.shift();
      if (die === undefined) throw new Error('no die was scripted');
      return die;
    },
  };
  const main = procedure<AwayMissions, object>('main')({
    begin(ctx) {
      ctx.call<Memory>({ name: 'staged' }, { ...local });
      return 'end';
    },
    end(ctx) {
      ctx.end({ winners: [], why: END });
      return null;
    },
  });
  // The engine asks a game for its procedures and automatic answers alone.
  const game = { procedures: { main, staged }, auto: () => null } as unknown as Game<AwayMissions>;
  const orders = [0, 1].map(() => ({ ask: [], prefer: {} }));
  const state: State<AwayMissions> = {
    game: 'away-missions',
    rules: 1,
    draws: 0,
    asked: 0,
    stack: [{ proc: 'main', step: 'begin', local: {} }],
    pending: [],
    barrier: 0,
    acting: null,
    orders,
    g,
    over: null,
  };
  const log: string[] = [];
  const run = (act: (engine: Engine<AwayMissions>) => void): void => {
    const engine = new Engine(game, state, () => chance);
    act(engine);
    log.push(...engine.events.flatMap(({ text }) => text ?? []));
  };
  const waits = (seat?: number): Decision => {
    const decision = state.pending.find((candidate) => seat === undefined || candidate.seat === seat);
    if (decision === undefined) throw new Error('nobody is asked');
    return decision;
  };
  run((engine) => engine.run());
  return {
    g,
    log,
    waits,
    seats: () => state.pending.map(({ seat }) => seat),
    keys: () => waits().options.map(({ key }) => key),
    answer: (keys, seat) => run((engine) => engine.answer(waits(seat), [keys].flat())),
    settled() {
      if (state.over?.why !== END) throw new Error(`still asked: ${waits().prompt}`);
      if (rolls.length > 0) throw new Error(`dice left over: ${rolls.join(' ')}`);
    },
  };
}
