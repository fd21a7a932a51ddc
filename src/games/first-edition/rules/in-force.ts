import { lastingRule, ruleOf } from '../content/effects/rules.ts';
import { once } from '../position/look.ts';
import { isSuspended } from '../position/pieces.ts';
import { isAway } from '../position/places.ts';
import type { FirstEdition } from '../state.ts';
import type { Bearer, Force } from './rule.ts';

/** A rule that is in force, from where, and what it says about the matter in question. */
export interface InForce<H = Force> {
  readonly bearer: Bearer;
  readonly says: H;
}

/** What is looked for in rules: a hook of theirs; undefined: a rule hasn’t any. */
export type Hook<H> = (rule: Force) => H;

/** The rules in force that have a hook: of cards in play (C-LEAVE-01) in the order in which they came, of missions, then of what lasts (C-TURN-18). */
function gathered<H>(g: FirstEdition, hook: Hook<H>): InForce<NonNullable<H>>[] {
  const found: InForce<NonNullable<H>>[] = [];
  for (const { id, card, seat, at, hidden, kept } of Object.values(g.pieces)) {
    // C-LEAVE-04: what has disappeared, what nobody has seen yet, and what isn’t played yet does nothing.
    if (hidden === true || kept === true || isSuspended(g, at)) continue;
    const says = heard(ruleOf(card), hook);
    if (says != null && !isAway(g, at)) found.push({ bearer: { seat, kind: 'piece', card, piece: id }, says });
  }
  // C-MISSION-01: each player reads the end that is turned to its side.
  for (const { id: location, missions } of Object.values(g.locations))
    for (const seat of g.players.keys()) {
      const card = (missions.find(({ owner }) => owner === seat) ?? missions[0])?.card;
      const says = card === undefined ? null : heard(ruleOf(card), hook);
      if (card !== undefined && says != null) found.push({ bearer: { seat, kind: 'mission', card, location }, says });
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
    found.push({ bearer: { seat, kind: 'lasting', card: what, ...about }, says });
  }
  return found;
}

function heard<H>(rule: Force | undefined, hook: Hook<H>): H | undefined {
  return rule === undefined ? undefined : hook(rule);
}

const known = once((g) => gathered(g, (rule) => rule));

/** The rules in force that have a hook. */
export function inForce<H>(g: FirstEdition, hook: Hook<H>): InForce<NonNullable<H>>[] {
  const all = known(g);
  if (all === null) return gathered(g, hook);
  const found: InForce<NonNullable<H>>[] = [];
  for (const { bearer, says: rule } of all) {
    const says = hook(rule);
    if (says != null) found.push({ bearer, says });
  }
  return found;
}

/** Families of hooks that are named by what they are about. */
const FAMILIES = ['adds', 'sets', 'grants', 'bans'] as const;
type Family = (typeof FAMILIES)[number];
type Named<F extends Family> = NonNullable<Force[F]>;

/** The rules in force by the hooks that they have, of each family. */
const byName = once((g) => {
  const found = { adds: new Map(), sets: new Map(), grants: new Map(), bans: new Map() } satisfies Index;
  for (const { bearer, says } of known(g) ?? [])
    for (const family of FAMILIES)
      for (const [name, hook] of Object.entries(says[family] ?? {})) {
        const there = found[family].get(name);
        if (there === undefined) found[family].set(name, [{ bearer, says: hook }]);
        else there.push({ bearer, says: hook });
      }
  return found;
});
type Index = Record<Family, Map<string, InForce<unknown>[]>>;

const NONE: readonly never[] = [];

/** The rules in force that have a hook of a family by its name: most questions are asked of very few of them. */
export function named<F extends Family, N extends keyof Named<F> & string>(
  g: FirstEdition,
  family: F,
  name: N,
): readonly InForce<NonNullable<Named<F>[N]>>[] {
  const index: Index | null = byName(g);
  if (index === null) return gathered(g, (rule) => (rule[family] as Named<F> | undefined)?.[name]);
  // What is listed under a name has its type.
  return (index[family].get(name) ?? NONE) as readonly InForce<NonNullable<Named<F>[N]>>[];
}
