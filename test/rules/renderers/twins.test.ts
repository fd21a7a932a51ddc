import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../renderers/away-missions/index.ts';
import { altText } from '../../../renderers/scene.ts';
import { fullest, longCard, oneBoard } from './fullest.ts';
import { sample, card as sampleCard } from './views.ts';

const { map, closeup, hand, offer, component, sheet, dice, score } = awayMissions;
const view = sample();
const full = fullest(oneBoard);

describe('alternative text', () => {
  it('alternative text stays within 1,024 characters, dropping the last sentences first', () => {
    const alts = [full, view].flatMap((v) => [
      map.alt(v, {}),
      closeup.alt(v, { board: 'bridge' }),
      hand.alt(v, {}),
      offer.alt({ ...v, offer: v.hand }, {}),
      component.alt(null, { component: { is: 'card', card: longCard(0) } }),
      sheet.alt(v, { seat: 0 }),
      dice.alt(v, {}),
      score.alt(v, {}),
    ]);
    for (const alt of alts) {
      expect(alt.length).toBeGreaterThan(0);
      expect(alt.length).toBeLessThanOrEqual(1024);
    }
    expect(altText(['a'.repeat(1000), 'b'.repeat(30), 'c'])).toBe('a'.repeat(1000));
    expect(altText(['a'.repeat(2000)])).toHaveLength(1024);
  });

  it('the map’s alternative text begins with whose turn it is and says who is where', () => {
    const alt = map.alt(view, {});
    expect(alt).toMatch(/^Riker to act\. Action 1 of 2\. Round 2 of 3\./);
    expect(alt).toContain('Riker C8 6 of 9');
    expect(alt).toContain('One of Five C6 3 of 7 (stunned)');
    expect(alt).toContain('Locutus moved I9, I8, H8, H7, H6, G6.');
  });
});

describe('the map in words', () => {
  const text = map.text(view, {});

  it('the map’s text lists every character with its place, ratings, tokens and equipment', () => {
    for (const person of view.characters) expect(text.some((line) => line.startsWith(`${person.name}: `))).toBe(true);
    expect(text).toContain('Riker: in C8; Attack 2, Defense 1 of 3, Skill 2, Move 1 of 2.');
    expect(text).toContain('Data: in H4; Attack 2, Defense 3, Skill 2, Move 2; in cover; carries Tricorder.');
    expect(text).toContain('Five of Five: arrives in Round 3; Attack 2, Defense 3, Skill 2, Move 2.');
  });

  it('the map’s text lists every board, terminal, transporter, turbolift and door', () => {
    const all = text.join('\n');
    for (const board of view.boards) expect(all).toContain(`${board.name}, `);
    for (const space of view.spaces) {
      if (space.terminal) expect(all).toMatch(new RegExp(`${space.terminal} at ${space.id}\\b`, 'i'));
    }
    expect(text).toContain('Transporter: E1.');
    expect(text).toContain('Turbolifts: T1 and T2.');
    expect(all).toMatch(/Open doors: .*C4 north/);
  });

  it('the map’s text distinguishes stunned from Incapacitated characters, and drones from other characters', () => {
    const [riker] = sample().characters;
    if (!riker) throw new Error('The sample has Riker.');
    const words = map.text(sample({ characters: [{ ...riker, stun: 2, drone: true, where: 'out', space: null }] }), {});
    expect(words).toContainEqual(
      expect.stringMatching(/^Riker: out of the game; .*; incapacitated and a Borg drone\.$/),
    );
  });

  it('the map’s text names reachable spaces, targets and places for the next board', () => {
    const reach = [
      { space: 'B8', cost: 1 },
      { space: 'C7', cost: 0 },
    ];
    const placements = [0, 270].map((degrees) => {
      return { board: 'Bridge', door: 'north-west', degrees, column: 1, row: 7, width: 4, height: 4 };
    });
    const words = map.text(view, { highlight: { reach, targets: ['locutus'], placements } });
    expect(words.slice(-3)).toEqual([
      'Spaces you can choose, with the distance in steps: B8 (1) and C7.',
      'Targets: Locutus.',
      'Place 1, north-west: Bridge at 0° 270°.',
    ]);
  });

  it('the map’s text lists both sides and their points', () => {
    expect(text).toContain('Federation: 80 points, 3 ready, hand of 5 missions and 4 support cards.');
    expect(text).toContain('Borg: 60 points, 4 ready, 2 Adapt tokens, hand of 5 missions and 4 support cards.');
  });
});

