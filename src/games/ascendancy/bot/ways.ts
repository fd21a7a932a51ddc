import type { Seat } from '../../../kernel/types.ts';
import { beside } from '../galaxy/graph.ts';
import { controllerOf, hostilesIn } from '../position/standing.ts';
import type { Ascendancy, Sector } from '../state.ts';

/** Distances between Sectors for the Ships of one seat, along lanes open to them. */
export class LaneDistances {
  readonly #g: Ascendancy;
  readonly #seat: Seat;
  readonly #beside = new Map<Sector, readonly Sector[]>();
  readonly #found = new Map<Sector, ReadonlyMap<Sector, number>>();

  constructor(g: Ascendancy, seat: Seat) {
    this.#g = g;
    this.#seat = seat;
  }

  /**
   * Returns the Sectors from which a Ship can reach `goal`, with the number of steps. The goal itself may be closed,
   * but all Sectors on the way must be open.
   */
  to(goal: Sector): ReadonlyMap<Sector, number> {
    const known = this.#found.get(goal);
    if (known !== undefined) return known;
    const steps = new Map<Sector, number>([[goal, 0]]);
    let edge: Sector[] = [goal];
    for (let far = 1; edge.length > 0; far++) {
      const next: Sector[] = [];
      for (const one of edge) {
        if (one !== goal && this.#isClosed(one)) continue;
        for (const near of this.#near(one)) {
          if (steps.has(near)) continue;
          steps.set(near, far);
          next.push(near);
        }
      }
      edge = next;
    }
    this.#found.set(goal, steps);
    return steps;
  }

  #near(sector: Sector): readonly Sector[] {
    const known = this.#beside.get(sector) ?? beside(this.#g, sector);
    this.#beside.set(sector, known);
    return known;
  }

  /** Whether Ships can’t pass through a Sector (A-MOVE-18). */
  #isClosed(sector: Sector): boolean {
    return controllerOf(this.#g, sector) !== this.#seat && hostilesIn(this.#g, this.#seat, sector).length > 0;
  }
}
