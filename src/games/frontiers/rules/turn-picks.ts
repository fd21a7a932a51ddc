import type { Option, Seat } from '../../../kernel/types.ts';
import { TACTICS } from '../content/tactics.ts';
import type { Moment } from '../effects/moments.ts';
import { plays } from '../effects/plays.ts';
import { DAMAGE, type Frontiers, type Turn } from '../state.ts';
import { listed } from '../words.ts';
import { fights } from './challenges.ts';
import { mayAnnounce } from './end-of-round.ts';
import { engagements } from './engagements.ts';
import { explorations } from './exploring.ts';
import { playerOf } from './find.ts';
import { interactions } from './interactions.ts';
import { spaceLabel } from './labels.ts';
import { isOverHollow, moves } from './movement.ts';
import { hasPlayable, isCrippled, isExhausted, owesCard } from './obligation.ts';
import { isSafe } from './safe.ts';
import { hasSpecialDeal } from './special-deals.ts';
import { subjugations } from './subjugation.ts';
import { mayTurnAgain, turnOf } from './turn-state.ts';

/** All that can be done next in the turn under way (F-TURN-04, F-TURN-07, F-TURN-18, F-TURN-19). */
export function picks(g: Frontiers): Option[] {
  const turn = turnOf(g);
  const { seat } = turn;
  if (turn.step !== 'move') {
    const deal = turn.step === 'after' && hasSpecialDeal(g, seat) ? [DEAL] : [];
    return [...plays(g, seat, 'rest'), ...deal, ...again(g, turn), ...endings(g, turn)];
  }
  // F-TURN-10: nothing else can be done then.
  if (turn.provoked.length > 0) return [...plays(g, seat, 'rest'), provokedFight(turn)];
  const before = turn.begun ? [] : beforeTurn(g, seat);
  const reduced = reducedTo(g, turn);
  if (reduced === 'announce') return [...before, ROUND_END];
  if (reduced === 'forfeit') return [...before, FORFEIT];
  // Once anything was done, the turn goes its way.
  const own = plays(g, seat, momentOf(g, turn));
  const options = [...before, ...own.filter(({ key }) => before.every((option) => option.key !== key))];
  if (reduced !== 'repair') options.push(...ways(g, turn), ...actions(g, seat));
  if (mayRepair(g, turn)) options.push(EMERGENCY);
  if (!turn.begun && mayAnnounce(g, seat)) options.push(ROUND_END);
  options.push(...again(g, turn), ...endings(g, turn));
  return options;
}

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

/** The moment of what is played between the steps of a turn: Move points only while the ship may still move (F-MOVE-02). */
export function momentOf(g: Frontiers, turn: Turn): Moment {
  return turn.step === 'move' && !turn.moved && !isHeldBack(g, turn) ? 'move' : 'rest';
}

/** F-OPEN-40: a Crippled ship makes Emergency Repairs and nothing else. */
export function isHeldBack(g: Frontiers, turn: Turn): boolean {
  return isCrippled(g, turn.seat) && mayRepair(g, turn);
}

/** What may be done in others’ turns, and so just before the own one (F-TURN-01, F-TURN-02). */
export function beforeTurn(g: Frontiers, seat: Seat): Option[] {
  return [...plays(g, seat, 'before'), ...subjugations(g, seat)];
}

/** Ways on, with cards in between as the player likes (F-MOVE-27, F-MOVE-28); from a Planet or a Sun the only end of movement is to fall back (F-MOVE-06, F-OPEN-34). */
function ways(g: Frontiers, { seat, moved }: Turn): Option[] {
  if (moved) return [];
  const options = [...moves(g, seat), ...explorations(g, seat)];
  if (isOverHollow(g, seat)) options.push(STOP);
  return options;
}

/** What the ship may do as its one Action (F-TURN-09, F-TURN-11 to F-TURN-17), and what takes none. */
function actions(g: Frontiers, seat: Seat): Option[] {
  const options = [...interactions(g, seat), ...fights(g, seat), ...engagements(g, seat)];
  if (hasSpecialDeal(g, seat)) options.push(DEAL);
  return options;
}

