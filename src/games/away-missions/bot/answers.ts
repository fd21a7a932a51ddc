import { optionsOf } from '../../../kernel/decision.ts';
import type { Decision, Option, Seat } from '../../../kernel/types.ts';
import { terminalAt } from '../chapters/area/layout.ts';
import { successes } from '../chapters/attacks/dice.ts';
import { characterOf, playerOf } from '../chapters/characters/find.ts';
import { cardOf, isCard } from '../content/cards.ts';
import type { AwayMissions, Rating, Roll } from '../state.ts';
import { Outlook } from './aims.ts';
import { odds } from './odds.ts';
import { actionScore } from './scores.ts';
import { TASTES } from './tastes.ts';

/** Ratings in the order in which they are given up, for those who fight and those who don't. */
const FIGHTERS: readonly Rating[] = ['move', 'skill', 'defense', 'attack'];
const THINKERS: readonly Rating[] = ['attack', 'move', 'defense', 'skill'];

/** The key with the highest score; the first of equals. */
export function best(options: readonly Option[], score: (option: Option) => number): string {
  let key = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = score(option);
    if (value > most) [key, most] = [option.key, value];
  }
  return key;
}

/** The next Action of the activated character: options with what they promise, the best first. */
export function nextActions(g: AwayMissions, seat: Seat, { options }: Decision): Ranked[] {
  const look = new Outlook(g, seat);
  const id = g.active?.character ?? null;
  return ranked(options, (option) => actionScore(look, seat, id, option));
}

/** An option with what it promises. */
export interface Ranked {
  key: string;
  score: number;
}

function ranked(options: readonly Option[], score: (option: Option) => number): Ranked[] {
  return options.map((option) => ({ key: option.key, score: score(option) })).sort((a, b) => b.score - a.score);
}

/** Whom to activate: who can do most at once. Stunned ones last, Bonus Actions as soon as they are worth one. */
export function whose(g: AwayMissions, seat: Seat, { options }: Decision): Ranked[] {
  const look = new Outlook(g, seat);
  return ranked(options, (option) => {
    const [verb, id = ''] = option.key.split(':');
    const character = g.characters[id];
    if (character === undefined) return 0;
    const hope = look.hope(character, character.space) - character.stun * 4;
    return verb === 'bonus' ? hope - 0.5 + (character.activated ? 1 : 0) : hope;
  });
}

/** Cards to throw back or to discard: Missions that promise little; Support cards are kept. */
export function unwanted(g: AwayMissions, seat: Seat, decision: Decision): string[] {
  const look = new Outlook(g, seat);
  const bad = decision.options.filter(({ key }) => {
    const id = key.split(':').find(isCard) ?? '';
    const card = isCard(id) ? cardOf(id) : null;
    if (card?.kind !== 'mission' || card.debrief !== null) return false;
    return look.prospect(id) < TASTES.keepMission;
  });
  return bad.slice(0, decision.max).map(({ key }) => key);
}

/** Which pegs to lose; an Interrupt instead when there is one. */
export function pegs(g: AwayMissions, decision: Decision): string[] {
  const interrupt = decision.instead?.find(({ verb }) => verb === 'interrupt');
  if (interrupt !== undefined) return [interrupt.key];
  const id = decision.options[0]?.subject?.id ?? '';
  const fighter = (g.characters[id]?.pegs.attack ?? 1) > (g.characters[id]?.pegs.skill ?? 1);
  const keys: string[] = [];
  for (const rating of fighter ? FIGHTERS : THINKERS) {
    const option = decision.options.find(({ key }) => key.includes(rating));
    for (let count = 0; option !== undefined && count < (option.max ?? 1) && keys.length < decision.min; count++)
      keys.push(option.key);
  }
  return keys;
}

/** Whether to discard a card for a re-roll: when it is likely to change what matters. */
export function discardFor(g: AwayMissions, seat: Seat, decision: Decision): string[] {
  const { roll } = g;
  if (roll === null || roll.done) return ['pass'];
  const gain = rerollGain(roll, seat);
  const hand = playerOf(g, seat).hand;
  const look = new Outlook(g, seat);
  const cost = (id: string): number =>
    cardOf(id).kind === 'mission'
      ? Math.max(TASTES.idleMission, look.prospect(id))
      : TASTES.supportCard * (hand.support.length > 3 ? 1 : 1.5);
  const cheapest = best(
    decision.options.filter(({ key }) => key !== 'pass'),
    ({ key }) => -cost(key.slice('reroll:'.length)),
  );
  return [gain > cost(cheapest.slice('reroll:'.length)) + 0.5 ? cheapest : 'pass'];
}

/** What a re-roll of all failing dice is worth. */
function rerollGain(roll: Roll, seat: Seat): number {
  const acting = roll.acting.seat === seat;
  const against = roll.against?.dice ?? [];
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

/** The dice of a seat that don't do their work. */
function failing(roll: Roll, seat: Seat): number[] {
  const acting = roll.acting.seat === seat;
  const against = roll.against?.dice ?? [];
  const mine = acting ? roll.acting.dice : against;
  return mine.filter((die, at) => {
    const beside = acting ? against[at] : roll.acting.dice[at];
    if (acting) return beside === undefined ? die < 4 : die <= beside;
    return beside !== undefined && die < beside;
  });
}

/** Which dice to roll again: those that fail. */
export function againDice(g: AwayMissions, seat: Seat, decision: Decision): string[] {
  const left = g.roll === null ? [] : failing(g.roll, seat);
  const keys = decision.options.filter(({ key }) => {
    const at = left.indexOf(Number(key.split(':')[1]));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const chosen = keys.length === 0 ? decision.options.slice(-1) : keys;
  return chosen.slice(0, decision.max).map(({ key }) => key);
}

/** Where to beam a character down: at a terminal, next to a friend, else anywhere. */
export function deployment(g: AwayMissions, decision: Decision, random: (bound: number) => number): string[] {
  return [
    best(decision.options, ({ key }) => {
      const space = key.split(':').at(-1) ?? '';
      return (terminalAt(g, space) === null ? 0 : 2) + random(100) / 100;
    }),
  ];
}

/** A free move inside an effect, or none. */
export function freeMove(g: AwayMissions, seat: Seat, decision: Decision): string[] {
  const frame = decision.options[0]?.subject;
  const look = new Outlook(g, seat);
  const mover = frame === undefined ? null : (g.active?.character ?? null);
  if (mover === null) return [optionsOf(decision)[0]?.key ?? ''];
  const character = characterOf(g, mover);
  const here = look.hope(character, character.space);
  return [
    best(decision.options, ({ key }) =>
      key === 'pass' ? 0 : look.hope(character, key.split(':').at(-1) ?? '') - here,
    ),
  ];
}
