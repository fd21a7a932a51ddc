import { describe, expect, it } from 'vitest';
import { play, run, standing } from '../../support/away-case.ts';

/** Runs a Command test of Riker (Skill 2), who is alone by default. */
function command(more: object = {}, patch: object = {}, dice: number[] = []) {
  const test = { character: 'riker', specialization: 'command', against: null, bonus: 0, label: 'a test', ...more };
  return run('test', test, { patch: { ...standing({ riker: 'C5', worf: 'H6' }), ...patch }, dice }).settled().g.roll;
}

describe('dice in Skill tests', () => {
  it('M-SKILL-02 M-SKILL-03 M-SKILL-07 M-CHAR-02: the Skill rating and a Specialization give dice, and a die that shows 4 succeeds', () => {
    expect(command({}, {}, [4, 3, 1])).toMatchObject({ kind: 'test', acting: { dice: [4, 3, 1] }, result: 1 });
    expect(command({ specialization: 'medical' }, {}, [3, 3])).toMatchObject({ result: 0 });
    expect(command({ specialization: null }, { 'characters.riker.pegs.skill': 1 }, [6])).toMatchObject({ result: 1 });
  });

  it('M-SKILL-09 scenario 14: a friend in the same space gives Backup unless that friend is Incapacitated', () => {
    expect(command({}, standing({ worf: 'C5' }), [6, 3, 3, 2])).toMatchObject({ result: 1 });
    expect(command({}, { ...standing({ worf: 'C5' }), 'characters.worf.stun': 2 }, [3, 3, 2])).toMatchObject({
      result: 0,
    });
    expect(command({}, { ...standing({ worf: 'C5' }), 'characters.worf.stun': 1 }, [6, 4, 3, 2])).toMatchObject({
      result: 2,
    });
  });

  it('M-SKILL-06 M-ATK-08: nobody rolls more than six dice', () => {
    expect(command({ bonus: 9 }, {}, [1, 1, 1, 1, 1, 1])?.acting.dice.length).toBe(6);
  });

  it('M-OPP-01 M-OPP-02 M-OPP-03 M-OPP-04 M-OPP-05: opposing dice are paired from the highest down, and an unpaired die that shows 4 succeeds', () => {
    const against = { against: 'two', specialization: 'medical', bonus: 2 };
    expect(command(against, {}, [3, 6, 5, 4, 2, 6, 4])).toMatchObject({
      kind: 'opposed',
      acting: { dice: [6, 5, 4, 3], character: 'riker' },
      against: { dice: [6, 4, 2], character: 'two' },
      result: 2,
    });
    expect(command(against, {}, [6, 6, 6, 4, 6, 6, 6])).toMatchObject({ result: 1 });
  });

  it('M-OPP-06 M-OPP-07 M-OPEN-15: the challenger gets dice for its Specialization and Backup, and surplus opposing dice are ignored', () => {
    const roll = command(
      { against: 'two', specialization: 'security' },
      { ...standing({ two: 'D6', locutus: 'D6' }), 'characters.riker.pegs.skill': 1 },
      [6, 5, 5, 5, 5, 4, 4],
    );
    expect(roll?.acting.dice).toEqual([6, 5]);
    expect(roll?.against?.dice).toEqual([5, 5, 5, 4, 4]);
    expect(roll?.result).toBe(1);
  });

  it('M-SKILL-01 M-SKILL-05 M-TERM-01 M-TERM-02 M-PLAY-20: a Mission’s Special Action needs the right terminal and rolls the Skill dice', () => {
    const decks = { 'federation.hand': ['copy-the-weapon-schematics'] };
    const away = play({ patch: standing({ data: 'C5' }), decks }).does('federation', 'activate:data');
    expect(away.refuses('federation', 'play:copy-the-weapon-schematics').rule).toBe('M-TERM-01');
    const there = play({ patch: standing({ data: 'D8' }), decks, dice: [4, 1, 1, 1] }).does(
      'federation',
      'activate:data',
    );
    there.does('federation', 'play:copy-the-weapon-schematics').settled();
    expect(there.g.roll?.acting.dice).toEqual([4, 1, 1, 1]);
    expect(there.g.players[0]?.scored).toEqual([{ card: 'copy-the-weapon-schematics', points: 20, bonus: 0 }]);
    expect(there.log).toContain('Data tests Science for Copy the Weapon Schematics: 4 1 1 1.');
    expect(there.log).toContain('Data has 1 success.');
  });
});
