import { must } from '../../../kernel/must.ts';
import type { Decision, Option, Seat } from '../../../kernel/types.ts';
import { keyOf, type Offer } from '../../kit/offers.ts';
import { actions } from '../chapters/activation/actions.ts';
import { layoutOf, terminalAt } from '../chapters/area/layout.ts';
import { walks } from '../chapters/area/paths.ts';
import { counts, opposing, successes } from '../chapters/attacks/dice.ts';
import { odds } from '../chapters/attacks/odds.ts';
import { dieOffers } from '../chapters/attacks/reroll.ts';
import { characterOf, playerOf } from '../chapters/characters/find.ts';
import { hostileInPlay } from '../chapters/characters/sides.ts';
import { turns } from '../chapters/rounds/action-phase.ts';
import { cardOf } from '../content/cards.ts';
import type { AwayMissions, Rating, Roll } from '../state.ts';
import { Outlook } from './aims.ts';
import { actionScore } from './scores.ts';
import { TASTES } from './tastes.ts';

/** The order in which ratings lose pegs, for fighters and for other characters. */
const FIGHTERS: readonly Rating[] = ['move', 'skill', 'defense', 'attack'];
const THINKERS: readonly Rating[] = ['attack', 'move', 'defense', 'skill'];

/** Returns the entry with the highest score, or the first of several with the same score. */
export function best<T>(all: readonly T[], score: (one: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    const value = score(one);
    if (value > most) [found, most] = [one, value];
  }
  return found;
}

/** Returns the answer with the best score. */
function bestOffer<D>(offers: readonly Offer<D>[], score: (payload: D) => number): string[] {
  const open = offers.filter(({ why }) => why === null);
  const found = best(open, ({ payload }) => score(payload));
  return [keyOf(must(found, 'an open offer'))];
}

/** Returns the next Action of the activated character. */
export function nextAction(g: AwayMissions, seat: Seat): string[] {
  const look = new Outlook(g, seat);
  const id = g.active?.character ?? null;
  return bestOffer(actions(g, seat, id), (payload) => actionScore(look, seat, id, payload));
}

/**
 * Returns the character to activate: the one with the best prospects. Stunned characters come last. The bot uses a
 * Bonus Action as soon as that is worthwhile.
 */
export function whose(g: AwayMissions, seat: Seat): string[] {
  const look = new Outlook(g, seat);
  return bestOffer(turns(g, seat), ({ do: kind, character: id }) => {
    if (id === null) return 0;
    const character = characterOf(g, id);
    const hope = look.hope(character, character.space) - character.stun * 4;
    return kind === 'bonus' ? hope - 0.5 + (character.activated ? 1 : 0) : hope;
  });
}

/** Returns the cards to discard or shuffle back: the Missions with poor prospects. The bot keeps all Support cards. */
export function unwanted(g: AwayMissions, seat: Seat, { options, max }: Decision): string[] {
  const look = new Outlook(g, seat);
  const bad = options.filter(({ subject }) => {
    const card = cardOf(must(subject, 'the option’s card').id);
    return card.kind === 'mission' && card.debrief === null && look.prospect(card.id) < TASTES.keepMission;
  });
  return bad.slice(0, max).map(({ key }) => key);
}

/** Returns the pegs to lose, or an Interrupt if there is one. */
export function pegs(g: AwayMissions, decision: Decision): string[] {
  const interrupt = decision.instead?.find(({ verb }) => verb === 'interrupt');
  if (interrupt !== undefined) return [interrupt.key];
  const { pegs: left } = characterOf(g, must(decision.options[0]?.subject, 'the damaged character').id);
  const fighter = left.attack > left.skill;
  const keys: string[] = [];
  for (const rating of fighter ? FIGHTERS : THINKERS) {
    const option = decision.options.find(({ key }) => key === rating);
    for (let count = 0; option !== undefined && count < (option.max ?? 1) && keys.length < decision.min; count++)
      keys.push(option.key);
  }
  return keys;
}

