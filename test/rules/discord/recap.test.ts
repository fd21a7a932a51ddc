import { describe, expect, test } from 'vitest';
import type { GameChat } from '../../../src/chat/game-chat.ts';
import { compose } from '../../../src/discord/compose/index.ts';
import { withoutSubject } from '../../../src/discord/compose/subjects.ts';
import type { LogLine, SeenNews } from '../../../src/tables/log-parts.ts';
import type { Outgoing, TableView } from '../../../src/tables/types.ts';
import { answer, labels, made, text } from './support/made.ts';
import { decision, options, seen, skirmish } from './support/samples.ts';

const TURN: Outgoing = { to: 'turn', seat: 0, player: '100000000000000001' };
const RECAP = answer({ done: true, read: { what: 'recap', since: 'turn' } });
const AT = 1_700_000_000_000;
const HOUR = 3_600_000;

const chairs = [
  { name: 'Blue', player: '100000000000000001', called: 'Ada', bot: null },
  { name: 'Red', player: '100000000000000002', called: 'Ben', bot: null },
  { name: 'Greens', player: null, called: 'Greens (bot)', bot: 'standard' },
];
const news: SeenNews = { after: 10, at: AT, since: 'turn', turns: [] };

/** A log line after the reader's last turn. `major` and `minor` are the sample game's rules of that kind. */
function line(words: string, by?: number, more: Partial<LogLine> & { is?: 'major' | 'minor' } = {}): LogLine {
  const { is, ...rest } = more;
  const rule = is === 'major' ? 'X-A-02' : is === 'minor' ? 'X-A-00' : 'X-A-01';
  return { seq: 11, at: AT, text: words, rule, ...(by === undefined ? {} : { by }), ...rest };
}

const table = (recent: readonly LogLine[], more: Partial<TableView> = {}): TableView =>
  seen({ chairs, news, recent: recent.map((one, at) => ({ ...one, seq: one.seq + at })), ...more });

/** The lines between the title and the question of the turn message. */
function told(recent: readonly LogLine[], more: Partial<TableView> = {}): string[] {
  const lines = text(made(table(recent, more), TURN)).split('\n');
  return lines.slice(1, lines.indexOf('**What do you do?**'));
}

const many = (count: number, by: number, word = 'Step', more: Parameters<typeof line>[2] = {}): LogLine[] =>
  Array.from({ length: count }, (_, at) => line(`${word} ${at} happens.`, by, more));

