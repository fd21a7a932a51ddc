import { describe, expect, it } from 'vitest';
import { gone, keys, play, standing, uses } from '../../support/away-case.ts';
import { OPERATIONS, TRANSPORTERS } from './cards-spec.ts';

describe('choices that cards offer', () => {
  it('M-PLAY-20: a required choice can’t be declined', () => {
    const stage = uses('riker', 'play:emergency-beam-out', { decks: { 'federation.hand': ['emergency-beam-out'] } });
    expect(keys(stage)).toEqual(['pick:riker', 'pick:shelby', 'pick:data', 'pick:worf']);
  });

  it('M-PLAY-20: an optional choice without candidates isn’t offered', () => {
    const patch = { ...standing({ two: TRANSPORTERS[0] }), ...gone('locutus', 'one') };
    const decks = { 'borg.hand': ['secure-the-transporters'] };
    const stage = uses('two', 'play:secure-the-transporters', { turn: 'borg', patch, decks, dice: [4, 1, 1, 1] });
    expect(stage.settled().g.active?.taken).toBe(1);
  });

  it('M-PLAY-19 M-ASSIM-02: Locutus counts as Borg, and only characters that have Equipment can lose it', () => {
    const patch = standing({ data: OPERATIONS.engineering });
    const asleep = uses('data', 'play:sleep-command', { patch, decks: { 'federation.hand': ['sleep-command'] } });
    expect(keys(asleep)).toEqual(['pick:locutus', 'pick:one', 'pick:two']);
    const decks = { 'borg.hand': ['harvest-their-technology'], 'data.equipment': ['scanner'] };
    const beside = play({ turn: 'borg', patch: standing({ one: 'D5', riker: 'C5' }), decks }).does(
      'borg',
      'activate:one',
    );
    expect(beside.refuses('borg', 'play:harvest-their-technology').text).toContain('no adjacent equipped hostile');
  });

  it('M-DMG-05: healing restores only lost pegs, and only in the ratings that lost them', () => {
    const patch = { 'characters.one.pegs.skill': 2 };
    const decks = { 'one.equipment': ['regeneration-unit'] };
    const hurt = uses('one', 'use:regeneration-unit', { turn: 'borg', patch, decks }).decision('borg');
    expect(hurt).toMatchObject({ min: 1, max: 1 });
    expect(hurt.options.map(({ key, max }) => [key, max])).toEqual([['peg:skill', 1]]);
    const worse = { 'characters.one.pegs.skill': 1, 'characters.one.pegs.defense': 1 };
    const two = uses('one', 'use:regeneration-unit', { turn: 'borg', patch: worse, decks }).decision('borg');
    expect(two).toMatchObject({ min: 2, max: 2 });
    expect(two.options.map(({ key, max }) => [key, max])).toEqual([
      ['peg:defense', 1],
      ['peg:skill', 2],
    ]);
  });

  it('M-DMG-05 M-STUN-03: the Action ends if there is nothing to heal and no Stun token to remove', () => {
    const stage = uses('one', 'use:regeneration-unit', {
      turn: 'borg',
      decks: { 'one.equipment': ['regeneration-unit'] },
    });
    expect(stage.g.active?.taken).toBe(1);
    expect(stage.log).not.toContain('loses');
  });

  it('M-TIME-01: only the player’s own Neutralized drones return', () => {
    const patch = gone('one', 'locutus', 'riker');
    const decks = { 'borg.hand': ['replacement-drone'] };
    expect(keys(uses('two', 'play:replacement-drone', { turn: 'borg', patch, decks }))).toEqual(['return:one']);
  });

  it('M-MOVE-08: a character with no legal space stays where it is', () => {
    // There is only one space next to the turbolift, and Riker is in it. Two drones are already in the turbolift.
    const patch = standing({ one: 'T1', locutus: 'T1', two: 'G9', riker: 'A5' });
    const decks = { 'one.equipment': ['transport-beacon'] };
    const stage = uses('one', 'use:transport-beacon', { turn: 'borg', patch, decks });
    expect(stage.g.characters['two']?.space).toBe('G9');
    expect(stage.g.active?.taken).toBe(1);
  });
});
