import { same } from '../kernel/copy.ts';
import { objection, optionsOf } from '../kernel/decision.ts';
import { Engine } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { InMemoryTable } from '../kernel/in-memory-table.ts';
import { patch } from '../kernel/patch.ts';
import type { Chair } from '../kernel/table.ts';
import {
  type Decision,
  type Json,
  type Option,
  type Refusal,
  Refused,
  type Seat,
  type State,
} from '../kernel/types.ts';
import { type ScriptedChance, scripted } from './script.ts';

/** The starting position of a scenario, with its dice. */
export interface CaseSetup {
  options?: Json;
  seed?: string;
  /** Values in the game's state, each by its dotted path. */
  patch?: { [path: string]: Json };
  /** The seat whose turn it is, by its name in the game; the first seat by default. */
  turn?: string;
  /** The step at which play begins. Without this step, the game is played from its start. */
  at?: string;
  dice?: readonly number[];
  /** The top cards of decks. */
  decks?: { [deck: string]: readonly string[] };
}

/** A game that can begin at any step. Callers name its seats, and give its options by key or label. */
export class Stage<G> {
  readonly match: InMemoryTable<G>;
  /** The names of the seats, in order. */
  readonly seats: readonly string[];
  readonly #game: Game<G>;
  readonly #chance: ScriptedChance;
  /** The piles on which the scenario put named cards, each with its size right afterwards. */
  readonly #stacked: { deck: string; cards: readonly string[]; size: number }[] = [];

