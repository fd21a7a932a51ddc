import { onTestFinished } from 'vitest';
import { CARDS } from '../../../src/games/ascendancy/content/all-cards.ts';
import type { Advancement, Cards, ExplorationCard } from '../../../src/games/ascendancy/content/card.ts';
import { allCards, layCards } from '../../../src/games/ascendancy/content/lookup.ts';
import type { Rule } from '../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';

/** Adds cards to those of the game for one test. */
function known(cards: Partial<Cards>): void {
  const { advancements, exploration } = allCards();
  layCards({
    ...allCards(),
    advancements: [...advancements, ...(cards.advancements ?? [])],
    exploration: [...exploration, ...(cards.exploration ?? [])],
  });
  onTestFinished(() => layCards(CARDS));
}

/** Exploration Cards for a test. Values that aren’t given are those of a Discovery without effect. */
export function explorationCards(...cards: (Partial<ExplorationCard> & { id: string })[]): void {
  const made = cards.map((card): ExplorationCard => {
    const { id } = card;
    const plain = {
      name: id,
      line: `The line of ${id}.`,
      number: 0,
      source: 'ours',
      set: 'core',
      resolve: [],
    } as const;
    return { ...plain, type: 'discovery', after: 'discard', ...card };
  });
  known({ exploration: made });
}

/** Advancements for a test. Values that aren’t given are those of a card that costs 2 Research and has no effect. */
export function advancementCards(...cards: (Partial<Advancement> & { id: string })[]): void {
  const plain = {
    line: '',
    source: 'ours',
    civ: 'federation',
    cost: 2,
    type: 'Science',
    tokens: [],
    rule: {},
  } as const;
  known({ advancements: cards.map((card): Advancement => ({ ...plain, name: card.id, ...card })) });
}

/** Puts rules in force for a seat. May be called once in a test. */
export function rulesFor(g: Ascendancy, seat: number, ...rules: Rule[]): void {
  explorationCards(...rules.map((rule, at) => ({ id: `rule-${at}`, rule })));
  g.players[seat]?.held.push(...rules.map((_rule, at) => `rule-${at}`));
}
