import type { Ctx } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import type { ShipBattle } from '../../battle.ts';
import type { BattleReport, Fought, Pairing, ShotReport } from '../../battle-report.ts';
import { cardName, locationName, pieceName, placeName, SEATS, seatName } from '../../position/names.ts';
import { isShip } from '../../position/piece-types.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace, Hit, PieceId } from '../../terms.ts';
import { hullOf, markersOn } from '../damage/hull.ts';
import { attributeOf } from '../skills/attributes.ts';
import { currentOf } from './totals.ts';

/** Opens the report of a personnel battle. `seat` is the attacker, or null if neither player began it. */
export function reportFight(g: FirstEdition, seat: Seat | null, at: CardPlace, sides: readonly string[]): void {
  const where = placeName(g, at);
  g.lastBattle = {
    kind: 'personnel',
    seat,
    where,
    turn: g.turns,
    isOver: false,
    winner: null,
    sides: [...sides],
    pairs: [],
    totals: null,
    killed: [],
  };
}

/** Returns the report of the current personnel battle. Throws if there is none. */
export function fightReport({ lastBattle }: FirstEdition): Extract<BattleReport, { kind: 'personnel' }> {
  if (lastBattle?.kind !== 'personnel') throw new Error('there is no report of a personnel battle');
  return lastBattle;
}

/** Reports one combat (C-PERSBAT-03): the STRENGTH of both personnel, and the result. */
export function reportPair(g: FirstEdition, sides: Pairing['sides'], fate: Pairing['fate'], loser: Seat | null): void {
  fightReport(g).pairs.push({ sides, fate, loser });
}

/** Reports the remaining STRENGTH by seat and the winner, and closes the report (C-PERSBAT-06). */
export function reportTotals(g: FirstEdition, totals: number[], winner: Seat | null): void {
  Object.assign(fightReport(g), { totals, winner, isOver: true });
}

/** Reports personnel killed in the battle as losses of the given side or, without one, of their controller's side. */
export function reportKilled(g: FirstEdition, pieces: readonly PieceId[], seat?: Seat): void {
  const { killed } = fightReport(g);
  for (const piece of pieces.flatMap((id) => g.pieces[id] ?? []))
    killed.push({ name: pieceName(g, piece.id), seat: seat ?? piece.seat });
}

/** Opens the report of a ship battle, or brings it up to date. */
export function reportShips(g: FirstEdition, battle: ShipBattle): void {
  const { lastBattle } = g;
  // A report of a ship battle that isn't over yet belongs to this battle.
  const shots = lastBattle?.kind === 'ship' && !lastBattle.isOver ? lastBattle.shots : [];
  g.lastBattle = {
    kind: 'ship',
    seat: battle.seat,
    where: `at ${locationName(g, battle.location)}`,
    turn: g.turns,
    isOver: false,
    winner: null,
    sides: SEATS.map((_name, seat) => (seat === battle.lone?.seat ? pieceName(g, battle.lone.piece) : seatName(seat))),
    vessels: involved(battle).flatMap((id) => vessel(g, battle, g.pieces[id])),
    shots,
  };
}

/** Reports a player's fire (C-SHIPBAT-04). */
export function reportShot(
  g: FirstEdition,
  battle: ShipBattle,
  shot: Omit<ShotReport, 'tactics'> & { hit: Hit },
): void {
  const tactics = SEATS.map((_name, seat) => {
    const card = currentOf(battle, seat);
    return card === null ? null : cardName(card);
  });
  if (g.lastBattle?.kind === 'ship') g.lastBattle.shots.push({ ...shot, tactics });
}

/** Logs and reports that the battle was canceled before anyone fired. It still counts as fought (C-BATTLE-08). */
export function callOff(ctx: Pick<Ctx<FirstEdition>, 'g' | 'log'>): void {
  ctx.log('The battle is canceled.', 'C-BATTLE-08');
  if (ctx.g.lastBattle !== undefined) ctx.g.lastBattle.isCalledOff = true;
}

/** Closes the battle report. */
export function reportEnd(g: FirstEdition, winner: Seat | null): void {
  if (g.lastBattle !== undefined) Object.assign(g.lastBattle, { isOver: true, winner });
}

function involved({ firing, targets, lone }: ShipBattle): PieceId[] {
  return [...new Set([...firing.flat(), ...targets.flatMap((id) => id ?? []), ...(lone?.against ?? [])])];
}

function vessel(g: FirstEdition, { firing, lost, wrecked, lone }: ShipBattle, piece: Piece | undefined): Fought[] {
  if (piece === undefined) return [];
  const { id, seat, damaged = false } = piece;
  return [
    {
      name: pieceName(g, id),
      isShip: id === lone?.piece || isShip(piece),
      seat: id === lone?.piece ? lone.seat : seat,
      fires: firing.flat().includes(id),
      weapons: attributeOf(g, piece, 'WEAPONS'),
      shields: attributeOf(g, piece, 'SHIELDS'),
      hull: wrecked.includes(id) ? 0 : Math.max(0, hullOf(g, piece)),
      lost: Math.min(100, lost[id] ?? 0),
      isRotated: damaged,
      markers: markersOn(g, piece).map(({ card }) => cardName(card)),
      isDestroyed: wrecked.includes(id),
    },
  ];
}
