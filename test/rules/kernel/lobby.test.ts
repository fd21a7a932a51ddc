import { describe, expect, it } from 'vitest';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { faultsOfRecord, recordOf } from '../../../src/kernel/record.ts';
import { copyTable, type Entry, type Input } from '../../../src/kernel/table.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { type Skirmish, toyGame } from '../../support/toy-game.ts';

const NAMES: Record<string, string> = { p0: 'Ann', p1: 'Ben', p2: 'Cem' };
const SHORT = { length: 20, units: 8 };
/** A game with three seats if it is long, and two otherwise. */
const game = {
  ...toyGame(),
  seatNames: (options: unknown) =>
    ['Blue', 'Red', 'Green'].slice(0, (options as { length: number }).length > 20 ? 3 : 2),
};

const sit = (seat: number, player: string): Input => ({
  t: 'seat',
  seat,
  player,
  called: NAMES[player] ?? player,
  ready: `${player} sits`,
});
const choose = (length: number): Input => ({ t: 'options', options: { ...SHORT, length }, player: 'p0' });
const ready = (match: InMemoryTable<Skirmish>, player: string): Input => ({
  t: 'ready',
  player,
  options: match.table.options,
  ready: `${player} agrees`,
});
const begin = (player: string): Input => ({ t: 'start', player, ready: 'go' });

/** A table with Ann, who opened it, and Ben. */
function lobby(): InMemoryTable<Skirmish> {
  const match = new InMemoryTable(game, { options: SHORT });
  for (const [seat, player] of ['p0', 'p1'].entries()) match.submit(sit(seat, player));
  return match;
}

/** The reason why an input is refused. The table must stay unchanged. */
function refusal(match: InMemoryTable<Skirmish>, input: Input): string {
  const before = copyTable(match.table);
  try {
    match.submit(input);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect(match.table).toEqual(before);
    return `${error.refusal.text} ${error.refusal.rule}`;
  }
  throw new Error('it was allowed');
}

const lastLine = (match: InMemoryTable<Skirmish>) => match.events.at(-1)?.event.text;
const waited = (match: InMemoryTable<Skirmish>) => match.table.chairs.filter((chair) => chair.player && !chair.ready);

describe('T-LOBBY-06 F-SETUP-02: settings', () => {
  it('after a change, everyone who must agree before the game begins is listed by name, except the owner', () => {
    const match = lobby();
    match.submit(choose(10));
    expect(lastLine(match)).toBe('The settings were changed. Ben has to agree.');
    expect(refusal(match, begin('p0'))).toBe(
      'The settings have changed, and Ben has not agreed yet. They can press Ready or leave. T-LOBBY-06',
    );
    match.submit(ready(match, 'p1'));
    match.submit(begin('p0'));
    expect(match.table.ready).toEqual(['p0 sits', 'p1 agrees', 'go']);
  });

  it('people who don’t agree can leave, and joining later counts as agreeing', () => {
    const match = lobby();
    match.submit(choose(10));
    match.submit({ t: 'leave', seat: 1, player: 'p1' });
    match.submit(sit(1, 'p2'));
    expect(waited(match)).toEqual([]);
    match.submit(begin('p2'));
    expect(match.table.status).toBe('playing');
  });

  it('T-LOBBY-02: only the owner can fill all free seats with bots', () => {
    const match = new InMemoryTable(game, { options: { ...SHORT, length: 30 } });
    match.submit(sit(0, 'p0'));
    expect(refusal(match, { t: 'bots', bot: 'random', player: 'p1' })).toContain('T-LOBBY-02');
    match.submit({ t: 'bots', bot: 'random', player: 'p0' });
    expect(match.table.chairs.map(({ player, bot }) => player ?? bot)).toEqual(['p0', 'random', 'random']);
    expect(match.events.slice(-2).map(({ event }) => event.text)).toEqual(['A bot plays Red.', 'A bot plays Green.']);
    expect(refusal(match, { t: 'bots', bot: 'random', player: 'p0' })).toContain('T-LOBBY-03');
    match.submit(begin('p0'));
    expect(match.table.status).toBe('playing');
  });

  it('if nothing changed, nobody is asked to agree, and a bot is never asked', () => {
    const match = lobby();
    match.submit(choose(20));
    expect(lastLine(match)).toBe('The settings didn’t change.');
    expect(waited(match)).toEqual([]);
    const alone = new InMemoryTable(game, { options: SHORT });
    alone.submit(sit(0, 'p0'));
    alone.submit({ t: 'bot', seat: 1, bot: 'random', player: 'p0' });
    alone.submit(choose(10));
    alone.submit(begin('p0'));
    expect(alone.table.status).toBe('playing');
  });

  it('each person is asked to agree only once, to the current settings', () => {
    const match = lobby();
    match.submit(choose(10));
    const seen = ready(match, 'p1');
    match.submit(choose(12));
    expect(refusal(match, seen)).toContain('changed again');
    match.submit(ready(match, 'p1'));
    expect(refusal(match, ready(match, 'p1'))).toContain('already agreed to these settings');
    expect(refusal(match, ready(match, 'p2'))).toBe('You don’t have a seat at this table. T-LOBBY-04');
  });

  it('people whose seat disappears move to a free seat, and the change is refused if no seat is free', () => {
    const match = lobby();
    match.submit(choose(30));
    match.submit({ t: 'leave', seat: 1, player: 'p1' });
    match.submit(sit(2, 'p2'));
    match.submit(choose(20));
    expect(match.table.chairs.map(({ name, called }) => `${name} ${called}`)).toEqual(['Blue Ann', 'Red Cem']);
    match.submit(choose(30));
    match.submit(sit(2, 'p1'));
    expect(refusal(match, choose(20))).toBe('Ben would have no seat. Someone has to leave first. T-LOBBY-04');
  });

  it('the game’s record stays valid even if someone other than the owner begins the game', () => {
    const match = new InMemoryTable(game, { options: { ...SHORT, length: 30 }, secret: 'kept close' });
    for (const [seat, player] of ['p0', 'p1', 'p2'].entries()) match.submit(sit(seat, player));
    match.submit({ t: 'leave', seat: 2, player: 'p2' });
    match.submit(choose(20));
    match.submit(ready(match, 'p1'));
    match.submit(begin('p1'));
    match.submit({ t: 'concede', seat: 1 });
    const entries = match.inputs.map((input, at): Entry => {
      const events = match.events.filter(({ seq }) => seq === at + 1).map(({ event }) => event);
      return { seq: at + 1, id: `e${at}`, by: 'worker', at, input, events };
    });
    const record = recordOf(match.table, { ...SHORT, length: 30 }, entries, 'kept close', game.rules);
    expect(faultsOfRecord(game, JSON.parse(JSON.stringify(record)))).toEqual([]);
  });
});
