import type { BoardId, TerminalKind } from '../../../src/games/away-missions/state.ts';
import type {
  AwayMissionsView,
  BoardView,
  CardView,
  CharacterView,
  EdgeView,
  PlayerView,
  SpaceView,
} from '../../../src/games/away-missions/view.ts';

/** A board as a test places it: lower left cell and size. */
type Lie = readonly [board: BoardId, column: number, row: number, width: number, height: number];

const names: Record<BoardId, string> = {
  corridor: 'Main corridor',
  bridge: 'Bridge',
  engineering: 'Engineering',
  laboratories: 'Laboratories',
  quarters: 'Crew quarters',
  'bridge-2': 'Bridge 2',
  'engineering-2': 'Engineering 2',
};

/** The corridor in the middle, two boards on each long side, turbolifts at both ends. */
export const usualLayout: readonly Lie[] = [
  ['corridor', 2, 5, 8, 2],
  ['bridge', 2, 7, 4, 4],
  ['engineering', 6, 7, 4, 4],
  ['laboratories', 2, 1, 4, 4],
  ['quarters', 6, 1, 4, 4],
];

/** The widest layout: a board at each short end, one on each long side. */
export const wideLayout: readonly Lie[] = [
  ['corridor', 5, 5, 8, 2],
  ['bridge', 1, 4, 4, 4],
  ['engineering', 13, 3, 4, 4],
  ['laboratories', 5, 7, 4, 4],
  ['quarters', 9, 1, 4, 4],
];

/** Four boards as a square without a corridor. */
export const cubeLayout: readonly Lie[] = [
  ['bridge', 1, 5, 4, 4],
  ['engineering', 5, 5, 4, 4],
  ['laboratories', 1, 1, 4, 4],
  ['quarters', 5, 1, 4, 4],
];

const terminals: readonly [number, number, TerminalKind][] = [
  [2, 3, 'command'],
  [4, 2, 'operations'],
  [1, 4, 'medical'],
  [3, 4, 'science'],
];

const id = (column: number, row: number): string => `${String.fromCharCode(64 + column)}${row}`;

/** Places boards with outer walls, one inner wall per board, and doors wherever two boards meet in the middle of an edge. */
export function lay(lies: readonly Lie[]): { boards: BoardView[]; spaces: SpaceView[] } {
  const boards = lies.map(([board, column, row, width, height]): BoardView => {
    return { board, name: names[board], column, row, width, height, rotation: 0 };
  });
  const owner = (column: number, row: number): BoardView | undefined =>
    boards.find((b) => column >= b.column && column < b.column + b.width && row >= b.row && row < b.row + b.height);
  const edge = (board: BoardView, c: number, r: number, dc: number, dr: number): EdgeView => {
    const next = owner(c + dc, r + dr);
    const [x, y] = [c - board.column, r - board.row];
    if (next === board) return dc === 1 && x === 1 && y > 1 && board.board !== 'corridor' ? 'wall' : 'open';
    if (!next) return 'wall';
    if ((dc ? y : x) % 4 !== 1) return 'wall';
    return (Math.min(c, c + dc) + Math.min(r, r + dr)) % 2 ? 'door-open' : 'door-closed';
  };
  const spaces = boards.flatMap((board) =>
    Array.from({ length: board.width * board.height }, (_, i): SpaceView => {
      const x = i % board.width;
      const y = Math.floor(i / board.width);
      const [c, r] = [board.column + x, board.row + y];
      const plain = board.board === 'corridor';
      return {
        id: id(c, r),
        column: c,
        row: r,
        board: board.board,
        room: board.board === 'laboratories' ? (x < 2 ? 'Armory' : 'Transporter Room') : null,
        edges: {
          north: edge(board, c, r, 0, 1),
          east: edge(board, c, r, 1, 0),
          south: edge(board, c, r, 0, -1),
          west: edge(board, c, r, -1, 0),
        },
        terminal: plain ? null : (terminals.find(([tx, ty]) => tx === x + 1 && ty === y + 1)?.[2] ?? null),
        transporter: board.board === 'laboratories' && x === 3 && y < 2 && y === 0,
      };
    }),
  );
  const corridor = boards.find((board) => board.board === 'corridor');
  const ends = corridor
    ? ([
        [corridor.column - 1, corridor.row, 'east'],
        [corridor.column + corridor.width, corridor.row + 1, 'west'],
      ] as const)
    : [];
  const lifts = ends
    .filter(([c, r]) => !owner(c, r))
    .map(([column, row, door], i): SpaceView => {
      const edges = { north: 'wall', east: 'wall', south: 'wall', west: 'wall' } as const;
      return {
        id: `T${i + 1}`,
        column,
        row,
        board: 'lift',
        room: null,
        edges: { ...edges, [door]: 'door-closed' },
        terminal: null,
        transporter: false,
      };
    });
  return { boards, spaces: [...spaces, ...lifts] };
}

