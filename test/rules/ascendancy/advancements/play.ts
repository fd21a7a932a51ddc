import { colonize } from '../../../../src/games/ascendancy/chapters/building/colonize.ts';
import { complete } from '../../../../src/games/ascendancy/chapters/building/complete.ts';
import { lose } from '../../../../src/games/ascendancy/chapters/building/lose.ts';
import { node } from '../../../../src/games/ascendancy/chapters/building/node.ts';
import { BATTLE, type Deed, INVADE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { battle } from '../../../../src/games/ascendancy/chapters/conflict/battle.ts';
import { control } from '../../../../src/games/ascendancy/chapters/conflict/control.ts';
import { hegemony } from '../../../../src/games/ascendancy/chapters/conflict/hegemony.ts';
import { invasion } from '../../../../src/games/ascendancy/chapters/conflict/invasion.ts';
import { maneuver } from '../../../../src/games/ascendancy/chapters/conflict/maneuver.ts';
import { retreat } from '../../../../src/games/ascendancy/chapters/conflict/retreat.ts';
import { combatRound } from '../../../../src/games/ascendancy/chapters/conflict/round.ts';
import { claim } from '../../../../src/games/ascendancy/chapters/exploring/claim.ts';
import { diplomacy } from '../../../../src/games/ascendancy/chapters/exploring/diplomacy.ts';
import { explore } from '../../../../src/games/ascendancy/chapters/exploring/explore.ts';
import { resolve } from '../../../../src/games/ascendancy/chapters/exploring/resolve.ts';
import { study } from '../../../../src/games/ascendancy/chapters/exploring/study.ts';
import { muster } from '../../../../src/games/ascendancy/chapters/fleets/muster.ts';
import { arrive } from '../../../../src/games/ascendancy/chapters/hazards/arrive.ts';
import { brave } from '../../../../src/games/ascendancy/chapters/hazards/brave.ts';
import { rolling } from '../../../../src/games/ascendancy/chapters/hazards/roll.ts';
import { move } from '../../../../src/games/ascendancy/chapters/movement/move.ts';
import { discard } from '../../../../src/games/ascendancy/chapters/projects/discard.ts';
import { playOffers, use } from '../../../../src/games/ascendancy/chapters/turn/use.ts';
import { advancementCard } from '../../../../src/games/ascendancy/content/advancements/all.ts';
import { fleetRule } from '../../../../src/games/ascendancy/content/fleets/rules.ts';
import { FLEETS } from '../../../../src/games/ascendancy/content/fleets/table.ts';
import { effects } from '../../../../src/games/ascendancy/effects/runner.ts';
import { moment, momentProcedure } from '../../../../src/games/ascendancy/rules/moments.ts';
import type { Moment, Moments } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy, CardId, Civ, Disc, SystemId, Unit } from '../../../../src/games/ascendancy/state.ts';
import type { Offer } from '../../../../src/games/kit/offers.ts';
import { Engine } from '../../../../src/kernel/engine.ts';
import { type Game, procedure, procedures } from '../../../../src/kernel/game.ts';
import type { Chance } from '../../../../src/kernel/random.ts';
import type { Decision, State, Text } from '../../../../src/kernel/types.ts';
import { disc, put, table } from '../support.ts';

const END = 'The deed is done.';
const PROCEDURES = [
  arrive,
  battle,
  brave,
  claim,
  colonize,
  combatRound,
  complete,
  control,
  diplomacy,
  discard,
  effects,
  explore,
  hegemony,
  invasion,
  lose,
  maneuver,
  momentProcedure,
  move,
  muster,
  node,
  resolve,
  retreat,
  rolling,
  study,
  use,
];

/** Everyone is asked at every moment: what standing orders say is another chapter’s. */
const ASK: (Moment | 'permission' | 'proposal')[] = [
  'permission',
  'proposal',
  'after-hits',
  'after-roll',
  'announced',
  'battle-begun',
  'battle-declared',
  'before-hits',
  'claimed',
  'colonizing',
  'conflict-end',
  'entered-warp',
  'exited-warp',
  'explore-draw',
  'explored',
  'hits-counted',
  'initiative-commit',
  'initiative-end',
  'invasion-declared',
  'move-end',
  'node-built',
  'turn-start',
];

/** A deed and all that follows from it, with the dice that the case says. */
export interface Scene {
  g: Ascendancy;
  log: Text[];
  /** What single seats were told in place of it. */
  told: Text[];
  /** The question that waits; throws when none does. */
  waits(): Decision;
  keys(): string[];
  answer(...keys: string[]): Scene;
  /** Throws unless all is over and every die was rolled. */
  settled(): Ascendancy;
}

