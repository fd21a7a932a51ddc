import type { Refusal, Seat } from '../../../kernel/types.ts';
import { no, type Obstacle } from '../../kit/offers.ts';
import { isMany, listed } from '../../kit/words.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { diceLeft, isWhiteBarred, payments } from '../chapters/data/payments.ts';
import { isPartial } from '../chapters/pvp/pvp-outcome.ts';
import { type Colour, isBasic } from '../content/colours.ts';
import { SHIPS } from '../content/ships.ts';
import type { Frontiers } from '../state.ts';
import { captainOut } from './members.ts';
import { isPeaceful, MOMENT_IDS, MOMENTS, type Moment, type UseContext } from './moments.ts';
import type { Effects } from './union.ts';
import { fits, unpaid, usable } from './usable.ts';

/**
 * Returns the reason effects can't be used at a moment, or null. `name` is the name of their card, Crew Member or
 * Skill.
 */
export function notServing(at: UseContext, name: string, effects: Effects): Obstacle {
  return usable(at, effects) ? null : () => (fits(at, effects) ? useless : untimely)(at, name, effects);
}

/**
 * Returns the refusal for effects that don't fit the moment (F-COMBAT-19, F-COMBAT-21, F-HEAL-11, F-LRA-02, F-TURN-08).
 */
export function untimely(at: UseContext, name: string, effects: Effects): Refusal {
  const { moment } = at;
  const fitsAt = (when: Moment) => fits({ ...at, moment: when }, effects);
  // Special effects fit every moment, so effects that fit `rest` but not this moment must be Repair or Heal effects.
  if (!isPeaceful(moment) && fitsAt('rest')) {
    return { text: `${name}: Repair and Heal don’t work in a fight.`, rule: 'F-HEAL-11' };
  }
  const times = MOMENT_IDS.flatMap((when) => (fitsAt(when) ? (MOMENTS[when].words ?? []) : []));
  const rule = moment === 'rest' && fitsAt('move') ? 'F-TURN-08' : MOMENTS[moment].rule;
  if (times.length === 0) return { text: `${name} has no effect of its own now.`, rule };
  return { text: `${name} has no effect now. It works only during ${listed(times)}.`, rule };
}

/**
 * Returns the refusal for effects that fit the moment: a cost that can't be paid, or no effect in this position
 * (F-CARD-10).
 */
export function useless(at: UseContext, name: string, effects: Effects): Refusal {
  const missing = unpaid(at, effects);
  const text = missing === null ? `${name} would do nothing now.` : `${name} ${missing}`;
  return { text, rule: 'F-CARD-10' };
}

/**
 * Returns the reason to refuse something that needs the Captain, or null if the Captain can act (F-HEAL-05, F-AWAY-13).
 */
export function captainAway(g: Frontiers, seat: Seat, what: string): Obstacle {
  const out = captainOut(g, seat);
  if (out === null) return null;
  const { ship } = playerOf(g, seat);
  const captain = ship === null ? 'Your Captain' : SHIPS[ship].captain;
  const needs = `${what} needs the Captain, but ${captain} ${isMany(captain) ? 'are' : 'is'}`;
  return out === 'wounded' ? no('F-HEAL-05', `${needs} Wounded.`) : no('F-AWAY-13', `${needs} not with the Away Team.`);
}

/**
 * Returns the refusal if data in these colors can't be paid (F-DATA-06, F-DATA-12, F-VARIANT-14). `rule` is the rule
 * that requires the data.
 */
export function unpayable(g: Frontiers, seat: Seat, name: string, needs: readonly Colour[], rule: string): Refusal {
  const short = needs.find((colour) => payments(g, seat, [colour]).length === 0);
  const costs = `${name} costs ${listed(needs.map((colour) => `1 ${colour}`))} data`;
  if (short === undefined) return { text: `${costs}, but you can pay only one of them.`, rule };
  const holdsWhite = playerOf(g, seat).dice.some(({ colour, used }) => colour === 'white' && !used);
  if (isBasic(short) && holdsWhite && isWhiteBarred(g, short)) {
    const text = `${costs}. Your white die can’t replace ${short} while the Core has a ${short} die.`;
    return { text, rule: 'F-VARIANT-14' };
  }
  const token = `You have no ${short} token${isBasic(short) ? ', crystal' : ''} or die`;
  return { text: `${costs}. ${token}, and ${noDie(g, seat, short)}.`, rule };
}

/** Returns the reason the Core can't give a die for a color. */
function noDie(g: Frontiers, seat: Seat, colour: Colour): string {
  if (g.core.length === 0) return 'the Core is empty';
  if (diceLeft(g, seat) <= 0)
    return isPartial(g, seat) ? 'you can’t take a Core die' : 'you have already taken a die this turn';
  return `the Core has no ${colour}${isBasic(colour) && !g.core.includes('white') ? ' or white' : ''} die`;
}