/** A card. Every field can be overridden. */
export function card(name: string, more: Partial<CardView> = {}): CardView {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    deck: 'support',
    faction: 'federation',
    kind: 'Event',
    points: null,
    supply: null,
    keyword: null,
    requirement: null,
    lines: [{ icon: 'plus', text: 'Roll 2 more dice in your next Skill test.' }],
    now: null,
    ...more,
  };
}

/** A character in the mission area. Every field can be overridden. */
export function person(name: string, seat: number, space: string, more: Partial<CharacterView> = {}): CharacterView {
  const full = { attack: 2, defense: 3, skill: 2, move: 2 };
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    letters: name.slice(0, 2),
    role: seat === 0 ? 'First Officer, U.S.S. Enterprise-D' : 'Tactical drone',
    seat,
    owner: seat,
    where: 'area',
    arrives: null,
    space,
    pegs: full,
    full,
    health: { left: 9, full: 9 },
    activated: false,
    cover: false,
    stun: 0,
    drone: false,
    keywords: ['Human', 'Commander'],
    specializations: ['Command', 'Diplomacy', 'Security'],
    abilities: [{ name: 'Number One', text: 'As an Action, search your Support Deck for a Command Event.' }],
    weapons: [{ name: 'Type 2 Phaser', dice: 1, damage: 0, rules: ['Stun'], from: null }],
    equipment: [],
    traits: [],
    ...more,
  };
}

/** A side. Every field can be overridden. */
export function player(seat: number, more: Partial<PlayerView> = {}): PlayerView {
  const federation = seat % 2 === 0;
  return {
    seat,
    faction: federation ? 'federation' : 'borg',
    name: federation ? 'Federation' : 'Borg',
    team: federation ? 'Riker’s Away Team' : 'Locutus’s Unimatrix',
    points: 80,
    bonusPoints: 10,
    bonusActions: 0,
    adapt: federation ? 0 : 2,
    ready: 3,
    core: card(federation ? 'Repair Ship' : 'Assimilate the Ship', {
      deck: 'core',
      kind: 'Core mission',
      lines: [{ icon: 'star', text: '10 points for each Repair mission that you scored.' }],
    }),
    decks: { mission: 13, support: 11 },
    hand: { mission: 5, support: 4 },
    discards: { mission: [card('Secure the Bridge')], support: [card('Hypospray'), card('Red Alert')] },
    scored: [
      {
        card: card('Get Main Computer Online', { deck: 'mission', kind: 'Mission', points: 30 }),
        points: 30,
        bonus: 10,
      },
    ],
    permanents: [],
    table: [],
    intel: 0,
    traps: [],
    faceDown: { traps: 0, missions: 0 },
    sprung: 0,
    area: federation ? ['bridge', 'laboratories'] : ['engineering', 'quarters'],
    ...more,
  };
}

