import type { GameChat } from '../../../../src/chat/game-chat.ts';
import type { Decision, DecisionKind, Option } from '../../../../src/kernel/types.ts';
import type { TableView } from '../../../../src/tables/types.ts';

/** The chat part of the toy game in test/support/toy-game.ts. */
export const skirmish: GameChat = {
  game: 'skirmish',
  says: { verbs: { play: ['use'], pass: ['skip'] } },
  title: 'Skirmish',
  hint: 'Two sides on a strip of cells.',
  command: 'skirmish',
  verbs: [
    {
      verb: 'attack',
      phase: 'turn',
      label: 'Attack',
      hint: 'Roll a die against a unit near by',
      parts: [
        { name: 'unit', hint: 'Who attacks' },
        { name: 'target', hint: 'Who is attacked' },
      ],
    },
    {
      verb: 'move',
      phase: 'turn',
      label: 'Move',
      hint: 'Go one cell on',
      parts: [
        { name: 'unit', hint: 'Who moves' },
        { name: 'cell', hint: 'Where to' },
      ],
    },
    { verb: 'draw', phase: 'turn', label: 'Draw', hint: 'Take the top card' },
    { verb: 'card', phase: 'window', label: 'Card', hint: 'Throw a card' },
    { verb: 'pass', phase: 'window', label: 'Pass', hint: 'Do nothing' },
    { verb: 'end', phase: 'turn', label: 'End the turn', hint: 'Nothing more', ends: true },
  ],
  settings: [
    {
      name: 'side',
      label: 'Side of the board',
      values: [
        { value: 'day', label: 'Day' },
        { value: 'night', label: 'Night' },
      ],
    },
  ],
  preferences: [],
  help: ['Move and attack.'],
  major: ['X-A-02'],
  minor: ['X-A-00'],
  wishes: ['Attack the outpost', 'Move to …'],
  shows: [{ value: 'all', label: 'the whole strip' }],
  components: [
    {
      id: 'scout',
      name: 'Scout',
      kind: ['Unit', 'Blue'],
      lines: ['Moves two cells.'],
      rules: ['T-TURN-01'],
      view: null,
    },
    { id: 'outpost', name: 'Outpost', kind: ['Unit', 'Red'], lines: ['Never moves.'], rules: [], view: null },
    {
      id: 'rally',
      name: 'Rally the Scouts',
      kind: ['Card'],
      lines: ['Every Scout attacks.'],
      rules: ['X-A-02'],
      view: null,
    },
  ],
  pictures: {
    move: () => [{ scene: 'map', params: {}, alt: 'The strip' }],
    done: () => [{ scene: 'map', params: {}, alt: 'The strip' }],
    panel: () => [{ scene: 'map', params: {}, alt: 'The strip' }],
    turn: () => [{ scene: 'map', params: {}, alt: 'The strip' }],
    read: (_seen, read) =>
      read.what === 'hand' || read.what === 'map' ? [{ scene: read.what, params: {}, alt: 'A picture' }] : [],
    component: (id) => [{ scene: 'component', params: { id }, alt: id }],
  },
};

/** Numbered options of a verb. */
export function options(verb: string, count: number, more: Partial<Option> = {}): Option[] {
  return Array.from({ length: count }, (_, at) => ({
    key: `${verb}:x${at}`,
    verb,
    label: `${at} is what I ${verb}`,
    hint: `costs ${at}`,
    ...more,
  }));
}

export function decision(kind: DecisionKind, list: Option[], more: Partial<Decision> = {}): Decision {
  const all = kind === 'order' ? list.length : 1;
  return {
    id: 'd7',
    seat: 0,
    kind,
    prompt: 'What do you do?',
    options: list,
    min: all,
    max: all,
    rule: 'X-TURN-01',
    ...more,
  };
}

/** A table in play, with everything that Ada in seat 0 may know. */
export function seen(more: Partial<TableView> = {}): TableView {
  return {
    id: 'abc123',
    game: 'skirmish',
    title: 'Sector 7',
    owner: '100000000000000001',
    status: 'playing',
    seq: 9,
    chairs: [
      { name: 'Blue', player: '100000000000000001', called: 'Ada', bot: null },
      { name: 'Red', player: '100000000000000002', called: 'Ben', bot: null },
    ],
    options: { side: 'day' },
    commitment: 'c0ffee'.repeat(10),
    seed: null,
    proposal: null,
    reader: 0,
    awaited: [0],
    turn: '1',
    since: 1_700_000_000_000,
    decision: decision('pick', [...options('move', 3), ...options('attack', 2)]),
    undo: 7,
    orders: null,
    acted: { seq: 3, at: 0 },
    view: {},
    recent: [1, 2, 3, 4, 5, 6, 7].map((seq) => ({
      seq,
      at: 1_700_000_000_000,
      text: `Entry ${seq} happened.`,
      rule: 'X-A-01',
    })),
    ...more,
  };
}
