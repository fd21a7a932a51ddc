import type { Seat } from '../../../kernel/types.ts';
import { advancementCard } from '../content/advancements/all.ts';
import { techCard } from '../content/borg/tech.ts';
import { consoleRules } from '../content/consoles/all.ts';
import { explorationCard } from '../content/exploration/all.ts';
import { fleetRule } from '../content/fleets/rules.ts';
import { systemRule } from '../content/systems/rules.ts';
import { playerOf } from '../position/find.ts';
import type { Ascendancy } from '../state.ts';
import type { Bearer, Rule } from './rule.ts';

/** A rule that is in force, and from where. */
export interface InForce {
  readonly bearer: Bearer;
  readonly rule: Rule;
}

/** A player’s own rules in force: console, Advancements, Allies, cards kept, Fleets, Tech; Exhausted cards do nothing (A-SPEC-03). */
export function rulesOf(g: Ascendancy, seat: Seat): InForce[] {
  const player = playerOf(g, seat);
  if (player.out) return [];
  const found: InForce[] = [];
  const add = (bearer: Omit<Bearer, 'seat'>, rule: Rule | null | undefined): void => {
    if (rule !== null && rule !== undefined) found.push({ bearer: { seat, ...bearer }, rule });
  };
  for (const { id, rule } of consoleRules(g, player.civ)) add({ kind: 'console', id }, rule);
  for (const { card, exhausted } of player.advancements)
    if (!exhausted) add({ kind: 'advancement', id: card }, advancementCard(card).rule);
  for (const { card, exhausted } of player.allies)
    if (!exhausted) add({ kind: 'ally', id: card }, explorationCard(card).rule);
  for (const card of player.held) add({ kind: 'held', id: card }, explorationCard(card).rule);
  for (const { card, exhausted } of player.tech) if (!exhausted) add({ kind: 'tech', id: card }, techCard(card).rule);
  for (const unit of g.units) {
    if (unit.seat !== seat || unit.fleet === null) continue;
    const { card, side } = unit.fleet;
    add({ kind: 'fleet', id: `${player.civ} ${card}${side}`, unit: unit.id }, fleetRule(player.civ, card, side));
  }
  return found;
}

/** Rules of places, for everyone: of Phenomena, and of Exploration Cards that stay on a System. */
export function rulesOfPlaces(g: Ascendancy): InForce[] {
  const found: InForce[] = [];
  for (const system in g.discs) {
    const disc = g.discs[system];
    const printed = systemRule(system);
    if (printed !== null) found.push({ bearer: { seat: null, kind: 'disc', id: system, system }, rule: printed });
    for (const { card } of disc?.cards ?? []) {
      const { rule } = explorationCard(card);
      if (rule !== undefined) found.push({ bearer: { seat: null, kind: 'stays', id: card, system }, rule });
    }
  }
  return found;
}

/** All rules in force: those of the players in the order of these seats, then those of places. */
export function allRules(g: Ascendancy, seats: readonly Seat[]): InForce[] {
  return [...seats.flatMap((seat) => rulesOf(g, seat)), ...rulesOfPlaces(g)];
}
