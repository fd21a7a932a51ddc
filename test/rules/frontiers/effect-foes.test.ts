import { describe, expect, it } from 'vitest';
import { enemyOfFoe, foesLeft } from '../../../src/games/frontiers/chapters/combat/foes.ts';
import type { Effects } from '../../../src/games/frontiers/effects/union.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { brawl, carry, duel, turnOf } from './support/effects.ts';
import { playable, playing } from './support/plays.ts';

const stopped = (g: Frontiers) => g.combat?.foes.map(({ changes }) => changes.some(({ skip }) => skip === true));
const figures = (g: Frontiers) =>
  g.combat?.foes.map((foe) => [enemyOfFoe(g, foe).attack.value, enemyOfFoe(g, foe).defense]);

/** Seat 0 with this card and its costs, in a fight against these tokens. */
function against(tokens: string[], card: string, ...rest: string[]) {
  const made = turnOf(2, card, ...rest);
  Object.assign(made.player.data, { red: 1, blue: 1, gold: 1, black: 1 });
  brawl(made.g, tokens);
  return made;
}

describe('effects on enemies', () => {
  it('F-COMBAT-20 F-COMBAT-21: effects on enemies work in every phase of a fight, but only in fights', () => {
    const { g } = against(['patrol-warbird'], 'subspace-snare');
    const offered = (['move', 'deal', 'parley', 'long', 'shields', 'attack', 'rest'] as const).filter((moment) =>
      playable(g, 0, moment).some((key) => key.startsWith('play:subspace-snare:basic')),
    );
    expect(offered).toEqual(['long', 'shields', 'attack']);
  });

  it('F-COMBAT-20: the player chooses one enemy, but isn’t asked if there is only one', () => {
    const { g } = against(['patrol-warbird', 'swift-warbird'], 'subspace-snare');
    const drive = playing(g, 'play:subspace-snare:basic:token-red', { moment: 'long' });
    expect(drive.keys()).toEqual(['foe:patrol-warbird@A3', 'foe:swift-warbird@A3']);
    drive.does('foe:swift-warbird@A3');
    expect(stopped(g)).toEqual([false, true]);
    const alone = against(['patrol-warbird'], 'subspace-snare');
    expect(playing(alone.g, 'play:subspace-snare:basic:token-red', { moment: 'long' }).over).toBe(true);
    expect(stopped(alone.g)).toEqual([true]);
  });

  it('F-COMBAT-20: an effect lowers an enemy’s figures for the rest of the fight, but not below 1', () => {
    const { g } = against(['patrol-warbird', 'siege-sphere'], 'warp-drive');
    const before = figures(g) ?? [];
    carry(g, [{ do: 'enemy', which: 'all', change: { defense: -3, attack: -2 } }], { moment: 'long' });
    expect(figures(g)).toEqual(before.map(([attack = 0, defense = 0]) => [attack - 2, Math.max(1, defense - 3)]));
    expect(figures(g)?.[0]).toEqual([1, 1]);
    carry(g, [{ do: 'enemy', which: 'all', change: { attack: -1 } }], { moment: 'long' });
    expect(figures(g)?.[0]).toEqual([1, 1]);
  });

  it('F-CARD-10 F-SPECIALS-05: resistant enemies are unaffected, and an effect isn’t offered if all enemies are resistant', () => {
    const { g } = against(['patrol-warbird', 'torpedo-battery'], 'shield-breach');
    const [before] = figures(g) ?? [];
    const resists = g.combat?.foes.map((foe) => enemyOfFoe(g, foe).resists.includes('photonTorpedo'));
    expect(resists).toEqual([false, true]);
    playing(g, 'play:shield-breach:basic:token-red', { moment: 'long' });
    expect(g.combat?.foes.map(({ changes }) => changes.length)).toEqual([1, 0]);
    expect(figures(g)?.[0]?.[1]).toBe((before?.[1] ?? 0) - 1);
    const spared = against(['torpedo-battery'], 'shield-breach');
    expect(playable(spared.g, 0, 'long').filter((key) => key.includes('shield-breach:'))).toEqual([]);
  });

  it('F-SPECIALS-05: effects can remove Resistances or attack abilities', () => {
    const { g } = against(['nanoprobe-sphere', 'torpedo-battery'], 'deep-scan');
    const [ways] = [playing(g, 'play:deep-scan:strong:token-black+token-blue', { moment: 'long' })];
    ways?.does('choose:1');
    expect(g.combat?.foes.flatMap((foe) => enemyOfFoe(g, foe).abilities)).toEqual([]);
    expect(g.combat?.foes.flatMap((foe) => enemyOfFoe(g, foe).resists).length).toBeGreaterThan(0);
    carry(g, [{ do: 'enemy', which: 'all', change: { losesAll: 'resistances' } }], { moment: 'long' });
    expect(g.combat?.foes.flatMap((foe) => enemyOfFoe(g, foe).resists)).toEqual([]);
  });

  it('F-SPECIALS-05 F-COMBAT-20: effects remove only the Resistances and abilities they name', () => {
    const { g } = against(['draining-sphere', 'nanoprobe-sphere'], 'warp-drive');
    const traits = () =>
      g.combat?.foes.map((foe) => {
        const { resists, abilities } = enemyOfFoe(g, foe);
        return [...resists, ...abilities];
      });
    carry(g, [{ do: 'enemy', which: 'all', change: { loses: ['normal', 'biogenic'] } }], { moment: 'long' });
    expect(traits()).toEqual([['photonPulse', 'dissipator'], ['disruptors']]);
  });

  it('F-LRA-11 F-LRA-12: an enemy that an effect defeats is removed immediately and gives its Experience', () => {
    const { g, player } = against(['patrol-warbird', 'plague-warbird'], 'subspace-snare');
    const drive = playing(g, 'play:subspace-snare:strong:token-black+token-red', { moment: 'shields' });
    drive.does('foe:plague-warbird@A3');
    expect(g.combat && foesLeft(g.combat).map(({ token }) => token)).toEqual(['patrol-warbird']);
    expect(player.experience).toBe(3);
  });

  it('F-LRA-12: Decloaking Strike gives 1 additional Experience for each defeated enemy', () => {
    const { g, player } = against(['patrol-warbird', 'plague-warbird'], 'decloaking-strike');
    playing(g, 'play:decloaking-strike:strong:token-red', { moment: 'long' });
    expect(player.points.long).toEqual({ normal: 3 });
    carry(g, [{ do: 'enemy', which: 'all', change: { defeat: true } }], { moment: 'long' });
    expect(player.experience).toBe(2 + 3 + 2);
  });

  it('F-CARD-10: for each card discarded, Phase Shroud stops one more enemy, and never the same one twice', () => {
    const tokens = ['patrol-warbird', 'swift-warbird', 'plague-warbird'];
    const { g, player } = against(tokens, 'phase-cloak', 'warp-drive', 'open-fire', 'raise-shields');
    const drive = playing(g, 'play:phase-cloak:strong:token-black+token-gold', { moment: 'shields' });
    drive.does('foe:swift-warbird@A3', 'yes', 'discard:warp-drive');
    expect(drive.keys()).toEqual(['foe:patrol-warbird@A3', 'foe:plague-warbird@A3']);
    drive.does('foe:plague-warbird@A3');
    expect(drive.keys()).toEqual(['yes', 'pass']);
    drive.does('yes', 'discard:open-fire');
    expect(drive.over).toBe(true);
    expect(stopped(g)).toEqual([true, true, true]);
    expect(player.hand).toEqual(['raise-shields']);
  });
});

