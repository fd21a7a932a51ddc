import { procedure } from '../../../kernel/game.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { isPlay, plays } from '../effects/plays.ts';
import { leaveMap } from '../rules/arrive.ts';
import { pickOne } from '../rules/asking.ts';
import { isFight, startFight } from '../rules/challenges.ts';
import { callCombat } from '../rules/combats.ts';
import { announce } from '../rules/end-of-round.ts';
import { isEngagement, startEngagement } from '../rules/engagements.ts';
import { playerOf, seatName } from '../rules/find.ts';
import type { Running } from '../rules/gains.ts';
import { invitation } from '../rules/invitation.ts';
import { verbOf } from '../rules/keys.ts';
import { spaceNamed } from '../rules/labels.ts';
import { expire } from '../rules/lasting.ts';
import { endMovement, fallBack, step } from '../rules/movement.ts';
import { subjugate } from '../rules/subjugation.ts';
import { isHeldBack, momentOf, picks } from '../rules/turn-picks.ts';
import { startTurn } from '../rules/turn-start.ts';
import { beginTurn, clearTurn, turnOf } from '../rules/turn-state.ts';
import type { Frontiers } from '../state.ts';
import { several } from '../words.ts';

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
export const turn = procedure<Frontiers, Local>({
  begin(ctx, { seat }) {
    startTurn(ctx, seat);
    return 'pick';
  },
  pick: {
    ask({ g }, { seat }) {
      const options = picks(g);
      const [only] = options;
      // F-MOVE-07, F-TURN-10: without a choice it happens by itself; cards in hand may be one, as far as others know.
      if (options.length === 1 && playerOf(g, seat).hand.length === 0) {
        if (only?.key === 'turn:stop') return { go: 'fallBack' };
        if (only?.key === 'fight:provoked') return { go: 'provoked' };
        // F-EOR-03, F-EOR-04: without any card there is nothing else.
        if (only?.key === 'round:end') return { go: 'announced' };
        if (only?.key === 'forfeit') return { go: 'bare' };
      }
      return pickOne(seat, prompt(g, seat, options), options, ruleOf(g));
    },
    answer: (ctx, local, { key }) => choose(ctx, local, key),
  },
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
    expire(g, seat, 'turn');
    clearTurn(g, seat);
    leaveMap(ctx, seat);
    return null;
  },
  end(ctx, { seat, discard = false }) {
    ctx.log(`${seatName(ctx.g, seat)} ends its turn.`, 'F-TURN-20');
    ctx.call('end-of-turn', { seat, discard });
    return 'joined';
  },
  // F-COOP-17: whoever took part ends a turn, too.
  joined(ctx) {
    const [next] = turnOf(ctx.g).joined;
    if (next === undefined) return null;
    ctx.call('joined-end', { seat: next });
    return 'joined';
  },
});

/** How the turn stands, and what is on offer. */
function prompt(g: Frontiers, seat: Seat, options: readonly Option[]): string {
  const now = turnOf(g);
  const isRest = momentOf(g, now) === 'rest' || now.provoked.length > 0;
  return `${standing(g, seat)} ${invitation(options, isRest ? { play: REST } : {})}`;
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
function choose(ctx: Running, local: Local, key: string): string | null {
  const { g } = ctx;
  const { seat } = local;
  if (isBefore(g, seat, key)) {
    if (key === 'subjugate') subjugate(ctx, seat);
    else ctx.call('play', { seat, key, moment: 'before' });
    return 'pick';
  }
  if (key === 'round:end') return 'announced';
  if (key === 'forfeit') return 'bare';
  beginTurn(g);
  return isPlay(key) ? playNow(ctx, seat, key) : act(ctx, local, key);
}

/** Whether a key is about what comes before the turn itself (F-TURN-01). */
function isBefore(g: Frontiers, seat: Seat, key: string): boolean {
  if (turnOf(g).begun) return false;
  return key === 'subjugate' || (verbOf(key) === 'skill' && plays(g, seat, 'before').some((play) => play.key === key));
}

function playNow(ctx: Running, seat: Seat, key: string): string {
  ctx.call('play', { seat, key, moment: momentOf(ctx.g, turnOf(ctx.g)) });
  return 'pick';
}

function act(ctx: Running, local: Local, key: string): string | null {
  const { g } = ctx;
  const { seat } = local;
  const [verb, what = ''] = key.split(':');
  if (isFight(key)) {
    commit(g, seat);
    startFight(ctx, seat, key);
    return 'acted';
  }
  if (isEngagement(key)) {
    // A proposal may come to nothing (F-COOP-07).
    if (verb === 'joint') turnOf(g).step = 'action';
    else commit(g, seat);
    startEngagement(ctx, seat, key);
    return verb === 'joint' ? 'proposed' : 'acted';
  }
  switch (key) {
    case 'fight:provoked':
      return 'provoked';
    case 'turn:stop':
      return 'fallBack';
    case 'turn:end':
      return 'end';
    case 'turn:end-discard':
      local.discard = true;
      return 'end';
    case 'emergency':
      turnOf(g).step = 'emergency';
      ctx.call('emergency', { seat });
      return 'repaired';
    case 'deal:open':
      ctx.call('interact', { seat, at: null });
      return 'pick';
    case 'tactic:double-shift':
      return shiftAgain(ctx, seat);
  }
  switch (verb) {
    case 'move':
      step(ctx, seat, spaceNamed(what));
      return 'pick';
    case 'explore':
      ctx.call('explore', { seat, place: what });
      return 'pick';
    case 'interact':
      commit(g, seat);
      ctx.call('interact', { seat, at: spaceNamed(what) });
      return 'acted';
    default:
      throw new Error(`${key} is nothing to do in a turn`);
  }
}

/** The Action begins: movement is over (F-TURN-08). */
function commit(g: Frontiers, seat: Seat): void {
  endMovement(g, seat);
  turnOf(g).step = 'action';
}

/** F-OPEN-09 */
function shiftAgain(ctx: Running, seat: Seat): string {
  const { tactic } = playerOf(ctx.g, seat);
  if (tactic !== null) tactic.used = true;
  turnOf(ctx.g).again = 'tactic';
  ctx.log(`${seatName(ctx.g, seat)} will take another turn.`, 'F-OPEN-09');
  return 'pick';
}
