import { chosen } from '../../../kit/effects.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { MOVE } from '../../chapters/calls.ts';
import { beginMovement } from '../../chapters/movement/begin.ts';
import { bestWay, reach } from '../../chapters/movement/reach.ts';
import { whyHeld } from '../../chapters/movement/standing.ts';
import { shortPlace } from '../../chapters/movement/words.ts';
import { sectorsBetween } from '../../galaxy/graph.ts';
import { placeName, unitName } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Ascendancy, Sector, SystemId, UnitId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Moves one of the player’s Ships or Fleets closer to a System, at impulse along existing lanes, up to `most`
     * Sectors.
     */
    approach: { to: SystemId; most: number };
  }
}

interface Move {
  unit: UnitId;
  goal: Sector;
}

/** Offers the Sectors that bring each of the player’s units closer. Single Ships in the same Sector share their offers. */
function moves(g: Ascendancy, seat: number, to: SystemId, most: number): Offer<Move>[] {
  const seen = new Set<string>();
  return g.units.flatMap((unit) => {
    const { id, at, fleet } = unit;
    if (unit.seat !== seat || at === null || whyHeld(g, unit) !== null) return [];
    const name = fleet === null ? `ship:${at}` : `fleet:${id}`;
    const far = sectorsBetween(g, at, to);
    if (seen.has(name) || far === null) return [];
    seen.add(name);
    const found = reach(g, { by: seat, seat, units: [id], kind: 'impulse' }, at, most);
    return [...found.ways.keys()].flatMap((goal): Offer<Move>[] => {
      const left = sectorsBetween(g, goal, to);
      if (left === null || left >= far || bestWay(found, goal, 'stop') === null) return [];
      const label = `${unitName(g, unit)} from ${shortPlace(g, at)} to ${shortPlace(g, goal)}`;
      return [open({ key: `approach:${name}:${goal}`, verb: 'approach', label }, { unit: id, goal })];
    });
  });
}

export const approach: Kind<'approach'> = {
  run: chosen({
    ask({ g }, run, { to, most }) {
      const offers = moves(g, run.seat, to, most);
      if (offers.length === 0) return { go: 'begin' as const };
      const prompt = `${ruleSourceName(g, run.from)}: which Ship or Fleet moves toward ${placeName(g, to)}?`;
      return { seat: run.seat, kind: 'pick', prompt, offers, min: 1, max: 1 };
    },
    take(ctx, run, { unit, goal }, { most }) {
      beginMovement(ctx.g, { by: run.seat, units: [unit], kind: 'impulse', goal, left: most });
      ctx.call(MOVE);
    },
  }),
  worth: () => 0.3,
};
