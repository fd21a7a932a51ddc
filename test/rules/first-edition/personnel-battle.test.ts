import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import { offered, type Scene, scene } from './scene.ts';

type Row = readonly [title: string, at: CardPlace, more?: Partial<Piece>];

function fight(gold: readonly Row[], blue: readonly Row[], more: Partial<Scene> = {}) {
  return scene({ gold: { play: gold }, blue: { play: blue }, ...more });
}

const onL2 = (...titles: string[]): Row[] => titles.map((title) => [title, 'surface:L2']);

describe('who attacks whom', () => {
  it('C-PERSBAT-01 C-BATTLE-02: a group of the other that is present, nobody elsewhere', () => {
    const blue: Row[] = [...onL2('Calloway'), ['Spock', 'surface:L5']];
    expect(offered(fight(onL2('Kurn'), blue), 'gold', 'fight')).toEqual(['fight:1:2']);
  });

  it('C-BATTLE-03: not without a leader', () => {
    const stage = fight(onL2('Kurak'), onL2('Calloway'));
    expect(stage.refuses('gold', 'fight:1:2')).toMatchObject({ rule: 'C-BATTLE-03' });
  });

  it('C-BATTLE-05 C-BATTLE-06: the limits of all in the group', () => {
    expect(fight(onL2('Spock'), onL2('Kurn')).refuses('gold', 'fight:1:2')).toMatchObject({ rule: 'C-BATTLE-05' });
    expect(fight(onL2('Macet'), onL2('Telle')).refuses('gold', 'fight:1:2')).toMatchObject({ rule: 'C-BATTLE-05' });
    // Vekor is Non-Aligned, and alone may be attacked by anyone.
    expect(offered(fight(onL2('Macet'), onL2('Vekor')), 'gold', 'fight')).toHaveLength(1);
    expect(offered(fight(onL2('Macet'), onL2('Vekor', 'Telle')), 'gold', 'fight')).toEqual([]);
  });

  it('C-STOP-02 C-STOP-04: the stopped begin none, and fight when they are attacked', () => {
    expect(offered(fight([['Kurn', 'surface:L2', { stopped: 1 }]], onL2('Calloway')), 'gold', 'fight')).toEqual([]);
    const stage = fight(onL2('Kurn'), [['Calloway', 'surface:L2', { stopped: 1 }]]).does('gold', 'fight:1:2');
    expect(stage.log).toContain('Kurn 8, Calloway 3');
  });

  it('C-PERSBAT-01 C-TEAM-15: the disabled are in the group, fight nobody, and may die', () => {
    const blue: Row[] = [['Calloway', 'surface:L2', { held: { by: 1, as: 'disabled' } }]];
    const stage = fight(onL2('Kurn'), blue).does('gold', 'fight:1:2');
    expect(stage.log).toContain('STRENGTH 8 against 0: Gold wins.');
    expect(stage.g.pieces[2]).toBeUndefined();
  });

  it('C-BATTLE-09: who was attacked strikes back without leader and limits, in ships too', () => {
    const blue: Row[] = [...onL2('Worf'), ['U.S.S. Galaxy', 'space:L2'], ['Calloway', 'aboard:5']];
    const gold: Row[] = [...onL2('Macet', 'Telle'), ['Galor', 'space:L2']];
    const stage = fight(gold, blue).does('gold', 'fight:1:4').does('gold', 'end:turn');
    // Worf is no leader, and the Federation attacks nobody.
    expect(offered(stage, 'blue').filter((key) => /^(fight|attack)/.test(key))).toEqual([
      'attack:all:5:3',
      'fight:4:1',
    ]);
  });

  it('C-SKILL-26 C-BATTLE-09: animals alone don’t strike back', () => {
    const patch = { attacked: [{ by: 1, location: 'L2' }] };
    expect(fight(onL2('Targ'), onL2('Worf'), { patch }).refuses('gold', 'fight:1:2')).toMatchObject({
      rule: 'C-SKILL-26',
    });
    expect(offered(fight(onL2('Targ', 'Kurak'), onL2('Worf'), { patch }), 'gold', 'fight')).toHaveLength(1);
  });

  it('C-BATTLE-09 C-BATTLE-01: but not whom a card keeps safe', () => {
    const patch = { attacked: [{ by: 1, location: 'L2' }] };
    const lying: Row = ['Diplomatic Intervention', 'at:L2', { owner: 1, since: 1 }];
    const blue: Row[] = [['Sarek', 'surface:L2', { since: 1 }]];
    expect(offered(fight(onL2('Worf'), blue, { patch }), 'gold', 'fight')).toEqual(['fight:1:2']);
    const safe = fight([...onL2('Worf'), lying], blue, { patch });
    expect(safe.refuses('gold', 'fight:1:3')).toMatchObject({ rule: 'C-BATTLE-01' });
  });
});

