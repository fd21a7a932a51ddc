import { describe, expect, test } from 'vitest';
import { bodyOf } from '../../../src/discord/compose/body.ts';
import { withInbox } from '../../../src/discord/compose/in-inbox.ts';
import { inboxDraft } from '../../../src/discord/compose/inbox.ts';
import { moveDraft } from '../../../src/discord/compose/move.ts';
import { leadsToInbox, readId, writeId } from '../../../src/discord/ids.ts';
import { messageIssues } from '../../../src/local/validate/message-rules.ts';
import { MOST_COMPONENTS, walk } from '../../../src/queue/blocks.ts';
import { dueDigest } from '../../../src/queue/digest.ts';
import { type AgendaItem, byUrgency, matterOf } from '../../../src/tables/agenda.ts';
import { table } from '../../rules/commands/support/bench.ts';
import { decision, options, skirmish } from '../../rules/discord/support/samples.ts';
import { controlsOf, wordsOf } from '../../support/drafts.ts';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;
const SHOWN = { page: 0, now: NOW, digest: null };

/** A table that asks Ada, an hour ago. */
function asks(id: string, more: Partial<AgendaItem> = {}, about: Partial<AgendaItem['table']> = {}): AgendaItem {
  const question = decision('pick', options('move', 2));
  const one = table({ id, title: id, since: NOW - HOUR, awaited: [0], ...about });
  return { table: one, seat: 0, decision: question, acted: 0, due: null, ...more };
}

const waits = (id: string): AgendaItem => asks(id, { decision: null }, { awaited: [1] });

const named = (items: readonly AgendaItem[]): string => items.map(({ table: { id } }) => id).join(' ');

describe('the order of the inbox', () => {
  const window = asks('window', { decision: decision('pick', options('pass', 1), { window: 'attacked' }) });
  const vote = asks('voting', { decision: null }, { awaited: [1], away: [{ seat: 1, votes: [] }] });
  const proposal = asks('ending', { decision: null }, { awaited: [1], proposal: { what: { do: 'end' }, yes: [1] } });
  const lobby = asks('lobby1', { decision: null }, { status: 'lobby', awaited: [] });
  const hurry = asks('hurry1', {}, { since: NOW - 67 * HOUR });

  test('little time comes first, then windows, turns, votes, lobbies, and tables that wait for others', () => {
    const items = [waits('others'), lobby, vote, asks('turn01'), window, hurry];
    expect(named(byUrgency(items, NOW))).toBe('hurry1 window turn01 voting lobby1 others');
    expect(matterOf(proposal)).toBe('proposal');
  });

  test('a proposal to go back waits only for those who have to agree', () => {
    const back = (asksSeats: number[]): AgendaItem => {
      const what = { do: 'rewind' as const, to: 4, asks: asksSeats };
      return asks('goback', { decision: null }, { awaited: [1], proposal: { what, yes: [1] } });
    };
    expect(matterOf(back([0, 1]))).toBe('proposal');
    expect(matterOf(back([1]))).toBe('others');
  });

  test('among equally urgent tables, the one that has waited longest comes first', () => {
    expect(named(byUrgency([asks('b'), asks('a', {}, { since: NOW - 2 * HOUR })], NOW))).toBe('a b');
  });

  test('a person who has just acted isn’t in a hurry, although the table has waited long', () => {
    const items = [asks('first1', { acted: NOW - HOUR }, { since: NOW - 67 * HOUR }), window];
    expect(named(byUrgency(items, NOW))).toBe('window first1');
  });

  test('a vote that a person has cast no longer waits for them', () => {
    const votes = [{ seat: 0, heir: { to: 'friend' as const } }];
    const cast = asks('voted1', { decision: null }, { awaited: [1], away: [{ seat: 1, votes }] });
    expect(matterOf(cast)).toBe('others');
  });
});

