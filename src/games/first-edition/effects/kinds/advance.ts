import { LEAVE } from '../../chapters/calls.ts';
import { attributeOf } from '../../chapters/skills/attributes.ts';
import { farEnds } from '../../chapters/spaceline/far.ts';
import { spanOf } from '../../chapters/spaceline/line.ts';
import { lineOf } from '../../position/find.ts';
import { locationName, pieceName } from '../../position/names.ts';
import { isStopped } from '../../position/pieces.ts';
import { atLocation, locationAt } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Moves a self-controlling card toward its end of the line as far as its RANGE allows, and off the line if RANGE is
     * left at the end (C-SHIPBAT-18).
     */
    advance: object;
  }
}

export const advance: Kind<'advance', 'advanced'> = {
  run(ctx, run) {
    const { g } = ctx;
    const [lone] = whichOf(g, run, 'itself');
    const from = lone === undefined ? null : locationAt(g, lone.at);
    if (lone === undefined || from === null || isStopped(g, lone)) return;
    const to = reached(g, lone, from);
    if (to !== null) {
      if (to !== from) ctx.log(`${pieceName(g, lone.id)} moves to ${locationName(g, to)}.`, 'C-SHIPBAT-18');
      lone.at = atLocation(to);
      return;
    }
    ctx.log(`${pieceName(g, lone.id)} leaves the spaceline.`, 'C-SHIPBAT-18');
    ctx.call(LEAVE, { seat: run.seat, pieces: [lone.id], why: 'discarded' });
    return 'advanced';
  },
  steps: { advanced: () => 'begin' },
  text: () => 'Moves.',
};

/**
 * Returns the location that the card reaches, or null if it leaves the line, which costs 1 RANGE. Spans count as they
 * do for the card's owner.
 */
function reached(g: FirstEdition, lone: Piece, from: LocationId): LocationId | null {
  const line = lineOf(g, from);
  const goal = line.includes(lone.goal ?? '') ? (lone.goal ?? '') : (farEnds(g, from, lone.owner)[0] ?? from);
  const step = Math.sign(line.indexOf(goal) - line.indexOf(from));
  let range = attributeOf(g, lone, 'RANGE');
  let at = from;
  while (at !== goal) {
    const next = line[line.indexOf(at) + step];
    if (next === undefined || spanOf(g, next, lone.owner) > range) return at;
    range -= spanOf(g, next, lone.owner);
    at = next;
  }
  return range >= 1 ? null : at;
}