describe('the battle', () => {
  const log = (gold: string, blue: string) => fight(onL2(gold), onL2(blue)).does('gold', 'fight:1:2').log;

  it('C-PERSBAT-03: more than double wounds mortally, more stuns, as much does nothing', () => {
    expect(log('Kurn', 'Calloway')).toContain('Kurn 8, Calloway 3: Calloway is mortally wounded.');
    expect(log('Kurn', 'Giusti')).toContain('Kurn 8, Giusti 4: Giusti is stunned.');
    expect(log('Kurn', 'Worf')).toContain('Kurn 8, Worf 10: Kurn is stunned.');
    expect(log('Kurn', 'Divok')).toContain('Kurn 8, Divok 8: neither falls.');
  });

  it('C-PERSBAT-02 C-PERSBAT-03: pairs until one pile is empty; the rest are turned up and count', () => {
    const stage = fight(onL2('Kurn', 'Morka', 'Klag'), onL2('Roga Danar')).does('gold', 'fight:1:4');
    expect(stage.log.match(/stunned|wounded|neither/g)).toHaveLength(1);
    // Who faced Roga Danar is stunned, and doesn’t count.
    expect(stage.log).toMatch(/STRENGTH 1[56] against 12: Gold wins\./);
  });

  it('C-PERSBAT-05: the stunned and the wounded don’t count', () => {
    expect(log('Kurn', 'Giusti')).toContain('STRENGTH 8 against 0: Gold wins.');
    expect(log('Kurn', 'Calloway')).toContain('STRENGTH 8 against 0: Gold wins.');
  });

  it('C-PERSBAT-06: the winner kills one at random, of those that are not mortally wounded; the stunned may die', () => {
    const stage = fight(onL2('Kurn'), onL2('Giusti')).does('gold', 'fight:1:2');
    expect(stage.g.players[1]?.discard).toEqual(['giusti']);
    expect(stage.g.players[0]?.discard).toEqual([]);
  });

  it('C-PERSBAT-06 C-OPEN-27: the mortally wounded are no victims', () => {
    // One dies of his wounds, and nobody besides.
    const stage = fight(onL2('Kurn'), onL2('Calloway')).does('gold', 'fight:1:2');
    expect(stage.g.players[1]?.discard).toEqual(['calloway']);
    const two = fight(onL2('Kurn', 'Morka'), onL2('Calloway', 'Hannah Bates')).does('gold', 'fight:1:3');
    expect(two.g.players[1]?.discard).toHaveLength(2);
    expect(two.log).not.toContain('At random');
  });

  it('C-PERSBAT-06: as much STRENGTH on both sides leaves no winner, and nobody dies', () => {
    const stage = fight(onL2('Kurn'), onL2('Divok')).does('gold', 'fight:1:2');
    expect(stage.log).toContain('STRENGTH 8 against 8: nobody wins.');
    expect(Object.keys(stage.g.pieces)).toEqual(['1', '2']);
  });

  it('C-PERSBAT-07 C-BATTLE-08: the wounded die, the stunned recover, and all who are left are stopped', () => {
    const stage = fight(onL2('Worf', 'Roga Danar'), onL2('Kurn'), { turn: 'blue' }).does('blue', 'fight:3:1');
    const left = Object.values(stage.g.pieces);
    expect(left.map(({ stopped }) => stopped)).toEqual(left.map(() => 1));
    expect(stage.g.players[1]?.discard).toEqual(['kurn']);
    expect(stage.g.battle).toBeNull();
    expect(offered(stage, 'blue', 'fight')).toEqual([]);
  });

  it('C-PERSBAT-09 C-TEAM-01: intruders fight aboard a ship of the other as on a planet', () => {
    const blue: Row[] = [
      ['U.S.S. Excelsior', 'space:L1'],
      ['Calloway', 'aboard:2'],
    ];
    const stage = fight([['Kurn', 'aboard:2']], blue).does('gold', 'fight:1:3');
    expect(stage.g.pieces[3]).toBeUndefined();
  });
});
