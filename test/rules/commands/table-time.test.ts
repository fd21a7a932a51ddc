import { describe, expect, test } from 'vitest';
import { nameOfProposal } from '../../../src/discord/ids.ts';
import type { Proposal } from '../../../src/kernel/table.ts';
import { bodyWords, controlsOf } from '../../support/drafts.ts';
import { bench, type CommandBench, lastText, table } from './support/bench.ts';
import { ADA, BEN, click, EVE, slash, submit } from './support/payloads.ts';

const THIRD = { name: 'Green', player: '100000000000000003', called: 'Cleo', bot: null };
const PAUSE: Proposal = { do: 'pause', until: null };

/** The input of the last command that was sent. */
const sent = (b: CommandBench) => b.sent.at(-1)?.command.input;

/** The ids of what can be pressed or chosen in the last answer. */
function ids(b: CommandBench): string[] {
  const response = JSON.parse(JSON.stringify(b.responses.at(-1)));
  return controlsOf({ components: response.data?.components }).map(({ custom_id: id }) => id);
}

const words = (b: CommandBench): string => bodyWords(JSON.parse(JSON.stringify(b.responses.at(-1))).data ?? {});

describe('nudging', () => {
  test('a button or a command asks the table to nudge the player', async () => {
    const b = bench();
    b.tables[0] = table({ awaited: [1] });
    await b.handle(click('nudge.abc123.1'));
    expect(sent(b)).toEqual({ t: 'nudge', seat: 0, about: 1 });
    await b.handle(slash('/game nudge'));
    expect(sent(b)).toEqual({ t: 'nudge', seat: 0, about: 1 });
    expect(b.sent).toHaveLength(2);
  });

  test('a spectator is refused, and the table itself refuses what else is wrong', async () => {
    const b = bench();
    await b.handle(click('nudge.abc123.0', null, { by: EVE }));
    expect(lastText(b)).toContain('You don’t have a seat');
    await b.handle(click('nudge.abc123.9999', null, { by: BEN }));
    expect(sent(b)).toEqual({ t: 'nudge', seat: 1, about: 9_999 });
    await b.handle(slash('/game nudge'));
    expect(lastText(b)).toContain('isn’t waiting for another player');
    expect(b.sent).toHaveLength(1);
  });

  test('of several players, the person names one', async () => {
    const b = bench();
    b.tables[0] = table({ awaited: [1, 2], chairs: [...table().chairs, THIRD] });
    await b.handle(slash('/game nudge'));
    expect(lastText(b)).toContain('Name the seat you mean.');
    await b.handle(slash('/game nudge', { seat: 'green' }));
    expect(sent(b)).toEqual({ t: 'nudge', seat: 0, about: 2 });
  });

  test('nobody is nudged on a holiday, and the answer says until when it is', async () => {
    const b = bench();
    const day = (days: number): string => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
    b.zones.set(BEN, 'Africa/Lagos');
    b.times.set(BEN, { holidays: JSON.stringify([{ from: day(-2), until: '2999-08-17' }]) });
    b.tables[0] = table({ awaited: [1] });
    await b.handle(click('nudge.abc123.1'));
    expect(lastText(b)).toContain('Ben is on holiday until Saturday, 17 August 2999.');
    expect(b.sent).toEqual([]);
    // Nobody learns of a holiday before it begins.
    b.times.set(BEN, { holidays: JSON.stringify([{ from: day(2), until: '2999-08-17' }]) });
    await b.handle(click('nudge.abc123.1'));
    expect(b.sent).toHaveLength(1);
  });
});

