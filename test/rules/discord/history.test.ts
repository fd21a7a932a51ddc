import { describe, expect, test } from 'vitest';
import type { SeenGoingBack, SeenHistory } from '../../../src/tables/log-parts.ts';
import type { TableView } from '../../../src/tables/types.ts';
import { answer, labels, made, text } from './support/made.ts';
import { seen } from './support/samples.ts';

const HISTORY = answer({ done: true, read: { what: 'history', go: 'turn', seq: 9 } });
const REWIND = answer({ done: true, read: { what: 'rewind', to: 4 } });

const chairs = [
  { name: 'Blue', player: '100000000000000001', called: 'Ada', bot: null },
  { name: 'Red', player: '100000000000000002', called: 'Ben', bot: null },
  { name: 'Green', player: null, called: 'Green (bot)', bot: 'standard' },
];
const place: SeenHistory = {
  isTurn: true,
  seat: 1,
  turn: { number: 2, of: 5 },
  back: true,
  on: true,
  places: [
    { seq: 3, round: 1 },
    { seq: 7, round: 2 },
  ],
};
const recent = [{ seq: 8, at: 1, text: 'Red moves to 4.', rule: 'X-A-01' }];

function shown(history: Partial<SeenHistory> = {}, more: Partial<TableView> = {}) {
  const table = seen({ chairs, recent, view: {}, decision: null, history: { ...place, ...history }, ...more });
  return made(table, HISTORY);
}

describe('a place in the history', () => {
  test('shows the moment, the board, the log lines and the buttons, in this order', () => {
    const { body, pictures } = shown();
    expect(text({ body, pictures })).toBe(
      [
        '### Sector 7 · turn of **Ben** (Red)',
        '-# Turn 2 of 5 · entry 9 · as you saw it then',
        '• Red moves to 4.',
      ].join('\n'),
    );
    expect(pictures.map(({ scene }) => scene)).toEqual(['map']);
    expect(labels({ body, pictures })).toEqual(['◂ Turn', '◂ Step', 'Step ▸', 'Turn ▸', 'Now', 'menu', 'Back to here']);
    // Text, pictures, text, moves, places, deeds.
    const [frame] = body['components'] as unknown as { components: { type: number }[] }[];
    expect(frame?.components.map(({ type }) => type)).toEqual([10, 12, 10, 1, 1, 1]);
  });

  test('at the present nothing leads on, and nothing can be taken back to there', () => {
    const now = shown({ on: false });
    expect(text(now)).toContain('as you see it now');
    expect(labels(now)).not.toContain('Back to here');
  });

  test('spectators see the spectators’ view and can’t ask to go back', () => {
    const open = shown({}, { reader: 'spectator' });
    expect(text(open)).toContain('as everyone saw it then');
    expect(labels(open)).not.toContain('Back to here');
  });

  test('a step of which the reader knows nothing says so, and a game without Rounds has a menu of turns', () => {
    const places = [
      { seq: 3, turn: 1, seat: 0 },
      { seq: 6, turn: 2, seat: null },
    ];
    const step = shown({ isTurn: false, places }, { recent: [] });
    expect(text(step)).toContain('Nothing that you could see happened here.');
    expect(JSON.stringify(step.body)).toContain('"label":"Turn 1: Ada"');
  });

  test('once the game is over, every hand is drawn from the view of its own seat', () => {
    const over = shown({}, { status: 'over' });
    expect(labels(over)).toContain('Show what everyone held');
    const held = [0, 1, 2].map((seat) => ({ seat, view: { hand: seat } }));
    const all = shown({ held }, { status: 'over' });
    expect(labels(all)).toContain('Hide the hands');
    expect(all.pictures.map(({ scene, of }) => [scene, of])).toEqual([
      ['map', undefined],
      ['hand', 0],
      ['hand', 1],
      ['hand', 2],
    ]);
    expect(text(all)).toContain(
      'The hands below the board are those of **Ada** (Blue), **Ben** (Red) and **Green (bot)**.',
    );
  });

  test('before the game begins there is no history', () => {
    expect(text(made(seen({ status: 'lobby', view: null }), HISTORY))).toBe(
      '**Sector 7**\nThe game has not begun yet.',
    );
  });
});

const back: Exclude<SeenGoingBack, { why: unknown }> = {
  to: 4,
  upTo: 9,
  takes: [
    { seat: 1, many: 3 },
    { seat: 2, many: 1 },
    { seat: 0, many: 2 },
  ],
  reveals: false,
  asks: [0, 1],
  undo: null,
};

describe('the question whether to go back', () => {
  const asked = (goingBack: SeenGoingBack) => made(seen({ chairs, goingBack }), REWIND);

  test('says what is taken back and who is asked', () => {
    const message = asked(back);
    expect(text(message)).toBe(
      [
        '**Sector 7**',
        'Back to entry 4: 6 steps of **Ben** (Red), **Green (bot)** and you are taken back.',
        'I ask **Ben** (Red). The table goes back only if they agree. If somebody plays first, the proposal closes.',
      ].join('\n'),
    );
    expect(labels(message)).toEqual(['Yes, ask them', 'No, stay']);
    expect(text(asked({ ...back, reveals: true }))).toContain('Dice will be rolled again');
  });

  test('with nobody to ask, it happens at once, or by the player’s own undo', () => {
    expect(labels(asked({ ...back, asks: [0] }))).toEqual(['Yes, go back', 'No, stay']);
    const own = asked({ ...back, takes: [{ seat: 0, many: 1 }], asks: [0], undo: 8 });
    expect(text(own)).toContain('Back to entry 4: your last step is taken back.');
    expect(JSON.stringify(own.body)).toContain('back.abc123.5.s8');
  });

  test('says why the table can’t go back', () => {
    const message = asked({ to: 4, why: { text: 'Too far.', rule: 'T-CONSENT-02' } });
    expect(text(message)).toBe('**Sector 7**\nToo far. (rule T-CONSENT-02)');
    expect(labels(message)).toEqual(['No, stay']);
  });
});
