import { lastingRule, ruleOf } from '../content/effects/rules.ts';
import { once } from '../position/look.ts';
import { wayOf } from '../position/places.ts';
import type { FirstEdition } from '../state.ts';
import type { Bearer, Force } from './rule.ts';

/** A rule that is in force, from where, and what it says about the matter in question. */
export interface InForce<H = Force> {
  readonly bearer: Bearer;
  readonly says: H;
}

/** What is looked for in rules: a hook of theirs; undefined: a rule hasn’t any. */
export type Hook<H> = (rule: Force) => H;

/** All rules in force: of cards in play in the order in which they came, of missions, then of what lasts (C-TURN-18). */
function all(g: FirstEdition): InForce[] {
  const found: InForce[] = [];
  for (const { id, card, seat, at, hidden, kept } of Object.values(g.pieces)) {
    // C-LEAVE-04: what has disappeared, what nobody has seen yet, and what isn’t played yet does nothing.
    if (hidden === true || kept === true || wayOf(at) === 'lost') continue;
    const says = ruleOf(card);
    if (says !== undefined) found.push({ bearer: { seat, kind: 'piece', card, piece: id }, says });
  }
  // C-MISSION-01: each player reads the end that is turned to its side.
  for (const { id: location, missions } of Object.values(g.locations))
    for (const seat of g.players.keys()) {
      const card = (missions.find(({ owner }) => owner === seat) ?? missions[0])?.card;
      const says = card === undefined ? undefined : ruleOf(card);
      if (card !== undefined && says !== undefined)
        found.push({ bearer: { seat, kind: 'mission', card, location }, says });
    }
  for (const { what, seat, piece, other, location, card } of g.lasting) {
    const says = lastingRule(what);
    const about = {
      ...(piece === undefined ? {} : { piece }),
      ...(other === undefined ? {} : { other }),
      ...(location === undefined ? {} : { location }),
      ...(card === undefined ? {} : { named: card }),
    };
    if (says !== undefined) found.push({ bearer: { seat, kind: 'lasting', card: what, ...about }, says });
  }
  return found;
}

const known = once(all);

/** The rules in force that have a hook. */
export function inForce<H>(g: FirstEdition, hook: Hook<H>): InForce<NonNullable<H>>[] {
  const found: InForce<NonNullable<H>>[] = [];
  for (const { bearer, says: rule } of known(g) ?? all(g)) {
    const says = hook(rule);
    if (says != null) found.push({ bearer, says });
  }
  return found;
}
