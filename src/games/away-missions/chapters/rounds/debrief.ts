import { PASS } from '../../../../kernel/decision.ts';
import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, type Offering, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { nameOf } from '../../content/cards.ts';
import { turnUp } from '../../effects/face-down.ts';
import { play } from '../../effects/play.ts';
import { type Play, plays } from '../../effects/plays.ts';
import { corePoints } from '../../score.ts';
import type { AwayMissions } from '../../state.ts';
import type { Pass } from '../activation/actions.ts';
import { oneOf } from '../characters/asking.ts';
import { playerOf } from '../characters/find.ts';
import { seatName } from '../characters/names.ts';
import { startingAt } from '../characters/sides.ts';
import { rollSeats } from '../preparation/roll-off.ts';

interface Local {
  /** The seat that scores a Mission next. */
  turn?: Seat;
  /** The seats that have passed (M-TIME-06). */
  passed?: Seat[];
  /** The order of the seats, decided by dice, in games of three or four players. */
  order?: Seat[];
}

/**
 * Runs Beam Up and Debrief: scores End of Game Missions first, and then the Core Missions (M-END-01 to M-END-03,
 * M-PLAY-03).
 */
export const debrief = procedure<AwayMissions, Local>('debrief')({
  begin(ctx, local) {
    ctx.g.phase = 'debrief';
    ctx.g.turn = null;
    ctx.log('The three Rounds are over. Everyone beams up for the debrief.', 'M-SEQ-07');
    turnUp(ctx);
    // All Missions are due at the same time, so the players need an order (M-TIME-05, M-OPEN-64). Any player with
    // Mission cards in hand might have one to score, so all such players roll for it.
    const seats = [...ctx.g.players.keys()].filter((seat) => mayScore(ctx.g, seat));
    const order = rollSeats(ctx, seats, 'scores first', 'M-TIME-05');
    local.turn = order[0] ?? 0;
    if (ctx.g.players.length > 2) local.order = order;
    local.passed = [];
    return 'choose';
  },
  // Seats alternate, scoring one Mission at a time in an order of their choice (M-TIME-04, M-TIME-05).
  choose: offering({
    ask({ g }, { turn = 0, passed = [], order = [0, 1] }) {
      const seat = startingAt(order, turn).find((one) => !passed.includes(one) && mayScore(g, one));
      return seat === undefined ? { go: 'core' } : question(g, seat);
    },
    take(ctx, local, payload, { seat }) {
      const { order = [0, 1] } = local;
      local.turn = startingAt(order, seat)[1] ?? seat;
      ctx.reveal();
      // A seat that passes scores no more Missions (M-TIME-06).
      if (payload.do === 'pass') local.passed = [...(local.passed ?? []), seat];
      else if (payload.do === 'use')
        ctx.call(play, { seat, card: payload.card, action: payload.action, character: null, via: null });
      return 'choose';
    },
  }),
  core(ctx) {
    for (const [seat, { core }] of ctx.g.players.entries()) {
      if (core === null) continue;
      const points = corePoints(ctx.g, seat);
      const coreMission = `${seatName(ctx.g, seat)}’s Core Mission`;
      ctx.log(`${coreMission}, ${nameOf(core)}, scores ${several(points, 'point')}.`, 'M-END-03');
    }
    return null;
  },
});

function mayScore(g: AwayMissions, seat: Seat): boolean {
  return playerOf(g, seat).hand.mission.length > 0;
}

/** Asks for the next Mission to score among those whose conditions are met (M-END-02). */
function question(g: AwayMissions, seat: Seat): Offering<Play | Pass> {
  const offers: Offer<Play | Pass>[] = plays(g, seat, null, 'debrief', false);
  offers.push(open({ key: PASS, verb: PASS, label: 'Stop scoring', rule: 'M-TIME-06' }, { do: 'pass' }));
  return oneOf(seat, 'Which End of Game Mission do you score next?', offers, 'M-END-01');
}