describe('other scenes in words', () => {
  it('a hand’s text numbers the cards and says what can be played, or why not', () => {
    const text = hand.text(view, {});
    expect(text).toContain('1. Get Main Computer Online: Mission, Repair, 30 points.');
    expect(text).toContain('Playable now.');
    expect(text).toContain('Needs: Not stunned, next to a hostile character.');
    expect(text).toContain('Not playable now: no hostile character is near.');
  });

  it('the text for each page of the hand describes the cards on that page', () => {
    expect(hand.alt(view, {})).toMatch(/^Your hand: 3 missions, 4 support\. 1\. Get Main Computer Online: Mission/);
    const large = { ...view, hand: [...view.hand, ...view.hand, sampleCard('Tricorder')] };
    expect(hand.alt(large, { page: 1 })).toContain('1. Get Main Computer Online');
    expect(hand.alt(large, { page: 2 })).toMatch(/^Your hand, page 2 of 2: .*15\. Tricorder/);
    expect(hand.alt(large, { page: 2 })).not.toContain(' 1. Get Main');
  });

  it('the text for the offered cards describes each card’s effects', () => {
    const words = offer.alt({ ...view, offer: view.hand.slice(0, 2) }, {});
    expect(words).toMatch(/^Choose a card: 2 cards\. 1\. Get Main Computer Online: Mission, Repair, 30 points\./);
  });

  it('a fight’s text describes the fight die by die', () => {
    expect(dice.text(view, {})).toEqual([
      'Lukara attacks Riker with a bat’leth.',
      'Lukara (Borg): 6 hits, 4 misses, 2 hits and 2 hits.',
      'Riker (Federation): 5 stops nothing, 4 stops a die and 1 stops nothing.',
      '3 Damage.',
      'Including 1 from the weapon.',
      'Lukara discarded Red Alert: 1 became 4.',
    ]);
  });

  it('a sheet’s text lists weapons, piles and scored cards', () => {
    const text = sheet.text(view, { seat: 0 });
    expect(text).toContain('Weapons: Type 2 Phaser (+1 Attack die, Stun).');
    expect(text).toContain('Decks: 13 missions, 11 support cards.');
    expect(text).toContain('Scored Get Main Computer Online: 30 and 10 bonus.');
  });

  it('a board’s text names its rooms and who is there', () => {
    expect(closeup.text(view, { board: 'laboratories' })).toContain('Rooms: Armory and Transporter Room.');
    expect(closeup.text(view, { board: 'engineering' })).toContainEqual(expect.stringMatching(/^Two of Five: in H7/));
    expect(closeup.text({ ...view, boards: [] }, { board: 'bridge' })).toEqual(['This board has not been placed yet.']);
  });

  it('the score’s text includes the seed as proof of fair dice', () => {
    const rows = [
      { seat: 0, name: 'Federation', total: 40, cards: 1, parts: [{ label: 'Hold the Line', points: 40 }] },
    ];
    const text = score.text(sample({ score: { rows, verdict: 'The Federation wins.' } }), {
      commitment: 'ab',
      seed: 'cd',
    });
    expect(text).toEqual([
      'The Federation wins.',
      'Federation: 40 points, 1 mission scored (Hold the Line 40).',
      'Hash of the seed, shown at the start: ab.',
      'Seed: cd.',
    ]);
  });
});
