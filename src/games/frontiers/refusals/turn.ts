import type { Refusal } from '../../../kernel/types.ts';
import { captainName, playerOf } from '../rules/find.ts';
import { spaceLabel } from '../rules/labels.ts';
import { isOverHollow } from '../rules/movement.ts';
import { notSubjugated } from '../rules/subjugation.ts';
import { noRepairs, reducedTo } from '../rules/turn-picks.ts';
import { isEnding, turnOf } from '../rules/turn-state.ts';
import type { Frontiers } from '../state.ts';
import { listed, several } from '../words.ts';
import type { Case } from './case.ts';
import { spaceWords } from './targets.ts';

/** Why nothing but the scene under way can be done now, or null in the turn itself. */
export function cannotLeave({ g, scene }: Case): Refusal | null {
  switch (scene.kind) {
    case 'turn':
      return null;
    case 'deal':
      return scene.at === null
        ? { text: 'First end this use of Diplomacy; your Action stays free.', rule: 'F-INTERACT-03' }
        : { text: 'An Interaction is under way: it is the Action of this turn.', rule: 'F-TURN-09' };
    case 'fight':
      return g.combat?.team != null
        ? { text: 'An Away Mission is under way: see it through first.', rule: 'F-AWAY-09' }
        : { text: 'A fight is under way: see all its phases through first.', rule: 'F-COMBAT-16' };
    case 'pvp':
      return { text: 'A fight between ships is under way: nobody else takes part in it.', rule: 'F-PVP-07' };
    case 'classH':
      return { text: 'Pay for the Challenge or leave it: it is the Action of this turn.', rule: 'F-LOC-35' };
    case 'joined':
      return {
        text: 'Your Action of this turn is over: Special, Repair and Heal effects are left.',
        rule: 'F-PVP-15',
      };
  }
}

/** Why a seat on turn can neither move nor act, though it may still do other things; null when it can. */
function cannotDoMuch(g: Frontiers): Refusal | null {
  switch (reducedTo(g, turnOf(g))) {
    case 'repairing':
      return { text: 'Emergency Repairs took the place of movement and Action in this turn.', rule: 'F-EMERG-01' };
    case 'announce':
      return { text: 'You have no cards left: announce the End of the Round.', rule: 'F-EOR-03' };
    case 'forfeit':
      return { text: 'You have no cards left: forfeit your turn.', rule: 'F-EOR-04' };
    case 'repair': {
      const text = 'Your hand is nothing but Damage Cards: Emergency Repairs come before all else.';
      return { text, rule: 'F-EMERG-04' };
    }
    case null:
      return null;
  }
}

/** Why a turn has come down to one thing to do, whatever else is wished, or null (F-EOR-03, F-EOR-04, F-EMERG-04). */
export function cannotPlayOn({ g, scene }: Case): Refusal | null {
  return scene.kind === 'turn' ? cannotDoMuch(g) : null;
}

/** Why a seat on turn can’t take an Action now, or null (F-TURN-09, F-TURN-10). */
export function cannotAct({ g }: Case): Refusal | null {
  const much = cannotDoMuch(g);
  if (much !== null) return much;
  const { step, provoked } = turnOf(g);
  if (step !== 'move') return { text: 'Your Action of this turn is over: there is one in a turn.', rule: 'F-TURN-09' };
  if (provoked.length === 0) return null;
  return {
    text: `You provoked the ships at ${listed(provoked.map(spaceLabel))}: fight them.`,
    rule: 'F-TURN-10',
  };
}

/** Why a seat on turn can neither move nor explore now, or null (F-TURN-08, F-MOVE-07, F-MOVE-14). */
export function cannotTravel({ g }: Case): Refusal | null {
  const much = cannotDoMuch(g);
  if (much !== null) return much;
  const { step, provoked, moved } = turnOf(g);
  if (step !== 'move') return { text: 'Movement and exploring come before the Action.', rule: 'F-TURN-08' };
  if (provoked.length > 0) {
    const who = listed(provoked.map(spaceLabel));
    return { text: `Your movement ended as you provoked the ships at ${who}.`, rule: 'F-MOVE-14' };
  }
  if (moved) return { text: 'Your movement is over since your ship fell back.', rule: 'F-MOVE-07' };
  return null;
}

/** Why the turn can’t be ended now, or null (F-TURN-05, F-TURN-10, F-MOVE-06). */
export function cannotEnd(one: Case): Refusal | null {
  const { g, seat, scene } = one;
  const busy = cannotLeave(one);
  if (busy !== null || scene.kind !== 'turn') return busy;
  const turn = turnOf(g);
  const { at } = playerOf(g, seat);
  if (turn.step === 'move' && turn.provoked.length > 0) return cannotAct(one);
  if (turn.step === 'move' && !turn.moved && isOverHollow(g, seat) && at !== null) {
    const text = `No ship stays at ${spaceWords(g, at)}: move on, or stop and fall back.`;
    return { text, rule: 'F-MOVE-06' };
  }
  return reducedTo(g, turn) === 'repair'
    ? { text: 'You owe a card and hold only Damage Cards: make Emergency Repairs.', rule: 'F-TURN-05' }
    : cannotDoMuch(g);
}

