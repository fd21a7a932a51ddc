import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, open } from '../../../kit/offers.ts';
import { listed } from '../../../kit/words.ts';
import type { ShipBattle } from '../../battle.ts';
import { opponentOf, pieceOf } from '../../position/find.ts';
import { pieceName, piecesNamed, seatName } from '../../position/names.ts';
import { locationAt } from '../../position/places.ts';
import { beginOrders } from '../../position/turn.ts';
import { moment } from '../../rules/moments.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { Hit, PieceId } from '../../terms.ts';
import { gunOption, withCrew } from '../battle/crews.ts';
import { fireWhy, vesselsAt } from '../battle/forces.ts';
import { callOff, reportEnd, reportShips, reportShot } from '../battle/report.ts';
import { attackTotal, currentOf, defenseTotal, firing, hitBy } from '../battle/totals.ts';
import { battleOf, endShipBattle } from '../battle/under-way.ts';
import { type CalledWith, DAMAGE, LEAVE, type Play, SELF_CONTROLLING_BATTLE, TACTICS } from '../calls.ts';
import { attributeOf } from '../skills/attributes.ts';

/**
 * The battle's state: the hits still to apply, and the winner. The self-controlling card takes the place of the
 * opponent's seat.
 */
type Alone = CalledWith<typeof SELF_CONTROLLING_BATTLE> & {
  hits?: { seat: Seat; vessel: PieceId; hit: Hit }[];
  winner?: Seat | null;
};

/** A ship battle with a self-controlling card (C-SHIPBAT-18), which fires at several targets (C-SHIPBAT-17). */
export const selfControllingBattle = procedure<FirstEdition, Alone>(SELF_CONTROLLING_BATTLE.name)({
  begin({ g }, local) {
    const lone = g.pieces[local.lone];
    const location = lone === undefined ? null : locationAt(g, lone.at);
    if (location === null) return null;
    if ('attacked' in local) {
      const there = local.attacked.filter((id) => g.pieces[id] !== undefined);
      if (there.length === 0) return null;
      g.battle = battle(local.seat, location, local.lone, [], there);
      return 'attacked';
    }
    beginOrders(g);
    return local.firing === undefined ? 'choose' : 'attack';
  },
  choose: choosing({
    ask({ g }, local) {
      const { seat, lone } = local;
      const offers = ('able' in local ? local.able : []).map((id) => open(gunOption(g, id), id));
      const prompt = `Which of your ships and facilities fire at ${pieceName(g, lone)}?`;
      return { seat, kind: 'subset', prompt, offers, min: 1, max: offers.length, rule: 'C-SHIPBAT-01' };
    },
    take(_ctx, local, ids) {
      if ('able' in local) local.firing = [...ids];
      return 'attack';
    },
  }),
  // A self-controlling card returns fire at every attacker and at nothing else.
  attack(ctx, local) {
    const { g } = ctx;
    const { seat, lone } = local;
    const guns = 'able' in local ? (local.firing ?? []) : [];
    const location = must(locationAt(g, pieceOf(g, lone).at), 'the location of the battle');
    g.battle = battle(seat, location, lone, guns, guns);
    g.battle.seat = seat;
    reportShips(g, g.battle);
    const names = listed(guns.map((id) => pieceName(g, id)));
    ctx.log(`${seatName(seat)} attacks ${pieceName(g, lone)} with ${names}.`, 'C-SHIPBAT-18');
    return 'respond';
  },
  attacked(ctx, { seat, lone }) {
    const { g } = ctx;
    const now = battleOf(g);
    const against = now.lone?.against ?? [];
    // A card that is fired at can act in this battle (C-STOP-04).
    for (const piece of against.flatMap((id) => withCrew(g, pieceOf(g, id)))) delete piece.stopped;
    reportShips(g, now);
    const names = listed(against.map((id) => pieceName(g, id)));
    ctx.log(`${pieceName(g, lone)} attacks ${seatName(seat)}’s ${names}.`, 'C-SHIPBAT-18');
    return 'reply';
  },
  reply: choosing({
    ask({ g }, { seat, lone }) {
      const able = ableAt(g, seat);
      if (able.length === 0) return { go: 'respond' as const };
      const offers = able.map((id) => open(gunOption(g, id), id));
      const prompt = `${pieceName(g, lone)} attacks. Which of your ships and facilities return fire?`;
      return { seat, kind: 'subset', prompt, offers, min: 0, max: offers.length, rule: 'C-SHIPBAT-02' };
    },
    take(ctx, { seat, lone }, ids) {
      const { g } = ctx;
      const now = battleOf(g);
      now.firing[seat] = [...ids];
      now.targets[seat] = ids.length === 0 ? null : lone;
      reportShips(g, now);
      const names = listed(ids.map((id) => pieceName(g, id)));
      if (ids.length > 0) ctx.log(`${names} will return fire at ${pieceName(g, lone)}.`, 'C-SHIPBAT-02');
      return 'respond';
    },
  }),
  respond(ctx, { lone }) {
    const now = battleOf(ctx.g);
    moment(ctx, 'ship-battle', { seat: now.seat, location: now.location, target: now.targets[now.seat] ?? lone });
    return 'tactics';
  },
  tactics(ctx) {
    if (battleOf(ctx.g).cancelled === true) {
      callOff(ctx);
      reportEnd(ctx.g, null);
      return 'stop';
    }
    ctx.call(TACTICS);
    return 'fire';
  },
  // All attacks are compared before damage is applied (C-SHIPBAT-05).
  fire(ctx, local) {
    local.hits = [...shoot(ctx, local), ...shootBack(ctx, local)];
    return 'damage';
  },
  damage(ctx, local) {
    const [now, ...hits] = local.hits ?? [];
    if (now === undefined) return 'winner';
    local.hits = hits;
    const by = now.seat === local.seat ? currentOf(battleOf(ctx.g), now.seat) : null;
    ctx.call(DAMAGE, { ...now, ...(by === null ? {} : { by }) });
    return 'damage';
  },
  winner(ctx, local) {
    const { g } = ctx;
    const now = battleOf(g);
    local.winner = winnerOf(now, local);
    const victor = local.winner === local.seat ? seatName(local.seat) : pieceName(g, local.lone);
    ctx.log(local.winner === null ? 'Nobody wins the battle.' : `${victor} wins the battle.`, 'C-SHIPBAT-07');
    reportShips(g, now);
    reportEnd(g, local.winner);
    if (now.wrecked.length > 0) ctx.call(LEAVE, { seat: local.seat, pieces: now.wrecked, why: 'destroyed' });
    return 'stop';
  },
  // Surviving ships and crews are stopped (C-SHIPBAT-08, C-BATTLE-08).
  stop(ctx, { seat, lone, winner = null }) {
    const { g } = ctx;
    const now = battleOf(g);
    const involved = new Set([...(now.firing[seat] ?? []), ...(now.lone?.against ?? [])]);
    const stopped = [...involved].flatMap((id) => (id === lone ? [] : (g.pieces[id] ?? [])));
    for (const piece of stopped.flatMap((vessel) => withCrew(g, vessel))) piece.stopped = g.turns;
    if (stopped.length > 0) ctx.log(`Stopped: ${listed(piecesNamed(g, stopped))}.`, 'C-BATTLE-08');
    moment(ctx, 'fought', { seat, kind: 'ship', winner: winner === seat ? seat : null });
    return 'over';
  },
  over({ g }) {
    endShipBattle(g);
    return null;
  },
});

