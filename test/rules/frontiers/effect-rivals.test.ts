import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { carry, turnOf } from './support/effects.ts';
import { playable, playing } from './support/plays.ts';
import { deal } from './support/position.ts';

const damage = (g: Frontiers) => g.players.map(({ hand }) => hand.filter((card) => card === DAMAGE).length);

describe('effects on other players', () => {
  it('F-OPEN-83 F-TEAM-02: The Inner Light gives the player crystals of a chosen color, and one to every other player, including allies', () => {
    const { g, player } = turnOf(4, 'the-inner-light');
    for (const [seat, one] of g.players.entries()) one.team = seat % 2;
    player.data.blue = 1;
    playing(g, 'play:the-inner-light:basic:token-blue', { answers: ['colour:gold'] });
    expect(g.players.map(({ crystals }) => crystals.gold)).toEqual([2, 1, 1, 1]);
    expect(damage(g)).toEqual([0, 0, 0, 0]);
  });

  it('F-OPEN-83: Remembering Kataan gives the player 3 crystals and 2 cards, and each other player one crystal', () => {
    const { g, player } = turnOf(2, 'the-inner-light');
    Object.assign(player.data, { blue: 1, black: 1 });
    const deck = player.deck.length;
    const [strong = ''] = playable(g, 0, 'move').filter((key) => key.startsWith('play:the-inner-light:strong'));
    playing(g, strong, { answers: ['colour:red'] });
    expect(g.players.map(({ crystals }) => crystals.red)).toEqual([3, 1]);
    expect([player.hand.length, deck - player.deck.length]).toEqual([2, 2]);
  });

  it('F-OPEN-83: Telepathy gives a crystal and lets the player choose a color, and each other player shows a card of that color or, without one, their whole hand', () => {
    const { g, player } = turnOf(3, 'telepathy');
    player.data.gold = 1;
    deal(g, 1, 'warp-drive', 'raise-shields', 'open-fire', DAMAGE);
    deal(g, 2, 'open-fire', DAMAGE);
    const drive = playing(g, 'play:telepathy:basic:token-gold', { answers: ['colour:gold', 'colour:blue'] });
    expect(player.crystals).toEqual({ red: 0, blue: 0, gold: 1 });
    expect(drive.state.pending.map(({ seat }) => seat)).toEqual([1]);
    expect(drive.keys()).toEqual(['show:warp-drive', 'show:raise-shields']);
    drive.does('show:warp-drive');
    expect(drive.log).toContain('I.K.S. Negh’Var shows its hand: Open Fire, Damage.');
    expect(drive.keys()).toEqual(['use:1-warp-drive', 'pass']);
    drive.does('use:1-warp-drive');
    // A shown card stays with its owner.
    expect([player.points.move, playerOf(g, 1).hand.length, playerOf(g, 1).discard]).toEqual([2, 4, []]);
    expect(drive.over).toBe(true);
  });

  it('F-OPEN-83: Telepathic Assault uses a useful Action Card’s strong effect, but never an Undiscovered Card’s', () => {
    const { g, player } = turnOf(4);
    deal(g, 1, 'raise-shields');
    deal(g, 2, 'warp-drive');
    deal(g, 3, 'data-virus');
    const drive = carry(g, [{ do: 'probe', strong: true }], { answers: ['colour:blue'] });
    for (const card of ['raise-shields', 'warp-drive', 'data-virus']) drive.does(`show:${card}`);
    expect(drive.keys()).toEqual(['use:2-warp-drive', 'pass']);
    drive.does('use:2-warp-drive');
    expect(player.points.move).toBe(4);
    expect([1, 2, 3].map((seat) => playerOf(g, seat).hand)).toEqual([
      ['raise-shields'],
      ['warp-drive'],
      ['data-virus'],
    ]);
  });

  it('F-OPEN-83 F-TEAM-02: with Energy Flow, the player may make one Crew Member of each other player Spent, even a teammate’s, up to a certain Rank', () => {
    const { g } = turnOf(4);
    for (const [seat, player] of g.players.entries()) player.team = seat % 2;
    playerOf(g, 1).crew = [
      { crew: 'phaser-crew', ready: true, wounds: 0 },
      { crew: 'long-range-gunners', ready: true, wounds: 0 },
      { crew: 'field-medics', ready: false, wounds: 0 },
    ];
    playerOf(g, 2).crew = [{ crew: 'helm-officers', ready: true, wounds: 0 }];
    const drive = carry(g, [{ do: 'exhaust', rank: 2 }]);
    expect([drive.asked.seat, drive.keys()]).toEqual([0, ['exhaust:0-phaser-crew', 'pass']]);
    drive.does('exhaust:0-phaser-crew');
    expect([drive.asked.seat, drive.keys()]).toEqual([0, ['exhaust:0-helm-officers', 'pass']]);
    drive.does('pass');
    expect(drive.over).toBe(true);
    expect([1, 2].map((seat) => playerOf(g, seat).crew[0]?.ready)).toEqual([false, true]);
    // The log names the card that causes it.
    expect(drive.saidBy('F-OPEN-83').at(-1)).toMatch(/^Warp Drive: .+ becomes Spent\.$/);
    const strong = carry(g, [{ do: 'exhaust', rank: 3 }]);
    expect(strong.keys('exhaust:')).toEqual(['exhaust:1-long-range-gunners']);
  });
});
