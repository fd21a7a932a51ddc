import { PASS } from '../../../../kernel/decision.ts';
import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { CUBES } from '../../content/cubes.ts';
import type { Captain, Frontiers } from '../../state.ts';
import { pass, pickOffer, pickOne } from '../asking/asking.ts';
import { seatName } from '../captains/find.ts';
import { COMBAT } from '../combat/combats.ts';
import { destroy } from '../combat/outcomes.ts';
import { unblockedAt } from '../combat/unblocked.ts';
import { notSubjugated } from '../interactions/subjugation.ts';
import { cubeOf } from '../map/ground.ts';
import { ASSAULT, type AssaultCall } from '../pvp/engagements.ts';
import { captainsAfter } from '../rounds/round-order.ts';
import { type BeforePayload, beforeTurn, doBefore } from '../turn/before.ts';
import { takeTurnNow } from '../turn/turn-start.ts';
import { partners, placesOf, type Share, shareWords, sharings } from './joint.ts';

interface Local extends AssaultCall {
  /** The seats that take part, in fighting order: the initiator first. */
  crowd?: Seat[];
  /** The number of defenders that each seat faces. */
  shares?: Share[];
  /** The index in `shares` of the next seat that may act before the assault starts. Begins at 1. */
  ready?: number;
  /** The index in `shares` of the seat that fights next. Begins at 0. */
  next?: number;
}

const CALL_OFF = pass('Make no proposal', 'F-COOP-07', 'Your turn continues as before.');

/**
 * A joint assault on a Borg Cube. The current player proposes the assault, everyone invited agrees, and then all of
 * them fight. If anyone refuses, nothing happens (F-COOP-07). `Turn.joined` holds the invited seats, whose turns end
 * after the initiator’s turn (F-COOP-17).
 */
