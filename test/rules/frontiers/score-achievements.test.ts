import { describe, expect, it } from 'vitest';
import { crewOf } from '../../../src/games/frontiers/content/crew/all.ts';
import { score } from '../../../src/games/frontiers/score.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { lay, position, site } from './support/position.ts';

/** The lines of a seat’s score without Experience, such as `Knowledge 3, Greatest Knowledge 3`. */
function parts(g: Frontiers, seat = 0): string {
  const row = score(g).rows.find((one) => one.seat === seat);
  const lines = row?.parts.filter(({ label }) => label !== 'Experience') ?? [];
  return lines.map(({ label, points }) => `${label} ${points}`).join(', ');
}

/** A game without titles, so that only the values count. */
function alone(): Frontiers {
  return position({ scenario: 'first-reconnaissance', players: 1 });
}

describe('Achievements', () => {
  it('F-SCORE-02: Knowledge scores 2 per Undiscovered Card, 1 per Advanced Action, and 1 per two crystals', () => {
    const g = alone();
    const [player] = g.players;
    expect(parts(g)).toBe('');
    Object.assign(player?.crystals ?? {}, { red: 1 });
    expect(parts(g)).toBe('');
    Object.assign(player?.crystals ?? {}, { gold: 1 });
    expect(parts(g)).toBe('Knowledge 1');
    player?.hand.push('telepathy');
    player?.discard.push('solar-sails');
    expect(parts(g)).toBe('Knowledge 4');
  });

  it('F-OPEN-70: cards in play count for Knowledge, but removed ones don’t', () => {
    const g = alone();
    g.players[0]?.inPlay.push({ card: 'telepathy', as: 'basic', to: 'discard' });
    g.players[0]?.inPlay.push({ card: 'solar-sails', as: 'basic', to: null });
    g.players[0]?.removed.push('telepathy');
    g.players[0]?.kept.push('solar-sails');
    expect(parts(g)).toBe('Knowledge 2');
  });

  it('F-SCORE-03: Leadership scores each Crew Member’s Rank, or half of it, rounded down, if Wounded', () => {
    const g = alone();
    const crew = g.players[0]?.crew ?? [];
    crew.push({ crew: 'weapons-officers', ready: false, wounds: 0 }, { crew: 'phaser-crew', ready: true, wounds: 0 });
    const [one, two] = ['weapons-officers', 'phaser-crew'].map((id) => crewOf(id).rank);
    expect(parts(g)).toBe(`Leadership ${(one ?? 0) + (two ?? 0)}`);
    for (const member of crew) member.wounds = 2;
    expect(parts(g)).toBe(`Leadership ${Math.floor((one ?? 0) / 2) + Math.floor((two ?? 0) / 2)}`);
  });

  it('F-SCORE-04: Conquests scores 2 per Starbase and per decimated Class-M Planet', () => {
    const g = alone();
    for (const [tile, letter] of [
      ['frontier3', 'D'],
      ['frontier4', 'E'],
      ['frontier5', 'F'],
    ] as const)
      lay(g, tile, letter);
    site(g, 'D1').marks = [0];
    expect(parts(g)).toBe('Conquests 2');
    site(g, 'E0').marks = [0];
    site(g, 'F1').marks = [0];
    expect(parts(g)).toBe('Conquests 6');
    site(g, 'F1').marks = [1];
    expect(parts(g)).toBe('Conquests 4');
  });

  it('T25 F-SCORE-05 F-SCORE-07: Adventures scores 2 per planet of another class, and 3 for the title', () => {
    const g = position({ players: 2 });
    lay(g, 'frontier6', 'D');
    lay(g, 'frontier10', 'E');
    lay(g, 'frontier7', 'F');
    site(g, 'D5').marks = [0];
    site(g, 'E6').marks = [0];
    site(g, 'F3').marks = [0];
    site(g, 'E3').marks = [1];
    expect(parts(g, 0)).toBe('Adventures 6, Greatest Adventurer 3');
    expect(parts(g, 1)).toBe('Adventures 2');
    site(g, 'F3').marks = [1];
    expect([parts(g, 0), parts(g, 1)]).toEqual([
      'Adventures 4, Greatest Adventurer 1',
      'Adventures 4, Greatest Adventurer 1',
    ]);
  });

  it('F-SCORE-06 F-SCORE-08: Disaster costs 2 points per Damage Card and for a Wounded Captain, and 3 for the title', () => {
    const g = position({ players: 2 });
    g.players[0]?.deck.push(DAMAGE);
    g.players[0]?.hand.push(DAMAGE);
    expect([parts(g, 0), parts(g, 1)]).toEqual(['Disaster -4, Greatest Disaster -3', '']);
    Object.assign(g.players[1] ?? {}, { wounds: 2 });
    expect(parts(g, 1)).toBe('Disaster -2');
    g.players[1]?.discard.push(DAMAGE);
    expect([parts(g, 0), parts(g, 1)]).toEqual([
      'Disaster -4, Greatest Disaster -1',
      'Disaster -4, Greatest Disaster -1',
    ]);
  });

  it('F-SCORE-09 F-OPEN-69: nobody has a title if everyone has 0', () => {
    const g = position({ players: 2 });
    expect([parts(g, 0), parts(g, 1)]).toEqual(['', '']);
    g.players[1]?.deck.push('solar-sails');
    expect([parts(g, 0), parts(g, 1)]).toEqual(['', 'Knowledge 1, Greatest Knowledge 3']);
  });

  it('F-SCORE-01 F-SCEN-09: solo games score points but no titles', () => {
    const g = alone();
    g.players[0]?.deck.push('telepathy', DAMAGE);
    expect(parts(g)).toBe('Knowledge 2, Disaster -2');
  });
});
