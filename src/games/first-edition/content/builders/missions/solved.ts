import type { Effects } from '../../../effects/union.ts';
import { locationOf } from '../../../position/find.ts';
import { isShip } from '../../../position/piece-types.ts';
import { onSurface } from '../../../position/places.ts';
import type { Fetch, Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { placeOf } from './ends.ts';

/** An effect that happens when the player whom this end faces solves the mission. */
export function whenSolved(text: string, does: (g: FirstEdition, source: RuleSource) => Effects): Rule {
  return {
    text,
    at: {
      solved: {
        does: (g, source, { seat, location }) =>
          seat === source.seat && location === placeOf(source) ? does(g, source) : [],
      },
    },
  };
}

/** A download when the mission is solved (C-DOWNLOAD-01). */
export function fetching(text: string, prize: Fetch): Rule {
  return { ...whenSolved(text, () => [{ do: 'download', what: 'prize' }]), fetches: { prize } };
}

export const toThisPlanet: NonNullable<Exclude<Fetch['to'], 'hand'>> = (_g, source) => [onSurface(placeOf(source))];

/** From then on, raises the RANGE of all ships of the player who solved the mission. */
export function faster(text: string, by: number, more: Partial<Rule> = {}): Rule {
  return {
    ...more,
    text,
    adds: {
      attribute(g, source, { piece, attribute }) {
        if (attribute !== 'RANGE' || locationOf(g, placeOf(source)).solved !== source.seat) return 0;
        const ship = g.pieces[piece];
        return ship?.seat === source.seat && isShip(ship) ? by : 0;
      },
    },
  };
}

/** Returns the ship whose crew solved the mission. */
export function shipOf({ attempt }: FirstEdition): number[] {
  return attempt === null || attempt.ship === null ? [] : [attempt.ship];
}
