import { must } from '../../../../../kernel/must.ts';
import type { Seat } from '../../../../../kernel/types.ts';
import { before } from '../../../../kit/effects.ts';
import { isTarget } from '../../../chapters/battle/forces.ts';
import { LEAVE, SELECT, SELF_CONTROLLING_BATTLE } from '../../../chapters/calls.ts';
import { selfControllingOf, shipsNear } from '../../../chapters/self-controlled/vessels.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { farEnds } from '../../../chapters/spaceline/far.ts';
import { spanOf } from '../../../chapters/spaceline/line.ts';
import { whichOf } from '../../../effects/card-selector.ts';
import type { Kind } from '../../../effects/kind.ts';
import { lineOf, opponentOf } from '../../../position/find.ts';
import { cardName, locationName, pieceName, SEATS, seatName } from '../../../position/names.ts';
import { isStopped } from '../../../position/pieces.ts';
import { atLocation, locationAt } from '../../../position/places.ts';
import { banned } from '../../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import type { CardRules } from '../../card-rules.ts';

/** Borg Ship (Premiere). */
export const CARDS: CardRules = {
  'borg-ship': {
    text: 'Placed at the farther end of the spaceline. At the end of every turn, it attacks all ships at its location, then moves toward the other end. A player who destroys the Borg Ship in battle scores its points.',
    meeting: { unless: null, effects: [{ do: 'place', on: 'far end' }, { do: 'sole' }] },
    at: {
      'turn-end': { does: () => [{ do: 'assail' }, { do: 'advance' }] },
      leaving: {
        does(g, { piece }, { pieces }) {
          const lone = g.battle?.kind === 'ship' ? g.battle.lone : undefined;
          const isDestroyed = lone !== undefined && pieces.some((id) => id === piece);
          return isDestroyed ? [{ do: 'bank', who: opponentOf(lone.seat) }] : [];
        },
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** A self-controlling card attacks all ships at its location (C-SHIPBAT-18), or only those of `seat`. */
    assail: { seat?: Seat };
    /**
     * Moves a self-controlling card toward its end of the line as far as its RANGE allows, and off the line if RANGE is
     * left at the end (C-SHIPBAT-18).
     */
    advance: object;
    /**
     * Lets only one self-controlling card per owner stay in play. If there are two, the owner discards one of them
     * (C-SHIPBAT-18).
     */
    sole: object;
  }
}

const assail: Kind<'assail', 'assailed'> = {
  run(ctx, run, { seat }) {
    const { g } = ctx;
    const [lone] = whichOf(g, run, 'itself');
    // A stopped card neither attacks nor moves (C-STOP-01).
    if (lone === undefined || isStopped(g, lone) || banned(g, 'act', { ship: lone.id }) !== null) return;
    if (seat !== undefined) {
      ctx.call(SELF_CONTROLLING_BATTLE, { seat, lone: lone.id, attacked: preyOf(g, lone, seat).map(({ id }) => id) });
      return 'assailed';
    }
    const seats = [...SEATS.keys()].filter((one) => preyOf(g, lone, one).length > 0);
    const battles = seats.map((one) => ({ do: 'assail', seat: one }) as const);
    const [one, other] = battles;
    if (one === undefined || other === undefined) before(run, battles);
    else
      before(run, [{ do: 'either', who: must(g.turn, 'the turn').seat, ways: [first(one, other), first(other, one)] }]);
  },
  steps: { assailed: () => 'begin' },
};

/**
 * If both players have ships at the location, the card attacks each player's ships in a separate battle. The current
 * player chooses the order (C-SHIPBAT-18).
 */
function first(one: { do: 'assail'; seat: Seat }, other: { do: 'assail'; seat: Seat }) {
  return { key: `first:${one.seat}`, label: `${seatName(one.seat)}’s ships first`, list: [one, other] };
}

function preyOf(g: FirstEdition, lone: Piece, seat: Seat): Piece[] {
  const location = locationAt(g, lone.at);
  return location === null ? [] : shipsNear(g, seat, location).filter((ship) => isTarget(g, ship));
}

const advance: Kind<'advance', 'advanced'> = {
  run(ctx, run) {
    const { g } = ctx;
    const [lone] = whichOf(g, run, 'itself');
    const from = lone === undefined ? null : locationAt(g, lone.at);
    if (lone === undefined || from === null || isStopped(g, lone)) return;
    const to = reached(g, lone, from);
    if (to !== null) {
      if (to !== from) ctx.log(`${pieceName(g, lone.id)} moves to ${locationName(g, to)}.`, 'C-SHIPBAT-18');
      lone.at = atLocation(to);
      return;
    }
    ctx.log(`${pieceName(g, lone.id)} leaves the spaceline.`, 'C-SHIPBAT-18');
    ctx.call(LEAVE, { seat: run.seat, pieces: [lone.id], why: 'discarded' });
    return 'advanced';
  },
  steps: { advanced: () => 'begin' },
};

/**
 * Returns the location that the card reaches, or null if it leaves the line, which costs 1 RANGE. Spans count as they
 * do for the card's owner.
 */
function reached(g: FirstEdition, lone: Piece, from: LocationId): LocationId | null {
  const line = lineOf(g, from);
  const goal = line.find((id) => id === lone.goal) ?? farEnds(g, from, lone.owner)[0] ?? from;
  const step = Math.sign(line.indexOf(goal) - line.indexOf(from));
  let range = attributeOf(g, lone, 'RANGE');
  let at = from;
  while (at !== goal) {
    const next = line[line.indexOf(at) + step];
    if (next === undefined || spanOf(g, next, lone.owner) > range) return at;
    range -= spanOf(g, next, lone.owner);
    at = next;
  }
  return range >= 1 ? null : at;
}

const sole: Kind<'sole', 'one-too-many' | 'one-left'> = {
  run(ctx, run) {
    const placed = run.placed === undefined ? undefined : ctx.g.pieces[run.placed];
    const from = placed === undefined ? [] : selfControllingOf(ctx.g, placed.owner).map(({ id }) => id);
    delete run.result;
    if (placed === undefined || from.length < 2) return;
    const what = `${cardName(placed.card)}, which one leaves play`;
    ctx.call(SELECT, { seat: placed.owner, how: 'owner', from, count: 1, what });
    return 'one-too-many';
  },
  steps: {
    'one-too-many'(ctx, run) {
      ctx.call(LEAVE, { seat: run.seat, pieces: run.result ?? [], why: 'discarded' });
      return 'one-left';
    },
    'one-left': () => 'begin',
  },
};

/** The kinds of effects that only this card has. */
export const KINDS = { assail, advance, sole };
