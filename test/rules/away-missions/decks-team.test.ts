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

/** The starter deck after changes: names of characters, with a minus for those who go; and what was said last. */
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

describe('Teams of decks', () => {
  it.each(Object.keys(CHARACTERS) as Faction[])('M-BUILD-08: the ready-made team of %s breaks no rule', (faction) => {
    expect(teamFaults(faction, originalTeam(faction))).toEqual([]);
  });

  it('M-TEAM-05: a Specialist makes room for another one of the affiliation, nobody else does', () => {
    expect(faults('federation', 'riker', 'crusher', 'data', 'worf')).toEqual([]);
    expect(faults('borg', 'locutus', 'one', 'two', 'three', 'four', 'six-of-nine')).toEqual([]);
    expect(faults('federation', 'riker', 'shelby', 'crusher', 'worf')).toEqual([
      ['M-TEAM-05', 'Data is missing: only Specialists may be swapped.'],
    ]);
    expect(faults('federation', 'riker', 'six-of-nine', 'data', 'worf')).toEqual([
      ['M-TEAM-05', 'Six of Nine can’t be in a team of another affiliation.'],
    ]);
  });

  it('M-TEAM-05 M-OPEN-91: nobody is there twice', () => {
    expect(faults('federation', 'riker', 'shelby', 'shelby', 'data', 'worf')).toEqual([
      ['M-TEAM-05', 'Shelby can’t be there twice.'],
    ]);
  });

  it('M-TEAM-11: a team has as many characters as ever', () => {
    expect(faults('federation', 'riker', 'shelby', 'crusher', 'data', 'worf')).toEqual([
      ['M-TEAM-11', 'The team that Riker leads has 4 characters, this one 5.'],
    ]);
    expect(faults('federation', 'riker', 'data', 'worf')[0]?.[0]).toBe('M-TEAM-11');
  });

  it('M-TEAM-06: one Commander leads it, the original or another one in that place', () => {
    expect(faults('federation', 'picard', 'shelby', 'data', 'worf')).toEqual([]);
    expect(faults('borg', 'borg-queen', 'one', 'two', 'three', 'four', 'five')).toEqual([]);
    expect(faults('federation', 'shelby', 'data', 'worf')).toEqual([
      ['M-TEAM-06', 'A team needs a Commander: Riker or Picard.'],
    ]);
    expect(faults('federation', 'picard', 'riker', 'data', 'worf')).toEqual([
      ['M-TEAM-06', 'One Commander leads a team: not Picard and Riker.'],
    ]);
  });

  it('M-TEAM-06: the instructions of a Commander change the team: with Picard Worf may make room, with Riker not', () => {
    expect(faults('federation', 'picard', 'crusher', 'data', 'la-forge')).toEqual([]);
    expect(faults('federation', 'picard', 'crusher', 'data', 'worf')).toEqual([]);
    expect(faults('federation', 'riker', 'crusher', 'data', 'la-forge')).toEqual([
      ['M-TEAM-05', 'Worf is missing: only Specialists may be swapped.'],
    ]);
  });

  it('M-TEAM-06: the card of a Commander says what it changes', () => {
    expect(teamText(characterCard('picard'))).toBe('Replaces Riker; Worf may make room for one more Specialist');
    expect(teamText(characterCard('borg-queen'))).toBe('Replaces Locutus; Three of Five begins in the mission area');
    expect(teamText(characterCard('riker'))).toBeNull();
    expect(teamName('federation', ['picard', 'data'])).toBe('Picard’s Away Team');
    expect(teamName('federation', ['riker', 'data'])).toBe('Riker’s Away Team');
  });

  it('M-TEAM-05 M-TEAM-06: what a list doesn’t say of its team is as in the box, and what is wrong stays', () => {
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

describe('Changing the team of a deck', () => {
  it('M-TEAM-05: puts a Specialist in the place of the one of the box, and gives it back', () => {
    expect(changing('federation', 'Crusher')).toEqual({
      team: ['riker', 'crusher', 'data', 'worf'],
      says: 'Crusher takes Shelby’s place. Away team: Riker, Crusher, Data and Worf.',
    });
    expect(changing('federation', 'Crusher', 'La Forge').team).toEqual(['riker', 'la-forge', 'data', 'worf']);
    expect(changing('federation', 'Crusher', '-Crusher')).toEqual({
      team: originalTeam('federation'),
      says: 'Shelby takes Crusher’s place again. Away team: Riker, Shelby, Data and Worf.',
    });
  });

  it('M-TEAM-06: puts another Commander in, whose instructions hold then, and the old one back', () => {
    const second = changing('federation', 'Picard', 'Crusher', 'La Forge');
    expect(second.team).toEqual(['picard', 'crusher', 'data', 'la-forge']);
    // Riker lets one Specialist in.
    expect(changing('federation', 'Picard', 'Crusher', 'La Forge', '-Picard').team).toEqual([
      ...['riker', 'crusher', 'data', 'worf'],
    ]);
    expect(changing('borg', 'Borg Queen').says).toContain('Borg Queen leads the team.');
  });

  it.each([
    ['-Riker', 'Put another Commander in instead: Picard.'],
    ['-Data', 'Data stays: only Specialists may be swapped, for other Specialists.'],
    ['-Shelby', 'Put the Specialist in who takes Shelby’s place: La Forge or Crusher.'],
    ['-Crusher', 'Crusher isn’t in the team.'],
    ['Data', 'Data is in the team already.'],
    ['Six of Nine', 'Six of Nine is of another affiliation than this deck.'],
    ['Locutus', 'Locutus is of another affiliation than this deck.'],
  ])('M-TEAM-05 M-TEAM-06: %s is refused with what to do', (name, says) => {
    expect(changing('federation', name)).toEqual({ team: originalTeam('federation'), says });
  });

  it('M-DECK-06: a character is there once, and in the team', () => {
    const deck = starterDeck('federation');
    expect(change(deck, { card: 'Crusher', zone: null, by: 2 })).toEqual({ wrong: 'There is one Crusher.' });
    expect(change(deck, { card: 'Crusher', zone: 'support', by: 1 })).toEqual({
      wrong: 'Crusher is a character: it can’t be in the Support Deck.',
    });
  });
});

describe('What the rules say of a deck', () => {
  const fed = starterDeck('federation');
  const says = (deck: Deck) => checkDeck(deck).map(({ rule, says: text }) => [rule, text]);

  it.each(Object.keys(CHARACTERS) as Faction[])('M-BUILD-08: the starter deck of %s breaks none', (faction) => {
    expect(checkDeck(starterDeck(faction))).toEqual([]);
  });

  it('M-PREP-11 M-OPEN-92: a Core Mission of the affiliation, each once', () => {
    expect(says(withZone(fed, 'core', [{ card: 'repair-ship', count: 1 }]))).toEqual([]);
    expect(says(withZone(fed, 'core', []))).toEqual([['M-PREP-11', 'A Core Mission is missing.']]);
    expect(says(withZone(fed, 'core', [{ card: 'grow-the-collective', count: 1 }]))).toEqual([
      ['M-PREP-11', 'Grow the Collective is no Core Mission of the Federation.'],
    ]);
    expect(says(withZone(fed, 'core', [{ card: 'repair-ship', count: 2 }]))).toEqual([
      ['M-PREP-11', 'A Core Mission is there once: which one is chosen at the table.'],
    ]);
  });

  it('M-TEAM-05: its team', () => {
    const team = ['riker', 'shelby', 'crusher', 'worf'].map((card) => ({ card, count: 1 }));
    expect(says(withZone(fed, 'team', team))).toEqual([
      ['M-TEAM-05', 'Data is missing: only Specialists may be swapped.'],
    ]);
    expect(says({})).toEqual([['M-TEAM-12', 'There is nothing in this deck.']]);
  });

  it('M-BUILD-01 M-BUILD-03 M-BUILD-07 M-BUILD-09: its cards, those of no starter deck among them', () => {
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
