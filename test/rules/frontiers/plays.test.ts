import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { plays } from '../../../src/games/frontiers/effects/plays.ts';
import { DAMAGE } from '../../../src/games/frontiers/state.ts';
import { inTurn, playable, playing } from './support/plays.ts';
import { deal, position } from './support/position.ts';

/** A turn of seat 0 with these cards and a Core of red and black dice. */
function turn(...hand: string[]) {
  const g = inTurn(position({ players: 2 }));
  g.core = ['red', 'black'];
  const player = deal(g, 0, ...hand);
  return { g, player };
}

describe('playing cards', () => {
  it('F-CARD-02 F-CARD-09: a played card stays in the Play Area and goes to the discard pile later', () => {
    const { g, player } = turn('warp-drive', 'warp-drive');
    playing(g, 'play:warp-drive:basic');
    expect(player.hand).toEqual(['warp-drive']);
    expect(player.inPlay).toEqual([{ card: 'warp-drive', as: 'basic', to: 'discard' }]);
    expect(player.spent).toBe(1);
  });

  it('F-CARD-03: the strong effect costs one data in the card’s color, and the basic effect costs nothing', () => {
    const { g, player } = turn('open-fire', 'warp-drive');
    expect(playable(g, 0, 'attack')).toContain('play:open-fire:strong:die-red');
    expect(playable(g, 0, 'move')).toContain('play:warp-drive:basic');
    // The player has no blue data to pay with.
    expect(playable(g, 0, 'move').filter((key) => key.startsWith('play:warp-drive:strong'))).toEqual([]);
    playing(g, 'play:open-fire:strong:die-red', { moment: 'attack' });
    expect(player.points.close).toEqual({ normal: 4 });
    expect(player.dice).toEqual([{ colour: 'red', used: true }]);
  });

  it('F-CARD-02 F-CARD-03 F-CARD-04: an option to play a card cites its rule, adds what the short text leaves out, and is shown only to the player', () => {
    const { g } = turn('open-fire', 'damage-control', 'quantum-torpedo', 'lursa-and-betors-plot');
    Object.assign(playerOf(g, 0), {
      crystals: { red: 1, blue: 1, gold: 1 },
      data: { ...playerOf(g, 0).data, black: 1 },
    });
    const options = (['move', 'deal', 'attack'] as const).flatMap((moment) =>
      plays(g, 0, moment).map(({ option }) => option),
    );
    const about = (start: string) => options.find(({ key }) => key.startsWith(start));
    expect(about('play:open-fire:basic')?.rule).toBe('F-CARD-03');
    expect(about('play:quantum-torpedo:basic')?.rule).toBe('F-CARD-04');
    expect(about('play:quantum-torpedo:strong')?.rule).toBe('F-CARD-04');
    expect(about('play:open-fire:basic')?.hint).toBeUndefined();
    const cards = options.filter(({ verb }) => verb === 'play');
    expect(cards.length).toBeGreaterThan(6);
    expect(cards.filter(({ hidden }) => hidden !== true)).toEqual([]);
    expect(about('play:lursa-and-betors-plot:strong')?.hint).toContain('You may spend 2 Diplomacy');
  });

  it('F-CARD-04 F-DATA-11: an Undiscovered Card costs data in its color, and also black data for its strong effect', () => {
    const { g } = turn('quantum-torpedo');
    const keys = () => playable(g, 0, 'long').filter((key) => key.startsWith('play:'));
    expect(keys()).toEqual(['play:quantum-torpedo:basic:die-red']);
    playerOf(g, 0).crystals.red = 1;
    expect(keys()).toContain('play:quantum-torpedo:strong:crystal-red+die-black');
    expect(keys().filter((key) => key.endsWith('basic'))).toEqual([]);
  });

  it('F-CARD-05 F-HEAL-02: a Damage Card can’t be played', () => {
    const { g } = turn(DAMAGE, DAMAGE);
    for (const moment of ['move', 'deal', 'long', 'shields', 'attack', 'rest'] as const) {
      expect(playable(g, 0, moment).filter((key) => key.includes(DAMAGE))).toEqual([]);
    }
  });

  it('F-CARD-06 F-CARD-07: a sideways card gives 1 point of the kind needed at that moment, but never Long Range or a special type', () => {
    const { g, player } = turn('warp-drive');
    const sideways = (moment: 'move' | 'deal' | 'parley' | 'long' | 'shields' | 'attack' | 'rest') =>
      playable(g, 0, moment).filter((key) => key.startsWith('side:'));
    expect(sideways('move')).toEqual(['side:warp-drive:move']);
    expect(sideways('deal')).toEqual(['side:warp-drive:diplomacy']);
    expect(sideways('parley')).toEqual(['side:warp-drive:diplomacy']);
    expect(sideways('long')).toEqual([]);
    expect(sideways('shields')).toEqual(['side:warp-drive:shields']);
    expect(sideways('attack')).toEqual(['side:warp-drive:attack']);
    expect(sideways('rest')).toEqual([]);
    playing(g, 'side:warp-drive:attack', { moment: 'attack' });
    expect(player.points.close).toEqual({ normal: 1 });
    expect(player.points.long).toEqual({});
  });

  it('F-CARD-08 F-CARD-15: points from several cards add up', () => {
    const { g, player } = turn('warp-drive', 'impulse-engines', 'raise-shields');
    playing(g, 'play:warp-drive:basic');
    playing(g, 'play:impulse-engines:basic');
    playing(g, 'side:raise-shields:move');
    expect(player.points.move).toBe(5);
  });

  it('F-CARD-10: a card with a discard cost can’t be played without a card to discard', () => {
    const alone = turn('quick-thinking');
    expect(playable(alone.g, 0, 'move')).not.toContain('play:quick-thinking:basic');
    const { g, player } = turn('quick-thinking', 'warp-drive');
    playing(g, 'play:quick-thinking:basic', { answers: ['discard:warp-drive'] });
    expect(player.points.move).toBe(3);
    expect(player.discard).toEqual(['warp-drive']);
  });

  it('F-CARD-11 F-DISCARD-02: “any card” in a cost is never a Damage Card', () => {
    const { g } = turn('quick-thinking', DAMAGE);
    expect(playable(g, 0, 'move')).not.toContain('play:quick-thinking:basic');
    const with3 = turn('quick-thinking', DAMAGE, 'warp-drive');
    expect(playing(with3.g, 'play:quick-thinking:basic').keys('discard')).toEqual(['discard:warp-drive']);
  });

  it('F-CARD-12: data can’t be paid for a card that has already been played', () => {
    const { g, player } = turn('open-fire');
    playing(g, 'play:open-fire:basic', { moment: 'attack' });
    expect(player.inPlay).toHaveLength(1);
    expect(playable(g, 0, 'attack').filter((key) => key.startsWith('play:'))).toEqual([]);
  });

  it('F-TURN-18 F-TURN-19 F-COMBAT-21: Special effects work at any point, but Repair and Heal never work in a fight', () => {
    const { g } = turn('damage-control', 'coordination', DAMAGE);
    for (const moment of ['move', 'deal', 'long', 'shields', 'attack', 'rest'] as const) {
      expect(playable(g, 0, moment)).toContain('play:coordination:basic');
    }
    const repair = (moment: 'move' | 'attack') => playing(g, 'play:damage-control:basic', { moment });
    // In a fight the card can only draw, so nothing is asked.
    const fight = repair('attack');
    expect(fight.over).toBe(true);
    expect(playerOf(g, 0).points.mend).toBe(0);
  });

  it('F-INTERACT-07 F-MOVE-03: Repair and Heal work during movement and Interactions', () => {
    const { g, player } = turn('damage-control', DAMAGE);
    playing(g, 'play:damage-control:basic', { moment: 'deal', answers: ['choose:0'] });
    expect(player.points.mend).toBe(1);
    expect(playable(g, 0, 'deal')).toContain('repair:1');
    expect(playable(g, 0, 'attack')).not.toContain('repair:1');
  });

  it('F-LRA-02 F-ATK-01 F-ATK-03: only Long Range Attacks work in the first phase, but both kinds of Attack work in the last', () => {
    const { g } = turn('open-fire', 'attack-run');
    const cards = (moment: 'long' | 'attack') => playable(g, 0, moment).filter((key) => key.startsWith('play:'));
    expect(cards('long').some((key) => key.startsWith('play:open-fire'))).toBe(false);
    expect(cards('attack')).toContain('play:open-fire:basic');
  });

  it('F-HEAL-05 F-AWAY-13: a Wounded Captain’s own card can be played only sideways', () => {
    const { g, player } = turn('picards-counsel');
    expect(playable(g, 0, 'deal')).toContain('play:picards-counsel:basic');
    player.wounds = 1;
    expect(playable(g, 0, 'deal').filter((key) => key.includes('picards'))).toEqual(['side:picards-counsel:diplomacy']);
  });

  it('F-CARD-14: a boosted card gives its strong effect for free and adds a bonus', () => {
    const { g, player } = turn('coordination', 'warp-drive');
    player.crystals.gold = 1;
    playing(g, 'play:coordination:strong:crystal-gold', { answers: ['boost:warp-drive'] });
    expect(player.points.move).toBe(6);
    expect(player.inPlay.map(({ card, as }) => `${card} ${as}`)).toEqual(['coordination strong', 'warp-drive strong']);
  });
});
