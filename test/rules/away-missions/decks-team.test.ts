import { describe, expect, it } from 'vitest';
import { CHARACTERS, characterCard } from '../../../src/games/away-missions/content/characters.ts';
import { change } from '../../../src/games/away-missions/decks/change.ts';
import { checkDeck } from '../../../src/games/away-missions/decks/check.ts';
import type { Deck } from '../../../src/games/away-missions/decks/deck.ts';
import { starterDeck } from '../../../src/games/away-missions/decks/lists.ts';
import { completed, originalTeam, teamFaults, teamName } from '../../../src/games/away-missions/decks/team.ts';
import type { Faction } from '../../../src/games/away-missions/state.ts';
import { teamText } from '../../../src/games/away-missions/viewing/team-text.ts';
import { withZone } from '../../../src/games/kit/decks/zoned.ts';

const faults = (faction: Faction, ...team: string[]) => teamFaults(faction, team).map(({ rule, text }) => [rule, text]);

/** Returns the team of the starter deck after some changes, and the last message. A minus removes a character. */
function changing(faction: Faction, ...names: string[]): { team: string[]; says: string } {
  let deck: Deck = starterDeck(faction);
  let says = '';
  for (const name of names) {
    const isOut = name.startsWith('-');
    const now = change(deck, { card: isOut ? name.slice(1) : name, zone: null, by: isOut ? -1 : 1 });
    if ('wrong' in now) return { team: (deck.team ?? []).map(({ card }) => card), says: now.wrong };
    deck = now.deck;
    says = now.says;
  }
  return { team: (deck.team ?? []).map(({ card }) => card), says };
}

describe('a deck’s team', () => {
  it.each(Object.keys(CHARACTERS) as Faction[])('M-BUILD-08: the %s standard team breaks no rule', (faction) => {
    expect(teamFaults(faction, originalTeam(faction))).toEqual([]);
  });

  it('M-TEAM-05: only a Specialist can be replaced, and only by another Specialist of the same affiliation', () => {
    expect(faults('federation', 'riker', 'crusher', 'data', 'worf')).toEqual([]);
    expect(faults('borg', 'locutus', 'one', 'two', 'three', 'four', 'six-of-nine')).toEqual([]);
    expect(faults('federation', 'riker', 'shelby', 'crusher', 'worf')).toEqual([
      ['M-TEAM-05', 'Data is missing. Only Specialists can be replaced.'],
    ]);
    expect(faults('federation', 'riker', 'six-of-nine', 'data', 'worf')).toEqual([
      ['M-TEAM-05', 'Six of Nine can’t be in a team of another affiliation.'],
    ]);
  });

  it('M-TEAM-05 M-OPEN-91: a character can be in a team only once', () => {
    expect(faults('federation', 'riker', 'shelby', 'shelby', 'data', 'worf')).toEqual([
      ['M-TEAM-05', 'Shelby can be in a team only once.'],
    ]);
  });

  it('M-TEAM-11: a team has a fixed number of characters', () => {
    expect(faults('federation', 'riker', 'shelby', 'crusher', 'data', 'worf')).toEqual([
      ['M-TEAM-11', 'Riker’s team needs 4 characters, but this one has 5.'],
    ]);
    expect(faults('federation', 'riker', 'data', 'worf')[0]?.[0]).toBe('M-TEAM-11');
  });

  it('M-TEAM-06: a team has exactly one Commander, the original or an alternative', () => {
    expect(faults('federation', 'picard', 'shelby', 'data', 'worf')).toEqual([]);
    expect(faults('borg', 'borg-queen', 'one', 'two', 'three', 'four', 'five')).toEqual([]);
    expect(faults('federation', 'shelby', 'data', 'worf')).toEqual([
      ['M-TEAM-06', 'A team needs a Commander, such as Riker or Picard.'],
    ]);
    expect(faults('federation', 'picard', 'riker', 'data', 'worf')).toEqual([
      ['M-TEAM-06', 'A team has only one Commander, but this one has Picard and Riker.'],
    ]);
  });

  it('M-TEAM-06: the Commander determines who can be replaced: Worf can be under Picard, but not under Riker', () => {
    expect(faults('federation', 'picard', 'crusher', 'data', 'la-forge')).toEqual([]);
    expect(faults('federation', 'picard', 'crusher', 'data', 'worf')).toEqual([]);
    expect(faults('federation', 'riker', 'crusher', 'data', 'la-forge')).toEqual([
      ['M-TEAM-05', 'Worf is missing. Only Specialists can be replaced.'],
    ]);
  });

  it('M-TEAM-06: the Commander’s card shows the changes to the team', () => {
    expect(teamText(characterCard('picard'))).toBe('Replaces Riker; Worf can be replaced by another Specialist');
    expect(teamText(characterCard('borg-queen'))).toBe('Replaces Locutus; Three of Five begins in the mission area');
    expect(teamText(characterCard('riker'))).toBeNull();
    expect(teamName('federation', ['picard', 'data'])).toBe('Picard’s Away Team');
    expect(teamName('federation', ['riker', 'data'])).toBe('Riker’s Away Team');
  });

  it('M-TEAM-05 M-TEAM-06: characters missing from a list are filled in from the standard team, and faulty ones stay in the deck', () => {
    expect(completed('federation', ['crusher'])).toEqual(['riker', 'crusher', 'data', 'worf']);
    expect(completed('federation', ['picard', 'crusher', 'la-forge'])).toEqual([
      'picard',
      'crusher',
      'data',
      'la-forge',
    ]);
    expect(completed('federation', ['picard', 'la-forge', 'shelby'])).toEqual(['picard', 'shelby', 'data', 'la-forge']);
    expect(completed('federation', [])).toEqual(originalTeam('federation'));
    expect(completed('federation', ['riker', 'crusher', 'shelby'])).toHaveLength(5);
    expect(completed('federation', ['riker', 'picard'])).toEqual(['riker', 'picard']);
    expect(completed('federation', ['riker', 'five'])).toEqual(['riker', 'five']);
  });
});

