import { describe, expect, it } from 'vitest';
import { fights } from '../../../src/games/frontiers/chapters/combat/challenges.ts';
import { strangers } from '../../../src/games/frontiers/chapters/combat/combats.ts';
import { ownerOf } from '../../../src/games/frontiers/chapters/map/ground.ts';
import { handLimit } from '../../../src/games/frontiers/chapters/turn-end/hand-limit.ts';
import type { FrontiersOptions } from '../../../src/games/frontiers/options.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import { arena, captain, fight, fightKeys, strikes, top } from './support/fight.ts';
import { at, moor, put, site } from './support/position.ts';

/** A ship at B2, beside a Romulan Starbase at B1 and a Warbird at C6. */
function romulan(options: Partial<FrontiersOptions> = {}): Frontiers {
  const g = arena({ B: 'frontier3', C: 'frontier1' }, 'B2', options);
  put(g, 'C6', 'warbird', 'patrol-warbird');
  return g;
}

/** A ship at C4, beside a Dominion Starbase at C0 and a Warbird at C5. */
function dominion(options: Partial<FrontiersOptions> = {}): Frontiers {
  const g = arena({ B: 'frontier1', C: 'frontier4' }, 'C4', options);
  put(g, 'C5', 'warbird', 'patrol-warbird');
  return g;
}

describe('assaults on Starbases', () => {
  it('T12 F-COMBAT-02 F-COMBAT-12 F-OUTCOME-03 F-OUTCOME-04 F-OUTCOME-05 F-OUTCOME-06: a Starbase is conquered even if a Warbird that joined isn’t defeated', () => {
    const g = romulan();
    put(g, 'B1', 'romulanStarbase', 'frontier-bulwark', false);
    const drive = fight(g, 'assault:B1');
    expect(captain(g).reputation).toBe(-1);
    expect(drive.keys()).toEqual(['join:C6']);
    drive.does(['join:C6']).does('phase:next', 'phase:next');
    strikes(drive, { close: { normal: 7 } }, 'attack:frontier-bulwark@B1').does('phase:next');
    expect(captain(g)).toMatchObject({ experience: 3, reputation: -1, at: at('B1'), rewards: [] });
    expect(site(g, 'B1')).toEqual({ tokens: [], classH: null, marks: [0] });
    expect(site(g, 'C6').tokens.length).toBe(1);
    expect(g.turn?.provoked).toEqual([]);
    expect(handLimit(g, 0)).toBe(6);
  });

  it('F-COMBAT-15: a face-down garrison is revealed when the fight starts', () => {
    const g = romulan();
    put(g, 'B1', 'romulanStarbase', 'border-watch', false);
    expect(openOptions(fights(g, 0)).find(({ key }) => key === 'assault:B1')?.hint).not.toContain('Border Watch');
    fight(g, 'assault:B1').does([]);
    expect(site(g, 'B1').tokens[0]?.up).toBe(true);
  });

  it('F-COMBAT-03 F-OUTCOME-13 F-OUTCOME-18: a failed assault leaves everything in place, and each assault costs Reputation', () => {
    const g = romulan();
    put(g, 'B1', 'romulanStarbase', 'shielded-depot');
    for (const reputation of [-1, -2]) {
      const drive = fight(g, 'assault:B1').does([], 'phase:next', 'phase:next', 'phase:next');
      expect(drive.over).toBe(true);
      expect(captain(g)).toMatchObject({ reputation, at: at('B2') });
      expect(site(g, 'B1')).toMatchObject({ tokens: [{ token: 'shielded-depot' }], marks: [] });
      expect(g.piles.romulanStarbase.discard).toEqual([]);
    }
  });

  it('F-OUTCOME-07: a conquered Dominion Starbase gets a Faction Token, has no owner, and gives an Undiscovered Card at the end of the turn', () => {
    const g = dominion();
    put(g, 'C0', 'dominionStarbase', 'damping-station');
    strikes(fight(g, 'assault:C0').does([]), { long: { photonTorpedo: 4 } }, 'attack:damping-station@C0');
    expect(site(g, 'C0').marks).toEqual([0]);
    expect(ownerOf(g, at('C0'))).toBeNull();
    expect(captain(g)).toMatchObject({ experience: 5, at: at('C0'), rewards: [{ kind: 'undiscovered' }] });
    moor(g, 0, 'C4');
    expect(fightKeys(g)).not.toContain('assault:C0');
  });

  it('T13 F-COMBAT-04 F-COMBAT-05 F-COMBAT-07 F-LOC-14: assaulting an absent owner’s Starbase gives half the Experience, rounded up', () => {
    const g = romulan();
    site(g, 'B1').marks = [1];
    const owner = moor(g, 1, 'A1');
    owner.reputation = -1;
    top(g, 'romulanStarbase', 'frontier-bulwark');
    const won = fight(g, 'assault:B1').does([]);
    expect(captain(g).reputation).toBe(0);
    strikes(won, { long: { normal: 7 } }, 'attack:frontier-bulwark@B1');
    // 3 / 2, rounded up.
    expect(captain(g)).toMatchObject({ experience: 2, at: at('B1') });
    expect(site(g, 'B1').marks).toEqual([0]);
    expect(g.piles.romulanStarbase.discard).toEqual(['frontier-bulwark']);
  });

  it('T13 F-COMBAT-04 F-OUTCOME-14: assaulting an absent owner’s Starbase costs 1 Reputation unless the owner’s is negative, and undefeated tokens are discarded', () => {
    const g = romulan();
    site(g, 'B1').marks = [1];
    top(g, 'romulanStarbase', 'border-watch');
    fight(g, 'assault:B1').does([], 'phase:next', 'phase:next', 'phase:next');
    expect(captain(g)).toMatchObject({ reputation: -1, at: at('B2'), experience: 0 });
    expect(site(g, 'B1')).toEqual({ tokens: [], classH: null, marks: [1] });
    expect(g.piles.romulanStarbase.discard).toEqual(['border-watch']);
  });

  it('F-COMBAT-06 F-LOC-13 F-VARIANT-13: a Starbase can’t be assaulted if a ship is there, the player owns it, or the peace variant forbids it', () => {
    const g = romulan();
    expect(fightKeys(g)).not.toContain('assault:B1');
    site(g, 'B1').marks = [1];
    expect(fightKeys(g)).toContain('assault:B1');
    moor(g, 1, 'B1');
    expect(fightKeys(g)).not.toContain('assault:B1');
    site(g, 'B1').marks = [0];
    moor(g, 1, 'A1');
    expect(fightKeys(g)).not.toContain('assault:B1');
    const peace = romulan({ starbasePeace: true });
    site(peace, 'B1').marks = [1];
    expect(fightKeys(peace)).not.toContain('assault:B1');
  });

  it('F-SCEN-88: in One to Return, assaulting a player’s Starbase costs no Reputation', () => {
    const g = romulan({ scenario: 'one-to-return' });
    site(g, 'B1').marks = [1];
    fight(g, 'assault:B1');
    expect(captain(g).reputation).toBe(0);
    put(g, 'B1', 'romulanStarbase', 'border-watch');
    site(g, 'B1').marks = [];
    fight(g, 'assault:B1');
    expect(captain(g).reputation).toBe(-1);
  });
});

