import type { Component } from '../../../kernel/types.ts';
import { sentence, several } from '../../kit/words.ts';
import type { Advancement, Card, ExplorationCard, SystemCard } from '../content/card.ts';
import { advancementsBy, agreementsBy, allCards, fleetCards } from '../content/lookup.ts';
import { CIVS } from '../options.ts';
import { civName, resourceName } from '../position/names.ts';
import type { Civ, Site } from '../terms.ts';
import type { ComponentView } from '../view.ts';
import { cardView } from './players.ts';

/**
 * Lists everything that can be looked up: Advancements, Fleets, Trade Agreements, Systems, cards (A-COMP-01 to
 * A-COMP-19).
 */
export function components(): Component<ComponentView>[] {
  return [
    ...CIVS.flatMap((civ) => advancementsBy(civ).map((card) => advancementOf(card))),
    ...CIVS.flatMap(fleetsOf),
    ...CIVS.flatMap((civ) =>
      agreementsBy(civ).map((card) => plainOf(card, 'Trade Agreement', civName(civ), ['A-TRADE-08', 'A-COMP-14'])),
    ),
    ...allCards().systems.map(systemOf),
    ...allCards().exploration.map(explorationOf),
    ...allCards().agendas.map((card) => plainOf(card, 'Agenda', civName('vulcan'), ['A-EXP-04', 'A-WIN-01'])),
    ...allCards().tech.map((card) => plainOf(card, 'Borg Tech', 'Borg', ['A-BORG-06'])),
  ];
}

function advancementOf(card: Advancement): Component<ComponentView> {
  const { id, name, line, civ, cost, type, tokens, start = false } = card;
  const face = { ...cardView(card), civ, type, tokens: [...tokens] };
  const owner = civName(civ);
  const price = start ? 'Completed from the start' : `Costs ${cost} Research`;
  const pictured = tokens.map((token) => `${sentence(token)} token`);
  return {
    id,
    name,
    kind: ['Advancement', type, owner],
    lines: [line, price, ...(pictured.length === 0 ? [] : [`Pictures: ${pictured.join(', ')}`])],
    rules: ['A-BUILD-22', 'A-BUILD-28', 'A-PROJ-01'],
    view: { is: 'advancement', card: face, owner, cost, start },
  };
}

function fleetsOf(civ: Civ): Component<ComponentView>[] {
  const owner = civName(civ);
  return fleetCards(civ).flatMap((card, at) => {
    const sides = (['a', 'b'] as const).map((side) => {
      const { name, line, most } = card[side];
      return { side, name, line, most };
    });
    return sides.map(({ side, name, line, most }) => ({
      id: `fleet-${civ}-${at + 1}${side}`,
      name,
      kind: ['Fleet', owner],
      lines: [line, `Holds ${several(most, 'Ship')}`],
      rules: ['A-FLEET-03', 'A-FLEET-01'],
      view: { is: 'fleet' as const, owner, number: at + 1, sides },
    }));
  });
}

const KINDS: Readonly<Record<SystemCard['kind'], string>> = {
  home: 'Home System',
  planetary: 'Planetary System',
  phenomenon: 'Phenomenon',
  hub: 'Transwarp Hub',
};

function siteName(site: Site): string {
  return site === 'open' ? 'Open' : resourceName(site);
}

function systemOf({ id, name, kind, sites, lanes, hazard, line }: SystemCard): Component<ComponentView> {
  const printed = [
    ...(sites.length === 0 ? [] : [`Sites: ${sites.map(siteName).join(', ')}`]),
    `Up to ${several(lanes, 'lane')}`,
    ...(hazard === null ? [] : [`Hazard Level ${hazard}`]),
  ];
  return {
    id: `system-${id}`,
    name,
    kind: [KINDS[kind], 'System'],
    lines: [...(line === '' ? [] : [line]), ...printed],
    rules: kind === 'phenomenon' ? ['A-PHEN-01', 'A-HAZ-01'] : ['A-COMP-03', 'A-LANE-01'],
    view: { is: 'system', id, name, kind, line, sites: [...sites], lanes, hazard },
  };
}

const TYPES = {
  crisis: 'Crisis',
  discovery: 'Discovery',
  virgin: 'Virgin World',
  ally: 'Ally',
  civilization: 'Civilization',
} as const;

function explorationOf(card: ExplorationCard): Component<ComponentView> {
  const { id, name, line, type, set, diplomacy, level } = card;
  const facts = [
    ...(diplomacy === undefined ? [] : [`Diplomacy Number ${diplomacy}`]),
    ...(level === undefined ? [] : [`Level ${level}`]),
  ];
  return {
    id,
    name,
    kind: [TYPES[type], 'Exploration Card'],
    lines: [line, ...facts],
    rules: ['A-EXPL-06', 'A-EXPL-01'],
    view: { is: 'exploration', card: cardView(card), type, set, facts },
  };
}

function plainOf(card: Card, kind: string, owner: string, rules: readonly string[]): Component<ComponentView> {
  const { id, name, line } = card;
  return {
    id,
    name,
    kind: [kind, owner],
    lines: [line],
    rules,
    view: { is: 'card', card: cardView(card), kind, facts: [] },
  };
}
