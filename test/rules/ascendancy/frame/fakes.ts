import { afterEach, beforeEach } from 'vitest';
import { CARDS } from '../../../../src/games/ascendancy/content/all-cards.ts';
import type { Advancement } from '../../../../src/games/ascendancy/content/card.ts';
import { allCards, layCards } from '../../../../src/games/ascendancy/content/lookup.ts';
import { CIVS } from '../../../../src/games/ascendancy/options.ts';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { AdvancementType, Civ } from '../../../../src/games/ascendancy/terms.ts';

const TYPES: readonly AdvancementType[] = ['Science', 'Military', 'Culture', 'Commerce', 'Science'];

function card(civ: Civ, number: number): Advancement {
  return {
    id: `${civ}-${number}`,
    name: `${civ} ${number}`,
    line: 'It does nothing.',
    source: 'ours',
    civ,
    cost: number,
    type: TYPES[number % TYPES.length] ?? 'Science',
    tokens: number === 2 ? ['command'] : [],
    rule: {},
    ...(number === 1 ? { start: true as const } : {}),
  };
}

/** Fifteen Advancements for each civilization, without rules. The second one pictures a Command. */
const PLAIN = CIVS.flatMap((civ) => Array.from({ length: 15 }, (_, at) => card(civ, at + 1)));

/** Replaces the game’s Advancements by plain ones in each test of a file, so that only the test’s rules are in force. */
export function plainAdvancements(): void {
  beforeEach(() => layCards({ ...CARDS, advancements: PLAIN }));
  afterEach(() => layCards(CARDS));
}

/** Gives a civilization a rule for one test, as one more Starting Advancement such as `klingon-rule`. */
export function rule(civ: Civ, what: Rule, id = 'rule'): void {
  const more: Advancement = { ...card(civ, 1), id: `${civ}-${id}`, name: 'Test', rule: what };
  layCards({ ...allCards(), advancements: [...allCards().advancements, more] });
}
