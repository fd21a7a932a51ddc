import { type Ctx, procedure } from '../../../../kernel/game.ts';
import type { Refusal, Seat } from '../../../../kernel/types.ts';
import {
  choosing,
  no,
  type Offer,
  type Offering,
  offer,
  offering,
  offeringAll,
  open,
  type Reason,
  type Why,
} from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { BOARD_NAMES, MISSION_BOARDS } from '../../content/boards.ts';
import { coreOf, nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import { CORES } from '../../content/cores.ts';
import { cardHint } from '../../effects/options.ts';
import type { AwayMissions, BoardId, BoardSide, CardId, Rotation } from '../../state.ts';
import { facilities } from '../area/features.ts';
import {
  allPlacements,
  type BoardPlacement,
  boardsLeft,
  CORRIDOR,
  type CorridorDoor,
  cannotPlace,
  DOORS,
  placements,
  turbolifts,
} from '../area/placement.ts';
import { put } from '../area/placing.ts';
import { ROTATIONS } from '../area/rim.ts';
import { oneOf } from '../characters/asking.ts';
import { characterOf, playerOf } from '../characters/find.ts';
import { other, seatName } from '../characters/names.ts';
import { deployments, toDeploy } from './deployment.ts';
import { beamDown, layBoards, splitAreas } from './quick.ts';
import { rollOff } from './roll-off.ts';

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
export const preparation = procedure<AwayMissions, Local>('preparation')({
  // M-PREP-01.
  begin(ctx, local) {
    ctx.g.phase = 'preparation';
    local.first = rollOff(ctx, 'scans the mission area', 'M-PREP-01');
    return ctx.g.quick === true ? 'quick' : 'side';
  },
  quick(ctx) {
    layBoards(ctx);
    return 'lifts';
  },
  side: offering({
    ask(_ctx, { first }) {
      const offers = SIDES.map(({ side, label, hint }) =>
        open({ key: `side:${side}`, verb: 'side', label, hint, rule: 'M-PREP-01' }, side),
      );
      return oneOf(first, 'Which side of the boards is used?', offers, 'M-PREP-01');
    },
    take(ctx, _local, side, { seat }) {
      ctx.g.side = side;
      ctx.g.boards = [{ ...CORRIDOR }];
      ctx.log(
        `${seatName(ctx.g, seat)} lays the Main Corridor: the ${side === 'borg' ? 'Borg' : 'Federation'} side.`,
        'M-PREP-01',
      );
      return 'scan';
    },
  }),
  scan: offering({
    ask({ g }, { first }) {
      const ways = allPlacements(g);
      if (ways.length < 2) return { go: ways.length === 0 ? 'lifts' : 'forced' };
      const prompt = 'Which board is laid where, and turned how far? It joins as many doors as it can.';
      return oneOf(scanner(g, first), prompt, layings(g), 'M-PREP-02');
    },
    take(ctx, _local, laying, { seat }) {
      lay(ctx, seat, laying);
      return 'scan';
    },
  }),
  // A single legal place is no choice.
  forced(ctx, { first }) {
    const [only] = allPlacements(ctx.g);
    if (only !== undefined) lay(ctx, scanner(ctx.g, first), { door: only.door, ...only.placed });
    return 'scan';
  },
  // M-PREP-06, M-PREP-08.
  lifts(ctx) {
    ctx.g.lifts = turbolifts(ctx.g.boards);
    ctx.log(`Turbolifts: ${ctx.g.lifts.map((lift) => lift.space).join(' and ')}.`, 'M-PREP-06');
    return 'core';
  },
  // M-PREP-11, M-OPEN-34: both choose in private and show together.
  core: offeringAll({
    askAll: ({ g }) => [0, 1].map((seat) => coreQuestion(g, seat)),
    take(ctx, _local, chosen) {
      for (const [seat, deeds] of chosen) {
        const [core = null] = deeds;
        playerOf(ctx.g, seat).core = core;
        if (core !== null) ctx.log(`${seatName(ctx.g, seat)} has the Core Mission ${nameOf(core)}.`, 'M-PREP-11');
      }
      return 'areas';
    },
  }),
  // M-PREP-12.
  areas(ctx, local) {
    local.first = rollOff(ctx, 'picks a starting area first', 'M-PREP-12');
    return ctx.g.quick === true ? 'split' : 'area';
  },
  split(ctx, { first }) {
    splitAreas(ctx, first);
    beamDown(ctx, first);
    return 'shuffle';
  },
  area: choosing({
    ask({ g }, { first }) {
      const free = MISSION_BOARDS.filter((board) => !g.players.some((player) => player.area.includes(board)));
      // One board, then two for the other player; the last one needs no question.
      if (free.length === 1) return { go: 'last' };
      const [seat, count] = free.length === MISSION_BOARDS.length ? [first, 1] : [other(first), 2];
      const boards = count === 1 ? 'one board' : 'two boards';
      const prompt = `Pick ${boards} for your starting area: there your team beams down.`;
      return { seat, kind: 'subset', prompt, offers: areas(g), min: count, max: count, rule: 'M-PREP-12' };
    },
    take(ctx, _local, boards, { seat }) {
      for (const board of boards) starts(ctx, seat, board);
      return 'area';
    },
  }),
  last(ctx, local) {
    for (const board of MISSION_BOARDS) {
      if (!ctx.g.players.some((player) => player.area.includes(board))) starts(ctx, local.first, board);
    }
    local.turn = local.first;
    return 'deploy';
  },
  // M-PREP-13: in turn; who has nobody left lets the other go on.
  deploy: offering({
    ask({ g }, { turn }) {
      const seat = [turn, other(turn)].find((candidate) => toDeploy(g, candidate).length > 0);
      if (seat === undefined) return { go: 'shuffle' };
      const offers = deployments(g, seat, toDeploy(g, seat), 'deploy', 'M-PREP-13');
      return oneOf(seat, 'Beam a character down: who, and where?', offers, 'M-PREP-13');
    },
    take(ctx, local, { character, space }, { seat }) {
      put(characterOf(ctx.g, character), space);
      ctx.log(`${characterCard(character).name} beams down to ${space}.`, 'M-PREP-13');
      local.turn = other(seat);
      return 'deploy';
    },
  }),
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

/** A way to lay a board: at a corridor door, turned so far. */
export type Laying = { board: BoardId; door: CorridorDoor; rotation: Rotation };

/** Every way to lay every board, and why not. Keys: `place:BOARD:DOOR:DEGREES`, clockwise. */
export function layings(g: AwayMissions): Offer<Laying>[] {
  const left = boardsLeft(g);
  return MISSION_BOARDS.flatMap((board) => {
    const ways = left.includes(board) ? placements(g.boards, board) : [];
    return DOORS.flatMap((door) =>
      ROTATIONS.map((rotation) => {
        const way = ways.find((one) => one.door === door && one.placed.rotation === rotation);
        const why: Reason = () => cannotPlace(g, board, door, rotation) ?? SAME;
        return offer({ board, door, rotation }, way === undefined ? why : null, () => ({
          key: `place:${board}:${door}:${rotation * 90}`,
          verb: 'place',
          label: `${BOARD_NAMES[board]} ${door} ${rotation * 90}°`,
          ...(way === undefined ? {} : { hint: joinsAndBlocks(way) }),
          group: BOARD_NAMES[board],
          subject: { kind: 'board', id: board },
          rule: 'M-PREP-05',
        }));
      }),
    );
  });
}

/** Beside the bare corridor. */
const SAME: Refusal = {
  text: 'After half a turn of the table that is the same as a place on offer. Choose that one.',
  rule: 'M-GEO-04',
};

function joinsAndBlocks({ connects, blocked }: BoardPlacement): string {
  return `Joins ${namesOf(connects)}; ${blocked === 0 ? 'no door' : several(blocked, 'door')} blocked`;
}

function namesOf(boards: readonly BoardId[]): string {
  return boards.map((board) => BOARD_NAMES[board]).join(' and ');
}

function lay(ctx: Ctx<AwayMissions>, seat: Seat, { board, door, rotation }: Laying): void {
  const { g } = ctx;
  const way = placements(g.boards, board).find((one) => one.door === door && one.placed.rotation === rotation);
  if (way === undefined) throw new Error(`no ${board} can lie at ${door}`);
  g.boards.push({ ...way.placed });
  ctx.log(`${seatName(g, seat)} lays ${BOARD_NAMES[board]} ${door}: it joins ${namesOf(way.connects)}.`, 'M-PREP-02');
}

function coreQuestion(g: AwayMissions, seat: Seat): Offering<CardId> {
  const { faction, brought } = playerOf(g, seat);
  const cores = brought?.cores.map(coreOf) ?? CORES[faction];
  const offers = cores.map(({ id, name }) => {
    const subject = { kind: 'card', id };
    return open({ key: `core:${id}`, verb: 'core', label: name, hint: cardHint(id), subject, rule: 'M-PREP-11' }, id);
  });
  return oneOf(seat, 'Choose your Core Mission.', offers, 'M-PREP-11');
}

/** The boards of which starting areas are made, and why not (M-PREP-12). */
export function areas(g: AwayMissions): Offer<BoardId>[] {
  return (['corridor', ...MISSION_BOARDS] as const).map((board) =>
    offer(board, cannotStart(g, board), () => ({
      key: `area:${board}`,
      verb: 'area',
      label: BOARD_NAMES[board],
      hint: facilities(g, board),
      subject: { kind: 'board', id: board },
      rule: 'M-PREP-12',
    })),
  );
}

function cannotStart(g: AwayMissions, board: BoardId): Why {
  if (board === 'corridor') return no('M-PREP-12', 'Nobody starts from the Main Corridor: pick a Mission Board.');
  const owner = g.players.findIndex(({ area }) => area.includes(board));
  if (owner < 0) return null;
  return no('M-PREP-12', () => `The ${seatName(g, owner)} team starts from ${BOARD_NAMES[board]}.`);
}

function starts(ctx: Ctx<AwayMissions>, seat: Seat, board: BoardId): void {
  playerOf(ctx.g, seat).area.push(board);
  ctx.log(`${seatName(ctx.g, seat)} starts from ${BOARD_NAMES[board]}.`, 'M-PREP-12');
}
