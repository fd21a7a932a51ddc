import type { Option } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer, offer } from '../../../kit/offers.ts';
import { listed, several } from '../../../kit/words.ts';
import { TACTICS } from '../../content/tactics.ts';
import type { PlayPayload } from '../../effects/payloads.ts';
import { plays } from '../../effects/plays.ts';
import type { Frontiers, Turn } from '../../state.ts';
import { captainName, playerOf } from '../captains/find.ts';
import { type FightPayload, fights } from '../combat/challenges.ts';
import { unblockedAt } from '../combat/unblocked.ts';
import { type ExplorePayload, explorations } from '../exploring/exploring.ts';
import { type InteractPayload, interactions, notTrusted } from '../interactions/interactions.ts';
import { hasSpecialDeal } from '../interactions/special-deals.ts';
import { spaceLabel } from '../map/labels.ts';
import { ownSpace } from '../map/place-words.ts';
import { isOverHollow, type StepPayload } from '../movement/movement.ts';
import { isSafe } from '../movement/safe.ts';
import { moves } from '../movement/travel.ts';
import { type EngagePayload, engagements } from '../pvp/engagements.ts';
import { oneMore } from '../rounds/finale.ts';
import { type BeforePayload, beforeTurn } from './before.ts';
import {
  hasPlayable,
  isStuck,
  momentOf,
  noRepairs,
  notActing,
  notFree,
  notMuch,
  notTravelling,
  owesCard,
  reducedTo,
} from './turn-bars.ts';
import { isEnding, turnOf } from './turn-state.ts';

/** A player's choice in a turn. */
export type TurnPayload =
  | BeforePayload
  | PlayPayload
  | StepPayload
  | ExplorePayload
  | InteractPayload
  | FightPayload
  | EngagePayload
  | { do: Single };

/** Choices that are complete without further details. */
export type Single = 'provoked' | 'stop' | 'deal' | 'emergency' | 'announce' | 'forfeit' | 'again' | 'end' | 'discard';

/** Returns everything that can be done next in the current turn (F-TURN-04, F-TURN-07, F-TURN-18, F-TURN-19). */
export function picks(g: Frontiers): Offer<TurnPayload>[] {
  const turn = turnOf(g);
  const { seat } = turn;
  const found: Offer<TurnPayload>[] = isFresh(turn) ? beforeTurn(g, seat) : [];
  const singles = (...all: Single[]) => {
    for (const what of all) {
      const one = singleOffer(g, what);
      if (one.why === null) found.push(one);
    }
  };
  const reduced = reducedTo(g, turn);
  if (reduced === 'announce' || reduced === 'forfeit') {
    singles(reduced);
    return found;
  }
  const before = new Set(found.map(({ option }) => option.key));
  for (const play of plays(g, seat, momentOf(g, turn))) if (!before.has(play.option.key)) found.push(play);
  singles('provoked');
  // F-MOVE-27, F-MOVE-28: the player may play cards between steps.
  if (notTravelling(g, turn) === null) {
    found.push(...moves(g, seat), ...explorations(g, seat));
    singles('stop');
  }
  // F-TURN-09, F-TURN-11 to F-TURN-17: one Action per turn.
  if (notActing(g, turn) === null) found.push(...interactions(g, seat), ...fights(g, seat), ...engagements(g, seat));
  singles('deal', 'emergency', 'announce', 'again', 'end', 'discard');
  return found;
}

/**
 * Returns the offer for a choice that needs no details. If the choice isn't possible now, the offer includes the
 * reason.
 */
export function singleOffer(g: Frontiers, what: Single): Offer<TurnPayload> {
  const turn = turnOf(g);
  const { option, why } = SINGLE[what];
  return offer({ do: what }, why(g, turn), () => (typeof option === 'function' ? option(g, turn) : option));
}

/** Whether nothing of a turn has happened yet, so that before-turn effects are possible (F-TURN-01). */
export function isFresh({ begun }: Turn): boolean {
  return !begun;
}

/** The option of each choice, and a function that returns the reason it isn't possible now, or null. */
const SINGLE: Readonly<
  Record<Single, { option: Option | ((g: Frontiers, turn: Turn) => Option); why(g: Frontiers, turn: Turn): Obstacle }>
