import type { Seat } from '../../../kernel/types.ts';
import { kept } from '../../kit/cache.ts';
import { lastingRule, ruleOf } from '../content/effects/rules.ts';
import { once } from '../position/look.ts';
import { isSuspended } from '../position/pieces.ts';
import { isAway } from '../position/places.ts';
import type { FirstEdition, LineLocation, Piece } from '../state.ts';
import type { CardId } from '../terms.ts';
import type { Force, RuleSource } from './rule.ts';

/** A rule in force: its source, and the value of the selected hook. */
export interface InForce<H = Force> {
  readonly source: RuleSource;
  readonly says: H;
}

/** Returns one hook of a rule, or undefined if the rule doesn't have it. */
export type Hook<H> = (rule: Force) => H;

/**
 * Returns the rules in force that have a hook: of cards in play (C-LEAVE-01) in order of arrival, of missions, then of
 * lasting effects (C-TURN-18).
 */
function gathered<H>(g: FirstEdition, hook: Hook<H>): InForce<NonNullable<H>>[] {
  const found: InForce<NonNullable<H>>[] = [];
  for (const piece of Object.values(g.pieces)) {
    const { card } = piece;
    // Most cards have only facts, so check for the hook first.
    const says = heard(ruleOf(card), hook);
    if (says != null && isInForce(g, piece))
      found.push({ source: { seat: piece.seat, kind: 'piece', card, piece: piece.id }, says });
  }
  for (const { id: location, missions } of Object.values(g.locations))
    for (let seat = 0; seat < g.players.length; seat++) {
      const card = readBy(missions, seat);
      const says = card === undefined ? null : heard(ruleOf(card), hook);
      if (card !== undefined && says != null) found.push({ source: { seat, kind: 'mission', card, location }, says });
    }
  for (const { what, seat, piece, other, location, card } of g.lasting) {
    const says = heard(lastingRule(what), hook);
    if (says == null) continue;
    const about = {
      ...(piece === undefined ? {} : { piece }),
      ...(other === undefined ? {} : { other }),
      ...(location === undefined ? {} : { location }),
      ...(card === undefined ? {} : { named: card }),
    };
    found.push({ source: { seat, kind: 'lasting', card: what, ...about }, says });
  }
  return found;
}

/** Cards that have disappeared, are face down or are still kept in hand have no effect (C-LEAVE-04). */
function isInForce(g: FirstEdition, { at, hidden, kept }: Piece): boolean {
  return hidden !== true && kept !== true && !isSuspended(g, at) && !isAway(g, at);
}

/** Each player reads the end of a mission that faces them (C-MISSION-01). */
function readBy(missions: LineLocation['missions'], seat: Seat): CardId | undefined {
  for (const { owner, card } of missions) if (owner === seat) return card;
  return missions[0]?.card;
}

function heard<H>(rule: Force | undefined, hook: Hook<H>): H | undefined {
  return rule === undefined ? undefined : hook(rule);
}

const known = once((g) => gathered(g, (rule) => rule));

/** Returns the rules in force that have a hook. */
export function inForce<H>(g: FirstEdition, hook: Hook<H>): InForce<NonNullable<H>>[] {
  const all = known(g);
  if (all === null) return gathered(g, hook);
  const found: InForce<NonNullable<H>>[] = [];
  for (const { source, says: rule } of all) {
    const says = hook(rule);
    if (says != null) found.push({ source, says });
  }
  return found;
}

/** The parts of a rule in which each hook has a name. */
const FAMILIES = ['adds', 'sets', 'grants', 'bans'] as const;
type Family = (typeof FAMILIES)[number];
type Named<F extends Family> = NonNullable<Force[F]>;

/** A hook of a rule: family, name and value. */
type NamedHook = readonly [family: Family, name: string, hook: unknown];

/** Caches the hooks of each rule, which never change. */
const byRule = new WeakMap<Force, readonly NamedHook[]>();

function hooksOf(rule: Force): readonly NamedHook[] {
  return FAMILIES.flatMap((family) =>
    Object.entries(rule[family] ?? {}).map(([name, hook]) => [family, name, hook] as const),
  );
}

/** Indexes the rules in force by family and name of their hooks. */
const byName = once((g) => {
  const found = { adds: new Map(), sets: new Map(), grants: new Map(), bans: new Map() } satisfies Index;
  for (const { source, says } of known(g) ?? [])
    for (const [family, name, hook] of kept(byRule, says, hooksOf)) {
      const there = found[family].get(name);
      if (there === undefined) found[family].set(name, [{ source, says: hook }]);
      else there.push({ source, says: hook });
    }
  return found;
});
type Index = Record<Family, Map<string, InForce<unknown>[]>>;

const NONE: readonly never[] = [];

/**
 * Returns the rules in force with a named hook of a family. The index makes this fast, since only a few rules have any
 * given hook.
 */
export function named<F extends Family, N extends keyof Named<F> & string>(
  g: FirstEdition,
  family: F,
  name: N,
): readonly InForce<NonNullable<Named<F>[N]>>[] {
  const index: Index | null = byName(g);
  if (index === null) return gathered(g, (rule) => (rule[family] as Named<F> | undefined)?.[name]);
  // The cast is safe, since the hooks listed under a name have that name's type.
  return (index[family].get(name) ?? NONE) as readonly InForce<NonNullable<Named<F>[N]>>[];
}
