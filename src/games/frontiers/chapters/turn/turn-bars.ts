import { no, type Why } from '../../../kit/offers.ts';
import { listed, several } from '../../../kit/words.ts';
import type { Moment } from '../../effects/moments.ts';
import { DAMAGE, type Frontiers, type Turn } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { spaceLabel } from '../map/labels.ts';
import { mayAnnounce } from '../rounds/finale.ts';
import { isCrippled, isExhausted } from './obligation.ts';

/** What is left of a turn: Emergency Repairs that are under way or have to come first, or the end of it without any card. */
export type Reduced = 'repairing' | 'repair' | 'announce' | 'forfeit';

/** What a turn has come down to, so that the ship neither moves nor acts; null while it may. */
export function reducedTo(g: Frontiers, turn: Turn): Reduced | null {
  const { seat, step, begun, provoked } = turn;
  if (step === 'emergency') return 'repairing';
  if (step !== 'move') return null;
  // F-EOR-03, F-EOR-04: without any card there is no turn.
  if (!begun && isExhausted(playerOf(g, seat))) return mayAnnounce(g, seat) ? 'announce' : 'forfeit';
  return provoked.length === 0 && isHeldBack(g, turn) ? 'repair' : null;
}

const REDUCED: Readonly<Record<Reduced, Why>> = {
  repairing: no('F-EMERG-01', 'Emergency Repairs took the place of movement and Action in this turn.'),
  announce: no('F-EOR-03', 'You have no cards left: announce the End of the Round.'),
  forfeit: no('F-EOR-04', 'You have no cards left: forfeit your turn.'),
  repair: no('F-EMERG-04', 'Your hand is nothing but Damage Cards: Emergency Repairs come before all else.'),
};

/** That a turn has come down to one thing to do, whatever else is wished; or null. */
export function notMuch(g: Frontiers, turn: Turn): Why {
  const reduced = reducedTo(g, turn);
  return reduced === null ? null : REDUCED[reduced];
}

/** Why the ship on turn can neither move nor explore now, or null (F-TURN-08, F-MOVE-07, F-MOVE-14). */
export function notTravelling(g: Frontiers, turn: Turn): Why {
  const { step, provoked, moved } = turn;
  const much = notMuch(g, turn);
  if (much !== null) return much;
  if (step !== 'move') return TOO_LATE;
  if (provoked.length > 0) {
    const text = () => `Your movement ended as you provoked the ships at ${listed(provoked.map(spaceLabel))}.`;
    return no('F-MOVE-14', text);
  }
  return moved ? FELL_BACK : null;
}

const TOO_LATE = no('F-TURN-08', 'Movement and exploring come before the Action.');
const FELL_BACK = no('F-MOVE-07', 'Your movement is over since your ship fell back.');

/** Why the ship on turn can’t take an Action now, or null (F-TURN-09, F-TURN-10). */
export function notActing(g: Frontiers, turn: Turn): Why {
  const much = notMuch(g, turn);
  if (much !== null) return much;
  return turn.step === 'move' ? notFree(turn) : ACTED;
}

const ACTED = no('F-TURN-09', 'Your Action of this turn is over: there is one in a turn.');

/** That provoked ships have to be fought before all else, or null (F-TURN-10). */
export function notFree({ step, provoked }: Turn): Why {
  if (step !== 'move' || provoked.length === 0) return null;
  return no('F-TURN-10', () => `You provoked the ships at ${listed(provoked.map(spaceLabel))}: fight them.`);
}

/** The moment of what is played between the steps of a turn: Move points only while the ship may still move (F-MOVE-02). */
export function momentOf(g: Frontiers, turn: Turn): Moment {
  const { step, moved, provoked } = turn;
  return step === 'move' && !moved && provoked.length === 0 && !isHeldBack(g, turn) ? 'move' : 'rest';
}

/** F-OPEN-40: a Crippled ship makes Emergency Repairs and nothing else. */
export function isHeldBack(g: Frontiers, turn: Turn): boolean {
  return isCrippled(g, turn.seat) && noRepairs(g, turn) === null;
}

/** Why Emergency Repairs, which take the place of all else, can’t be made now, or null (F-EMERG-01, F-EMERG-05). */
export function noRepairs(g: Frontiers, { seat, path, explored, moved, courted }: Turn): Why {
  const { hand, points } = playerOf(g, seat);
  if (path.length > 1 || moved) return MOVED;
  if (explored) return EXPLORED;
  if (courted) return COURTED;
  if (points.move > 0) {
    const have = several(points.move, 'Move point');
    return no('F-EMERG-01', `Emergency Repairs replace movement, and you have played ${have}.`);
  }
  return hand.includes(DAMAGE) ? null : WHOLE;
}

const MOVED = no('F-EMERG-01', 'Emergency Repairs replace movement, and your ship has moved.');
const EXPLORED = no('F-EMERG-01', 'Emergency Repairs replace movement, and you have explored.');
const COURTED = no('F-EMERG-01', 'Emergency Repairs replace Interactions, and you have had one.');
const WHOLE = no('F-EMERG-01', 'You have no Damage Card in hand to repair.');
