import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { expire } from '../../../kit/lasting.ts';
import { several } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { opponentOf } from '../../position/find.ts';
import { isHologram } from '../../position/kinds.ts';
import { pieceName, placeName, SEATS, seatName } from '../../position/names.ts';
import { halvesOf, isDisabled } from '../../position/pieces.ts';
import { locationAt } from '../../position/places.ts';
import { beginOrders } from '../../position/turn.ts';
import { granted } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { type CalledWith, LEAVE, PERSONNEL_BATTLE, type Play, SELECT } from '../calls.ts';
import { companionsOf, takingPart } from '../infiltration/taking-part.ts';
import { attributeOf } from '../skills/attributes.ts';
import { equipmentAt } from '../teams/teams.ts';
import { noteAttack } from './counter.ts';
import { callOff, fightReport, reportEnd, reportFight, reportKilled, reportPair } from './report.ts';
import { fightOf } from './under-way.ts';

type Fighting = CalledWith<typeof PERSONNEL_BATTLE> & {
  /** The two personnel in combat, the attacker's first. */
  pair?: PieceId[];
  winner?: Seat | null;
  result?: PieceId[];
  /** Infiltrators whose players may still let them join the attackers. */
  joining?: PieceId[];
};

/** A personnel battle (C-PERSBAT-01 to C-PERSBAT-07), on a planet or aboard (C-PERSBAT-09). */
export const personnelBattle = procedure<FirstEdition, Fighting>(PERSONNEL_BATTLE.name)({
  begin(ctx, local) {
    const { g } = ctx;
    const { seat, at, team, against } = local;
    beginOrders(g);
    const forces = seat === 0 ? [team, against] : [against, team];
    g.battle = { kind: 'personnel', seat, at, forces, piles: [[], []], stunned: [], wounded: [] };
    reportFight(g, seat, at, SEATS);
    const location = locationAt(g, at);
    if (location !== null) noteAttack(g, seat, location);
    // Stopped personnel can fight if they are attacked (C-STOP-04).
    for (const id of against) delete g.pieces[id]?.stopped;
    const words = `${seatName(seat)} attacks ${several(against.length, 'person', 'people')} ${placeName(g, at)} with ${team.length}.`;
    ctx.log(words, 'C-PERSBAT-01');
    moment(ctx, 'personnel-battle', { seat, at });
    const people = team.flatMap((id) => g.pieces[id] ?? []);
    local.joining = companionsOf(g, people, [at]);
    return local.joining.length > 0 ? 'join' : 'piles';
  },
  join: takingPart<Fighting, 'join' | 'piles'>({
    self: 'join',
    next: 'piles',
    left: ({ joining = [] }) => joining,
    ask: (g, { id, seat }) => ({
      prompt: `Does ${pieceName(g, id)} fight for ${seatName(opponentOf(seat))}?`,
      key: 'join',
      verb: 'choose',
      joins: 'fights',
      stays: 'stays out of the battle',
    }),
    join({ g }, { id }, { seat }) {
      fightOf(g).forces[seat]?.push(id);
    },
  }),
  // The combat piles hold all personnel who can fight (C-PERSBAT-02).
  piles(ctx) {
    const { g } = ctx;
    const battle = fightOf(g);
    if (battle.cancelled === true) {
      callOff(ctx);
      return 'after';
    }
    battle.piles = [...SEATS.keys()].map((seat) => standing(g, seat).map(({ id }) => id));
    return 'pair';
  },
  // One personnel from each side is drawn for combat, until a pile is empty (C-PERSBAT-03).
  pair(ctx, local) {
    const battle = fightOf(ctx.g);
    const next = [local.seat, opponentOf(local.seat)].map((seat) =>
      turnUp(ctx, must(battle.piles[seat], 'the combat pile')),
    );
    const [one, other] = next;
    if (one === undefined || other === undefined) return 'total';
    local.pair = [one, other];
    moment(ctx, 'pairing', { seat: local.seat, pieces: [one, other] });
    return 'strike';
  },
  strike(ctx, { pair = [] }) {
    const [one, other] = pair.flatMap((id) => ctx.g.pieces[id] ?? []);
    // Someone who was stunned or wounded when they were paired doesn't fight (C-PERSBAT-04).
    const { stunned, wounded } = fightOf(ctx.g);
    const isFelled = pair.some((id) => stunned.includes(id) || wounded.includes(id));
    if (one !== undefined && other !== undefined && !isFelled) strike(ctx, one, other);
    return 'pair';
  },
  // The side whose remaining personnel have more STRENGTH in total wins (C-PERSBAT-05, C-PERSBAT-06).
  total(ctx, local) {
    const { g } = ctx;
    const { seat } = local;
    const other = opponentOf(seat);
    const sums = [...SEATS.keys()].map((side) =>
      standing(g, side).reduce((sum, piece) => sum + attributeOf(g, piece, 'STRENGTH'), 0),
    );
    const [own = 0, theirs = 0] = [sums[seat], sums[other]];
    local.winner = own === theirs ? null : own > theirs ? seat : other;
    fightReport(g).totals = sums;
    fightReport(g).winner = local.winner;
    const result = local.winner === null ? 'nobody wins' : `${seatName(local.winner)} wins`;
    ctx.log(`STRENGTH ${own} against ${theirs}: ${result}.`, 'C-PERSBAT-06');
    // A STRENGTH total that comes only from holograms kills nobody (C-TIME-04).
    const isReal = local.winner !== null && standing(g, local.winner).some((piece) => strikesHard(g, piece));
    return isReal ? 'victim' : 'after';
  },
  // Nobody dies if the losing side has nobody left to kill (C-OPEN-27).
  victim(ctx, { winner }) {
    const { g } = ctx;
    if (winner == null) return 'after';
    const { wounded } = fightOf(g);
    const from = inIt(g, opponentOf(winner)).flatMap(({ id }) => (wounded.includes(id) ? [] : [id]));
    if (from.length === 0) return 'after';
    ctx.call(SELECT, { seat: opponentOf(winner), how: 'random', from, count: 1, what: 'Who dies' });
    return 'kill';
  },
  kill(ctx, { winner, result = [] }) {
    if (winner != null) {
      reportDead(ctx.g, result);
      ctx.call(LEAVE, { seat: winner, pieces: result, why: 'killed' });
    }
    return 'after';
  },
  // Mortally wounded personnel die (C-PERSBAT-07).
  after(ctx, { seat }) {
    const pieces = fightOf(ctx.g).wounded.filter((id) => ctx.g.pieces[id] !== undefined);
    reportDead(ctx.g, pieces);
    if (pieces.length > 0) ctx.call(LEAVE, { seat, pieces, why: 'killed' });
    return 'stop';
  },
  // Everyone who fought is stopped (C-BATTLE-08).
  stop(ctx, { seat, winner = null }) {
    const { g } = ctx;
    reportEnd(g, winner);
    // The equipment that the fighters carry is stopped too (C-STOP-05).
    for (const side of SEATS.keys())
      for (const piece of [...inIt(g, side), ...equipmentAt(g, fightOf(g).at, side)]) piece.stopped = g.turns;
    ctx.log('Everyone who fought is stopped.', 'C-BATTLE-08');
    moment(ctx, 'fought', { seat, kind: 'personnel', winner });
    return 'over';
  },
  over({ g }) {
    expire(g, 'battle');
    g.battle = null;
    return null;
  },
});

