import { copy } from '../../src/kernel/copy.ts';
import { optionByKey, optionsOf } from '../../src/kernel/decision.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { type Ctx, type Game, type ProcedureTable, procedure } from '../../src/kernel/game.ts';
import type { Chance } from '../../src/kernel/random.ts';
import type {
  Decision,
  GameId,
  InfoRevealed,
  Loss,
  Option,
  RuleId,
  Seat,
  StandingOrders,
  State,
  Text,
} from '../../src/kernel/types.ts';

/** The parts of a procedure case. */
export interface DriveSetup<G> {
  game: GameId;
  g: G;
  /** The procedures that it may call: the game’s own, or test doubles for those that are proved elsewhere. */
  procedures: ProcedureTable<G>;
  /** The action on the position. It may call one procedure. */
  payload: (ctx: Ctx<G>) => void;
  /**
   * The parts that are also tried on copies, which shows whether they hold parts of the position: the answers, or the action too.
   */
  inCopies?: 'answers' | 'all';
  /** The orders, by seat. */
  orders: StandingOrders[];
  chance: Script;
  /** Further lists that a case has to use up. */
  scripts?: readonly unknown[][];
}

/** A random stream to which the remaining dice can be returned. */
type Script = Chance & { readonly left: number[] };

const END = 'The deed is done.';

/** These dice and no others. A shuffle always takes the first card. */
export function onlyDice(dice: readonly number[]): Script {
  const left = [...dice];
  return {
    left,
    position: 0,
    next: () => 0,
    die() {
      const die = left.shift();
      if (die === undefined) throw new Error('no die was scripted');
      return die;
    },
  };
}

/** An action and all its consequences, by procedures alone: no table, no views, and only standing orders about questions. */
export class Drive<G> {
  readonly state: State<G>;
  /** The public log lines. */
  readonly log: Text[] = [];
  /** Log lines about losses, with the seat of each loss and the names of the lost things. */
  readonly lost: ({ text: Text } & Loss)[] = [];
  /** The private versions of log lines for single seats. */
  readonly told: Text[] = [];
  readonly #named: { rule: RuleId; text: Text }[] = [];
  /** The kernel's record of what the last answer revealed. */
  learned: InfoRevealed = false;
  /**
   * The position at the end. Throws unless everything is finished and every scripted value was used. It can be used without
   * `this`.
   */
  readonly settled = (): G => {
    if (this.state.over?.why !== END) throw new Error(`still asked: ${this.asked.prompt} ${this.keys().join(' ')}`);
    const left = this.#scripts.flat();
    if (left.length > 0) throw new Error(`left over: ${JSON.stringify(left)}; ${this.log.join(' ')}`);
    return this.g;
  };
  readonly #game: Game<G>;
  readonly #chance: Chance;
  readonly #scripts: readonly unknown[][];
  readonly #inCopies: boolean;
  #result: number | undefined;

  constructor({ game, g, procedures, payload, orders, chance, inCopies, scripts = [] }: DriveSetup<G>) {
    const root = procedure<G, { result?: number }>('case')({
      begin(ctx) {
        payload(ctx);
        return 'end';
      },
      end: (ctx, { result }) => {
        this.#result = result;
        ctx.end({ winners: [], why: END });
        return null;
      },
    });
    // The engine asks a game only for its procedures and automatic answers.
    this.#game = { procedures: { ...procedures, case: root }, auto: () => null } as unknown as Game<G>;
    this.#chance = chance;
    this.#inCopies = inCopies !== undefined;
    this.#scripts = [chance.left, ...scripts];
    this.state = {
      game,
      rules: 1,
      draws: 0,
      asked: 0,
      stack: [{ proc: 'case', step: 'begin', local: {} }],
      pending: [],
      barrier: 0,
      acting: null,
      orders,
      g,
      over: null,
    };
    if (inCopies === 'all') this.#tryOut((engine) => engine.run());
    this.refresh();
  }

  get g(): G {
    return this.state.g;
  }

  /** The result of the called procedure, once everything is settled. */
  get result(): number | undefined {
    this.settled();
    return this.#result;
  }

  /** The rules that the log named, in order. */
  get rules(): RuleId[] {
    return this.#named.map(({ rule }) => rule);
  }

  /** The public log lines with a rule. */
  saidBy(rule: RuleId): Text[] {
    return this.#named.flatMap((one) => (one.rule === rule ? [one.text] : []));
  }

  /** Whether everything is done. */
  get over(): boolean {
    return this.state.over !== null;
  }

  /** The waiting question, the first one if there are several. Throws if there is none. */
  get asked(): Decision {
    const [decision] = this.state.pending;
    if (decision === undefined) throw new Error(`nobody is asked: ${this.log.slice(-3).join(' ')}`);
    return decision;
  }

  /** The seats that are asked. */
  get seats(): Seat[] {
    return this.state.pending.map(({ seat }) => seat);
  }

  /** The keys on offer, or those with this beginning. */
  keys(prefix = ''): string[] {
    return optionsOf(this.asked).flatMap(({ key }) => (key.startsWith(prefix) ? [key] : []));
  }

  /** Whether a key is on offer to any seat. */
  offers(key: string): boolean {
    return this.state.pending.some((decision) => optionByKey(decision, key) !== null);
  }

  option(key: string): Option {
    const option = optionByKey(this.asked, key);
    if (option === null) throw new Error(`${key} is not on offer, but ${this.keys().join(', ')}`);
    return option;
  }

  /** Answers the waiting question. */
  answer(...keys: string[]): this {
    return this.take(this.asked, keys);
  }

  /** Answers for a seat, for when several are asked together. */
  answerOf(seat: Seat, ...keys: string[]): this {
    const decision = this.state.pending.find((one) => one.seat === seat);
    if (decision === undefined) throw new Error(`nothing is asked of seat ${seat}`);
    return this.take(decision, keys);
  }

  /** Asks again after the position was changed from outside. */
  refresh(): this {
    this.#go((engine) => engine.run());
    return this;
  }

  protected take(decision: Decision, keys: string[]): this {
    if (this.#inCopies) this.#tryOut((engine) => engine.answer(decision, keys));
    this.#go((engine) => engine.answer(decision, keys));
    return this;
  }

  /**
   * Does in a copy what is about to be done, by the same offers, and throws when the position itself changed: bots try deeds
   * out, so that a deed holds ids, never parts of the position.
   */
  #tryOut(act: (engine: Engine<G>) => void): void {
    const before = JSON.stringify(this.state);
    const scripts = this.#scripts.map((list) => [...list]);
    const chance: Chance = { position: 0, next: () => 0, die: () => this.#chance.die?.() ?? null };
    act(new Engine(this.#game, copy(this.state), () => chance, true));
    for (const [at, list] of this.#scripts.entries()) list.splice(0, list.length, ...(scripts[at] ?? []));
    if (JSON.stringify(this.state) !== before) throw new Error('a deed holds a part of the position, not its id');
  }

  #go(act: (engine: Engine<G>) => void): void {
    // Memory between answers is read back as a store would return it.
    this.state.stack = structuredClone(this.state.stack);
    const engine = new Engine(this.#game, this.state, () => this.#chance);
    act(engine);
    this.learned = engine.learned;
    for (const { text, seats, rule, lost } of engine.events) {
      if (text !== null) this.log.push(text);
      if (lost !== undefined) this.lost.push({ text: text ?? '', ...lost });
      this.told.push(...Object.values(seats ?? {}));
      if (rule !== undefined) this.#named.push({ rule, text: text ?? '' });
    }
  }
}
