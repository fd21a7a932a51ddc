import { type Deed, DISCARD } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { alliedLeave } from '../../../../src/games/ascendancy/chapters/conflict/allied.ts';
import { battle } from '../../../../src/games/ascendancy/chapters/conflict/battle.ts';
import { control } from '../../../../src/games/ascendancy/chapters/conflict/control.ts';
import { hegemony } from '../../../../src/games/ascendancy/chapters/conflict/hegemony.ts';
import { invasion } from '../../../../src/games/ascendancy/chapters/conflict/invasion.ts';
import { maneuver } from '../../../../src/games/ascendancy/chapters/conflict/maneuver.ts';
import {
  attackOffers,
  hegemonyOffers,
  invadeOffers,
} from '../../../../src/games/ascendancy/chapters/conflict/offers.ts';
import { retreat } from '../../../../src/games/ascendancy/chapters/conflict/retreat.ts';
import { combatRound } from '../../../../src/games/ascendancy/chapters/conflict/round.ts';
import { arrive } from '../../../../src/games/ascendancy/chapters/hazards/arrive.ts';
import { brave } from '../../../../src/games/ascendancy/chapters/hazards/brave.ts';
import { rolling } from '../../../../src/games/ascendancy/chapters/hazards/roll.ts';
import { move } from '../../../../src/games/ascendancy/chapters/movement/move.ts';
import { effects } from '../../../../src/games/ascendancy/effects/runner.ts';
import { momentProcedure } from '../../../../src/games/ascendancy/rules/moments.ts';
import type { Moments, Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import type { Offer } from '../../../../src/games/kit/offers.ts';
import { PASS } from '../../../../src/kernel/decision.ts';
import { Engine } from '../../../../src/kernel/engine.ts';
import { type Game, procedure, procedures } from '../../../../src/kernel/game.ts';
import type { Chance } from '../../../../src/kernel/random.ts';
import type { Decision, State, Text } from '../../../../src/kernel/types.ts';
import { explorationCards } from '../cards.ts';

const END = 'The deed is done.';
const WINDOWS: (keyof Moments)[] = [
  'battle-declared',
  'battle-begun',
  'invasion-declared',
  'before-hits',
  'after-hits',
  'hits-counted',
  'casualties',
  'combat-round-end',
  'conflict-end',
  'invasion-result',
  'before-roll',
  'after-roll',
  'hegemony-success',
  'hegemony-failed',
  'control-taken',
];

/** A conflict, run by itself, with dice that the case says. */
export interface Fight {
  g: Ascendancy;
  log: Text[];
  told: Text[];
  /** The question that waits; throws when none does. */
  waits(): Decision;
  keys(): string[];
  answer(...keys: string[]): Fight;
  /** Throws unless all is over and every die was rolled; what the procedure came to. */
  settled(): number | undefined;
  /** Seats that were told to discard Projects above the maximum. */
  discards: number[];
}

/** Does a deed and all that follows; discarding is another chapter’s, and noted. */
export function fight(g: Ascendancy, deed: Deed, ...dice: number[]): Fight {
  const left = [...dice];
  const chance: Chance = {
    position: 0,
    next: () => 0,
    die() {
      const die = left.shift();
      if (die === undefined) throw new Error('no die was scripted');
      return die;
    },
  };
  const came: { result?: number } = {};
  const discards: number[] = [];
  const main = procedure<Ascendancy, { result?: number }>('main')({
    begin(ctx) {
      deed(ctx);
      return 'end';
    },
    end(ctx, local) {
      if (local.result !== undefined) came.result = local.result;
      ctx.end({ winners: [], why: END });
      return null;
    },
  });
  const discard = procedure<Ascendancy, { seat: number }>(DISCARD.name)({
    begin(_ctx, { seat }) {
      discards.push(seat);
      return null;
    },
  });
  const own = [battle, combatRound, retreat, maneuver, invasion, control, hegemony, alliedLeave];
  const all = procedures<Ascendancy>(main, discard, ...own, move, brave, arrive, rolling, effects, momentProcedure);
  // The engine asks a game for its procedures and automatic answers alone.
  const game = { procedures: all, auto: () => null } as unknown as Game<Ascendancy>;
  const state: State<Ascendancy> = {
    game: 'ascendancy',
    rules: 1,
    draws: 0,
    asked: 0,
    stack: [{ proc: 'main', step: 'begin', local: {} }],
    pending: [],
    barrier: 0,
    acting: null,
    orders: g.players.map(() => ({ ask: [...WINDOWS], prefer: {} })),
    g,
    over: null,
  };
  const log: Text[] = [];
  const told: Text[] = [];
  const go = (act: (engine: Engine<Ascendancy>) => void): void => {
    // What is remembered between answers is what a store gives back.
    state.stack = structuredClone(state.stack);
    const engine = new Engine(game, state, () => chance);
    act(engine);
    log.push(...engine.events.flatMap(({ text }) => text ?? []));
    told.push(...engine.events.flatMap(({ seats }) => Object.values(seats ?? {})));
  };
  const waits = (): Decision => {
    const [decision] = state.pending;
    if (decision === undefined) throw new Error(`nobody is asked: ${log.join(' ')}`);
    return decision;
  };
  go((engine) => engine.run());
  const stage: Fight = {
    g,
    log,
    told,
    discards,
    waits,
    keys: () => waits().options.map(({ key }) => key),
    answer(...keys) {
      go((engine) => engine.answer(waits(), keys));
      return stage;
    },
    settled() {
      if (state.over?.why !== END) throw new Error(`still asked: ${waits().prompt} ${stage.keys().join(' ')}`);
      if (left.length > 0) throw new Error(`not rolled: ${left.join(', ')}`);
      return came.result;
    },
  };
  return stage;
}

/** Offers of conflicts of a seat. */
export function conflictOffers(g: Ascendancy, seat = 0): Offer<Deed>[] {
  return [...attackOffers(g, seat), ...invadeOffers(g, seat), ...hegemonyOffers(g, seat)];
}

/** The offer with a key. Throws when there is none. */
export function offerOf(g: Ascendancy, key: string, seat = 0): Offer<Deed> {
  const offers = conflictOffers(g, seat);
  const found = offers.find(({ option }) => option.key === key);
  if (found === undefined) throw new Error(`no offer ${key} among ${offers.map(({ option }) => option.key).join(' ')}`);
  return found;
}

/** Takes an offer of a seat, with these dice. */
export function begins(g: Ascendancy, key: string, dice: readonly number[], seat = 0): Fight {
  const { why, deed } = offerOf(g, key, seat);
  if (why !== null) throw new Error(why().text);
  return fight(g, deed, ...dice);
}

/** The rule that stands against an offer; undefined: none does. */
export function against(g: Ascendancy, key: string, seat = 0): string | undefined {
  return offerOf(g, key, seat).why?.().rule;
}

/** Puts rules in force, by seat. Once in a case. */
export function inForce(g: Ascendancy, bySeat: { readonly [seat: number]: readonly Rule[] }): void {
  const cards = Object.entries(bySeat).flatMap(([seat, rules]) =>
    rules.map((rule, at) => ({ id: `rule-${seat}-${at}`, rule, seat: Number(seat) })),
  );
  explorationCards(...cards.map(({ id, rule }) => ({ id, rule })));
  for (const { id, seat } of cards) g.players[seat]?.held.push(id);
}

export { PASS };
