import { describe, expect, it } from 'vitest';
import { sustain } from '../../../src/games/frontiers/chapters/combat/harm.ts';
import { owesCard } from '../../../src/games/frontiers/chapters/turn/turn-bars.ts';
import { enemyOf } from '../../../src/games/frontiers/content/encounters/all.ts';
import type { Level } from '../../../src/games/frontiers/content/tracks.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { procedure } from '../../../src/kernel/game.ts';
import { Drive } from './support/drive.ts';
import { arena, captain, fight, foe } from './support/fight.ts';
import { put } from './support/position.ts';

const SOUND = { ready: true, wounds: 0 };

/** A fight at Level 1 with ships whose Attacks are changed to these values, up to the damage. */
function struck(attacks: Record<string, number>, set: (g: Frontiers) => void = () => {}): Drive {
  const g = arena({ B: 'cubeGreen' }, 'B3');
  const [first = '', second] = Object.keys(attacks);
  put(g, 'B2', 'warbird', first);
  if (second !== undefined) put(g, 'B4', 'warbird', second);
  set(g);
  const drive = fight(g, second === undefined ? 'challenge:B2' : 'challenge:B2+B4');
  for (const [token, value] of Object.entries(attacks)) foe(g, token).changes.push({ attack: value - printed(token) });
  return drive.does('phase:next', 'phase:next');
}

function printed(token: string): number {
  return enemyOf(token).attack.value;
}

function hand(g: Frontiers): number {
  return captain(g).hand.filter((card) => card === 'damage').length;
}

function level(g: Frontiers, reached: Level): void {
  captain(g).level = reached;
}

