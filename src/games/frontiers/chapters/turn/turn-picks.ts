import type { Option, Seat } from '../../../../kernel/types.ts';
import { no, type Offer, open, type Why } from '../../../kit/offers.ts';
import { listed, several } from '../../../kit/words.ts';
import { TACTICS } from '../../content/tactics.ts';
import type { PlayDeed } from '../../effects/deeds.ts';
import { plays } from '../../effects/plays.ts';
import type { Frontiers, Turn } from '../../state.ts';
import { captainName, playerOf } from '../captains/find.ts';
import { type FightDeed, fights } from '../combat/challenges.ts';
import { type ExploreDeed, explorations } from '../exploring/exploring.ts';
import { type InteractDeed, interactions, notTrusted } from '../interactions/interactions.ts';
import { hasSpecialDeal } from '../interactions/special-deals.ts';
import { notSubjugated, type SubjugateDeed, subjugation } from '../interactions/subjugation.ts';
import { spaceLabel } from '../map/labels.ts';
import { ownSpace } from '../map/place-words.ts';
import { isOverHollow, moves, type StepDeed } from '../movement/movement.ts';
import { isSafe } from '../movement/safe.ts';
import { type EngageDeed, engagements } from '../pvp/engagements.ts';
import { hasPlayable, owesCard } from './obligation.ts';
import { momentOf, noRepairs, notActing, notFree, notMuch, notTravelling, reducedTo } from './turn-bars.ts';
import { isEnding, turnOf } from './turn-state.ts';

/** What is done before a turn: a Skill of others’ turns is used, or an Outpost subjugated. */
export type BeforeDeed = SubjugateDeed | { do: 'before'; play: PlayDeed };

/** What is done in a turn. */
export type TurnDeed =
  | BeforeDeed
  | PlayDeed
  | StepDeed
  | ExploreDeed
  | InteractDeed
  | FightDeed
  | EngageDeed
  | { do: Single };

/** What needs no further word. */
export type Single = 'provoked' | 'stop' | 'deal' | 'emergency' | 'announce' | 'forfeit' | 'again' | 'end' | 'discard';

/** All that can be done next in the turn under way (F-TURN-04, F-TURN-07, F-TURN-18, F-TURN-19). */
export function picks(g: Frontiers): Offer<TurnDeed>[] {
  const turn = turnOf(g);
  const { seat } = turn;
  const found: Offer<TurnDeed>[] = [];
  const single = (what: Single) => {
    if (SINGLE[what].why(g, turn) === null) found.push(open(SINGLE[what].option(g, turn), { do: what }));
  };
  if (isFresh(turn)) found.push(...beforeTurn(g, seat));
  const reduced = reducedTo(g, turn);
  if (reduced === 'announce' || reduced === 'forfeit') {
    single(reduced);
    return found;
  }
  const before = new Set(found.map(({ option }) => option.key));
  for (const play of plays(g, seat, momentOf(g, turn))) if (!before.has(play.option.key)) found.push(play);
  single('provoked');
  // F-MOVE-27, F-MOVE-28: with cards in between as the player likes.
  if (notTravelling(g, turn) === null) {
    found.push(...moves(g, seat), ...explorations(g, seat));
    single('stop');
  }
  // F-TURN-09, F-TURN-11 to F-TURN-17: the one Action.
  if (notActing(g, turn) === null) found.push(...interactions(g, seat), ...fights(g, seat), ...engagements(g, seat));
  for (const what of ['deal', 'emergency', 'announce', 'again', 'end', 'discard'] as const) single(what);
  return found;
}

/** What needs no further word, with what is against it. */
export function singleOffer(g: Frontiers, what: Single): Offer<TurnDeed> {
  const turn = turnOf(g);
  return { option: SINGLE[what].option(g, turn), deed: { do: what }, why: SINGLE[what].why(g, turn) };
}

/** Whether nothing was done in a turn, so that it isn’t too late for what comes before it (F-TURN-01). */
export function isFresh({ step, begun, provoked }: Turn): boolean {
  return step === 'move' && !begun && provoked.length === 0;
}

/** What may be done in others’ turns, and so just before the own one (F-TURN-01, F-TURN-02). */
export function beforeTurn(g: Frontiers, seat: Seat): Offer<BeforeDeed>[] {
  const skills = plays(g, seat, 'before').map(({ option, deed }) =>
    open(option, { do: 'before', play: deed } as const),
  );
  return notSubjugated(g, seat) === null ? [...skills, subjugation(g, seat)] : skills;
}

const SINGLE: Readonly<
  Record<Single, { option(g: Frontiers, turn: Turn): Option; why(g: Frontiers, turn: Turn): Why }>
