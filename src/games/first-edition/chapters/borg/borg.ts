import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import type { ShipBattle } from '../../battle.ts';
import { isOf, pointsOn } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { opponentOf, piecesOf } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { isCaptive, isPerson } from '../../position/piece-types.ts';
import { locationAt } from '../../position/places.ts';
import { vesselOf } from '../../position/stations.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace, PieceId } from '../../terms.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { mayCounter } from '../battle/counter.ts';
import type { Play } from '../calls.ts';
import { scorePoints } from '../points/score.ts';

/** True if a card in play acts as a Borg. */
export function isBorg(piece: Piece): boolean {
  return affiliationOf(piece) === 'Borg';
}

/**
 * True if a player is a Borg player: a Borg personnel, ship or facility, or a Borg-only card, is in their deck
 * (C-BORG-01).
 */
function playsBorg(g: FirstEdition, seat: Seat): boolean {
  const deck = g.options.decks[seat];
  const cards = deck === undefined ? [] : [...deck.seeds, ...deck.draw];
  return cards.some((card) => {
    const facts = cardOf(card);
    const isSided = isOf(facts, 'Personnel', 'Ship', 'Facility') && facts.affiliations.includes('Borg');
    return isSided || facts.icons.includes('BO');
  });
}

/**
 * True if a player has a Borg-only objective face up. Players carry out the objective's text by agreement, so this
 * function doesn't check what the objective allows.
 */
function hasObjective(g: FirstEdition, seat: Seat): boolean {
  return piecesOf(g, seat).some(({ card, hidden }) => {
    const facts = cardOf(card);
    return facts.type === 'Objective' && facts.icons.includes('BO') && hidden !== true;
  });
}

/**
 * Returns the reason a Borg can't beam or walk to a place, or null if it can. A Borg can't form an Away Team on a
 * planet, or in a vessel that its player doesn't control (C-BORG-06). A current objective or a counter-attack may allow
 * it.
 */
export function awayWhy(g: FirstEdition, piece: Piece, to: CardPlace): Obstacle {
  if (!isPerson(piece) || isCaptive(piece) || !isBorg(piece)) return null;
  if (vesselOf(g, to)?.seat === piece.seat || hasObjective(g, piece.seat)) return null;
  const location = locationAt(g, to);
  if (location !== null && mayCounter(g, piece.seat, location)) return null;
  return no('C-BORG-06', () => `${pieceName(g, piece.id)} is Borg, and Borg don’t form Away Teams.`);
}

/** Points for destroying a ship. */
export interface Bounty {
  piece: PieceId;
  card: CardId;
  to: Seat;
  points: number;
}

/**
 * Returns the bonus points for Borg ships destroyed in a battle. They go to an opponent who fired at the ships and
 * isn't a Borg player (C-BORG-07).
 */
export function bountiesOf(g: FirstEdition, { wrecked, firing, lone }: ShipBattle): Bounty[] {
  return wrecked.flatMap((id) => {
    const ship = g.pieces[id];
    const facts = ship === undefined ? undefined : cardOf(ship.card);
    if (ship === undefined || facts?.type !== 'Ship' || !isBorg(ship) || lone !== undefined) return [];
    const to = opponentOf(ship.seat);
    const points = pointsOn(facts);
    const isPaid = points > 0 && (firing[to] ?? []).length > 0 && !playsBorg(g, to);
    return isPaid ? [{ piece: id, card: ship.card, to, points }] : [];
  });
}

/** Scores the bonus points for destroyed Borg ships. */
export function payBounties(ctx: Play, bounties: readonly Bounty[]): void {
  for (const { card, to, points } of bounties)
    if (ctx.state.over === null) scorePoints(ctx, to, { kind: 'bonus', points, card });
}
