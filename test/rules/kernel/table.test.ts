import { describe, expect, it } from 'vitest';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import type { Input } from '../../../src/kernel/table.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { numbers } from '../../support/numbers-game.ts';
import { type Skirmish, toyGame } from '../../support/toy-game.ts';

const SEAT: Input = { t: 'seat', seat: 0, player: 'p0', called: 'Ann', ready: 'r0' };

function lobby(): InMemoryTable<Skirmish> {
  return new InMemoryTable(toyGame());
}

function refusal(run: () => unknown): { text: string; rule?: string } {
  try {
    run();
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  throw new Error('it was allowed');
}

describe('table', () => {
  it('the lobby seats each person once, and only the owner can seat bots', () => {
    const match = lobby();
    match.submit(SEAT);
    expect(refusal(() => match.submit({ ...SEAT, seat: 1 })).text).toBe('You already have a seat at this table.');
    expect(refusal(() => match.submit({ ...SEAT, player: 'p1' })).text).toBe('Blue is taken by Ann.');
    expect(refusal(() => match.submit({ t: 'bot', seat: 1, bot: 'random', player: 'p1' })).rule).toBe('T-LOBBY-02');
    expect(refusal(() => match.submit({ t: 'start', player: 'p0', ready: 's' })).text).toBe(
      'Nobody plays Red yet. Join, or seat a bot.',
    );
    match.submit({ t: 'bot', seat: 1, bot: 'random', player: 'p0' });
    match.submit({ t: 'leave', seat: 1, player: 'p0' });
    expect(refusal(() => match.submit({ t: 'leave', seat: 0, player: 'p9' })).text).toBe('That isn’t your seat.');
    expect(match.table.seq).toBe(3);
  });

  it('when options change the number of seats, people keep the seats that remain', () => {
    const toy = toyGame();
    const seatNames = (options: unknown) =>
      (options as { length: number }).length > 20 ? ['Blue', 'Red', 'Green'] : ['Blue', 'Red'];
    const match = new InMemoryTable({ ...toy, seatNames });
    match.submit(SEAT);
    const { owner } = match.table;
    match.submit({ t: 'options', options: { length: 30, units: 8 }, player: owner });
    expect(match.table.chairs.map(({ name, called }) => [name, called])).toEqual([
      ['Blue', 'Ann'],
      ['Red', null],
      ['Green', null],
    ]);
    match.submit({ t: 'options', options: { length: 20, units: 8 }, player: owner });
    expect(match.table.chairs.map(({ called }) => called)).toEqual(['Ann', null]);
  });

  it('a refused command doesn’t change the table', () => {
    const match = lobby().start();
    const before = structuredClone(match.table);
    const decision = match.pending(0);
    refusal(() => match.submit({ t: 'answer', seat: 0, decision: decision?.id ?? '', keys: ['card:1'] }));
    refusal(() => match.submit({ t: 'answer', seat: 0, decision: 'd99', keys: [] }));
    refusal(() => match.submit({ t: 'orders', seat: 0, orders: { ask: ['everything'] } }));
    refusal(() => match.submit({ t: 'fix', patch: { 'no.such.path': 1 }, why: 'x' }));
    refusal(() => match.submit({ t: 'consent', seat: 0, proposal: { do: 'end' }, yes: false }));
    expect(match.table).toEqual(before);
  });

  it('on another player’s turn, a refusal names the awaited players', () => {
    const match = lobby().start();
    for (const seat of [0, 1]) match.submit({ t: 'answer', seat, decision: match.pending(seat)?.id ?? '', keys: [] });
    expect(refusal(() => match.submit({ t: 'answer', seat: 1, decision: 'd1', keys: ['draw'] })).text).toBe(
      'It isn’t your turn. The table is waiting for Blue.',
    );
  });

  it('a window asks only players who want to be asked', () => {
    const asks = (orders: string[]): boolean => {
      const match = lobby().start();
      match.submit({ t: 'orders', seat: 1, orders: { ask: orders } });
      for (const seat of [0, 1]) match.submit({ t: 'answer', seat, decision: match.pending(seat)?.id ?? '', keys: [] });
      match.submit({ t: 'answer', seat: 0, decision: match.pending(0)?.id ?? '', keys: ['attack:u0:u1'] });
      return match.pending(1)?.window === 'attacked';
    };
    expect(asks([])).toBe(false);
    expect(asks(['attacked'])).toBe(true);
  });

  it('when time runs out, the safe answer is given for the player, and a second timeout is refused', () => {
    const match = lobby().start();
    const decision = match.pending(1)?.id ?? '';
    match.submit({ t: 'timeout', seat: 1, decision });
    expect(match.events.at(-1)?.event.text).toBe('Time ran out for Red, so the safe answer was given.');
    expect(refusal(() => match.submit({ t: 'timeout', seat: 1, decision })).rule).toBe('T-TURN-02');
  });

  it('the game ends when a player gives up or everyone agrees, and accepts no moves afterwards', () => {
    const given = lobby().start();
    given.submit({ t: 'concede', seat: 0 });
    expect(given.table.status).toBe('over');
    expect(given.state.over?.winners).toEqual([1]);
    const agreed = lobby().start();
    agreed.submit({ t: 'consent', seat: 0, proposal: { do: 'end' }, yes: true });
    expect(agreed.table.status).toBe('playing');
    agreed.submit({ t: 'consent', seat: 1, proposal: { do: 'end' }, yes: true });
    expect(agreed.table.status).toBe('ended');
    expect(refusal(() => agreed.submit({ t: 'undo', seat: 0 })).rule).toBe('T-TURN-03');
  });

  it('the log tells a proposal from the votes of those who agree to it (T-PAUSE-01)', () => {
    const match = new InMemoryTable(numbers, { options: { seats: 3 } }).start();
    const agree = (seat: number) => {
      match.submit({ t: 'consent', seat, proposal: { do: 'pause', until: null }, yes: true });
      return match.events.at(-1)?.event.text;
    };
    const [first, second, third] = match.table.chairs.map(({ name }) => name);
    expect(agree(0)).toContain(`${first} proposes to pause`);
    expect(agree(1)).toMatch(new RegExp(`^${second} agrees to pause .* Still to agree: ${third}\\.$`));
    expect(agree(2)).toContain('Everyone agreed');
  });

  it('the game goes back to a saved position when everyone agrees', () => {
    const match = lobby().start();
    for (const seat of [0, 1]) match.submit({ t: 'answer', seat, decision: match.pending(seat)?.id ?? '', keys: [] });
    match.submit({ t: 'answer', seat: 0, decision: match.pending(0)?.id ?? '', keys: ['move:u0:1'] });
    const kept = match.table.seq;
    match.submit({ t: 'answer', seat: 1, decision: match.pending(1)?.id ?? '', keys: ['move:u1:7'] });
    const proposal = { do: 'rewind' as const, to: kept };
    match.submit({ t: 'consent', seat: 0, proposal, yes: true });
    match.submit({ t: 'consent', seat: 1, proposal, yes: true });
    expect(match.state.g.units.map((unit) => unit.cell).slice(0, 2)).toEqual([1, 6]);
    expect(match.table.seq).toBe(kept + 3);
  });

  it('the owner can correct the position, and everyone sees it', () => {
    const match = lobby().start();
    const asked = match.pending(0)?.id;
    match.submit({ t: 'fix', patch: { score: [4, 0] }, why: 'a miscount' });
    expect(match.state.g.score).toEqual([4, 0]);
    expect(match.pending(0)?.id).not.toBe(asked);
    expect(match.events.at(-1)?.event.text).toContain('a miscount');
  });

  it('the table adopts newer rules, and asks again only if they changed the position', () => {
    const renew = (g: Skirmish): boolean => {
      const changed = g.score[0] === 9;
      if (changed) g.score = [0, 0];
      return changed;
    };
    const epoch = (score: [number, number]) => {
      const match = new InMemoryTable({ ...toyGame(), renew }).start();
      match.state.g.score = score;
      const asked = match.pending(0)?.id;
      match.submit({ t: 'epoch', rules: 7 });
      return { score: match.state.g.score, rules: match.state.rules, isSame: match.pending(0)?.id === asked };
    };
    expect(epoch([4, 0])).toEqual({ score: [4, 0], rules: 7, isSame: true });
    expect(epoch([9, 0])).toEqual({ score: [0, 0], rules: 7, isSame: false });
  });

  it('the table continues by itself if the owner’s correction leaves nothing to ask', () => {
    const match = lobby().start();
    for (const seat of [0, 1]) match.submit({ t: 'answer', seat, decision: match.pending(seat)?.id ?? '', keys: [] });
    for (const seat of [0, 1]) match.submit({ t: 'orders', seat, orders: { ask: ['attacked'] } });
    const attacked = () => match.state.pending.find(({ window }) => window === 'attacked');
    while (attacked() === undefined) {
      const [decision] = match.state.pending;
      if (decision === undefined) throw new Error('nobody was attacked');
      const options = decision.options.map(({ key }) => key);
      const key = options.find((one) => one.startsWith('attack')) ?? options[match.table.seq % options.length] ?? '';
      match.submit({ t: 'answer', seat: decision.seat, decision: decision.id, keys: [key] });
    }
    const { seat = 0 } = attacked() ?? {};
    const before = match.state.g.turn;
    match.submit({ t: 'fix', patch: { [`hands.${seat}`]: [] }, why: 'cards that lay in the wrong hand' });
    expect(match.state.g.turn).toBe(before + 1);
    expect(match.state.pending).toHaveLength(1);
    expect(attacked()).toBeUndefined();
  });
});
