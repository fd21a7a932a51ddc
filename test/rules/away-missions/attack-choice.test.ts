import { describe, expect, it } from 'vitest';
import { gone, play, run, standing } from '../../support/away-case.ts';

const BESIDE = standing({ worf: 'C5', one: 'D5', two: 'D5' });

/** Runs an attack that a card gives Worf, while both drones are next to him. */
function given(local: object, patch = {}, dice: number[] = []) {
  return run('attack', { character: 'worf', ...local }, { patch: { ...BESIDE, ...patch }, dice });
}

describe('attacks that cards make', () => {
  it('M-ATK-03 M-ATK-04: a card’s attack can use any weapon on any target, unless the card limits them', () => {
    const keys = (local: object) =>
      given(local)
        .decision('federation')
        .options.map(({ key }) => key);
    const both = ['attack:one:batleth', 'attack:one:type-2-phaser', 'attack:two:batleth', 'attack:two:type-2-phaser'];
    expect(keys({}).sort()).toEqual(both);
    expect(keys({ target: 'two' }).sort()).toEqual(both.slice(2));
    expect(keys({ rule: 'melee' }).sort()).toEqual(['attack:one:batleth', 'attack:two:batleth']);
  });

  it('M-PLAY-21: only a free attack may be declined, and then nobody rolls', () => {
    expect(given({}).offers('federation', 'pass')).toBe(false);
    const stage = given({ free: true }).does('federation', 'pass');
    expect(stage.match.state.over).not.toBeNull();
    expect(stage.g.roll).toBeNull();
  });

  it('M-PLAY-21 M-MOVE-01: only a free move may be declined', () => {
    const where = (free: boolean) => run('move', { character: 'worf', free }, { patch: BESIDE });
    expect(where(false).offers('federation', 'pass')).toBe(false);
    expect(where(true).does('federation', 'pass').g.characters['worf']?.space).toBe('C5');
  });

  it('M-ATK-03: a character that is out of the game makes no attack, and nobody is asked about one', () => {
    const stage = given({ free: true }, gone('worf'));
    expect(stage.match.state.pending).toEqual([]);
    expect(stage.match.state.over).not.toBeNull();
  });
});

describe('a declared attack', () => {
  it('M-TIME-03: a declared attack ends without a roll if its weapon or attacker is gone', () => {
    const unarmed = given({ target: 'one', weapon: 'phaser-rifle' });
    expect(unarmed.log).toContain('The attack on One of Five ends. The attacker no longer has the weapon.');
    const left = given({ target: 'one', weapon: 'batleth' }, gone('worf'));
    expect(left.log).toContain('The attack on One of Five ends. Worf has left the mission area.');
    for (const { g } of [unarmed, left]) expect(g.roll).toBeNull();
  });

  it('M-ATK-14: a Trait adds its Damage only to an attack that hits', () => {
    const trait = {
      'characters.one.traits': ['tactical-drone'],
      'players.1.decks.support': play().g.players[1]?.decks.support.filter(
        (card) => card !== 'tactical-drone',
      ) as string[],
    };
    const thrown = (dice: number[]) =>
      play({ patch: { ...standing({ worf: 'C5', one: 'D5' }), ...trait }, turn: 'borg', dice })
        .does('borg', 'activate:one')
        .does('borg', 'attack:worf:assimilation-tubules')
        .settled().g.roll;
    expect(thrown([6, 1, 5, 5, 5])).toMatchObject({ result: 3, extra: 2, done: true });
    expect(thrown([1, 1, 5, 5, 5])).toMatchObject({ result: 0, extra: 0, done: true });
  });
});
