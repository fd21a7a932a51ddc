import { EXPLORE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { destroyProcedure } from '../../../../src/games/ascendancy/chapters/mapping/destroy.ts';
import { discoverProcedure } from '../../../../src/games/ascendancy/chapters/mapping/discover.ts';
import { layProcedure } from '../../../../src/games/ascendancy/chapters/mapping/lay.ts';
import { swingProcedure } from '../../../../src/games/ascendancy/chapters/mapping/swinging.ts';
import { effects } from '../../../../src/games/ascendancy/effects/runner.ts';
import { momentProcedure } from '../../../../src/games/ascendancy/rules/moments.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { optionsOf } from '../../../../src/kernel/decision.ts';
import { Engine } from '../../../../src/kernel/engine.ts';
import { type Callable, type Ctx, type Game, procedure, procedures } from '../../../../src/kernel/game.ts';
import { type Chance, stream } from '../../../../src/kernel/random.ts';
import type { Decision, Learned, Option, State } from '../../../../src/kernel/types.ts';

/** What is explored is only told: rules of exploring are proved elsewhere. */
const explore = procedure<Ascendancy, { system: string }>(EXPLORE.name)({
  begin(ctx, { system }) {
    ctx.log(`explore ${system}`);
    return null;
  },
});
const discard = procedure<Ascendancy, { seat: number }>('discard')({
  begin(ctx, { seat }) {
    ctx.log(`discard ${seat}`);
    return null;
  },
});

/** A procedure of mapping, or a deed, that is run over a position and answered by keys. */
export class Drive {
  readonly state: State<Ascendancy>;
  /** What the procedure came to. */
  result: unknown = null;
  readonly log: string[] = [];
  readonly rules: string[] = [];
  /** What was learned by the last answer, as the kernel counts it. */
  learned: Learned = false;
  readonly #game: Game<Ascendancy>;
  readonly #chance: Chance;

  /** `dice`: what is rolled. */
  constructor(g: Ascendancy, does: (ctx: Ctx<Ascendancy>) => void, dice: readonly number[] = []) {
    const root = procedure<Ascendancy, { result?: number }>('root')({
      begin(ctx) {
        does(ctx);
        return 'over';
      },
      over: (ctx, local) => {
        this.result = local.result ?? null;
        ctx.end({ winners: [], why: 'the case is over' });
        return null;
      },
    });
    const mapping = [layProcedure, discoverProcedure, swingProcedure, destroyProcedure];
    // Consoles speak when a System is discovered.
    const table = procedures(root, explore, discard, ...mapping, momentProcedure, effects);
    // The engine asks nothing else of a game.
    this.#game = { procedures: table, auto: () => null } as unknown as Game<Ascendancy>;
    this.state = {
      game: 'ascendancy',
      rules: 1,
      draws: 0,
      asked: 0,
      stack: [{ proc: 'root', step: 'begin', local: {} }],
      pending: [],
      barrier: 0,
      acting: null,
      orders: g.players.map(() => ({ ask: [], prefer: {} })),
      g,
      over: null,
    };
    const script = [...dice];
    const numbers = stream('a case of Ascendancy');
    this.#chance = {
      next: (bound) => numbers.next(bound),
      get position() {
        return numbers.position;
      },
      die: () => script.shift() ?? null,
    };
    this.#go((engine) => engine.run());
  }

  get g(): Ascendancy {
    return this.state.g;
  }

  get over(): boolean {
    return this.state.over !== null;
  }

  /** The question that waits. Throws when there is none. */
  get asked(): Decision {
    const [decision] = this.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    return decision;
  }

  /** Keys on offer that begin so. */
  keys(prefix = ''): string[] {
    return optionsOf(this.asked).flatMap(({ key }) => (key.startsWith(prefix) ? [key] : []));
  }

  option(key: string): Option {
    const option = optionsOf(this.asked).find((one) => one.key === key);
    if (option === undefined) throw new Error(`${key} is not on offer, but ${this.keys().join(', ')}`);
    return option;
  }

  does(...keys: string[]): this {
    for (const key of keys) {
      const decision = this.asked;
      this.#go((engine) => engine.answer(decision, [key]));
    }
    return this;
  }

  #go(act: (engine: Engine<Ascendancy>) => void): void {
    const engine = new Engine(this.#game, this.state, () => this.#chance);
    act(engine);
    this.learned = engine.learned;
    for (const { text, rule } of engine.events) {
      this.log.push(text ?? '');
      if (rule !== undefined) this.rules.push(rule);
    }
  }
}

/** Runs a procedure with what it is to remember. */
export function run<L extends object>(
  g: Ascendancy,
  callable: Callable<L>,
  local: NoInfer<L>,
  dice: readonly number[] = [],
): Drive {
  return new Drive(g, (ctx) => ctx.call<L>(callable, local), dice);
}

/** Does something that asks nobody. */
export function act(g: Ascendancy, does: (ctx: Ctx<Ascendancy>) => void): Drive {
  return new Drive(g, does);
}
