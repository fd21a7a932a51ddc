import { describe, expect, it } from 'vitest';
import { inPlay, type Row } from './position-text.ts';
import { offered } from './scene.ts';
import { fight } from './two-sides.ts';

const onL2 = (...titles: string[]): Row[] => titles.map((title) => [title, 'surface:L2']);

describe('attacks on personnel', () => {
  it('C-PERSBAT-01 C-BATTLE-02: personnel can attack an opponent’s group that is present', () => {
    const blue: Row[] = [...onL2('Calloway'), ['Spock', 'surface:L5']];
    expect(offered(fight(onL2('Kurn'), blue), 'gold', 'fight')).toEqual(['fight:1:2']);
  });

  it('C-BATTLE-03: an attack needs a leader among the attackers', () => {
    const stage = fight(onL2('Kurak'), onL2('Calloway'));
    expect(stage.refuses('gold', 'fight:1:2')).toMatchObject({ rule: 'C-BATTLE-03' });
  });

  it('C-BATTLE-05 C-BATTLE-06: personnel can’t attack a group that includes an affiliation that they aren’t allowed to attack', () => {
    expect(fight(onL2('Spock'), onL2('Kurn')).refuses('gold', 'fight:1:2')).toMatchObject({ rule: 'C-BATTLE-05' });
    expect(fight(onL2('Macet'), onL2('Telle')).refuses('gold', 'fight:1:2')).toMatchObject({ rule: 'C-BATTLE-05' });
    // Vekor is Non-Aligned, and alone may be attacked by anyone.
    expect(offered(fight(onL2('Macet'), onL2('Vekor')), 'gold', 'fight')).toHaveLength(1);
    expect(offered(fight(onL2('Macet'), onL2('Vekor', 'Telle')), 'gold', 'fight')).toEqual([]);
  });

  it('C-STOP-02 C-STOP-04: stopped personnel can’t attack, but can be attacked and then fight', () => {
    expect(offered(fight([['Kurn', 'surface:L2', { stopped: 1 }]], onL2('Calloway')), 'gold', 'fight')).toEqual([]);
    const stage = fight(onL2('Kurn'), [['Calloway', 'surface:L2', { stopped: 1 }]]).does('gold', 'fight:1:2');
    expect(stage.log).toContain('Kurn 8, Calloway 3');
  });

  it('C-PERSBAT-01 C-TEAM-15: disabled personnel can be attacked, don’t fight, and may die', () => {
    const blue: Row[] = [['Calloway', 'surface:L2', { held: { by: 1, as: 'disabled' } }]];
    const stage = fight(onL2('Kurn'), blue).does('gold', 'fight:1:2');
    expect(stage.log).toContain('STRENGTH 8 against 0: Gold wins.');
    expect(stage.g.pieces[2]).toBeUndefined();
  });

  it('C-BATTLE-09: personnel can strike back without a leader and despite attack restrictions, even aboard ships', () => {
    const blue: Row[] = [...onL2('Worf'), ['U.S.S. Galaxy', 'space:L2'], ['Calloway', 'aboard:5']];
    const gold: Row[] = [...onL2('Macet', 'Telle'), ['Galor', 'space:L2']];
    const stage = fight(gold, blue).does('gold', 'fight:1:4').does('gold', 'end:turn');
    // Worf isn’t a leader, and the Federation attacks nobody.
    expect(offered(stage, 'blue').filter((key) => /^(fight|attack)/.test(key))).toEqual([
      'attack:all:5:3',
      'fight:4:1',
    ]);
  });

  it('C-SKILL-26 C-BATTLE-09: animals can’t strike back without other personnel', () => {
    const patch = { attacked: [{ by: 1, location: 'L2' }] };
    expect(fight(onL2('Targ'), onL2('Worf'), { patch }).refuses('gold', 'fight:1:2')).toMatchObject({
      rule: 'C-SKILL-26',
    });
    expect(offered(fight(onL2('Targ', 'Kurak'), onL2('Worf'), { patch }), 'gold', 'fight')).toHaveLength(1);
  });

  it('C-BATTLE-09 C-BATTLE-01: nobody can strike back at personnel whom a card protects', () => {
    const patch = { attacked: [{ by: 1, location: 'L2' }] };
    const lying: Row = ['Diplomatic Intervention', 'at:L2', { owner: 1, since: 1 }];
    const blue: Row[] = [['Sarek', 'surface:L2', { since: 1 }]];
    expect(offered(fight(onL2('Worf'), blue, { patch }), 'gold', 'fight')).toEqual(['fight:1:2']);
    const safe = fight([...onL2('Worf'), lying], blue, { patch });
    expect(safe.refuses('gold', 'fight:1:3')).toMatchObject({ rule: 'C-BATTLE-01' });
  });
});

