import type { Game } from './game.ts';
import { engineOf, NOTHING } from './running.ts';
import { type Applied, emptyChairs, type Input, type Surroundings, type Table } from './table.ts';
import { Refused } from './types.ts';

/** Seats and options, while the game has not begun. */
export function lobby<G>(
  table: Table<G>,
  input: Extract<Input, { t: 'seat' | 'bot' | 'leave' | 'options' }>,
  game: Game<G>,
): Applied {
  if (table.status !== 'lobby') throw new Refused('The game has begun: seats and options are fixed.', 'T-LOBBY-01');
  if (input.t === 'options') {
    if (input.player !== table.owner) throw new Refused('Only who opened the table changes its options.', 'T-LOBBY-02');
    const options = game.options(input.options);
    const names = game.seatNames(options);
    if (names.join() !== table.chairs.map((chair) => chair.name).join()) table.chairs = emptyChairs(names);
    table.options = options;
    return { ...NOTHING, events: [{ text: 'The options were changed.' }] };
  }
  const chair = table.chairs[input.seat];
  if (chair === undefined) throw new Refused('This table has no such seat.', 'T-LOBBY-03');
  const called = chair.called ?? chair.name;
  if (input.t === 'leave') {
    if (chair.player !== input.player && !(chair.bot !== null && input.player === table.owner)) {
      throw new Refused('You don’t sit there.', 'T-LOBBY-04');
    }
    Object.assign(chair, { player: null, called: null, bot: null, ready: null });
    return { ...NOTHING, events: [{ text: `${called} left.` }] };
  }
  if (chair.player !== null || chair.bot !== null)
    throw new Refused(`${chair.name} is taken by ${called}.`, 'T-LOBBY-03');
  if (input.t === 'bot') {
    if (input.player !== table.owner) throw new Refused('Only who opened the table seats a bot.', 'T-LOBBY-02');
    Object.assign(chair, { bot: input.bot, called: `${chair.name} (bot)` });
    return { ...NOTHING, events: [{ text: `A bot plays ${chair.name}.` }] };
  }
  if (table.chairs.some((other) => other.player === input.player))
    throw new Refused('You sit at this table already.', 'T-LOBBY-03');
  Object.assign(chair, { player: input.player, called: input.called, ready: input.ready });
  return { ...NOTHING, events: [{ text: `${input.called} plays ${chair.name}.` }] };
}

/** Begins the game: from here on there is a state. */
export function start<G>(table: Table<G>, input: Extract<Input, { t: 'start' }>, around: Surroundings<G>): Applied {
  if (table.status !== 'lobby') throw new Refused('The game has begun already.', 'T-LOBBY-01');
  if (!table.chairs.some((chair) => chair.player === input.player) && input.player !== table.owner) {
    throw new Refused('Only who sits at the table starts it.', 'T-LOBBY-04');
  }
  const free = table.chairs.filter((chair) => chair.player === null && chair.bot === null).map((chair) => chair.name);
  if (free.length > 0) throw new Refused(`Nobody plays ${free.join(' and ')} yet. Join, or seat a bot.`, 'T-LOBBY-05');
  table.ready = [...table.chairs.flatMap((chair) => chair.ready ?? []), input.ready];
  table.status = 'playing';
  const { game } = around;
  table.state = {
    game: game.id,
    rules: game.rules,
    draws: 0,
    asked: 0,
    stack: [{ proc: game.main, step: 'begin', local: {} }],
    pending: [],
    barrier: 0,
    acting: null,
    orders: table.chairs.map(({ bot }, seat) => game.defaultOrders(seat, bot !== null)),
    g: game.setup(table.options),
    over: null,
  };
  const engine = engineOf(table.state, table.ready, around);
  engine.log('The game begins.', 'T-LOBBY-05');
  engine.run();
  return { events: engine.events, barrier: 'after', undone: [], learned: false };
}
