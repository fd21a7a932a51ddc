import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { expire } from '../../../kit/lasting.ts';
import { offering } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { isPlay } from '../../effects/payloads.ts';
import { play } from '../../effects/play.ts';
import type { Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { startFight } from '../combat/challenges.ts';
import { COMBAT } from '../combat/combats.ts';
import { explore } from '../exploring/exploring.ts';
import { interact } from '../interactions/interact.ts';
import { leaveMap } from '../movement/arrive.ts';
import { endMovement, fallBack } from '../movement/movement.ts';
import { travel } from '../movement/travel.ts';
import { startEngagement } from '../pvp/engagements.ts';
import { announce } from '../rounds/finale.ts';
import { endOfTurn, joinedEnd } from '../turn-end/end-of-turn.ts';
import { doBefore } from './before.ts';
import { emergency } from './emergency.ts';
import { invitation } from './invitation.ts';
import { isHeldBack, momentOf } from './turn-bars.ts';
import { picks, type TurnPayload } from './turn-picks.ts';
import { startTurn } from './turn-start.ts';
import { beginTurn, clearTurn, turnOf } from './turn-state.ts';

interface Local {
  seat: Seat;
  /** True if the player discards cards before drawing. */
  discard?: boolean;
}

/**
 * The choices that are carried out automatically if nothing else is possible, each with its step (F-MOVE-07, F-TURN-10,
 * F-EOR-03, F-EOR-04).
 */
const FORCED = { stop: 'fallBack', provoked: 'provoked', announce: 'announced', forfeit: 'bare' } as const;

function isForced(what: TurnPayload['do']): what is keyof typeof FORCED {
  return what in FORCED;
}

/** The prompt's phrase for playing effects when points can't be used (F-TURN-18, F-TURN-19). */
const REST = 'play Special, Repair or Heal effects';

/**
 * A player’s turn, one choice after another. Before-turn effects come first (F-TURN-01), then a Regular Turn, Emergency
 * Repairs or no turn at all (F-TURN-04), and then the end of the turn. The turn stays in the position until the Round
 * continues and checks whether another turn follows (F-OPEN-09).
 */
export const turn = procedure<Frontiers, Local>('turn')({
  begin(ctx, { seat }) {
    startTurn(ctx, seat);
    return 'pick';
  },
  pick: offering({
    ask({ g }, { seat }) {
      const offers = picks(g);
      const [only, ...more] = offers;
      // A forced choice happens automatically, unless the player has cards in hand. Other players can't know that these
      // cards are useless.
      if (only !== undefined && more.length === 0 && isForced(only.payload.do) && playerOf(g, seat).hand.length === 0) {
        return { go: FORCED[only.payload.do] };
      }
      const now = turnOf(g);
      const mustFight = now.provoked.length > 0;
      const called = mustFight || momentOf(g, now) === 'rest' ? { play: REST } : {};
      const prompt = `${standing(g, seat)} ${invitation(offers, called)}`;
      return pickOffer(seat, prompt, offers, mustFight ? 'F-TURN-10' : 'F-TURN-07');
    },
    take: carryOut,
  }),
  fallBack(ctx, { seat }) {
    fallBack(ctx, seat);
    return 'pick';
  },
  // F-TURN-10, F-MOVE-14, F-MOVE-16
  provoked(ctx, { seat }) {
    const { provoked } = turnOf(ctx.g);
    turnOf(ctx.g).step = 'action';
    ctx.call(COMBAT, { seat, kind: 'ships', at: null, joined: provoked, provoked: true });
    return 'acted';
  },
  // F-TURN-09: after the one Action, the player can use only Special, Repair and Heal effects, and cards whose text
  // spends Diplomacy (F-INTERACT-03).
  acted(ctx, { seat }) {
    endMovement(ctx.g, seat);
    turnOf(ctx.g).provoked = [];
    turnOf(ctx.g).step = 'after';
    return 'pick';
  },
  // F-COOP-07: a failed proposal doesn't use the Action.
  proposed(ctx) {
    turnOf(ctx.g).step = 'move';
    return turnOf(ctx.g).joined.length > 0 ? 'acted' : 'pick';
  },
  // F-EMERG-05
  repaired: () => 'pick',
  announced(ctx, { seat }) {
    announce(ctx, seat);
    return 'forfeited';
  },
  bare(ctx, { seat }) {
    ctx.log(`${seatName(ctx.g, seat)} has no cards left and forfeits its turn.`, 'F-EOR-04');
    return 'forfeited';
  },
  // F-EOR-02, F-EOR-06: a forfeited turn brings no benefits from the location and has no end-of-turn steps.
  forfeited(ctx, { seat }) {
    const { g } = ctx;
    playerOf(g, seat).subjugated = false;
    expire(playerOf(g, seat), 'turn');
    clearTurn(g, seat);
    leaveMap(ctx, seat);
    return null;
  },
  end(ctx, { seat, discard = false }) {
    ctx.log(`${seatName(ctx.g, seat)} ends its turn.`, 'F-TURN-20');
    ctx.call(endOfTurn, { seat, discard });
    return 'joined';
  },
  // F-COOP-17: the other players who took part in the turn also go through the end of a turn.
  joined(ctx) {
    const [next] = turnOf(ctx.g).joined;
    if (next === undefined) return null;
    ctx.call(joinedEnd, { seat: next });
    return 'joined';
  },
});

/** Describes the state of the turn for the prompt. */
function standing(g: Frontiers, seat: Seat): string {
  const now = turnOf(g);
  if (now.step === 'emergency') return 'You have made Emergency Repairs.';
  if (now.step !== 'move') return 'You have taken your Action.';
  if (now.provoked.length > 0) return 'You have provoked Enemy Ships.';
  if (isHeldBack(g, now)) return 'You hold only Damage Cards.';
  if (now.moved) return 'Your movement has ended.';
  const { move } = playerOf(g, seat).points;
  return `Your turn: you have ${move === 0 ? 'no Move points' : several(move, 'Move point')}.`;
}

/** Carries out a choice and returns the next step. */
function carryOut(ctx: Running, local: Local, payload: TurnPayload) {
  const { g } = ctx;
  const { seat } = local;
  const turn = turnOf(g);
  if (payload.do === 'announce' || payload.do === 'forfeit') return FORCED[payload.do];
  if (payload.do === 'before' || payload.do === 'subjugate') {
    doBefore(ctx, seat, payload);
    return 'pick';
  }
  beginTurn(g);
  if (isPlay(payload)) {
    ctx.call(play, { seat, deed: payload, moment: momentOf(g, turn) });
    return 'pick';
  }
  switch (payload.do) {
    case 'move':
      travel(ctx, seat, payload);
      return 'pick';
    case 'explore':
      explore(ctx, seat, payload.at);
      return 'pick';
    case 'stop':
    case 'provoked':
      return FORCED[payload.do];
    case 'joint':
      // The players may decline a proposal (F-COOP-07).
      turn.step = 'action';
      startEngagement(ctx, seat, payload);
      return 'proposed';
    case 'deal':
      ctx.call(interact, { seat, at: null });
      return 'pick';
    case 'emergency':
      turn.step = 'emergency';
      ctx.call(emergency, { seat });
      return 'repaired';
    // F-OPEN-09
    case 'again': {
      const { tactic } = playerOf(g, seat);
      if (tactic !== null) tactic.used = true;
      turn.again = 'tactic';
      ctx.log(`${seatName(g, seat)} will take another turn.`, 'F-OPEN-09');
      return 'pick';
    }
    case 'end':
    case 'discard':
      if (payload.do === 'discard') local.discard = true;
      return 'end';
    default:
      // The Action begins, so movement ends (F-TURN-08).
      endMovement(g, seat);
      turn.step = 'action';
      if (payload.do === 'interact') ctx.call(interact, { seat, at: payload.at });
      else if (payload.do === 'engage') startEngagement(ctx, seat, payload);
      else if ('at' in payload) startFight(ctx, seat, payload);
      return 'acted';
  }
}
