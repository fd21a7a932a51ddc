import { describe, expect, it } from 'vitest';
import { hasFreeBond } from '../../../src/games/frontiers/chapters/crew/recruiting.ts';
import { turnOf } from './support/effects.ts';
import { captain } from './support/fight.ts';
import { playable, playing } from './support/plays.ts';
import { position } from './support/position.ts';
import { fetch, riches } from './support/riches.ts';

describe('combinations of effects', () => {
  it('F-DISCARD-04: an effect that moves its own card doesn’t move the card that copies the effect', () => {
    const { g, player } = turnOf(2, 'overcharge', 'steady-course');
    expect(playing(g, 'play:overcharge:basic', { answers: ['remove:steady-course'] }).over).toBe(true);
    expect(player.points.move).toBe(6);
    expect(player.inPlay.map(({ to }) => to)).toEqual(['discard']);
  });

  it('F-PVP-50: an effect that stops an attack is offered to the blocker, but not to the attacker', () => {
    const offered = (scene: 'pvp-long' | 'pvp-attack' | 'pvp-shields', moment: 'long' | 'attack' | 'shields') => {
      const g = riches(scene);
      fetch(g, 0, 'subspace-snare');
      return playable(g, 0, moment).includes('play:subspace-snare:basic:token-red');
    };
    expect(offered('pvp-long', 'long')).toBe(false);
    expect(offered('pvp-attack', 'attack')).toBe(false);
    expect(offered('pvp-shields', 'shields')).toBe(true);
  });

  it('F-AWAY-12: Crew in the offer can’t act on an Away Mission', () => {
    const g = riches('parley');
    fetch(g, 0, 'call-for-aid');
    g.crew.offer = ['targeting-specialists', 'long-range-gunners'];
    captain(g).data.gold = 1;
    expect(playable(g, 0, 'parley')).not.toContain('play:call-for-aid:basic:token-gold');
    if (g.combat !== null) g.combat.team = null;
    expect(playable(g, 0, 'long')).toContain('play:call-for-aid:basic:token-gold');
  });
});

describe('a Wounded Captain’s Skill', () => {
  it('F-HEAL-05: a Wounded Captain’s Skill provides no Command Token', () => {
    const player = captain(position());
    player.skills = [{ skill: 'enterprise-d-trusted-officer', used: 'no' }];
    expect(hasFreeBond(player)).toBe(true);
    player.wounds = 1;
    expect(hasFreeBond(player)).toBe(false);
  });
});
