import { describe, expect, test } from 'vitest';
import { bodyOf, type Draft } from '../../../src/discord/compose/body.ts';
import { inboxDraft } from '../../../src/discord/compose/inbox.ts';
import { pauseDraft } from '../../../src/discord/compose/pause.ts';
import { profileDraft } from '../../../src/discord/compose/profile.ts';
import { past } from '../../../src/discord/compose/turn.ts';
import { nameOfProposal, readId, writeId } from '../../../src/discord/ids.ts';
import { must } from '../../../src/kernel/must.ts';
import type { Proposal } from '../../../src/kernel/table.ts';
import { type AgendaItem, deadlineOf, isAsked, isUrgent, matterOf } from '../../../src/tables/agenda.ts';
import { USUAL_WEEK } from '../../../src/tables/hours.ts';
import type { Outgoing, TableView } from '../../../src/tables/types.ts';
import { choosable } from '../../support/choosable.ts';
import { wordsOf } from '../../support/drafts.ts';
import { table } from '../commands/support/bench.ts';
import { ADA } from '../commands/support/payloads.ts';
import { answer, labels, made, text } from './support/made.ts';
import { decision, options, seen, skirmish } from './support/samples.ts';

/** The controls of a draft that can be pressed or chosen. */
const controls = (draft: Draft) => choosable(JSON.parse(JSON.stringify(bodyOf(draft))));
const AT = 1_700_000_000_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const RING: Outgoing = { to: 'ring', seat: 0, player: ADA };
const PANEL: Outgoing = { to: 'panel', fresh: true };
const RECAP = answer({ done: true, read: { what: 'recap', since: 'turn' } });
const paused = (until: number | null): Pick<TableView, 'pauses'> => ({ pauses: [{ from: AT, until }] });

describe('a nudge', () => {
  test('names the player who nudges, since when the table waits, and the way to answer', () => {
    const nudged = made(seen(), { ...RING, nudge: 1 });
    expect(text(nudged)).toMatch(/^Ben nudges you: \*\*Sector 7\*\* has waited since <t:1700000000:f>\.\n/);
    expect(text(nudged)).toContain('What do you do?');
    expect(labels(nudged)).toEqual([
      ...['Your move', 'Hand', 'Map', 'Undo', 'Rules'],
      ...['Mute nudges', 'Mute this table'],
    ]);
    expect(text(made(seen(), RING))).not.toContain('nudges');
    expect(labels(made(seen(), RING))).not.toContain('Mute nudges');
  });

  test('is named in a reminder about several tables', () => {
    const waiting = { table: 'abc123', title: 'Sector 7', guild: null, channel: '3', since: AT };
    const tables = [
      { ...waiting, nudge: 'B*n' },
      { ...waiting, title: 'Sector 8' },
    ];
    expect(text(made(seen(), { ...RING, tables }))).toContain('**Sector 7**, B\\*n nudges you, asked <t:');
  });

  test('is one click away in the panel and in a recap, but not for oneself, bots, spectators or in a pause', () => {
    const both = seen({ awaited: [0, 1], reader: 'spectator' });
    expect(labels(made(both, PANEL)).slice(5)).toEqual(['Nudge Ada', 'Nudge Ben']);
    expect(labels(made({ ...both, reader: 0 }, RECAP)).at(-1)).toBe('Nudge Ben');
    expect(labels(made(both, RECAP))).not.toContain('Nudge Ben');
    const bot = { name: 'Red', player: null, called: 'Red (bot)', bot: 'standard' };
    const chairs = [must(both.chairs[0], 'a chair'), bot, { name: 'Green', player: '9', called: 'Cleo', bot: null }];
    expect(labels(made({ ...both, chairs }, PANEL)).slice(5)).toEqual(['Nudge Ada']);
    expect(labels(made({ ...both, chairs: chairs.slice(0, 2) }, PANEL)).slice(5)).toEqual([]);
    expect(labels(made({ ...both, ...paused(null) }, PANEL)).slice(5)).toEqual([]);
  });

  test('is offered in the inbox for a table that has waited for a day', () => {
    const item: AgendaItem = {
      table: table({ awaited: [1], since: AT }),
      seat: 0,
      decision: null,
      acted: 0,
      due: null,
    };
    const shown = (now: number) =>
      controls(inboxDraft([item], [skirmish], { page: 0, now, digest: null })).map(({ label }) => label);
    expect(shown(AT + DAY)).toContain('Nudge Ben');
    expect(shown(AT + DAY - 1)).not.toContain('Nudge Ben');
  });
});

