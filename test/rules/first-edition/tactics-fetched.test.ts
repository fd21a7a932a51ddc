import { describe, expect, it } from 'vitest';
import { ruleOf } from '../../../src/games/first-edition/content/rules.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';

const DOOR: Row = ['Battle Bridge Door', 'core:0'];
const SHIP: readonly Row[] = [['I.K.C. Bortas', 'space:L1'], ['Kurn', 'aboard:1'], DOOR];
const FALAR: Row = ['Falar', 'aboard:1', { as: { affiliation: 'Klingon', by: 1 } }];
const EXCELSIOR = inPlay('L1: U.S.S. Excelsior; aboard:5: Calloway');
const DECK = ['Phaser Banks', 'Pulse Disruptor', 'Ferengi Energy Weapon', 'Target Engines', 'Target Engines'];

function battle(own: Row, tactics = DECK, more: { spent?: string[]; hand?: string[]; deck?: string[] } = {}) {
  const stage = scene({ gold: { play: [...SHIP, own], tactics, ...more }, blue: { play: EXCELSIOR } });
  return stage.does('gold', 'attack:all:1:5').does('blue', 'hold');
}

describe('tactics that need a certain ship', () => {
  /** Returns the options while a tactic needs a ship that fires, or that doesn’t fire. */
  const whileNeeding = (title: string, fires: boolean, look: () => string[]): string[] => {
    const tactic = ruleOf(id(title))?.tactic;
    if (tactic === undefined) throw new Error(`${title} does nothing`);
    // No tactic that needs a certain ship is enforced yet.
    Object.assign(tactic, { needs: () => fires });
    try {
      return look();
    } finally {
      Reflect.deleteProperty(tactic, 'needs');
    }
  };

  it('C-SHIPBAT-16: a tactic that needs a certain ship can be used only if that ship fires', () => {
    const drawn = () =>
      offered(
        battle(['Kurn', 'surface:L2'], ['Phaser Banks', 'Target Engines', 'Target Engines']).does('gold', 'another'),
        'gold',
      );
    expect(whileNeeding('Phaser Banks', true, drawn)).toContain('tactic:phaser-banks');
    const without = whileNeeding('Phaser Banks', false, drawn);
    expect(without).not.toContain('tactic:phaser-banks');
    expect(without).toContain('tactic:target-engines');
  });

  it('C-SHIPBAT-16: a download icon can’t fetch a tactic whose ship doesn’t fire', () => {
    const fetched = () => offered(battle(FALAR), 'gold');
    expect(whileNeeding('Ferengi Energy Weapon', true, fetched)).toEqual(['get:ferengi-energy-weapon', 'none']);
    expect(whileNeeding('Ferengi Energy Weapon', false, fetched)).toEqual(['none']);
  });
});

describe('tactics downloaded with an icon', () => {
  it('C-SHIPBAT-16: the downloaded tactic comes from the side deck instead of a draw, and becomes the current one', () => {
    const stage = battle(FALAR);
    expect(offered(stage, 'gold')).toEqual(['get:ferengi-energy-weapon', 'none']);
    stage.does('gold', 'get:ferengi-energy-weapon');
    expect(stage.log).toContain('downloads Ferengi Energy Weapon with Falar and uses it.');
    expect(stage.log).not.toContain('draws a tactic');
    // ATTACK 9 and 1 against DEFENSE 7 is a hit, which places drawn markers and not the tactic.
    expect(stage.log).toContain('ATTACK 10, DEFENSE 7, a hit');
    const on = Object.values(stage.g.pieces)
      .filter(({ at }) => at === 'on:5')
      .map(({ card }) => card);
    expect(on).toHaveLength(2);
    expect(on).not.toContain('ferengi-energy-weapon');
    expect(stage.g.players[0]?.spent).toContain('ferengi-energy-weapon');
  });

  it('C-SHIPBAT-16: a tactic can be downloaded only in battle, and the player is asked there even if the side deck has none', () => {
    const play = [...SHIP, FALAR];
    expect(offered(scene({ gold: { play, tactics: DECK } }), 'gold', 'download')).toEqual([]);
    const others = battle(FALAR, ['Phaser Banks', 'Target Engines', 'Target Engines']);
    // The question is asked anyway, to keep the content of the side deck secret.
    expect(offered(others, 'gold')).toEqual(['none']);
  });

  it('C-SHIPBAT-16: a face-up tactic under the side deck can be downloaded too', () => {
    const tactics = [
      'Phaser Banks',
      'Pulse Disruptor',
      'Target Engines',
      'Target Shields',
      'Target Weapons',
      'Phaser Banks',
    ];
    const stage = battle(FALAR, tactics, { spent: ['Ferengi Energy Weapon'] });
    expect(offered(stage, 'gold')).toContain('get:ferengi-energy-weapon');
    stage.does('gold', 'get:ferengi-energy-weapon');
    // Two of them are damage markers now.
    expect(stage.g.players[0]?.tactics).toHaveLength(4);
  });

  it('C-SHIPBAT-16 C-DOWNLOAD-10: the icon works once per game, only at its personnel’s location, and the player can draw instead', () => {
    const elsewhere = battle(['Falar', 'surface:L2']);
    expect(offered(elsewhere, 'gold')).toEqual(['another', 'enough']);
    const used = scene({
      gold: { play: [...SHIP, FALAR], tactics: DECK },
      blue: { play: EXCELSIOR },
      patch: { 'players.0.used': ['special:0 Falar'] },
    });
    used.does('gold', 'attack:all:1:5').does('blue', 'hold');
    expect(offered(used, 'gold')).toEqual(['another', 'enough']);
    const drawn = battle(FALAR).does('gold', 'none');
    expect(offered(drawn, 'gold')).toEqual(['another', 'enough']);
  });
});