> = {
  // F-TURN-10, F-MOVE-16: the player fights all provoked ships. The player can add other ships when the fight starts
  // (F-COMBAT-11).
  provoked: {
    option(g, { seat, provoked }) {
      const label = `Fight the ships at ${listed(provoked.map(spaceLabel))}`;
      const hint = `This is your Action. ${unblockedAt(g, seat, 'ships', provoked)}`.trim();
      const option = { key: 'fight:provoked', verb: 'fight', label, hint, rule: 'F-TURN-10' };
      const [first] = provoked;
      return first === undefined ? option : { ...option, subject: { kind: 'space', id: first } };
    },
    why: (_g, turn) => (notFree(turn) === null ? no('F-TURN-10', 'You haven’t provoked any ships.') : null),
  },
  // F-MOVE-06, F-OPEN-34: on a Planet or a Sun, movement can end only by falling back.
  stop: {
    option: {
      key: 'turn:stop',
      verb: 'stop',
      label: 'Stop and fall back',
      hint: 'You can’t stay here: take 1 Damage Card and return to the space you came from.',
      rule: 'F-MOVE-07',
    },
    why(g, turn) {
      const why = notTravelling(g, turn);
      if (why !== null || isOverHollow(g, turn.seat)) return why;
      return no('F-MOVE-07', 'Your ship can stay here. Take your Action or end your turn.');
    },
  },
  deal: {
    option: {
      key: 'deal:open',
      verb: 'deal',
      label: 'Spend Diplomacy on a card',
      hint: 'You interact without a location. This doesn’t use your Action.',
      rule: 'F-INTERACT-03',
    },
    why(g, turn) {
      const why = (turn.step === 'after' ? null : notActing(g, turn)) ?? notTrusted(g, turn.seat);
      if (why !== null || hasSpecialDeal(g, turn.seat)) return why;
      return no('F-INTERACT-03', 'No card in your hand has an effect that spends Diplomacy.');
    },
  },
  emergency: {
    option: {
      key: 'emergency',
      verb: 'emergency',
      label: 'Emergency Repairs',
      hint: 'Discard a card plus Damage Cards, or just one Damage Card. No movement, no Action.',
      hidden: true,
      rule: 'F-EMERG-01',
    },
    why(g, turn) {
      // If the player can't take an Action at all, say why. That reason helps more than a reason about Emergency
      // Repairs.
      const why = (reducedTo(g, turn) === 'repair' ? null : notActing(g, turn)) ?? noRepairs(g, turn);
      return why === null ? null : () => ({ ...why(), rule: 'F-EMERG-01' });
    },
  },
  announce: {
    option(g, { seat }) {
      const others = oneMore(g, seat);
      const then = others === null ? ', and the Round ends immediately' : `. ${others}. Then the Round ends`;
      const option = { key: 'round:end', verb: 'round', label: 'Announce the End of the Round', rule: 'F-EOR-01' };
      return { ...option, hint: `You skip this turn${then}.` };
    },
    why(g, { seat, begun }) {
      const { announced } = g;
      const { deck } = playerOf(g, seat);
      const rule = 'F-EOR-01';
      if (announced !== null) {
        return no(rule, () => `${captainName(g, announced)} has already announced the End of the Round.`);
      }
      if (deck.length > 0) {
        return no(rule, () => `Your Ship Deck must be empty first. It has ${several(deck.length, 'card')}.`);
      }
      return begun ? no(rule, 'You have already begun this turn. Announce it at the start of a turn.') : null;
    },
  },
  forfeit: {
    option: {
      key: 'forfeit',
      verb: 'forfeit',
      label: 'Forfeit your turn',
      hint: 'You have no cards left.',
      rule: 'F-EOR-04',
    },
    why(g, turn) {
      if (reducedTo(g, turn) === 'forfeit') return null;
      const { deck, hand } = playerOf(g, turn.seat);
      if (deck.length + hand.length > 0) {
        const text = `You can forfeit only if you have no cards. You have ${hand.length} in hand and ${deck.length} in your deck.`;
        return no('F-EOR-04', `${text} You may end your turn instead.`);
      }
      if (g.announced === null) return no('F-EOR-03', 'You have no cards left. Announce the End of the Round instead.');
      return no('F-EOR-04', 'You can forfeit a turn only at its start.');
    },
  },
  // The extra turn of the Tactic Double Shift.
  again: {
    option: {
      key: 'tactic:double-shift',
      verb: 'tactic',
      label: TACTICS['double-shift'].name,
      hint: TACTICS['double-shift'].text,
      rule: 'F-OPEN-09',
    },
    why(g, turn) {
      const rule = 'F-OPEN-09';
      const { tactic } = playerOf(g, turn.seat);
      if (tactic?.tactic !== 'double-shift') return no(rule, 'You don’t have the Tactic Double Shift this Round.');
      if (tactic.used) return no(rule, 'You have already used Double Shift this Round.');
      if (isEnding(g)) return no(rule, 'These are the last turns, so you can’t gain another one.');
      return notFree(turn) ?? (turn.again === null ? null : no(rule, 'You already have another turn after this one.'));
    },
  },
  end: {
    option(g, { seat }) {
      const { at } = playerOf(g, seat);
      const withdraws =
        at !== null && !isSafe(g, seat, at) ? 'Your ship withdraws and takes 1 Damage Card per space. ' : '';
      const owed = owesCard(g, seat) && hasPlayable(playerOf(g, seat)) ? 'You must discard a card.' : '';
      const hint = `${withdraws}${owed}`.trim();
      const option = { key: 'turn:end', verb: 'end', label: 'End your turn', rule: 'F-TURN-20' };
      return hint === '' ? option : { ...option, hint };
    },
    why: notEnded,
  },
  discard: {
    option: {
      key: 'turn:end-discard',
      verb: 'end',
      label: 'Discard cards and end your turn',
      hidden: true,
      rule: 'F-EOT-14',
    },
    why(g, turn) {
      const why = notEnded(g, turn);
      if (why !== null || (!owesCard(g, turn.seat) && hasPlayable(playerOf(g, turn.seat)))) return why;
      return no('F-EOT-14', 'You can’t choose cards to discard now.');
    },
  },
};

/**
 * Returns the reason a turn can't end, or null. A player who still has to play or discard a card may end the turn and
 * then discard one. A player who holds only Damage Cards must make Emergency Repairs instead, if possible (F-TURN-05,
 * F-TURN-10, F-MOVE-06, F-EOT-15).
 */
function notEnded(g: Frontiers, turn: Turn): Obstacle {
  const free = notFree(turn);
  if (free !== null || turn.step !== 'move') return free;
  if (!turn.moved && isOverHollow(g, turn.seat)) {
    return no('F-MOVE-06', () => `You can’t stay at ${ownSpace(g, turn.seat)}. Move on, or stop and fall back.`);
  }
  if (!isStuck(g, turn)) return notMuch(g, turn);
  return no('F-TURN-05', 'You must play or discard a card but hold only Damage Cards. Make Emergency Repairs.');
}
