import { type Ctx, procedure } from '../../../kernel/game.ts';
import type { Option, Question, Seat } from '../../../kernel/types.ts';
import { BOARD_NAMES, MISSION_BOARDS } from '../content/boards.ts';
import { nameOf } from '../content/cards.ts';
import { characterCard } from '../content/characters.ts';
import { CORES } from '../content/cores.ts';
import { cardHint } from '../effects/options.ts';
import { deployments, toDeploy } from '../rules/deployment.ts';
import { facilities } from '../rules/features.ts';
import { characterOf, playerOf } from '../rules/find.ts';
import { other, seatName } from '../rules/names.ts';
import { allPlacements, CORRIDOR, type Placement, turbolifts } from '../rules/placement.ts';
import { put } from '../rules/placing.ts';
import { rollOff } from '../rules/roll-off.ts';
import type { AwayMissions, BoardId, BoardSide } from '../state.ts';

interface Local {
  /** Who won the roll: for the boards, later for the starting areas. */
  first: Seat;
  /** Who puts the next character on the board. */
  turn: Seat;
}

const SIDES: readonly { side: BoardSide; label: string; hint: string }[] = [
  { side: 'federation', label: 'Federation side', hint: 'A starship: open decks, rooms in the corners' },
  { side: 'borg', label: 'Borg side', hint: 'A Borg ship: alcoves, terminals in niches' },
];

/** Mission Preparation: Scan Mission Area, Choose Core Mission, Beam Down, Shuffle Decks (M-PREP-01 to M-PREP-16). */
export const preparation = procedure<AwayMissions, Local>({
  // M-PREP-01.
  begin(ctx, local) {
    ctx.g.phase = 'preparation';
    local.first = rollOff(ctx, 'scans the mission area', 'M-PREP-01');
    return 'side';
  },
  side: {
    ask: (_ctx, { first }) => ({
      seat: first,
      kind: 'pick',
      prompt: 'Which side of the boards is used?',
      options: SIDES.map(({ side, label, hint }) => ({
        key: `side:${side}`,
        verb: 'side',
        label,
        hint,
        rule: 'M-PREP-01',
      })),
      min: 1,
      max: 1,
      rule: 'M-PREP-01',
    }),
    answer(ctx, _local, { seat, key }) {
      ctx.g.side = key === 'side:borg' ? 'borg' : 'federation';
      ctx.g.boards = [{ ...CORRIDOR }];
      ctx.log(
        `${seatName(ctx.g, seat)} lays the Main Corridor: the ${ctx.g.side === 'borg' ? 'Borg' : 'Federation'} side.`,
        'M-PREP-01',
      );
      return 'scan';
    },
  },
  scan: {
    ask({ g }, { first }) {
      const options = allPlacements(g);
      if (options.length < 2) return { go: options.length === 0 ? 'lifts' : 'forced' };
      return {
        seat: scanner(g, first),
        kind: 'pick',
        prompt: 'Which board is laid where, and turned how far? It joins as many doors as it can.',
        options: options.map((placement) => scanOption(placement)),
        min: 1,
        max: 1,
        rule: 'M-PREP-02',
      };
    },
    answer(ctx, _local, { seat, key }) {
      lay(ctx, seat, key);
      return 'scan';
    },
  },
  // A single legal place is no choice.
  forced(ctx, { first }) {
    const [only] = allPlacements(ctx.g);
    if (only !== undefined) lay(ctx, scanner(ctx.g, first), only.key);
    return 'scan';
  },
  // M-PREP-06, M-PREP-08.
  lifts(ctx) {
    ctx.g.lifts = turbolifts(ctx.g.boards);
    ctx.log(`Turbolifts: ${ctx.g.lifts.map((lift) => lift.space).join(' and ')}.`, 'M-PREP-06');
    return 'core';
  },
  // M-PREP-11, M-OPEN-34: both choose in private and show together.
  core: {
    askAll: ({ g }) => [0, 1].map((seat) => coreQuestion(g, seat)),
    reveal(ctx, _local, answers) {
      for (const seat of [0, 1]) {
        const core = answers[seat]?.[0]?.slice('core:'.length) ?? null;
        playerOf(ctx.g, seat).core = core;
        if (core !== null) ctx.log(`${seatName(ctx.g, seat)} has the Core Mission ${nameOf(core)}.`, 'M-PREP-11');
      }
      return 'areas';
    },
  },
  // M-PREP-12.
  areas(ctx, local) {
    local.first = rollOff(ctx, 'picks a starting area first', 'M-PREP-12');
    return 'area';
  },
  area: {
    ask({ g }, { first }) {
      const free = MISSION_BOARDS.filter((board) => !g.players.some((player) => player.area.includes(board)));
      // One board, then two for the other player; the last one needs no question.
      if (free.length === 1) return { go: 'last' };
      const [seat, count] = free.length === MISSION_BOARDS.length ? [first, 1] : [other(first), 2];
      return {
        seat,
        kind: 'subset',
        prompt: `Pick ${count === 1 ? 'one board' : 'two boards'} for your starting area: there your team beams down.`,
        options: free.map((board) => areaOption(g, board)),
        min: count,
        max: count,
        rule: 'M-PREP-12',
      };
    },
    answer(ctx, _local, { seat, keys }) {
      for (const key of keys) take(ctx, seat, boardOf(key.slice('area:'.length)));
      return 'area';
    },
  },
  last(ctx, local) {
    for (const board of MISSION_BOARDS) {
      if (!ctx.g.players.some((player) => player.area.includes(board))) take(ctx, local.first, board);
    }
    local.turn = local.first;
    return 'deploy';
  },
  // M-PREP-13: in turn; who has nobody left lets the other go on.
  deploy: {
    ask({ g }, { turn }) {
      const seat = [turn, other(turn)].find((candidate) => toDeploy(g, candidate).length > 0);
      if (seat === undefined) return { go: 'shuffle' };
      const options = deployments(g, seat, toDeploy(g, seat), 'deploy', 'M-PREP-13');
      return {
        seat,
        kind: 'pick',
        prompt: 'Beam a character down: who, and where?',
        options,
        min: 1,
        max: 1,
        rule: 'M-PREP-13',
      };
    },
    answer(ctx, local, { seat, key }) {
      const [, id = '', , space = ''] = key.split(':');
      put(characterOf(ctx.g, id), space);
      ctx.log(`${characterCard(id).name} beams down to ${space}.`, 'M-PREP-13');
      local.turn = other(seat);
      return 'deploy';
    },
  },
  // M-PREP-16.
  shuffle(ctx) {
    for (const { decks } of ctx.g.players) {
      ctx.shuffle(decks.mission);
      ctx.shuffle(decks.support);
    }
    ctx.log('Both players shuffle their decks.', 'M-PREP-16');
    return null;
  },
});