/** A position in the middle of a game, as seat 0 sees it. */
export function sample(more: Partial<AwayMissionsView> = {}): AwayMissionsView {
  const { boards, spaces } = lay(usualLayout);
  return {
    game: 'away-missions',
    reader: 0,
    side: 'federation',
    round: 2,
    phase: 'action',
    headline: 'Riker to act',
    facts: ['Action 1 of 2', 'Round 2 of 3'],
    awaited: [0],
    turn: 0,
    active: 'riker',
    columns: 10,
    rows: 10,
    boards,
    spaces,
    characters: [
      person('Riker', 0, 'C8', { health: { left: 6, full: 9 }, pegs: { attack: 2, defense: 1, skill: 2, move: 1 } }),
      person('Shelby', 0, 'B9', { activated: true }),
      person('Data', 0, 'H4', { cover: true, health: { left: 9, full: 10 }, equipment: [card('Tricorder')] }),
      person('Worf', 0, 'H4', { activated: true, health: { left: 4, full: 10 } }),
      person('Locutus', 1, 'G6', { health: { left: 10, full: 11 } }),
      person('One of Five', 1, 'C6', { letters: '1', stun: 1, health: { left: 3, full: 7 } }),
      person('Two of Five', 1, 'H7', { letters: '2' }),
      person('Three of Five', 1, 'G1', { letters: '3', activated: true }),
      person('Four of Five', 1, 'D4', { letters: '4', health: { left: 5, full: 7 } }),
      person('Five of Five', 1, 'A1', { letters: '5', where: 'reserve', space: null, arrives: 3 }),
    ],
    players: [player(0), player(1, { points: 60, ready: 4 })],
    hand: sampleHand,
    waiting: [],
    offer: [],
    trace: { character: 'locutus', seat: 1, path: ['I9', 'I8', 'H8', 'H7', 'H6', 'G6'] },
    roll: {
      kind: 'attack',
      label: 'Lukara attacks Riker with a bat’leth',
      acting: {
        seat: 1,
        name: 'Lukara',
        dice: [
          { value: 6, fate: 'hit' },
          { value: 4, fate: 'cancelled' },
          { value: 2, fate: 'hit' },
          { value: 2, fate: 'hit' },
        ],
        rerolls: [{ card: 'Red Alert', from: [1], to: [4] }],
      },
      against: {
        seat: 0,
        name: 'Riker',
        dice: [
          { value: 5, fate: 'ignored' },
          { value: 4, fate: 'cancelled' },
          { value: 1, fate: 'ignored' },
        ],
        rerolls: [],
      },
      result: 3,
      extra: 1,
      done: true,
    },
    score: null,
    ...more,
  };
}

const may = { playable: true, why: null };

/** Nine cards of both kinds. */
const sampleHand: CardView[] = [
  card('Get Main Computer Online', {
    deck: 'mission',
    kind: 'Mission',
    points: 30,
    keyword: 'Repair',
    lines: [
      { icon: 'computers', text: 'Computers test at an Operations terminal.' },
      { icon: 'operations', text: 'Then another of your characters tests at another.' },
    ],
    now: may,
  }),
  card('Negotiate', {
    deck: 'mission',
    kind: 'Mission',
    points: 20,
    keyword: 'Command',
    requirement: 'Not stunned, next to a hostile character',
    lines: [{ icon: 'diplomacy', text: 'Opposed Diplomacy test.' }],
    now: { playable: false, why: 'no hostile character is near' },
  }),
  card('Hold the Line', {
    deck: 'mission',
    kind: 'Mission, end of game',
    points: 25,
    lines: [{ icon: 'person', text: 'No hostile character is on the Bridge at the end.' }],
    now: { playable: false, why: 'only at Debrief' },
  }),
  card('Hypospray', {
    kind: 'Equipment',
    supply: 2,
    keyword: 'Medical',
    lines: [
      { icon: 'recover', text: 'Action: recover 2 Damage or remove 2 Stun tokens, here or adjacent.' },
      { icon: 'discard', text: 'Then discard it.' },
    ],
    now: may,
  }),
  card('Red Alert', {
    kind: 'Event, Interrupt',
    keyword: 'Command',
    lines: [{ icon: 'defense', text: 'Roll 2 more Defense Dice.' }],
    now: { playable: false, why: 'only when you defend' },
  }),
  card('Set Phasers to Kill', {
    kind: 'Permanent event',
    lines: [{ icon: 'attack', text: 'Your phasers may deal Damage instead of Stun.' }],
    now: may,
  }),
  card('Field Training', {
    kind: 'Trait',
    lines: [{ icon: 'skill', text: 'One more die in Skill tests.' }],
    now: may,
  }),
];
