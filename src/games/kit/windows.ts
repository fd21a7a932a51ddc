import { PASS } from '../../kernel/decision.ts';
import {
  type AskStep,
  type Callable,
  type Ctx,
  type InWindow,
  type Next,
  type Procedure,
  procedure,
} from '../../kernel/game.ts';
import type { Seat, Text } from '../../kernel/types.ts';
import { type Offer, type Offering, offering, open } from './offers.ts';

/** The data that is stored while a window is open. */
export interface Opened {
  /** The seat that is asked now, or the first seat to ask when the window opens. */
  seat: Seat;
  /**
   * The kind of window, as standing orders name it. Seats whose standing orders don't name this kind of window pass
   * automatically, and nobody sees that.
   */
  window: string;
  /** The number of seats in a row that have passed. */
  passed?: number;
  /** The sum of the results of all responses so far, which becomes the window's result. */
  prevented?: number;
  result?: number;
}

/** A game's definition of a window. `D` is the payload of a response. */
export interface Responses<G, L extends Opened, D> {
  /**
   * Whether, judging by public information, a seat might be able to respond. Neither the time that the game waits nor
   * the number and wording of messages may reveal whether the seat really can respond.
   */
  could(g: G, local: L): boolean;
  /** Returns the question for the seat, with all its possible responses. The option to pass is added later. */
  ask(g: G, local: L): Responding<D>;
  /**
   * Calls the procedure that carries out a response. That procedure may open more windows, which are resolved first.
   */
  respond(ctx: Ctx<G>, local: L, payload: D): void;
  /**
   * Returns the seats that may respond, starting with the first. If this function is missing, only the window's seat
   * may respond, any number of times.
   */
  seats?(g: G, local: L): readonly Seat[];
}

/** A seat's possible responses in a window, and the label of the option to pass, which is listed last. */
type Responding<D> = Pick<Offering<D>, 'prompt' | 'offers' | 'rule'> & { readonly pass: Text };

/**
 * Builds a step that asks a seat for a response in a window, or to pass (payload null). If the seat doesn’t want to be
 * asked, its responses aren't computed.
 */
export function responding<G, L, D, S extends string>(step: {
  window(ctx: Ctx<G>, local: L): InWindow;
  ask(ctx: Ctx<G>, local: L): Responding<D>;
  take(ctx: Ctx<G>, local: L, payload: D | null): Next<S>;
}): AskStep<G, L, NoInfer<S>> {
  const asked = offering<G, L, D | null, S>({
    ask(ctx, local) {
      const { pass, offers, ...about } = step.ask(ctx, local);
      const { rule } = about;
      const option = { key: PASS, verb: PASS, label: pass, ...(rule === undefined ? {} : { rule }) };
      const all: Offer<D | null>[] = [...offers, open(option, null)];
      return { ...about, ...step.window(ctx, local), kind: 'pick', offers: all, min: 1, max: 1 };
    },
    take: step.take,
  });
  return {
    window: step.window,
    ask: asked.ask,
    answer: (ctx, local, answer) =>
      answer.key === PASS ? step.take(ctx, local, null) : asked.answer(ctx, local, answer),
  };
}

/**
 * Builds a window in which seats respond to an announcement or event. The seats are asked in turn. After each response,
 * everyone may respond again. The window closes when all seats have passed in a row.
 */
export function windowed<G, L extends Opened, D>(
  name: string,
  responses: Responses<G, L, D>,
): Procedure<G> & Callable<L> {
  const seatsOf = (g: G, local: L): readonly Seat[] => responses.seats?.(g, local) ?? [local.seat];
  const next = (g: G, local: L): void => {
    const seats = seatsOf(g, local);
    local.seat = seats[(seats.indexOf(local.seat) + 1) % seats.length] ?? local.seat;
  };
  return procedure<G, L>(name)({
    begin({ g }, local) {
      const seats = seatsOf(g, local).length;
      for (let passed = local.passed ?? 0; passed < seats; passed++) {
        if (responses.could(g, local)) return 'interrupt';
        local.passed = passed + 1;
        next(g, local);
      }
      return 'end';
    },
    interrupt: responding({
      window: (_ctx, { seat, window }) => ({ seat, window }),
      ask: ({ g }, local) => responses.ask(g, local),
      take(ctx, local, payload) {
        if (payload !== null) {
          responses.respond(ctx, local, payload);
          return 'played';
        }
        local.passed = (local.passed ?? 0) + 1;
        next(ctx.g, local);
        return 'begin';
      },
    }),
    played({ g }, local) {
      local.prevented = (local.prevented ?? 0) + (local.result ?? 0);
      delete local.passed;
      next(g, local);
      return 'begin';
    },
    end(_ctx, local) {
      local.result = local.prevented ?? 0;
      return null;
    },
  });
}
