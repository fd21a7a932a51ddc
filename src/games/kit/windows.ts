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

/** What a window remembers while it is open. */
export interface Opened {
  /** Who is asked, at first whoever has the first say. */
  seat: Seat;
  /** The kind of window, as standing orders name it: who doesn’t ask for it passes at once, and nobody is told. */
  window: string;
  /** Seats that passed in a row. */
  passed?: number;
  /** What the responses came to so far: the sum of their results. It is the result of the window. */
  prevented?: number;
  result?: number;
}

/** What a game says of its windows; `D`: what a response does. */
export interface Responses<G, L extends Opened, D> {
  /**
   * Whether a seat might respond, by what everyone knows: whether it can, by what it holds, is never to be seen from how long the
   * game waits, how many messages come, or what they say.
   */
  could(g: G, local: L): boolean;
  /** What is asked of the seat, all its responses; passing is added. */
  ask(g: G, local: L): Responding<D>;
  /** Calls what carries a response out. It may open windows of its own: then all that follows from it comes first. */
  respond(ctx: Ctx<G>, local: L, payload: D): void;
  /** Who may respond besides, one after the other, beginning with the seat; left out: it alone, as often as it can. */
  seats?(g: G, local: L): readonly Seat[];
}

/** What a seat is asked in a window: its responses, and how passing is called, which stands last. */
type Responding<D> = Pick<Offering<D>, 'prompt' | 'offers' | 'rule'> & { readonly pass: Text };

/**
 * A step that asks a seat in a window for one of some responses, or to pass: then the deed is null. For a seat that doesn’t want to be
 * asked there nothing is worked out.
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
 * A moment at which seats may respond to what was announced, or to what just happened. They are asked in turn, and each response
 * gives all the say again; it is over when all have passed in a row.
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