describe('the news of a turn message', () => {
  test('begin at the last turn and are grouped by player, with the reader and the table at the end', () => {
    expect(
      told([
        line('An old line.', 1, { seq: 1 }),
        line('Blue draws a card.', 1),
        line('Red moves to 4.', 1),
        line('Round 2 begins.', 1),
        line('The Greens build a Ship.', 2),
        line('A moderator moved the table here.'),
      ]),
    ).toEqual([
      'Since your last turn, <t:1700000000:R>:',
      '**Ben** (Red)',
      '• Moves to 4.',
      '**Greens (bot)**',
      '• Build a Ship.',
      '**Ada** (Blue) · you',
      '• Draws a card.',
      '**The table**',
      '• Round 2 begins.',
      '• A moderator moved the table here.',
    ]);
  });

  test('a roll of several players and the steps of the game itself are listed under the table', () => {
    const recent = [
      line('Red rolls 2, Blue 6. Blue begins.', 1),
      line('Red rolls 2, 3 and 4.', 1),
      line('Data beams down to C4.', 1, { rule: 'X-B-01' }),
      line('Red beams down to C5.', 1, { rule: 'X-B-01' }),
      line('Scouts see 7.', 1),
    ];
    const game: GameChat = { ...skirmish, ofTable: ['X-B-01'] };
    const lines = text(compose(table(recent), TURN, game, true)).split('\n');
    expect(lines.slice(2, lines.indexOf('**What do you do?**'))).toEqual([
      '**Ben** (Red)',
      '• Rolls 2, 3 and 4.',
      '• Beams down to C5.',
      '• Scouts see 7.',
      '**The table**',
      '• Red rolls 2, Blue 6. Blue begins.',
      '• Data beams down to C4.',
    ]);
  });

  test('the reader’s own change of their standing orders is no news', () => {
    const saved = line('Your standing orders are saved.', 0, { own: true, rule: 'T-ORDERS-01' });
    expect(told([saved, line('Red moves to 4.', 1)]).slice(1)).toEqual(['**Ben** (Red)', '• Moves to 4.']);
  });

  test('what only the reader is told about themselves is listed under the reader', () => {
    const recent = [line('You draw Picard.', 1, { own: true }), line('Your Ship is seen.', 1, { own: true })];
    expect(told(recent).slice(1)).toEqual([
      '**Ben** (Red)',
      '• Your Ship is seen.',
      '**Ada** (Blue) · you',
      '• You draw Picard.',
    ]);
  });

  test('name nobody for the setup of the board, or for what everyone agreed to', () => {
    const first = ['Red takes a ship.', 'Tile 1 is placed at B.', 'Round 1 begins.'].map((words) => line(words, 1));
    const second = ['Tile 2 is placed at C.', 'Everyone agreed to pause the game.'].map((words) =>
      line(words, 1, { seq: 12 }),
    );
    expect(told([], { recent: [...first, ...second] }).slice(1)).toEqual([
      '**Ben** (Red)',
      '• Takes a ship.',
      '• Tile 2 is placed at C.',
      '**The table**',
      '• Tile 1 is placed at B.',
      '• Round 1 begins.',
      '• Everyone agreed to pause the game.',
    ]);
  });

  test('list first what is about the reader, then what decides the game, then the rest, and never minor lines', () => {
    const recent = [
      line('Red moves to 4.', 1),
      line('Red scouts.', 1, { is: 'minor' }),
      line('Red takes the outpost.', 1, { is: 'major' }),
      line('Red attacks Blue at 7.', 1),
      line('A card for your eyes.', 1, { own: true }),
      line('Red ends the turn.', 1),
    ];
    expect(told(recent).slice(2)).toEqual([
      '• Attacks Blue at 7.',
      '• A card for your eyes.',
      '• Takes the outpost.',
      '• Moves to 4.',
      '• Ends the turn.',
    ]);
  });

  test('a name within a longer word isn’t the reader’s name', () => {
    expect(told([line('Red finds a Blueprint.', 1), line('Red takes 4.', 1, { is: 'major' })]).slice(2)).toEqual([
      '• Takes 4.',
      '• Finds a Blueprint.',
    ]);
  });

  test('there are at most 5 lines of each player and 12 in all, and the rest is counted', () => {
    const few = told([...many(9, 1, 'Move'), ...many(3, 2, 'Shot')]);
    expect(few.filter((one) => one.startsWith('• Move'))).toHaveLength(5);
    expect(few.filter((one) => one.startsWith('• Shot'))).toHaveLength(3);
    expect(few.at(-1)).toBe('-# … and 4 more: press **Full recap**');
    const all = told([...many(9, 1, 'Move'), ...many(9, 2, 'Shot'), ...many(9, 0, 'Own'), line('It rains.')]);
    expect(all.filter((one) => one.startsWith('• '))).toHaveLength(12);
    expect(all.at(-1)).toBe('-# … and 16 more: press **Full recap**');
  });

  test('if lines must go, decisive ones stay, and of equal ones the latest', () => {
    const recent = [...many(2, 1, 'Early', { is: 'major' }), ...many(7, 1, 'Late')];
    expect(told(recent).slice(2, -1)).toEqual([
      '• Early 0 happens.',
      '• Early 1 happens.',
      '• Late 4 happens.',
      '• Late 5 happens.',
      '• Late 6 happens.',
    ]);
  });

  test('losses of the reader are never left out, and losses of others come before other decisive lines', () => {
    const lost = { seat: 0, names: [] };
    const losses = Array.from({ length: 15 }, (_, at) => line(`Ship ${at} is lost.`, 1, { lost, is: 'minor' }));
    const lines = told([...losses, ...many(20, 1, 'Major', { is: 'major' }), ...many(9, 2)]);
    for (const at of losses.keys()) expect(lines).toContain(`• Ship ${at} is lost.`);
    expect(lines.filter((one) => one.startsWith('• '))).toHaveLength(15);
    const others = [
      line('Red loses a Ship.', 1, { lost: { seat: 1, names: [] } }),
      ...many(9, 1, 'Major', { is: 'major' }),
    ];
    expect(told(others)).toContain('• Loses a Ship.');
  });

  test('the results of the reader’s own steps don’t take room from others', () => {
    const own = Array.from({ length: 9 }, (_, at) => line(`Blue bids ${at}.`, 0));
    const lines = told([...own, ...many(5, 1, 'Major', { is: 'major' }), ...many(5, 2, 'Feat', { is: 'major' })]);
    expect(lines.filter((one) => /Major|Feat/.test(one))).toHaveLength(10);
    expect(lines.filter((one) => one.includes('Bids'))).toHaveLength(2);
  });

  test('a player’s heading says how long the turns took, but not that of a bot', () => {
    const turns = [
      { seat: 1, many: 2, took: 5 * HOUR + 20 * 60_000 },
      { seat: 2, many: 1, took: HOUR },
      { seat: 0, many: 1, took: HOUR },
    ];
    const heads = (took: number): string =>
      told(many(1, 1), { news: { ...news, turns: [{ seat: 1, many: 1, took }] } })[1] ?? '';
    const lines = told([...many(1, 1), line('The Greens build.', 2)], { news: { ...news, turns } });
    expect(lines.filter((one) => one.startsWith('**'))).toEqual([
      '**Ben** (Red) · 2 turns in 5 h 20 min',
      '**Greens (bot)**',
    ]);
    expect(heads(20_000)).toBe('**Ben** (Red) · a turn in less than a minute');
    expect(heads(50 * HOUR)).toBe('**Ben** (Red) · a turn in 2 d 2 h');
    expect(heads(24 * HOUR + 60_000)).toBe('**Ben** (Red) · a turn in 1 d');
  });

  test('a player who did nothing of note in their turn is still named with its duration', () => {
    const lines = told([line('Red scouts.', 1, { is: 'minor' })], {
      news: { ...news, turns: [{ seat: 1, many: 1, took: HOUR }] },
    });
    expect(lines).toEqual(['Since your last turn, <t:1700000000:R>:', '**Ben** (Red) · a turn in 1 h']);
  });

  test('the message stays within Discord’s limit, and keeps the question and the reader’s losses', () => {
    const lost = { seat: 0, names: [] };
    const long = (word: string, more = {}): LogLine[] =>
      Array.from({ length: 12 }, (_, at) => line(`${word} ${at} ${'x_'.repeat(90)}.`, 1, more));
    const { body } = made(table([...long('Step'), ...long('Loss', { lost }).slice(0, 4)]), TURN);
    const content = `${body['content']}`;
    expect(content.length).toBeLessThanOrEqual(2_000);
    expect(content).toContain('**What do you do?**');
    for (const at of [0, 1, 2, 3]) expect(content).toContain(`• Loss ${at} `);
    expect(content).toMatch(/-# … and \d+ more/);
  });

  test('the button “Full recap” is there only if something was left out', () => {
    expect(labels(made(table(many(3, 1)), TURN))).not.toContain('Full recap');
    expect(labels(made(table(many(30, 1)), TURN))).toContain('Full recap');
  });

  test('at the first turn, the news begin with the game', () => {
    const begins = line('The game begins.', 0, { seq: 10, rule: 'T-LOBBY-05' });
    const [first] = told([begins, ...many(1, 1)]);
    expect(first).toBe('Since the game began, <t:1700000000:R>:');
  });

  test('later in a turn, they begin at the latest answer', () => {
    expect(told(many(1, 1), { news: { ...news, since: 'answer' } })[0]).toBe(
      'Since your last answer, <t:1700000000:R>:',
    );
  });

  test('a view that was stored by an older version tells what happened since the latest entry', () => {
    const { news: _, ...old } = table([line('Red moves.', 1, { seq: 3 }), line('Red ends.', 1, { seq: 4 })]);
    const content = text(made({ ...old, acted: { seq: 3, at: AT } }, TURN));
    expect(content).toContain('• Ends.');
    expect(content).not.toContain('Moves');
  });
});

describe('a line without its subject', () => {
  const of = (words: string): string => withoutSubject(words, ['Klingons', 'Red'], ['Colonize']);

  test.each([
    ['The Klingons build 2 Ships.', 'Build 2 Ships.'],
    ['Red draws 3 cards.', 'Draws 3 cards.'],
    ['The Klingons Colonize Galorndon Core.', 'Colonize Galorndon Core.'],
    ['Red re-rolls 2 dice.', 'Re-rolls 2 dice.'],
  ])('%s', (words, short) => {
    expect(of(words)).toBe(short);
  });

  test.each([
    'The Klingons and the Romulans trade.',
    'The Klingons are eliminated.',
    'The Klingons’ Ships retreat.',
    'Red Alert is discarded.',
    'The Klingons: Move 2.',
    'Redshift begins.',
    '1 Ship of the Klingons is destroyed.',
    'The Vulcans build 2 Ships.',
  ])('“%s” stays as it is', (words) => {
    expect(of(words)).toBe(words);
  });
});

describe('a recap', () => {
  const recap = (recent: readonly LogLine[], more: Partial<TableView> = {}) => made(table(recent, more), RECAP);

  test('has all lines that fit, and says for whom the table waits, and why', () => {
    const chat: GameChat = { ...skirmish, phase: () => 'Building Phase' };
    const view = table(many(20, 1), { awaited: [1], atTurn: 1, decision: null });
    const content = text(compose(view, RECAP, chat, false));
    expect(content.split('\n')).toEqual([
      '**Sector 7** · since your last turn, <t:1700000000:R>',
      '**Ben** (Red)',
      ...many(20, 1).map((one) => `• ${one.text}`),
      '**Ben** (Red) to move: Building Phase, asked <t:1700000000:R>.',
    ]);
  });

  test('says only of a player who responds to another’s turn that they may, and not since when', () => {
    const more = { awaited: [0, 1], atTurn: 2, decision: decision('pick', options('move', 2)) };
    const content = text(compose(table(many(1, 1), more), RECAP, { ...skirmish, phase: () => 'Fight' }, false));
    expect(content).toMatch(/\n\*\*Ada\*\* \(Blue\) and \*\*Ben\*\* \(Red\) may respond\.$/);
    expect(content).not.toContain('Fight');
    expect(content.match(/<t:/g)).toHaveLength(1);
  });

  test('leads to the log if something doesn’t fit, and to the question', () => {
    const whole = recap(many(200, 1, 'A step with a rather long name'), { seq: 300 });
    expect(text(whole).length).toBeLessThanOrEqual(2_000);
    expect(text(whole)).toMatch(/-# … and \d+ more: press \*\*Log\*\*/);
    expect(labels(whole)).toEqual(['Your move', 'Map', 'Log', 'History']);
    expect(JSON.stringify(whole.body['components'])).toContain('from.abc123.11');
  });

  test('of a point that doesn’t exist gives the reason', () => {
    const why = { text: 'Round 9 hasn’t begun yet. This is Round 2.' };
    expect(text(recap([], { why }))).toBe('**Sector 7**\nRound 9 hasn’t begun yet. This is Round 2.');
  });

  test('leaves out what happened before the game began', () => {
    const begins = line('The game begins.', 0, { rule: 'T-LOBBY-05', at: AT + HOUR });
    const recent = [line('Ben plays Red.', 1), begins, line('Red moves.', 1)];
    const asked: SeenNews = { after: 0, at: null, since: 'asked', turns: [] };
    expect(
      text(recap(recent, { news: asked }))
        .split('\n')
        .slice(0, 3),
    ).toEqual(['**Sector 7** · since the game began, <t:1700003600:R>', '**Ben** (Red)', '• Moves.']);
  });

  test.each([
    [{ after: 4, at: null, since: 'asked' as const, turns: [] }, 'since entry 5'],
    [{ after: 4, at: AT, since: 'asked' as const, turns: [] }, 'since <t:1700000000:f>'],
  ])('names the point from which it was asked: %j', (asked, words) => {
    expect(text(recap([], { news: asked, reader: 'spectator', decision: null }))).toContain(
      `**Sector 7** · ${words}\nNothing has happened since then.`,
    );
  });
});

describe('since when somebody is asked', () => {
  const knock = (more: Partial<TableView>, beside: { beside?: true } = {}): string =>
    text(made(seen(more), { to: 'knock', player: '100000000000000001', about: 'turn', ...beside }));

  test('is told in the thread only if it is their own turn', () => {
    for (const beside of [{}, { beside: true as const }]) {
      expect(knock({ atTurn: 0 }, beside)).toContain('it’s your move, asked <t:1700000000:R>');
      expect(knock({}, beside)).toContain('it’s your move, asked <t:1700000000:R>');
      expect(knock({ atTurn: 1 }, beside)).not.toContain('<t:');
    }
  });

  test('is left out of a list of tables in a thread where they respond to another’s turn', () => {
    const tables = [null, AT].map((since) => ({ title: 'Line of Duty', guild: '1', channel: '2', since }));
    const called: Outgoing = { to: 'knock', player: '100000000000000001', about: 'turn', tables };
    expect(text(made(seen(), called)).split('\n').slice(1, 3)).toEqual([
      '- **Line of Duty**: [go there](https://discord.com/channels/1/2)',
      '- **Line of Duty**, asked <t:1700000000:R>: [go there](https://discord.com/channels/1/2)',
    ]);
  });

  test('stays in the private message to whoever responds', () => {
    expect(text(made(seen({ atTurn: 1 }), TURN))).toContain('your move, asked <t:1700000000:R>');
  });
});
