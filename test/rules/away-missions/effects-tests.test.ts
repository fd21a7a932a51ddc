import { describe, expect, it } from 'vitest';
import { bonusAction, hostiles, points, test } from '../../../src/games/away-missions/effects/build.ts';
import { carriesOut, gone } from '../../support/away-case.ts';

const CHALLENGED = [test('command', { challenge: hostiles() }), points(5)];

describe('Skill tests on cards', () => {
  it('M-STUN-07 M-SKILL-08: an Incapacitated character fails a test without a roll, and nobody can challenge that test', () => {
    const stage = carriesOut(CHALLENGED, { patch: { 'characters.riker.stun': 2 } });
    expect(stage.match.state.over).not.toBeNull();
    expect(stage.g.roll).toBeNull();
    expect(stage.g.players[0]?.bonusPoints).toBe(0);
  });

  it('M-PLAY-25 M-STUN-07: an Incapacitated character can’t challenge a test, and an opponent who has no other character isn’t asked', () => {
    const stunned = { 'characters.one.stun': 2, 'characters.two.stun': 1 };
    const keys = carriesOut(CHALLENGED, { patch: stunned }).decision('borg').options;
    expect(keys.map(({ key }) => key)).toEqual(['challenge:locutus', 'challenge:two', 'pass']);
    const nobody = carriesOut(CHALLENGED, { patch: { ...stunned, ...gone('locutus', 'two') }, dice: [4, 1, 1] });
    expect(nobody.settled().g.players[0]?.bonusPoints).toBe(5);
  });

  it('M-SKILL-08: a failed test ends the card, unless the card says which of its effects depend on the test', () => {
    const failed = (options: Parameters<typeof test>[1]): (number | undefined)[] => {
      const { g } = carriesOut([test('command', options), points(5)], { dice: [1, 1, 1] }).settled();
      return [g.players[0]?.bonusPoints, g.players[0]?.bonusActions];
    };
    expect(failed({})).toEqual([0, 0]);
    expect(failed({ fail: [bonusAction()] })).toEqual([0, 1]);
    expect(failed({ pass: [points(10)] })).toEqual([5, 0]);
    expect(failed({ pass: [points(10)], fail: [bonusAction()] })).toEqual([5, 1]);
  });

  it('M-SKILL-08: a test fails if there is no character to take it', () => {
    const stage = carriesOut([test('command', { who: 'one', challenge: hostiles() }), points(5)]);
    expect(stage.settled().g.players[0]?.bonusPoints).toBe(0);
  });
});