/** Why the End of the Round can’t be announced now, or null (F-EOR-01). */
export function cannotAnnounce(one: Case): Refusal | null {
  const { g, seat } = one;
  if (g.announced !== null) {
    return { text: `${captainName(g, g.announced)} has announced the End of the Round already.`, rule: 'F-EOR-01' };
  }
  const busy = cannotLeave(one);
  if (busy !== null) return { text: 'The End of the Round is announced as your turn begins.', rule: 'F-EOR-01' };
  const { deck } = playerOf(g, seat);
  if (deck.length > 0) {
    const left = several(deck.length, 'card');
    return { text: `Your Ship Deck has to be empty; it has ${left}.`, rule: 'F-EOR-01' };
  }
  if (turnOf(g).begun) {
    return { text: 'You have begun this turn: announce it as a turn begins.', rule: 'F-EOR-01' };
  }
  return null;
}

/** Why a turn can’t be forfeited, or null (F-EOR-04). */
export function cannotForfeit({ g, seat }: Case): Refusal | null {
  const { deck, hand } = playerOf(g, seat);
  if (deck.length + hand.length > 0) {
    const text = `A turn is forfeited without any cards; you have ${hand.length} in hand and ${deck.length} to draw.`;
    return { text: `${text} You may end your turn.`, rule: 'F-EOR-04' };
  }
  return g.announced === null
    ? { text: 'Without any cards, announce the End of the Round.', rule: 'F-EOR-03' }
    : { text: 'A turn is forfeited as it begins.', rule: 'F-EOR-04' };
}

/** Why Emergency Repairs can’t be made now, or null (F-EMERG-01). */
export function cannotMakeRepairs(one: Case): Refusal | null {
  const { g, seat } = one;
  const busy = cannotLeave(one);
  if (busy === null && reducedTo(g, turnOf(g)) === 'repair') return null;
  const other = busy ?? cannotAct(one);
  if (other !== null) return { ...other, rule: 'F-EMERG-01' };
  const why = noRepairs(g, turnOf(g));
  const rule = 'F-EMERG-01';
  switch (why) {
    case 'moved':
      return { text: 'Emergency Repairs replace movement, and your ship has moved.', rule };
    case 'explored':
      return { text: 'Emergency Repairs replace movement, and you have explored.', rule };
    case 'dealt':
      return { text: 'Emergency Repairs replace Interactions, and you have had one.', rule };
    case 'points': {
      const points = several(playerOf(g, seat).points.move, 'Move point');
      return { text: `Emergency Repairs replace movement, and you have played ${points}.`, rule };
    }
    case 'whole':
      return { text: 'You have no Damage Card in hand to repair.', rule };
    case null:
      return null;
  }
}

/** Why an Outpost can’t be subjugated now, or null (F-LOC-09). */
export function cannotSubjugate({ g, seat, scene }: Case): Refusal | null {
  const rule = 'F-LOC-09';
  switch (notSubjugated(g, seat)) {
    case 'elsewhere':
      return { text: 'Your ship has to be on an Outpost to subjugate it.', rule };
    case 'done':
      return { text: 'You have subjugated an Outpost since your last turn.', rule };
    case 'empty':
      return { text: 'You have no cards left to draw for it.', rule };
    case null:
      return scene.kind === 'turn' && !turnOf(g).begun
        ? null
        : { text: 'An Outpost is subjugated before your turn, not in it.', rule };
  }
}

/** Why a ship needn’t or can’t stop and fall back, or null (F-MOVE-07). */
export function cannotStop(one: Case): Refusal | null {
  const busy = cannotLeave(one) ?? cannotTravel(one);
  if (busy !== null) return busy;
  if (isOverHollow(one.g, one.seat)) return null;
  return {
    text: 'Your ship may stay where it is: act, or end your turn.',
    rule: 'F-MOVE-07',
  };
}

/** Why Double Shift can’t be used, or null (F-OPEN-09). */
export function cannotShift({ g, seat, scene }: Case): Refusal | null {
  const { tactic } = playerOf(g, seat);
  const rule = 'F-OPEN-09';
  if (tactic?.tactic !== 'double-shift') return { text: 'You don’t hold the Tactic Double Shift this Round.', rule };
  if (tactic.used) return { text: 'You have used Double Shift in this Round.', rule };
  if (isEnding(g)) return { text: 'The end is announced: everyone has one turn left, and no other.', rule };
  return scene.kind === 'turn' ? null : { text: 'Double Shift is used in your turn, outside of fights.', rule };
}
