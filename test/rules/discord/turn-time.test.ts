import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../../src/discord/compose/body.ts';
import { inboxDraft } from '../../../src/discord/compose/inbox.ts';
import { compose } from '../../../src/discord/compose/index.ts';
import { lobbyDraft } from '../../../src/discord/compose/lobby.ts';
import { PACE_CHOICES, PACE_PARTS, paceDraft, paceValue, withPaceValue } from '../../../src/discord/compose/pace.ts';
import { closedTurnDraft, past } from '../../../src/discord/compose/turn.ts';
import { readId } from '../../../src/discord/ids.ts';
import { assertPace, type TablePace } from '../../../src/kernel/pace.ts';
import { customIds } from '../../../src/queue/blocks.ts';
import type { TimeLeft } from '../../../src/tables/times.ts';
import type { Outgoing, TableView } from '../../../src/tables/types.ts';
import { bodyWords } from '../../support/drafts.ts';
import { decision, options, seen, skirmish } from './support/samples.ts';

const HOUR = 3_600_000;
const END = 1_700_000_000_000;
const T = '<t:1700000000';
const PACE: TablePace = { turn: 24, windows: 12, timeout: { to: 'vote' } };

const time = (more: Partial<TimeLeft> = {}): TimeLeft => ({
  ...{ at: END, of: 'turn', hours: 30, extension: true, after: 'vote' },
  ...more,
});
const table = (more: Partial<TableView>): TableView => seen({ pace: PACE, ...more });
const words = (view: TableView, to: Outgoing): string => bodyWords(compose(view, to, skirmish, true).body as never);
const clicks = (view: TableView, to: Outgoing): string[] =>
  customIds(compose(view, to, skirmish, true).body['components']).flatMap((id) => readId(id)?.act ?? []);

const TURN: Outgoing = { to: 'turn', seat: 0, player: 'p' };
const RING: Outgoing = { to: 'ring', seat: 0, player: 'p' };
const PANEL: Outgoing = { to: 'panel', fresh: true };

describe('T-PACE-02: what a player reads about their time', () => {
  it('the turn message says when the turn ends, and explains the end once little time is left', () => {
    expect(words(table({ time: time() }), TURN)).toContain(`Your turn ends ${T}:f> (${T}:R>).`);
    expect(words(table({ time: time() }), TURN)).not.toContain('Nothing is lost');
    expect(words(table({ time: time({ hours: 6 }) }), TURN)).toContain(
      'Then the others vote on how the game continues. Nothing is lost: your next move brings you back.',
    );
    expect(words(table({}), TURN)).not.toContain('ends');
  });

  it.each([
    [time({ hours: 6 }), '6 hours left', 'Then the others vote on how the game continues. Nothing is lost'],
    [time({ hours: 1, after: 'bot' }), '1 hour left', 'Then a bot plays this turn for you. Nothing is lost'],
    [time({ hours: 0, after: 'answer' }), 'less than an hour left', 'Then the safe answer is given for you.'],
  ])('the warning says how much time is left (%#)', (left, title, then) => {
    const text = words(table({ time: left }), RING);
    expect(text).toContain(`**Sector 7** · ${title}\n`);
    expect(text).toContain(then);
  });

  it('an early reminder counts no hours in its title, because people often read it much later', () => {
    const text = words(table({ time: time() }), RING);
    expect(text).toMatch(/^\*\*Sector 7\*\* is waiting for you, asked <t:/);
    expect(text).not.toContain('hours left');
    expect(text).toContain(`Your turn ends ${T}:f> (${T}:R>). Then the others vote`);
  });

  it('a nudge says when the turn ends, and offers the extension', () => {
    const nudge: Outgoing = { ...RING, nudge: 1 };
    expect(words(table({ time: time() }), nudge)).toContain(`Your turn ends ${T}:f> (${T}:R>). Then the others vote`);
    expect(clicks(table({ time: time() }), nudge)).toContain('extend');
    expect(clicks(table({}), nudge)).not.toContain('extend');
    expect(words(table({}), nudge)).not.toContain('ends');
  });

  it('T-AWAY-01: a player who is away reads that the others may vote, and how to come back, until the question closes', () => {
    const late = 'You haven’t answered in time, so the others may vote on how the game continues. Nothing is lost';
    const away = [{ seat: 0, votes: [] }];
    for (const to of [TURN, RING]) {
      expect(words(table({ away }), to)).toContain(late);
      expect(past(words(table({ away }), to), 'moved')).not.toContain('vote');
    }
    expect(words(table({ away: [{ seat: 1, votes: [] }] }), TURN)).not.toContain(late);
  });

  it.each([
    ['the safe answer is given', { decision: null }, [], []],
    [
      'the others may vote',
      { away: [{ seat: 0, votes: [] }] },
      ['Nothing is lost: your next move brings you back.'],
      ['pick'],
    ],
    [
      'a bot plays',
      { standIns: [{ seat: 0, player: 'p', bot: 'standard', turn: '1' }] },
      ['Your next move brings you back.'],
      ['pick'],
    ],
  ])('a player who was too late reads what follows, if %s', (what, more, back, acts) => {
    const line = { seq: 12, at: 0, text: `Time ran out for Blue, so ${what}.`, rule: 'T-PACE-02' };
    const later = { seq: 13, at: 0, text: 'Red attacks.', rule: 'F-1' };
    const view = table({ ...more, seq: 13, recent: [line, later] });
    const late: Outgoing = { to: 'late', seat: 0, player: 'p', seq: 12 };
    const text = words(view, late);
    for (const part of [`Time ran out for Blue, so ${what}.`, ...back]) expect(text).toContain(part);
    expect(text).not.toContain('Red attacks');
    expect(text.includes('brings you back')).toBe(back.length > 0);
    expect(clicks(view, late)).toEqual(expect.arrayContaining(acts));
  });

  it('a response ends with letting it happen', () => {
    expect(words(table({ time: time({ of: 'window', after: 'answer' }) }), TURN)).toContain('Then you let it happen.');
  });

  it('a closed message no longer tells the time', () => {
    const open = words(table({ time: time() }), TURN);
    expect(past(open, 'moved')).not.toContain('Your turn ends');
    expect(past(words(table({ time: time({ hours: 6 }) }), RING), 'moved')).toMatch(/^\*\*Sector 7\*\*\n/);
  });

  it('a closed message no longer says when a kept line is played', () => {
    const open = words(table({ ahead: { text: 'move 4', due: 1_700_000_000_000 } }), TURN);
    expect(open).toContain('I’ll play your kept line <t:1700000000:R>');
    expect(past(open, 'moved')).not.toContain('kept line');
  });

  it('a message that an older version closed isn’t closed again', () => {
    for (const end of ['An earlier position. The game has moved on.', 'As it was then. The table has moved on.'])
      expect(past(`**Sector 7**\n-# ${end}`, 'moved')).toBe(`**Sector 7**\n-# ${end}`);
  });

  it('a player whose turn a bot plays learns how to come back', () => {
    const standIns = [{ seat: 0, player: 'p', bot: 'standard', turn: '1' }];
    expect(closedTurnDraft(table({ standIns }), { player: seen().chairs[0]?.player ?? '' }).content).toContain(
      'a bot plays this turn for you. Your next move brings you back.',
    );
  });
});

