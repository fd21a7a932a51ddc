import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { opponentOf, piecesAt } from '../../position/find.ts';
import { pieceName, placeName, SEATS, seatName } from '../../position/names.ts';
import { isShip } from '../../position/piece-types.ts';
import { isDisabled } from '../../position/pieces.ts';
import { aboard, onPiece } from '../../position/places.ts';
import { granted, multiplied } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import { type CalledWith, LEAVE, type Play, ROGUE_BATTLE } from '../calls.ts';
import { attributeOf } from '../skills/attributes.ts';
import { crewAtLarge, crewOn, fightersAt } from '../teams/teams.ts';
import { reportFight, reportKilled, reportPair, reportTotals } from './report.ts';

type Boarding = CalledWith<typeof ROGUE_BATTLE> & { dead?: PieceId[]; down?: PieceId[] };

/**
 * Returns the boarders in a place. The text of some cards puts boarders on a ship or lands them on a planet, where they
 * fight the personnel. Boarders are intruders on any vessel (C-PERSBAT-10).
 */
export function boarders(g: FirstEdition, place: CardPlace): readonly Piece[] {
  return piecesAt(g, place).filter(({ id }) => granted(g, 'boards', { piece: id }));
}

/** Returns the STRENGTH of each boarder, which is the number of boarders. Other cards may multiply it. */
function strength(g: FirstEdition, [first, ...others]: readonly Piece[]): number {
  if (first === undefined) return 0;
  return (1 + others.length) * multiplied(g, { piece: first.id, attribute: 'STRENGTH' });
}

/**
 * Returns where the fight takes place, the boarders' opponents and the seat of those opponents, or null if the ship is
 * gone.
 */
function sidesOf(g: FirstEdition, local: Boarding): { at: CardPlace; foes: readonly Piece[]; seat: Seat } | null {
  const able = (people: readonly Piece[]) => people.filter((piece) => !isDisabled(piece));
  if ('at' in local) {
    const { at, against } = local;
    return { at, foes: able(fightersAt(g, at, against)), seat: against };
  }
  const ship = g.pieces[local.ship];
  return ship === undefined ? null : { at: onPiece(ship.id), foes: able(crewAtLarge(g, ship)), seat: ship.seat };
}

/** A battle between boarders and a crew, fought like any personnel battle (C-PERSBAT-02 to C-PERSBAT-07). */
export const rogueBattle = procedure<FirstEdition, Boarding>(ROGUE_BATTLE.name)({
  begin(ctx, local) {
    const { g } = ctx;
    const sides = sidesOf(g, local);
    if (sides === null) return null;
    const { at, foes, seat } = sides;
    const borg = boarders(g, at);
    if (foes.length === 0 || borg.length === 0) return null;
    const where = 'ship' in local ? aboard(local.ship) : at;
    const words =
      'ship' in local
        ? `The boarders on ${pieceName(g, local.ship)} fight ${seatName(seat)}’s crew.`
        : `Boarders fight ${seatName(seat)}’s personnel ${placeName(g, at)}.`;
    ctx.log(words, 'C-PERSBAT-01');
    reportFight(
      g,
      null,
      where,
      SEATS.map((name, side) => (side === seat ? name : 'Boarders')),
    );
    const { dead, down } = fight(ctx, foes, borg, strength(g, borg));
    for (const piece of foes) piece.stopped = g.turns;
    Object.assign(local, { dead, down });
    reportKilled(g, dead, seat);
    reportKilled(g, down, opponentOf(seat));
    if (dead.length > 0) ctx.call(LEAVE, { seat: opponentOf(seat), pieces: dead, why: 'killed' });
    return 'discard';
  },
  discard(ctx, local) {
    const { down = [] } = local;
    if (down.length > 0) {
      const seat = 'ship' in local ? must(ctx.g.pieces[local.ship], 'the ship of the fight').seat : local.against;
      ctx.call(LEAVE, { seat, pieces: down, why: 'discarded' });
    }
    return 'over';
  },
  over({ g }, local) {
    const ship = 'ship' in local ? g.pieces[local.ship] : undefined;
    // Marks a ship that has no crew left after the fight.
    if (ship !== undefined && isShip(ship) && crewOn(g, ship).length === 0) ship.overrun = true;
    return null;
  },
});

/** Fights the battle and returns who dies on each side. */
function fight(ctx: Play, crew: readonly Piece[], borg: readonly Piece[], each: number) {
  const { g } = ctx;
  const [own, other] = [mixed(ctx, crew), mixed(ctx, borg)];
  const stunned = new Set<PieceId>();
  const wounded = new Set<PieceId>();
  for (const [at, piece] of own.entries()) {
    const enemy = other[at];
    // The fight continues until one side has no personnel left (C-PERSBAT-03).
    if (enemy === undefined) break;
    const force = attributeOf(g, piece, 'STRENGTH');
    const loser = force === each ? null : force > each ? enemy : piece;
    const isMortal = Math.max(force, each) > 2 * Math.min(force, each);
    const fate = loser === null ? null : isMortal ? 'mortally wounded' : 'stunned';
    // The report lists sides by seat. Boarders count for the side of the crew's opponent, whoever owns their card.
    const ours = { name: pieceName(g, piece.id), strength: force };
    const theirs = { name: pieceName(g, enemy.id), strength: each };
    const fallen = loser === piece ? piece.seat : opponentOf(piece.seat);
    reportPair(g, piece.seat === 0 ? [ours, theirs] : [theirs, ours], fate, loser === null ? null : fallen);
    if (loser !== null) (isMortal ? wounded : stunned).add(loser.id);
  }
  const stands = ({ id }: Piece) => !stunned.has(id) && !wounded.has(id);
  const ours = own.filter(stands).reduce((sum, piece) => sum + attributeOf(g, piece, 'STRENGTH'), 0);
  const theirs = other.filter(stands).length * each;
  ctx.log(`STRENGTH ${ours} against ${theirs}.`, 'C-PERSBAT-06');
  // A random personnel of the losing side also dies (C-PERSBAT-06). The lists of fighters are already shuffled.
  const losers = ours === theirs ? [] : ours > theirs ? other : own;
  const victim = losers.find(({ id }) => !wounded.has(id));
  const fallen = new Set([...wounded, ...(victim === undefined ? [] : [victim.id])]);
  const home = must(crew[0], 'the crew that fights').seat;
  const away = opponentOf(home);
  reportTotals(g, home === 0 ? [ours, theirs] : [theirs, ours], ours === theirs ? null : ours > theirs ? home : away);
  const among = (pieces: readonly Piece[]) => pieces.flatMap(({ id }) => (fallen.has(id) ? [id] : []));
  return { dead: among(own), down: among(other) };
}

/** Returns pieces in random order. */
function mixed(ctx: Play, pieces: readonly Piece[]): Piece[] {
  const ids = pieces.map(({ id }) => id);
  ctx.shuffle(ids);
  return ids.flatMap((id) => ctx.g.pieces[id] ?? []);
}
