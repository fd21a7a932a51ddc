import type { Pick } from '../../../effects/pick.ts';
import type { Effect, Effects } from '../../../effects/union.ts';
import type { Meeting } from '../../../rules/meeting.ts';
import type { Force } from '../../../rules/rule.ts';
import type { Formula } from '../../formula.ts';
import { parseFormula } from '../../formula-text.ts';
import type { Attribute } from '../../printed.ts';

// What rows of dilemmas are made of. Formulas stand as text: `formula-text.ts` says how.

export const f: (text: string) => Formula = parseFormula;

/** A dilemma; what gets past it is what is printed, unless told. */
export function met(meeting: Meeting): Force {
  return { meeting };
}

/** Conditions that aren’t met: this happens, everyone is stopped, and the card is discarded (C-DILEMMA-07). */
export function otherwise(...effects: Effects): Force {
  return met({ effects, fate: 'discard' });
}

/** The same, and it goes back under the mission. */
export function again(...effects: Effects): Force {
  return met({ effects });
}

/** It has no conditions: this happens, and they go on (C-DILEMMA-08). */
export function always(...effects: Effects): Force {
  return met({ unless: null, effects });
}

/** Without this, or what is printed, the attempt ends, and it lies there again (C-DILEMMA-07). */
export function wall(unless?: string): Force {
  return met(unless === undefined ? {} : { unless: f(unless) });
}

/** A rule with other conditions than those that are printed. */
export function unless(text: string, { meeting }: Force): Force {
  return met({ ...meeting, unless: f(text) });
}

/** This happens; then who is left needs so much to get past it. */
export function past(text: string, ...effects: Effects): Force {
  return met({ unless: null, effects, past: f(text) });
}

/** A dilemma that something nullifies. */
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
/** Those who were selected before. */
export const CHOSEN: Pick = { how: 'picked' };

const TOTAL = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;
export type PickedBy = Extract<Pick, { by: unknown }>['by'];

/** Those with the most, or the least, of something; in all unless told. */
export function most(by: PickedBy = TOTAL, more: Partial<Extract<Pick, { by: unknown }>> = {}): Pick {
  return { how: 'highest', by, ...more };
}
export function least(by: PickedBy = TOTAL, more: Partial<Extract<Pick, { by: unknown }>> = {}): Pick {
  return { how: 'lowest', by, ...more };
}

export const kill = (pick: Pick): Effect => ({ do: 'kill', pick });
export const stop = (pick: Pick, more?: number): Effect => ({
  do: 'halt',
  pick,
  ...(more === undefined ? {} : { more }),
});
export const discard = (pick: Pick): Effect => ({ do: 'kill', how: 'discarded', pick });
export const select = (pick: Pick): Effect => ({ do: 'select', pick });
/** So many are needed: with fewer it can’t be got past. */
export const needed = (pick: Pick): Effect => ({ do: 'select', pick, needed: true });
export const DAMAGE: Effect = { do: 'damage' };
export const DESTROY: Effect = { do: 'destroy' };
export const BLOCK: Effect = { do: 'verdict', is: 'blocked' };
export const PASS: Effect = { do: 'verdict', is: 'passed' };
export const CEASE: Effect = { do: 'cease' };

/** One thing or another, by what those have who face it, or who were chosen. */
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

/** Until the end of the next turn of who met it: two turns of both players more. */
export const NEXT_TURN = 2;
