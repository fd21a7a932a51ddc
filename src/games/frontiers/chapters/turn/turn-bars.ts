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

/** Whether a hand has a card that isn’t a Damage Card: those alone can be discarded at the end (F-HEAL-02, F-EOT-14). */
export function hasPlayable({ hand }: Pick<Player, 'hand'>): boolean {
  return hand.some((card) => card !== DAMAGE);
}

/** Whether a seat still has to play or discard a card in this turn (F-TURN-05, F-TURN-06). */
export function owesCard(g: Frontiers, seat: Seat): boolean {
  const player = playerOf(g, seat);
  if (player.spent > 0) return false;
  const turn = ownTurn(g, seat);
  if (turn === null) return true;
  return !(turn.begun ? turn.emptyHanded : isEmptyHanded(player));
}

/** Whether Emergency Repairs can be made, and the hand is nothing but Damage Cards while a card is still owed. */
export function isStuck(g: Frontiers, turn: Turn): boolean {
  const player = playerOf(g, turn.seat);
  if (player.hand.length === 0 || hasPlayable(player) || !owesCard(g, turn.seat)) return false;
  return noRepairs(g, turn) === null;
}

/**
 * Whether a ship is Crippled: it neither moves nor acts but makes Emergency Repairs, unless an effect brings a card or lets a
 * Damage Card be played sideways (F-OPEN-40).
 */
export function isHeldBack(g: Frontiers, turn: Turn): boolean {
  return isStuck(g, turn) && lastings(g, turn.seat, 'sideways').every(({ what }) => what !== 'damage');
}

/** What is left of a turn: Emergency Repairs that are under way or have to come first, or the end of it without any card. */
type Reduced = 'repairing' | 'repair' | 'announce' | 'forfeit';

/** What a turn has come down to, so that the ship neither moves nor acts; null while it may. */
export function reducedTo(g: Frontiers, turn: Turn): Reduced | null {
  const { seat, step, begun, provoked } = turn;
  if (step === 'emergency') return 'repairing';
  if (step !== 'move') return null;
  const { hand, deck } = playerOf(g, seat);
  // F-EOR-03, F-EOR-04: without any card there is no turn.
  if (!begun && hand.length + deck.length === 0) return mayAnnounce(g, seat) ? 'announce' : 'forfeit';
  return provoked.length === 0 && isHeldBack(g, turn) ? 'repair' : null;
}

const REDUCED: Readonly<Record<Reduced, Obstacle>> = {
  repairing: no('F-EMERG-01', 'Emergency Repairs took the place of movement and Action in this turn.'),
  announce: no('F-EOR-03', 'You have no cards left: announce the End of the Round.'),
  forfeit: no('F-EOR-04', 'You have no cards left: forfeit your turn.'),
  repair: no('F-EMERG-04', 'Your hand is nothing but Damage Cards: Emergency Repairs come before all else.'),
};

/** That a turn has come down to one thing to do, whatever else is wished; or null. */
export function notMuch(g: Frontiers, turn: Turn): Obstacle {
  const reduced = reducedTo(g, turn);
  return reduced === null ? null : REDUCED[reduced];
}

/** Why the ship on turn can neither move nor explore now, or null (F-TURN-08, F-MOVE-07, F-MOVE-14). */
export function notTravelling(g: Frontiers, turn: Turn): Obstacle {
  const { step, provoked, moved } = turn;
  const much = notMuch(g, turn);
  if (much !== null) return much;
  if (step !== 'move') return no('F-TURN-08', 'Movement and exploring come before the Action.');
  if (provoked.length > 0) {
    const text = () => `Your movement ended as you provoked the ships at ${listed(provoked.map(spaceLabel))}.`;
    return no('F-MOVE-14', text);
  }
  return moved ? no('F-MOVE-07', 'Your movement is over since your ship fell back.') : null;
}

/** Why the ship on turn can’t take an Action now, or null (F-TURN-09, F-TURN-10). */
export function notActing(g: Frontiers, turn: Turn): Obstacle {
  const much = notMuch(g, turn);
  if (much !== null || turn.step === 'move') return much ?? notFree(turn);
  return no('F-TURN-09', 'Your Action of this turn is over: there is one in a turn.');
}

/** That provoked ships have to be fought before all else, or null (F-TURN-10). */
export function notFree({ step, provoked }: Turn): Obstacle {
  if (step !== 'move' || provoked.length === 0) return null;
  return no('F-TURN-10', () => `You provoked the ships at ${listed(provoked.map(spaceLabel))}: fight them.`);
}

/** The moment of what is played between the steps of a turn: Move points only while the ship may still move (F-MOVE-02). */
export function momentOf(g: Frontiers, turn: Turn): Moment {
  const { step, moved, provoked } = turn;
  return step === 'move' && !moved && provoked.length === 0 && !isHeldBack(g, turn) ? 'move' : 'rest';
}

/** Why Emergency Repairs, which take the place of all else, can’t be made now, or null (F-EMERG-01, F-EMERG-05). */
export function noRepairs(g: Frontiers, { seat, path, explored, moved, courted }: Turn): Obstacle {
  const { hand, points } = playerOf(g, seat);
  const replace = (what: string, but: string) => no('F-EMERG-01', `Emergency Repairs replace ${what}, and ${but}.`);
  if (path.length > 1 || moved) return replace('movement', 'your ship has moved');
  if (explored) return replace('movement', 'you have explored');
  if (courted) return replace('Interactions', 'you have had one');
  if (points.move > 0) return replace('movement', `you have played ${several(points.move, 'Move point')}`);
  return hand.includes(DAMAGE) ? null : no('F-EMERG-01', 'You have no Damage Card in hand to repair.');
}
