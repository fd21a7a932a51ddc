import {
  type CalledWith,
  COMPLETE,
  type Deed,
  DISCOVER,
  LAY,
  type Play,
} from '../../../src/games/ascendancy/chapters/calls.ts';
import { claim } from '../../../src/games/ascendancy/chapters/exploring/claim.ts';
import { diplomacy } from '../../../src/games/ascendancy/chapters/exploring/diplomacy.ts';
import { explore } from '../../../src/games/ascendancy/chapters/exploring/explore.ts';
import { resolve } from '../../../src/games/ascendancy/chapters/exploring/resolve.ts';
import { study } from '../../../src/games/ascendancy/chapters/exploring/study.ts';
import { arrive } from '../../../src/games/ascendancy/chapters/hazards/arrive.ts';
import { brave } from '../../../src/games/ascendancy/chapters/hazards/brave.ts';
import { rolling } from '../../../src/games/ascendancy/chapters/hazards/roll.ts';
import { move } from '../../../src/games/ascendancy/chapters/movement/move.ts';
import { moveOffers } from '../../../src/games/ascendancy/chapters/movement/offers.ts';
import { effects } from '../../../src/games/ascendancy/effects/runner.ts';
import { momentProcedure } from '../../../src/games/ascendancy/rules/moments.ts';
import type { Ascendancy, SystemId } from '../../../src/games/ascendancy/state.ts';
import type { Offer } from '../../../src/games/kit/offers.ts';
import { Engine } from '../../../src/kernel/engine.ts';
import { type Game, procedure, procedures } from '../../../src/kernel/game.ts';
import type { Chance } from '../../../src/kernel/random.ts';
import type { Decision, State, Text } from '../../../src/kernel/types.ts';
import { disc } from './support.ts';

/** What is laid next in a case: lanes that end nowhere, or at a System on the map; null: none fits. */
export type Laid = { sectors: 2 | 3 | 4; to?: SystemId } | null;

/** What a case needs beside its position. */
export interface Script {
  /** Faces of dice, in order; cards are shuffled by always taking the first. */
  dice?: readonly number[];
  lanes?: readonly Laid[];
  /** Systems that are discovered; null: none fits. */
  systems?: readonly (SystemId | null)[];
}

/** Moving, Hazards and exploring, run by themselves: lanes and Systems are laid as the case says, wherever they would fit. */
export interface RoundPart {
  g: Ascendancy;
  log: Text[];
  /** What single seats were told in place of it. */
  told: Text[];
  /** The question that waits; throws when none does. */
  waits(): Decision;
  keys(): string[];
  answer(...keys: string[]): void;
  /** What the procedure that was called came to. Throws unless all is over and everything scripted was used. */
  settled(): number | undefined;
}

const END = 'The deed is done.';

/** Does a deed and all that follows from it. */
export function stage(g: Ascendancy, deed: Deed, { dice = [], lanes = [], systems = [] }: Script = {}): RoundPart {
  const left = { dice: [...dice], lanes: [...lanes], systems: [...systems] };
  const chance: Chance = {
    position: 0,
    next: () => 0,
    die() {
      const die = left.dice.shift();
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
  const lay = procedure<Ascendancy, CalledWith<typeof LAY> & { result?: number }>(LAY.name)({
    begin(ctx, local) {
      const lane = left.lanes.shift();
      if (lane === undefined) throw new Error('no lane was scripted');
      local.result = lane === null ? 0 : 1;
      if (lane !== null) layLane(ctx, local.system, lane);
      return null;
    },
  });
  const discover = procedure<Ascendancy, CalledWith<typeof DISCOVER> & { result?: number }>(DISCOVER.name)({
    begin(ctx, local) {
      const system = left.systems.shift();
      if (system === undefined) throw new Error('no System was scripted');
      if (system === null) {
        local.result = 0;
        return null;
      }
      const lane = ctx.g.lanes[local.lane];
      ctx.g.discs[system] = disc(system);
      if (lane !== undefined) lane.b = system;
      for (const unit of ctx.g.units) if (local.units.includes(unit.id)) unit.at = system;
      ctx.call(explore, { seat: local.seat, system, units: [...local.units], kind: local.kind });
      return 'end';
    },
    end(_ctx, local) {
      local.result = 1;
      return null;
    },
  });
  // Completing is another chapter’s: here a Project is put aside.
  const complete = procedure<Ascendancy, { seat: number; card: string }>(COMPLETE.name)({
    begin({ g: { players } }, { seat, card }) {
      const player = players[seat];
      if (player === undefined) return null;
      player.projects = player.projects.filter((project) => project.card !== card);
      player.advancements.push({ card, exhausted: false });
      return null;
    },
  });
  const run = [move, brave, arrive, rolling, explore, resolve, diplomacy, claim, study, effects, momentProcedure];
  const all = procedures<Ascendancy>(main, lay, discover, complete, ...run);
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
    orders: g.players.map(() => ({ ask: ['permission', 'before-roll', 'after-roll', 'move-end'], prefer: {} })),
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
    g,
    log,
    told,
    waits,
    keys: () => waits().options.map(({ key }) => key),
    answer: (...keys) => go((engine) => engine.answer(waits(), keys)),
    settled() {
      if (state.over?.why !== END) throw new Error(`still asked: ${waits().prompt}`);
      const rest = [...left.dice, ...left.lanes, ...left.systems];
      if (rest.length > 0) throw new Error(`left over: ${JSON.stringify(rest)}`);
      return came.result;
    },
  };
}

function layLane({ g }: Play, system: SystemId, { sectors, to }: Exclude<Laid, null>): void {
  const id = `l${++g.minted.lanes}`;
  const from = { x: 0, y: 0 };
  g.lanes[id] = { id, sectors, a: system, b: to ?? null, from, to: from };
}

/** The offer with a key. Throws when there is none. */
export function offerOf(offers: readonly Offer<Deed>[], key: string): Offer<Deed> {
  const found = offers.find(({ option }) => option.key === key);
  if (found === undefined) throw new Error(`no offer ${key} among ${offers.map(({ option }) => option.key).join(' ')}`);
  return found;
}

/** Takes one of a seat’s offers of Movement. */
export function moves(g: Ascendancy, key: string, script: Script = {}, seat = 0): RoundPart {
  const { why, deed } = offerOf(moveOffers(g, seat), key);
  if (why !== null) throw new Error(why().text);
  return stage(g, deed, script);
}

/** Keys of a seat’s offers that can be taken, and the rule that stands against one. */
export function openKeys(g: Ascendancy, seat = 0): string[] {
  return moveOffers(g, seat).flatMap(({ option, why }) => (why === null ? option.key : []));
}
export function against(g: Ascendancy, key: string, seat = 0): string | undefined {
  return offerOf(moveOffers(g, seat), key).why?.().rule;
}
