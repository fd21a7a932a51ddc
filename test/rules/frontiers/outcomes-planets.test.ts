import { describe, expect, it } from 'vitest';
import { fights } from '../../../src/games/frontiers/chapters/combat/challenges.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import { arena, captain, fight, fightKeys, strikes, top } from './support/fight.ts';
import { at, put, site } from './support/position.ts';

/** A ship at C0, beside a Class-M Planet at C5 and a Warbird at C1. */
function colony(): Frontiers {
  const g = arena({ C: 'frontier7' }, 'C0');
  put(g, 'C1', 'warbird', 'patrol-warbird');
  top(g, 'dominionStarbase', 'breeding-station');
  return g;
}

describe('decimating a Class-M Planet', () => {
  it('F-COMBAT-09 F-COMBAT-12 F-LOC-20 F-OUTCOME-08: decimating a planet costs 3 Reputation and gives the Dominion token’s full Experience', () => {
    const g = colony();
    const drive = fight(g, 'decimate:C5');
    expect(captain(g).reputation).toBe(-3);
    expect(drive.keys()).toEqual(['join:C1']);
    drive.does([]);
    strikes(drive, { long: { normal: 5 } }, 'attack:breeding-station@C5');
    expect(drive.over).toBe(true);
    expect(captain(g)).toMatchObject({ experience: 4, reputation: -3, at: at('C0') });
    expect(captain(g).rewards).toEqual([{ kind: 'undiscovered' }]);
    expect(site(g, 'C5')).toEqual({ tokens: [], classH: null, marks: [0] });
    expect(fightKeys(g)).not.toContain('decimate:C5');
  });

  it('F-LOC-22 F-OUTCOME-14: if decimating fails, the token is discarded and the Reputation stays lost', () => {
    const g = colony();
    fight(g, 'decimate:C5').does([], 'phase:next', 'phase:next', 'phase:next');
    expect(g.piles.dominionStarbase.discard).toEqual(['breeding-station']);
    expect(captain(g)).toMatchObject({ reputation: -3, rewards: [] });
    expect(fightKeys(g)).toContain('decimate:C5');
  });

  it('F-LOC-19: a planet can’t be decimated after an Interaction there in the same turn', () => {
    const g = colony();
    g.turn?.visited.push(at('C5'));
    expect(fightKeys(g)).not.toContain('decimate:C5');
  });

  it('F-TURN-12 F-COMBAT-09: the option to decimate shows its cost', () => {
    const option = openOptions(fights(colony(), 0)).find(({ key }) => key === 'decimate:C5');
    expect(option?.hint).toContain('Costs 3 Reputation');
  });

  it('F-AWAY-02: an Away Mission isn’t offered while provoked ships are waiting to fight', () => {
    const g = colony();
    g.turn?.provoked.push(at('C1'));
    expect(fights(g, 0)).toEqual([]);
  });
});
