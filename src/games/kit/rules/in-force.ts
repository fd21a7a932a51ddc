import { kept, shared } from '../cache.ts';

/** A rule in force, its source, and the requested part of the rule. */
export interface InForce<S, R, H = R> {
  readonly source: S;
  readonly rule: R;
  readonly says: H;
}

type Part<R> = keyof R;
type Said<R, P extends Part<R>> = NonNullable<R[P]>;
type Matter<R, P extends Part<R>> = keyof Said<R, P>;

/** The rules in force in a position, with a cached list for each part that is asked about. */
export class RulesInForce<S, R extends object> {
  readonly all: readonly InForce<S, R>[];
  readonly #saying = new Map<Part<R>, readonly InForce<S, R, unknown>[]>();
  readonly #about = new Map<Part<R>, Map<PropertyKey, readonly InForce<S, R, unknown>[]>>();

  constructor(all: readonly InForce<S, R>[]) {
    this.all = all;
  }

  /** Returns the rules that have a part. */
  saying<P extends Part<R>>(part: P): readonly InForce<S, R, Said<R, P>>[] {
    const found = kept(this.#saying, part, () => withHook(this.all, (rule) => rule[part]));
    // The list was made for exactly this part, so the types match.
    return found as readonly InForce<S, R, Said<R, P>>[];
  }

  /** Returns the rules with an entry in a part. */
  about<P extends Part<R>, M extends Matter<R, P>>(
    part: P,
    matter: M,
  ): readonly InForce<S, R, NonNullable<Said<R, P>[M]>>[] {
    const found = this.#about.get(part)?.get(matter) ?? this.#find(part, matter);
    // The list was made for exactly this part and entry, so the types match.
    return found as readonly InForce<S, R, NonNullable<Said<R, P>[M]>>[];
  }

  #find<P extends Part<R>>(part: P, matter: Matter<R, P>): readonly InForce<S, R, unknown>[] {
    const found = withHook(this.all, (rule) => (rule[part] as Said<R, P> | undefined)?.[matter]);
    kept(this.#about, part, () => new Map()).set(matter, found);
    return found;
  }
}

function withHook<S, R>(
  rules: readonly InForce<S, R, unknown>[],
  hook: (rule: R) => unknown,
): InForce<S, R, unknown>[] {
  const found: InForce<S, R, unknown>[] = [];
  for (const { source, rule } of rules) {
    const says = hook(rule);
    if (says != null) found.push({ source, rule, says });
  }
  return found;
}

/** Lists the rules in force in a position, in the order in which they apply. Sources without a rule are skipped. */
export type Sources<G, S, R> = (g: G, add: (rule: R | null | undefined, source: S) => void) => void;

/**
 * Returns a function that gathers the rules in force in a position. If the rules are the same as in the previous call,
 * the function returns the same object, which keeps its cached lists. Gathering spends most of its time in `isSame`, which
 * compares all fields of two sources by name: reading fields from a list of names is several times slower.
 */
export function gathering<G, S extends object, R extends object>(
  sources: Sources<G, S, R>,
  isSame: (one: S, other: S) => boolean,
): (g: G) => RulesInForce<S, R> {
  let last = new RulesInForce<S, R>([]);
  return (g) => {
    const before = last.all;
    // The index in the earlier list after the last rule that is still in force.
    let next = 0;
    // The new list, or null as long as it matches the beginning of the earlier list.
    let others: InForce<S, R>[] | null = null;
    sources(g, (rule, source) => {
      if (rule == null) return;
      for (let at = next; at < before.length; at++) {
        const known = before[at];
        if (known === undefined || known.rule !== rule || !isSame(known.source, source)) continue;
        // Earlier rules that were skipped are no longer in force.
        if (at > next) others ??= before.slice(0, next);
        others?.push(known);
        next = at + 1;
        return;
      }
      others ??= before.slice(0, next);
      others.push({ source: shared(source), rule, says: rule });
    });
    if (others !== null) last = new RulesInForce(others);
    else if (next < before.length) last = new RulesInForce(before.slice(0, next));
    return last;
  };
}
