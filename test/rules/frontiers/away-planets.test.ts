import { describe, expect, it } from 'vitest';
import { fights } from '../../../src/games/frontiers/chapters/combat/challenges.ts';
import { hasVisited } from '../../../src/games/frontiers/chapters/movement/arrive.ts';
import type { FrontiersOptions } from '../../../src/games/frontiers/options.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import { arena, captain, fight, fightKeys, strikes, top } from './support/fight.ts';
import { at, put, site } from './support/position.ts';

/** A ship at a berth beside a planet: Class L at C5, its Distress Signal at C5, Class K at C3, its Distress Signal at C1. */
function beside(kind: 'L' | 'LL' | 'K' | 'KK', options: Partial<FrontiersOptions> = {}): Frontiers {
  const [tile, berth] = {
    L: ['frontier6', 'C4'],
    LL: ['core1', 'C4'],
    K: ['frontier7', 'C4'],
    KK: ['core1', 'C2'],
  }[kind] as ['frontier6' | 'core1' | 'frontier7', string];
  const g = arena({ C: tile }, berth, options);
  top(g, 'classL', 'stranded-miners', 'wary-colonists', 'weapon-smugglers');
  top(g, 'classK', 'silent-watchers', 'temple-keepers', 'vault-wardens');
  return g;
}

/** Wins the Away Mission at a planet by Diplomacy. */
function won(g: Frontiers, label: string, ...tokens: string[]): void {
  const drive = fight(g, `beam:${label}`).does([]);
  strikes(drive, { diplomacy: 99 }, `win:${tokens.map((token) => `${token}@${label}`).join('+')}`);
  expect(drive.over).toBe(true);
}

/** Loses the Away Mission at a planet with Security only. */
function lost(g: Frontiers, label: string): void {
  expect(fight(g, `beam:${label}`).does([], 'phase:next', 'phase:next').over).toBe(true);
}

describe('Class-L Planets', () => {
  it('F-LOC-23 F-LOC-24 F-AWAY-27: succeeding against one token closes the planet and gives two random crystals at the end of the turn', () => {
    const g = beside('L');
    expect(site(g, 'C5').tokens).toEqual([]);
    won(g, 'C5', 'stranded-miners');
    expect(captain(g)).toMatchObject({ experience: 4, rewards: [{ kind: 'random', count: 2 }] });
    expect(site(g, 'C5')).toEqual({ tokens: [], classH: null, marks: [0] });
    expect(fightKeys(g)).not.toContain('beam:C5');
  });

  it('F-LOC-25 F-OPEN-61: an undefeated token stays face up and waits for the next team', () => {
    const g = beside('L');
    lost(g, 'C5');
    expect(site(g, 'C5').tokens).toEqual([{ token: 'stranded-miners', pile: 'classL', up: true }]);
    expect(openOptions(fights(g, 0)).find(({ key }) => key === 'beam:C5')?.hint).toContain('Stranded Miners');
    won(g, 'C5', 'stranded-miners');
    expect(captain(g)).toMatchObject({ experience: 4, reputation: -2 });
  });

  it('F-LOC-26 F-LOC-28 F-AWAY-29: a Distress Signal has two tokens, which can be overcome together', () => {
    const g = beside('LL');
    won(g, 'C5', 'stranded-miners', 'wary-colonists');
    expect(captain(g)).toMatchObject({
      experience: 8,
      rewards: [{ kind: 'undiscovered' }, { kind: 'random', count: 3 }],
    });
    expect(site(g, 'C5').marks).toEqual([0]);
    expect(fightKeys(g)).not.toContain('beam:C5');
  });

  it('T16 F-AWAY-29 F-AWAY-30 F-LOC-27: defeating one of two tokens earns its Experience, and a new token is placed face down', () => {
    const g = beside('LL');
    const drive = fight(g, 'beam:C5').does(['team:captain']);
    expect(drive.g.combat?.foes.length).toBe(2);
    strikes(drive, { diplomacy: 4 }, 'win:stranded-miners@C5');
    drive.does('phase:next', 'phase:next');
    expect(drive.over).toBe(true);
    expect(captain(g)).toMatchObject({ experience: 4, reputation: -2, wounds: 1, rewards: [] });
    expect(site(g, 'C5')).toMatchObject({
      marks: [],
      tokens: [
        { token: 'wary-colonists', up: true },
        { token: 'weapon-smugglers', up: false },
      ],
    });
    expect(openOptions(fights(g, 0)).find(({ key }) => key === 'beam:C5')?.hint).not.toContain('Smugglers');
    captain(g).wounds = 0;
    won(g, 'C5', 'wary-colonists', 'weapon-smugglers');
  });

  it('F-AWAY-30: the Attacks of all remaining tokens are added together', () => {
    const g = beside('LL');
    captain(g).level = 3;
    captain(g).crew = [{ crew: 'tactical-veterans', ready: true, wounds: 0 }];
    // The Attack is 5 + 5, and the team absorbs 3 + 7, so all damage is absorbed.
    const drive = fight(g, 'beam:C5')
      .does(['team:captain', 'team:0-tactical-veterans'])
      .does('phase:next', 'phase:next');
    expect(g.combat?.phase).toBe('attack');
    expect(captain(g)).toMatchObject({ wounds: 1, crew: [{ wounds: 1 }] });
    expect(drive.does('phase:next').over).toBe(true);
    expect(captain(g).reputation).toBe(0);
  });
});

