import type { Deed } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { BATTLE, INVADE, MOVE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { beginMovement } from '../../../../src/games/ascendancy/chapters/movement/begin.ts';
import { nodeIncome, ruleIncome } from '../../../../src/games/ascendancy/chapters/rounds/generation.ts';
import { playOffers } from '../../../../src/games/ascendancy/chapters/turn/use.ts';
import { PROCEDURES } from '../../../../src/games/ascendancy/procedures.ts';
import { moment } from '../../../../src/games/ascendancy/rules/moments.ts';
import type { Moment, Moments } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy, CardId, Disc, Movement, Player, Resources } from '../../../../src/games/ascendancy/state.ts';
import { WINDOWS } from '../../../../src/games/ascendancy/windows.ts';
import type { Offer } from '../../../../src/games/kit/offers.ts';
import { Engine } from '../../../../src/kernel/engine.ts';
import { type Game, procedure } from '../../../../src/kernel/game.ts';
import type { Chance } from '../../../../src/kernel/random.ts';
import type { Decision, State, Text } from '../../../../src/kernel/types.ts';
import { disc, put } from '../support.ts';

const END = 'The deed is done.';

/** A deed and all that follows from it, by all procedures of the game, with the dice that the case says. */
export interface Scene {
  log: Text[];
  /** What single seats were told in place of it. */
  told: Text[];
  /** The question that waits; throws when none does. */
  waits(): Decision;
  keys(): string[];
  answer(...keys: string[]): Scene;
  /** Leaves a Tactical Maneuver be; throws unless all is over and every die was rolled. */
  settled(): void;
}

/** Does a deed. Everyone is asked at every moment. */
export function act(g: Ascendancy, deed: Deed, ...dice: number[]): Scene {
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
  const game = { procedures: { ...PROCEDURES, main }, auto: () => null } as unknown as Game<Ascendancy>;
  const ask = WINDOWS.map(({ id }) => id);
  const state: State<Ascendancy> = {
    game: 'ascendancy',
    rules: 1,
    draws: 0,
    asked: 0,
    stack: [{ proc: 'main', step: 'begin', local: {} }],
    pending: [],
    barrier: 0,
    acting: null,
    orders: g.players.map(() => ({ ask, prefer: {} })),
    g,
    over: null,
  };
  const log: Text[] = [];
  const told: Text[] = [];
  const go = (run: (engine: Engine<Ascendancy>) => void): void => {
    // What is remembered between answers is what a store gives back.
    state.stack = structuredClone(state.stack);
    const engine = new Engine(game, state, () => chance);
    run(engine);
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
    log,
    told,
    waits,
    keys: () => waits().options.map(({ key }) => key),
    answer(...keys) {
      go((engine) => engine.answer(waits(), keys));
      return scene;
    },
    settled() {
      // Where the winner’s Ships go afterwards is another chapter’s.
      if (state.pending[0]?.options.some(({ key }) => key === 'stay') === true) scene.answer('stay');
      if (state.over?.why !== END) throw new Error(`still asked: ${waits().prompt} ${scene.keys().join(' ')}`);
      if (left.length > 0) throw new Error(`not rolled: ${left.join(', ')}; ${log.join(' ')}`);
    },
  };
  return scene;
}

/** Lets rules speak at a moment. */
export function hear<M extends Moment>(g: Ascendancy, name: M, about: Moments[M], ...dice: number[]): Scene {
  return act(g, (ctx) => moment(ctx, name, about), ...dice);
}

/** A seat. */
export function player(g: Ascendancy, seat = 0): Player {
  const found = g.players[seat];
  if (found === undefined) throw new Error(`nobody in seat ${seat}`);
  return found;
}

/** Completes Advancements. */
export function gives(g: Ascendancy, seat: number, ...cards: CardId[]): Ascendancy {
  player(g, seat).advancements.push(...cards.map((card) => ({ card, exhausted: false })));
  return g;
}

export function isExhausted(g: Ascendancy, card: CardId, seat = 0): boolean | undefined {
  return player(g, seat).advancements.find((one) => one.card === card)?.exhausted;
}

