import { asLabel } from '../../../../kit/words.ts';
import type { Effects } from '../../../effects/union.ts';
import { locationOf } from '../../../position/find.ts';
import { atLocation, coreOf, onSurface } from '../../../position/places.ts';
import type { Fetch, Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { filter } from '../../filters/card-filter.ts';
import { placesAt } from '../places.ts';
import { isUsed, payloadOf } from '../shared.ts';
import { isOwnEnd, placeOf } from './ends.ts';

/** One of several things that a player may do. */
interface Way {
  readonly key: string;
  readonly label: string;
  readonly list: Effects;
}

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

/**
 * Lets the player who seeds the mission download a card at the moment of seeding (C-SEED-06): `here`, or wherever the card
 * can be played. A card by agreement first goes to its player's own table.
 */
export function brings(what: string, wanted: string, here?: 'here'): Rule {
  return {
    text: `When you seed this, you may download ${what}${here === undefined ? '' : ' here'}.`,
    fetches: { prize: here === undefined ? { wanted } : { wanted, to: toHere } },
    seeded: [{ do: 'download', what: 'prize' }],
  };
}

/** Once per game, a player may download a card. `end` says which player: the one who seeded the mission, or the other (C-TURN-17). */
export function offersOnce(what: string, end: 'own' | 'far', to?: Fetch['to']): Pick<Rule, 'fetches' | 'orders'> {
  return {
    fetches: { once: { must: true, wanted: `{${what}}`, ...(to === undefined ? {} : { to }) } },
    orders(g, source, seat) {
      if (seat !== source.seat || isOwnEnd(g, source) !== (end === 'own') || isUsed(g, seat, source.card, 'game'))
        return [];
      return [
        payloadOf(source, 'once', asLabel(`Download ${what}`), [
          { do: 'use', what: source.card, per: 'game' },
          { do: 'download', what: 'once' },
        ]),
      ];
    },
  };
}

/** The mission's location, or the player's own table for a card by agreement. */
export const toHere: NonNullable<Exclude<Fetch['to'], 'hand'>> = (_g, source) => [
  atLocation(placeOf(source)),
  coreOf(source.seat),
];

/** The planet, for a card that comes into play there. */
export const toThisPlanet: NonNullable<Exclude<Fetch['to'], 'hand'>> = (_g, source) => [onSurface(placeOf(source))];

/** The places “here” for personnel and equipment: the planet, and aboard their player's ships and facilities there. */
export const insideHere: NonNullable<Exclude<Fetch['to'], 'hand'>> = (g, source) =>
  placesAt(g, source.seat, placeOf(source));

/** From then on, raises the RANGE of all ships, or of some ships, of the player who solved the mission. */
export function faster(text: string, by: number, more: Partial<Rule> = {}, ships = 'ship'): Rule {
  const isMeant = filter(ships);
  return {
    ...more,
    text,
    adds: {
      attribute(g, source, { piece, attribute }) {
        if (attribute !== 'RANGE' || locationOf(g, placeOf(source)).solved !== source.seat) return 0;
        const ship = g.pieces[piece];
        return ship?.seat === source.seat && isMeant(ship) ? by : 0;
      },
    },
  };
}

/**
 * Returns a rule for one end of a mission: its player may choose one of the `ways` when they solve the mission. If there
 * are no ways, the player isn't asked.
 */
export function maySolving(text: string, ways: (g: FirstEdition, source: RuleSource) => readonly Way[]): Rule {
  return whenSolved(text, (g, source) => {
    const found = ways(g, source);
    return found.length === 0 ? [] : [{ do: 'either', ways: [...found, { key: 'none', label: 'Nothing', list: [] }] }];
  });
}

/** Returns the ship whose crew solved the mission. */
export function shipOf({ attempt }: FirstEdition): number[] {
  return attempt === null || attempt.ship === null ? [] : [attempt.ship];
}