> = {
  // F-TURN-10, F-MOVE-16: all of them are fought; others may be added as the fight begins (F-COMBAT-11).
  provoked: {
    option: (_g, { provoked }) => provokedFight(provoked),
    why: (_g, turn) => (notFree(turn) === null ? no('F-TURN-10', 'You have provoked nobody.') : null),
  },
  // F-MOVE-06, F-OPEN-34: from a Planet or a Sun the only end of movement is to fall back.
  stop: {
    option: () => STOP,
    why: (g, turn) => notTravelling(g, turn) ?? (isOverHollow(g, turn.seat) ? null : AT_REST),
  },
  deal: {
    option: () => DEAL,
    why: (g, turn) =>
      (turn.step === 'after' ? null : notActing(g, turn)) ??
      notTrusted(g, turn.seat) ??
      (hasSpecialDeal(g, turn.seat) ? null : NO_SPENDER),
  },
  emergency: {
    option: () => EMERGENCY,
    why(g, turn) {
      const repairs = noRepairs(g, turn);
      const acting = () => (reducedTo(g, turn) === 'repair' ? null : notActing(g, turn));
      // That the ship can’t act at all says more.
      if (repairs !== null) return () => ({ ...(acting() ?? repairs)(), rule: 'F-EMERG-01' });
      const why = acting();
      return why === null ? null : () => ({ ...why(), rule: 'F-EMERG-01' });
    },
  },
  announce: { option: () => ANNOUNCE, why: notAnnounced },
  forfeit: { option: () => FORFEIT, why: notForfeited },
  again: { option: () => DOUBLE_SHIFT, why: notAgain },
  end: { option: endOption, why: notEnded },
  discard: {
    option: () => DISCARD,
    why: (g, turn) =>
      notEnded(g, turn) ?? (owesCard(g, turn.seat) || !hasPlayable(playerOf(g, turn.seat)) ? NO_CARD : null),
  },
};

function provokedFight(provoked: Turn['provoked']): Option {
  const option: Option = {
    key: 'fight:provoked',
    verb: 'fight',
    label: `Fight the ships at ${listed(provoked.map(spaceLabel))}`,
    hint: 'It is your Action.',
    rule: 'F-TURN-10',
  };
  const [first] = provoked;
  if (first !== undefined) option.subject = { kind: 'space', id: first };
  return option;
}

/** Why the End of the Round can’t be announced now, or null (F-EOR-01). */
function notAnnounced(g: Frontiers, { seat, begun }: Turn): Why {
  const { announced } = g;
  const { deck } = playerOf(g, seat);
  if (announced !== null) {
    return no('F-EOR-01', () => `${captainName(g, announced)} has announced the End of the Round already.`);
  }
  if (deck.length > 0)
    return no('F-EOR-01', () => `Your Ship Deck has to be empty; it has ${several(deck.length, 'card')}.`);
  return begun ? no('F-EOR-01', 'You have begun this turn: announce it as a turn begins.') : null;
}

/** Why a turn can’t be forfeited, or null (F-EOR-04). */
function notForfeited(g: Frontiers, turn: Turn): Why {
  if (reducedTo(g, turn) === 'forfeit') return null;
  const { deck, hand } = playerOf(g, turn.seat);
  if (deck.length + hand.length > 0) {
    const text = `A turn is forfeited without any cards; you have ${hand.length} in hand and ${deck.length} to draw.`;
    return no('F-EOR-04', `${text} You may end your turn.`);
  }
  return g.announced === null
    ? no('F-EOR-03', 'Without any cards, announce the End of the Round.')
    : no('F-EOR-04', 'A turn is forfeited as it begins.');
}

/** Why Double Shift can’t be used, or null (F-OPEN-09). */
function notAgain(g: Frontiers, turn: Turn): Why {
  const rule = 'F-OPEN-09';
  const { tactic } = playerOf(g, turn.seat);
  if (tactic?.tactic !== 'double-shift') return NO_SHIFT;
  if (tactic.used) return no(rule, 'You have used Double Shift in this Round.');
  if (isEnding(g)) return no(rule, 'The end is announced: everyone has one turn left, and no other.');
  return notFree(turn) ?? (turn.again === null ? null : no(rule, 'You gain another turn already.'));
}

/** Why the turn can’t be ended now, or null: with a card still owed only if one can be discarded, or nothing else is left (F-TURN-05, F-TURN-10, F-MOVE-06, F-EOT-15). */
function notEnded(g: Frontiers, turn: Turn): Why {
  const { seat, step, moved } = turn;
  const player = playerOf(g, seat);
  const free = notFree(turn);
  if (free !== null || step !== 'move') return free;
  if (!moved && isOverHollow(g, seat)) {
    return no('F-MOVE-06', () => `No ship stays at ${ownSpace(g, seat)}: move on, or stop and fall back.`);
  }
  const stuck = owesCard(g, seat) && !hasPlayable(player) && player.hand.length > 0;
  if (stuck && noRepairs(g, turn) === null) return CRIPPLED;
  return notMuch(g, turn);
}

function endOption(g: Frontiers, { seat }: Turn): Option {
  const { at } = playerOf(g, seat);
  const withdraws = at !== null && !isSafe(g, seat, at) ? 'Your ship withdraws, 1 Damage Card for each space. ' : '';
  const owed = owesCard(g, seat) && hasPlayable(playerOf(g, seat));
  const hint = `${withdraws}${owed ? 'You must discard a card.' : ''}`.trim();
  return { key: 'turn:end', verb: 'end', label: 'End your turn', rule: 'F-TURN-20', ...(hint === '' ? {} : { hint }) };
}

const AT_REST = no('F-MOVE-07', 'Your ship may stay where it is: act, or end your turn.');
const NO_SPENDER = no('F-INTERACT-03', 'No card of your hand spends Diplomacy by itself.');
const NO_CARD = no('F-EOT-14', 'There is no choice of cards to discard.');
const NO_SHIFT = no('F-OPEN-09', 'You don’t hold the Tactic Double Shift this Round.');
const CRIPPLED = no('F-TURN-05', 'You owe a card and hold only Damage Cards: make Emergency Repairs.');

const ANNOUNCE: Option = {
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

const DISCARD: Option = {
  key: 'turn:end-discard',
  verb: 'end',
  label: 'Discard cards and end your turn',
  hidden: true,
  rule: 'F-EOT-14',
};