describe('the last player', () => {
  test('reads that everyone else has chosen', () => {
    const turn: Outgoing = { to: 'turn', seat: 0, player: ADA };
    expect(text(made(seen(), { ...turn, last: true }))).toContain('\nEveryone else has chosen.\n');
    expect(text(made(seen(), turn))).not.toContain('Everyone else');
  });
});

describe('a pause', () => {
  test('is shown in the panel, the recap, the status and the turn message, with its end', () => {
    const words =
      'The game is paused until <t:1700000600:f>, <t:1700000600:R>. You can play on, but nobody is reminded.';
    const view = seen(paused(AT + 600_000));
    const status = answer({ done: true, read: { what: 'status' } });
    for (const message of [PANEL, RECAP, status, { to: 'turn', seat: 0, player: ADA } as const])
      expect(text(made(view, message)), message.to).toContain(words);
    expect(text(made(seen(paused(null)), PANEL))).toContain('paused until everyone agrees to play on');
    const over = seen({ pauses: [{ from: AT, until: AT + 1, ended: AT + 1 }] });
    expect(text(made(over, PANEL))).not.toContain('paused');
  });

  test.each<[Proposal, string, string[]]>([
    [{ do: 'pause', until: AT }, 'proposes to pause the game until <t:1700000000:f>', ['Agree', 'No, play on']],
    [{ do: 'pause', until: null }, 'to pause the game until everyone agrees to play on', ['Agree', 'No, play on']],
    [{ do: 'resume' }, 'proposes to end the pause', ['Agree', 'No, stay paused']],
  ])('the proposal %j is in words, with buttons for this very proposal', (what, words, buttons) => {
    const asked = made(seen({ proposal: { what, yes: [1] } }), { to: 'proposal', seat: 0, player: ADA, seq: 9 });
    expect(text(asked)).toContain(words);
    expect(labels(asked)).toEqual(buttons);
    expect(JSON.stringify(asked.body)).toContain(`yes.abc123.${nameOfProposal(what)}`);
    expect(
      labels(made(seen({ proposal: { what, yes: [0] } }), { to: 'proposal', seat: 0, player: ADA, seq: 9 })),
    ).toEqual([]);
  });

  test.each<[asks: number[], to: number, condition: string]>([
    [[0], 0, 'This happens only if you agree.'],
    [[0, 1], 0, 'This happens only if everyone at the table agrees.'],
    [[1], 0, 'This happens only if **Ben** (Red) agrees.'],
  ])('T-CONSENT-02: when seats %j have to agree, seat %i reads “%s”', (asks, seat, condition) => {
    const what: Proposal = { do: 'rewind', to: 4, upTo: 6, asks, takes: [] };
    const asked = made(seen({ proposal: { what, yes: [1] } }), { to: 'proposal', seat, player: ADA, seq: 9 });
    expect(text(asked)).toContain(condition);
  });

  test('the thread names the end of a pause that is proposed or has begun', () => {
    const line = { seq: 9, at: AT, text: 'Ada proposes to pause the game.', rule: 'T-PAUSE-01' };
    const notice: Outgoing = { to: 'notice', kind: 'note', seq: 9 };
    const proposal = { what: { do: 'pause', until: AT } as const, yes: [0] };
    expect(text(made(seen({ recent: [line], proposal }), notice))).toContain(
      'The pause would last until <t:1700000000:f>',
    );
    expect(text(made(seen({ recent: [line], ...paused(AT) }), notice))).toContain('The game is paused until <t:');
  });

  test('a question at a paused table waits behind all others in the inbox, and is never urgent', () => {
    const asks = decision('pick', options('move', 2));
    const item = (pauses: TableView['pauses']): AgendaItem => ({
      table: table({ since: AT, ...(pauses === undefined ? {} : { pauses }) }),
      ...{ seat: 0, decision: asks, acted: 0, due: null },
    });
    const still = item([{ from: AT + HOUR, until: null }]);
    expect([matterOf(still), isAsked(still), deadlineOf(still)]).toEqual(['paused', false, null]);
    expect(isUrgent(item([{ from: AT + HOUR, until: AT + 3 * DAY }]), AT + 3 * DAY)).toBe(false);
    // The time of a pause that is over doesn't count.
    const later = item([{ from: AT + HOUR, until: AT + 3 * HOUR, ended: AT + 2 * HOUR }]);
    expect([matterOf(later), deadlineOf(later)]).toEqual(['turn', AT + 3 * DAY + HOUR]);
    const words = wordsOf(inboxDraft([still], [skirmish], { page: 0, now: AT, digest: null }));
    expect(words).toContain('What do you do?');
    expect(words).toContain('Paused until everyone agrees to play on');
  });

  test('a proposal of a pause waits in the inbox of those who have yet to agree', () => {
    const proposal = { what: { do: 'pause', until: null } as const, yes: [1] };
    const item: AgendaItem = { table: table({ awaited: [1], proposal }), seat: 0, decision: null, acted: 0, due: null };
    expect(matterOf(item)).toBe('proposal');
    expect(wordsOf(inboxDraft([item], [skirmish], { page: 0, now: AT, digest: null }))).toContain(
      '**Ben** (Red) proposes to pause the game until everyone agrees to play on.',
    );
  });

  test('can be chosen from a menu, and the end of one proposed with a button', () => {
    const menu = controls(pauseDraft(table(), false)).map(({ label }) => label);
    expect(menu).toEqual([
      ...['For 1 day', 'For 2 days', 'For 3 days', 'For 1 week', 'For 2 weeks', 'For 4 weeks'],
      'Until everyone agrees to play on',
    ]);
    const now = pauseDraft(table(paused(null)), false);
    expect(controls(now).at(-1)?.label).toBe('Propose to play on');
    expect(wordsOf(pauseDraft(table(), true))).toContain('Nobody else has to agree.');
  });
});

