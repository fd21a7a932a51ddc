import { describe, expect, it } from 'vitest';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { faultsOfRecord, recordOf, replayed } from '../../../src/kernel/record.ts';
import type { Entry, Input, InputAuthor, Table } from '../../../src/kernel/table.ts';
import { Anonymizer } from '../../../src/tables/anonymous.ts';
import { tableCardOf } from '../../../src/tables/summary.ts';
import type { OpeningEntry } from '../../../src/tables/types.ts';
import { type Numbers, numbers } from '../../support/numbers-game.ts';

const ANN = '700000000000000001';
const BOB = '700000000000000002';
const CAT = '700000000000000003';
const GONE = { player: ANN, gone: 'gone-1f3a' };
const SECRET = 'told';

/** A table with its log, as the store has them. */
class Logged {
  readonly match = new InMemoryTable<Numbers>(numbers, { secret: SECRET });
  readonly entries: Entry[] = [];

  say(input: Input, by: InputAuthor = 'worker'): this {
    const { events, undone } = this.match.submit(input);
    const { seq } = this.match.table;
    const entry: Entry = { seq, id: `click-${seq}`, by, at: seq, input, events };
    this.entries.push(undone.length > 0 ? { ...entry, undone } : entry);
    return this;
  }

  sit(seat: number, player: string, called: string): this {
    return this.say({ t: 'seat', seat, player, called, ready: `ready-${player.at(-1)}` }, { player });
  }

  play(seat: number, key = 'draw'): this {
    return this.say({ t: 'answer', seat, decision: this.match.pending(seat)?.id ?? '', keys: [key] });
  }
}

const opened = (more: Partial<OpeningEntry['input']> = {}): OpeningEntry => ({
  ...{ seq: 0, id: 'click-0', by: { player: ANN }, at: 0, events: [] },
  input: {
    ...{ t: 'create', game: 'numbers', title: 'Ann’s evening', owner: ANN, options: { seats: 3 } },
    place: { guild: 'g', channel: 'c', thread: null },
    ...more,
  },
});

/** A whole game with lines of every kind about Ann, whose name is part of another one and a word of the game. */
function played(name = 'Ann'): Logged {
  const log = new Logged();
  log.sit(0, ANN, 'Old name').say({ t: 'leave', seat: 0, player: ANN }, { player: ANN });
  log.sit(0, ANN, name).sit(1, BOB, 'Ann Marie').sit(2, CAT, 'Cat');
  log.say({ t: 'start', player: ANN, ready: 'go' }, { player: ANN });
  log.play(0).say({ t: 'nudge', seat: 0, about: 1, at: 5 }, { player: ANN });
  log.say({ t: 'overdue', seat: 1, decision: log.match.pending(1)?.id ?? '', hours: 72 });
  log.say({ t: 'vote', seat: 0, about: 1, heir: { to: 'friend' } }, { player: ANN }).play(1, 'wait');
  log.say({ t: 'consent', seat: 0, proposal: { do: 'end' }, yes: true }, { player: ANN });
  log.say({ t: 'vacate', seat: 2, heir: { to: 'friend' }, host: 'The Host' }, { host: ANN });
  log.say({ t: 'note', text: 'The Host, a moderator, moved the table here.', rule: 'T-HOST-01' }, { host: ANN });
  log.say({ t: 'take', seat: 2, player: CAT, called: 'Cat', ready: 'again' }).play(2, 'wait').play(0, 'wait');
  log.say({ t: 'undo', seat: 0 }, { player: ANN });
  return log.say({ t: 'concede', seat: 0 }, { player: ANN });
}

function anonymizer(log: Logged, first = opened()): Anonymizer {
  return new Anonymizer(GONE, [first, ...log.entries], log.match.table);
}

const seen = (json: unknown): string => JSON.stringify(json);

