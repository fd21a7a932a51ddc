import type { Seat } from '../../../../kernel/types.ts';
import type { Frontiers, Player, Turn } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { emptyPoints } from '../captains/points.ts';
import { clearData } from '../data/data.ts';

/** A turn of which nothing was done yet (F-TURN-04). */
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

/** Whether the last turns of the Round or the game run: everyone has just one (F-EOR-05, F-SCEN-07). */
export function isEnding({ announced, finale }: Frontiers): boolean {
  return announced !== null || finale !== null;
}

/** Whether a seat may gain another turn after the one that it has (F-OPEN-09). */
export function mayTurnAgain(g: Frontiers, seat: Seat): boolean {
  return ownTurn(g, seat)?.again === null && !isEnding(g);
}

/** The turn under way. Throws between turns. */
export function turnOf(g: Frontiers): Turn {
  if (g.turn === null) throw new Error('no turn is under way');
  return g.turn;
}

/** The turn under way when it is this seat’s, else null: others act in it too (F-PVP-08, F-COOP-12). */
export function ownTurn(g: Frontiers, seat: Seat): Turn | null {
  return g.turn?.seat === seat ? g.turn : null;
}

/** The hand was empty while cards could still be drawn, so that nothing needs to be played or discarded (F-TURN-06). */
export function isEmptyHanded({ hand, deck }: Pick<Player, 'hand' | 'deck'>): boolean {
  return hand.length === 0 && deck.length > 0;
}

/**
 * The turn itself begins: what may be done before it is over (F-TURN-01, F-TURN-03). Only now hand and deck are looked at,
 * and an Outpost may be subjugated anew (F-LOC-09).
 */
export function beginTurn(g: Frontiers): void {
  const turn = turnOf(g);
  if (turn.begun) return;
  const player = playerOf(g, turn.seat);
  turn.begun = true;
  turn.emptyHanded = isEmptyHanded(player);
  player.subjugated = false;
}

/** A seat’s turn leaves nothing behind: points and data that were not used are lost (F-DATA-02). */
export function clearTurn(g: Frontiers, seat: Seat): void {
  const player = playerOf(g, seat);
  player.points = emptyPoints();
  player.spent = 0;
  player.spentCrystals = [];
  player.wastedDice = 0;
  clearData(player);
}
