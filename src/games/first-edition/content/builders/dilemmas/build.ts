import type { Pick } from '../../../effects/pick.ts';
import type { Effect, Effects } from '../../../effects/union.ts';
import type { Meeting } from '../../../rules/meeting.ts';
import type { Force } from '../../../rules/rule.ts';
import { f } from '../../formula-text.ts';
import type { Attribute } from '../../printed.ts';

// Functions that build the rows of dilemmas. Formulas are written as text (see `formula-text.ts`).

/** A dilemma. The conditions are the printed ones unless others are given. */
export function met(meeting: Meeting): Force {
  return { meeting };
}

/**
 * If the conditions aren't met, these effects happen, everyone is stopped, and the card is discarded (C-DILEMMA-07).
 */
export function otherwise(...effects: Effects): Force {
  return met({ effects, fate: 'discard' });
}

/** Like `otherwise`, but the card goes back under the mission. */
export function again(...effects: Effects): Force {
  return met({ effects });
}

/** A dilemma without conditions: these effects happen, and the attempt continues (C-DILEMMA-08). */
export function always(...effects: Effects): Force {
  return met({ unless: null, effects });
}

/**
 * If the conditions (by default the printed ones) aren't met, the attempt ends and the card goes back (C-DILEMMA-07).
 */
export function wall(unless?: string): Force {
  return met(unless === undefined ? {} : { unless: f(unless) });
}

/** A dilemma with these conditions instead of the printed ones. */
export function unless(text: string, { meeting }: Force): Force {
  return met({ ...meeting, unless: f(text) });
}

/**
 * A dilemma whose effects happen before its requirement is checked. After that, the remaining personnel need `text` to
 * overcome the dilemma.
 */
export function past(text: string, ...effects: Effects): Force {
  return met({ unless: null, effects, past: f(text) });
}

/** A dilemma that this formula nullifies. */
export function nullified(text: string, { meeting }: Force): Force {
  return met({ ...meeting, nullify: f(text) });
}

type How = 'random' | 'opponent' | 'owner' | 'all';

function picks(how: How): (who?: string | null, count?: Pick['count']) => Pick {
  return (who = null, count = 1) => ({ how, count, ...(who === null ? {} : { who: f(who) }) });
}

export const random = picks('random');
export const opponent = picks('opponent');
export const owner = picks('owner');
export const all = picks('all');
/** The personnel that were selected earlier. */
export const CHOSEN: Pick = { how: 'picked' };

const TOTAL = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;
export type PickedBy = Extract<Pick, { by: unknown }>['by'];

/** The personnel with the most or the least of a measure, by default the total of their attributes. */
export function most(by: PickedBy = TOTAL, more: Partial<Extract<Pick, { by: unknown }>> = {}): Pick {
  return { how: 'highest', by, ...more };
}
export function least(by: PickedBy = TOTAL, more: Partial<Extract<Pick, { by: unknown }>> = {}): Pick {
  return { how: 'lowest', by, ...more };
}

export const kill = (pick: Pick): Effect => ({ do: 'kill', pick });
/** Kills a random personnel. */
export const KILL_ONE: Effect = kill(random());
export const stop = (pick: Pick, more?: number): Effect => ({
  do: 'halt',
  pick,
  ...(more === undefined ? {} : { more }),
});
export const discard = (pick: Pick): Effect => ({ do: 'kill', how: 'discarded', pick });
export const capture = (pick: Pick): Effect => ({ do: 'capture', pick });
export const select = (pick: Pick): Effect => ({ do: 'select', pick });
/** Selects personnel in addition to those selected earlier. */
export const selectToo = (pick: Pick): Effect => ({ do: 'select', pick: { ...pick, but: 'picked' }, also: true });
/** Selects the personnel that a dilemma requires. If too few personnel qualify, the dilemma can't be overcome. */
export const needed = (pick: Pick): Effect => ({ do: 'select', pick, needed: true });
export const DAMAGE: Effect = { do: 'damage' };
export const DESTROY: Effect = { do: 'destroy' };
export const BLOCK: Effect = { do: 'verdict', is: 'blocked' };
export const PASS: Effect = { do: 'verdict', is: 'passed' };
export const CEASE: Effect = { do: 'cease' };

/**
 * Carries out `then` if some personnel meet a formula, and `other` if they don't. `when` tests the personnel who face
 * the dilemma, `ifChosen` tests those who were selected, and `ifOthers` tests the rest.
 */
export function when(text: string, then: Effects, other: Effects = []): Effect {
  return { do: 'when', test: { met: f(text) }, yes: then, no: other };
}
export function ifChosen(text: string, then: Effects, other: Effects = []): Effect {
  return { do: 'when', test: { met: f(text), among: 'picked' }, yes: then, no: other };
}
export function ifOthers(text: string, then: Effects, other: Effects = []): Effect {
  return { do: 'when', test: { met: f(text), among: 'others' }, yes: then, no: other };
}
export function ifOdd(odd: Attribute, then: Effects, highest?: true): Effect {
  const test = { odd, among: 'picked', ...(highest === undefined ? {} : { highest }) } as const;
  return { do: 'when', test, yes: then };
}

/** The number of further turns, counting those of both players, until the encountering player's next turn ends. */
export const NEXT_TURN = 2;
