import { chosen } from '../../../../kit/effects.ts';
import { type Offer, open } from '../../../../kit/offers.ts';
import { MOVE } from '../../../chapters/calls.ts';
import { beginMovement } from '../../../chapters/movement/begin.ts';
import { bestWay, reach } from '../../../chapters/movement/reach.ts';
import { whyHeld } from '../../../chapters/movement/standing.ts';
import { shortPlace } from '../../../chapters/movement/words.ts';
import type { Kind } from '../../../effects/kind.ts';
import { beside, laneOf, sectorsBetween, systemOf } from '../../../galaxy/graph.ts';
import { discOf } from '../../../position/find.ts';
import { placeName, unitName } from '../../../position/names.ts';
import { hostilesIn, isAtPeace } from '../../../position/standing.ts';
import { living } from '../../../position/units.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Ascendancy, Sector, SystemId, UnitId } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Whether one of this seat’s Ships could move closer to a System because the next Sector is open to it. */
function canApproach(g: Ascendancy, seat: number, system: string): boolean {
  return g.units.some(({ seat: owner, at }) => {
    const far = owner === seat && at !== null ? sectorsBetween(g, at, system) : null;
    if (at === null || far === null) return false;
    return beside(g, at).some((next) => {
      const isOpen = systemOf(g, next) !== null && discOf(g, next).control === seat;
      return (sectorsBetween(g, next, system) ?? far) < far && (isOpen || hostilesIn(g, seat, next).length === 0);
    });
  });
}

/** Border Alert System. */
export const CARDS = advancements('andorian', [
  {
    id: 'and-11',
    name: 'Border Alert System',
    cost: 3,
    type: 'Science',
    tokens: ['warp'],
    source: 'ours',
    line: 'When a Hostile rival’s Ship comes into Orbit of your System, or of one with an Andorian Token, exhaust this card to move 1 Ship or Fleet up to 2 Sectors toward it along existing lanes.',
    rule: {
      at: {
        'move-end': {
          prompt: 'move a Ship or Fleet up to 2 Sectors toward them?',
          offers(g, source, { seat, units, sector, kind }) {
            const own = source.seat;
            const isMove = kind === 'impulse' || kind === 'warp';
            if (own === null || seat === own || !isMove || laneOf(sector) !== null || isAtPeace(g, own, seat))
              return [];
            const disc = discOf(g, sector);
            const isGuarded = disc.control === own || disc.watched;
            if (!isGuarded || living(g, units).length === 0 || !canApproach(g, own, sector)) return [];
            return [
              open({ key: `alert:${sector}`, verb: 'move', label: `Move toward ${systemName(sector)}` }, [
                { do: 'exhaust' },
                { do: 'approach', to: sector, most: 2 },
              ]),
            ];
          },
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
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

const approach: Kind<'approach'> = {
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

/** The kind of effect that only this card has. */
export const KINDS = { approach };
