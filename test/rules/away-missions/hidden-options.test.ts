import { describe, expect, it } from 'vitest';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { CaseSetup, Stage } from '../../../src/simulation/stage.ts';
import { play, standing, uses } from '../../support/away-case.ts';

/** Returns the verbs or keys of hidden and of public options. */
function told(stage: Stage<AwayMissions>, side: string, part = 1): { hidden: string[]; open: string[] } {
  const { options } = stage.decision(side);
  const of = (hidden: boolean): string[] => {
    const found = options.filter((option) => (option.hidden ?? false) === hidden);
    return [...new Set(found.map(({ key }) => key.split(':').slice(0, part).join(':')))].sort();
  };
  return { hidden: of(true), open: of(false) };
}

describe('M-DECK-02: options that reveal cards in a hand or deck', () => {
  it('M-DECK-02 M-SEARCH-01: an Activation’s options that name cards in hand or search a deck are hidden', () => {
    const decks = { 'federation.hand': ['make-it-so', 'hold-the-ship', 'scanner'], 'riker.equipment': ['comm-relay'] };
    const stage = play({ decks }).does('federation', 'activate:riker');
    const options = told(stage, 'federation', 2);
    expect(options.hidden).toEqual(['equip:scanner', 'play:make-it-so', 'swap:hold-the-ship', 'use:number-one']);
    expect(options.open).toContain('use:comm-relay');
    const locutus = told(play({ turn: 'borg' }).does('borg', 'activate:locutus'), 'borg', 2);
    expect(locutus.hidden).toEqual(['use:download']);
  });

  it('M-DECK-02 M-OPEN-59: options that name cards in a deck are hidden, but those that name cards in a discard pile are public', () => {
    const decks = { 'federation.hand': ['request-supplies'], 'federation.discard': ['scanner'] };
    const supplies = (way: string) =>
      told(uses('riker', 'play:request-supplies', { decks }).does('federation', way), 'federation');
    expect(supplies('choose:search-for-a-device')).toEqual({ hidden: ['take'], open: ['pile'] });
    expect(supplies('choose:take-back-an-equipment')).toEqual({ hidden: [], open: ['take'] });
    expect(told(uses('data', 'use:positronic-brain'), 'federation')).toEqual({ hidden: ['keep'], open: [] });
    const download = uses('locutus', 'use:download', { turn: 'borg' });
    expect(told(download, 'borg')).toEqual({ hidden: ['take'], open: ['pass'] });
  });

  it('M-DECK-02 M-PLAY-17: options that name Equipment on a character are public', () => {
    const decks = { 'borg.hand': ['harvest-their-technology'], 'riker.equipment': ['scanner', 'comm-relay'] };
    const scene: CaseSetup = { turn: 'borg', patch: standing({ one: 'D5', riker: 'C5' }), decks };
    const stage = uses('one', 'play:harvest-their-technology', { ...scene, dice: [6, 1, 1, 1, 5, 5] });
    expect(told(stage, 'borg')).toEqual({ hidden: [], open: ['strip'] });
  });

  it('M-DECK-02 M-DRAW-01 M-RR-01 M-TIME-02: options for discards from the hand, re-rolls and Interrupts are hidden', () => {
    expect(told(play({ at: 'draw' }), 'federation')).toEqual({ hidden: ['return'], open: [] });
    const decks = { 'federation.hand': ['scanner'], 'borg.hand': ['shields-adapt'] };
    const scene = { patch: standing({ worf: 'C5', one: 'D5' }), decks, dice: [6, 1, 1, 1, 2, 2, 2] };
    const stage = play(scene).orders('borg', { ask: ['attacked'], prefer: {} });
    stage.does('federation', 'activate:worf').does('federation', 'attack:one:batleth');
    expect(told(stage, 'borg')).toEqual({ hidden: ['interrupt'], open: ['pass'] });
    stage.does('borg', 'pass');
    expect(told(stage, 'federation')).toEqual({ hidden: ['reroll'], open: ['pass'] });
  });
});
