import { RESOLVE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { explorationCard } from '../../../../src/games/ascendancy/content/lookup.ts';
import { EFFECTS } from '../../../../src/games/ascendancy/effects/frame.ts';
import { working } from '../../../../src/games/ascendancy/rules/ask.ts';
import type { PhasePlay } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy, CardId, Civ, SystemId } from '../../../../src/games/ascendancy/state.ts';
import { type Done, play } from '../drive-action.ts';
import { join, playerOf, put, table, WORLD, worldOf } from '../support.ts';

/** A game with Ships of the first player at a newly discovered System. */
export function found(ships = 2, civs?: readonly Civ[], system: SystemId = WORLD): Ascendancy {
  const g = table(civs);
  const home = g.players[0]?.home ?? 'earth';
  join(g, home, system);
  for (let ship = 0; ship < ships; ship++) put(g, 0, system);
  return g;
}

/** Lets the first player resolve a card at that System. */
export function resolve(g: Ascendancy, card: CardId, ...dice: number[]): Done {
  return resolveAt(g, card, WORLD, ...dice);
}

/** Lets the first player resolve a card at another System. */
export function resolveAt(g: Ascendancy, card: CardId, system: SystemId, ...dice: number[]): Done {
  const units = g.units.filter(({ at, seat }) => at === system && seat === 0).map(({ id }) => id);
  return play(g, (ctx) => ctx.call(RESOLVE, { seat: 0, system, units, kind: 'impulse', card }), ...dice);
}

/** Puts a card where its rule is in force: in front of a player, or on a System. */
export function lay(g: Ascendancy, card: CardId, at: SystemId | number = WORLD, count = 0): Ascendancy {
  if (typeof at === 'string') worldOf(g, at).cards.push({ card, count });
  else if (explorationCard(card).after === 'ally') playerOf(g, at).allies.push({ card, exhausted: false });
  else playerOf(g, at).held.push(card);
  return g;
}

/** The options that rules offer a seat in its turn, by key. A refused option shows the rule against it. */
export function plays(g: Ascendancy, when: PhasePlay, seat = 0): { key: string; against: string | undefined }[] {
  return offersOf(g, when, seat).map(({ offer: { option, why } }) => ({ key: option.key, against: why?.().rule }));
}

function offersOf(g: Ascendancy, when: PhasePlay, seat: number) {
  return working(g).flatMap(({ source, rule }) =>
    (rule.plays?.[when]?.(g, source, { seat }) ?? []).map((offer) => ({ offer, source })),
  );
}

/** Chooses one of the options that rules offer. */
export function uses(g: Ascendancy, when: PhasePlay, key: string, ...dice: number[]): Done {
  const found = offersOf(g, when, 0).find(({ offer }) => offer.option.key === key);
  if (found === undefined) throw new Error(`no ${key} among ${plays(g, when).map((one) => one.key)}`);
  const { offer, source } = found;
  if (offer.why !== null) throw new Error(String(offer.why().text));
  return play(g, (ctx) => ctx.call(EFFECTS, { seat: 0, from: source, list: [...offer.payload] }), ...dice);
}
