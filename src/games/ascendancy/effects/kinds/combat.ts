import { several } from '../../../kit/words.ts';
import type { Play } from '../../chapters/calls.ts';
import { noteUse, opponentsOf, placeOf, sideAt } from '../../position/conflict.ts';
import { does, ownerName } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Conflict, Side } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Adds Hits in this Combat Round. This effect can be used from the moment `hits-counted` on. With `sure`, the Hits
     * come from a rule that destroys Ships, so they can’t be ignored. Without `sure`, the Hits can be ignored like any
     * others. Against a Cube, each Ship that the rule would destroy counts as one Hit. `on` is the side that takes the
     * Hits, if there are several sides.
     */
    'extra-hits': { rule: string; hits: number; on?: number; sure?: true };
    /**
     * Adds to-hit dice in this Combat Round (or removes them, if negative), for the player’s side or for side `side`.
     * This effect can be used from the moment `before-hits` on.
     */
    'extra-dice': { dice: number; side?: number };
    /**
     * Destroys `kills` Ships or Nodes instead of rolling the seat’s own dice (A-INV-13). With `strikes`, this
     * destruction counts as First Strike.
     */
    instead: { rule: string; kills: number; on?: number; strikes?: true };
    /** Cancels a Space Battle for a seat before it begins: its Ships leave the battle (A-ROM-08). */
    'cancel-battle': { seat?: number };
  }
}

/**
 * Returns the player’s own side and the index of the affected side, which is `on` or, without `on`, the player’s first
 * opponent.
 */
function sides(ctx: Play, seat: number, on: number | undefined): { c: Conflict; own: Side; on: number } | null {
  const c = ctx.g.conflict;
  const place = c === null ? null : placeOf(c, seat);
  if (c === null || place === null) return null;
  const against = on ?? opponentsOf(ctx.g, c, place)[0];
  return against === undefined ? null : { c, own: sideAt(c, place), on: against };
}

export const extraHits: Kind<'extra-hits'> = {
  run(ctx, run, { rule, hits, on, sure }) {
    const found = sides(ctx, run.seat, on);
    if (found === null) return;
    noteUse(found.c, rule, run.seat);
    found.own.hits.push({ on: found.on, left: hits, sure: sure === true });
    const name = ownerName(ctx.g, sideAt(found.c, found.on).owner);
    ctx.log(`${ruleSourceName(ctx.g, run.from)}: ${several(hits, 'more Hit')} on ${name}.`, 'A-BAT-18');
  },
  worth: ({ hits }) => 0.8 * hits,
};

export const extraDice: Kind<'extra-dice'> = {
  run(ctx, run, { dice, side }) {
    const found = sides(ctx, run.seat, undefined);
    if (found === null) return;
    const which = side === undefined ? found.own : sideAt(found.c, side);
    which.extra += dice;
    const count = Math.abs(dice);
    const what = dice < 0 ? several(count, 'fewer die', 'fewer dice') : several(count, 'more die', 'more dice');
    ctx.log(`${ruleSourceName(ctx.g, run.from)}: ${what}.`, 'A-BAT-12');
  },
  worth: ({ dice }) => 0.3 * dice,
};

export const instead: Kind<'instead'> = {
  run(ctx, run, { rule, kills, on, strikes }) {
    const found = sides(ctx, run.seat, on);
    if (found === null) return;
    noteUse(found.c, rule, run.seat);
    found.own.instead = { rule, kills, on: found.on };
    if (strikes === true) found.own.strikes = true;
    const name = ruleSourceName(ctx.g, run.from);
    ctx.log(`${does(ctx.g, run.seat, 'uses', 'use')} ${name} instead of rolling.`, 'A-INV-13');
  },
  worth: ({ kills }) => 0.6 * kills,
};

export const cancelBattle: Kind<'cancel-battle'> = {
  run(ctx, run, { seat = run.seat }) {
    const c = ctx.g.conflict;
    const place = c === null ? null : placeOf(c, seat);
    if (c === null || place === null || c.kind !== 'battle') return;
    sideAt(c, place).out = 'cancelled';
    const ships = `for ${ownerName(ctx.g, seat)}`;
    ctx.log(`${ruleSourceName(ctx.g, run.from)}: the Space Battle is canceled ${ships}.`, 'A-KLI-03');
  },
  worth: () => 1.5,
};