describe('Class-K Planets', () => {
  it('F-LOC-29 F-LOC-31: a Class-K Planet gives an Undiscovered Card the first time, and only Experience after that', () => {
    const g = beside('K');
    won(g, 'C3', 'silent-watchers');
    expect(captain(g)).toMatchObject({ experience: 4, rewards: [{ kind: 'undiscovered' }] });
    expect(site(g, 'C3')).toEqual({ tokens: [], classH: null, marks: [0] });
    expect(fightKeys(g)).toContain('beam:C3');
    won(g, 'C3', 'temple-keepers');
    expect(captain(g)).toMatchObject({ experience: 8, rewards: [{ kind: 'undiscovered' }] });
    expect(site(g, 'C3').marks).toEqual([0]);
  });

  it('T16 F-LOC-30: after a failure, the Class-K Planet’s token is discarded, and the next team draws another', () => {
    const g = beside('K');
    lost(g, 'C3');
    expect(g.piles.classK.discard).toEqual(['silent-watchers']);
    expect(site(g, 'C3').tokens).toEqual([]);
    won(g, 'C3', 'temple-keepers');
  });

  it('F-LOC-32 F-LOC-33: a Distress Signal has two tokens, and gives two cards the first time but only Experience after that', () => {
    const g = beside('KK');
    won(g, 'C1', 'silent-watchers', 'temple-keepers');
    expect(captain(g).rewards).toEqual([{ kind: 'undiscovered' }, { kind: 'undiscovered' }]);
    const drive = fight(g, 'beam:C1').does([]);
    expect(g.combat?.foes.length).toBe(2);
    strikes(drive, { diplomacy: 7 }, 'win:vault-wardens@C1').does('phase:next', 'phase:next');
    expect(captain(g).rewards.length).toBe(2);
    // Both tokens are discarded, the defeated one and the other (F-LOC-32).
    expect(g.piles.classK.discard.length).toBe(4);
    expect(site(g, 'C1')).toEqual({ tokens: [], classH: null, marks: [0] });
  });

  it('F-SCEN-61: in Where No One Has Gone Before, a successful Away Mission counts as a visit to the planet’s tile', () => {
    const g = beside('K', { scenario: 'where-no-one', players: 3 });
    site(g, 'C3').marks = [1];
    lost(g, 'C3');
    expect(hasVisited(g, 0, at('C3'))).toBe(false);
    won(g, 'C3', 'temple-keepers');
    expect(hasVisited(g, 0, at('C3'))).toBe(true);
  });

  it('F-COMBAT-13: nearby Enemy Ships can’t join an Away Mission', () => {
    const g = beside('K');
    captain(g).at = at('C0');
    put(g, 'C1', 'warbird', 'patrol-warbird');
    expect(fight(g, 'beam:C3').keys()).toEqual(['team:captain']);
  });
});
