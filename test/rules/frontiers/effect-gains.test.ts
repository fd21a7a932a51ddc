import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import type { Effect } from '../../../src/games/frontiers/effects/union.ts';
import { DAMAGE } from '../../../src/games/frontiers/state.ts';
import { brawl, carry, turnOf } from './support/effects.ts';
import { playable, playing } from './support/plays.ts';

describe('gains', () => {
  it('F-EOT-21: an effect draws cards until the deck is empty, and the log says how many were drawn', () => {
    const { g, player } = turnOf(2);
    player.deck = ['warp-drive', 'open-fire'];
    const drive = carry(g, [{ do: 'draw', amount: 3 }]);
    expect(player.hand).toEqual(['warp-drive', 'open-fire']);
    expect(drive.log).toEqual(['U.S.S. Enterprise-D draws 2 cards.']);
  });

  it('F-GAIN-01: an effect gives Data Tokens of a fixed color, or lets the player choose each token’s color', () => {
    const { g, player } = turnOf(2);
    carry(g, [{ do: 'data', colours: ['purple'], count: 2 }]);
    const drive = carry(g, [{ do: 'data', colours: ['red', 'black'], count: 2 }]);
    expect(drive.keys()).toEqual(['colour:red', 'colour:black']);
    drive.does('colour:black', 'colour:red');
    expect(player.data).toMatchObject({ purple: 2, red: 1, black: 1 });
    expect(drive.over).toBe(true);
  });

  it('F-GAIN-02 F-GAIN-03: an effect gives crystals, and the fourth crystal of a color becomes a Data Token', () => {
    const { g, player } = turnOf(2);
    player.crystals.red = 2;
    const crystal: Effect = { do: 'crystal', colours: ['red', 'blue'] };
    carry(g, [crystal, crystal, crystal], { answers: ['colour:red', 'colour:red', 'colour:blue'] });
    expect(player.crystals).toEqual({ red: 3, blue: 1, gold: 0 });
    expect(player.data.red).toBe(1);
  });

  it('F-GAIN-02: Data Backup offers only colors of the player’s crystals, and can’t be used without crystals', () => {
    const { g, player } = turnOf(2, 'data-backup');
    expect(playable(g, 0, 'move')).not.toContain('play:data-backup:basic');
    player.crystals = { red: 1, blue: 0, gold: 1 };
    const drive = playing(g, 'play:data-backup:basic');
    expect(drive.keys()).toEqual(['colour:red', 'colour:gold']);
    player.hand = ['data-backup'];
    player.crystals = { red: 0, blue: 0, gold: 1 };
    expect(playing(g, 'play:data-backup:basic').over).toBe(true);
    expect(player.crystals.gold).toBe(2);
  });

  it('F-OPEN-06: Reputation gains and losses stop at the ends of the track', () => {
    const { g, player } = turnOf(2);
    player.reputation = -6;
    carry(g, [{ do: 'reputation', amount: -2 }]);
    expect(player.reputation).toBe(-7);
  });

  it('F-DMG-06 F-DMG-05: Damage from the player’s own cards counts toward Catastrophic Damage during a fight, but not outside it', () => {
    const { g, player } = turnOf(2, 'warp-drive');
    carry(g, [{ do: 'damage', amount: 4 }]);
    brawl(g, ['patrol-warbird']);
    carry(g, [{ do: 'damage', amount: 4 }], { moment: 'long' });
    expect(g.combat).toMatchObject({ sustained: 4, catastrophic: false });
    expect(player.hand).toContain('warp-drive');
    carry(g, [{ do: 'damage', amount: 1 }], { moment: 'long' });
    expect(player.hand).toEqual(Array.from({ length: 9 }, () => DAMAGE));
  });

  it('F-CARD-15: the amount gained can depend on a count, and can have a limit or a base amount', () => {
    const { g, player } = turnOf(2, 'distress-call', DAMAGE, DAMAGE);
    player.crew = ['phaser-crew', 'phaser-crew', 'helm-officers', 'field-medics', 'security-detail'].map((crew) => ({
      crew,
      ready: true,
      wounds: 0,
    }));
    Object.assign(player.crew[0] ?? {}, { wounds: 2 });
    player.skills = [{ skill: 'enterprise-d-full-ahead', used: 'no' }];
    playing(g, 'play:distress-call:basic', { moment: 'deal' });
    expect(player.points.diplomacy).toBe(3 + 3);
    playing(g, 'skill:enterprise-d-full-ahead');
    expect(player.points.move).toBe(3);
    Object.assign(player.crew[1] ?? {}, { ready: false });
    Object.assign(player.crew[2] ?? {}, { ready: false });
    carry(g, [{ do: 'move', amount: { each: 1, of: { count: 'ready' } } }]);
    expect(player.points.move).toBe(5);
    player.crystals = { red: 3, blue: 0, gold: 1 };
    carry(g, [{ do: 'diplomacy', amount: { plus: 1, each: 1, of: { count: 'crystalColours' } } }]);
    expect(player.points.diplomacy).toBe(6 + 3);
  });
});