/** Does a deed. */
export function play(g: Ascendancy, deed: Deed, ...dice: number[]): Scene {
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
  const main = procedure<Ascendancy, object>('main')({
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
  const game = {
    procedures: procedures<Ascendancy>(main, ...PROCEDURES),
    auto: () => null,
  } as unknown as Game<Ascendancy>;
  const state: State<Ascendancy> = {
    game: 'ascendancy',
    rules: 1,
    draws: 0,
    asked: 0,
    stack: [{ proc: 'main', step: 'begin', local: {} }],
    pending: [],
    barrier: 0,
    acting: null,
    orders: g.players.map(() => ({ ask: ASK, prefer: {} })),
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
  const scene: Scene = {
    g,
    log,
    told,
    waits,
    keys: () => waits().options.map(({ key }) => key),
    answer(...keys) {
      go((engine) => engine.answer(waits(), keys));
      return scene;
    },
    settled() {
      if (state.over?.why !== END) throw new Error(`still asked: ${waits().prompt} ${scene.keys().join(' ')}`);
      if (left.length > 0) throw new Error(`not rolled: ${left.join(', ')}; ${log.join(' ')}`);
      return g;
    },
  };
  return scene;
}

/** Lets rules speak at a moment. */
export function at<M extends Moment>(g: Ascendancy, name: M, about: Moments[M], ...dice: number[]): Scene {
  return play(g, (ctx) => moment(ctx, name, about), ...dice);
}

/** Whether somebody is asked at a moment: the keys of what may be chosen; none when nobody is. */
export function offeredAt<M extends Moment>(g: Ascendancy, name: M, about: Moments[M]): string[] {
  const scene = at(structuredClone(g), name, about);
  try {
    return scene.keys().filter((key) => key !== 'pass');
  } catch {
    return [];
  }
}

/** A position with a card completed by the first player, and a System without lanes in which nobody is. */
export const ARENA = 'delta-iv';
export function having(
  card: CardId,
  civs: readonly Civ[] = [advancementCard(card).civ, 'cardassian', 'vulcan'],
  seat = 0,
): Ascendancy {
  const g = arena(civs);
  gives(g, seat, card);
  return g;
}

export function arena(civs: readonly Civ[]): Ascendancy {
  const g = table(civs);
  lay(g, ARENA);
  return g;
}

/** A System that no lane joins with anything. */
export function lay(g: Ascendancy, system: SystemId): Disc {
  const made = disc(system, 9_000, 30_000);
  g.discs[system] = made;
  g.stack = g.stack.filter((one) => one !== system);
  return made;
}

/** Completes an Advancement. */
export function gives(g: Ascendancy, seat: number, card: CardId): void {
  player(g, seat).advancements.push({ card, exhausted: false });
}

/** A seat. */
export function player(g: Ascendancy, seat: number) {
  const found = g.players[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

/** Puts single Ships into the arena, or elsewhere. */
export function ships(g: Ascendancy, seat: number, count: number, sector = ARENA): Unit[] {
  return Array.from({ length: count }, () => put(g, seat, sector));
}

/** Puts a Fleet of a name into the arena, or elsewhere. */
export function fleet(g: Ascendancy, seat: number, name: string, count: number, sector = ARENA): Unit {
  for (const [card, sides] of FLEETS[player(g, seat).civ].entries())
    for (const side of ['a', 'b'] as const)
      if (sides[side].name === name) {
        if (fleetRule(player(g, seat).civ, card, side) === null) throw new Error(`${name} has no rule`);
        return put(g, seat, sector, count, { card, side });
      }
  throw new Error(`no Fleet ${name}`);
}

/** A Space Battle in the arena. */
export function attack(g: Ascendancy, seat: number, ...dice: number[]): Scene {
  return play(g, (ctx) => ctx.call(BATTLE, { seat, sector: ARENA, from: [ARENA] }), ...dice);
}

/** An Invasion of the arena. */
export function invade(g: Ascendancy, seat: number, ...dice: number[]): Scene {
  return play(g, (ctx) => ctx.call(INVADE, { seat, system: ARENA }), ...dice);
}

/** A Controlled System of a seat: with Nodes on its sites, as many as told. */
export function owned(g: Ascendancy, seat: number, system: SystemId = ARENA, nodes = 0): Disc {
  const found = g.discs[system] ?? lay(g, system);
  found.control = seat;
  found.taken = 'colony';
  for (const [at, site] of found.sites.entries())
    if (at < nodes) found.nodes[at] = site === 'open' ? 'production' : site;
  return found;
}

/** Gives a Trade Agreement of one seat to another. */
export function agrees(g: Ascendancy, giver: number, holder: number, exhausted = false): void {
  player(g, giver).agreements.push({ card: `${CODES[player(g, giver).civ]}-ta-1`, holder, exhausted });
}

/** How ids of Trade Agreements begin. */
const CODES: Readonly<Record<Civ, string>> = {
  federation: 'fed',
  klingon: 'kli',
  romulan: 'rom',
  andorian: 'and',
  cardassian: 'car',
  ferengi: 'fer',
  vulcan: 'vul',
};

/** What rules of a seat have on offer in its turn: keys of what can be taken. */
export function offered(g: Ascendancy, seat: number, phase: 'building' | 'command'): string[] {
  if (g.turn !== null) Object.assign(g.turn, { seat, phase });
  return playOffers(g, seat, phase).flatMap(({ option, why }) => (why === null ? option.key : []));
}

/** Takes one of them. */
export function plays(
  g: Ascendancy,
  seat: number,
  phase: 'building' | 'command',
  key: string,
  ...dice: number[]
): Scene {
  if (g.turn !== null) Object.assign(g.turn, { seat, phase });
  const found: Offer<Deed> | undefined = playOffers(g, seat, phase).find(({ option }) => option.key === key);
  if (found === undefined) throw new Error(`no offer ${key}: ${offered(g, seat, phase).join(' ')}`);
  if (found.why !== null) throw new Error(found.why().text);
  return play(g, found.deed, ...dice);
}
