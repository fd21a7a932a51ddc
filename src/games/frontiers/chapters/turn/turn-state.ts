import type { Seat } from '../../../../kernel/types.ts';
import type { Frontiers, Player, Turn } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { emptyPoints } from '../captains/points.ts';
import { clearData } from '../data/data.ts';

/** Returns a turn in which nothing has happened yet (F-TURN-04). */
export function freshTurn(seat: Seat): Turn {
  return {
    seat,
    begun: false,
    step: 'move',
    path: [],
    explored: false,
    moved: false,
    provoked: [],
    courted: false,
    visited: [],
    emptyHanded: false,
    again: null,
    joined: [],
  };
}

/**
 * Whether these are the last turns of the Round or of the game, in which every player has only one turn (F-EOR-05,
 * F-SCEN-07).
 */
export function isEnding({ announced, finale }: Frontiers): boolean {
  return announced !== null || finale !== null;
}

/** Whether a seat may gain another turn after the current one (F-OPEN-09). */
export function mayTurnAgain(g: Frontiers, seat: Seat): boolean {
  return ownTurn(g, seat)?.again === null && !isEnding(g);
}

/** Returns the current turn. Throws between turns. */
export function turnOf(g: Frontiers): Turn {
  if (g.turn === null) throw new Error('no turn is under way');
  return g.turn;
}

/**
 * Returns the current turn if it is this seat’s, or null. Other seats can act in this turn too (F-PVP-08, F-COOP-12).
 */
export function ownTurn(g: Frontiers, seat: Seat): Turn | null {
  return g.turn?.seat === seat ? g.turn : null;
}

/**
 * True if the hand is empty while the deck has cards, so that the player doesn't have to play or discard a card
 * (F-TURN-06).
 */
export function isEmptyHanded({ hand, deck }: Pick<Player, 'hand' | 'deck'>): boolean {
  return hand.length === 0 && deck.length > 0;
}

/**
 * Begins the turn itself, which ends the time for before-turn effects (F-TURN-01, F-TURN-03). The check for an empty
 * hand happens now, and an Outpost may be subjugated again (F-LOC-09).
 */
export function beginTurn(g: Frontiers): void {
  const turn = turnOf(g);
  if (turn.begun) return;
  const player = playerOf(g, turn.seat);
  turn.begun = true;
  turn.emptyHanded = isEmptyHanded(player);
  player.subjugated = false;
}

/** Clears the remains of a seat's turn: unspent points and data are lost (F-DATA-02). */
export function clearTurn(g: Frontiers, seat: Seat): void {
  const player = playerOf(g, seat);
  player.points = emptyPoints();
  player.spent = 0;
  player.spentCrystals = [];
  player.wastedDice = 0;
  clearData(player);
}
