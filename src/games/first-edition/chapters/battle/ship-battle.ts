import { procedure } from '../../../../kernel/game.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { choosing, type Offer, offering, open } from '../../../kit/offers.ts';
import { asLabel, listed } from '../../../kit/words.ts';
import type { ShipBattle } from '../../battle.ts';
import { ruleOf } from '../../content/rules.ts';
import { opponentOf, pieceOf } from '../../position/find.ts';
import { pieceName, piecesNamed, seatName } from '../../position/names.ts';
import { beginOrders } from '../../position/turn.ts';
import { moment } from '../../rules/moments.ts';
import type { FirstEdition } from '../../state.ts';
import type { Hit, LocationId, PieceId } from '../../terms.ts';
import { compatible } from '../affiliation/compatible.ts';
import { type Bounty, bountiesOf, payBounties } from '../borg/borg.ts';
import { type CalledWith, DAMAGE, LEAVE, type Play, SHIP_BATTLE, TACTICS } from '../calls.ts';
import { attributeOf } from '../skills/attributes.ts';
import { noteAttack } from './counter.ts';
import { gunOption, withCrew } from './crews.ts';
import { fireWhy, partsOf, vesselsAt } from './forces.ts';
import { callOff, reportEnd, reportShips, reportShot } from './report.ts';
import { attackTotal, currentOf, defenseTotal, firing, hitBy } from './totals.ts';
import { battleOf, endShipBattle } from './under-way.ts';

/** The state of the battle, with the hits still to be applied and the winner. */
type Battling = CalledWith<typeof SHIP_BATTLE> & {
  hits?: { seat: Seat; vessel: PieceId; hit: Hit }[];
  winner?: Seat | null;
  /** Points earned by destroying Borg ships. */
  bounties?: Bounty[];
  /** Ships and facilities that may return fire together. */
  repliers?: PieceId[];
};