/** Whose turn it is to lay a board: the first player the first, the other two, the first player the last (M-PREP-02). */
function scanner(g: AwayMissions, first: Seat): Seat {
  const laid = g.boards.length - 1;
  return laid === 0 || laid === MISSION_BOARDS.length - 1 ? first : other(first);
}

function scanOption(placement: Placement): Option {
  const { placed, door, connects, blocked } = placement;
  const joined = connects.map((board) => BOARD_NAMES[board]).join(' and ');
  return {
    key: placement.key,
    verb: 'place',
    label: `${BOARD_NAMES[placed.board]} ${door} ${placed.rotation * 90}°`,
    hint: `Joins ${joined}; ${blocked === 0 ? 'no door' : blocked === 1 ? '1 door' : `${blocked} doors`} blocked`,
    group: BOARD_NAMES[placed.board],
    subject: { kind: 'board', id: placed.board },
    rule: 'M-PREP-05',
  };
}

function lay(ctx: Ctx<AwayMissions>, seat: Seat, key: string): void {
  const { g } = ctx;
  const placement = allPlacements(g).find((candidate) => candidate.key === key);
  if (placement === undefined) throw new Error(`no board can lie at ${key}`);
  g.boards.push({ ...placement.placed });
  const joined = placement.connects.map((board) => BOARD_NAMES[board]).join(' and ');
  ctx.log(
    `${seatName(g, seat)} lays ${BOARD_NAMES[placement.placed.board]} ${placement.door}: it joins ${joined}.`,
    'M-PREP-02',
  );
}

function coreQuestion(g: AwayMissions, seat: Seat): Question {
  const options = CORES[playerOf(g, seat).faction].map(({ id, name }) => ({
    key: `core:${id}`,
    verb: 'core',
    label: name,
    hint: cardHint(id),
    subject: { kind: 'card', id },
    rule: 'M-PREP-11',
  }));
  return { seat, kind: 'pick', prompt: 'Choose your Core Mission.', options, min: 1, max: 1, rule: 'M-PREP-11' };
}

function areaOption(g: AwayMissions, board: BoardId): Option {
  return {
    key: `area:${board}`,
    verb: 'area',
    label: BOARD_NAMES[board],
    hint: facilities(g, board),
    subject: { kind: 'board', id: board },
    rule: 'M-PREP-12',
  };
}

function boardOf(id: string): BoardId {
  const board = MISSION_BOARDS.find((candidate) => candidate === id);
  if (board === undefined) throw new Error(`no Mission Board ${id}`);
  return board;
}

function take(ctx: Ctx<AwayMissions>, seat: Seat, board: BoardId): void {
  playerOf(ctx.g, seat).area.push(board);
  ctx.log(`${seatName(ctx.g, seat)} starts from ${BOARD_NAMES[board]}.`, 'M-PREP-12');
}
