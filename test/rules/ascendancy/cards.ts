import { vi } from 'vitest';
import { CATALOG as ADVANCEMENTS } from '../../../src/games/ascendancy/content/advancements/all.ts';
import type { Advancement, ExplorationCard } from '../../../src/games/ascendancy/content/card.ts';
import { CATALOG as EXPLORATION } from '../../../src/games/ascendancy/content/exploration/all.ts';
import type { Rule } from '../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';

/** Cards that only a test knows: those of the game stay as they are. Restore all mocks after each case. */
function known<T extends { id: string }>(table: { of(id: string): T }, cards: readonly T[]): void {
  const before = table.of;
  vi.spyOn(table, 'of').mockImplementation((id) => cards.find((card) => card.id === id) ?? before.call(table, id));
}

/** Exploration Cards for a case; what isn’t told is that of a Discovery which does nothing. */
export function explorationCards(...cards: (Partial<ExplorationCard> & { id: string })[]): void {
  const made = cards.map((card): ExplorationCard => {
    const { id } = card;
    const plain = { name: id, line: `The line of ${id}.`, source: 'ours', set: 'core', resolve: [] } as const;
    return { ...plain, type: 'discovery', after: 'discard', ...card };
  });
  known(EXPLORATION, made);
}

/** Advancements for a case; what isn’t told is that of one which costs 2 Research and does nothing. */
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

/** Puts rules in force for a seat. Once in a case. */
export function rulesFor(g: Ascendancy, seat: number, ...rules: Rule[]): void {
  explorationCards(...rules.map((rule, at) => ({ id: `rule-${at}`, rule })));
  g.players[seat]?.held.push(...rules.map((_rule, at) => `rule-${at}`));
}
