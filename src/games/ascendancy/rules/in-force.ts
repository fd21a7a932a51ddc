import type { Seat } from '../../../kernel/types.ts';
import { kept, shared } from '../../kit/cache.ts';
import { advancementCard } from '../content/advancements/all.ts';
import { techCard } from '../content/borg/tech.ts';
import { consoleRules, isRead } from '../content/consoles/all.ts';
import { explorationCard } from '../content/exploration/all.ts';
import { fleetRule } from '../content/fleets/rules.ts';
import { lastingRule } from '../content/lasting.ts';
import { systemRule } from '../content/systems/rules.ts';
import type { Ascendancy, Player, Unit } from '../state.ts';
import type { Rule, RuleSource } from './rule.ts';

/** A rule in force, its source, and the requested part of the rule. */
export interface InForce<H = unknown> {
  readonly source: RuleSource;
  readonly rule: Rule;
  readonly says: H;
}

/** The parts of a rule, and the entries in each part. */
type Part = keyof Rule;
type Said<P extends Part> = NonNullable<Rule[P]>;
type Matter<P extends Part> = keyof Said<P>;

/**
 * A set of rules in force, indexed by part. Few lookups match any rule, so each result is computed only once.
 */
export class Rules {
  readonly all: readonly InForce[];
  readonly #saying = new Map<Part, readonly InForce[]>();
  readonly #about = new Map<Part, Map<PropertyKey, readonly InForce[]>>();

  constructor(all: readonly InForce[]) {
    this.all = all;
  }

  /** Returns the rules in force that have a part. */
  saying<P extends Part>(part: P): readonly InForce<Said<P>>[] {
    const found = kept(this.#saying, part, () => that(this.all, (rule) => rule[part]));
    return found as readonly InForce<Said<P>>[];
  }

  /** Returns the rules in force with an entry in a part. */
  about<P extends Part, M extends Matter<P>>(part: P, matter: M): readonly InForce<NonNullable<Said<P>[M]>>[] {
    const found = this.#about.get(part)?.get(matter) ?? this.#find(part, matter);
    // The cached result was found for exactly this part and entry, so the types match.
    return found as readonly InForce<NonNullable<Said<P>[M]>>[];
  }

  #find<P extends Part>(part: P, matter: Matter<P>): readonly InForce[] {
    const found = that(this.all, (rule) => (rule[part] as Said<P> | undefined)?.[matter]);
    kept(this.#about, part, () => new Map()).set(matter, found);
    return found;
  }
}

function that(rules: readonly InForce[], hook: (rule: Rule) => unknown): InForce[] {
  const found: InForce[] = [];
  for (const { source, rule } of rules) {
    const says = hook(rule);
    if (says != null) found.push({ source, rule, says });
  }
  return found;
}

/** The rules found by the last call, for any position. */
let last = new Rules([]);

/**
 * Returns all rules in force: first the players’ rules in seat order, then lasting effects, then places. Each call
 * looks up all rules, but returns the previous `Rules` object if nothing has changed, since cards rarely change.
 */
export function inForce(g: Ascendancy): Rules {
  const found = new Found(last.all);
  const fleets = g.units.filter(({ fleet }) => fleet !== null);
  for (const [seat, player] of g.players.entries()) if (!player.out) addOwn(g, seat, player, fleets, found);
  for (const { what, seats } of g.lasting) found.add(lastingRule(what)?.rule, seats[0] ?? null, 'lasting', what);
  addPlaces(g, found);
  const all = found.all();
  if (all !== last.all) last = new Rules(all);
  return last;
}

/** Collects rules and compares them with the previous rules. Previous rules that are still in force are kept. */
class Found {
  readonly #before: readonly InForce[];
  /** The index of the previous rule that is expected next. */
  #next = 0;
  /** The rules found so far, or null as long as they match the beginning of the previous rules exactly. */
  #others: InForce[] | null = null;

  constructor(before: readonly InForce[]) {
    this.#before = before;
  }

  add(
    rule: Rule | null | undefined,
    seat: Seat | null,
    kind: RuleSource['kind'],
    id: string,
    on: Pick<RuleSource, 'unit' | 'system'> = NOWHERE,
  ): void {
    if (rule == null) return;
    for (let at = this.#next; at < this.#before.length; at++) {
      const known = this.#before[at];
      if (known === undefined || known.rule !== rule || !isSame(known.source, seat, kind, id, on)) continue;
      // Previous rules that were skipped are no longer in force.
      if (at > this.#next) this.#others ??= this.#before.slice(0, this.#next);
      this.#others?.push(known);
      this.#next = at + 1;
      return;
    }
    this.#others ??= this.#before.slice(0, this.#next);
    this.#others.push({ source: shared({ seat, kind, id, ...on }), rule, says: rule });
  }

  all(): readonly InForce[] {
    if (this.#others !== null) return this.#others;
    return this.#next === this.#before.length ? this.#before : this.#before.slice(0, this.#next);
  }
}

const NOWHERE: Pick<RuleSource, 'unit' | 'system'> = {};

function isSame(
  one: RuleSource,
  seat: Seat | null,
  kind: RuleSource['kind'],
  id: string,
  { unit, system }: Pick<RuleSource, 'unit' | 'system'>,
): boolean {
  return one.id === id && one.kind === kind && one.seat === seat && one.unit === unit && one.system === system;
}

/**
 * Adds a player’s own rules: console, Advancements, Allies, held cards, Tech, and Fleets, including captured cards
 * (A-INV-20). Exhausted cards do nothing (A-SPEC-03).
 */
function addOwn(g: Ascendancy, seat: Seat, player: Player, fleets: readonly Unit[], found: Found): void {
  const { civ } = player;
  for (const one of consoleRules(civ)) if (isRead(g, one)) found.add(one.rule, seat, 'console', one.id);
  for (const { card, exhausted } of player.advancements)
    if (!exhausted) found.add(advancementCard(card).rule, seat, 'advancement', card);
  for (const { card, exhausted } of player.allies)
    if (!exhausted) found.add(explorationCard(card).rule, seat, 'ally', card);
  for (const card of player.held) found.add(explorationCard(card).rule, seat, 'held', card);
  for (const { card, exhausted } of player.tech) if (!exhausted) found.add(techCard(card).rule, seat, 'tech', card);
  for (const { fleet, seat: owner, id: unit } of fleets) {
    if (fleet === null || owner !== seat) continue;
    const known = fleetRule(civ, fleet.card, fleet.side);
    if (known !== null) found.add(known.rule, seat, 'fleet', known.id, { unit });
  }
}

/** Adds the rules of places, which apply to everyone: Phenomena, and Exploration Cards that stay on a System. */
function addPlaces(g: Ascendancy, found: Found): void {
  for (const system in g.discs) {
    const printed = systemRule(system);
    if (printed !== null) found.add(printed, null, 'disc', system, { system });
    for (const { card } of g.discs[system]?.cards ?? []) {
      found.add(explorationCard(card).rule, null, 'stays', card, { system });
    }
  }
}