describe('changes to a deck’s team', () => {
  it('M-TEAM-05: adding a Specialist replaces the standard one, and removing it brings the standard one back', () => {
    expect(changing('federation', 'Crusher')).toEqual({
      team: ['riker', 'crusher', 'data', 'worf'],
      says: 'Crusher takes Shelby’s place. Away team: Riker, Crusher, Data and Worf.',
    });
    expect(changing('federation', 'Crusher', 'La Forge').team).toEqual(['riker', 'la-forge', 'data', 'worf']);
    expect(changing('federation', 'Crusher', '-Crusher')).toEqual({
      team: originalTeam('federation'),
      says: 'Shelby takes Crusher’s place. Away team: Riker, Shelby, Data and Worf.',
    });
  });

  it('M-TEAM-06: adding a Commander replaces the old one and changes the team, and adding the old one again undoes that', () => {
    const second = changing('federation', 'Picard', 'Crusher', 'La Forge');
    expect(second.team).toEqual(['picard', 'crusher', 'data', 'la-forge']);
    // Under Riker, only one Specialist can replace another character.
    expect(changing('federation', 'Picard', 'Crusher', 'La Forge', '-Picard').team).toEqual([
      ...['riker', 'crusher', 'data', 'worf'],
    ]);
    expect(changing('borg', 'Borg Queen').says).toContain('Borg Queen leads the team.');
  });

  it.each([
    ['-Riker', 'Add another Commander instead: Picard.'],
    ['-Data', 'Data stays. Only Specialists can be replaced, and only by other Specialists.'],
    ['-Shelby', 'Add the Specialist who takes Shelby’s place: La Forge or Crusher.'],
    ['-Crusher', 'Crusher isn’t in the team.'],
    ['Data', 'Data is already in the team.'],
    ['Six of Nine', 'Six of Nine doesn’t belong to this deck’s affiliation.'],
    ['Locutus', 'Locutus doesn’t belong to this deck’s affiliation.'],
  ])('M-TEAM-05 M-TEAM-06: the change “%s” is refused with advice', (name, says) => {
    expect(changing('federation', name)).toEqual({ team: originalTeam('federation'), says });
  });

  it('M-DECK-06: a character can be only in the team section of a deck, and only once', () => {
    const deck = starterDeck('federation');
    expect(change(deck, { card: 'Crusher', zone: null, by: 2 })).toEqual({ wrong: 'There is only one Crusher.' });
    expect(change(deck, { card: 'Crusher', zone: 'support', by: 1 })).toEqual({
      wrong: 'Crusher is a character, so it can’t be in the Support Deck.',
    });
  });
});

describe('rule notes on a deck', () => {
  const fed = starterDeck('federation');
  const says = (deck: Deck) => checkDeck(deck).map(({ rule, says: text }) => [rule, text]);

  it.each(Object.keys(CHARACTERS) as Faction[])('M-BUILD-08: the starter deck of %s has no rule notes', (faction) => {
    expect(checkDeck(starterDeck(faction))).toEqual([]);
  });

  it('M-PREP-11 M-OPEN-92: a deck’s Core Missions must be of its affiliation, and each can be listed only once', () => {
    expect(says(withZone(fed, 'core', [{ card: 'repair-ship', count: 1 }]))).toEqual([]);
    expect(says(withZone(fed, 'core', []))).toEqual([['M-PREP-11', 'A Core Mission is missing.']]);
    expect(says(withZone(fed, 'core', [{ card: 'grow-the-collective', count: 1 }]))).toEqual([
      ['M-PREP-11', 'Grow the Collective isn’t a Core Mission of the Federation.'],
    ]);
    expect(says(withZone(fed, 'core', [{ card: 'repair-ship', count: 2 }]))).toEqual([
      ['M-PREP-11', 'List each Core Mission only once. You choose among them at the table.'],
    ]);
  });

  it('M-TEAM-05: a deck with an illegal team gets a note', () => {
    const team = ['riker', 'shelby', 'crusher', 'worf'].map((card) => ({ card, count: 1 }));
    expect(says(withZone(fed, 'team', team))).toEqual([
      ['M-TEAM-05', 'Data is missing. Only Specialists can be replaced.'],
    ]);
    expect(says({})).toEqual([['M-TEAM-12', 'This deck is empty.']]);
  });

  it('M-BUILD-01 M-BUILD-03 M-BUILD-07 M-BUILD-09: a deck with illegal cards gets a note, and cards outside starter decks are legal', () => {
    const fresh = [...(fed.mission ?? []).slice(1), { card: 'open-a-dialogue', count: 1 }];
    expect(says(withZone(fed, 'mission', fresh))).toEqual([]);
    expect(says(withZone(fed, 'mission', [...fresh, { card: 'inevitable', count: 1 }])).map(([rule]) => rule)).toEqual([
      'M-BUILD-01',
      'M-BUILD-03',
    ]);
    const twice = fresh.map((one) => (one.card === 'open-a-dialogue' ? { ...one, count: 2 } : one)).slice(1);
    expect(says(withZone(fed, 'mission', twice)).map(([rule]) => rule)).toEqual(['M-BUILD-07']);
  });
});
