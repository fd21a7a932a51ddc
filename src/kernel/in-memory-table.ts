import { apply } from './apply.ts';
import type { Game } from './game.ts';
import { type PlayedEntry, undoneBy } from './going-back.ts';
import { type Chance, chanceOf, commitment } from './random.ts';
import { type Applied, copyTable, createTable, type Input, type InputContext, type Table } from './table.ts';
import type { Decision, Event, Json, Seat, State } from './types.ts';

/** Settings of a table in memory. */
export interface MatchOptions<G> {
  /** The secret that the random stream is made from. */
  secret?: string;
  options?: Json;
  /** Keeps the checkpoint for undo. Playouts don't need a checkpoint. */
  undo?: boolean;
  /** Keeps earlier positions for rewinds, unless the table is `quiet`. */
  rewind?: boolean;
  quiet?: boolean;
  /** Makes options with keys but no text, which saves time if nobody reads the text. */
  terse?: boolean;
  /** Random numbers to use instead of the random stream. */
  chance?: (state: State<G>) => Chance;
}

/** A table in memory, used by tests, playouts, fuzzing, scenarios and bots. A table in memory runs the same code as a stored table. */
export class InMemoryTable<G> {
  readonly game: Game<G>;
  readonly table: Table<G>;
  /** All applied inputs, in order. */
  readonly inputs: Input[] = [];
  readonly events: { seq: number; event: Event }[] = [];
  readonly #options: MatchOptions<G>;
  readonly #quiet: boolean;
  readonly #rewinds: boolean;
  readonly #around: InputContext<G>;
  #checkpoint: Table<G> | null = null;
  /** The log from which a rewind knows what it takes back. */
  readonly #log: PlayedEntry[] = [];
  /** Positions to which the table can be rewound, by `seq`. */
  readonly #kept = new Map<number, Table<G>>();

  /** Creates a table, or continues the given `table`. */
  constructor(game: Game<G>, options: MatchOptions<G> = {}, table?: Table<G>) {
    const secret = options.secret ?? 'a secret';
    this.game = game;
    this.#options = options;
    this.#quiet = options.quiet ?? false;
    this.#rewinds = !this.#quiet && (options.rewind ?? true);
    this.#around = {
      game,
      chance: options.chance ?? chanceOf(secret),
      checkpoint: (to) => {
        const kept = to === undefined ? this.#checkpoint : this.#kept.get(to);
        if (kept === null || kept === undefined)
          throw new Error(`no position is kept${to === undefined ? '' : ` of entry ${to}`}`);
        return kept;
      },
      takenBack: (to) => undoneBy(this.#log, to),
      ...((options.undo ?? true) ? { keep: (table: Table<G>) => this.#keep(table) } : {}),
      quiet: this.#quiet,
      terse: options.terse ?? false,
    };
    this.table =
      table ??
      createTable(game, {
        id: 'match',
        title: game.title,
        owner: 'p0',
        options: options.options ?? {},
        commitment: commitment(secret),
      });
  }

  /** Seats everyone and starts the game. */
  start(): this {
    this.table.chairs.forEach((chair, seat) => {
      this.submit({ t: 'seat', seat, player: `p${seat}`, called: chair.name, ready: `r${seat}` });
    });
    this.submit({ t: 'start', player: 'p0', ready: 'r-start' });
    return this;
  }

  /** Applies an input. A `Refused` error leaves the table unchanged. */
  submit(input: Input): Applied {
    const applied = apply(this.table, input, this.#around);
    if (!this.#quiet) {
      this.inputs.push(input);
      const { seq } = this.table;
      for (const event of applied.events) this.events.push({ seq, event });
      if (this.#rewinds) this.#log.push({ seq, input, undone: applied.undone, reveals: applied.barrier === 'after' });
    }
    return applied;
  }

  /** Returns the game in play. Throws while the table is a lobby. */
  get state(): State<G> {
    if (this.table.state === null) throw new Error('the match has not begun');
    return this.table.state;
  }

  /** Answers the pending decision of a seat. */
  answer(decision: Decision, keys: string[]): Applied {
    return this.submit({ t: 'answer', seat: decision.seat, decision: decision.id, keys });
  }

  /** Returns the pending question of a seat, or null. */
  pending(seat: Seat): Decision | null {
    return this.state.pending.find((decision) => decision.seat === seat) ?? null;
  }

  /**
   * Returns an independent copy that continues from here, at the same place in the random stream. `undo` is the option of
   * that name in `MatchOptions`.
   */
  fork(undo = this.#options.undo ?? true): InMemoryTable<G> {
    const twin = new InMemoryTable(this.game, { ...this.#options, undo }, copyTable(this.table));
    twin.#checkpoint = this.#checkpoint;
    for (const [seq, table] of this.#kept) twin.#kept.set(seq, table);
    twin.#log.push(...this.#log);
    return twin;
  }

  #keep(table: Table<G>): void {
    this.#checkpoint = copyTable(table);
    if (this.#rewinds) this.#kept.set(table.seq, this.#checkpoint);
  }
}
