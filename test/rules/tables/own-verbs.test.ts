import { describe, expect, it } from 'vitest';
import type { Option, VerbSynonyms } from '../../../src/kernel/types.ts';
import { intentIn } from '../../../src/tables/parse-intent.ts';
import { decision } from '../discord/support/samples.ts';

const option = (verb: string, label: string, key = `${verb}:${label}`): Option => ({ key, verb, label });
const TURN = [option('zap', 'Zap Ada'), option('wave', 'Wave to Ben'), option('loll', 'Loll about')];
const typed = (text: string, says: Omit<VerbSynonyms, 'verbs'>, options = TURN) =>
  intentIn(decision('pick', options), text, { verbs: { zap: [], wave: [], loll: [], creep: [] }, ...says });

describe('verbs', () => {
  it('a game’s own list requires a verb for some actions', () => {
    expect(typed('ada', {})).toEqual({ keys: ['zap:Zap Ada'] });
    expect(typed('ada', { explicit: ['zap'] })).not.toHaveProperty('keys');
    expect(typed('zap ada', { explicit: ['zap'] })).toEqual({ keys: ['zap:Zap Ada'] });
  });

  it('a game’s own list requires the verb even if the question is about nothing else', () => {
    const alike = [option('zap', 'Zap Ada'), option('zap', 'Zap Ben')];
    expect(typed('ada', { explicit: ['zap'] }, alike)).toEqual({ keys: ['zap:Zap Ada'] });
    expect(typed('ada', { explicit: ['zap'], alwaysExplicit: ['zap'] }, alike)).not.toHaveProperty('keys');
  });

  it('a game’s own list excludes some verbs if only a space is typed', () => {
    const there = [option('zap', 'Zap c4'), option('loll', 'Loll about')];
    expect(typed('c4', {}, there)).toEqual({ keys: ['zap:Zap c4'] });
    expect(typed('c4', { fights: ['zap'] }, there)).not.toHaveProperty('keys');
  });

  it('a game’s own list marks verbs that end something, so a name alone doesn’t trigger them', () => {
    const stop = [option('loll', 'Loll after the creep'), option('wave', 'Wave to Ben')];
    expect(typed('creep', {}, stop)).toEqual({ keys: ['loll:Loll after the creep'] });
    expect(typed('creep', { ends: ['loll'] }, stop)).not.toHaveProperty('keys');
  });

  it('a game’s own list contains verbs that can be assumed even for a misspelled name', () => {
    const named = [option('wave', 'Wave to Benjamin'), option('loll', 'Loll about')];
    expect(typed('benjamn', {}, named)).not.toHaveProperty('keys');
    expect(typed('benjamn', { implied: ['wave'] }, named)).toEqual({ keys: ['wave:Wave to Benjamin'] });
  });
});
