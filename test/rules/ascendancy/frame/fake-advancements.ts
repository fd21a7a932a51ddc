import type { Advancement } from '../../../../src/games/ascendancy/content/card.ts';
import { CIVS } from '../../../../src/games/ascendancy/options.ts';
import type { AdvancementType, Civ } from '../../../../src/games/ascendancy/terms.ts';

// Fifteen Advancements of each civilization without rules of their own, in the place of the game’s. The second pictures a Command.

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

export const ADVANCEMENTS = Object.fromEntries(
  CIVS.map((civ) => [civ, Array.from({ length: 15 }, (_, at) => card(civ, at + 1))]),
) as unknown as Readonly<Record<Civ, readonly Advancement[]>>;

export function advancementCard(id: string): Advancement {
  const found = Object.values(ADVANCEMENTS)
    .flat()
    .find((one) => one.id === id);
  if (found === undefined) throw new Error(`no Advancement ${id}`);
  return found;
}
