import { alsoAsking } from '../../src/games/kit/orders.ts';
import { PASS } from '../../src/kernel/decision.ts';
import { type Ctx, type Game, procedure } from '../../src/kernel/game.ts';
import { shuffle } from '../../src/kernel/random.ts';
import { type Json, type Option, Refused, type Seat, type State } from '../../src/kernel/types.ts';

/**
 * A skirmish on a strip of cells: dice, hidden hands, a window and a hidden simultaneous choice. It is small, and leaks on
 * request.
 */
export interface Skirmish {
  active: Seat;
  turn: number;
  length: number;
  score: number[];
  units: { id: string; owner: Seat; hp: number; cell: number }[];
  decks: number[][];
  hands: number[][];
  discards: number[][];
  pad: string;
}

export interface SkirmishView {
  active: Seat;
  turn: number;
  score: number[];
  units: Skirmish['units'];
  decks: number[];
  hands: (number | number[])[];
  discards: number[][];
}

const CELLS = 144;
const STEPS = [-12, -1, 1, 12];
/** Options by unit and by cell or target, made once. They are listed far more often than read, and never changed. */
const moves: Option[][] = [];
const attacks: Option[][] = [];

function moveOption(unit: number, cell: number): Option {
  moves[unit] ??= [];
  const row = moves[unit];
  row[cell] ??= { key: `move:u${unit}:${cell}`, verb: 'move', label: `u${unit} moves to ${cell}`, rule: 'X-MOVE-01' };
  return row[cell];
}

function attackOption(unit: number, target: number): Option {
  attacks[unit] ??= [];
  const row = attacks[unit];
  row[target] ??= {
    key: `attack:u${unit}:u${target}`,
    verb: 'attack',
    label: `u${unit} attacks u${target}`,
    rule: 'X-ATK-01',
  };
  return row[target];
}

interface Options {
  length: number;
  units: number;
  deck: number;
  /** Characters that fill the state up to a size, for measurements. */
  pad: number;
}

function options(g: Skirmish, seat: Seat): Option[] {
  const out: Option[] = [{ key: 'draw', verb: 'draw', label: 'Draw a card', rule: 'X-DRAW-01' }];
  const foes: number[] = [];
  g.units.forEach((unit, at) => {
    if (unit.owner !== seat && unit.hp > 0) foes.push(at);
  });
  g.units.forEach((unit, at) => {
    if (unit.owner !== seat || unit.hp <= 0) return;
    for (const step of STEPS) {
      const cell = unit.cell + step;
      if (cell >= 0 && cell < CELLS) out.push(moveOption(at, cell));
    }
    for (const foe of foes) {
      if (Math.abs((g.units[foe]?.cell ?? CELLS) - unit.cell) <= 12) out.push(attackOption(at, foe));
    }
  });
  return out;
}

function act(ctx: Ctx<Skirmish>, seat: Seat, key: string): void {
  const { g } = ctx;
  const [verb, id, what] = key.split(':');
  const unit = g.units.find((candidate) => candidate.id === id);
  if (verb === 'move' && unit !== undefined) {
    unit.cell = Number(what);
    ctx.log(`${unit.id} moves to ${unit.cell}.`, 'X-MOVE-01');
  } else if (verb === 'attack' && unit !== undefined) {
    const target = g.units.find((candidate) => candidate.id === what);
    const [die = 0] = ctx.roll(1);
    if (target !== undefined && die >= 4) {
      target.hp -= 2;
      g.score[seat] = (g.score[seat] ?? 0) + 2;
    }
    ctx.log(`${unit.id} attacks ${what}: ${die}.`, 'X-ATK-01');
  } else {
    const hand = g.hands[seat] ?? [];
    const drawn = ctx.draw(g.decks[seat] ?? [], 1);
    hand.push(...drawn);
    ctx.tell(seat, `You draw card ${drawn[0] ?? 'nothing'}.`, `Seat ${seat} draws a card.`, 'X-DRAW-01');
    const over = hand.length > 7 ? hand.shift() : undefined;
    if (over !== undefined) g.discards[seat]?.push(over);
  }
}

/** After an attack the other side may answer with a card. The window opens if it holds cards, which everyone knows. */
const turn = procedure<Skirmish, { key?: string; seat?: Seat }>('turn')({
  begin: (ctx) => {
    if (ctx.g.turn < ctx.g.length) return 'choose';
    const [a = 0, b = 0] = ctx.g.score;
    ctx.end({ winners: a === b ? [] : [a > b ? 0 : 1], why: 'The skirmish is over.', rule: 'X-END-01' });
    return null;
  },
  choose: {
    ask: (ctx) => ({
      seat: ctx.g.active,
      kind: 'pick',
      prompt: 'What do you do?',
      options: options(ctx.g, ctx.g.active),
      min: 1,
      max: 1,
      rule: 'X-TURN-01',
    }),
    answer: (ctx, local, { seat, key }) => {
      act(ctx, seat, key);
      local.key = key;
      local.seat = seat;
      return key.startsWith('attack') ? 'respond' : 'end';
    },
  },
  respond: {
    ask: (ctx, local) => {
      const seat = local.seat === 0 ? 1 : 0;
      const hand = ctx.g.hands[seat] ?? [];
      if (hand.length === 0) return { go: 'end' };
      return {
        seat,
        kind: 'pick',
        prompt: 'You were attacked: answer with a card?',
        window: 'attacked',
        options: [
          ...hand.map((card) => ({ key: `card:${card}`, verb: 'card', label: `Throw card ${card}`, hidden: true })),
          { key: PASS, verb: PASS, label: 'Pass' },
        ],
        min: 1,
        max: 1,
        rule: 'X-WIN-01',
      };
    },
    answer: (ctx, _local, { seat, key }) => {
      if (key === PASS) return 'end';
      const card = Number(key.split(':')[1]);
      const hand = ctx.g.hands[seat] ?? [];
      hand.splice(hand.indexOf(card), 1);
      ctx.g.discards[seat]?.push(card);
      ctx.reveal();
      ctx.log(`Seat ${seat} throws card ${card}.`);
      return 'end';
    },
  },
  end: (ctx) => {
    ctx.g.turn += 1;
    ctx.g.active = ctx.g.active === 0 ? 1 : 0;
    return 'begin';
  },
});

