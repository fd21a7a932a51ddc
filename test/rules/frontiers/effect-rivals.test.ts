import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { brawl, carry, turnOf } from './support/effects.ts';
import { playing } from './support/plays.ts';
import { deal } from './support/position.ts';

const damage = (g: Frontiers) => g.players.map(({ hand }) => hand.filter((card) => card === DAMAGE).length);

describe('effects that others suffer', () => {
  it('F-OPEN-83: The Inner Light: a crystal at random from each, or a Damage Card; one of them may be taken', () => {
    const { g, player } = turnOf(3);
    playerOf(g, 1).crystals = { red: 1, blue: 2, gold: 0 };
    const drive = carry(g, [{ do: 'drain' }], { dice: [3] });
    expect(playerOf(g, 1).crystals).toEqual({ red: 1, blue: 1, gold: 0 });
    expect(damage(g)).toEqual([0, 0, 1]);
    expect(drive.keys()).toEqual(['colour:blue', 'pass']);
    drive.does('colour:blue');
    expect(player.crystals.blue).toBe(1);
  });

  it('F-OPEN-83 F-DMG-06: Remembering Kataan: Damage for each crystal of a colour, the own ones too, then 2 of it', () => {
    const { g, player } = turnOf(2);
    brawl(g, ['patrol-warbird']);
    player.crystals.gold = 2;
    playerOf(g, 1).crystals.gold = 3;
    carry(g, [{ do: 'flood' }], { moment: 'long', answers: ['colour:gold'] });
    expect(damage(g)).toEqual([2, 3]);
    expect(g.combat?.sustained).toBe(2);
    expect(player.crystals.gold).toBe(3);
    expect(player.data.gold).toBe(1);
  });

  it('F-OPEN-83: Telepathy: one crystal; each other one chooses a card of the colour, or shows a hand without any', () => {
    const { g, player } = turnOf(3, 'telepathy');
    player.data.gold = 1;
    deal(g, 1, 'warp-drive', 'raise-shields', 'open-fire', DAMAGE);
    deal(g, 2, 'open-fire', DAMAGE);
    const drive = playing(g, 'play:telepathy:basic:token-gold', { answers: ['colour:gold', 'colour:blue'] });
    expect(player.crystals).toEqual({ red: 0, blue: 0, gold: 1 });
    expect(drive.state.pending.map(({ seat }) => seat)).toEqual([1]);
    expect(drive.keys()).toEqual(['discard:warp-drive', 'discard:raise-shields']);
    drive.does('discard:raise-shields');
    expect(playerOf(g, 1).discard).toEqual(['raise-shields']);
    expect(drive.log.map(({ text }) => text)).toContain('I.K.S. Negh’Var shows the hand: Open Fire, Damage.');
    expect(drive.over).toBe(true);
  });

  it('F-OPEN-83: Telepathic Assault: one Action Card may be taken from whoever discarded it, no Undiscovered Card', () => {
    const { g, player } = turnOf(4);
    deal(g, 1, 'warp-drive');
    deal(g, 2, 'warp-drive');
    deal(g, 3, 'data-virus');
    const drive = carry(g, [{ do: 'probe', steal: true }], { answers: ['colour:blue'] });
    for (const card of ['warp-drive', 'warp-drive', 'data-virus']) drive.does(`discard:${card}`);
    expect(drive.keys()).toEqual(['steal:1-warp-drive', 'steal:2-warp-drive', 'pass']);
    drive.does('steal:2-warp-drive');
    expect(player.hand).toEqual(['warp-drive']);
    expect([1, 2, 3].map((seat) => playerOf(g, seat).discard)).toEqual([['warp-drive'], [], ['data-virus']]);
  });

  it('F-OPEN-83 F-TEAM-02: Energy Flow: the player chooses whom of each other one, a team-mate’s too, up to a Rank', () => {
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
    const strong = carry(g, [{ do: 'exhaust', rank: 3 }]);
    expect(strong.keys('exhaust:')).toEqual(['exhaust:1-long-range-gunners']);
  });
});