describe('Starbases in Conquer and Hold', () => {
  it('F-SCEN-73 F-SCEN-75 F-SCEN-76: assaults on Starbases cost no Reputation and give no card, and a conquered Dominion Starbase has an owner', () => {
    const g = dominion({ scenario: 'conquer-and-hold' });
    put(g, 'C0', 'dominionStarbase', 'damping-station');
    strikes(fight(g, 'assault:C0').does([]), { long: { photonTorpedo: 4 } }, 'attack:damping-station@C0');
    expect(captain(g)).toMatchObject({ reputation: 0, rewards: [], at: at('C0') });
    expect(ownerOf(g, at('C0'))).toBe(0);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])(
    'F-SCEN-76 F-SCEN-79 F-SCEN-80: in Round %i an absent owner’s Starbase has %i tokens of its type',
    (round, tokens) => {
      const g = dominion({ scenario: 'conquer-and-hold' });
      Object.assign(g, { round });
      site(g, 'C0').marks = [1];
      fight(g, 'assault:C0').does([]);
      expect(g.combat?.foes.map(({ pile }) => pile)).toEqual(Array(tokens).fill('dominionStarbase'));
      expect(captain(g).reputation).toBe(0);
    },
  );

  it('F-SCEN-79 F-SCEN-80: as Rounds pass, more tokens stand in for an absent owner, but not for other defenders, and only in Conquer and Hold', () => {
    const late = (scenario: FrontiersOptions['scenario']) => Object.assign(dominion({ scenario }), { round: 5 });
    expect(strangers(late('conquer-and-hold'), 'owned-starbase')).toBe(3);
    expect(strangers(late('conquer-and-hold'), 'decimate')).toBe(1);
    expect(strangers(late('full-conquest'), 'owned-starbase')).toBe(1);
  });

  it('F-SCEN-79 F-OPEN-78: Experience is summed before it is halved, and a Starbase with one token left isn’t conquered', () => {
    const g = dominion({ scenario: 'conquer-and-hold' });
    g.round = 4;
    site(g, 'C0').marks = [1];
    top(g, 'dominionStarbase', 'damping-station', 'antimatter-works');
    const drive = fight(g, 'assault:C0').does([]);
    strikes(drive, { long: { photonTorpedo: 4 } }, 'attack:damping-station@C0');
    expect(captain(g).experience).toBe(3);
    const lost = structuredClone(g);
    strikes(drive, { long: { photonPulse: 4 } }, 'attack:antimatter-works@C0');
    // (5 + 5) / 2, not 3 + 3.
    expect(captain(g)).toMatchObject({ experience: 5, at: at('C0') });
    expect(lost.sites[at('C0')]?.marks).toEqual([1]);
  });

  it('F-OPEN-78: undefeated stand-in tokens are discarded together with the defeated ones', () => {
    const g = dominion({ scenario: 'conquer-and-hold' });
    g.round = 3;
    site(g, 'C0').marks = [1];
    top(g, 'dominionStarbase', 'damping-station', 'antimatter-works');
    const drive = fight(g, 'assault:C0').does([]);
    strikes(drive, { long: { photonTorpedo: 4 } }, 'attack:damping-station@C0');
    drive.does('phase:next', 'phase:next', 'phase:next');
    expect(site(g, 'C0').marks).toEqual([1]);
    expect(g.piles.dominionStarbase.discard).toEqual(['damping-station', 'antimatter-works']);
    expect(captain(g)).toMatchObject({ experience: 3, at: at('C4') });
  });
});