describe('pausing', () => {
  test('a menu offers ends, and a choice proposes the pause', async () => {
    const b = bench();
    await b.handle(slash('/game pause'));
    expect(ids(b)).toEqual(['pause-for.abc123']);
    await b.handle(click('pause-for.abc123', ['agreed']));
    expect(sent(b)).toEqual({ t: 'consent', seat: 0, proposal: PAUSE, yes: true });
    const now = Date.now();
    await b.handle(click('pause-for.abc123', ['3']));
    const { proposal } = sent(b) as { proposal: { until: number } };
    expect(proposal.until - now).toBeGreaterThanOrEqual(72 * 3_600_000);
    expect(proposal.until - now).toBeLessThan(73 * 3_600_000);
  });

  test('an end can be typed; a day needs the time zone of the person', async () => {
    const b = bench();
    await b.handle(slash('/game pause', { until: 'we agree' }));
    expect(sent(b)).toMatchObject({ proposal: PAUSE });
    await b.handle(slash('/game pause', { until: 'whenever' }));
    expect(lastText(b)).toContain('I don’t understand “whenever”. For example: 3 days');
    await b.handle(slash('/game pause', { until: 'Monday' }));
    expect(ids(b)).toEqual(['zone']);
    expect(b.sent).toHaveLength(1);
    await b.handle(click('zone', ['Asia/Kolkata']));
    await b.handle(slash('/game pause', { until: 'Monday' }));
    const { proposal } = sent(b) as { proposal: { until: number } };
    const words = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: 'Asia/Kolkata', weekday: 'long', hour: '2-digit', minute: '2-digit' },
    }).format(proposal.until);
    expect(words).toMatch(/^Monday.*09:00$/);
  });

  test('only players of a running game propose pauses', async () => {
    const b = bench();
    await b.handle(slash('/game pause', {}, { by: EVE }));
    expect(lastText(b)).toContain('You don’t have a seat');
    b.tables[0] = table({ status: 'lobby' });
    await b.handle(slash('/game pause'));
    expect(lastText(b)).toContain('has not begun yet');
    b.tables[0] = table({ status: 'over' });
    await b.handle(click('pause-for.abc123', ['3']));
    expect(lastText(b)).toContain('This game is over');
    expect(b.sent).toEqual([]);
  });

  test('a vote counts only for the proposal that its message showed', async () => {
    const b = bench();
    const id = (act: 'yes' | 'no', what: Proposal): string => `${act}.abc123.${nameOfProposal(what)}`;
    b.tables[0] = table({ proposal: { what: PAUSE, yes: [1] } });
    await b.handle(click(id('yes', { do: 'pause', until: 5 })));
    expect(lastText(b)).toContain('no longer open');
    expect(b.sent).toEqual([]);
    await b.handle(click(id('yes', PAUSE)));
    expect(sent(b)).toEqual({ t: 'consent', seat: 0, proposal: PAUSE, yes: true });
    await b.handle(click(id('no', PAUSE), null, { by: BEN }));
    expect(sent(b)).toEqual({ t: 'consent', seat: 1, proposal: PAUSE, yes: false });
    await b.handle(click(id('yes', PAUSE), null, { by: BEN }));
    expect(lastText(b)).toContain('You have agreed. I’m waiting for: Ada.');
  });

  test('players of a paused game can propose to play on', async () => {
    const b = bench();
    b.tables[0] = table({ pauses: [{ from: 1, until: null }] });
    await b.handle(slash('/game pause'));
    expect(words(b)).toContain('The game is paused until everyone agrees to play on.');
    expect(ids(b)).toEqual(['pause-for.abc123', 'resume.abc123']);
    await b.handle(click('resume.abc123'));
    expect(sent(b)).toEqual({ t: 'consent', seat: 0, proposal: { do: 'resume' }, yes: true });
  });
});

describe('muting', () => {
  test('a table is muted from the menu, shown among the settings, and unmuted there with one click', async () => {
    const b = bench();
    await b.handle(click('mute.abc123'));
    expect(ids(b)).toEqual(['mute-for.abc123']);
    const now = Date.now();
    await b.handle(click('mute-for.abc123', ['7']));
    expect(words(b)).toMatch(/\*\*Sector 7\*\* is muted until <t:\d+:f>\..*Only you can see this\./);
    expect(b.mutes.get(ADA)?.get('abc123')).toBeGreaterThanOrEqual(now + 7 * 24 * 3_600_000);
    await b.handle(slash('/profile time'));
    expect(words(b)).toContain('**Sector 7** muted until <t:');
    await b.handle(click('unmute.abc123.profile'));
    expect(words(b)).toContain('### Your time');
    expect(words(b)).not.toContain('Sector 7');
    expect(b.mutes.get(ADA)?.size).toBe(0);
  });

  test('a command mutes a table until its person ends that, and only a player can mute a table', async () => {
    const b = bench();
    await b.handle(slash('/profile mute', { until: 'always' }));
    expect(words(b)).toContain('is muted until you say otherwise');
    expect(b.mutes.get(ADA)?.get('abc123')).toBeNull();
    await b.handle(slash('/profile mute'));
    expect(ids(b)).toEqual(['mute-for.abc123', 'unmute.abc123']);
    await b.handle(click('unmute.abc123'));
    expect(words(b)).toContain('**Sector 7** notifies you again.');
    await b.handle(click('mute-for.abc123', ['7'], { by: EVE }));
    expect(lastText(b)).toContain('You don’t have a seat');
    await b.handle(click('mute-for.abc123', ['never']));
    expect(lastText(b)).toContain('I don’t understand “never”.');
    expect(b.mutes.size).toBe(1);
  });

  test('nudges are muted with one click, and unmuted among the settings', async () => {
    const b = bench();
    await b.handle(click('nudges.silent'));
    expect(lastText(b)).toContain('Nudges are muted');
    expect(b.nudgesMuted.has(ADA)).toBe(true);
    await b.handle(slash('/profile time'));
    expect(words(b)).toContain('**Nudges** muted');
    await b.handle(click('nudges.ring.profile'));
    expect(words(b)).toContain('**Nudges** on');
  });
});

test('hours and holidays are typed in a form, and count only once they are confirmed', async () => {
  const b = bench();
  await b.handle(click('zone', ['Europe/Berlin']));
  await b.handle(click('type.hours'));
  expect(JSON.stringify(b.responses.at(-1))).toContain('When are you awake?');
  await b.handle(submit('typed.hours', { text: 'daily 7-9' }));
  expect(words(b)).toContain('every day 7:00 to 9:00');
  expect(words(b)).toContain('Is that right?');
  expect(b.times.size).toBe(0);
  await b.handle(click(ids(b)[0] ?? ''));
  expect(b.times.get(ADA)?.hours).toContain('420');
  await b.handle(submit('typed.holidays', { text: 'soon' }));
  expect(words(b)).toContain('I don’t understand “soon”.');
});
