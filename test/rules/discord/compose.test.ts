import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../../src/chat/showing.ts';
import { faultsOfMessage } from '../../../src/discord/check.ts';
import { compose } from '../../../src/discord/compose/index.ts';
import { past } from '../../../src/discord/compose/turn.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Outgoing, TableView } from '../../../src/tables/types.ts';
import { answer, labels, made, text } from './support/made.ts';
import { decision, options, seen, skirmish } from './support/samples.ts';

const PANEL: Outgoing = { to: 'panel', fresh: true };
const TURN: Outgoing = { to: 'turn', seat: 0, player: '100000000000000001' };

describe('panel', () => {
  test('a panel shows whose turn it is, since when, and the fixed row of buttons', () => {
    const panel = made(seen({ reader: 'spectator', decision: null }), PANEL);
    expect(text(panel)).toContain('**Ada** (Blue) to move, asked <t:1700000000:R>.');
    expect(labels(panel)).toEqual(['Your move', 'Hand', 'Map', 'Undo', 'Rules', 'Nudge Ada']);
    expect(panel.pictures).toMatchObject([{ scene: 'map', reader: 'spectator', name: 'map.png' }]);
  });

  test('a panel explains a new game and its buttons without listing how people took seats', () => {
    const begun = { seq: 9, at: 1, text: 'The game begins.', rule: 'T-LOBBY-05' };
    const recent = [
      { seq: 8, at: 1, text: 'Ben plays Red.', rule: 'T-LOBBY-03' },
      begun,
      { ...begun, text: 'Three Rounds.', rule: 'X-A-01' },
    ];
    const first = text(made(seen({ reader: 'spectator', decision: null, recent }), PANEL));
    expect(first).toContain('Two sides on a strip of cells.\nPress **Your move**');
    expect(first).toMatch(/\n• Three Rounds.$/);
    const unseen = text(made(seen({ reader: 'spectator', decision: null, recent, seq: 10 }), PANEL));
    expect(unseen).toBe(first);
    const moved = [...recent, { seq: 11, at: 1, text: 'Ada moves.', rule: 'X-A-02' }];
    const later = text(made(seen({ reader: 'spectator', decision: null, recent: moved, seq: 11 }), PANEL));
    expect(later).not.toContain('Press');
    expect(later).toMatch(/\n• Three Rounds.\n• Ada moves.$/);
    expect(first).not.toContain('Ben plays');
  });

  test('a panel names the game once, and shows no time in a solo game', () => {
    const alone = seen().chairs.map((chair, at) => (at === 0 ? chair : { ...chair, player: null, bot: 'standard' }));
    const panel = text(made(seen({ title: 'Skirmish abc123', chairs: alone }), PANEL));
    expect(panel).toMatch(/^\*\*Skirmish abc123\*\*\n\*\*Ada\*\* \(Blue\) to move.$/m);
    expect(text(made(seen({ chairs: alone }), TURN))).toMatch(/^\*\*Sector 7\*\* · your move$/m);
  });

  test('a panel summarizes the previous turn, always including its last line, and asks nothing', () => {
    const past = (from: number, to: number, more: Partial<TableView> = {}) =>
      made(seen({ reader: 'spectator', decision: null, ...more }), { to: 'panel', fresh: false, past: { from, to } });
    expect(text(past(3, 5))).toBe('**Sector 7** · Skirmish\n• Entry 4 happened.\n• Entry 5 happened.');
    expect([labels(past(3, 5)), past(3, 5).pictures]).toEqual([[], []]);
    const rules = ['X-A-02', 'X-A-02', 'X-A-02', 'X-A-02', 'X-A-02', 'X-A-02', 'X-A-00'];
    const recent = rules.map((rule, at) => ({ seq: at + 1, at: 1, text: `Entry ${at + 1} happened.`, rule }));
    expect(text(past(0, 7, { recent })).match(/(?<=Entry )\d/g)).toEqual(['2', '3', '4', '5', '6', '7']);
    const undone = [{ seq: 10, at: 1, text: 'Ada took a step back.', rule: 'T-UNDO-01' }];
    expect(text(past(7, 9, { recent: undone }))).toContain('Everything that happened here was undone.');
    // A turn without log lines was not undone.
    expect(text(past(7, 9))).toBe('**Sector 7** · Skirmish');
  });

  test('a panel doesn’t repeat lines that the previous message already has', () => {
    const now = (from: number) =>
      text(made(seen({ reader: 'spectator', decision: null }), { to: 'panel', fresh: true, from }));
    expect(now(5).match(/(?<=Entry )\d/g)).toEqual(['6', '7']);
    expect(now(7)).not.toContain('Entry');
    // If no earlier message is in the channel, the panel shows what happened lately.
    expect(now(0).match(/(?<=Entry )\d/g)).toHaveLength(6);
  });

  test('a panel has the same buttons, no matter what anyone holds or may do', () => {
    const without = made(seen({ reader: 'spectator', decision: null, undo: null, orders: null }), PANEL);
    const withAll = made(seen({ reader: 'spectator', decision: decision('pick', options('move', 9)), undo: 7 }), PANEL);
    expect(without).toEqual(withAll);
  });

  test('for a finished game, a panel has no playing buttons', () => {
    const over = made(seen({ status: 'over', awaited: [], decision: null }), PANEL);
    expect(labels(over)).toEqual(['Map', 'Log', 'Report', 'Film', 'Rematch']);
    const checked = made(seen({ status: 'over', seed: { secret: 's', ready: [] } }), PANEL);
    expect(text(checked)).toMatch(/The game is over. Entry 7 happened.\n(.*\n)*You can check every roll/);
  });

  test('for a finished game, a panel shows the result and the dice check, and the last turn’s lines don’t repeat the result', () => {
    const over = { reader: 'spectator', status: 'over', decision: null } as const;
    const table = seen({ ...over, seed: { secret: 's', ready: [] } });
    const past = (from: number) => text(made(table, { to: 'panel', fresh: false, past: { from, to: 9 } }));
    expect(text(made(table, PANEL)).match(/(?<=Entry )\d/g)).toEqual(['7']);
    expect(past(4)).toBe('**Sector 7** · Skirmish\n• Entry 5 happened.\n• Entry 6 happened.');
    // The player who gave up had no other line in that turn.
    expect(past(6)).toContain('• Entry 7 happened.');
  });

  test('a panel has no buttons if its table was closed before the game began', () => {
    expect(labels(made(seen({ status: 'ended', view: null, decision: null }), PANEL))).toEqual([]);
  });

  test('in the lobby, a panel is the message for taking seats', () => {
    const chairs = [
      { name: 'Blue', player: '100000000000000001', called: 'Ada', bot: null },
      { name: 'Red', player: null, called: null, bot: null },
    ];
    const lobby = made(seen({ status: 'lobby', chairs, view: null, awaited: [], decision: null }), PANEL);
    expect(labels(lobby)).toEqual([
      'Ready',
      'Join',
      'Change',
      'menu',
      'Start',
      'Leave',
      'Bot for Red',
      'Invite a friend',
      'Find players',
    ]);
    expect(text(lobby)).toContain('One seat is free');
    // Settings name seats by number.
    expect(text(lobby)).toMatch(/^\*\*1\. Blue\*\*\n-# Ada .*\n\*\*2\. Red\*\*\n-# free$/m);
    expect(lobby.pictures).toEqual([]);
    expect(lobby.body['allowed_mentions']).toEqual({ parse: [] });
  });
});

describe('picture', () => {
  const read = (what: 'map' | 'sheet' | 'move', more: Partial<TableView> = {}, of = skirmish) =>
    compose(seen(more), answer({ done: true, read: { what } }), of, false);

  test('a picture message has a menu of other things to see, and a button to go back to the options', () => {
    for (const what of ['map', 'sheet'] as const)
      expect(labels(read(what))).toEqual(['menu', 'Your move', 'Hand', 'Map', 'Undo', 'Try it out']);
    expect(labels(read('map', { status: 'over', decision: null }))).toEqual([
      'menu',
      'Map',
      'Log',
      'Report',
      'Film',
      'Rematch',
    ]);
    expect(labels(read('map', { view: null }))).not.toContain('menu');
  });

  test('a person who only watches gets no buttons for a question, a hand or a step of their own', () => {
    const watcher = { reader: 'spectator', decision: null, undo: null } as const;
    expect(labels(read('map', watcher))).toEqual(['menu', 'Map', 'Log', 'History']);
    expect(labels(read('move', watcher))).toEqual(['Map', 'Log', 'History']);
  });

  test('a picture message offers only parts that exist in the position', () => {
    const shows = [
      ...skirmish.shows,
      { value: 'fight', label: 'The fight', isThere: (view: Json) => view === 'fight' },
    ];
    const menu = (view: Json) => JSON.stringify(read('map', { view }, { ...skirmish, shows }).body['components']);
    expect(menu('fight')).toContain('The fight');
    expect(menu('peace')).not.toContain('The fight');
  });

  test('a picture message says that a click came too late', () => {
    const gone = (more: Partial<TableView>) =>
      text(made(seen(more), answer({ done: true, read: { what: 'move', gone: true } })));
    expect(gone({})).toContain('That question is no longer open. This is your current one. (rule T-TURN-02)');
    expect(gone({ decision: null, awaited: [1] })).toMatch(
      /That question is no longer open. \(rule T-TURN-02\)\n\*\*Ben\*\* \(Red\) to move/,
    );
  });
});

test('the standing orders message mentions ticking only if there is something to tick', () => {
  const orders = (count: number) => {
    const windows = options('hit', count).map(({ key, label }) => ({ id: key, label, hint: 'Always' }));
    return text(
      made(
        seen({ orders: { now: { ask: [], prefer: {} }, windows } }),
        answer({ done: true, read: { what: 'orders' } }),
      ),
    );
  };
  expect(orders(1)).toContain('at every moment you tick');
  expect(orders(0)).not.toContain('tick');
  expect(orders(0)).toContain('ask you whenever there is something to decide');
});

describe('repeats', () => {
  const texts = ['Changed.', 'Changed.', 'Changed.', 'Ada joins.', 'Changed.'];
  const recent = texts.map((words, at) => ({ seq: at + 1, at: 1, text: words, rule: 'T-LOBBY-06' }));

  test('repeated log lines appear once with a count', () => {
    const panel = text(made(seen({ recent }), PANEL));
    expect(panel).toContain('• Changed. (3×)\n• Ada joins.\n• Changed.');
    expect(panel.match(/Changed/g)).toHaveLength(2);
    expect(text(made(seen({ recent, acted: null }), TURN))).toContain('• Changed. (3×)\n• Ada joins.');
  });

  test('a log line is replaced by a more detailed line of the same entry', () => {
    const [ends, more] = ['Ada ends her turn.', 'Ada ends her turn at a Station.'];
    const said = (...lines: [seq: number, words: string][]) =>
      text(made(seen({ recent: lines.map(([seq, words]) => ({ seq, at: 1, text: words })) }), PANEL)).match(/• .*/g);
    expect(said([4, ends], [4, more])).toEqual([`• ${more}`]);
    expect(said([4, ends], [5, more])).toEqual([`• ${ends}`, `• ${more}`]);
    expect(said([4, 'Ada ends.'], [4, 'Ada endures.'])).toHaveLength(2);
  });

  test('in the log, a repeated line shows the numbers of its first and last entries', () => {
    const log = text(made(seen({ recent }), answer({ done: true, read: { what: 'log' } })));
    expect(log).toContain('`1–3` Changed. (3×)\n`4` Ada joins.\n`5` Changed.');
  });
});

describe('the log', () => {
  const log = (recent: TableView['recent']) =>
    text(made(seen({ recent }), answer({ done: true, read: { what: 'log' } })));

  test('the log contains no lessons, and names the rules for decisive events', () => {
    const line = { seq: 5, at: 1, text: 'A unit moves.', rule: 'X-A-01' };
    const told = log([
      line,
      { ...line, text: 'A unit falls.', rule: 'X-A-02' },
      { ...line, text: 'Moving is easy.', lesson: true },
    ]);
    expect(told).toMatch(/`5` A unit moves.\n`5` A unit falls. \(rule X-A-02\)$/);
  });

  test('the log’s pages cover every entry without gaps', () => {
    const all = Array.from({ length: 150 }, (_, at) => ({
      seq: at + 1,
      at: 1,
      text: `${'A long line. '.repeat(5)}${at}`,
    }));
    const told: number[] = [];
    for (let since = 1, pages = 0; pages < 20; pages++) {
      const recent = all.filter(({ seq }) => seq >= since && seq <= since + 100);
      const page = made(seen({ recent, seq: 150 }), answer({ done: true, read: { what: 'log', since } }));
      expect(faultsOfMessage(page.body)).toEqual([]);
      told.push(...[...text(page).matchAll(/^`(\d+)`/gm)].map(([, seq]) => Number(seq)));
      const next = /"from\.[a-z0-9]{6}\.(\d+)","label":"Later"/.exec(JSON.stringify(page.body));
      if (next === null) break;
      since = Number(next[1]);
    }
    expect(told).toEqual(all.map(({ seq }) => seq));
    const after = made(seen({ recent: [], seq: 150 }), answer({ done: true, read: { what: 'log', since: 200 } }));
    expect(text(after)).toContain('The log ends with entry 150.');
  });
});

describe('proof', () => {
  const status = (more: Partial<TableView> = {}) =>
    text(made(seen(more), answer({ done: true, read: { what: 'status' } })));
  const record = (more: Partial<TableView> = {}) =>
    text(made(seen(more), answer({ done: true, read: { what: 'log', record: true } })));
  const [hash, secret] = ['c0ffee'.repeat(10), 'decade'.repeat(10)];
  const over: Partial<TableView> = { status: 'over', seed: { secret, ready: [] }, decision: null, awaited: [] };

  test('the dice proof is shortened to its first digits, and is shown in full together with the record', () => {
    expect(status()).toContain('`c0ffeec0…`');
    expect([status(), status(over)].join()).not.toMatch(/\w{60}/);
    expect(record()).toContain(hash);
    expect(record(over)).toContain(`${hash}\`\nThe secret: \`${secret}`);
    expect(text(made(seen(over), PANEL))).not.toContain(secret);
    expect(scoreOf(seen(over)).params).toEqual({ commitment: 'c0ffeec0…', seed: 'decadede…' });
  });
});

describe('turn', () => {
  const told = (table: TableView) => text(made(table, TURN)).match(/(?<=Entry )\d/g);

  test('a turn message shows the lines since the reader’s last entry, the question and the buttons', () => {
    expect(told(seen())).toEqual(['4', '5', '6', '7']);
    expect(text(made(seen(), TURN))).toContain('your move, asked <t:1700000000:R>');
    expect(told(seen({ acted: { seq: 6, at: 0 } }))).toEqual(['7']);
    expect(labels(made(seen(), TURN))).toContain('0 is what I attack · costs 0');
  });

  test('a turn message lists decisive lines first, and leaves out minor lines', () => {
    const rules = ['X-A-01', 'X-A-02', 'X-A-01', 'X-A-01', 'X-A-01', 'X-A-00', 'X-A-00'];
    const recent = rules.map((rule, at) => ({ seq: at + 1, at: 1, text: `Entry ${at + 1} happened.`, rule }));
    expect(told(seen({ acted: null, recent }))).toEqual(['2', '1', '3', '4', '5']);
  });
});

test('a closed message keeps its text, except for the line about whose move it is', () => {
  const closed = (content: string) => past(content, 'moved').split('\n');
  const then = '-# An earlier position. The game has moved on.';
  const alone = seen().chairs.map((chair, at) => (at === 0 ? chair : { ...chair, player: null, bot: 'standard' }));
  for (const chairs of [seen().chairs, alone]) {
    const [first, ...rest] = closed(text(made(seen({ chairs }), TURN)));
    expect([first, rest.at(-1)]).toEqual(['**Sector 7**', then]);
    expect(rest).toContain('**What do you do?**');
  }
  const rung = closed(text(made(seen(), { to: 'ring', seat: 0, player: '100000000000000001' })));
  expect(rung).toEqual(['**Sector 7**', 'What do you do?', then]);
});

test('several waiting tables are listed with links, as many as fit', () => {
  const since = Date.parse('2026-11-22T12:00:00Z');
  const tables = Array.from({ length: 30 }, (_, at) => ({
    table: `table${at}`,
    title: `Sector ${at} of the *Neutral Zone*`,
    guild: at === 0 ? null : '200000000000000001',
    channel: `30000000000000000${at}`,
    since,
  }));
  const reminder = (count: number) => {
    const ring: Outgoing = { to: 'ring', seat: 0, player: '100000000000000001', tables: tables.slice(0, count) };
    return text(made(seen(), ring)).split('\n');
  };
  const [head, first, second, ...none] = reminder(2);
  expect(none).toEqual([]);
  expect(head).toBe('2 tables are waiting for you:');
  const when = `asked <t:${since / 1_000}:R>`;
  const link = 'https://discord.com/channels';
  expect(first).toBe(`- **Sector 0 of the \\*Neutral Zone\\***, ${when}: [go there](${link}/@me/300000000000000000)`);
  expect(second).toContain(`${when}: [go there](${link}/200000000000000001/300000000000000001)`);
  const many = reminder(30);
  expect(many[0]).toBe('30 tables are waiting for you:');
  expect(many.join('\n').length).toBeLessThanOrEqual(2_000);
  const shown = many.length - 2;
  expect(many.at(-1)).toBe(`and ${30 - shown} more: \`/game list\``);
  // One more line would not fit.
  const longest = Math.max(...many.slice(1, -1).map((line) => line.length));
  expect(many.join('\n').length + longest).toBeGreaterThan(1_990);
});

test('only tables that a thread’s readers may know about are linked', () => {
  const since = Date.parse('2026-11-22T12:00:00Z');
  const tables = [
    { channel: '300000000000000001', guild: '200000000000000001', since, title: 'Sector *7*' },
    { channel: '300000000000000002', guild: '200000000000000001', since, title: null },
  ];
  const player = '100000000000000002';
  const call: Outgoing = { to: 'knock', player, about: 'turn', tables, more: true };
  const { body } = made(seen({ reader: 'spectator' }), call);
  const when = `asked <t:${since / 1_000}:R>:`;
  const link = 'https://discord.com/channels/200000000000000001';
  expect(text({ body, pictures: [] }).split('\n')).toEqual([
    `<@${player}>, these tables are waiting for you:`,
    `- **Sector \\*7\\***, ${when} [go there](${link}/300000000000000001)`,
    // A plain link shows the thread’s name only to people who can see the thread.
    `- ${when} ${link}/300000000000000002`,
    'You have tables waiting on other servers, too. Use `/game list` there to see them.',
    'Discord doesn’t let me send you direct messages. You can allow them in this server’s privacy settings.',
  ]);
  expect(body['allowed_mentions']).toEqual({ parse: [], users: [player] });
  const many = Array.from({ length: 40 }, () => ({ ...tables[0], title: 'x'.repeat(80) }) as (typeof tables)[0]);
  const long = text(made(seen({ reader: 'spectator' }), { ...call, tables: many }));
  expect(long.length).toBeLessThanOrEqual(2_000);
  expect(long).toMatch(/\nand \d+ more: `\/game list`\nYou have tables .*\nDiscord doesn’t let me .*$/);
});

test('an outdated direct message says whether the turn or the game is over', () => {
  const past: Outgoing = { to: 'past', seat: 0, player: '100000000000000001', closed: true };
  expect(text(made(seen({ decision: null }), past))).toBe('**Sector 7**: this turn is over.');
  expect(text(made(seen({ decision: null, status: 'over' }), past))).toBe('**Sector 7**: this game is over.');
});

test('only a call mentions a person in the thread, and it mentions only the player it is for', () => {
  const everything: Outgoing[] = [
    PANEL,
    TURN,
    answer({ done: true, seq: 6, repeated: false }),
    { to: 'notice', kind: 'note', seq: 7 },
  ];
  for (const outgoing of everything) expect(made(seen(), outgoing).body['allowed_mentions']).toEqual({ parse: [] });
  const knock = made(seen({ reader: 'spectator' }), { to: 'knock', player: '100000000000000002', about: 'turn' });
  expect(knock.body['allowed_mentions']).toEqual({ parse: [], users: ['100000000000000002'] });
});

test('text from people and games is shown exactly as they wrote it', () => {
  const chairs = seen().chairs.map((chair) => ({ ...chair, called: '**@everyone** <@1>' }));
  expect(text(made(seen({ chairs, title: '`x` ~~y~~' }), PANEL))).toContain('\\*\\*\\@everyone\\*\\* \\<\\@1\\>');
});

test('every message fits Discord’s limits, however long its names and lines are', () => {
  const long = seen({
    title: 'T'.repeat(60),
    chairs: seen().chairs.map((chair) => ({ ...chair, called: '*'.repeat(32) })),
    recent: Array.from({ length: 40 }, (_, seq) => ({ seq: seq + 5, at: 1, text: `${'*_`'.repeat(90)}${seq}` })),
    decision: decision('order', options('rule', 25, {}), { prompt: 'P'.repeat(300) }),
    orders: {
      now: { ask: [], prefer: {} },
      windows: Array.from({ length: 30 }, (_, at) => ({ id: `w${at}`, label: 'L'.repeat(90), hint: 'H'.repeat(120) })),
    },
  });
  const reads = ['hand', 'sheet', 'status', 'orders', 'move', 'map', 'log'] as const;
  const all: Outgoing[] = [
    PANEL,
    TURN,
    answer({ done: true, seq: 5, repeated: false }),
    answer({
      done: true,
      seq: 5,
      repeated: false,
      line: { picked: new Array(25).fill('*_'.repeat(40)), stopped: { text: '“'.repeat(300), rule: 'T-TURN-01' } },
    }),
    ...reads.map((what) => answer({ done: true, read: { what } })),
  ];
  for (const status of ['lobby', 'playing', 'over'] as const) {
    for (const outgoing of all) expect(faultsOfMessage(made({ ...long, status }, outgoing).body)).toEqual([]);
  }
});
