import { apply } from './apply.ts';
import type { Game } from './game.ts';
import { type Chance, chanceOf, commitment } from './random.ts';
import { type Applied, copyTable, createTable, type Input, type InputContext, type Table } from './table.ts';
import type { Decision, Event, Json, Seat, State } from './types.ts';

/** How a match in memory is set up. */
export interface MatchOptions<G> {
  /** What the random stream is made from. */
  secret?: string;
  options?: Json;
  /** Keep the checkpoint that undo needs; play-outs do without. */
  undo?: boolean;
  /** Keep the earlier ones, too, which a rewind goes back to; a quiet match never does. */
  rewind?: boolean;
  quiet?: boolean;
  /** Ask by keys alone, where words take time to make: nobody reads them. */
  terse?: boolean;
  /** Takes the place of the random stream. */
  chance?: (state: State<G>) => Chance;
}

/** A table in memory: for tests, play-outs, fuzzing, scenarios and bots. The same road as a table in the store. */
export class InMemoryTable<G> {
  readonly game: Game<G>;
  readonly table: Table<G>;
  /** Everything that was applied, in order. */
  readonly inputs: Input[] = [];
  readonly events: { seq: number; event: Event }[] = [];
  readonly #options: MatchOptions<G>;
  readonly #quiet: boolean;
  readonly #rewinds: boolean;
  readonly #around: InputContext<G>;
  #checkpoint: Table<G> | null = null;
  /** Positions that the table can be brought back to, by seq. */
  readonly #kept = new Map<number, Table<G>>();

  /** `table`: the one that is played on; left out: a new one. */
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

  /** Seats everyone and starts. */
  start(): this {
    this.table.chairs.forEach((chair, seat) => {
      this.submit({ t: 'seat', seat, player: `p${seat}`, called: chair.name, ready: `r${seat}` });
    });
    this.submit({ t: 'start', player: 'p0', ready: 'r-start' });
    return this;
  }

  /** Applies an input. Throws `Refused` with the table unchanged. */
  submit(input: Input): Applied {
    const applied = apply(this.table, input, this.#around);
    if (!this.#quiet) {
      this.inputs.push(input);
      for (const event of applied.events) this.events.push({ seq: this.table.seq, event });
    }
    return applied;
  }

  /** The running game; throws in the lobby. */
  get state(): State<G> {
    if (this.table.state === null) throw new Error('the match has not begun');
    return this.table.state;
  }

  /** Answers the decision that waits for a seat. */
  answer(decision: Decision, keys: string[]): Applied {
    return this.submit({ t: 'answer', seat: decision.seat, decision: decision.id, keys });
  }

  /** The question that waits for a seat, or null. */
  pending(seat: Seat): Decision | null {
    return this.state.pending.find((decision) => decision.seat === seat) ?? null;
  }

  /** A match that goes on from here by itself; the random stream goes on at the same place. `undo`: as `MatchOptions` has it. */
  fork(undo = this.#options.undo ?? true): InMemoryTable<G> {
    const twin = new InMemoryTable(this.game, { ...this.#options, undo }, copyTable(this.table));
    twin.#checkpoint = this.#checkpoint;
    for (const [seq, table] of this.#kept) twin.#kept.set(seq, table);
    return twin;
  }

  #keep(table: Table<G>): void {
    this.#checkpoint = copyTable(table);
    if (this.#rewinds) this.#kept.set(table.seq, this.#checkpoint);
  }
}
