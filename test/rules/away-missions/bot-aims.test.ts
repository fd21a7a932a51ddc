import { describe, expect, it } from 'vitest';
import { Outlook } from '../../../src/games/away-missions/bot/aims.ts';
import { layoutOf } from '../../../src/games/away-missions/chapters/area/layout.ts';
import { walks } from '../../../src/games/away-missions/chapters/area/paths.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { gone, play } from '../../support/away-case.ts';

/**
 * Returns the distances from a character's space to the nearest space where Data could study a drone, and to One, the
 * only Borg left.
 */
function ways(options: Json, from: string) {
  const { g } = play({
    options,
    patch: gone('locutus', 'two', 'three', 'four', 'five'),
    decks: { 'federation.hand': ['study-a-drone'] },
  });
  const at = (id: string): string => g.characters[id]?.space ?? '';
  const aim = new Outlook(g, 0).aims.find(({ card, character }) => card === 'study-a-drone' && character.id === 'data');
  const index = layoutOf(g).byId.get(at(from))?.index ?? -1;
  return { aim: aim?.away[index], toOne: walks(g, at('one'))[index] ?? 0 };
}

describe('the bot’s targets for its characters’ moves', () => {
  it('the bot measures the distance to a character up to a space next to it', () => {
    const { aim, toOne } = ways({}, 'data');
    expect(toOne).toBeGreaterThan(1);
    expect(aim).toBe(toOne - 1);
    expect(ways({}, 'one').aim).toBe(0);
  });

  it('the bot measures the distance to a suitable target, not to just any hostile character', () => {
    const { aim, toOne } = ways({ factions: ['federation', 'borg', 'klingon'] }, 'gowron');
    expect(toOne).toBeGreaterThan(1);
    expect(aim).toBe(toOne - 1);
  });
});