describe('effects that make Crew Ready', () => {
  function crewed() {
    const made = turnOf(2);
    made.player.crew = [
      { crew: 'phaser-crew', ready: false, wounds: 0 },
      { crew: 'phaser-crew', ready: false, wounds: 0 },
      { crew: 'phaser-crew', ready: false, wounds: 1 },
      { crew: 'tactical-veterans', ready: false, wounds: 0 },
      { crew: 'field-medics', ready: true, wounds: 1 },
    ];
    return made;
  }

  it('F-CREW-11: only Spent Crew up to the stated Rank can be made Ready, and copies in the same state are offered only once', () => {
    const { g, player } = crewed();
    const drive = carry(g, [{ do: 'ready', rank: 2 }]);
    expect(drive.asked.options.map(({ key, label, hint }) => [key, label, hint])).toEqual([
      ['ready:0-phaser-crew', 'Ro Laren', 'Rank 2, Spent'],
      ['ready:2-phaser-crew', 'Ro Laren 2', 'Rank 2, Spent, 1 Wound'],
      ['pass', 'Nobody', undefined],
    ]);
    drive.does('ready:2-phaser-crew');
    expect(player.crew.map(({ ready }) => ready)).toEqual([false, false, true, false, true]);
    expect(player.crew[2]?.wounds).toBe(1);
  });

  it('F-CREW-11: without a limit, Crew of any Rank can be made Ready, and their Wounds are healed if the effect says so', () => {
    const { g, player } = crewed();
    const drive = carry(g, [{ do: 'ready', heal: true }]);
    expect(drive.keys('ready:').map((key) => key.slice(6, 7))).toEqual(['0', '2', '3', '4']);
    drive.does('ready:4-field-medics');
    expect(player.crew[4]).toMatchObject({ ready: true, wounds: 0 });
  });

  it('F-CREW-11: several Crew can be made Ready up to a total Rank', () => {
    const { g, player } = crewed();
    const drive = carry(g, [{ do: 'ready', ranks: 5 }], { answers: ['ready:0-phaser-crew'] });
    expect(drive.keys()).toEqual(['ready:1-phaser-crew', 'ready:2-phaser-crew', 'pass']);
    drive.does('ready:1-phaser-crew');
    // One Rank is left, but no Crew Member of Rank 1 is Spent.
    expect(drive.over).toBe(true);
    expect(player.crew.filter(({ ready }) => ready)).toHaveLength(3);
  });

  it('F-CREW-04: an ability can Wound the Crew Member who uses it', () => {
    const { g, player } = turnOf(2);
    player.crew = [{ crew: 'boarding-party', ready: true, wounds: 0 }];
    playing(g, 'crew:0-boarding-party:2', { moment: 'attack' });
    expect(player.points.close).toEqual({ normal: 6 });
    expect(playerOf(g, 0).crew[0]).toEqual({ crew: 'boarding-party', ready: false, wounds: 1 });
  });
});