describe('damage in space', () => {
  it('T09 F-DMG-02 F-DMG-03: the damage that gets through is summed, then divided by the Defense', () => {
    expect(hand(struck({ 'patrol-warbird': 3, 'raiding-warbird': 3 }).g)).toBe(3);
  });

  it('T09 F-DMG-04: a single point deals a Damage Card, however high the Defense is', () => {
    expect(hand(struck({ 'patrol-warbird': 1 }, (g) => level(g, 9)).g)).toBe(1);
  });

  it('T10 F-SPECIALS-02 F-DMG-05 F-DMG-06 F-OPEN-49: Biogenic cards and old Damage Cards don’t count toward Catastrophic Damage, but damage from the player’s own cards does', () => {
    const drive = struck({ 'plague-warbird': 7 }, (g) => {
      captain(g).hand = ['open-fire', 'open-fire', 'warp-drive', 'insight', 'damage'];
    });
    const { g } = drive;
    expect(hand(g)).toBe(5);
    expect(captain(g).discard).toEqual(['damage', 'damage', 'damage', 'damage']);
    expect(captain(g).hand.length).toBe(9);
    expect(g.combat).toMatchObject({ sustained: 4, catastrophic: false });
    harmed(g, 1);
    expect(captain(g).hand).toEqual(Array(6).fill('damage'));
    expect(g.combat).toMatchObject({ sustained: 5, catastrophic: true });
  });

  it('F-DMG-07: after Catastrophic Damage, cards drawn later are kept and further damage is taken', () => {
    const drive = struck({ 'command-warbird': 10 });
    expect(drive.g.combat?.catastrophic).toBe(true);
    captain(drive.g).hand.push('insight');
    harmed(drive.g, 1);
    expect(captain(drive.g).hand).toContain('insight');
    expect(hand(drive.g)).toBe(6);
  });

  it('F-SPECIALS-03: an Energy Dissipator that hits discards all other cards in hand', () => {
    const g = arena({ C: 'cubeRed' }, 'C4');
    put(g, 'C5', 'sphere', 'draining-sphere');
    captain(g).hand = ['insight', 'warp-drive'];
    const drive = fight(g, 'challenge:C5').does('phase:next', 'phase:next');
    expect(captain(g).hand).toEqual(['damage', 'damage', 'damage']);
    expect(captain(g).discard).toEqual(['insight', 'warp-drive']);
    expect(drive.log.join()).toContain('Energy Dissipator');
  });

  it('T11 F-DMG-08 F-DMG-05: with a Wounded Captain the Defense is 1, so 6 points at Hand Limit 6 are Catastrophic Damage', () => {
    const drive = struck({ 'patrol-warbird': 2, 'raiding-warbird': 4 }, (g) => {
      level(g, 5);
      captain(g).wounds = 1;
      captain(g).hand = ['insight'];
    });
    expect(captain(drive.g).hand).toEqual(Array(6).fill('damage'));
  });

  it('T11 F-DMG-09 F-DMG-10: a Ready Crew Member takes command and becomes Spent, but not Wounded', () => {
    const drive = struck({ 'patrol-warbird': 2, 'raiding-warbird': 4 }, (g) => {
      level(g, 5);
      captain(g).wounds = 1;
      captain(g).crew = [
        { crew: 'phaser-crew', ready: false, wounds: 0 },
        { crew: 'helm-officers', ready: true, wounds: 1 },
        { crew: 'boarding-party', ...SOUND },
      ];
    });
    expect(drive.keys()).toEqual(['lend:2-boarding-party', 'lend:nobody']);
    drive.does('lend:2-boarding-party');
    // Defense 4.
    expect(hand(drive.g)).toBe(2);
    expect(captain(drive.g).crew[2]).toEqual({ crew: 'boarding-party', ready: false, wounds: 0 });
  });

  it('F-DMG-09 F-DMG-08: the option for each Crew Member who can take command shows the damage, and if nobody does, the Defense is 1', () => {
    const drive = struck({ 'patrol-warbird': 2, 'raiding-warbird': 4 }, (g) => {
      captain(g).wounds = 1;
      captain(g).crew = ['helm-officers', 'boarding-party'].map((crew) => ({ crew, ...SOUND }));
    });
    expect(drive.asked.options.map(({ key, hint }) => [key, hint])).toEqual([
      ['lend:0-helm-officers', 'Defense 4: 2 Damage Cards. Spent afterwards, not Wounded.'],
      ['lend:1-boarding-party', 'Defense 4: 2 Damage Cards. Spent afterwards, not Wounded.'],
      ['lend:nobody', 'Defense 1: 6 Damage Cards.'],
    ]);
    drive.does('lend:nobody');
    expect(hand(drive.g)).toBe(6);
    expect(captain(drive.g).crew.every(({ ready }) => ready)).toBe(true);
  });

  it('F-DMG-01 F-DMG-09: nobody is asked to take command when nothing gets through', () => {
    const g = arena({ B: 'cubeGreen' }, 'B3');
    put(g, 'B2', 'warbird', 'patrol-warbird');
    Object.assign(captain(g), { wounds: 1, crew: [{ crew: 'helm-officers', ...SOUND }] });
    const drive = fight(g, 'challenge:B2').does('phase:next');
    foe(g, 'patrol-warbird').shields = { normal: 3 };
    drive.does('phase:next');
    expect(g.combat?.phase).toBe('attack');
    expect(hand(g)).toBe(0);
    expect(drive.log.join()).not.toContain('got through');
  });

  it('F-DMG-03: the log gives the total damage, and says whether it was doubled or put cards into the discard pile', () => {
    const log = (attacks: Record<string, number>) => struck(attacks).log.join();
    expect(log({ 'patrol-warbird': 3, 'raiding-warbird': 3 })).toContain(': 6 points got through, against Defense 2');
    expect(log({ 'patrol-warbird': 1, 'armored-warbird': 2 })).toContain(
      ': 3 points got through, Antimatter doubled, against',
    );
    expect(log({ 'plague-warbird': 3 })).toContain('Biogenic Weapon: 2 more Damage Cards go into');
    expect(log({ 'patrol-warbird': 3 })).not.toContain('Biogenic Weapon');
  });

  it('F-DMG-05 F-TURN-05: cards lost to Catastrophic Damage count as discarded this turn', () => {
    const { g } = struck({ 'command-warbird': 10 }, (before) => {
      captain(before).hand = ['insight'];
    });
    expect(owesCard(g, 0)).toBe(false);
  });

  it('F-DMG-11: nobody is asked to take command for an unwounded Captain', () => {
    const drive = struck({ 'patrol-warbird': 2 }, (g) => {
      captain(g).crew = [{ crew: 'shield-technicians', ...SOUND }];
    });
    expect(drive.g.combat?.phase).toBe('attack');
    expect(hand(drive.g)).toBe(1);
  });

  it('F-OPEN-50: Crew don’t take command while a planet is decimated', () => {
    const g = arena({ C: 'frontier7' }, 'C0');
    captain(g).wounds = 1;
    captain(g).crew = [{ crew: 'shield-technicians', ...SOUND }];
    const drive = fight(g, 'decimate:C5').does('phase:next', 'phase:next');
    expect(drive.g.combat?.phase).toBe('attack');
    expect(captain(g).crew[0]?.ready).toBe(true);
  });
});

/** Deals Damage Cards from a player’s own card during the fight. */
function harmed(g: Frontiers, cards: number): void {
  const own = procedure<Frontiers, object>('own')({
    begin(ctx) {
      sustain(ctx, 0, cards, 'an own card', 'F-DMG-06');
      return null;
    },
  });
  new Drive(g, { own }, { proc: 'own', local: {} });
}
