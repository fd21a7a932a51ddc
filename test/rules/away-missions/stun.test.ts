import { describe, expect, it } from 'vitest';
import { keys, play, run, standing } from '../../support/away-case.ts';

/** Runs Damage from a phaser with Stun. Data is an example of a character who isn’t Borg. */
function phaser(target: string, amount: number, patch = {}) {
  return run('damage', { target, amount, by: 'riker', weapon: 'type-2-phaser' }, { patch });
}

describe('Stun tokens and Recover', () => {
  it('M-STUN-01 M-STUN-02 scenario 12: an attack with Stun gives one Stun token instead of all Damage', () => {
    const { data } = phaser('data', 3).g.characters;
    expect(data).toMatchObject({ stun: 1, pegs: { attack: 2, defense: 2, skill: 3, move: 2 } });
  });

  it('M-STUN-07 M-OPEN-21: two Stun tokens Incapacitate a character, and a third hit does nothing', () => {
    expect(phaser('data', 1, { 'characters.data.stun': 1 }).g.characters['data']?.stun).toBe(2);
    const third = phaser('data', 2, { 'characters.data.stun': 2 });
    expect(third.g.characters['data']).toMatchObject({ stun: 2, pegs: { attack: 2 } });
  });

  it('M-STUN-01 M-TIME-02: an attack gives no Stun token if an Interrupt prevents all its Damage', () => {
    const decks = { 'federation.hand': ['emergency-force-field'] };
    const local = { target: 'data', amount: 2, by: 'riker', weapon: 'type-2-phaser' };
    const stage = run('damage', local, { decks }).does('federation', 'interrupt:emergency-force-field');
    expect(stage.g.characters['data']).toMatchObject({ stun: 0, pegs: { attack: 2, defense: 2, skill: 3, move: 2 } });
  });

  it('M-OPEN-65 M-STUN-07: an Incapacitated character opposes no test, but a character with a single Stun token does', () => {
    const test = { character: 'riker', specialization: null, against: 'one', bonus: 0, label: 'a test' };
    const scene = (stun: number, dice: number[]) => ({ patch: { 'characters.one.stun': stun }, dice });
    const free = run('test', test, scene(2, [4, 3])).settled();
    expect(free.g.roll).toMatchObject({ kind: 'test', against: null, result: 1 });
    const opposed = run('test', test, scene(1, [4, 3, 5, 5, 5])).settled();
    expect(opposed.g.roll).toMatchObject({ kind: 'opposed', against: { dice: [5, 5, 5] }, result: 0 });
  });

  it('M-STUN-04 M-FAC-01: an attack that would stun a Borg causes its Damage instead', () => {
    const patch = standing({ riker: 'C5', one: 'D5' });
    const stage = play({ patch, dice: [6, 5, 1, 4, 4] }).does('federation', 'activate:riker');
    stage.does('federation', 'attack:one:type-2-phaser').settled();
    expect(stage.g.roll).toMatchObject({ result: 2, extra: 0 });
    stage.allocates('borg', { defense: 1, skill: 1 });
    expect(stage.g.characters['one']).toMatchObject({ stun: 0, pegs: { defense: 1, skill: 2 } });
  });

  it('M-STUN-05 M-OPEN-10 scenario 12: a stunned character can only Recover, but its player can still draw, swap or pass', () => {
    const patch = { ...standing({ riker: 'C5', one: 'D5' }), 'characters.riker.stun': 1 };
    const decks = { 'federation.hand': ['all-hands', 'counter-attack'] };
    const stage = play({ patch, decks }).does('federation', 'activate:riker');
    const verbs = new Set(stage.decision('federation').options.map(({ verb }) => verb));
    expect([...verbs].sort()).toEqual(['draw', 'pass', 'recover', 'swap']);
    for (const wish of ['move:C6', 'attack:one:type-2-phaser', 'cover', 'play:all-hands', 'use:number-one']) {
      expect(stage.refuses('federation', wish).rule).toBe('M-STUN-05');
    }
    stage.does('federation', 'recover');
    expect(stage.offers('federation', 'attack:one:type-2-phaser')).toBe(true);
    expect(stage.refuses('federation', 'recover').rule).toBe('M-STUN-05');
  });

  it('M-STUN-05: only a character that has a Stun token can Recover', () => {
    const stage = play({ patch: standing({ riker: 'C5' }), turn: 'federation' }).does('federation', 'activate:riker');
    expect(keys(stage)).not.toContain('recover');
    expect(stage.refuses('federation', 'recover').text).toBe('Riker has no Stun token to remove.');
  });

  it('M-STUN-06 M-OPEN-18 M-OPEN-22: each Stun token removes one die of the Defense rating, but no die that comes from a bonus', () => {
    const hit = (patch: object, dice: number[]) =>
      play({ patch: { ...standing({ riker: 'C5', worf: 'E5', one: 'D5' }), ...patch }, turn: 'borg', dice })
        .does('borg', 'activate:one')
        .does('borg', 'attack:riker:assimilation-tubules')
        .settled().g.roll?.against?.dice.length;
    expect(hit({ 'characters.riker.stun': 1 }, [1, 6, 6])).toBe(2);
    expect(hit({ 'characters.riker.stun': 2, 'characters.riker.pegs.defense': 1 }, [1])).toBe(0);
    expect(
      hit({ 'characters.riker.stun': 2, 'characters.riker.pegs.defense': 1, 'characters.riker.cover': true }, [1, 6]),
    ).toBe(1);
  });

  it('M-STUN-07: an Incapacitated character takes no Skill test, free Move or free Attack', () => {
    const patch = { ...standing({ riker: 'C5', one: 'D5' }), 'characters.riker.stun': 2 };
    const test = { character: 'riker', specialization: null, against: null, bonus: 0, label: 'nothing' };
    expect(run('test', test, { patch }).settled().g.roll).toBeNull();
    expect(run('move', { character: 'riker', free: true }, { patch }).match.state.over).not.toBeNull();
    expect(run('attack', { character: 'riker', free: true }, { patch }).match.state.over).not.toBeNull();
  });

  it('M-OPEN-40: a character stunned during its own Activation may only Recover for the rest of it', () => {
    const stage = play({ patch: standing({ riker: 'C5', one: 'D5' }) }).does('federation', 'activate:riker');
    stage.does('federation', 'cover');
    stage.match.submit({ t: 'fix', patch: { 'characters.riker.stun': 2 }, why: 'a card of the test' });
    expect(stage.refuses('federation', 'move to C6').rule).toBe('M-STUN-05');
  });
});
