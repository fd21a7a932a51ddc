import { describe, expect, it } from 'vitest';
import { play, run, standing } from '../../support/away-case.ts';

/** Worf is next to One of Five in the corridor, and the others are where they begin. */
const BESIDE = standing({ worf: 'C5', one: 'D5' });

describe('Attack Actions', () => {
  it('M-ATK-05 M-ATK-09 M-ATK-12 M-ATK-14 scenario 9: dice are paired, ties cancel, an unpaired 2 misses, and the blade adds one Damage', () => {
    const patch = { ...BESIDE, 'characters.one.cover': true };
    const stage = play({ patch, dice: [2, 6, 2, 4, 1, 5, 4] }).does('federation', 'activate:worf');
    stage.does('federation', 'attack:one:batleth').settled();
    expect(stage.g.roll).toMatchObject({ acting: { dice: [6, 4, 2, 2] }, against: { dice: [5, 4, 1] }, result: 3 });
    expect(stage.g.roll?.extra).toBe(1);
    expect(stage.log).toContain('Worf attacks One of Five with Bat’leth: 6 4 2 2 against 5 4 1.');
    expect(stage.log).toContain('2 + 1 Damage to One of Five.');
    // One of Five loses all its spare pegs, so there is no choice.
    expect(stage.g.characters['one']?.pegs).toEqual({ attack: 1, defense: 1, skill: 1, move: 1 });
  });

  it('M-ATK-12: a die without an opposing die hits with a 4 but not with a 3', () => {
    const hit = play({ patch: BESIDE, dice: [6, 5, 4, 3, 6, 6] }).does('federation', 'activate:worf');
    expect(hit.does('federation', 'attack:one:batleth').settled().g.roll?.result).toBe(2);
  });

  it('M-ATK-13: Defense dice that have no opposing Attack die are ignored', () => {
    const patch = { ...standing({ riker: 'C5', one: 'D5' }), 'characters.riker.cover': true };
    const stage = play({ patch, turn: 'borg', dice: [5, 6, 6, 6, 6] }).does('borg', 'activate:one');
    stage.does('borg', 'attack:riker:assimilation-tubules').settled();
    expect(stage.g.roll).toMatchObject({ against: { dice: [6, 6, 6, 6] }, result: 0 });
  });

  it('M-ATK-06 M-ATK-07 M-ATK-10 M-COVER-01 scenario 10: both sides get Backup dice, and a defender with a Take Cover token gets another die', () => {
    const patch = { ...standing({ worf: 'C5', data: 'C5', one: 'D5', two: 'D5' }), 'characters.one.cover': true };
    const stage = play({ patch, dice: [6, 6, 6, 6, 6, 1, 1, 1, 1] }).does('federation', 'activate:worf');
    stage.does('federation', 'attack:one:batleth').settled();
    expect(stage.g.roll?.acting.dice.length).toBe(5);
    expect(stage.g.roll?.against?.dice.length).toBe(4);
  });

  it('M-ATK-06 M-STUN-07: an Incapacitated friend gives no Backup', () => {
    const patch = { ...standing({ worf: 'C5', data: 'C5', one: 'D5' }), 'characters.data.stun': 2 };
    const stage = play({ patch, dice: [1, 1, 1, 1, 6, 6] }).does('federation', 'activate:worf');
    stage.does('federation', 'attack:one:batleth').settled();
    expect(stage.g.roll?.acting.dice.length).toBe(4);
  });

  it('M-ATK-08 M-ATK-11: nobody rolls more than six dice, and weapons from Equipment work like the character’s own', () => {
    const stage = play({
      patch: {
        ...standing({ worf: 'C5', data: 'C5', one: 'E5' }),
        'characters.worf.equipment': ['phaser-rifle'],
        'characters.worf.traits': ['modulated-phasers'],
        'players.0.decks.support': play().g.players[0]?.decks.support.filter(
          (card) => card !== 'phaser-rifle' && card !== 'modulated-phasers',
        ) as string[],
      },
      dice: [1, 1, 1, 1, 1, 1, 2, 2],
    });
    stage.does('federation', 'activate:worf').does('federation', 'attack:one:phaser-rifle').settled();
    expect(stage.g.roll?.acting.dice.length).toBe(6);
  });

  it('M-ATK-01 M-ATK-02 M-ATK-03 M-MELEE-01: each attack uses one weapon, and Melee reaches only adjacent spaces', () => {
    const stage = play({ patch: BESIDE }).does('federation', 'activate:worf');
    expect(stage.offers('federation', 'attack:one:batleth')).toBe(true);
    expect(stage.offers('federation', 'attack:one:type-2-phaser')).toBe(true);
    const far = play({ patch: standing({ worf: 'C5', one: 'E5' }) }).does('federation', 'activate:worf');
    expect(far.offers('federation', 'attack:one:type-2-phaser')).toBe(true);
    expect(far.refuses('federation', 'attack:one:batleth').rule).toBe('M-MELEE-01');
  });

  it('M-ATK-04 M-TEAM-03 M-LOS-01 M-LOS-02: the target must be hostile and in sight, and a friend in between blocks the line of sight', () => {
    const patch = standing({ worf: 'A5', data: 'B5', one: 'D5', two: 'C6' });
    const stage = play({ patch }).does('federation', 'activate:worf');
    expect(stage.refuses('federation', 'attack:one:type-2-phaser').rule).toBe('M-LOS-01');
    expect(stage.refuses('federation', 'attack:data:type-2-phaser').rule).toBe('M-ATK-04');
    const open = play({ patch: standing({ worf: 'A5', data: 'A6', two: 'B5', one: 'D5' }) });
    open.does('federation', 'activate:worf');
    expect(open.offers('federation', 'attack:one:type-2-phaser')).toBe(true);
  });

  it('M-DEF-01: a Defensive weapon gives one die against Melee weapons and none against others', () => {
    const melee = play({ patch: standing({ worf: 'C5', locutus: 'D5' }), turn: 'borg', dice: [1, 1, 2, 2, 2] });
    melee.does('borg', 'activate:locutus').does('borg', 'attack:worf:assimilation-tubules').settled();
    expect(melee.g.roll?.against?.dice.length).toBe(3);
    const plasma = {
      ...standing({ worf: 'C5', one: 'D5' }),
      'characters.one.equipment': ['plasma-projector'],
      'players.1.decks.support': play().g.players[1]?.decks.support.filter(
        (card) => card !== 'plasma-projector',
      ) as string[],
    };
    const ranged = play({ patch: plasma, turn: 'borg', dice: [1, 1, 1, 2, 2] });
    ranged.does('borg', 'activate:one').does('borg', 'attack:worf:plasma-projector').settled();
    expect(ranged.g.roll?.against?.dice.length).toBe(2);
  });

  it('M-TIME-02 M-PLAY-02: a player whose standing orders ask for the window may interrupt an attack before the roll', () => {
    const patch = standing({ riker: 'C5', one: 'D5' });
    const decks = { 'federation.hand': ['evasive-action'] };
    const stage = play({ patch, turn: 'borg', decks, dice: [4, 1, 1, 1, 1, 3] });
    stage.orders('federation', { ask: ['attacked'] });
    stage.does('borg', 'activate:one').does('borg', 'attack:riker:assimilation-tubules');
    stage.does('federation', 'interrupt:evasive-action').settled();
    expect(stage.g.roll?.against?.dice.length).toBe(5);
    const silent = play({ patch, turn: 'borg', decks, dice: [4, 6, 1, 1] });
    silent.does('borg', 'activate:one').does('borg', 'attack:riker:assimilation-tubules').settled();
  });

  it('M-TIME-03: an attack that has become impossible ends without a roll', () => {
    const stage = run('attack', { character: 'worf', target: 'one', weapon: 'batleth' }).settled();
    expect(stage.log).not.toContain('against');
    expect(stage.g.roll).toBeNull();
  });
});
