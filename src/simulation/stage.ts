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

/** Where a case begins and what chance will bring. */
export interface CaseSetup {
  options?: Json;
  seed?: string;
  /** Values of the game's own state by dotted path. */
  patch?: { [path: string]: Json };
  /** Whose turn it is, by the game's name of the seat; default: the first seat. */
  turn?: string;
  /** The step at which play begins; without it the game is played from its start. */
  at?: string;
  dice?: readonly number[];
  /** Top cards of decks. */
  decks?: { [deck: string]: readonly string[] };
}

/** A game set up in the middle, driven by seat names and option keys or labels. */
export class Stage<G> {
  readonly match: InMemoryTable<G>;
  /** What the seats are called, in order. */
  readonly seats: readonly string[];
  readonly #game: Game<G>;
  readonly #chance: ScriptedChance;
  /** The piles whose top cards the scene names, as they were then. */
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

  /** Sets the position, checks it, and enters the step anew, so that options come from the position as patched. */
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

  /** Throws `Refused` when the game finds the patched position impossible, or can’t make anything of it. */
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

  /** The number of a seat by its name. */
  seat(name: string): Seat {
    const seat = this.seats.indexOf(name);
    if (seat < 0) throw new Refused(`No seat “${name}”: ${this.seats.join(', ')}.`);
    return seat;
  }

  /** The decision that waits for a seat; throws with who is waited for. */
  decision(name: string): Decision {
    const decision = this.match.pending(this.seat(name));
    if (decision !== null) return decision;
    throw new Refused(`Nothing waits for ${name}. ${this.waiting()}`);
  }

  /** Answers with option keys or labels (an unambiguous part of a label will do). */
  does(name: string, ...picks: string[]): this {
    const decision = this.decision(name);
    const keys = picks.map((pick) => find(decision, pick).key);
    const why = objection(decision, keys);
    if (why !== null) throw new Refused(`${why} ${listed(decision)}`);
    this.match.answer(decision, keys);
    this.#game.check(this.match.state);
    return this;
  }

  /** Spreads points: `{ defense: 2, move: 1 }`. */
  allocates(name: string, points: { [pick: string]: number }): this {
    return this.does(name, ...Object.entries(points).flatMap(([pick, count]) => new Array<string>(count).fill(pick)));
  }

  /** Takes the seat's last step back. */
  undoes(name: string): this {
    this.match.submit({ t: 'undo', seat: this.seat(name) });
    return this;
  }

  /** Gives standing orders. */
  orders(name: string, orders: Json): this {
    this.match.submit({ t: 'orders', seat: this.seat(name), orders });
    return this;
  }

  /** Whether an option is on offer with this key, or with one that begins so: `move`, `attack:one`. */
  offers(name: string, pick: string): boolean {
    const decision = this.match.pending(this.seat(name));
    if (decision === null) return false;
    return optionsOf(decision).some(({ key }) => key === pick || key.startsWith(`${pick}:`));
  }

  /** Why a wish can't be done now. Throws when it can. */
  refuses(name: string, wish: string): Refusal {
    const decision = this.match.pending(this.seat(name));
    if (decision !== null && optionsOf(decision).some((option) => option.key === wish))
      throw new Refused(`“${wish}” is on offer.`);
    return this.#game.refuse(this.match.state, this.seat(name), wish);
  }

  /** A value of the game's state by dotted path; undefined when it isn't there. */
  value(path: string): unknown {
    let at: unknown = this.g;
    for (const part of path.split('.'))
      at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[part] : undefined;
    return at;
  }

  /** All that was said, one line per event, with what single seats read in brackets. */
  get log(): string {
    return this.match.events
      .map(({ event }) => [event.text ?? '', ...Object.values(event.seats ?? {}).map((text) => `[${text}]`)].join(' '))
      .join('\n');
  }

  /** Which seats are asked what, in words. */
  waiting(): string {
    const { over, pending } = this.match.state;
    if (over !== null) return `The game is over: ${over.why}`;
    return pending.map((decision) => `${this.seats[decision.seat]}: ${decision.prompt} ${listed(decision)}`).join('\n');
  }

  /** Throws when something of the script is left over: dice that nobody rolled, cards that nobody drew. */
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

/** The staging's names of the seats in the order in which the options seat them. */
function seatNames<G>({ staging }: Game<G>, chairs: readonly Chair[]): readonly string[] {
  const names = chairs.map((chair) => chair.name.toLowerCase());
  // Where more could play than do, the names of those who do are enough.
  const isKnown = names.every((name) => staging.seats.includes(name));
  return isKnown || staging.seats.every((seat) => names.includes(seat)) ? names : staging.seats;
}

function matches(option: Option, pick: string): boolean {
  return option.key === pick || option.label.toLowerCase() === pick.toLowerCase();
}

/** The option that a pick names; throws with what is on offer when none or several fit. */
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
