import { procedure } from '../../../../kernel/game.ts';
import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { type Offer, type Offering, offering, open } from '../../../kit/offers.ts';
import { sentence, several } from '../../../kit/words.ts';
import { crewName } from '../../content/crew/all.ts';
import { isPlay, type PlayPayload } from '../../effects/payloads.ts';
import { play } from '../../effects/play.ts';
import { plays } from '../../effects/plays.ts';
import type { Frontiers } from '../../state.ts';
import { pass, pickOffer } from '../asking/asking.ts';
import { crewAt, playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { dropPoints, fireWords, sumFire } from '../captains/points.ts';
import { sustain } from '../combat/harm.ts';
import { lendOffers } from '../crew/lenders.ts';
import { spacesAround } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { arrive, leaveMap } from '../movement/arrive.ts';
import { isSafe } from '../movement/safe.ts';
import { ownTurn } from '../turn/turn-state.ts';
import { blockerDefense, getsThrough, pvpDamageCards, retreatCost, type Shot, shotOf } from './pvp-fire.ts';
import { isPartial, opponentOf, pvpOf, sideOf } from './pvp-outcome.ts';

/** The response window of every question to a defender who attends only partially. */
export const ATTACKED = 'attacked';

/** A side's choice in an attack: play something, fire, or stop. */
type FirePayload = PlayPayload | { do: 'fire' } | { do: 'hold' } | { do: 'cease' };

interface Local extends Shot {
  /** True if the blocker was forced to retreat. */
  result?: boolean;
}

/**
 * One attack opportunity in a combat between players. The attacker plays and fires, the blocker plays Shields, and the
 * remaining points do damage (F-PVP-25). Both sides get attack opportunities (F-PVP-21). Returns whether the blocker
 * was forced to retreat.
 */
export const pvpAttack = procedure<Frontiers, Local>('pvp-attack')({
  begin({ g }, { attacker }) {
    pvpOf(g).attacker = attacker;
    return sideOf(g, attacker).stopped ? 'cancel' : 'fire';
  },
  // F-PVP-23, F-PVP-25: the attacker plays more, fires, or passes.
  fire: offering({
    ask({ g }, shot) {
      const { attacker } = shot;
      const isLong = pvpOf(g).phase === 'long';
      const fire = shotOf(g, shot);
      const total = sumFire(fire);
      const name = seatName(g, opponentOf(g, attacker));
      const defense = blockerDefense(g, shot);
      const offers: Offer<FirePayload>[] = plays(g, attacker, isLong ? 'long' : 'attack');
      if (total > 0) {
        const hint = `${fireWords(fire)}. Without Shields ${damageWords(total, defense)}.`;
        const label = `Fire ${total} at ${name}`;
        const called = ['attack', 'shoot', `attack ${name}`];
        offers.push(open({ key: 'fire', verb: 'fire', label, hint, called, rule: 'F-PVP-25' }, { do: 'fire' }));
      }
      if (sideOf(g, attacker).holds === true || isIdle(g, attacker, offers)) return { go: 'end' };
      offers.push(open(pass('Don’t attack in this phase', 'F-PVP-23'), { do: 'hold' }));
      // A player who chooses this isn't asked again at close range.
      if (isLong) offers.push(open(CEASE, { do: 'cease' }));
      const prompt = `${isLong ? 'Long Range' : 'Close Range'}: attack ${name} (Defense ${defense})?`;
      return asked(g, attacker, prompt, offers, 'F-PVP-23');
    },
    take(ctx, shot, payload, { seat }) {
      const { g } = ctx;
      if (isPlay(payload)) {
        ctx.call(play, { seat, deed: payload, moment: pvpOf(g).phase === 'long' ? 'long' : 'attack' });
        return 'fire';
      }
      if (payload.do === 'hold') return 'end';
      if (payload.do === 'cease') {
        holdFire(ctx, seat);
        return 'end';
      }
      const words = fireWords(shotOf(g, shot));
      ctx.log(`${seatName(g, seat)} fires at ${seatName(g, opponentOf(g, seat))}: ${words}.`, 'F-PVP-25');
      return 'block';
    },
  }),
  // F-PVP-25: the blocker plays Shields and Special effects, or stops.
  block: offering({
    ask({ g }, shot) {
      const blocker = opponentOf(g, shot.attacker);
      const offers: Offer<FirePayload>[] = plays(g, blocker, 'shields');
      if (sideOf(g, shot.attacker).stopped || isIdle(g, blocker, offers)) return { go: 'settle' };
      const points = getsThrough(g, shot);
      const cards = sentence(damageWords(points, blockerDefense(g, shot)));
      const hint = canDriveOff(g, shot) ? `${cards}, or fewer and a forced retreat.` : `${cards}.`;
      offers.push(open(pass(`Stop blocking: ${throughWords(points)}`, 'F-PVP-31', hint), { do: 'hold' }));
      const range = pvpOf(g).phase === 'long' ? 'long range' : 'close range';
      const prompt = `${seatName(g, shot.attacker)} fires at ${range}: ${fireWords(shotOf(g, shot))}. Raise Shields?`;
      return asked(g, blocker, prompt, offers, 'F-PVP-25');
    },
    take(ctx, _shot, payload, { seat }) {
      if (!isPlay(payload)) return 'settle';
      ctx.call(play, { seat, deed: payload, moment: 'shields' });
      return 'block';
    },
  }),
  settle({ g }, shot) {
    if (sideOf(g, shot.attacker).stopped) return 'cancel';
    return getsThrough(g, shot) > 0 ? 'lend' : 'hold';
  },
  // F-PVP-49, F-PVP-50: the player doesn't take back the cards played for a canceled attack.
  cancel(ctx, { attacker }) {
    sideOf(ctx.g, attacker).stopped = false;
    ctx.log(`${seatName(ctx.g, attacker)}’s attack is canceled.`, 'F-PVP-49');
    return 'end';
  },
  hold(ctx, { attacker }) {
    ctx.log(`${seatName(ctx.g, opponentOf(ctx.g, attacker))}’s Shields stop the whole attack.`, 'F-PVP-27');
    return 'end';
  },
  // F-OPEN-56: Crew can take command if the blocker's Captain is Wounded.
  lend: offering({
    ask({ g }, shot) {
      const seat = opponentOf(g, shot.attacker);
      const offers: Offer<number | null>[] = lendOffers(g, seat);
      if (offers.length === 0) return { go: 'split' };
      offers.push(open(pass('Nobody takes command', 'F-DMG-08', 'Defense 1.'), null));
      const prompt = `Your Captain is Wounded and ${throughWords(getsThrough(g, shot))}. Whose Defense do you use?`;
      return asked(g, seat, prompt, offers, 'F-OPEN-56');
    },
    take(ctx, shot, place, { seat }) {
      if (place === null) return 'split';
      shot.lender = place;
      const member = crewAt(ctx.g, seat, place);
      member.ready = false;
      ctx.log(`${crewName(member.crew)} takes command of ${seatName(ctx.g, seat)} and is Spent.`, 'F-DMG-10');
      return 'split';
    },
  }),
  // F-PVP-38 to F-PVP-40: either all points become Damage Cards, or some force a retreat and the rest become Damage
  // Cards.
  split: offering({
    ask({ g }, shot) {
      const blocker = opponentOf(g, shot.attacker);
      const spaces = canDriveOff(g, shot) ? retreats(g, blocker) : [];
      if (spaces.length === 0) return { go: 'strike' };
      const defense = blockerDefense(g, shot);
      const points = getsThrough(g, shot);
      const rest = points - retreatCost(defense);
      const also = rest < defense ? '' : `And ${damageWords(rest, defense)}. `;
      const offers = spaces.map((id): Offer<HexId | null> => {
        const label = spaceLabel(id);
        const about = { hint: `${also}The combat ends.`, subject: { kind: 'space', id }, rule: 'F-PVP-39' };
        return open({ key: `retreat:${label}`, verb: 'retreat', label: `Force a retreat to ${label}`, ...about }, id);
      });
      const all = `No retreat: ${damageWords(points, defense)}`;
      offers.push(open({ key: 'damage', verb: 'damage', label: all, rule: 'F-PVP-31' }, null));
      const prompt = `${throughWords(points)} to ${seatName(g, blocker)} (Defense ${defense}). Deal damage or force a retreat?`;
      return asked(g, shot.attacker, prompt, offers, 'F-PVP-38');
    },
    take(ctx, shot, to) {
      if (to === null) return 'strike';
      // F-OPEN-55: the Damage Cards come first, then the retreat.
      strike(ctx, shot, retreatCost(blockerDefense(ctx.g, shot)));
      driveOff(ctx, opponentOf(ctx.g, shot.attacker), to);
      shot.result = true;
      return 'end';
    },
  }),
  strike(ctx, shot) {
    strike(ctx, shot, 0);
    return 'end';
  },
  end({ g }, { attacker }) {
    // F-LRA-09: unused points don't carry over to later phases.
    dropPoints(playerOf(g, attacker), 'close', 'long');
    dropPoints(playerOf(g, opponentOf(g, attacker)), 'shields');
    return null;
  },
});

const CEASE = {
  key: 'cease',
  verb: 'pass',
  label: 'Don’t attack at all in this combat',
  hint: 'You may still raise Shields.',
  rule: 'F-PVP-34',
};

/** Records that a side won't fire in this combat. */
export function holdFire(ctx: Running, seat: Seat): void {
  sideOf(ctx.g, seat).holds = true;
  ctx.log(`${seatName(ctx.g, seat)} won’t fire in this combat.`, 'F-PVP-34');
}

/** Returns a question for one side. If a defender attends only partially, the question is a response window. */
function asked<D>(g: Frontiers, seat: Seat, prompt: string, offers: readonly Offer<D>[], rule: RuleId): Offering<D> {
  const question = pickOffer(seat, prompt, offers, rule);
  return isPartial(g, seat) ? { ...question, window: ATTACKED } : question;
}

/** Whether a seat has no cards in hand and can play nothing except dice, for which it has no use. */
export function isIdle(g: Frontiers, seat: Seat, offers: readonly Offer<FirePayload>[]): boolean {
  return playerOf(g, seat).hand.length === 0 && offers.every(({ payload }) => payload.do === 'die');
}

/** Whether enough points get through to force a retreat, which is possible only at close range (F-PVP-38). */
function canDriveOff(g: Frontiers, shot: Shot): boolean {
  return pvpOf(g).phase === 'close' && getsThrough(g, shot) >= retreatCost(blockerDefense(g, shot));
}

/** Returns the adjacent safe spaces to which a ship can be forced to retreat (F-PVP-39, F-PVP-40). */
function retreats(g: Frontiers, seat: Seat): HexId[] {
  const { at } = playerOf(g, seat);
  return at === null ? [] : spacesAround(g, at).flatMap(({ id }) => (isSafe(g, seat, id) ? [id] : []));
}

function damageWords(points: number, defense: number): string {
  const cards = pvpDamageCards(points, defense);
  return cards === 0 ? 'no Damage Cards' : several(cards, 'Damage Card');
}

function throughWords(points: number): string {
  return several(points, 'gets through', 'get through');
}

/** F-PVP-31, F-PVP-32: deals Damage Cards for all points that got through, except those spent on a retreat. */
function strike(ctx: Running, shot: Shot, spent: number): void {
  const { g } = ctx;
  const blocker = opponentOf(g, shot.attacker);
  const points = getsThrough(g, shot);
  const cards = pvpDamageCards(points - spent, blockerDefense(g, shot));
  if (cards > 0) sustain(ctx, blocker, cards, `${points} damage from ${seatName(g, shot.attacker)}`, 'F-PVP-31');
  else if (spent === 0) ctx.log(`${points} damage is too little to harm ${seatName(g, blocker)}.`, 'F-PVP-32');
}

/** F-PVP-39: moves the blocker to a space, without provoking Enemy Ships. */
function driveOff(ctx: Running, blocker: Seat, to: HexId): void {
  ctx.log(`${seatName(ctx.g, blocker)} is forced to retreat to ${spaceLabel(to)}.`, 'F-PVP-38');
  arrive(ctx, blocker, to);
  // F-LOC-01: a ship on the Wormhole leaves the map. The current player's ship leaves the map at the end of the turn.
  if (ownTurn(ctx.g, blocker) === null) leaveMap(ctx, blocker);
}