/** F-TURN-10, F-MOVE-16: all of them are fought; others may be added as the fight begins (F-COMBAT-11). */
function provokedFight({ provoked }: Turn): Option {
  const labels = listed(provoked.map(spaceLabel));
  const option: Option = {
    key: 'fight:provoked',
    verb: 'fight',
    label: `Fight the ships at ${labels}`,
    hint: 'It is your Action.',
    rule: 'F-TURN-10',
  };
  const [first] = provoked;
  if (first !== undefined) option.subject = { kind: 'space', id: first };
  return option;
}

/** Why there are no Emergency Repairs: the ship moved, explored or dealt, has Move points, or no Damage Card. */
export type NoRepairs = 'moved' | 'explored' | 'dealt' | 'points' | 'whole';

/** Why Emergency Repairs, which take the place of all else, can’t be made now, or null (F-EMERG-01, F-EMERG-05). */
export function noRepairs(g: Frontiers, { seat, path, explored, moved, courted }: Turn): NoRepairs | null {
  const { hand, points } = playerOf(g, seat);
  if (path.length > 1 || moved) return 'moved';
  if (explored) return 'explored';
  if (courted) return 'dealt';
  if (points.move > 0) return 'points';
  return hand.includes(DAMAGE) ? null : 'whole';
}

function mayRepair(g: Frontiers, turn: Turn): boolean {
  return noRepairs(g, turn) === null;
}

/** Ends of the turn: with a card still owed only if one can be discarded, or nothing else is left (F-TURN-05, F-EOT-15). */
function endings(g: Frontiers, turn: Turn): Option[] {
  const { seat, step, moved } = turn;
  const player = playerOf(g, seat);
  if (step === 'move' && !moved && isOverHollow(g, seat)) return [];
  const owed = owesCard(g, seat);
  const playable = hasPlayable(player);
  const stuck = owed && !playable && player.hand.length > 0;
  if (stuck && step === 'move' && mayRepair(g, turn)) return [];
  const end: Option = { key: 'turn:end', verb: 'end', label: 'End your turn', rule: 'F-TURN-20' };
  const hint = endHint(g, seat, owed && playable);
  if (hint !== '') end.hint = hint;
  if (owed || !playable) return [end];
  const discard: Option = {
    key: 'turn:end-discard',
    verb: 'end',
    label: 'Discard cards and end your turn',
    hidden: true,
    rule: 'F-EOT-14',
  };
  return [end, discard];
}

function endHint(g: Frontiers, seat: Seat, owed: boolean): string {
  const { at } = playerOf(g, seat);
  const withdraws = at !== null && !isSafe(g, seat, at) ? 'Your ship withdraws, 1 Damage Card for each space. ' : '';
  return `${withdraws}${owed ? 'You must discard a card.' : ''}`.trim();
}

/** F-OPEN-09: Double Shift, once in the Round. */
function again(g: Frontiers, { seat }: Turn): Option[] {
  const { tactic } = playerOf(g, seat);
  return tactic?.tactic === 'double-shift' && !tactic.used && mayTurnAgain(g, seat) ? [DOUBLE_SHIFT] : [];
}

const ROUND_END: Option = {
  key: 'round:end',
  verb: 'round',
  label: 'Announce the End of the Round',
  hint: 'You give up this turn. Everyone else has one more.',
  rule: 'F-EOR-01',
};

const FORFEIT: Option = {
  key: 'forfeit',
  verb: 'forfeit',
  label: 'Forfeit your turn',
  hint: 'You have no cards left.',
  rule: 'F-EOR-04',
};

const EMERGENCY: Option = {
  key: 'emergency',
  verb: 'emergency',
  label: 'Emergency Repairs',
  hint: 'Discard Damage Cards with one other card, or one alone. No movement, no Action.',
  hidden: true,
  rule: 'F-EMERG-01',
};

const STOP: Option = {
  key: 'turn:stop',
  verb: 'stop',
  label: 'Stop and fall back',
  hint: 'No ship stays there: 1 Damage Card, back to where you came from.',
  rule: 'F-MOVE-07',
};

const DEAL: Option = {
  key: 'deal:open',
  verb: 'deal',
  label: 'Use Diplomacy for a card',
  hint: 'An Interaction away from any location. It is not your Action.',
  rule: 'F-INTERACT-03',
};

const DOUBLE_SHIFT: Option = {
  key: 'tactic:double-shift',
  verb: 'tactic',
  label: TACTICS['double-shift'].name,
  hint: TACTICS['double-shift'].text,
  rule: 'F-OPEN-09',
};
