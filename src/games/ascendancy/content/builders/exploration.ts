import type { Seat } from '../../../../kernel/types.ts';
import type { Effect, Effects } from '../../effects/union.ts';
import { levelOf } from '../../position/levels.ts';
import type { Moments } from '../../rules/moment-kinds.ts';
import type { Rule } from '../../rules/rule.ts';
import type { RuleSource } from '../../rules/source.ts';
import type { Ascendancy, Resource, Resources } from '../../state.ts';

// Parts that several cards share. Some parts exist once for each type of card, with the rule id of that type.

const gains =
  (rule: string) =>
  (gains: Partial<Resources>): Effect => ({ do: 'gain', gains, rule });

/** Resources gained from a Crisis, a Discovery, a Virgin World, an Ally, or a civilization. */
export const fromCrisis = gains('A-EXPL-14');
export const fromDiscovery = gains('A-EXPL-15');
export const fromVirgin = gains('A-EXPL-16');
export const fromAlly = gains('A-EXPL-17');
export const fromPeople = gains('A-CIV-01');

/** The event in which a player Colonizes the world that has the card. */
type Colony = Moments['colonized'];

/** Creates a rule with effects for the player who Colonizes the System that has the card. */
export function onColony(does: (g: Ascendancy, colony: Colony) => Effects): Rule {
  return {
    at: {
      colonized: {
        does: (g, { system }, about) => (about.system === system ? does(g, about) : []),
      },
    },
  };
}

/** Creates a rule with effects for the player who takes Control of the System that has the card. */
export function onControl(does: (g: Ascendancy, about: Moments['control-taken']) => Effects): Rule {
  return {
    at: {
      'control-taken': {
        does: (g, { system }, about) => (about.system === system ? does(g, about) : []),
      },
    },
  };
}

/**
 * Lets players Colonize the System that has the card without paying Culture. Vulcans, who pay no Culture anyway, take 1
 * Culture instead.
 */
export const NO_CULTURE: Rule = {
  ...onColony((_g, { paid }) => (paid === 'ascendancy' ? [fromVirgin({ culture: 1 })] : [])),
  adds: { price: (_g, { system }, about) => (about.of === 'colony' && about.system === system ? -1 : 0) },
};

/** Creates a rule that adds to Hegemony rolls at the System that has the card. */
export function hegemonyThere(bonus: (g: Ascendancy, seat: Seat, system: string) => number): Rule {
  return {
    adds: {
      roll: (g, source, { of, seat, system }) =>
        of === 'hegemony' && system === source.system ? bonus(g, seat, system) : 0,
    },
  };
}

/** Counts how many times a seat has upgraded its Weapons. */
export function weaponUpgrades(g: Ascendancy, seat: Seat): number {
  const player = g.players[seat];
  return player === undefined ? 0 : levelOf(player, 'weapons');
}

/** Whether an event is about the seat that owns the rule. */
export function isOwn({ seat: owner }: RuleSource, { seat }: { seat: Seat }): boolean {
  return owner === seat;
}

/** Creates the rule of an Ally that counts as a Trade Agreement and pays this income each round (A-TRADE-16). */
export function pays(income: Partial<Resources> | ((g: Ascendancy, seat: Seat) => Partial<Resources>)): Rule {
  return {
    income: (g, source, seat) => {
      if (!isOwn(source, { seat })) return {};
      return typeof income === 'function' ? income(g, seat) : income;
    },
  };
}

/**
 * Colonizes the System for the price of a single Ship. Vulcans Colonize in their own way, and take the Culture that
 * other civilizations save.
 */
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

/** The name of each Resource in an option. */
export const RESOURCE: Readonly<Record<Resource, string>> = {
  production: 'Production',
  research: 'Research',
  culture: 'Culture',
};
