import { open } from '../../src/games/kit/offers.ts';
import { NO_PREFERENCES, ordersOf } from '../../src/games/kit/orders.ts';
import { type Opened, windowed } from '../../src/games/kit/windows.ts';
import { type Copy, carry, conserve, redealHidden, type Zone, zone } from '../../src/games/kit/zones.ts';
import { completed } from '../../src/kernel/defaults.ts';
import { type Ctx, type Game, procedure, procedures } from '../../src/kernel/game.ts';
import type { Option, Seat } from '../../src/kernel/types.ts';

/**
 * Two seats with a deck of copies each, a hand, a row face down on the table and a discard pile. What is played can be
 * answered, and so can answers.
 */
export interface Ambush {
  minted: number;
  active: Seat;
  turn: number;
  score: number[];
  decks: Copy[][];
  hands: Copy[][];
  rows: Copy[][];
  discards: Copy[][];
}

const WINDOWS = ['announced', 'just'].map((id) => ({ id, label: id, hint: id }));
const TURNS = 24;
const CARDS = ['strike', 'block', 'block', 'feint', 'strike', 'rest', 'rest', 'strike'];

export function zones({ decks, hands, rows, discards }: Ambush): Zone[] {
  return [0, 1].flatMap((seat) => {
    const [set, key] = [`cards of ${seat}`, 'thing'] as const;
    return [
      zone(`deck ${seat}`, set, decks[seat] ?? [], { seen: 'nobody', pool: 'hidden', key }),
      zone(`hand ${seat}`, set, hands[seat] ?? [], { seen: seat, pool: 'hidden', key }),
      zone(`row ${seat}`, set, rows[seat] ?? [], { seen: 'nobody', followed: true, pool: 'hidden', key }),
      zone(`discard ${seat}`, set, discards[seat] ?? [], { key }),
    ];
  });
}