/** A ship battle (C-SHIPBAT-01 to C-SHIPBAT-08). */
export const shipBattle = procedure<FirstEdition, Battling>(SHIP_BATTLE.name)({
  begin({ g }, { firing }) {
    beginOrders(g);
    return firing === undefined ? 'choose' : 'announce';
  },
  choose: choosing({
    ask({ g }, { seat, able, target }) {
      const offers = able.map((id) => open(gunOption(g, id), id));
      const prompt = `Which of your ships and facilities fire at ${pieceName(g, target)}?`;
      return { seat, kind: 'subset', prompt, offers, min: 1, max: offers.length, rule: 'C-SHIPBAT-01' };
    },
    take(_ctx, local, ids) {
      local.firing = [...ids];
      return 'announce';
    },
  }),
  announce(ctx, { seat, location, target, firing = [] }) {
    const { g } = ctx;
    const battle: ShipBattle = {
      kind: 'ship',
      seat,
      location,
      firing: [[], []],
      targets: [null, null],
      drawn: [[], []],
      tactics: [],
      lost: {},
      wrecked: [],
    };
    battle.firing[seat] = firing;
    battle.targets[seat] = target;
    g.battle = battle;
    noteAttack(g, seat, location);
    // Even a stopped card can act in a battle in which it is fired at (C-STOP-04).
    for (const piece of withCrew(g, pieceOf(g, target))) delete piece.stopped;
    reportShips(g, battle);
    const names = listed(firing.map((id) => pieceName(g, id)));
    ctx.log(`${seatName(seat)} attacks ${pieceName(g, target)} with ${names}.`, 'C-SHIPBAT-01');
    return 'reply';
  },
  // The defender chooses a target and who fires (C-SHIPBAT-02).
  reply: offering({
    ask({ g }, { seat, location, target: attacked, firing = [] }) {
      const defender = opponentOf(seat);
      const parts = repliersAt(g, defender, location, attacked);
      if (parts.length === 0) return { go: 'respond' as const };
      const offers: Offer<{ target: PieceId; able: PieceId[] } | null>[] = firing.flatMap((target) =>
        parts.map((able, number) => open(shot(g, target, number === 0 ? [] : able), { target, able })),
      );
      offers.push(open({ key: 'hold', verb: 'hold', label: 'Hold fire', rule: 'C-SHIPBAT-02' }, null));
      const prompt = `${seatName(seat)} attacks. Which target do you return fire at?`;
      return { seat: defender, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-SHIPBAT-02' };
    },
    take(ctx, local, shooting) {
      if (shooting === null) return 'respond';
      const { target, able } = shooting;
      const defender = opponentOf(local.seat);
      battleOf(ctx.g).targets[defender] = target;
      local.repliers = able;
      if (able.length > 1) return 'reply-with';
      replyWith(ctx, defender, able);
      return 'respond';
    },
  }),
  'reply-with': choosing({
    ask({ g }, { seat, repliers = [] }) {
      const defender = opponentOf(seat);
      const offers = repliers.map((id) => open(gunOption(g, id), id));
      const rest = { min: 1, max: offers.length, rule: 'C-SHIPBAT-02' };
      return {
        seat: defender,
        kind: 'subset',
        prompt: 'Which of your ships and facilities return fire?',
        offers,
        ...rest,
      };
    },
    take(ctx, { seat }, ids) {
      replyWith(ctx, opponentOf(seat), ids);
      return 'respond';
    },
  }),
  respond(ctx, { seat, location, target }) {
    moment(ctx, 'ship-battle', { seat, location, target });
    return 'tactics';
  },
  tactics(ctx) {
    const { cancelled } = battleOf(ctx.g);
    if (cancelled === true) {
      callOff(ctx);
      reportEnd(ctx.g, null);
      return 'stop';
    }
    ctx.call(TACTICS);
    return 'fire';
  },
  // Both attacks are compared before damage is applied (C-SHIPBAT-05).
  fire(ctx, local) {
    local.hits = [local.seat, opponentOf(local.seat)].flatMap((seat) => shoot(ctx, seat));
    return 'damage';
  },
  damage(ctx, local) {
    const [now, ...hits] = local.hits ?? [];
    if (now === undefined) return 'winner';
    local.hits = hits;
    if (evades(ctx, opponentOf(now.seat), now.vessel)) return 'damage';
    const by = currentOf(battleOf(ctx.g), now.seat);
    ctx.call(DAMAGE, { ...now, ...(by === null ? {} : { by }) });
    return 'damage';
  },
  winner(ctx, local) {
    const battle = battleOf(ctx.g);
    local.winner = winnerOf(battle);
    const words = local.winner === null ? 'Nobody wins the battle.' : `${seatName(local.winner)} wins the battle.`;
    ctx.log(words, 'C-SHIPBAT-07');
    // The results are reported before the destroyed cards leave play.
    reportShips(ctx.g, battle);
    reportEnd(ctx.g, local.winner);
    const bounties = bountiesOf(ctx.g, battle);
    if (bounties.length > 0) local.bounties = bounties;
    if (battle.wrecked.length > 0) ctx.call(LEAVE, { seat: battle.seat, pieces: battle.wrecked, why: 'destroyed' });
    return 'paid';
  },
  // Only Borg ships that have left play earn points (C-BORG-07).
  paid(ctx, { bounties = [] }) {
    payBounties(
      ctx,
      bounties.filter(({ piece }) => ctx.g.pieces[piece] === undefined),
    );
    return 'stop';
  },
  // The surviving cards are stopped (C-SHIPBAT-08, C-BATTLE-08).
  stop(ctx, { seat, winner = null }) {
    const { g } = ctx;
    const battle = battleOf(g);
    const involved = new Set([...battle.firing.flat(), ...battle.targets]);
    const stopped = [...involved].flatMap((id) => (id === null ? [] : (g.pieces[id] ?? [])));
    for (const piece of stopped.flatMap((vessel) => withCrew(g, vessel))) piece.stopped = g.turns;
    if (stopped.length > 0) ctx.log(`Stopped: ${listed(piecesNamed(g, stopped))}.`, 'C-BATTLE-08');
    moment(ctx, 'fought', { seat, kind: 'ship', winner });
    return 'over';
  },
  over({ g }) {
    endShipBattle(g);
    return null;
  },
});

/**
 * Returns a player's ships and facilities that can return fire for an attacked one (C-SHIPBAT-02), in compatible groups
 * (C-AFFIL-03). Return fire needs no leader (C-BATTLE-04).
 */
function repliersAt(g: FirstEdition, seat: Seat, location: LocationId, attacked: PieceId): PieceId[][] {
  const target = pieceOf(g, attacked);
  const able = vesselsAt(g, seat, location).filter((one) => fireWhy(g, one) === null && compatible(g, one, target));
  return partsOf(g, able).map((part) => part.map(({ id }) => id));
}

/** Sets which cards return fire at the chosen target (C-SHIPBAT-02). */
function replyWith(ctx: Play, defender: Seat, ids: readonly PieceId[]): void {
  const battle = battleOf(ctx.g);
  battle.firing[defender] = [...ids];
  reportShips(ctx.g, battle);
  const target = battle.targets[defender];
  const names = listed(ids.map((id) => pieceName(ctx.g, id)));
  if (target != null) ctx.log(`${names} will return fire at ${pieceName(ctx.g, target)}.`, 'C-SHIPBAT-02');
}

/**
 * Fires for one player (C-SHIPBAT-04). Returns the target and the result if damage may follow, otherwise an empty list.
 */
function shoot(ctx: Play, seat: Seat): { seat: Seat; vessel: PieceId; hit: Hit }[] {
  const { g } = ctx;
  const battle = battleOf(g);
  const id = battle.targets[seat];
  const target = id == null ? undefined : g.pieces[id];
  if (target === undefined || firing(g, battle, seat).length === 0) return [];
  const attack = attackTotal(g, battle, seat);
  const defense = defenseTotal(g, battle, opponentOf(seat), target);
  const hit = hitBy(g, target, attack, defense);
  const words = { miss: 'a miss', hit: 'a hit', direct: 'a direct hit' }[hit];
  const name = pieceName(g, target.id);
  ctx.log(`${seatName(seat)} fires at ${name}: ATTACK ${attack}, DEFENSE ${defense}, ${words}.`, 'C-SHIPBAT-04');
  reportShot(g, battle, { seat, target: name, attack, defense, hit });
  const tactic = currentOf(battle, seat);
  // Some tactics place a damage marker even on a miss.
  const marks = hit !== 'miss' || (tactic !== null && ruleOf(tactic)?.tactic?.symbols?.(g, seat, hit) != null);
  return marks ? [{ seat, vessel: target.id, hit }] : [];
}

/** Rolls for a tactic that may let the hit card escape all damage (C-SHIPBAT-16). */
function evades(ctx: Play, seat: Seat, vessel: PieceId): boolean {
  const tactic = currentOf(battleOf(ctx.g), seat);
  if (tactic === null || ruleOf(tactic)?.tactic?.evades?.(ctx.g, seat, vessel) !== true) return false;
  const isGone = ctx.roll(1, 2)[0] === 1;
  const name = pieceName(ctx.g, vessel);
  ctx.log(isGone ? `${name} escapes and takes no damage.` : `${name} fails to escape the shot.`, 'C-SHIPBAT-16');
  return isGone;
}

/**
 * Returns the player who lost less HULL, counting at most 100 % per card (C-SHIPBAT-07). Returns null if both lost the same
 * amount (C-OPEN-26).
 */
function winnerOf({ seat, targets, lost }: ShipBattle): Seat | null {
  const lossOf = (side: Seat): number => {
    const id = targets[opponentOf(side)];
    return id == null ? 0 : Math.min(100, lost[id] ?? 0);
  };
  const other = opponentOf(seat);
  if (lossOf(seat) === lossOf(other)) return null;
  return lossOf(seat) < lossOf(other) ? seat : other;
}

/** Returns the option to fire at a target. `by` lists the firing cards if another group could fire instead. */
function shot(g: FirstEdition, id: PieceId, by: readonly PieceId[]): Option {
  const shields = attributeOf(g, pieceOf(g, id), 'SHIELDS');
  const [first] = by;
  const guns = first === undefined ? '' : ` with ${listed(by.map((one) => pieceName(g, one)))}`;
  const label = asLabel(`Fire at ${pieceName(g, id)}${guns}`);
  return {
    key: first === undefined ? `fire:${id}` : `fire:${id}:${first}`,
    verb: 'fire',
    label,
    hint: `SHIELDS ${shields}`,
    called: ['attack', 'fire back', 'shoot', `attack ${pieceName(g, id)}${guns}`],
    rule: 'C-SHIPBAT-02',
  };
}