/** Returns the card to discard for a re-roll, or a pass if the re-roll is unlikely to pay off. */
export function discardFor(g: AwayMissions, seat: Seat, decision: Decision): string[] {
  const { roll } = g;
  if (roll === null || roll.done) return ['pass'];
  const { hand } = playerOf(g, seat);
  const look = new Outlook(g, seat);
  const cost = ({ subject }: Option): number => {
    const { id } = must(subject, 'the option’s card');
    if (cardOf(id).kind === 'mission') return Math.max(TASTES.idleMission, look.prospect(id));
    return TASTES.supportCard * (hand.support.length > 3 ? 1 : 1.5);
  };
  const cards = decision.options.filter(({ verb }) => verb === 'reroll');
  const cheapest = best(cards, (option) => -cost(option));
  return [cheapest !== undefined && rerollGain(roll, seat) > cost(cheapest) + 0.5 ? cheapest.key : 'pass'];
}

/** Returns the value of re-rolling all failing dice. */
function rerollGain(roll: Roll, seat: Seat): number {
  const acting = roll.acting.seat === seat;
  const against = opposing(roll);
  const now = successes(roll.acting.dice, against);
  const mine = acting ? roll.acting.dice : against;
  const dice = failing(roll, seat).length;
  if (dice === 0 || mine.length === 0) return 0;
  if (roll.kind !== 'attack' && acting)
    return now > 0 ? 0 : 12 * (odds(dice, Math.min(dice, against.length)).atLeast[1] ?? 0);
  if (roll.kind !== 'attack') return now === 0 ? 0 : 8 * 0.5 ** now * Math.min(1, dice / 2);
  const part = acting ? odds(dice, Math.min(dice, against.length)).mean : Math.min(now, dice * 0.4);
  return part * TASTES.peg;
}

/** Returns the seat's dice that have no effect. */
function failing(roll: Roll, seat: Seat): number[] {
  const acting = roll.acting.seat === seat;
  const against = opposing(roll);
  const mine = acting ? roll.acting.dice : against;
  return mine.filter((die, at) => {
    const beside = acting ? against[at] : roll.acting.dice[at];
    return acting ? !counts(die, beside) : beside !== undefined && counts(beside, die);
  });
}

/** Returns the dice to re-roll: those that fail. */
export function againDice({ roll }: AwayMissions, seat: Seat, decision: Decision): string[] {
  const left = roll === null ? [] : failing(roll, seat);
  const offers = roll === null ? [] : dieOffers(roll, seat);
  const failed = offers.filter(({ payload: die }) => {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const chosen = failed.length === 0 ? offers.slice(-1) : failed;
  return chosen.slice(0, decision.max).map(({ option }) => option.key);
}

/** Returns where to beam a character down: at a terminal if possible, otherwise anywhere. */
export function deployment(g: AwayMissions, { options }: Decision, random: (bound: number) => number): string[] {
  // The bot never lets its ally go first.
  const spaces = options.filter(({ subject }) => subject !== undefined);
  const found = best(spaces, ({ subject }) => {
    return (terminalAt(g, must(subject, 'the option’s space').id) === null ? 0 : 2) + random(100) / 100;
  });
  return [must(found, 'a space').key];
}

/**
 * Returns the best space for a Trap: one where hostile characters are likely to end their next Move, preferably at a
 * terminal.
 */
export function trapSpace(g: AwayMissions, seat: Seat, { options }: Decision): string[] {
  const foes = hostileInPlay(g, seat).flatMap(({ space }) => (space === null ? [] : walks(g, space)));
  const count = layoutOf(g).spaces.length;
  const found = best(options, ({ subject }) => {
    const space = must(subject, 'the option’s space').id;
    const at = must(layoutOf(g).byId.get(space), 'the option’s space').index;
    let value = terminalAt(g, space) === null ? 0 : 1;
    for (let foe = 0; foe < foes.length; foe += count) value += COMES[foes[foe + at] ?? 99] ?? 0;
    return value;
  });
  return [must(found, 'a space').key];
}

/** Rough chances that a character ends its next Move near a space, indexed by its distance from that space. */
const COMES: readonly number[] = [0.3, 0.4, 0.8, 0.9, 0.8, 0.4, 0.2];

/** Returns the best option for a free move that an effect offers. That may be to stay. */
export function freeMove(g: AwayMissions, seat: Seat, decision: Decision): string[] {
  const mover = g.active?.character ?? null;
  if (mover === null) return [must(decision.options[0], 'an option').key];
  const look = new Outlook(g, seat);
  const character = characterOf(g, mover);
  const here = look.hope(character, character.space);
  const hope = (subject: Option['subject']) => (subject === undefined ? 0 : look.hope(character, subject.id) - here);
  return [
    must(
      best(decision.options, ({ subject }) => hope(subject)),
      'an option',
    ).key,
  ];
}