describe('T-PACE-03: the button for the extension', () => {
  it('stands beside the reminder, and in the turn message when less than a day is left', () => {
    expect(clicks(table({ time: time() }), RING)).toEqual(['move', 'extend', 'mute']);
    expect(clicks(table({ time: time() }), TURN)).not.toContain('extend');
    expect(clicks(table({ time: time({ hours: 23 }) }), TURN)).toContain('extend');
  });

  it('is missing once the extension is used, and without a limit', () => {
    expect(clicks(table({ time: time({ extension: false }) }), RING)).toEqual(['move', 'mute']);
    expect(clicks(table({}), RING)).not.toContain('extend');
  });
});

describe('T-PACE-01: what everyone reads', () => {
  const turnEnds = [{ seat: 1, at: END }];

  it('the panel says when the turn ends', () => {
    expect(words(table({ reader: 'spectator', awaited: [1], turnEnds }), PANEL)).toContain(`The turn ends ${T}:R>.`);
    const both = [{ seat: 0, at: END }, ...turnEnds];
    expect(words(table({ reader: 'spectator', turnEnds: both }), PANEL)).toContain(
      `Turns end: **Ada** (Blue) ${T}:R> and **Ben** (Red) ${T}:R>.`,
    );
  });

  it('the panel names the player for whom a bot plays', () => {
    const standIns = [{ seat: 1, player: 'b', bot: 'standard', turn: '1' }];
    expect(words(table({ reader: 'spectator', awaited: [1], standIns }), PANEL)).toContain(
      'a bot for **Ben** (Red) to move',
    );
  });

  it('the lobby tells in one line what was agreed, with a button that changes it', () => {
    const lobby = seen({ status: 'lobby', view: null, pace: { ...PACE, nights: true } });
    const text = bodyWords(bodyOf(lobbyDraft(lobby, skirmish)) as never);
    expect(text).toContain('**Pace:** 24 hours for each turn, nights off\n-# Out of time: the others vote on how');
    const none = bodyWords(bodyOf(lobbyDraft({ ...seen({ status: 'lobby', view: null }) }, skirmish)) as never);
    expect(none).toContain('**Pace:** No time limit\n-# If a player doesn’t answer for 3 days, the others may vote');
  });

  it('little time leads in the inbox', () => {
    const place = { guild: null, channel: 'c', thread: null };
    const item = (id: string, due: number, since: number) => ({
      table: { ...seen(), id, title: id, pace: PACE, since, place },
      ...{ seat: 0, decision: decision('pick', options('move', 2)), acted: 0, due },
    });
    const items = [item('later1', END + 20 * HOUR, 1), item('soon01', END + 5 * HOUR, 2)];
    const text = bodyWords(bodyOf(inboxDraft(items, [skirmish], { page: 0, now: END, digest: null })) as never);
    expect(text.indexOf('soon01')).toBeLessThan(text.indexOf('later1'));
    expect(text).toContain('due <t:1700018000:R>');
  });
});

describe('T-PACE-01: the menus of a pace', () => {
  it('every choice of every menu makes a pace that tables accept, and the menu shows it as chosen', () => {
    for (const before of [null, PACE]) {
      for (const part of PACE_PARTS) {
        for (const { value } of PACE_CHOICES[part]) {
          const pace = withPaceValue(before, part, value);
          if (pace != null) assertPace(pace);
          expect(paceValue(pace ?? undefined, part), `${part} ${value}`).toBe(value);
        }
      }
    }
  });

  it('an unknown choice is no pace', () => {
    for (const part of PACE_PARTS) expect(withPaceValue(PACE, part, 'x')).toBeUndefined();
  });

  it('a person who may not change the pace sees no menus', () => {
    const menus = (may: boolean, pace?: TablePace) =>
      customIds(bodyOf(paceDraft({ id: 'abc123', title: 'S', ...(pace ? { pace } : {}) }, may))['components']);
    expect(menus(false, PACE)).toEqual([]);
    expect(menus(true)).toEqual(['pace-turn.abc123']);
    expect(menus(true, PACE)).toHaveLength(4);
  });
});
