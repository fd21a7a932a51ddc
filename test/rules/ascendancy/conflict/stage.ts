import { DISCARD, type Payload } from '../../../../src/games/ascendancy/chapters/calls.ts';
import type { Effects } from '../../../../src/games/ascendancy/effects/union.ts';
import type { Moment } from '../../../../src/games/ascendancy/rules/moment-kinds.ts';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy, Disc } from '../../../../src/games/ascendancy/state.ts';
import { procedure } from '../../../../src/kernel/game.ts';
import { explorationCards } from '../cards.ts';
import { type Done, does, perform } from '../drive-action.ts';
import { join, playerOf, put, table } from '../support.ts';

/** Replaces the discard of Projects, which another chapter tests, with a log line. */
const discard = procedure<Ascendancy, { seat: number }>(DISCARD.name)({
  begin(ctx, { seat }) {
    ctx.log(`seat ${seat} discards`);
    return null;
  },
});

/** Carries out a payload and all that follows. */
export function fight(g: Ascendancy, payload: Payload, ...dice: number[]): Done {
  return perform(g, payload, { dice, instead: [discard] });
}

/** The log lines of seats that must discard Projects above their maximum. */
export function discards({ log }: Done): string[] {
  return log.filter((line) => line.endsWith('discards'));
}

/** Takes an offer of a seat with scripted dice. */
export function begins(g: Ascendancy, key: string, dice: readonly number[], seat = 0): Done {
  return does(g, key, { dice, instead: [discard] }, seat);
}

/** Puts rules in force for seats. May be called once in a test. */
export function inForce(g: Ascendancy, bySeat: { readonly [seat: number]: readonly Rule[] }): void {
  const cards = Object.entries(bySeat).flatMap(([seat, rules]) =>
    rules.map((rule, at) => ({ id: `rule-${seat}-${at}`, rule, seat: Number(seat) })),
  );
  explorationCards(...cards.map(({ id, rule }) => ({ id, rule })));
  for (const { id, seat } of cards) g.players[seat]?.held.push(id);
}

/** Ships of each player at Delta IV, with lanes on both sides. */
export function meeting(klingons: number, romulans: number, federation = 0): Ascendancy {
  const g = table();
  join(g, 'qonos', 'delta-iv');
  join(g, 'delta-iv', 'terra-nova');
  for (const [seat, ships] of [federation, klingons, romulans].entries())
    for (let ship = 0; ship < ships; ship++) put(g, seat, 'delta-iv');
  return g;
}

/** Klingons in Orbit of a Federation System with two Research Nodes and a Culture Node. */
export function siege(ships = 4): { g: Ascendancy; world: Disc } {
  const g = table();
  const { disc: world } = join(g, 'earth', 'terra-nova');
  Object.assign(world, { sites: ['research', 'culture', 'open'], nodes: ['research', 'culture', 'research'] });
  Object.assign(world, { control: 0, taken: 'colony' });
  playerOf(g, 0).controls = 8;
  for (let ship = 0; ship < ships; ship++) put(g, 1, 'terra-nova');
  return { g, world };
}

/** Returns a rule that offers effects at a moment. */
export function card(moment: Moment, payload: Effects): Rule {
  return {
    at: { [moment]: { offers: () => [{ option: { key: 'use', verb: 'use', label: 'Use' }, payload, why: null }] } },
  };
}

/** A rule that gives its owner First Strike. */
export const strikes: Rule = {
  grants: { 'first-strike': (g, { seat }, { side }) => g.conflict?.sides[side]?.owner === seat },
};