describe('personnel battles', () => {
  const log = (gold: string, blue: string) => fight(onL2(gold), onL2(blue)).does('gold', 'fight:1:2').log;

  it('C-PERSBAT-03: a personnel with less than half the opponent’s STRENGTH is mortally wounded, a weaker one is stunned, and an equal one is unaffected', () => {
    expect(log('Kurn', 'Calloway')).toContain('Kurn 8, Calloway 3: Calloway is mortally wounded.');
    expect(log('Kurn', 'Giusti')).toContain('Kurn 8, Giusti 4: Giusti is stunned.');
    expect(log('Kurn', 'Worf')).toContain('Kurn 8, Worf 10: Kurn is stunned.');
    expect(log('Kurn', 'Divok')).toContain('Kurn 8, Divok 8: no effect.');
  });

  it('C-PERSBAT-02 C-PERSBAT-03: personnel pair up until one pile is empty, and the rest count toward the total', () => {
    const stage = fight(onL2('Kurn', 'Morka', 'Klag'), onL2('Roga Danar')).does('gold', 'fight:1:4');
    expect(stage.log.match(/stunned|wounded|neither/g)).toHaveLength(1);
    // The personnel who faced Roga Danar is stunned, and doesn’t count.
    expect(stage.log).toMatch(/STRENGTH 1[56] against 12: Gold wins\./);
  });

  it('C-PERSBAT-05: stunned and wounded personnel don’t count toward the total', () => {
    expect(log('Kurn', 'Giusti')).toContain('STRENGTH 8 against 0: Gold wins.');
    expect(log('Kurn', 'Calloway')).toContain('STRENGTH 8 against 0: Gold wins.');
  });

  it('C-PERSBAT-06: the winner kills one random opponent, who may be stunned but not mortally wounded', () => {
    const stage = fight(onL2('Kurn'), onL2('Giusti')).does('gold', 'fight:1:2');
    expect(stage.g.players[1]?.discard).toEqual(['giusti']);
    expect(stage.g.players[0]?.discard).toEqual([]);
  });

  it('C-PERSBAT-06 C-OPEN-27: the winner can’t kill a personnel who is already mortally wounded', () => {
    // Only the mortally wounded personnel dies.
    const stage = fight(onL2('Kurn'), onL2('Calloway')).does('gold', 'fight:1:2');
    expect(stage.g.players[1]?.discard).toEqual(['calloway']);
    const two = fight(onL2('Kurn', 'Morka'), onL2('Calloway', 'Hannah Bates')).does('gold', 'fight:1:3');
    expect(two.g.players[1]?.discard).toHaveLength(2);
    expect(two.log).not.toContain('At random');
  });

  it('C-PERSBAT-06: a battle with equal totals has no winner and no death', () => {
    const stage = fight(onL2('Kurn'), onL2('Divok')).does('gold', 'fight:1:2');
    expect(stage.log).toContain('STRENGTH 8 against 8: nobody wins.');
    expect(Object.keys(stage.g.pieces)).toEqual(['1', '2']);
  });

  it('C-PERSBAT-07 C-BATTLE-08: the wounded die after a battle, and all survivors are stopped', () => {
    const stage = fight(onL2('Worf', 'Roga Danar'), onL2('Kurn'), { turn: 'blue' }).does('blue', 'fight:3:1');
    const left = Object.values(stage.g.pieces);
    expect(left.map(({ stopped }) => stopped)).toEqual(left.map(() => 1));
    expect(stage.g.players[1]?.discard).toEqual(['kurn']);
    expect(stage.g.battle).toBeNull();
    expect(offered(stage, 'blue', 'fight')).toEqual([]);
  });

  it('C-PERSBAT-09 C-TEAM-01: intruders fight aboard an opponent’s ship as they would on a planet', () => {
    const blue = inPlay('L1: U.S.S. Excelsior; aboard:2: Calloway');
    const stage = fight([['Kurn', 'aboard:2']], blue).does('gold', 'fight:1:3');
    expect(stage.g.pieces[3]).toBeUndefined();
  });
});
