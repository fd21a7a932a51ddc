import type { Frontiers } from '../../../../src/games/frontiers/state.ts';
import { optionByKey, optionsOf, randomAnswer } from '../../../../src/kernel/decision.ts';
import { Engine } from '../../../../src/kernel/engine.ts';
import { type Game, type ProcedureTable, procedure } from '../../../../src/kernel/game.ts';
import { type Chance, stream } from '../../../../src/kernel/random.ts';
import type { Decision, Frame, State } from '../../../../src/kernel/types.ts';

/** A procedure that ends at once: in place of those that a case has nothing to do with. */
export const NOTHING = procedure<Frontiers, object>('NOTHING')({ begin: () => null });

/** A procedure that is run over a position, and answered by keys. */
export class Drive {
  readonly state: State<Frontiers>;
  readonly #game: Game<Frontiers>;
  readonly #chance: Chance;
  /** What was logged so far. */
  readonly log: { text: string | null; rule: string | undefined }[] = [];

  /** `dice`: what is rolled first, before chance goes on. `windows`: in which of them everyone wants to be asked. */
  constructor(
    g: Frontiers,
    procedures: ProcedureTable<Frontiers>,
    frame: Omit<Frame, 'step'>,
    dice: readonly number[] = [],
    windows: readonly string[] = [],
  ) {
    const root = procedure<Frontiers, object>('root')({
      begin(ctx) {
        ctx.call<Frame['local']>({ name: frame.proc }, frame.local);
        return 'over';
      },
      over(ctx) {
        ctx.end({ winners: [], why: 'the case is over' });
        return null;
      },
    });
    // The engine asks nothing else of a game.
    this.#game = { procedures: { ...procedures, root }, auto: () => null } as unknown as Game<Frontiers>;
    this.state = {
      game: 'frontiers',
      rules: 1,
      draws: 0,
      asked: 0,
      stack: [{ proc: 'root', step: 'begin', local: {} }],
      pending: [],
      barrier: 0,
      acting: null,
      orders: g.players.map(() => ({ ask: [...windows], prefer: {} })),
      g,
      over: null,
    };
    const script = [...dice];
    const numbers = stream('a case of Frontiers');
    this.#chance = {
      next: (bound) => numbers.next(bound),
      get position() {
        return numbers.position;
      },
      die: () => script.shift() ?? null,
    };
    this.#go((engine) => engine.run());
  }

  get g(): Frontiers {
    return this.state.g;
  }

  /** Whether the procedure has come to its end. */
  get over(): boolean {
    return this.state.over !== null;
  }

  /** The question that waits. Throws when there is none. */
  get asked(): Decision {
    const [decision] = this.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    return decision;
  }

  /** Keys on offer, or those of them that begin so. */
  keys(prefix = ''): string[] {
    return optionsOf(this.asked)
      .map(({ key }) => key)
      .filter((key) => key.startsWith(prefix));
  }

  /** Whether a key is on offer. */
  offers(key: string): boolean {
    return this.state.pending.some((decision) => optionByKey(decision, key) !== null);
  }

  /** Answers one question after another; a list answers one question with several keys. */
  does(...answers: (string | string[])[]): this {
    for (const answer of answers) {
      const decision = this.asked;
      this.#go((engine) => engine.answer(decision, typeof answer === 'string' ? [answer] : answer));
    }
    return this;
  }

  /** Asks anew after the position was changed from outside. */
  refresh(): this {
    this.#go((engine) => engine.run());
    return this;
  }

  /** Answers at random until the procedure ends or so many questions were asked. */
  plays(questions: number, next: (bound: number) => number): this {
    for (let asked = 0; asked < questions && !this.over; asked++) {
      const decision = this.asked;
      this.#go((engine) => engine.answer(decision, randomAnswer(decision, next)));
    }
    return this;
  }

  /** Changes the position while a question waits, which is asked afresh. */
  change(does: (g: Frontiers) => void): this {
    does(this.g);
    this.state.pending = [];
    this.#go((engine) => engine.run());
    return this;
  }

  /** Runs a procedure before what waits, which is asked again afterwards. */
  calls(proc: string, local: Frame['local']): this {
    this.state.stack.push({ proc, step: 'begin', local });
    return this.change(() => {});
  }

  /** The rules that were named in the log, in their order. */
  get rules(): string[] {
    return this.log.flatMap(({ rule }) => rule ?? []);
  }

  #go(act: (engine: Engine<Frontiers>) => void): void {
    const engine = new Engine(this.#game, this.state, () => this.#chance);
    act(engine);
    for (const { text, rule } of engine.events) this.log.push({ text, rule });
  }
}