describe('effects on a chosen enemy', () => {
  it('F-SHIELD-02 F-OPEN-51: Shields whose amount depends on the chosen enemy are used against it immediately', () => {
    const { g, player } = against(['swift-warbird', 'nanoprobe-sphere'], 'ablative-armor');
    const drive = playing(g, 'play:ablative-armor:strong:token-blue', { moment: 'shields' });
    drive.does('foe:nanoprobe-sphere@A3');
    const sphere = g.combat?.foes[1];
    const { resists = [] } = sphere === undefined ? {} : enemyOfFoe(g, sphere);
    // The Shields are 5, plus 1 for each ability and each Resistance. The Sphere attacks with Phasers.
    expect(sphere?.shields).toEqual({ photonPulse: 5 + 2 + resists.length });
    expect(player.points.shields).toEqual({});
  });

  it('F-SPECIALS-05: Find the Gap lowers Defense by 1 for each Resistance', () => {
    const { g, player } = against(['patrol-warbird', 'torpedo-battery'], 'warp-drive');
    player.skills = [{ skill: 'neghvar-find-the-gap', used: 'no' }];
    const before = figures(g)?.[1]?.[1] ?? 0;
    const foe = g.combat?.foes[1];
    const count = foe === undefined ? 0 : enemyOfFoe(g, foe).resists.length;
    expect(count).toBeGreaterThan(0);
    playing(g, 'skill:neghvar-find-the-gap', { moment: 'attack', answers: ['foe:torpedo-battery@A3'] });
    expect(figures(g)?.[1]?.[1]).toBe(before - count);
  });

  it('F-SHIELD-10: effects for a full deflection stay linked to the enemy until its attack is resolved', () => {
    const { g } = against(['patrol-warbird'], 'plasma-backlash');
    playing(g, 'play:plasma-backlash:basic:token-red', { moment: 'shields' });
    const [foe] = g.combat?.foes ?? [];
    expect(foe?.shields).toEqual({ photonTorpedo: 4 });
    expect(foe?.ifDeflected).toMatchObject([{ at: 'attack', from: 'plasma-backlash' }]);
  });

  it('F-CARD-15: Plasma Storm counts the enemies that are left', () => {
    const { g, player } = against(['patrol-warbird', 'swift-warbird'], 'plasma-fire');
    playing(g, 'play:plasma-fire:strong:token-black+token-red', { moment: 'attack' });
    expect(player.points.close).toEqual({ photonTorpedo: 9 });
  });
});

describe('effects on another player', () => {
  const offered = (list: Effects, attacker: number) => {
    const { g } = turnOf(2);
    duel(g, attacker);
    carry(g, list, { moment: attacker === 0 ? 'long' : 'shields' });
    return g.pvp;
  };

  it('F-PVP-50 F-PVP-48: a blocker can stop the attack only with an effect that says it stops an enemy’s attack', () => {
    const skip: Effects = [{ do: 'enemy', which: 'one', change: { skip: true } }];
    expect(offered(skip, 1)?.defender.stopped).toBe(true);
    expect(offered(skip, 0)?.defender.stopped).toBe(false);
    expect(offered([{ do: 'enemy', which: 'one', change: { defeat: true } }], 1)?.defender.stopped).toBe(false);
    expect(offered([{ do: 'enemy', which: 'one', change: { attack: -2 } }], 1)?.defender.stopped).toBe(false);
  });

  it('F-PVP-28: an effect that removes abilities also removes the opponent’s Disruptors', () => {
    expect(offered([{ do: 'enemy', which: 'all', change: { losesAll: 'abilities' } }], 1)?.noDisruptors).toEqual([0]);
    expect(offered([{ do: 'enemy', which: 'all', change: { losesAll: 'resistances' } }], 1)?.noDisruptors).toEqual([]);
  });
});
