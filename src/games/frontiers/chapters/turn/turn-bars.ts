import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { listed, several } from '../../../kit/words.ts';
import type { Moment } from '../../effects/moments.ts';
import { DAMAGE, type Frontiers, type Player, type Turn } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { lastings } from '../captains/lasting.ts';
import { spaceLabel } from '../map/labels.ts';
import { mayAnnounce } from '../rounds/finale.ts';
import { isEmptyHanded, ownTurn } from './turn-state.ts';

/**
 * Whether a hand holds a card other than Damage Cards, since Damage Cards can't be discarded at the end of a turn
 * (F-HEAL-02, F-EOT-14).
 */
export function hasPlayable({ hand }: Pick<Player, 'hand'>): boolean {
  return hand.some((card) => card !== DAMAGE);
}

/** Whether a seat still has to play or discard a card this turn (F-TURN-05, F-TURN-06). */
export function owesCard(g: Frontiers, seat: Seat): boolean {
  const player = playerOf(g, seat);
  if (player.spent > 0) return false;
  const turn = ownTurn(g, seat);
  if (turn === null) return true;
  return !(turn.begun ? turn.emptyHanded : isEmptyHanded(player));
}

/** Whether a seat that still has to play or discard a card holds only Damage Cards and can make Emergency Repairs. */
export function isStuck(g: Frontiers, turn: Turn): boolean {
  const player = playerOf(g, turn.seat);
  if (player.hand.length === 0 || hasPlayable(player) || !owesCard(g, turn.seat)) return false;
  return noRepairs(g, turn) === null;
}

/**
 * Whether a ship is Crippled. A Crippled ship can't move or act and must make Emergency Repairs, unless an effect gives
 * the seat a card or lets it play Damage Cards sideways (F-OPEN-40).
 */
export function isHeldBack(g: Frontiers, turn: Turn): boolean {
  return isStuck(g, turn) && lastings(g, turn.seat, 'sideways').every(({ what }) => what !== 'damage');
}

/**
 * The only thing left to do in a turn: make Emergency Repairs (already begun, or required first), or end the turn for
 * lack of cards.
 */
type Reduced = 'repairing' | 'repair' | 'announce' | 'forfeit';

/** Returns the only thing left to do in a turn if the ship can neither move nor act, or null. */
export function reducedTo(g: Frontiers, turn: Turn): Reduced | null {
  const { seat, step, begun, provoked } = turn;
  if (step === 'emergency') return 'repairing';
  if (step !== 'move') return null;
  const { hand, deck } = playerOf(g, seat);
  // F-EOR-03, F-EOR-04: a player without any cards has no turn.
  if (!begun && hand.length + deck.length === 0) return mayAnnounce(g, seat) ? 'announce' : 'forfeit';
  return provoked.length === 0 && isHeldBack(g, turn) ? 'repair' : null;
}

const REDUCED: Readonly<Record<Reduced, Obstacle>> = {
  repairing: no('F-EMERG-01', 'You made Emergency Repairs instead of moving and taking an Action this turn.'),
  announce: no('F-EOR-03', 'You have no cards left. Announce the End of the Round.'),
  forfeit: no('F-EOR-04', 'You have no cards left. Forfeit your turn.'),
  repair: no('F-EMERG-04', 'You hold only Damage Cards, so you must make Emergency Repairs first.'),
};

/**
 * If only one thing is left to do in the turn, returns the reason everything else is refused; otherwise returns null.
 */
export function notMuch(g: Frontiers, turn: Turn): Obstacle {
  const reduced = reducedTo(g, turn);
  return reduced === null ? null : REDUCED[reduced];
}

/** Returns the reason the current ship can neither move nor explore now, or null (F-TURN-08, F-MOVE-07, F-MOVE-14). */
export function notTravelling(g: Frontiers, turn: Turn): Obstacle {
  const { step, provoked, moved } = turn;
  const much = notMuch(g, turn);
  if (much !== null) return much;
  if (step !== 'move') return no('F-TURN-08', 'You can move and explore only before your Action.');
  if (provoked.length > 0) {
    const text = () => `You provoked the ships at ${listed(provoked.map(spaceLabel))}, so your movement has ended.`;
    return no('F-MOVE-14', text);
  }
  return moved ? no('F-MOVE-07', 'Your ship fell back, so your movement has ended.') : null;
}

/** Returns the reason the current ship can’t take an Action now, or null (F-TURN-09, F-TURN-10). */
export function notActing(g: Frontiers, turn: Turn): Obstacle {
  const much = notMuch(g, turn);
  if (much !== null || turn.step === 'move') return much ?? notFree(turn);
  return no('F-TURN-09', 'You have already taken your one Action this turn.');
}

/**
 * Returns the refusal that tells the player to fight the provoked ships first, or null if there are none to fight
 * (F-TURN-10).
 */
export function notFree({ step, provoked }: Turn): Obstacle {
  if (step !== 'move' || provoked.length === 0) return null;
  return no('F-TURN-10', () => `You provoked the ships at ${listed(provoked.map(spaceLabel))}. Fight them first.`);
}

/**
 * Returns the moment for effects between the steps of a turn. Move effects are possible only while the ship can still
 * move (F-MOVE-02).
 */
export function momentOf(g: Frontiers, turn: Turn): Moment {
  const { step, moved, provoked } = turn;
  return step === 'move' && !moved && provoked.length === 0 && !isHeldBack(g, turn) ? 'move' : 'rest';
}

/**
 * Returns the reason the player can't make Emergency Repairs now, or null. Emergency Repairs replace movement and the
 * Action (F-EMERG-01, F-EMERG-05).
 */
export function noRepairs(g: Frontiers, { seat, path, explored, moved, courted }: Turn): Obstacle {
  const { hand, points } = playerOf(g, seat);
  const replace = (what: string, but: string) => no('F-EMERG-01', `Emergency Repairs replace ${what}, but ${but}.`);
  if (path.length > 1 || moved) return replace('movement', 'your ship has already moved');
  if (explored) return replace('movement', 'you have already explored');
  if (courted) return replace('Interactions', 'you have already had one');
  if (points.move > 0) return replace('movement', `you have already played ${several(points.move, 'Move point')}`);
  return hand.includes(DAMAGE) ? null : no('F-EMERG-01', 'You have no Damage Cards in hand.');
}
