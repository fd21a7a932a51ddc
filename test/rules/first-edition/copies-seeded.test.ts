import { describe, expect, it } from 'vitest';
import { isExcessSeed, misseedReason } from '../../../src/games/first-edition/chapters/seeding/mis-seeds.ts';
import { proposal } from '../../../src/games/first-edition/chapters/seeding/plan.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { id, scene } from './scene.ts';

const SCOW = 'Radioactive Garbage Scow';
const COMBO = "Female's Love Interest & Garbage Scow";

describe('copies that one player seeds under one mission', () => {
  /** Returns what Gold reads about a card under a mission with both icons where it has seeded another one. */
  const told = (there: string, card: string, owner: 'gold' | 'blue' = 'gold') => {
    const { g } = scene({ [owner]: { seeds: { L1: [there] } } });
    return misseedReason(g, 0, id(card), 'L1');
  };

  it.each([
    ['another printing of a seed there', SCOW, `${SCOW} (Voyager)`],
    ['a combo with a seed there', SCOW, COMBO],
    ['half of a combo there', COMBO, SCOW],
  ])('C-SEED-17 C-SEED-22 C-DECK-13: %s is a bluff, and the option says so', (_what, there, card) => {
    expect(told(there, card)).toMatch(/already have a copy here/);
    expect(told(there, card, 'blue')).toBeNull();
  });

  it('C-SEED-17: a different card doesn’t count as a copy', () => {
    expect(told(SCOW, 'Nagilum')).toBeNull();
  });

  it('C-SEED-17 C-SEED-19: a proposal seeds only one copy under a mission', () => {
    const { g } = scene({ blue: { missions: ['Survey Mission'] } });
    const seeds = [SCOW, `${SCOW} (Voyager)`, COMBO, 'Nagilum'].map(id);
    const players = g.players.map((player, seat) => (seat === 0 ? { ...player, seeds } : player));
    const laid = proposal({ ...g, players }, 0).filter(({ location }) => location === 'L4');
    expect(laid.map(({ card }) => card)).toEqual([id(SCOW), id('Nagilum')]);
  });

  it('C-SEED-17 C-DECK-13: an artifact is a mis-seed if its player has seeded another printing of it there', () => {
    const { g } = scene({ gold: { missions: ['Search for Weapons'] } });
    const isWrong = (card: string) =>
      isExcessSeed(g, cardOf(id(card)), 'L1', 0, [{ card: id('Starfleet Type II Phaser'), owner: 0 }]);
    expect(isWrong('Starfleet Type II Phaser (Voyager)')).toBe(true);
    expect(isWrong("Bat'leth")).toBe(false);
  });
});
