import { describe, expect, it } from 'vitest';
import type { Option, VerbSynonyms } from '../../../src/kernel/types.ts';
import { intentIn } from '../../../src/tables/parse-intent.ts';
import { decision } from '../discord/support/samples.ts';

const option = (verb: string, label: string, key = `${verb}:${label}`): Option => ({ key, verb, label });
const TURN = [option('zap', 'Zap Ada'), option('wave', 'Wave to Ben'), option('loll', 'Loll about')];
const typed = (text: string, says: Omit<VerbSynonyms, 'verbs'>, options = TURN) =>
  intentIn(decision('pick', options), text, { verbs: { zap: [], wave: [], loll: [], creep: [] }, ...says });

describe('verbs', () => {
  it('a game can require that players type the verb of some actions', () => {
    expect(typed('ada', {})).toEqual({ keys: ['zap:Zap Ada'] });
    expect(typed('ada', { explicit: ['zap'] })).not.toHaveProperty('keys');
    expect(typed('zap ada', { explicit: ['zap'] })).toEqual({ keys: ['zap:Zap Ada'] });
  });

  it('a game can require the verb even if all options in the question have that verb', () => {
    const alike = [option('zap', 'Zap Ada'), option('zap', 'Zap Ben')];
    expect(typed('ada', { explicit: ['zap'] }, alike)).toEqual({ keys: ['zap:Zap Ada'] });
    expect(typed('ada', { explicit: ['zap'], alwaysExplicit: ['zap'] }, alike)).not.toHaveProperty('keys');
  });

  it('a game can rule out some verbs if only a place is typed', () => {
    const there = [option('zap', 'Zap c4'), option('loll', 'Loll about')];
    expect(typed('c4', {}, there)).toEqual({ keys: ['zap:Zap c4'] });
    expect(typed('c4', { fights: ['zap'] }, there)).not.toHaveProperty('keys');
  });

  it('a game can mark verbs that end something, so that a name alone doesn’t choose them', () => {
    const stop = [option('loll', 'Loll after the creep'), option('wave', 'Wave to Ben')];
    expect(typed('creep', {}, stop)).toEqual({ keys: ['loll:Loll after the creep'] });
    expect(typed('creep', { ends: ['loll'] }, stop)).not.toHaveProperty('keys');
  });

  it('a game can list verbs that are assumed even for a misspelled name', () => {
    const named = [option('wave', 'Wave to Benjamin'), option('loll', 'Loll about')];
    expect(typed('benjamn', {}, named)).not.toHaveProperty('keys');
    expect(typed('benjamn', { implied: ['wave'] }, named)).toEqual({ keys: ['wave:Wave to Benjamin'] });
  });
});