/** Before the first turn, both choose in secret how many cards to return. */
const opening = procedure<Skirmish, object>('opening')({
  begin: {
    askAll: (ctx) =>
      [0, 1].map((seat) => ({
        seat,
        kind: 'subset' as const,
        prompt: 'Throw back any cards',
        options: (ctx.g.hands[seat] ?? []).map((card) => ({
          key: `card:${card}`,
          verb: 'card',
          label: `Card ${card}`,
          hidden: true,
        })),
        min: 0,
        max: 2,
        rule: 'X-OPEN-01',
      })),
    reveal: (ctx, _local, answers) => {
      for (const seat of [0, 1]) {
        const back = (answers[seat] ?? []).map((key) => Number(key.split(':')[1]));
        ctx.g.hands[seat] = (ctx.g.hands[seat] ?? []).filter((card) => !back.includes(card));
        ctx.g.decks[seat]?.push(...back);
        ctx.log(`Seat ${seat} throws back ${back.length}.`);
      }
      return 'play';
    },
  },
  play: (ctx) => {
    ctx.call(turn);
    return 'over';
  },
  over: () => null,
});

export function toyGame(
  given: { leak?: (state: State<Skirmish>, view: SkirmishView) => void } = {},
): Game<Skirmish, SkirmishView> {
  return {
    id: 'skirmish',
    title: 'Skirmish',
    rules: 1,
    seatNames: () => ['Blue', 'Red'],
    turnNow: ({ g }) => `${g.turn}`,
    options: (raw) => {
      if (typeof raw !== 'object' || raw === null) throw new Refused('Options are names with values.');
      return { length: 40, units: 24, deck: 60, pad: 0, ...raw };
    },
    setup: (raw) => {
      const { length, units, deck, pad } = raw as unknown as Options;
      return {
        active: 0,
        turn: 0,
        length,
        score: [0, 0],
        units: Array.from({ length: units }, (_, i) => ({ id: `u${i}`, owner: i % 2, hp: 6, cell: i * 6 })),
        decks: [0, 1].map((seat) => Array.from({ length: deck }, (_, i) => seat * 1000 + i)),
        hands: [0, 1].map((seat) => [seat * 1000 + 900, seat * 1000 + 901]),
        discards: [[], []],
        pad: 'x'.repeat(pad),
      };
    },
    main: 'opening',
    procedures: { opening, turn },
    view: (state, reader) => {
      const { g } = state;
      const view: SkirmishView = {
        active: g.active,
        turn: g.turn,
        score: g.score,
        units: g.units,
        decks: g.decks.map((deck) => deck.length),
        hands: g.hands.map((hand, seat) => (seat === reader ? hand : hand.length)),
        discards: g.discards,
      };
      given.leak?.(state, view);
      return view;
    },
    redeal: (state, seat, random) => {
      const other = seat === 0 ? 1 : 0;
      const mine = state.g.decks[seat] ?? [];
      shuffle(mine, random);
      const hand = state.g.hands[other] ?? [];
      const pool = [...hand, ...(state.g.decks[other] ?? [])];
      shuffle(pool, random);
      state.g.hands[other] = pool.splice(0, hand.length);
      state.g.decks[other] = pool;
      return state;
    },
    check: ({ g }) => {
      for (const seat of [0, 1]) {
        const cards = [...(g.decks[seat] ?? []), ...(g.hands[seat] ?? []), ...(g.discards[seat] ?? [])];
        if (new Set(cards).size !== cards.length) throw new Error(`seat ${seat} holds a card twice`);
      }
    },
    score: ({ g }) => ({
      rows: g.score.map((total, seat) => ({ seat, total, parts: [{ label: 'Hits', points: total }] })),
    }),
    refuse: (_state, _seat, wish) => ({ text: `“${wish}” can’t be done now.`, rule: 'X-TURN-01' }),
    fallback: (_state, decision) => {
      const keys = decision.kind === 'subset' ? [] : [decision.options.at(-1)?.key ?? PASS];
      return { keys, safe: keys.every((key) => key === PASS) };
    },
    auto: () => null,
    concede: (_state, seat) => ({ winners: [1 - seat], why: 'The other side gave up.' }),
    staging: {
      seats: ['blue', 'red'],
      position: () => {
        throw new Refused('The toy game has no positions of its own.');
      },
      at: {},
      stack: () => {
        throw new Refused('The toy game has no named decks.');
      },
      paths: {},
    },
    windows: () => [{ id: 'attacked', label: 'I was attacked', hint: 'Answer with a card' }],
    foreseen: ({ g }, seat) => [
      {
        window: 'attacked',
        answers: [
          ...(g.hands[seat] ?? []).map((card) => ({ words: `card:${card}`, label: `Throw card ${card}` })),
          { words: PASS, label: 'Pass' },
        ],
      },
    ],
    defaultOrders: () => ({ ask: [], prefer: {} }),
    orders: (given, { orders }, seat) => {
      const raw = alsoAsking(given, orders[seat]);
      const ask = (raw as { ask?: Json } | null)?.ask;
      if (!Array.isArray(ask) || ask.some((kind) => kind !== 'attacked'))
        throw new Refused('Name the windows: attacked.');
      return { ask: ask as string[], prefer: {} };
    },
  };
}
