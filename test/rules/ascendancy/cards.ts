import { vi } from 'vitest';
import { CATALOG as ADVANCEMENTS } from '../../../src/games/ascendancy/content/advancements/all.ts';
import type { Advancement, ExplorationCard } from '../../../src/games/ascendancy/content/card.ts';
import { CATALOG as EXPLORATION } from '../../../src/games/ascendancy/content/exploration/all.ts';
import type { Rule } from '../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';

/** Adds cards for one test without changing those of the game. Restore all mocks after each test. */
function known<T extends { id: string }>(table: { of(id: string): T }, cards: readonly T[]): void {
  const before = table.of;
  vi.spyOn(table, 'of').mockImplementation((id) => cards.find((card) => card.id === id) ?? before.call(table, id));
}

/** Exploration Cards for a test. Values that aren’t given are those of a Discovery without effect. */
export function explorationCards(...cards: (Partial<ExplorationCard> & { id: string })[]): void {
  const made = cards.map((card): ExplorationCard => {
    const { id } = card;
    const plain = { name: id, line: `The line of ${id}.`, source: 'ours', set: 'core', resolve: [] } as const;
    return { ...plain, type: 'discovery', after: 'discard', ...card };
  });
  known(EXPLORATION, made);
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
  known(
    ADVANCEMENTS,
    cards.map((card): Advancement => ({ ...plain, name: card.id, ...card })),
  );
}

/** Puts rules in force for a seat. May be called once in a test. */
export function rulesFor(g: Ascendancy, seat: number, ...rules: Rule[]): void {
  explorationCards(...rules.map((rule, at) => ({ id: `rule-${at}`, rule })));
  g.players[seat]?.held.push(...rules.map((_rule, at) => `rule-${at}`));
}
