import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { expire } from '../../../kit/lasting.ts';
import { type Offer, offering } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { isPlay } from '../../effects/deeds.ts';
import { play } from '../../effects/play.ts';
import type { Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { startFight } from '../combat/challenges.ts';
import { callCombat } from '../combat/combats.ts';
import { explore } from '../exploring/explore.ts';
import { interact } from '../interactions/interact.ts';
import { leaveMap } from '../movement/arrive.ts';
import { endMovement, fallBack, step } from '../movement/movement.ts';
import { startEngagement } from '../pvp/engagements.ts';
import { announce } from '../rounds/end-of-round.ts';
import { endOfTurn } from '../turn-end/end-of-turn.ts';
import { joinedEnd } from '../turn-end/joined-end.ts';
import { doBefore } from './before.ts';
import { emergency } from './emergency.ts';
import { invitation } from './invitation.ts';
import { isHeldBack, momentOf } from './turn-bars.ts';
import { picks, type TurnDeed } from './turn-picks.ts';
import { startTurn } from './turn-start.ts';
import { beginTurn, clearTurn, turnOf } from './turn-state.ts';

interface Local {
  seat: Seat;
  /** Cards are to be discarded before the draw. */
  discard?: boolean;
}

/** What can still be played where points are of no use (F-TURN-18, F-TURN-19). */
const REST = 'play Special, Repair or Heal effects';

/**
 * A player’s turn (chapter A Player’s Turn): one pick after another, first what may be done before it (F-TURN-01), then a
 * Regular Turn or Emergency Repairs, or no turn at all (F-TURN-04); then its end. The turn stays in the position until the
 * Round goes on, which looks whether another one follows (F-OPEN-09).
 */
export const turn = procedure<Frontiers, Local>('turn')({
  begin(ctx, { seat }) {
    startTurn(ctx, seat);
    return 'pick';
  },
  pick: offering({
    ask({ g }, { seat }) {
      const offers = picks(g);
      const [only] = offers;
      // F-MOVE-07, F-TURN-10: without a choice it happens by itself; cards in hand may be one, as far as others know.
      if (only !== undefined && offers.length === 1 && playerOf(g, seat).hand.length === 0) {
        if (only.deed.do === 'stop') return { go: 'fallBack' };
        if (only.deed.do === 'provoked') return { go: 'provoked' };
        // F-EOR-03, F-EOR-04: without any card there is nothing else.
        if (only.deed.do === 'announce') return { go: 'announced' };
        if (only.deed.do === 'forfeit') return { go: 'bare' };
      }
      return pickOffer(seat, prompt(g, seat, offers), offers, ruleOf(g));
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
    callCombat(ctx, { seat, kind: 'ships', at: null, joined: provoked, provoked: true });
    return 'acted';
  },
  // F-TURN-09: one Action, then Special, Repair and Heal effects alone, and what a card’s own text buys (F-INTERACT-03).
  acted(ctx, { seat }) {
    endMovement(ctx.g, seat);
    turnOf(ctx.g).provoked = [];
    turnOf(ctx.g).step = 'after';
    return 'pick';
  },
  // F-COOP-07: a proposal that came to nothing was no Action.
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
  // F-EOR-02, F-EOR-06: no benefit of the place, no steps of the end of a turn.
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
  // F-COOP-17: whoever took part ends a turn, too.
  joined(ctx) {
    const [next] = turnOf(ctx.g).joined;
    if (next === undefined) return null;
    ctx.call(joinedEnd, { seat: next });
    return 'joined';
  },
});

/** How the turn stands, and what is on offer. */
function prompt(g: Frontiers, seat: Seat, offers: readonly Offer<TurnDeed>[]): string {
  const now = turnOf(g);
  const isRest = momentOf(g, now) === 'rest' || now.provoked.length > 0;
  return `${standing(g, seat)} ${invitation(offers, isRest ? { play: REST } : {})}`;
}

function standing(g: Frontiers, seat: Seat): string {
  const now = turnOf(g);
  if (now.step === 'emergency') return 'Your repairs are made.';
  if (now.step !== 'move') return 'Your Action is over.';
  if (now.provoked.length > 0) return 'You have provoked Enemy Ships.';
  if (isHeldBack(g, now)) return 'Your hand holds Damage Cards alone.';
  if (now.moved) return 'Your movement is over.';
  const { move } = playerOf(g, seat).points;
  return `Your turn: you have ${move === 0 ? 'no Move points' : several(move, 'Move point')}.`;
}

function ruleOf(g: Frontiers): string {
  return turnOf(g).provoked.length > 0 ? 'F-TURN-10' : 'F-TURN-07';
}

/** Carries out what was picked, and says which step comes next. */
function carryOut(ctx: Running, local: Local, deed: TurnDeed) {
  const { g } = ctx;
  const { seat } = local;
  const turn = turnOf(g);
  switch (deed.do) {
    case 'before':
    case 'subjugate':
      doBefore(ctx, seat, deed);
      return 'pick';
    case 'announce':
      return 'announced';
    case 'forfeit':
      return 'bare';
  }
  beginTurn(g);
  if (isPlay(deed)) {
    ctx.call(play, { seat, deed, moment: momentOf(g, turn) });
    return 'pick';
  }
  switch (deed.do) {
    case 'move':
      step(ctx, seat, deed.to);
      return 'pick';
    case 'explore':
      ctx.call(explore, { seat, at: deed.at });
      return 'pick';
    case 'stop':
      return 'fallBack';
    case 'interact':
      commit(g, seat);
      ctx.call(interact, { seat, at: deed.at });
      return 'acted';
    case 'challenge':
    case 'assault':
    case 'decimate':
    case 'beam':
    case 'visit':
      commit(g, seat);
      startFight(ctx, seat, deed);
      return 'acted';
    case 'engage':
      commit(g, seat);
      startEngagement(ctx, seat, deed);
      return 'acted';
    case 'joint':
      // A proposal may come to nothing (F-COOP-07).
      turn.step = 'action';
      startEngagement(ctx, seat, deed);
      return 'proposed';
    case 'provoked':
      return 'provoked';
    case 'deal':
      ctx.call(interact, { seat, at: null });
      return 'pick';
    case 'emergency':
      turn.step = 'emergency';
      ctx.call(emergency, { seat });
      return 'repaired';
    case 'again':
      return shiftAgain(ctx, seat);
    case 'discard':
      local.discard = true;
      return 'end';
    case 'end':
      return 'end';
  }
}

/** The Action begins: movement is over (F-TURN-08). */
function commit(g: Frontiers, seat: Seat): void {
  endMovement(g, seat);
  turnOf(g).step = 'action';
}

/** F-OPEN-09 */
function shiftAgain(ctx: Running, seat: Seat): 'pick' {
  const { tactic } = playerOf(ctx.g, seat);
  if (tactic !== null) tactic.used = true;
  turnOf(ctx.g).again = 'tactic';
  ctx.log(`${seatName(ctx.g, seat)} will take another turn.`, 'F-OPEN-09');
  return 'pick';
}
