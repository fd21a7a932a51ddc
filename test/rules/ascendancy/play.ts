import { buildOffers } from '../../../src/games/ascendancy/chapters/building/offers.ts';
import * as building from '../../../src/games/ascendancy/chapters/building/procedures.ts';
import { upgradeOffers } from '../../../src/games/ascendancy/chapters/building/upgrades.ts';
import type { Deed } from '../../../src/games/ascendancy/chapters/calls.ts';
import { civilizationOffers } from '../../../src/games/ascendancy/chapters/civilizations/offers.ts';
import { control } from '../../../src/games/ascendancy/chapters/conflict/control.ts';
import { muster } from '../../../src/games/ascendancy/chapters/fleets/muster.ts';
import { fleetOffers } from '../../../src/games/ascendancy/chapters/fleets/offers.ts';
import { discard } from '../../../src/games/ascendancy/chapters/projects/discard.ts';
import { launch, projectOffers } from '../../../src/games/ascendancy/chapters/projects/launch.ts';
import { starbaseOffers } from '../../../src/games/ascendancy/chapters/starbases/offers.ts';
import { dealings } from '../../../src/games/ascendancy/chapters/trade/dealings.ts';
import { tradeOffers } from '../../../src/games/ascendancy/chapters/trade/offers.ts';
import { trade } from '../../../src/games/ascendancy/chapters/trade/trade.ts';
import { EFFECTS } from '../../../src/games/ascendancy/effects/frame.ts';
import { effects } from '../../../src/games/ascendancy/effects/runner.ts';
import type { Effects } from '../../../src/games/ascendancy/effects/union.ts';
import { momentProcedure } from '../../../src/games/ascendancy/rules/moments.ts';
import type { Bearer } from '../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy, Player } from '../../../src/games/ascendancy/state.ts';
import type { Offer } from '../../../src/games/kit/offers.ts';
import { Engine } from '../../../src/kernel/engine.ts';
import { type Game, procedure, procedures } from '../../../src/kernel/game.ts';
import type { Chance } from '../../../src/kernel/random.ts';
import type { Decision, State, Text } from '../../../src/kernel/types.ts';

/** What a seat does in its own turn, played out by itself. */
export interface Done {
  log: Text[];
  /** What single seats were told in place of it. */
  told: Text[];
  /** The question that waits; throws when none does. */
  waits(): Decision;
  keys(): string[];
  answer(...keys: string[]): void;
  /** What the procedure that was called came to. Throws unless all is over. */
  settled(): number | undefined;
}

/** What a case needs beside its position: faces of dice in order, and what seats prefer about trade. */
export interface Script {
  dice?: readonly number[];
  trade?: { readonly [seat: number]: { give?: number[]; accept?: number[] | 'all' | 'none'; revoke?: number[] } };
}

const END = 'The deed is done.';

/** Does a deed and all that follows from it. */
export function play(g: Ascendancy, deed: Deed, { dice = [], trade: wishes = {} }: Script = {}): Done {
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
  const run = [...Object.values(building), muster, discard, launch, trade, dealings, control, effects, momentProcedure];
  const game = { procedures: procedures<Ascendancy>(main, ...run), auto: () => null } as unknown as Game<Ascendancy>;
  const ask = ['trade', 'cooperation', 'proposal', 'colonizing', 'conflict-end', 'generate', 'completed'];
  const state: State<Ascendancy> = {
    game: 'ascendancy',
    rules: 1,
    draws: 0,
    asked: 0,
    stack: [{ proc: 'main', step: 'begin', local: {} }],
    pending: [],
    barrier: 0,
    acting: null,
    orders: g.players.map((_player, seat) => ({
      ask: [...ask],
      prefer: wishes[seat] === undefined ? {} : { trade: wishes[seat] },
    })),
    g,
    over: null,
  };
  const log: Text[] = [];
  const told: Text[] = [];
  const go = (act: (engine: Engine<Ascendancy>) => void): void => {
    const engine = new Engine(game, state, () => chance);
    act(engine);
    log.push(...engine.events.flatMap(({ text }) => text ?? []));
    told.push(...engine.events.flatMap(({ seats }) => Object.values(seats ?? {})));
  };
  const waits = (): Decision => {
    const [decision] = state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    return decision;
  };
  go((engine) => engine.run());
  return {
    log,
    told,
    waits,
    keys: () => waits().options.map(({ key }) => key),
    answer: (...keys) => go((engine) => engine.answer(waits(), keys)),
    settled() {
      if (state.over?.why !== END) throw new Error(`still asked: ${waits().prompt}`);
      if (left.length > 0) throw new Error(`left over: ${left.join(' ')}`);
      return came.result;
    },
  };
}

/** Everything that a seat could do by the rules of these chapters. */
export function offers(g: Ascendancy, seat = 0): Offer<Deed>[] {
  const rooms = [
    buildOffers,
    upgradeOffers,
    projectOffers,
    fleetOffers,
    starbaseOffers,
    tradeOffers,
    civilizationOffers,
  ];
  return rooms.flatMap((room) => room(g, seat));
}

/** Keys of what a seat can do now, those alone that begin with some words. */
export function openKeys(g: Ascendancy, begin = '', seat = 0): string[] {
  return offers(g, seat).flatMap(({ option, why }) =>
    why === null && option.key.startsWith(begin) ? [option.key] : [],
  );
}

function offerOf(g: Ascendancy, key: string, seat: number): Offer<Deed> {
  const all = offers(g, seat);
  const found = all.find(({ option }) => option.key === key);
  if (found === undefined) throw new Error(`no offer ${key} among ${all.map(({ option }) => option.key).join(' ')}`);
  return found;
}

/** The rule that stands against an offer; undefined: it can be taken. */
export function against(g: Ascendancy, key: string, seat = 0): string | undefined {
  return offerOf(g, key, seat).why?.().rule;
}

/** The hint of an offer. */
export function hintOf(g: Ascendancy, key: string, seat = 0): Text | undefined {
  return offerOf(g, key, seat).option.hint;
}

/** Takes an offer of a seat. Throws when it can’t be taken. */
export function does(g: Ascendancy, key: string, script: Script = {}, seat = 0): Done {
  const { deed, why } = offerOf(g, key, seat);
  if (why !== null) throw new Error(why().text);
  return play(g, deed, script);
}

/** Carries effects out for a seat. */
export function apply(g: Ascendancy, list: Effects, from: Partial<Bearer> = {}, script: Script = {}): Done {
  const seat = from.seat ?? 0;
  const bearer: Bearer = { seat, kind: 'console', id: 'A rule', ...from };
  const { system } = bearer;
  return play(
    g,
    (ctx) => ctx.call(EFFECTS, { seat, from: bearer, list, ...(system === undefined ? {} : { system }) }),
    script,
  );
}

/** The player in a seat. */
export function playerIn(g: Ascendancy, seat = 0): Player {
  const player = g.players[seat];
  if (player === undefined) throw new Error(`nobody in seat ${seat}`);
  return player;
}

/** Begins the Building Phase of a seat. */
export function inBuilding(g: Ascendancy, seat = 0): Ascendancy {
  g.turn = { seat, phase: 'building', researched: [], built: [] };
  return g;
}
