import { type Ctx, procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, type Offer, type Offering, offering, offeringAll, open } from '../../../kit/offers.ts';
import { coreOf, nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import { CORES } from '../../content/cores.ts';
import { cardHint } from '../../effects/options.ts';
import type { AwayMissions, BoardSide, CardId } from '../../state.ts';
import { arrangementOf, bare } from '../area/arrangement.ts';
import { allPlacements, missionBoards, turbolifts } from '../area/placement.ts';
import { put } from '../area/placing.ts';
import { oneOf } from '../characters/asking.ts';
import { characterOf, playerOf } from '../characters/find.ts';
import { playersOf, seatName, sideName } from '../characters/names.ts';
import { allSides, allyOf, inTurn, startingAt } from '../characters/sides.ts';
import { areas, freeBoards, starts } from './areas.ts';
import { type Deployment, deployments, toDeploy } from './deployment.ts';
import { lay, layings } from './laying.ts';
import { type Left, nextSeat, sideAfter, yielding } from './placing-order.ts';
import { beamDown, layBoards, splitAreas } from './quick.ts';
import { rollSides } from './roll-off.ts';
import { layingOrder, pickingOrder } from './sequences.ts';

interface Local {
  /**
   * The side that won the roll for the boards, and later the roll for the starting areas. In two-player games, each
   * side has the same number as its seat.
   */
  first: number;
  /** The side that places the next character. */
  turn: number;
  /** The order of the sides, decided by dice, in games of three or four players. */
  order?: number[];
  /** The ally who goes first instead of the seat that was asked. */
  instead?: Seat;
}

const SIDES: readonly { side: BoardSide; label: string; hint: string }[] = [
  { side: 'federation', label: 'Federation side', hint: 'A starship with open decks and rooms in the corners' },
  { side: 'borg', label: 'Borg side', hint: 'A Borg ship with alcoves and terminals in niches' },
];

/**
 * Runs the steps of Mission Preparation: Scan Mission Area, Choose Core Mission, Beam Down and Shuffle Decks (M-PREP-01
 * to M-PREP-16).
 */
export const preparation = procedure<AwayMissions, Local>('preparation')({
  // All sides roll to decide who places the boards (M-PREP-01, M-MULT-03, M-TG-02).
  begin(ctx, local) {
    ctx.g.phase = 'preparation';
    for (const side of ctx.g.allies?.keys() ?? [])
      ctx.log(`${sideName(ctx.g, side)}: ${playersOf(ctx.g, side)}.`, 'M-TG-01');
    roll(ctx, local, 'scans the mission area', 'M-PREP-01');
    return ctx.g.quick === true ? 'quick' : 'side';
  },
  quick(ctx) {
    layBoards(ctx);
    return 'lifts';
  },
  side: offering({
    ask({ g }, { first }) {
      // A cube always uses the Borg sides (M-CUBE-01).
      if (g.cube === true) return { go: 'cube' };
      const offers = SIDES.map(({ side, label, hint }) =>
        open({ key: `side:${side}`, verb: 'side', label, hint, rule: 'M-PREP-01' }, side),
      );
      return oneOf(inTurn(g, first, 0), 'Which side of the boards do you use?', offers, 'M-PREP-01');
    },
    take(ctx, _local, side, { seat }) {
      ctx.g.side = side;
      ctx.g.boards = bare(arrangementOf(ctx.g));
      ctx.log(
        `${seatName(ctx.g, seat)} places the Main Corridor, ${side === 'borg' ? 'Borg' : 'Federation'} side up.`,
        'M-PREP-01',
      );
      return 'scan';
    },
  }),
  cube(ctx) {
    ctx.g.side = 'borg';
    ctx.log('The boards form a Borg cube. Their Borg sides are face up, and there is no Main Corridor.', 'M-CUBE-01');
    return 'scan';
  },
  scan: offering({
    ask({ g }, local) {
      const ways = allPlacements(g.boards, arrangementOf(g));
      if (ways.length < 2) return { go: ways.length === 0 ? 'lifts' : 'forced' };
      const prompt = 'A board must join as many doors as possible. Which board do you place, and where?';
      return oneOf(scanner(g, local), prompt, layings(g), 'M-PREP-02');
    },
    take(ctx, _local, laying, { seat }) {
      lay(ctx, seat, laying);
      return 'scan';
    },
  }),
  // If there is a single legal place, the player has nothing to choose.
  forced(ctx, local) {
    const [only] = allPlacements(ctx.g.boards, arrangementOf(ctx.g));
    if (only !== undefined) lay(ctx, scanner(ctx.g, local), { door: only.door, ...only.placed });
    return 'scan';
  },
  lifts(ctx) {
    const { g } = ctx;
    // There are no turbolifts in a cube, or in games of three or four players (M-MULT-04, M-TG-02, M-CUBE-02).
    if (g.players.length > 2 || g.cube === true) return 'core';
    // Each free corridor door gets a turbolift (M-PREP-06, M-PREP-08).
    g.lifts = turbolifts(g.boards);
    ctx.log(`Turbolifts: ${g.lifts.map((lift) => lift.space).join(' and ')}.`, 'M-PREP-06');
    return 'core';
  },
  // All players choose in secret and reveal their choices together (M-PREP-11, M-OPEN-34).
  core: offeringAll({
    askAll: ({ g }) => [...g.players.keys()].map((seat) => coreQuestion(g, seat)),
    take(ctx, _local, chosen) {
      for (const [seat, payloads] of chosen) {
        const [core = null] = payloads;
        playerOf(ctx.g, seat).core = core;
        if (core !== null) ctx.log(`${seatName(ctx.g, seat)} has the Core Mission ${nameOf(core)}.`, 'M-PREP-11');
      }
      return 'areas';
    },
  }),
  // All sides roll to decide who picks first (M-PREP-12, M-MULT-05, M-TG-03).
  areas(ctx, local) {
    roll(ctx, local, 'picks a starting area first', 'M-PREP-12');
    return ctx.g.quick === true ? 'split' : 'area';
  },
  split(ctx, local) {
    const order = orderOf(ctx.g, local);
    splitAreas(ctx, order);
    beamDown(ctx, order);
    return 'shuffle';
  },
  area: choosing({
    ask({ g }, local) {
      const order = pickingOrder(g);
      const taken = arrangementOf(g).boards.length - freeBoards(g).length;
      const [place, ...later] = order.slice(taken);
      // The last board is assigned without a question.
      if (place === undefined || freeBoards(g).length === 1) return { go: 'last' };
      const side = must(orderOf(g, local)[place], 'the side that picks a board');
      // Allies pick one board each in turn. A player without an ally makes consecutive picks in one question (M-TG-03,
      // M-OPEN-81).
      const count = g.allies === undefined ? 1 + leading(later, place) : 1;
      const seat = inTurn(g, side, turnsBefore(order, taken));
      const boards = count === 1 ? 'board' : 'two boards';
      const prompt = `Your team beams down in your starting area. Which ${boards} do you pick for it?`;
      return { seat, kind: 'subset', prompt, offers: areas(g), min: count, max: count, rule: 'M-PREP-12' };
    },
    take(ctx, _local, boards, { seat }) {
      for (const board of boards) starts(ctx, seat, board);
      return 'area';
    },
  }),
  last(ctx, local) {
    // In games of two, the player who picked first gets the last board. With four players, two boards stay unassigned
    // (M-MULT-05).
    if (freeBoards(ctx.g).length === 1)
      for (const board of freeBoards(ctx.g)) starts(ctx, inTurn(ctx.g, local.first, 0), board);
    local.turn = local.first;
    return 'deploy';
  },
  // Sides alternate. A side with nobody left to place is skipped (M-PREP-13, M-MULT-06, M-TG-04).
  deploy: offering({
    ask({ g }, { turn, order, instead }) {
      const turns = { side: turn, order, instead };
      const seat = nextSeat(g, turns, left(g));
      if (seat === null) return { go: 'shuffle' };
      const offers: Offer<Deployment | null>[] = deployments(g, seat, toDeploy(g, seat), 'deploy', 'M-PREP-13');
      offers.push(...yielding(g, seat, turns, left(g)));
      return oneOf(seat, 'Which character do you beam down, and where?', offers, 'M-PREP-13');
    },
    take(ctx, local, payload, { seat }) {
      delete local.instead;
      if (payload === null) {
        local.instead = allyOf(ctx.g, seat) ?? seat;
        return 'deploy';
      }
      const { character, space } = payload;
      put(characterOf(ctx.g, character), space);
      ctx.log(`${characterCard(character).name} beams down to ${space}.`, 'M-PREP-13');
      local.turn = sideAfter(ctx.g, seat, local.order);
      return 'deploy';
    },
  }),
  // All decks are shuffled last (M-PREP-16).
  shuffle(ctx) {
    for (const { decks } of ctx.g.players) {
      ctx.shuffle(decks.mission);
      ctx.shuffle(decks.support);
    }
    ctx.log(`${ctx.g.players.length === 2 ? 'Both' : 'All'} players shuffle their decks.`, 'M-PREP-16');
    return null;
  },
});

/** Rolls a die for each side. With more than two sides, the whole order is stored. */
function roll(ctx: Ctx<AwayMissions>, local: Local, then: string, rule: string): void {
  const order = rollSides(ctx, then, rule);
  local.first = must(order[0], 'the first side');
  if (order.length > 2) local.order = order;
}

/** Returns the sides in the order decided by the roll. */
function orderOf(g: AwayMissions, { first, order }: Pick<Local, 'first' | 'order'>): readonly number[] {
  return order ?? startingAt(allSides(g), first);
}

/** Returns the seat that places the next board (M-PREP-02, M-MULT-03, M-TG-02). Allies alternate (M-OPEN-81). */
function scanner(g: AwayMissions, local: Local): Seat {
  const laying = layingOrder(g);
  const placedCount = missionBoards(g.boards);
  const side = must(orderOf(g, local)[must(laying[placedCount], 'the next turn')], 'the side whose turn is next');
  return inTurn(g, side, turnsBefore(laying, placedCount));
}

/**
 * Returns how many earlier entries of the sequence equal the one at this index. This number determines which ally is
 * next (M-OPEN-81).
 */
function turnsBefore(sequence: readonly number[], at: number): number {
  return sequence.slice(0, at).filter((place) => place === sequence[at]).length;
}

/** Returns how many entries at the start of a list equal `one`. */
function leading(list: readonly number[], one: number): number {
  const at = list.findIndex((other) => other !== one);
  return at < 0 ? list.length : at;
}

/** Returns how many characters of a seat still have to beam down. */
function left(g: AwayMissions): Left {
  return (seat) => toDeploy(g, seat).length;
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
