import { describe, expect, it } from 'vitest';
import { isExcessSeed, misseedReason } from '../../../src/games/first-edition/chapters/seeding/mis-seeds.ts';
import { proposal } from '../../../src/games/first-edition/chapters/seeding/plan.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { id, scene } from './scene.ts';

const SCOW = 'Radioactive Garbage Scow';
const COMBO = "Female's Love Interest & Garbage Scow";

describe('copies that one player seeds under one mission', () => {
  /** What Gold is told of a card under a mission with planet and space where it has laid another one. */
  const told = (there: string, card: string, owner: 'gold' | 'blue' = 'gold') => {
    const { g } = scene({ [owner]: { seeds: { L1: [there] } } });
    return misseedReason(g, 0, id(card), 'L1');
  };

  it.each([
    ['another printing', SCOW, `${SCOW} (Voyager)`],
    ['a combo with it', SCOW, COMBO],
    ['it with the combo', COMBO, SCOW],
  ])('C-SEED-17 C-SEED-22 C-DECK-13: who lays %s is told that it is a bluff', (_what, there, card) => {
    expect(told(there, card)).toMatch(/second copy/);
    expect(told(there, card, 'blue')).toBeNull();
  });

  it('C-SEED-17: others are none', () => {
    expect(told(SCOW, 'Nagilum')).toBeNull();
  });

  it('C-SEED-17 C-SEED-19: a proposal never lays two under one mission', () => {
    const { g } = scene({ blue: { missions: ['Survey Mission'] } });
    const seeds = [SCOW, `${SCOW} (Voyager)`, COMBO, 'Nagilum'].map(id);
    const players = g.players.map((player, seat) => (seat === 0 ? { ...player, seeds } : player));
    const laid = proposal({ ...g, players }, 0).filter(({ location }) => location === 'L4');
    expect(laid.map(({ card }) => card)).toEqual([id(SCOW), id('Nagilum')]);
  });

  it('C-SEED-17 C-DECK-13: of things that lie there as artifacts do each copy is wrong, whichever printing', () => {
    const { g } = scene({ gold: { missions: ['Search for Weapons'] } });
    const isWrong = (card: string) =>
      isExcessSeed(g, cardOf(id(card)), 'L1', 0, [{ card: id('Starfleet Type II Phaser'), owner: 0 }]);
    expect(isWrong('Starfleet Type II Phaser (Voyager)')).toBe(true);
    expect(isWrong("Bat'leth")).toBe(false);
  });
});