function named(g: Ambush, name: string): Zone {
  const found = zones(g).find((one) => one.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

type Move = (g: Ambush, copy: Copy, from: Zone, to: Zone) => void;

function other(seat: Seat): Seat {
  return 1 - seat;
}

function card(verb: string, { id, thing }: Copy, hidden: boolean): Option {
  return {
    key: `${verb}:${id}`,
    verb,
    label: hidden ? `${verb} ${thing}` : `${verb} ${id}`,
    ...(hidden ? { hidden } : {}),
  };
}

/** A planted fault, or `asks`, which receives each seat whose responses are computed. */
interface Changes {
  move?: Move;
  could?: (g: Ambush, seat: Seat) => boolean;
  asks?: (seat: Seat) => void;
}

/** The ambush game, with a planted fault if one is given. */
export function ambush(faults: Changes = {}): Game<Ambush, unknown> {
  const move: Move = faults.move ?? carry;
  const isHeld = faults.could ?? ((g: Ambush, seat: Seat): boolean => (g.hands[seat]?.length ?? 0) > 0);

  /** An action that is announced, answered, and then done unless an answer stopped it. Afterwards it may be followed up. */
  const act = procedure<Ambush, { seat: Seat; thing: string; result?: number }>('act')({
    begin(ctx, { seat, thing }) {
      ctx.log(`Seat ${seat} announces ${thing}.`);
      ctx.call(window, { seat: other(seat), window: 'announced' });
      return 'resolve';
    },
    resolve(ctx, local) {
      const stopped = (local.result ?? 0) > 0;
      delete local.result;
      ctx.log(`The ${local.thing} of seat ${local.seat} is ${stopped ? 'stopped' : 'done'}.`);
      if (stopped) return null;
      if (local.thing === 'strike') ctx.g.score[local.seat] = (ctx.g.score[local.seat] ?? 0) + 1;
      local.result = local.thing === 'block' ? 1 : 0;
      // Nothing may follow right after a rest.
      if (local.thing === 'rest') return null;
      ctx.call(window, { seat: local.seat, window: 'just' });
      return 'followed';
    },
    followed(_ctx, local) {
      local.result = local.thing === 'block' ? 1 : 0;
      return null;
    },
  });

  const window = windowed<Ambush, Opened, Copy['id']>('window', {
    could: (g, { seat }) => isHeld(g, seat),
    seats: (_g, { seat }) => [seat, other(seat)],
    ask(g, { seat, window: kind }) {
      faults.asks?.(seat);
      return {
        prompt: kind === 'just' ? 'Follow up?' : 'Respond?',
        offers: (g.hands[seat] ?? []).map((one) => open(card('respond', one, true), one.id)),
        pass: 'Let it happen',
      };
    },
    respond: (ctx, { seat }, id) => play(ctx, seat, id),
  });

  function play(ctx: Ctx<Ambush>, seat: Seat, id: Copy['id']): void {
    const copy = ctx.g.hands[seat]?.find((one) => one.id === id);
    if (copy === undefined) throw new Error(`no card ${id}`);
    move(ctx.g, copy, named(ctx.g, `hand ${seat}`), named(ctx.g, `discard ${seat}`));
    ctx.reveal();
    ctx.call(act, { seat, thing: copy.thing });
  }

  const turn = procedure<Ambush, object>('turn')({
    begin: ({ g }) => (g.turn < TURNS ? 'choose' : 'over'),
    choose: {
      ask: ({ g }) => ({
        seat: g.active,
        kind: 'pick',
        prompt: 'What do you do?',
        options: [
          ...(g.hands[g.active] ?? []).map((one) => card('play', one, true)),
          ...(g.rows[g.active] ?? []).map((one) => card('flip', one, false)),
          { key: 'set', verb: 'set', label: 'Set the top card face down' },
          { key: 'draw', verb: 'draw', label: 'Draw' },
        ],
        min: 1,
        max: 1,
      }),
      answer(ctx, _local, { seat, key }) {
        const { g } = ctx;
        const [verb, id] = key.split(':');
        const [deck, discard] = [named(g, `deck ${seat}`), named(g, `discard ${seat}`)];
        if (deck.list.length === 0) {
          for (const copy of [...(g.discards[seat] ?? [])]) move(g, copy, discard, deck);
          ctx.shuffle(g.decks[seat] ?? []);
        }
        const [top] = g.decks[seat] ?? [];
        const down = g.rows[seat]?.find((copy) => copy.id === Number(id));
        if (verb === 'play') play(ctx, seat, Number(id));
        else if (verb === 'flip' && down !== undefined) {
          move(g, down, named(g, `row ${seat}`), discard);
          ctx.reveal();
          ctx.log(`It is ${down.thing}.`);
        } else if (top !== undefined && verb === 'set') move(g, top, deck, named(g, `row ${seat}`));
        else if (top !== undefined) {
          // The drawing player is told. The others see that there is one more card.
          const [drawn] = ctx.draw([top], 1);
          move(g, top, deck, named(g, `hand ${seat}`));
          ctx.tell(seat, `You draw ${drawn?.thing}.`, `Seat ${seat} draws.`);
        }
        return 'end';
      },
    },
    end({ g }) {
      g.turn += 1;
      g.active = other(g.active);
      return 'begin';
    },
    over(ctx) {
      const [a = 0, b = 0] = ctx.g.score;
      ctx.end({ winners: a === b ? [] : [a > b ? 0 : 1], why: 'Night falls.' });
      return null;
    },
  });

  return completed<Ambush, unknown>({
    id: 'ambush',
    title: 'Ambush',
    rules: 1,
    seatNames: () => ['Blue', 'Red'],
    setup() {
      const decks = [0, 1].map((seat) => CARDS.map((thing, at) => ({ id: seat * CARDS.length + at + 1, thing })));
      const hands = decks.map((deck) => deck.splice(0, 3));
      return {
        minted: 2 * CARDS.length,
        active: 0,
        turn: 0,
        score: [0, 0],
        decks,
        hands,
        rows: [[], []],
        discards: [[], []],
      };
    },
    main: 'turn',
    procedures: procedures<Ambush>(turn, act, window),
    view: ({ g }, reader) => ({
      ...g,
      decks: g.decks.map((deck) => deck.length),
      hands: g.hands.map((hand, seat) => (seat === reader ? hand : hand.length)),
      rows: g.rows.map((row) => row.map(({ id }) => id)),
    }),
    redeal(state, seat, random) {
      redealHidden(zones(state.g), seat, random);
      return state;
    },
    check({ g }) {
      for (const seat of [0, 1]) conserve(zones(g), `cards of ${seat}`, CARDS, true);
    },
    score: ({ g }) => ({ rows: g.score.map((total, seat) => ({ seat, total, parts: [] })) }),
    windows: () => WINDOWS,
    orders: ordersOf(WINDOWS, NO_PREFERENCES).parse,
  });
}
