import { describe, expect, it } from 'vitest';
import { brawl, carry, turnOf } from './support/effects.ts';
import { playable, playing } from './support/plays.ts';

const offerKeys = (keys: string[]) => keys.filter((key) => key !== 'pass');

describe('Crew in the offer', () => {
  function calling(...offer: string[]) {
    const made = turnOf(2, 'call-for-aid');
    made.player.data = { ...made.player.data, gold: 1, black: 1 };
    made.g.crew.offer = offer;
    return made;
  }

  it('F-CARD-14 F-CREW-09: Call for Aid lets the player pay for and use an ability of Crew in the offer, and the Crew card stays in the offer and isn’t Wounded', () => {
    const { g, player } = calling('boarding-party', 'targeting-specialists');
    brawl(g, ['patrol-warbird']);
    const drive = playing(g, 'play:call-for-aid:basic:token-gold', { moment: 'attack' });
    // Abilities that Wound their Crew Member are left out, and so are those that need the gold data, which was just paid.
    expect(offerKeys(drive.keys())).toEqual(['offer:boarding-party:0', 'offer:targeting-specialists:0']);
    player.crystals.gold = 1;
    drive.refresh();
    expect(drive.keys()).toContain('offer:targeting-specialists:2');
    drive.does('offer:targeting-specialists:2');
    expect(player.points.long).toEqual({ normal: 4 });
    expect(player.crystals.gold).toBe(0);
    expect(g.crew.offer).toEqual(['boarding-party', 'targeting-specialists']);
  });

  it('F-CARD-10: Call for Aid isn’t offered if no Crew in the offer has an ability that fits the moment', () => {
    const { g } = calling('phaser-crew');
    const keys = () => playable(g, 0, 'move').filter((key) => key.startsWith('play:call-for-aid:basic'));
    expect(keys()).toEqual([]);
    g.crew.offer = ['helm-officers'];
    expect(keys()).toEqual(['play:call-for-aid:basic:token-gold']);
  });

  it('F-COMBAT-22: neither Crew aboard nor Crew in the offer can help decimate a planet', () => {
    const { g, player } = calling('phaser-crew');
    player.crew = [{ crew: 'phaser-crew', ready: true, wounds: 0 }];
    brawl(g, ['breeding-station'], { kind: 'decimate' });
    const keys = () => playable(g, 0, 'attack').filter((key) => /^crew|call-for-aid:basic/.test(key));
    expect(keys()).toEqual([]);
    if (g.combat !== null) g.combat.kind = 'starbase';
    expect(keys().length).toBeGreaterThan(1);
  });

  it('F-CREW-05 F-GAIN-06: the strong effect of Call for Aid recruits Crew for free, and the offer isn’t refilled', () => {
    const { g, player } = calling('tactical-veterans', 'phaser-crew');
    const drive = playing(g, 'play:call-for-aid:strong:token-black+token-gold');
    drive.does('offer:tactical-veterans');
    expect(player.crew).toEqual([{ crew: 'tactical-veterans', ready: true, wounds: 0 }]);
    expect(g.crew.offer).toEqual(['phaser-crew']);
  });

  it('F-CREW-06: without an unused Command Token, a free recruit replaces another Crew Member, but not during an Away Mission', () => {
    const { g, player } = calling('phaser-crew');
    player.crew = [{ crew: 'field-medics', ready: false, wounds: 0 }];
    const strong = () => playable(g, 0, 'long').some((key) => key.startsWith('play:call-for-aid:strong'));
    brawl(g, ['wary-colonists'], { kind: 'planet', team: { captain: true, crew: [0] } });
    expect(strong()).toBe(false);
    g.combat = null;
    expect(strong()).toBe(true);
    playing(g, 'play:call-for-aid:strong:token-black+token-gold', { answers: ['offer:phaser-crew'] });
    expect(player.crew.map(({ crew }) => crew)).toEqual(['phaser-crew']);
  });

  it('F-CARD-13: bonuses for recruits apply to a free recruit too', () => {
    const { g, player } = calling('phaser-crew');
    carry(g, [{ do: 'lasting', modifier: { kind: 'recruits', reputation: 1, experience: 1 }, until: 'turn' }]);
    playing(g, 'play:call-for-aid:strong:token-black+token-gold', { answers: ['offer:phaser-crew'] });
    expect([player.reputation, player.experience]).toEqual([1, 1]);
  });
});

describe('Crew aboard', () => {
  it('F-CREW-09: if only one payment is possible, it is used automatically, and otherwise the player chooses', () => {
    const { g, player } = turnOf(2);
    player.crew = [{ crew: 'targeting-specialists', ready: true, wounds: 0 }];
    player.crystals.gold = 1;
    expect(playable(g, 0, 'long')).toEqual(['crew:0-targeting-specialists:2:crystal-gold']);
    player.data.white = 1;
    const drive = playing(g, 'crew:0-targeting-specialists:2', { moment: 'long' });
    expect(drive.asked.options.map(({ label }) => label)).toEqual(['White token as gold', 'Gold crystal']);
    drive.does('pay:gold:crystal-gold');
    expect(player.points.long).toEqual({ normal: 4 });
    expect([player.crystals.gold, player.data.white]).toEqual([0, 1]);
  });

  it('F-CREW-08: copies of a Crew card in the same state are offered only once', () => {
    const { g, player } = turnOf(2);
    player.crew = [1, 2].map(() => ({ crew: 'phaser-crew', ready: true, wounds: 0 }));
    expect(playable(g, 0, 'long')).toEqual(['crew:0-phaser-crew:2']);
    playing(g, 'crew:0-phaser-crew:2', { moment: 'long' });
    expect(playable(g, 0, 'long')).toEqual(['crew:1-phaser-crew:2']);
  });

  it('F-AWAY-12 F-AWAY-13: during an Away Mission only team members can act', () => {
    const { g, player } = turnOf(2, 'picards-counsel');
    player.crew = ['phaser-crew', 'security-detail'].map((crew) => ({ crew, ready: true, wounds: 0 }));
    player.skills = [{ skill: 'enterprise-d-measured-fire', used: 'no' }];
    brawl(g, ['wary-colonists'], { kind: 'planet', team: { captain: false, crew: [1] } });
    expect(playable(g, 0, 'attack').filter((key) => !key.startsWith('side:'))).toEqual(['crew:1-security-detail:0']);
    if (g.combat?.team) g.combat.team.captain = true;
    expect(playable(g, 0, 'attack')).toContain('skill:enterprise-d-measured-fire');
    expect(playable(g, 0, 'parley')).toContain('play:picards-counsel:basic');
  });
});
