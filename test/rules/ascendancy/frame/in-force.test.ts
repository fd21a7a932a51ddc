import { describe, expect, it } from 'vitest';
import { inForce } from '../../../../src/games/ascendancy/rules/in-force.ts';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { advancementCards, explorationCards } from '../cards.ts';
import { put, table } from '../support.ts';

const RULE: Rule = { adds: { distance: (_g, _source, { of }) => (of === 'warp' ? 1 : 0) } };

/** The sources and seats of rules that add to a figure. */
function adding(g: Ascendancy): string[] {
  return inForce(g)
    .about('adds', 'distance')
    .map(({ source }) => `${source.kind} ${source.id} of ${source.seat}`);
}

describe('Rules in force', () => {
  it('the list of rules stays the same object while pieces move, and when the position is copied', () => {
    const g = table();
    const before = inForce(g);
    for (const unit of g.units) unit.at = 'l1/1';
    expect(inForce(g)).toBe(before);
    expect(inForce(structuredClone(g))).toBe(before);
  });

  it('the list of rules changes as soon as a card arrives, is turned, or changes hands', () => {
    const g = table();
    advancementCards({ id: 'mine', rule: RULE });
    explorationCards({ id: 'kept', rule: RULE });
    const [one, other] = g.players;
    if (one === undefined || other === undefined) throw new Error('nobody sits there');
    expect(adding(g)).toEqual([]);
    const card = { card: 'mine', exhausted: false };
    one.advancements.push(card);
    expect(adding(g)).toEqual(['advancement mine of 0']);
    card.exhausted = true;
    expect(adding(g)).toEqual([]);
    card.exhausted = false;
    other.advancements.push(...one.advancements.splice(0));
    expect(adding(g)).toEqual(['advancement mine of 1']);
    one.held.push('kept');
    expect(adding(g)).toEqual(['held kept of 0', 'advancement mine of 1']);
    other.out = true;
    expect(adding(g)).toEqual(['held kept of 0']);
    one.held.splice(0);
    one.allies.push({ card: 'kept', exhausted: false });
    expect(adding(g)).toEqual(['ally kept of 0']);
  });

  it('a Fleet that replaces another brings its own rules', () => {
    const g = table();
    const fleets = () => inForce(g).all.flatMap(({ source: { kind, unit } }) => (kind === 'fleet' ? [unit] : []));
    for (const side of ['a', 'b'] as const)
      for (const card of [0, 1, 2]) {
        const fleet = put(g, 1, 'earth', 3, { card, side });
        const before = fleets();
        fleet.id += 1_000;
        expect(fleets()).toEqual(before.map((id) => (id === fleet.id - 1_000 ? fleet.id : id)));
        fleet.fleet = null;
        expect(fleets()).not.toContain(fleet.id);
      }
  });
});