export const assault = procedure<Frontiers, Local>(ASSAULT.name)({
  // F-COOP-05
  begin: choosing({
    ask({ g }, { seat, cube }) {
      const suitable = partners(g, seat, cube);
      if (suitable.length < 2) return { go: suitable.length === 0 ? null : 'only' };
      const offers = suitable.map((other) => {
        const subject = { kind: 'ship', id: `${other}` };
        return open({ key: `invite:${other}`, verb: 'invite', label: seatName(g, other), subject }, other);
      });
      // F-COOP-06: each ship faces at least one defender.
      const max = Math.min(suitable.length, cubeOf(g, cube).defenders.length - 1);
      const prompt = `Which ships assault the ${CUBES[cube].name} with you?`;
      return { seat, kind: 'subset', prompt, offers, min: 1, max, decline: CALL_OFF, rule: 'F-COOP-05' };
    },
    take({ g }, local, invited, { key }) {
      if (key === PASS) return null;
      // F-COOP-10, F-COOP-17: the seats fight in turn order from the initiator.
      const isInvited = (who: Captain): who is Seat => who !== 'dummy' && invited.includes(who);
      local.crowd = [local.seat, ...captainsAfter(g, local.seat).filter(isInvited)];
      return 'share';
    },
  }),
  only({ g }, local) {
    local.crowd = [local.seat, ...partners(g, local.seat, local.cube)];
    return 'share';
  },
  // F-COOP-06
  share: choosing({
    ask({ g }, { seat, cube, crowd = [] }) {
      const { defenders } = cubeOf(g, cube);
      const offers = sharings(defenders.length, crowd.length).map((counts) => {
        const shares = crowd.map((who, place) => ({ seat: who, count: counts[place] ?? 1 }));
        return open({ key: `share:${counts.join('-')}`, verb: 'share', label: shareWords(g, shares) }, shares);
      });
      const prompt = `How many of the ${several(defenders.length, 'defender')} does each ship face?`;
      return { ...pickOffer(seat, prompt, offers, 'F-COOP-06'), decline: CALL_OFF };
    },
    take(ctx, local, [shares]) {
      if (shares === undefined) return null;
      local.shares = shares;
      const who = seatName(ctx.g, local.seat);
      const what = `to assault the ${CUBES[local.cube].name} together`;
      ctx.log(`${who} proposes ${what}. ${shareWords(ctx.g, shares)}.`, 'F-COOP-06');
      return 'consent';
    },
  }),
  // F-COOP-07
  consent: {
    askAll({ g }, { seat, cube, shares = [] }) {
      const what = `${seatName(g, seat)} proposes to assault the ${CUBES[cube].name} together`;
      const { at } = cubeOf(g, cube);
      const refusal = pass('Don’t join', 'F-COOP-07', 'Cancels the joint assault.');
      return shares.slice(1).map(({ seat: other, count }) => {
        const consent = {
          key: 'join',
          verb: 'join',
          label: `Join and face ${several(count, 'defender')}`,
          hint: 'You fight now, do all end-of-turn steps, and skip your next turn.',
          rule: 'F-COOP-08',
        };
        const unblocked = unblockedAt(g, other, 'cube', [at]).replace('Unblocked', 'All defenders, unblocked');
        const prompt = `${what} (${shareWords(g, shares)}). ${unblocked} Join?`;
        return pickOne(other, prompt, [consent, refusal], 'F-COOP-07');
      });
    },
    reveal(ctx, { shares = [] }, answers) {
      const against = shares.filter(({ seat }) => answers[seat]?.[0] === PASS);
      if (against.length > 0) {
        const names = against.map(({ seat }) => seatName(ctx.g, seat)).join(', ');
        ctx.log(`${names} declined, so there is no joint assault.`, 'F-COOP-07');
        return null;
      }
      return 'before';
    },
  },
  // F-COOP-12, F-TURN-01: the seat can still subjugate an Outpost. A seat that can't subjugate one isn't asked, because
  // its Skills for other players' turns also work in the fight.
  before: offering({
    ask({ g }, { shares = [], ready = 1 }) {
      const share = shares[ready];
      if (share === undefined) return { go: 'agreed' };
      const { seat } = share;
      if (notSubjugated(g, seat) !== null) return { go: 'readied' };
      const done = open(pass('Begin the assault', 'F-COOP-10'), null);
      const prompt = 'The assault starts your next turn. Do you want to do anything first?';
      return pickOffer<BeforePayload | null>(seat, prompt, [...beforeTurn(g, seat), done], 'F-COOP-12');
    },
    take(ctx, _local, payload, { seat }) {
      if (payload === null) return 'readied';
      doBefore(ctx, seat, payload);
      return 'before';
    },
  }),
  readied(_ctx, local) {
    local.ready = (local.ready ?? 1) + 1;
    return 'before';
  },
  // F-COOP-02, F-COOP-08, F-COOP-09: the players give up their next turns, and the defenders are dealt face down.
  agreed(ctx, { cube: colour, shares = [] }) {
    const cube = cubeOf(ctx.g, colour);
    const order = [...cube.defenders.keys()];
    ctx.shuffle(order);
    cube.defenders = order.map((place) => ({ ...must(cube.defenders[place], `defender ${place}`), up: false }));
    ctx.g.assault = { cube: colour, shares, dealt: placesOf(shares) };
    ctx.log('All players agree. The defenders are dealt out face down.', 'F-COOP-09');
    for (const { seat } of shares.slice(1)) takeTurnNow(ctx, seat);
    return 'fight';
  },
  // F-COOP-10, F-COOP-14, F-COOP-18: each seat fights the defenders that it was dealt, and sees them only now. Dice and
  // effects work as on the seat's own turn (F-COOP-11, F-COOP-12).
  fight(ctx, local) {
    const { cube, shares = [], next = 0 } = local;
    const share = shares[next];
    if (share === undefined) return 'settle';
    local.next = next + 1;
    const { at } = cubeOf(ctx.g, cube);
    ctx.call(COMBAT, { seat: share.seat, kind: 'cube', at, joined: [], provoked: false });
    return 'fight';
  },
  // F-COOP-16: when all defenders are defeated, the Cube is destroyed and all participants move onto it.
  settle(ctx, { cube, shares = [] }) {
    ctx.g.assault = null;
    const { length: left } = cubeOf(ctx.g, cube).defenders;
    if (left > 0) ctx.log(`The ${CUBES[cube].name} survives with ${several(left, 'defender')}.`, 'F-COOP-17');
    else {
      const seats = shares.map(({ seat }) => seat);
      destroy(ctx, cube, seats);
    }
    return null;
  },
});
