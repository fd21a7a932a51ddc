import type { Seat } from '../../../../kernel/types.ts';
import type { Effect, Effects } from '../../effects/union.ts';
import { levelOf } from '../../position/levels.ts';
import type { Moments, Rule, RuleSource } from '../../rules/rule.ts';
import type { Ascendancy, Resource, Resources } from '../../state.ts';

// What cards have in common, each by the type whose rule it is.

const gains =
  (rule: string) =>
  (gains: Partial<Resources>): Effect => ({ do: 'gain', gains, rule });

/** Resources that a Crisis, a Discovery, a Virgin World, or a civilization gives. */
export const fromCrisis = gains('A-EXPL-14');
export const fromDiscovery = gains('A-EXPL-15');
export const fromVirgin = gains('A-EXPL-16');
export const fromAlly = gains('A-EXPL-17');
export const fromPeople = gains('A-CIV-01');

/** A colony on the world that has the card. */
type Colony = Moments['colonized'];

/** A rule with effects for the player who Colonizes the System that has the card. */
export function onColony(does: (g: Ascendancy, colony: Colony) => Effects): Rule {
  return {
    at: {
      colonized: {
        does: (g, { system }, about) => (about.system === system ? does(g, about) : []),
      },
    },
  };
}

/** A rule with effects for the player who takes Control of the System that has the card. */
export function onControl(does: (g: Ascendancy, about: Moments['control-taken']) => Effects): Rule {
  return {
    at: {
      'control-taken': {
        does: (g, { system }, about) => (about.system === system ? does(g, about) : []),
      },
    },
  };
}

/** A colony there costs no Culture; Vulcans, who pay none, take 1. */
export const NO_CULTURE: Rule = {
  ...onColony((_g, { paid }) => (paid === 'ascendancy' ? [fromVirgin({ culture: 1 })] : [])),
  adds: { colony: (_g, { system }, about) => (about.system === system ? -1 : 0) },
};

/** A rule that adds to a seat’s Hegemony rolls at the System that has the card. */
export function hegemonyThere(bonus: (g: Ascendancy, seat: Seat, system: string) => number): Rule {
  return {
    adds: {
      hegemony: (g, bearer, { seat, system }) => (system === bearer.system ? bonus(g, seat, system) : 0),
    },
  };
}

/** How often a seat has upgraded its Weapons. */
export function weaponUpgrades(g: Ascendancy, seat: Seat): number {
  const player = g.players[seat];
  return player === undefined ? 0 : levelOf(player, 'weapons');
}

/** Whether somebody’s own rule is asked about its seat. */
export function isOwn({ seat: owner }: RuleSource, { seat }: { seat: Seat }): boolean {
  return owner === seat;
}

/** An Ally that counts as a Trade Agreement pays so much each round (A-TRADE-16). */
export function pays(income: Partial<Resources> | ((g: Ascendancy, seat: Seat) => Partial<Resources>)): Rule {
  return {
    income: (g, bearer, seat) => {
      if (!isOwn(bearer, { seat })) return {};
      return typeof income === 'function' ? income(g, seat) : income;
    },
  };
}

/** Colonizes the System for a Ship alone; Vulcans do it in their own way, and take the Culture that others save. */
export const COLONIZE_FOR_SHIP: Effects = [
  {
    do: 'when',
    is: { civ: 'vulcan' },
    does: [
      { do: 'colonize', price: 'usual' },
      { do: 'when', is: 'controlled', does: [fromVirgin({ culture: 1 })] },
    ],
    else: [{ do: 'colonize', price: 'ship' }],
  },
];

/** The name of a Resource in an option. */
export const RESOURCE: Readonly<Record<Resource, string>> = {
  production: 'Production',
  research: 'Research',
  culture: 'Culture',
};