  constructor(game: Game<G>, scene: CaseSetup = {}) {
    this.#game = game;
    this.#chance = scripted(scene.dice ?? [], scene.seed ?? 'seed');
    this.match = new InMemoryTable(game, { options: scene.options ?? {}, chance: () => this.#chance });
    this.seats = seatNames(game, this.match.table.chairs);
    if (scene.at === undefined) {
      const early = (['patch', 'turn', 'decks'] as const).find((name) => scene[name] !== undefined);
      if (early !== undefined) throw new Refused(`“${early}” needs “at”: the step at which play begins.`);
      this.match.start();
      return;
    }
    const at = game.staging.at[scene.at];
    if (at === undefined) throw new Refused(`No step “${scene.at}”: ${Object.keys(game.staging.at).join(', ')}.`);
    this.#enter(scene, at);
  }

  /**
   * Sets up and checks the position, and then enters the step. The options of the step therefore come from the patched
   * position.
   */
  #enter(scene: CaseSetup, at: Game<G>['staging']['at'][string]): void {
    const { table } = this.match;
    const g = this.#game.staging.position(table.options);
    patch(g, scene.patch ?? {});
    for (const [deck, cards] of Object.entries(scene.decks ?? {})) {
      this.#game.staging.stack(g, deck, cards);
      const pile = this.#game.staging.pile?.(g, deck);
      if (pile) this.#stacked.push({ deck, cards, size: pile.length });
    }
    table.chairs.forEach((chair, seat) => {
      Object.assign(chair, { player: `p${seat}`, called: chair.name, ready: `r${seat}` });
    });
    table.status = 'playing';
    table.state = {
      game: this.#game.id,
      rules: this.#game.rules,
      draws: 0,
      asked: 0,
      stack: at.frames(g, scene.turn === undefined ? 0 : this.seat(scene.turn)),
      pending: [],
      barrier: 0,
      acting: null,
      orders: table.chairs.map((_, seat) => this.#game.defaultOrders(seat, false)),
      g,
      over: null,
    };
    this.#check(table.state);
    const engine = new Engine(this.#game, table.state, () => this.#chance);
    engine.run();
    for (const event of engine.events) this.match.events.push({ seq: table.seq, event });
    this.#game.check(table.state);
  }

  /** Throws `Refused` if the patched position is impossible or the game can’t handle it. */
  #check(state: State<G>): void {
    try {
      this.#game.check(state);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Refused(`The position that the patch makes can’t be played: ${why}.`);
    }
  }

  get g(): G {
    return this.match.state.g;
  }

  /** Returns the number of a seat, given its name. */
  seat(name: string): Seat {
    const seat = this.seats.indexOf(name);
    if (seat < 0) throw new Refused(`No seat “${name}”: ${this.seats.join(', ')}.`);
    return seat;
  }

  /**
   * Returns the pending decision of a seat. If the seat has no pending decision, throws an error that names the awaited
   * seats.
   */
  decision(name: string): Decision {
    const decision = this.match.pending(this.seat(name));
    if (decision !== null) return decision;
    throw new Refused(`Nothing waits for ${name}. ${this.waiting()}`);
  }

  /** Answers a seat's question with option keys or labels. Part of a label is enough if no other label contains it. */
  does(name: string, ...picks: string[]): this {
    const decision = this.decision(name);
    const keys = picks.map((pick) => find(decision, pick).key);
    const why = objection(decision, keys);
    if (why !== null) throw new Refused(`${why} ${listed(decision)}`);
    this.match.answer(decision, keys);
    this.#game.check(this.match.state);
    return this;
  }

  /** Spreads points over options: `{ defense: 2, move: 1 }`. */
  allocates(name: string, points: { [pick: string]: number }): this {
    return this.does(name, ...Object.entries(points).flatMap(([pick, count]) => new Array<string>(count).fill(pick)));
  }

  /** Undoes the last step of the seat. */
  undoes(name: string): this {
    this.match.submit({ t: 'undo', seat: this.seat(name) });
    return this;
  }

  /** Gives standing orders to a seat. */
  orders(name: string, orders: Json): this {
    this.match.submit({ t: 'orders', seat: this.seat(name), orders });
    return this;
  }

  /** True if an option has this key, or a key that begins with it: `move`, `attack:one`. */
  offers(name: string, pick: string): boolean {
    const decision = this.match.pending(this.seat(name));
    if (decision === null) return false;
    return optionsOf(decision).some(({ key }) => key === pick || key.startsWith(`${pick}:`));
  }

  /** Returns the reason why a request can't be done now. Throws if the request can be done. */
  refuses(name: string, wish: string): Refusal {
    const decision = this.match.pending(this.seat(name));
    if (decision !== null && optionsOf(decision).some((option) => option.key === wish))
      throw new Refused(`“${wish}” is on offer.`);
    return this.#game.refuse(this.match.state, this.seat(name), wish);
  }

  /** Returns the value at a dotted path in the game's state, or undefined. */
  value(path: string): unknown {
    let at: unknown = this.g;
    for (const part of path.split('.'))
      at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[part] : undefined;
    return at;
  }

  /** The log, with one line for each event. Texts for single seats are in brackets. */
  get log(): string {
    return this.match.events
      .map(({ event }) => [event.text ?? '', ...Object.values(event.seats ?? {}).map((text) => `[${text}]`)].join(' '))
      .join('\n');
  }

  /** Returns a text that lists the awaited seats with their questions. */
  waiting(): string {
    const { over, pending } = this.match.state;
    if (over !== null) return `The game is over: ${over.why}`;
    return pending.map((decision) => `${this.seats[decision.seat]}: ${decision.prompt} ${listed(decision)}`).join('\n');
  }

  /** Throws if scripted dice were not rolled or scripted cards were not drawn. */
  settled(): this {
    if (this.#chance.left.length > 0)
      throw new Refused(`Dice were left over: ${this.#chance.left.join(' ')}. ${this.waiting()}`);
    for (const { deck, cards, size } of this.#stacked) {
      const pile = this.#game.staging.pile?.(this.g, deck) ?? [];
      const left = cards.slice(size - pile.length);
      if (left.length > 0 && same(pile.slice(0, left.length), left))
        throw new Refused(`Cards were left over in ${deck}: ${left.join(', ')}. ${this.waiting()}`);
    }
    return this;
  }
}

/** Returns the names of the seats: those of the table's chairs if they fit the staging, otherwise the staging's own. */
function seatNames<G>({ staging }: Game<G>, chairs: readonly Chair[]): readonly string[] {
  const names = chairs.map((chair) => chair.name.toLowerCase());
  // A game may have fewer seats than the staging, so some of the staging's names may be missing.
  const isKnown = names.every((name) => staging.seats.includes(name));
  return isKnown || staging.seats.every((seat) => names.includes(seat)) ? names : staging.seats;
}

function matches(option: Option, pick: string): boolean {
  return option.key === pick || option.label.toLowerCase() === pick.toLowerCase();
}

/**
 * Returns the option that a pick names. If no option or more than one matches, throws an error that lists the options.
 */
export function find(decision: Decision, pick: string): Option {
  const all = optionsOf(decision);
  const exact = all.find((option) => option.key === pick) ?? all.find((option) => matches(option, pick));
  if (exact !== undefined) return exact;
  const part = all.filter((option) => option.label.toLowerCase().includes(pick.toLowerCase()));
  const [only] = part;
  if (only !== undefined && part.length === 1) return only;
  throw new Refused(`“${pick}” names ${part.length === 0 ? 'nothing' : 'several options'}. ${listed(decision)}`);
}

function listed(decision: Decision): string {
  return `On offer: ${
    optionsOf(decision)
      .map((option) => `${option.key} (${option.label})`)
      .join(', ') || 'nothing'
  }.`;
}
