import { type Deed, RESOLVE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { explorationCard } from '../../../../src/games/ascendancy/content/exploration/all.ts';
import { EFFECTS } from '../../../../src/games/ascendancy/effects/frame.ts';
import { PROCEDURES } from '../../../../src/games/ascendancy/procedures.ts';
import { working } from '../../../../src/games/ascendancy/rules/ask.ts';
import { moment } from '../../../../src/games/ascendancy/rules/moments.ts';
import type { Moment, Moments, PhasePlay } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy, CardId, Civ, Disc, Player, SystemId } from '../../../../src/games/ascendancy/state.ts';
import { WINDOWS } from '../../../../src/games/ascendancy/windows.ts';
import { Engine } from '../../../../src/kernel/engine.ts';
import { type Game, procedure, procedures } from '../../../../src/kernel/game.ts';
import type { Chance } from '../../../../src/kernel/random.ts';
import type { Decision, State, Text } from '../../../../src/kernel/types.ts';
import { join, put, table } from '../support.ts';

const END = 'The deed is done.';
/** Where cards are resolved unless a case says otherwise: a Planetary System with a site of each type (A-CIV-13). */
export const WORLD = 'terra-nova';

/** A card or a rule, played out by the procedures of the game, with dice that the case says. */
export interface Done {
  g: Ascendancy;
  log: Text[];
  told: Text[];
  waits(): Decision;
  keys(): string[];
  answer(...keys: string[]): Done;
  /** Throws unless all is over and every die was rolled. */
  settled(): Ascendancy;
}

/** Does a deed and all that follows; shuffles always take the first. */
export function play(g: Ascendancy, deed: Deed, ...dice: number[]): Done {
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
  const main = procedure<Ascendancy, object>('case')({
    begin(ctx) {
      deed(ctx);
      return 'end';
    },
    end(ctx) {
      ctx.end({ winners: [], why: END });
      return null;
    },
  });
  // The engine asks a game for its procedures and automatic answers alone.
  const all = { ...PROCEDURES, ...procedures<Ascendancy>(main) };
  const game = { procedures: all, auto: () => null } as unknown as Game<Ascendancy>;
  const state: State<Ascendancy> = {
    game: 'ascendancy',
    rules: 1,
    draws: 0,
    asked: 0,
    stack: [{ proc: 'case', step: 'begin', local: {} }],
    pending: [],
    barrier: 0,
    acting: null,
    orders: g.players.map(() => ({ ask: WINDOWS.map(({ id }) => id), prefer: {} })),
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
    if (decision === undefined) throw new Error(`nobody is asked: ${log.slice(-3).join(' ')}`);
    return decision;
  };
  go((engine) => engine.run());
  const done: Done = {
    g,
    log,
    told,
    waits,
    keys: () => waits().options.map(({ key }) => key),
    answer(...keys) {
      go((engine) => engine.answer(waits(), keys));
      return done;
    },
    settled() {
      if (state.over?.why !== END) throw new Error(`still asked: ${waits().prompt} ${done.keys().join(' ')}`);
      if (left.length > 0) throw new Error(`left over: ${left.join(' ')}`);
      return g;
    },
  };
  return done;
}

/** A position with Ships of the first player at a System that was just found. */
export function found(ships = 2, civs?: readonly Civ[], system: SystemId = WORLD): Ascendancy {
  const g = table(civs);
  const home = g.players[0]?.home ?? 'earth';
  join(g, home, system);
  for (let ship = 0; ship < ships; ship++) put(g, 0, system);
  return g;
}

/** The first player resolves a card there. */
export function resolve(g: Ascendancy, card: CardId, ...dice: number[]): Done {
  return resolveAt(g, card, WORLD, ...dice);
}

/** The same elsewhere. */
export function resolveAt(g: Ascendancy, card: CardId, system: SystemId, ...dice: number[]): Done {
  const units = g.units.filter(({ at, seat }) => at === system && seat === 0).map(({ id }) => id);
  return play(g, (ctx) => ctx.call(RESOLVE, { seat: 0, system, units, kind: 'impulse', card }), ...dice);
}

/** Puts a card where its rule is in force: before a player, or on a System. */
export function lay(g: Ascendancy, card: CardId, at: SystemId | number = WORLD, count = 0): Ascendancy {
  if (typeof at === 'string') worldOf(g, at).cards.push({ card, count });
  else if (explorationCard(card).after === 'ally') playerOf(g, at).allies.push({ card, exhausted: false });
  else playerOf(g, at).held.push(card);
  return g;
}

/** Lets rules speak at a moment. */
export function at<M extends Moment>(g: Ascendancy, name: M, about: Moments[M], ...dice: number[]): Done {
  return play(g, (ctx) => moment(ctx, name, about), ...dice);
}

/** What a rule offers a seat in its own turn, by key; those that can’t be taken with the rule against it. */
export function plays(g: Ascendancy, when: PhasePlay, seat = 0): { key: string; against: string | undefined }[] {
  return offersOf(g, when, seat).map(({ offer: { option, why } }) => ({ key: option.key, against: why?.().rule }));
}

function offersOf(g: Ascendancy, when: PhasePlay, seat: number) {
  return working(g).flatMap(({ bearer, rule }) =>
    (rule.plays?.[when]?.(g, bearer, { seat }) ?? []).map((offer) => ({ offer, bearer })),
  );
}

/** Uses one of them. */
export function uses(g: Ascendancy, when: PhasePlay, key: string, ...dice: number[]): Done {
  const found = offersOf(g, when, 0).find(({ offer }) => offer.option.key === key);
  if (found === undefined) throw new Error(`no ${key} among ${plays(g, when).map((one) => one.key)}`);
  const { offer, bearer } = found;
  if (offer.why !== null) throw new Error(String(offer.why().text));
  return play(g, (ctx) => ctx.call(EFFECTS, { seat: 0, from: bearer, list: [...offer.deed] }), ...dice);
}

export function playerOf(g: Ascendancy, seat = 0): Player {
  const player = g.players[seat];
  if (player === undefined) throw new Error(`nobody in seat ${seat}`);
  return player;
}

export function worldOf(g: Ascendancy, system: SystemId = WORLD): Disc {
  const disc = g.discs[system];
  if (disc === undefined) throw new Error(`${system} isn’t there`);
  return disc;
}

/** Ships of a seat in a System. */
export function ships(g: Ascendancy, system: SystemId = WORLD, seat = 0): number {
  return g.units.reduce((sum, unit) => sum + (unit.at === system && unit.seat === seat ? unit.ships : 0), 0);
}

/** Production, Research and Culture of a seat; everyone began with 3 of each. */
export function has(g: Ascendancy, seat = 0): number[] {
  const { production, research, culture } = playerOf(g, seat).reserves;
  return [production, research, culture];
}