/** Returns the personnel of a side who are still at the battle. */
function inIt(g: FirstEdition, seat: Seat): Piece[] {
  const { forces, at } = fightOf(g);
  return must(forces[seat], 'the seat’s force')
    .flatMap((id) => g.pieces[id] ?? [])
    .filter((piece) => piece.at === at);
}

/**
 * Returns the personnel of a side who can fight and are neither stunned nor mortally wounded (C-PERSBAT-02,
 * C-PERSBAT-05).
 */
function standing(g: FirstEdition, seat: Seat): Piece[] {
  const { stunned, wounded } = fightOf(g);
  return inIt(g, seat).filter(
    (piece) => !isDisabled(piece) && !stunned.includes(piece.id) && !wounded.includes(piece.id),
  );
}

/** Returns the side that a personnel fights on. An infiltrator fights on its opponent's side (C-INFIL-01). */
function sideOf(g: FirstEdition, id: PieceId): Seat {
  return fightOf(g).forces.findIndex((force) => force.includes(id));
}

function reportDead(g: FirstEdition, pieces: readonly PieceId[]): void {
  for (const id of pieces) reportKilled(g, [id], sideOf(g, id));
}

function isHolo({ card }: Piece): boolean {
  return isHologram(cardOf(card));
}

/** True if a personnel who isn't a hologram adds to its side's total (C-TIME-04). */
function strikesHard(g: FirstEdition, piece: Piece): boolean {
  return !isHolo(piece) && attributeOf(g, piece, 'STRENGTH') > 0;
}

/** Draws a random personnel from a combat pile. */
function turnUp(ctx: Play, pile: PieceId[]): PieceId | undefined {
  ctx.shuffle(pile);
  return pile.shift();
}

/** Resolves one combat. The stronger personnel wounds as severely as the rules allow (C-PERSBAT-03, C-OPEN-28). */
function strike(ctx: Play, one: Piece, other: Piece): void {
  const { g } = ctx;
  const [first, second] = [attributeOf(g, one, 'STRENGTH'), attributeOf(g, other, 'STRENGTH')];
  const faced = [one, other].sort((piece, next) => sideOf(g, piece.id) - sideOf(g, next.id));
  const sides = faced.map((piece) => ({
    name: pieceName(g, piece.id),
    strength: attributeOf(g, piece, 'STRENGTH'),
  }));
  const names = `${pieceName(g, one.id)} ${first}, ${pieceName(g, other.id)} ${second}`;
  if (first === second) {
    reportPair(g, sides, null, null);
    ctx.log(`${names}: no effect.`, 'C-PERSBAT-03');
    return;
  }
  const [victor, loser] = first > second ? [one, other] : [other, one];
  const isHard = Math.max(first, second) > 2 * Math.min(first, second) || granted(g, 'wound', { piece: victor.id });
  // Holograms only stun personnel who aren't holograms (C-TIME-04).
  const isMortal = isHard && (!isHolo(victor) || isHolo(loser));
  reportPair(g, sides, isMortal ? 'mortally wounded' : 'stunned', sideOf(g, loser.id));
  const battle = fightOf(g);
  const { wounded, stunned } = battle;
  // A dual-personnel card counts as two losses (C-DUAL-01).
  battle.felled = [...(battle.felled ?? []), ...halvesOf(loser).map(() => victor.id)];
  (isMortal ? wounded : stunned).push(loser.id);
  ctx.log(`${names}: ${pieceName(g, loser.id)} is ${isMortal ? 'mortally wounded' : 'stunned'}.`, 'C-PERSBAT-03');
}