test('a person’s own times are listed with a button for each', () => {
  const shown = {
    messages: 'digest',
    digest: 18,
    today: '2026-07-30',
    nudgesRing: true,
    refused: 0,
    muted: [],
  } as const;
  const holidays = [
    { from: '2026-07-01', until: '2026-07-02' },
    { from: '2026-08-03', until: '2026-08-17' },
  ];
  const calendar = { zone: 'Europe/Berlin', week: USUAL_WEEK, holidays };
  const draft = profileDraft({ ...shown, calendar, muted: [{ table: 'abc123', title: 'Sector 7', until: AT }] });
  expect(wordsOf(draft)).toContain('**Awake** every day 8:00 to 22:00');
  expect(wordsOf(draft)).toContain('**Messages** One digest a day, at 18:00');
  expect(wordsOf(draft)).toContain('**Holiday** Monday, 3 August 2026, to Monday, 17 August 2026 (15 days)');
  expect(wordsOf(draft)).toContain('**Nudges** on, at most one a day from each table');
  expect(wordsOf(draft)).toContain('**Sector 7** muted until <t:1700000000:f>');
  const ids = controls(draft).map(({ id }) => id);
  expect(ids).toEqual([...['type.hours', 'notify', 'type.holidays', 'nudges.silent.profile', 'unmute.abc123.profile']]);
  const unknown = profileDraft({ ...shown, calendar: null, nudgesRing: false });
  expect(wordsOf(unknown)).toContain('I don’t know your time zone yet');
  expect(wordsOf(unknown)).toContain('**Holiday** none planned');
  expect(wordsOf(unknown)).toContain('**Nudges** muted');
});

test('once its question is answered, a nudge is closed like other reminders', () => {
  expect(past(text(made(seen(), { ...RING, nudge: 1 })), 'moved')).toContain('An earlier position.');
});

test.each([
  { act: 'nudge', table: 'abc123', seat: 1 },
  { act: 'pause', table: 'abc123' },
  { act: 'pause-for', table: 'abc123' },
  { act: 'resume', table: 'abc123' },
  { act: 'yes', table: 'abc123', name: nameOfProposal({ do: 'resume' }) },
  { act: 'no', table: 'abc123', name: nameOfProposal({ do: 'pause', until: 5 }) },
  { act: 'mute', table: 'abc123' },
  { act: 'mute-for', table: 'abc123' },
  { act: 'unmute', table: 'abc123' },
  { act: 'unmute', table: 'abc123', from: 'profile' },
  { act: 'nudges', to: 'silent' },
  { act: 'nudges', to: 'ring', from: 'profile' },
  { act: 'notify' },
  { act: 'type', what: 'hours' },
  { act: 'typed', what: 'holidays' },
] as const)('the id %j is read as it was written', (id) => {
  expect(readId(writeId(id))).toEqual(id);
});
