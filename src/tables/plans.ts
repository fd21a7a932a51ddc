import type { Game } from '../kernel/game.ts';
import { must } from '../kernel/must.ts';
import { running } from '../kernel/running.ts';
import type { Input, Table } from '../kernel/table.ts';
import type { Seat, Text } from '../kernel/types.ts';
import { type AheadLine, AheadLines, type DroppedAhead, readAhead, type StoredAhead, seenAhead } from './ahead.ts';
import type { Games } from './games.ts';
import type { Held } from './held.ts';
import type { AskedBefore } from './kept-lines.ts';
import type { ForgetLine, KeepLine, Prepare, SeenAhead, SeenAnswer, SeenPrepared, Unprepare } from './line-types.ts';
import { isPreparedField, preparedField } from './plan-fields.ts';
import { type PreparedSeat, readPrepared, seenAnswer, seenPrepared } from './prepared.ts';
import { PreparedAnswers } from './prepared-answers.ts';
import type { Command, Outgoing } from './types.ts';

// The plans of a table's seats: a line for the next move of each, and prepared answers. Both are stored in one hash.

/** An input that changes what a seat has planned. */
export type PlanInput = KeepLine | ForgetLine | Prepare | Unprepare;

/** True if an input changes what a seat has planned. */
export function isPlan(input: Command['input']): input is PlanInput {
  return input.t === 'keep' || input.t === 'forget' || input.t === 'prepare' || input.t === 'unprepare';
}

/** The result of such an input. */
export type PlanDone = { kept: Text } | { forgotten: Text } | { prepared: SeenAnswer } | { removed: SeenAnswer };

type OrdersInput = Extract<Input, { t: 'orders' }>;

/** Everything that the seats of a table have planned, while a batch of commands is applied. */
export class Plans {
  readonly lines: AheadLines;
  readonly answers: PreparedAnswers;

  constructor(stored: StoredAhead) {
    this.lines = new AheadLines(stored);
    this.answers = new PreparedAnswers(stored);
  }

  /**
   * Changes what a seat has planned. Throws `Refused` if that isn't possible.
   * @param order applies standing orders that the seat needs for its plan.
   */
  change(
    command: Pick<Command, 'by' | 'at'>,
    input: PlanInput,
    { table, game }: { table: Table; game: Game<unknown> },
    order: (orders: OrdersInput) => void,
  ): PlanDone {
    const { seat } = input;
    switch (input.t) {
      case 'keep':
        return { kept: this.lines.keep(command, input, table, { find: () => game }) };
      case 'forget':
        return { forgotten: this.lines.forget(seat) };
      case 'prepare': {
        const prepared = this.answers.checked(command, input, table, game);
        const orders = ordersFor(input, table);
        if (orders !== null) order(orders);
        return { prepared: seenAnswer(this.answers.prepare(prepared, table, game)) };
      }
      case 'unprepare':
        return { removed: seenAnswer(this.answers.remove(seat, input.id)) };
    }
  }

  /** Updates the plans after an input. Returns the lines that it ended. `undone` lists the entries that it took back. */
  heard(
    input: Input,
    before: AskedBefore,
    table: Table,
    { game, undone }: { game: Game<unknown>; undone: readonly number[] },
  ): DroppedAhead[] {
    this.answers.heard(input, table, game, undone);
    return this.lines.heard(input, before, table, game);
  }

  /**
   * Notes which plans the open questions are for, and when they are carried out. `now` is in milliseconds since 1970.
   * Returns the messages that ask players again who were told something else before.
   */
  settle(held: Held | null, games: Pick<Games, 'find'>, now: number, isRetry: boolean): Outgoing[] {
    if (held === null) return [];
    const game = must(games.find(held.table.game), 'the game of a table');
    const lines = this.lines.settle(held, game, now, isRetry);
    const answers = this.answers.settle(held, game, now, isRetry);
    return [...lines, ...answers].map((owner) => ({ to: 'turn', ...owner, plan: true }));
  }

  /** Returns the values to store, by field; an empty text removes a field. */
  changes(): [field: string, text: string][] {
    return [...this.lines.changes(), ...this.answers.changes()];
  }
}

/** A prepared answer needs its question, so the seat is asked in that window from now on. */
function ordersFor({ seat, when }: Prepare, table: Table): OrdersInput | null {
  const isAsked = running(table).orders[seat]?.ask.includes(when) === true;
  return isAsked ? null : { t: 'orders', seat, orders: { also: [when] } };
}

/** Returns the stored plans of a seat: its line and its prepared answers. */
export function plansIn(
  stored: Readonly<Record<string, string>>,
  seat: Seat,
): { ahead: AheadLine | null; prepared: PreparedSeat | null } {
  return { ahead: readAhead(stored[seat]), prepared: readPrepared(stored[preparedField(seat)]) };
}

/** Returns the plans of a seat as its own player may see them at this table. */
export function seenPlans(
  { ahead, prepared }: { ahead: AheadLine | null; prepared: PreparedSeat | null },
  table: Table,
  game: Game<unknown>,
): { ahead: SeenAhead | null; prepared: SeenPrepared | null } {
  return {
    ahead: ahead === null ? null : seenAhead(ahead, table),
    prepared: prepared === null ? null : seenPrepared(prepared, table, game),
  };
}

/** Returns the stored plans after a commit that changed some of them, as it stored them (`Plans.changes`). */
export function withChanges(stored: StoredAhead, changes: StoredAhead): StoredAhead {
  const now = new Map(stored);
  for (const [field, text] of changes) now.set(field, text);
  return [...now].filter(([, text]) => text !== '');
}

/**
 * Returns the commands that carry out the plans that are due. Their ids come from the questions, so a plan is carried out
 * only once. `now` is in milliseconds since 1970.
 */
export function duePlans(stored: Readonly<Record<string, string>>, now: number): Command[] {
  return Object.entries(stored).flatMap(([field, text]): Command[] => {
    const plan = isPreparedField(field) ? readPrepared(text) : readAhead(text);
    const asked = plan === null ? undefined : 'answers' in plan ? plan.asked : plan.move;
    if (plan === null || asked === undefined || !('due' in asked) || asked.due > now) return [];
    const { decision, due } = asked;
    return [
      { id: planId(plan.seat, decision, due), by: 'clock', at: now, input: { t: 'ahead', seat: plan.seat, decision } },
    ];
  });
}

/** The id doesn't tell a line from a prepared answer, so nobody who reads a log learns which it was. */
function planId(seat: Seat, decision: string, due: number): string {
  return `ahead-${seat}-${decision}-${due}`;
}
