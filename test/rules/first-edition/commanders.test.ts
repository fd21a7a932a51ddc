import { describe, expect, it } from 'vitest';
import { commands, isCommanded } from '../../../src/games/first-edition/chapters/skills/commander.ts';
import { filter } from '../../../src/games/first-edition/content/filters/card-filter.ts';
import { allCards } from '../../../src/games/first-edition/content/pool.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import type { Row } from './position-text.ts';
import { scene } from './scene.ts';

/** Whether the U.S.S. Enterprise of Gold has its commander with Picard aboard, and others. */
function commanded(picard: Partial<AnyPiece> = {}, ship: Partial<AnyPiece> = {}, more: readonly Row[] = []): boolean {
  const play: readonly Row[] = [
    ['U.S.S. Enterprise', 'space:L2', ship],
    ['Jean-Luc Picard', 'aboard:1', picard],
    ...more,
  ];
  const { g } = scene({ gold: { play } });
  return isCommanded(g, pieceOf(g, 1));
}

describe('matching commanders', () => {
  it('C-SKILL-28: a matching commander counts while aboard, even if stopped, but not if captured or disabled', () => {
    expect(commanded()).toBe(true);
    expect(commanded({ stopped: 9 })).toBe(true);
    expect(commanded({ at: 'surface:L2' })).toBe(false);
    expect(commanded({ owner: 1, captive: 'escorted' })).toBe(false);
    expect(commanded({ held: { by: 1, as: 'disabled' } })).toBe(false);
  });

  it('C-SKILL-28 C-TEAM-09: a matching commander doesn’t count under house arrest', () => {
    expect(commanded({}, { turned: 'Klingon' })).toBe(false);
    expect(commanded({}, { turned: 'Klingon' }, [['Treaty: Federation/Klingon', 'core:0']])).toBe(true);
  });

  it('C-SKILL-28 C-MOVE-17: a matching commander also counts aboard a ship that their own ship carries', () => {
    expect(commanded({ at: 'aboard:3' }, {}, [['Type VI Shuttlecraft', 'aboard:1']])).toBe(true);
    expect(commanded({ at: 'aboard:3' }, {}, [['Type VI Shuttlecraft', 'space:L2']])).toBe(false);
  });

  it('C-SKILL-28: Rinnak Pire may command any universal Bajoran ship', () => {
    const isMeant = filter('universal [Baj] ship');
    const ships = allCards('Ship');
    const commandedBy = ships.filter((ship) => commands({ card: 'rinnak-pire' }, { card: ship.id }));
    expect(commandedBy.length).toBeGreaterThan(1);
    expect(commandedBy).toEqual(ships.filter(isMeant));
  });
});