/** Returns the battle at its start, with the self-controlling card in the opponent's seat. */
function battle(seat: Seat, location: string, lone: PieceId, guns: PieceId[], against: PieceId[]): ShipBattle {
  const other = opponentOf(seat);
  const firing: PieceId[][] = [[], []];
  firing[seat] = guns;
  firing[other] = [lone];
  const targets: (PieceId | null)[] = [null, null];
  targets[seat] = guns.length === 0 ? null : lone;
  targets[other] = against[0] ?? null;
  const more = { drawn: [[], []], tactics: [], lost: {}, wrecked: [], lone: { piece: lone, seat: other, against } };
  return { kind: 'ship', seat: other, location, firing, targets, ...more };
}

/**
 * Returns a player's ships and facilities at the battle that can return fire. Return fire needs no leader
 * (C-BATTLE-04).
 */
function ableAt(g: FirstEdition, seat: Seat): PieceId[] {
  return vesselsAt(g, seat, battleOf(g).location).flatMap((one) => (fireWhy(g, one) === null ? [one.id] : []));
}

/** Fires for the player, with all cards that they chose. */
function shoot(ctx: Play, { seat, lone }: Alone): { seat: Seat; vessel: PieceId; hit: Hit }[] {
  const { g } = ctx;
  const now = battleOf(g);
  const target = g.pieces[lone];
  if (target === undefined || firing(g, now, seat).length === 0) return [];
  const attack = attackTotal(g, now, seat);
  return compared(ctx, seat, seatName(seat), target, attack, attributeOf(g, target, 'SHIELDS'));
}

/** Lets the self-controlling card fire at each of its targets with full WEAPONS (C-SHIPBAT-17). */
function shootBack(ctx: Play, { seat, lone }: Alone): { seat: Seat; vessel: PieceId; hit: Hit }[] {
  const { g } = ctx;
  const now = battleOf(g);
  const gun = g.pieces[lone];
  if (gun === undefined) return [];
  const attack = attributeOf(g, gun, 'WEAPONS');
  const against = (now.lone?.against ?? []).flatMap((id) => g.pieces[id] ?? []);
  return against.flatMap((target) => {
    const defense = defenseTotal(g, now, seat, target);
    return compared(ctx, opponentOf(seat), pieceName(g, lone), target, attack, defense);
  });
}

function compared(ctx: Play, seat: Seat, who: string, target: Piece, attack: number, defense: number) {
  const { g } = ctx;
  const hit = hitBy(g, target, attack, defense);
  const words = { miss: 'a miss', hit: 'a hit', direct: 'a direct hit' }[hit];
  const name = pieceName(g, target.id);
  ctx.log(`${who} fires at ${name}: ATTACK ${attack}, DEFENSE ${defense}, ${words}.`, 'C-SHIPBAT-04');
  reportShot(g, battleOf(g), { seat, target: name, attack, defense, hit });
  return hit === 'miss' ? [] : [{ seat, vessel: target.id, hit }];
}

/**
 * Returns the side that lost less HULL, counting at most 100 % per card, or null if both lost the same (C-SHIPBAT-07).
 */
function winnerOf({ lost }: ShipBattle, { seat, lone }: Alone): Seat | null {
  const loss = (ids: readonly (string | number)[]) =>
    ids.reduce<number>((sum, id) => sum + Math.min(100, lost[Number(id)] ?? 0), 0);
  const [own, other] = [loss(Object.keys(lost).filter((id) => Number(id) !== lone)), loss([lone])];
  if (own === other) return null;
  return own < other ? seat : opponentOf(seat);
}