/** A System that no lane joins with anything, with these Nodes, Controlled or not. */
export function world(g: Ascendancy, id: string, nodes: Disc['nodes'] = [], control: number | null = null): Disc {
  const made = g.discs[id] ?? disc(id, 9_000, 30_000);
  made.sites = nodes.map(() => 'open');
  made.nodes = [...nodes];
  made.control = control;
  g.discs[id] = made;
  g.stack = g.stack.filter((one) => one !== id);
  return made;
}

/** Puts single Ships somewhere. */
export function ships(g: Ascendancy, seat: number, at: string, count = 1): void {
  for (let ship = 0; ship < count; ship++) put(g, seat, at);
}

/** How many Ships of a seat are somewhere. */
export function count(g: Ascendancy, seat: number, at: string): number {
  return g.units.reduce((sum, unit) => sum + (unit.seat === seat && unit.at === at ? unit.ships : 0), 0);
}

/** Gives a Trade Agreement of one seat to another. */
export function agrees(g: Ascendancy, giver: number, holder: number, value = 1): CardId {
  const codes = { federation: 'fed', klingon: 'kli', romulan: 'rom', andorian: 'and' } as const;
  const more = { cardassian: 'car', ferengi: 'fer', vulcan: 'vul' } as const;
  const card = `${{ ...codes, ...more }[player(g, giver).civ]}-ta-${value}`;
  player(g, giver).agreements.push({ card, holder, exhausted: false });
  return card;
}

/** What a seat’s Systems yield, and what its rules give. */
export function yields(g: Ascendancy, seat = 0): number[] {
  return values(nodeIncome(g, seat));
}
export function income(g: Ascendancy, seat = 0): number[] {
  return values(ruleIncome(g, seat));
}
function values({ production, research, culture }: Resources): number[] {
  return [production, research, culture];
}

/** A seat’s Reserves. */
export function reserves(g: Ascendancy, seat = 0): number[] {
  return values(player(g, seat).reserves);
}

type Phase = 'building' | 'command';

/** What rules of a seat have on offer in its turn: keys of what can be taken, and the rule against something. */
export function offered(g: Ascendancy, phase: Phase, seat = 0): string[] {
  return all(g, phase, seat).flatMap(({ option, why }) => (why === null ? [option.key] : []));
}
export function against(g: Ascendancy, phase: Phase, key: string, seat = 0): string | undefined {
  return one(g, phase, key, seat).why?.().rule;
}

function all(g: Ascendancy, phase: Phase, seat: number): Offer<Deed>[] {
  if (g.turn !== null) Object.assign(g.turn, { seat, phase });
  return playOffers(g, seat, phase, 'turn');
}
function one(g: Ascendancy, phase: Phase, key: string, seat: number): Offer<Deed> {
  const found = all(g, phase, seat).find(({ option }) => option.key === key);
  if (found === undefined) throw new Error(`no offer ${key}: ${offered(g, phase, seat).join(' ')}`);
  return found;
}

/** Takes one of them. */
export function uses(g: Ascendancy, phase: Phase, key: string, dice: readonly number[] = [], seat = 0): Scene {
  const { why, deed } = one(g, phase, key, seat);
  if (why !== null) throw new Error(why().text);
  return act(g, deed, ...dice);
}

/** Attacks whoever is there, from there. */
export function attack(g: Ascendancy, seat: number, at: string, ...dice: number[]): Scene {
  return act(g, (ctx) => ctx.call(BATTLE, { seat, sector: at, from: [at] }), ...dice);
}

/** Invades a System. */
export function invade(g: Ascendancy, seat: number, system: string, ...dice: number[]): Scene {
  return act(g, (ctx) => ctx.call(INVADE, { seat, system }), ...dice);
}

/** Moves units. */
export function moves(
  g: Ascendancy,
  units: readonly number[],
  goal: string,
  { by = 0, kind = 'impulse', dice = [] }: { by?: number; kind?: Movement['kind']; dice?: readonly number[] } = {},
): Scene {
  return act(
    g,
    (ctx) => {
      beginMovement(ctx.g, { by, units, kind, goal });
      ctx.call(MOVE);
    },
    ...dice,
  );
}