describe('the inbox as a message', () => {
  const many = (count: number): AgendaItem[] => Array.from({ length: count }, (_, at) => asks(`t${at}`));

  test('eleven tables fit on one page, and more have pages', () => {
    const eleven = inboxDraft(many(11), [skirmish], SHOWN);
    expect(walk(bodyOf(eleven)['components'])).toHaveLength(MOST_COMPONENTS - 1);
    expect(wordsOf(eleven)).toContain('**t10**');
    const more = inboxDraft(many(12), [skirmish], SHOWN);
    expect(wordsOf(more)).not.toContain('**t11**');
    expect(controlsOf(bodyOf(more)).map(({ custom_id }) => custom_id)).toContain('inbox.1');
    expect(wordsOf(inboxDraft(many(12), [skirmish], { ...SHOWN, page: 1 }))).toContain('**t11**');
  });

  test('Discord accepts an inbox of any length and with the longest texts', () => {
    const long = asks('window', {
      decision: decision('pick', options('pass', 1, { key: 'pass' }), { window: 'w', prompt: 'x'.repeat(500) }),
    });
    for (const count of [0, 1, 5, 11, 12, 40]) {
      const items = many(count).map((item, at) =>
        at % 2 === 0 ? item : { ...long, table: { ...item.table, title: 'y'.repeat(90) } },
      );
      for (const page of [0, 1, 9]) {
        const body = bodyOf(inboxDraft(items, [skirmish], { ...SHOWN, page }));
        expect(messageIssues(body, { uploads: [], edited: null }), `${count} tables`).toEqual([]);
      }
    }
  });

  test('each line says what is asked, since when and until when, and a window has two buttons', () => {
    const question = decision('pick', [...options('card', 1), ...options('pass', 1, { key: 'pass' })], {
      window: 'attacked',
      prompt: 'Ben attacks the *Scout*. Respond?',
    });
    const draft = inboxDraft([asks('abc123', { decision: question })], [skirmish], SHOWN);
    const at = (time: number) => `<t:${time / 1000}:R>`;
    expect(wordsOf(draft)).toContain('Ben attacks the \\*Scout\\*. Respond?');
    expect(wordsOf(draft)).toContain(`-# Asked ${at(NOW - HOUR)} · due ${at(NOW + 71 * HOUR)}`);
    expect(controlsOf(bodyOf(draft)).map(({ label }) => label)).toEqual([
      'Answer',
      'Let it happen',
      'Start with the first',
      'My settings',
    ]);
  });

  test('nothing to do: the inbox says so, and when the digest comes', () => {
    const words = wordsOf(inboxDraft([waits('abc123')], [skirmish], { ...SHOWN, digest: NOW }));
    expect(words).toContain('## Nothing waits for you');
    expect(words).toContain('One of your tables waits for others. The next digest comes <t:1800000000:R>.');
    expect(words).toContain('**Ben** (Red) to move');
  });

  test('a question in the inbox leads back, even without room for another button', () => {
    const asked = { table: 'abc123', title: 'Sector 7', decision: decision('pick', options('move', 60)), undo: 3 };
    const draft = withInbox(moveDraft(asked, skirmish));
    expect(leadsToInbox(bodyOf(draft)['components'])).toBe(true);
    expect(withInbox(draft)).toEqual(draft);
    const full = Array.from({ length: 5 }, (_, row) => ({
      type: 1 as const,
      components: Array.from({ length: 5 }, (_, at) => ({
        type: 2 as const,
        style: 2 as const,
        label: 'x',
        custom_id: `${row}${at}`,
      })),
    }));
    const kept = withInbox({ content: 'x', rows: full });
    expect(kept.rows).toHaveLength(5);
    expect(kept.rows.at(-1)?.components).toHaveLength(5);
    expect(leadsToInbox(kept.rows)).toBe(true);
  });

  test('the ids of the inbox are read as they were written', () => {
    for (const id of [
      { act: 'move', table: 'abc123', from: 'inbox' },
      { act: 'inbox', page: 3 },
      { act: 'next' },
      { act: 'profile' },
      { act: 'messages' },
      { act: 'digest' },
    ] as const)
      expect(readId(writeId(id))).toEqual(id);
    expect(leadsToInbox([{ custom_id: 'move.abc123' }])).toBe(false);
  });
});

describe('the time of a digest', () => {
  const at = (text: string) => Date.parse(text);

  test('it is today, unless today needs no more digest', () => {
    const now = at('2026-11-30T12:00:00Z');
    expect(dueDigest({ zone: 'UTC', hour: 18, settled: null }, now)).toEqual({
      day: '2026-11-30',
      at: at('2026-11-30T18:00:00Z'),
    });
    expect(dueDigest({ zone: 'UTC', hour: 8, settled: '2026-11-29' }, now)).toEqual({
      day: '2026-11-30',
      at: at('2026-11-30T08:00:00Z'),
    });
    expect(dueDigest({ zone: 'UTC', hour: 18, settled: '2026-11-30' }, now)).toEqual({
      day: '2026-12-01',
      at: at('2026-12-01T18:00:00Z'),
    });
  });

  test('it follows the person’s time zone, even when the clocks change', () => {
    const now = at('2026-10-24T20:00:00Z');
    expect(dueDigest({ zone: 'Europe/Berlin', hour: 18, settled: '2026-10-24' }, now).at).toBe(
      at('2026-10-25T17:00:00Z'),
    );
    expect(dueDigest({ zone: 'Pacific/Auckland', hour: 7, settled: null }, now)).toEqual({
      day: '2026-10-25',
      at: at('2026-10-24T18:00:00Z'),
    });
    expect(dueDigest({ zone: '', hour: 18, settled: null }, now).at).toBe(at('2026-10-24T18:00:00Z'));
    // 2:00 doesn’t exist on that night.
    expect(dueDigest({ zone: 'Europe/Berlin', hour: 2, settled: null }, at('2026-03-29T00:30:00Z')).at).toBe(
      at('2026-03-29T01:00:00Z'),
    );
  });

  test('there is none during a holiday', () => {
    const now = at('2026-11-30T12:00:00Z');
    const holidays = [
      { from: '2026-11-30', until: '2026-12-02' },
      { from: '2026-12-03', until: '2026-12-03' },
    ];
    expect(dueDigest({ zone: 'UTC', hour: 18, settled: null, holidays }, now).day).toBe('2026-12-04');
    expect(dueDigest({ zone: 'UTC', hour: 18, settled: '2026-11-30', holidays: [] }, now).day).toBe('2026-12-01');
  });
});
