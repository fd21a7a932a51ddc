import { cardOf } from '../../content/pool.ts';
import type { Quadrant } from '../../content/printed.ts';
import { ruleOf } from '../../content/rules.ts';
import { placeTitle } from '../../content/sides.ts';
import { locationOf } from '../../position/find.ts';
import { isMission } from '../../position/kinds.ts';
import type { FirstEdition, LaidMission } from '../../state.ts';
import type { CardId, LocationId } from '../../terms.ts';
import { build } from './faces.ts';
import { regionOf } from './line.ts';

/** A place for a mission: onto a copy, at an end of its line, or beside a location (C-SEED-08, C-SEED-11). */
export type Slot = (
  | { readonly onto: LocationId }
  | { readonly beside: LocationId | null; readonly side: 'left' | 'right' }
) & {
  /** The side of a two-sided mission that is up (C-SEED-31). If absent, the front is up. */
  readonly face?: CardId;
};

/** Returns the places where a mission can go. On an empty line there is only one place. */
export function slotsFor(g: FirstEdition, card: CardId): Slot[] {
  const mission = cardOf(card);
  if (!isMission(mission)) return [];
  const line = g.lines[mission.quadrant] ?? [];
  // A mission that isn't universal goes onto a copy that is already in play (C-SEED-09, C-SEED-10).
  const title = placeTitle(mission.title);
  const copy = line.find((id) =>
    g.locations[id]?.missions.some((laid) => placeTitle(cardOf(laid.card).title) === title),
  );
  if (copy !== undefined && mission.unique !== 'universal') return [{ onto: copy }];
  const slips = ruleOf(card)?.slips;
  // Some missions may go anywhere on the line (C-SEED-12).
  if (slips === 'between' && line.length > 0) return besideEach(line, line);
  const kin = mission.region === undefined ? [] : line.filter((id) => regionOf(g, id) === mission.region);
  if (kin.length > 0) return besideEach(line, kin);
  const others = slips === 'across' ? endsOfOthers(g, mission.quadrant) : [];
  if (line.length === 0) return [{ beside: null, side: 'right' }, ...others];
  return [{ beside: null, side: 'left' }, ...others, { beside: null, side: 'right' }];
}

/** Returns both ends of each line in another quadrant. */
function endsOfOthers(g: FirstEdition, own: Quadrant): Slot[] {
  return Object.entries(g.lines).flatMap(([quadrant, line]): Slot[] => {
    const [first, last] = [line[0], line.at(-1)];
    if (quadrant === own || first === undefined || last === undefined) return [];
    return [
      { beside: first, side: 'left' },
      { beside: last, side: 'right' },
    ];
  });
}

/** Returns all gaps next to the given locations, each listed only once. */
function besideEach(line: readonly LocationId[], kin: readonly LocationId[]): Slot[] {
  const gaps = new Map<number, Slot>();
  for (const beside of kin) {
    const at = line.indexOf(beside);
    if (!gaps.has(at)) gaps.set(at, { beside, side: 'left' });
    if (!gaps.has(at + 1)) gaps.set(at + 1, { beside, side: 'right' });
  }
  return [...gaps.values()];
}

/** Places a mission and returns its location. */
export function layMission(g: FirstEdition, front: CardId, owner: number, slot: Slot): LocationId {
  const card = slot.face ?? front;
  const laid: LaidMission = { card, owner, ...(card === front ? {} : { front }) };
  const id = place(g, laid, slot);
  build(g, id, owner);
  return id;
}

function place(g: FirstEdition, laid: LaidMission, slot: Slot): LocationId {
  const { card } = laid;
  if ('onto' in slot) {
    // The first copy stays at the bottom. The list starts with the top copy.
    g.locations[slot.onto]?.missions.unshift(laid);
    return slot.onto;
  }
  const mission = cardOf(card);
  if (!isMission(mission)) throw new Error(`${card} isn’t a mission`);
  // A slot beside a location is on that location's line.
  const quadrant = slot.beside === null ? mission.quadrant : locationOf(g, slot.beside).quadrant;
  const line = g.lines[quadrant] ?? [];
  g.lines[quadrant] = line;
  const id = `L${++g.minted.locations}`;
  const missions = [laid];
  g.locations[id] = { id, quadrant, missions, seeds: [], solved: null, barred: [], attempted: [], gone: [] };
  const right = slot.side === 'right' ? 1 : 0;
  const at = slot.beside === null ? right * line.length : line.indexOf(slot.beside) + right;
  line.splice(at, 0, id);
  return id;
}
