import { PASS } from '../../../kernel/decision.ts';
import { procedure } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import { crewName } from '../content/crew/all.ts';
import { isPlay } from '../effects/plays.ts';
import { arrive, leaveMap } from '../rules/arrive.ts';
import { crewAt, playerOf, seatName } from '../rules/find.ts';
import { fireWords } from '../rules/fire.ts';
import type { Running } from '../rules/gains.ts';
import type { HexId } from '../rules/hex.ts';
import { placeIn, restOf } from '../rules/keys.ts';
import { spaceLabel, spaceNamed } from '../rules/labels.ts';
import { dropPoints } from '../rules/points.ts';
import { blockerDefense, getsThrough, type Shot, shotOf } from '../rules/pvp-fire.ts';
import { pvpDamageCards, retreatCost } from '../rules/pvp-maths.ts';
import { opponentOf, pvpOf, sideOf } from '../rules/pvp-outcome.ts';
import { sustain } from '../rules/sustain.ts';
import { ownTurn } from '../rules/turn-state.ts';
import type { Frontiers } from '../state.ts';
import { blockQuestion, fireQuestion, lendQuestion, splitQuestion } from './pvp-questions.ts';

interface Local extends Shot {
  /** Whether the blocker was forced to retreat. */
  result?: boolean;
}

/**
 * One attack opportunity in a combat of players: the attacker plays and fires, then the blocker plays Shields, then what is
 * left does damage (F-PVP-25); both sides have such opportunities (F-PVP-21). Its result is whether the blocker was forced to retreat.
 */
export const pvpAttack = procedure<Frontiers, Local>({
  begin({ g }, { attacker }) {
    const pvp = pvpOf(g);
    pvp.attacker = attacker;
    return sideOf(g, attacker).stopped ? 'cancel' : 'fire';
  },
  fire: {
    ask({ g }, local) {
      return fireQuestion(g, local) ?? { go: 'end' };
    },
    answer(ctx, local, { seat, key }) {
      const { g } = ctx;
      if (isPlay(key)) {
        ctx.call('play', { seat, key, moment: pvpOf(g).phase === 'long' ? 'long' : 'attack' });
        return 'fire';
      }
      if (key !== 'fire') return 'end';
      const words = fireWords(shotOf(g, local));
      ctx.log(`${seatName(g, seat)} fires at ${seatName(g, opponentOf(g, seat))}: ${words}.`, 'F-PVP-25');
      return 'block';
    },
  },
  block: {
    ask({ g }, local) {
      if (sideOf(g, local.attacker).stopped) return { go: 'settle' };
      return blockQuestion(g, local) ?? { go: 'settle' };
    },
    answer(ctx, _local, { seat, key }) {
      if (!isPlay(key)) return 'settle';
      ctx.call('play', { seat, key, moment: 'shields' });
      return 'block';
    },
  },
  settle({ g }, local) {
    if (sideOf(g, local.attacker).stopped) return 'cancel';
    return getsThrough(g, local) > 0 ? 'lend' : 'hold';
  },
  // F-PVP-49, F-PVP-50: what was played stays played.
  cancel(ctx, { attacker }) {
    sideOf(ctx.g, attacker).stopped = false;
    ctx.log(`The attack of ${seatName(ctx.g, attacker)} doesn’t come about.`, 'F-PVP-49');
    return 'end';
  },
  hold(ctx, { attacker }) {
    ctx.log(`Shields of ${seatName(ctx.g, opponentOf(ctx.g, attacker))} stop the whole attack.`, 'F-PVP-27');
    return 'end';
  },
  lend: {
    ask: ({ g }, local) => lendQuestion(g, local) ?? { go: 'split' },
    answer(ctx, local, { seat, key }) {
      if (key === PASS) return 'split';
      local.lender = placeIn(restOf(key));
      const member = crewAt(ctx.g, seat, local.lender);
      member.ready = false;
      ctx.log(`${crewName(member.crew)} takes command of ${seatName(ctx.g, seat)} and is Spent.`, 'F-DMG-10');
      return 'split';
    },
  },
  split: {
    ask: ({ g }, local) => splitQuestion(g, local) ?? { go: 'strike' },
    answer(ctx, local, { key }) {
      if (key === 'damage') return 'strike';
      // F-OPEN-55: Damage Cards first, then the retreat.
      strike(ctx, local, retreatCost(blockerDefense(ctx.g, local)));
      driveOff(ctx, opponentOf(ctx.g, local.attacker), spaceNamed(restOf(key)));
      local.result = true;
      return 'end';
    },
  },
  strike(ctx, local) {
    strike(ctx, local, 0);
    return 'end';
  },
  end({ g }, { attacker }) {
    // F-LRA-09: nothing is carried over.
    dropPoints(playerOf(g, attacker), 'close', 'long');
    dropPoints(playerOf(g, opponentOf(g, attacker)), 'shields');
    return null;
  },
});

/** F-PVP-31, F-PVP-32: Damage Cards for all that gets through but what was spent on a retreat. */
function strike(ctx: Running, shot: Shot, spent: number): void {
  const { g } = ctx;
  const blocker = opponentOf(g, shot.attacker);
  const points = getsThrough(g, shot);
  const cards = pvpDamageCards(points - spent, blockerDefense(g, shot));
  if (cards > 0) sustain(ctx, blocker, cards, `${points} damage of ${seatName(g, shot.attacker)}`, 'F-PVP-31');
  else if (spent === 0) ctx.log(`${points} damage is too little to harm ${seatName(g, blocker)}.`, 'F-PVP-32');
}

/** F-PVP-39: the blocker goes to a space, which provokes nobody. */
function driveOff(ctx: Running, blocker: Seat, to: HexId): void {
  ctx.log(`${seatName(ctx.g, blocker)} is forced to retreat to ${spaceLabel(to)}.`, 'F-PVP-38');
  arrive(ctx, blocker, to);
  // F-LOC-01: on the Wormhole a ship goes off the map; the one whose turn it is does so as the turn ends.
  if (ownTurn(ctx.g, blocker) === null) leaveMap(ctx, blocker);
}