describe('T-FORGET-01', () => {
  it('nothing of a table names the person, and others keep their names', () => {
    const log = played();
    const to = anonymizer(log);
    expect([...to.names].sort()).toEqual(['Ann', 'Old name', 'The Host']);
    const all = [
      to.entry(opened()),
      ...log.entries.map((entry) => to.entry(entry)),
      to.table(log.match.table),
      to.card(tableCardOf(log.match.table as Table, null)),
    ];
    const text = seen(all);
    expect(text).not.toContain(ANN);
    expect(text.replaceAll('Ann Marie', '')).not.toMatch(/\bAnn\b/);
    expect(text).not.toContain('Old name');
    expect(text).not.toContain('The Host');
    for (const kept of ['Ann Marie', 'Cat', BOB, CAT, 'gone-1f3a', 'ready-1', 'click-7']) expect(text).toContain(kept);
    expect(to.text('Ann’s evening')).toBe('A’s evening');
  });

  it('the replay of the changed inputs makes exactly the changed words, so the record stays valid', () => {
    const log = played();
    const to = anonymizer(log);
    const entries = log.entries.map((entry) => to.entry(entry));
    const table = to.table(log.match.table);
    const record = recordOf(table as Table, { seats: 3 }, entries, SECRET, numbers.rules);
    expect(faultsOfRecord(numbers, record)).toEqual([]);
    const words = [...replayed(numbers, record)].flatMap(({ events }) => events.flatMap(({ text }) => text ?? []));
    expect(words).toEqual(record.log);
    expect(words).toContain('A votes that a friend may take over from Ann Marie. One more vote is needed.');
  });

  it('a word of the game stays, even if it is the person’s name', () => {
    const log = played('Seat');
    const to = anonymizer(log);
    const lines = log.entries.flatMap((entry) => to.entry(entry).events.flatMap(({ text }) => text ?? []));
    expect(lines).toContain('Seat 0 draws.');
    expect(lines).toContain('A plays A.');
  });

  it('ids in lists of earlier players, nudges, stand-ins and extensions are changed, and those of others aren’t', () => {
    const { table } = played().match;
    const to = anonymizer(played());
    const marked = {
      ...table,
      chairs: table.chairs.map((chair) => ({ ...chair, before: [ANN, BOB] })),
      nudged: [{ seat: 0, player: ANN, at: 1 }],
      standIns: [{ seat: 0, player: ANN, bot: 'standard', turn: '1' }],
      late: [{ seat: 1, player: BOB, turns: 1, turn: '1' }],
      extended: [ANN, BOB],
    };
    const now = to.table(marked);
    expect(now.chairs[0]?.before).toEqual(['gone-1f3a', BOB]);
    expect(now.nudged?.[0]?.player).toBe('gone-1f3a');
    expect(now.standIns?.[0]?.player).toBe('gone-1f3a');
    expect(now.late?.[0]?.player).toBe(BOB);
    expect(now.extended).toEqual(['gone-1f3a', BOB]);
    expect(to.card(tableCardOf(marked as Table, null)).standIns?.[0]?.player).toBe('gone-1f3a');
  });

  it('a moderator without a seat becomes somebody, and an invitation names nobody', () => {
    const log = new Logged();
    const people = [ANN, BOB].map((player) => ({ player, called: player === ANN ? 'Ann' : 'Bob', bot: null }));
    const invited = opened({ again: { people, ready: 'r' } });
    expect(seen(anonymizer(log, invited).entry(invited))).not.toMatch(/Ann\b|700000000000000001/);
    log.sit(0, BOB, 'Bob').say({ t: 'end', why: 'Ann, a moderator, removed the table', removed: true }, { host: ANN });
    const to = anonymizer(log, opened({ owner: BOB, title: 'Bob’s' }));
    const [, last] = log.entries;
    expect(last === undefined ? null : to.entry(last)).toMatchObject({
      by: { host: 'gone-1f3a' },
      input: { why: 'Somebody, a moderator, removed the table' },
      events: [{ text: 'Somebody, a moderator, removed the table' }],
    });
    expect(to.table(log.match.table).removed).toBe(true);
  });

  it('a guest is forgotten by the invitation, and an invitation by the person keeps the name of the guest', () => {
    const log = new Logged();
    const { owner } = log.match.table;
    const invite = (guest: string, called: string) => log.say({ t: 'reserve', guest, called, player: owner }, 'worker');
    invite(ANN, 'Ann').say({ t: 'withdraw', seat: 0, player: owner });
    const to = anonymizer(log, opened({ owner, title: 'An evening' }));
    expect(seen(log.entries.map((entry) => to.entry(entry)))).not.toMatch(/Ann\b|700000000000000001/);
    expect(to.table(log.match.table).guests).toEqual(['gone-1f3a']);
    const own: Entry = { ...log.entries[0], input: { t: 'reserve', guest: BOB, called: 'Bob', player: ANN } } as Entry;
    expect(to.entry(own).input).toEqual({ t: 'reserve', guest: BOB, called: 'Bob', player: 'gone-1f3a' });
  });
});
