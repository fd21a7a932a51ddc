import type { Seat } from '../../../kernel/types.ts';
import { advancementCard } from '../content/advancements/all.ts';
import { techCard } from '../content/borg/tech.ts';
import { consoleRules } from '../content/consoles/all.ts';
import { explorationCard } from '../content/exploration/all.ts';
import { fleetRule } from '../content/fleets/rules.ts';
import { lastingRule } from '../content/lasting.ts';
import { systemRule } from '../content/systems/rules.ts';
import type { Ascendancy, Player } from '../state.ts';
import type { Bearer, Rule } from './rule.ts';

/** A rule that is in force, from where, and what it says about the matter in question. */
export interface InForce<H = unknown> {
  readonly bearer: Bearer;
  readonly rule: Rule;
  readonly says: H;
}

/** What is looked for in rules: a hook of theirs; undefined: a rule hasn’t any. */
export type Hook<H> = (rule: Rule) => H;

/**
 * All rules in force that have a hook: those of the players in the order of the seats, then of what lasts a while, then of places. Most questions find
 * none, and there are many of them: a bearer is made only where there is something to ask.
 */
export function inForce<H>(g: Ascendancy, hook: Hook<H>): InForce<NonNullable<H>>[] {
  const found: InForce<NonNullable<H>>[] = [];
  for (const [seat, player] of g.players.entries()) if (!player.out) addOwn(g, seat, player, hook, found);
  addLasting(g, hook, found);
  addPlaces(g, hook, found);
  return found;
}

/** A player’s own rules, of captured cards as well (A-INV-20): console, Advancements, Allies, cards kept, Tech, Fleets; Exhausted cards do nothing (A-SPEC-03). */
function addOwn<H>(g: Ascendancy, seat: Seat, player: Player, hook: Hook<H>, found: InForce<NonNullable<H>>[]): void {
  const { civ } = player;
  const add = (kind: Bearer['kind'], id: string, rule: Rule | null | undefined): void => {
    const says = rule == null ? null : hook(rule);
    if (rule != null && says != null) found.push({ bearer: { seat, kind, id }, rule, says });
  };
  for (const { id, rule } of consoleRules(g, civ)) add('console', id, rule);
  for (const { card, exhausted } of player.advancements)
    if (!exhausted) add('advancement', card, advancementCard(card).rule);
  for (const { card, exhausted } of player.allies) if (!exhausted) add('ally', card, explorationCard(card).rule);
  for (const card of player.held) add('held', card, explorationCard(card).rule);
  for (const { card, exhausted } of player.tech) if (!exhausted) add('tech', card, techCard(card).rule);
  for (const { fleet, seat: owner, id: unit } of g.units) {
    if (fleet === null || owner !== seat) continue;
    const rule = fleetRule(civ, fleet.card, fleet.side);
    const says = rule === null ? null : hook(rule);
    if (rule === null || says == null) continue;
    found.push({ bearer: { seat, kind: 'fleet', id: `${civ} ${fleet.card}${fleet.side}`, unit }, rule, says });
  }
}

/** Rules of what lasts a while, whatever has become of the card that began it (A-SPEC-04). */
function addLasting<H>(g: Ascendancy, hook: Hook<H>, found: InForce<NonNullable<H>>[]): void {
  for (const { what, seats } of g.lasting) {
    const { rule } = lastingRule(what) ?? {};
    const says = rule === undefined ? null : hook(rule);
    if (rule !== undefined && says != null)
      found.push({ bearer: { seat: seats[0] ?? null, kind: 'lasting', id: what }, rule, says });
  }
}

/** Rules of places, for everyone: of Phenomena, and of Exploration Cards that stay on a System. */
function addPlaces<H>(g: Ascendancy, hook: Hook<H>, found: InForce<NonNullable<H>>[]): void {
  const add = (system: string, kind: Bearer['kind'], id: string, rule: Rule): void => {
    const says = hook(rule);
    if (says != null) found.push({ bearer: { seat: null, kind, id, system }, rule, says });
  };
  for (const system in g.discs) {
    const printed = systemRule(system);
    if (printed !== null) add(system, 'disc', system, printed);
    for (const { card } of g.discs[system]?.cards ?? []) {
      const { rule } = explorationCard(card);
      if (rule !== undefined) add(system, 'stays', card, rule);
    }
  }
}
