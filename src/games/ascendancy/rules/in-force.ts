import type { Seat } from '../../../kernel/types.ts';
import { gathering } from '../../kit/rules/in-force.ts';
import type { ConsoleRule } from '../content/card.ts';
import {
  advancementCard,
  consoleRules,
  explorationCard,
  fleetCards,
  lastingRule,
  systemCard,
  techCard,
} from '../content/lookup.ts';
import type { Ascendancy, Player, Unit } from '../state.ts';
import type { Rule } from './rule.ts';
import type { RuleSource } from './source.ts';

type Add = (rule: Rule | null | undefined, source: RuleSource) => void;

/** Returns the rules in force: first the players’ rules in seat order, then lasting effects, then places. */
export const inForce = gathering<Ascendancy, RuleSource, Rule>(
  (g, add) => {
    const fleets = g.units.filter(({ fleet }) => fleet !== null);
    for (const [seat, player] of g.players.entries()) if (!player.out) addOwn(g, seat, player, fleets, add);
    for (const { what, seats } of g.lasting)
      add(lastingRule(what)?.rule, { seat: seats[0] ?? null, kind: 'lasting', id: what });
    addPlaces(g, add);
  },
  (one, other) =>
    one.id === other.id &&
    one.kind === other.kind &&
    one.seat === other.seat &&
    one.unit === other.unit &&
    one.system === other.system,
);

/**
 * Adds a player’s own rules: console, Advancements, Allies, held cards, Tech, and Fleets, including captured cards
 * (A-INV-20). Exhausted cards do nothing (A-SPEC-03).
 */
function addOwn(g: Ascendancy, seat: Seat, player: Player, fleets: readonly Unit[], add: Add): void {
  const { civ } = player;
  for (const one of consoleRules(civ)) if (isRead(g, one)) add(one.rule, { seat, kind: 'console', id: one.id });
  for (const { card, exhausted } of player.advancements)
    if (!exhausted) add(advancementCard(card).rule, { seat, kind: 'advancement', id: card });
  for (const { card, exhausted } of player.allies)
    if (!exhausted) add(explorationCard(card).rule, { seat, kind: 'ally', id: card });
  for (const card of player.held) add(explorationCard(card).rule, { seat, kind: 'held', id: card });
  for (const { card, exhausted } of player.tech)
    if (!exhausted) add(techCard(card).rule, { seat, kind: 'tech', id: card });
  for (const { fleet, seat: owner, id: unit } of fleets) {
    if (fleet === null || owner !== seat) continue;
    const side = fleetCards(civ)[fleet.card]?.[fleet.side];
    if (side !== undefined) add(side.rule, { seat, kind: 'fleet', id: side.id, unit });
  }
}

/** Adds the rules of places, which apply to everyone: Phenomena, and Exploration Cards that stay on a System. */
function addPlaces(g: Ascendancy, add: Add): void {
  for (const system in g.discs) {
    add(systemCard(system).rule, { seat: null, kind: 'disc', id: system, system });
    for (const { card } of g.discs[system]?.cards ?? []) {
      add(explorationCard(card).rule, { seat: null, kind: 'stays', id: card, system });
    }
  }
}

/** Whether a console rule is in force under the readings that the table agreed on. */
function isRead({ options: { readings } }: Ascendancy, { reading }: ConsoleRule): boolean {
  return reading === undefined || readings[reading] === true;
}
