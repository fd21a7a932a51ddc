import type { Game } from '../kernel/game.ts';
import { turnName } from '../kernel/running.ts';
import type { Chair, Entry, Table } from '../kernel/table.ts';
import type { Seat } from '../kernel/types.ts';
import { turnSeatOf } from './games.ts';
import { roundOf } from './span.ts';
import { undoing } from './turn-history.ts';

/** A moment that a film shows: the table after an entry. */
export interface FilmMoment {
  seq: number;
  /** Says whose turn has just ended, in plain text. */
  caption: string;
}

/** Maximum number of moments in a film. */
const MOST = 300;
const BEGINNING = 'The beginning';

/** Chooses the moments of a film: the beginning of the game, the end of each turn, and the latest entry. */
export class FilmPlan {
  readonly #game: Game<unknown>;
  #found: FilmMoment[] = [];
  #turn = '';
  #seat: Seat | null = null;
  #round: number | null = null;
  #last: FilmMoment | null = null;

  constructor(game: Game<unknown>) {
    this.#game = game;
  }

  /** Begins with a position, which is a moment unless the game hasn't begun. */
  begin(table: Table): void {
    const { seq, state } = table;
    if (state === null) return;
    this.#found.push({ seq, caption: BEGINNING });
    this.#note(table);
  }

  /** Follows an entry, which has changed the table. */
  follow(entry: Pick<Entry, 'seq' | 'input' | 'events' | 'undone'>, table: Table): void {
    const { seq, input } = entry;
    const isUndone = undoing(entry);
    if (isUndone !== null) this.#found = this.#found.filter((moment) => !isUndone(moment.seq));
    const begins = input.t === 'start';
    const ends = isUndone === null && turnName(table, this.#game) !== this.#turn && this.#seat !== null;
    const caption = begins ? BEGINNING : this.#caption(table);
    if (begins || ends) this.#found.push({ seq, caption });
    const { roundBegins } = this.#game;
    const round = roundBegins === undefined ? null : roundOf(entry, roundBegins);
    this.#round = round ?? this.#round;
    this.#note(table);
  }

  #note(table: Table): void {
    const { seq, state, status } = table;
    this.#turn = turnName(table, this.#game);
    this.#seat = turnSeatOf(table, this.#game);
    this.#last = state === null ? null : { seq, caption: status === 'playing' ? 'Now' : 'The end' };
  }

  /** Returns the moments, oldest first. A long game shows fewer of them, evenly spread. */
  moments(): FilmMoment[] {
    const last = this.#last;
    const before = last === null ? [] : this.#found.filter(({ seq }) => seq < last.seq);
    const step = Math.ceil(before.length / (MOST - 1));
    const spread = step <= 1 ? before : before.filter((_, at) => at % step === 0);
    return last === null ? [] : [...spread, last];
  }

  #caption({ chairs }: Table): string {
    const round = this.#round === null ? [] : [`Round ${this.#round}`];
    const chair = this.#seat === null ? undefined : chairs[this.#seat];
    return [...round, ...(chair === undefined ? [] : [calledOf(chair)])].join(' · ');
  }
}

/** A player's name with the name of the seat: `Ada (Federation)`. */
function calledOf({ called, name }: Pick<Chair, 'called' | 'name'>): string {
  if (called === null) return name;
  return called.includes(name) ? called : `${called} (${name})`;
}
