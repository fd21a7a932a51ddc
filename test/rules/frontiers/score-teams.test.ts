import { describe, expect, it } from 'vitest';
import { score } from '../../../src/games/frontiers/score.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { position, site } from './support/position.ts';

function lines(g: Frontiers, seat: number): string {
  return (score(g).rows[seat]?.parts ?? []).map(({ label, points }) => `${label} ${points}`).join(', ');
}

/** Two teams: seats 0 and 2 against 1 and 3. */
function teams(): Frontiers {
  const g = position({ players: 4, teams: true });
  for (const [seat, experience] of [9, 7, 5, 8].entries()) Object.assign(g.players[seat] ?? {}, { experience });
  return g;
}

describe('team scores', () => {
  it('F-SCEN-31: all players in a cooperative game share one score, and competitive players have separate scores', () => {
    const totals = (scenario: string) => {
      const g = position({ scenario });
      for (const [seat, player] of g.players.entries()) player.experience = 10 + seat;
      return new Set(score(g).rows.map(({ total }) => total)).size;
    };
    expect([totals('full-cooperation'), totals('full-conquest')]).toEqual([1, 2]);
  });

  it('F-TEAM-08: a team’s score starts with the lower Experience of its two members, and applies to both of them', () => {
    const g = teams();
    expect([0, 1, 2, 3].map((seat) => lines(g, seat))).toEqual([
      'Experience 5',
      'Experience 7',
      'Experience 5',
      'Experience 7',
    ]);
  });

  it('F-TEAM-09 F-TEAM-10: a team’s score counts the better member in each category, and only those values are compared for titles', () => {
    const g = teams();
    g.players[0]?.deck.push('telepathy', 'solar-sails');
    g.players[2]?.deck.push('telepathy');
    // Seat 0’s team has three cards in all, but only its better member counts.
    g.players[1]?.deck.push('telepathy', 'telepathy');
    expect(lines(g, 2)).toBe('Experience 5, Knowledge 3');
    expect(lines(g, 3)).toBe('Experience 7, Knowledge 4, Greatest Knowledge 3');
  });

  it('F-TEAM-09: a team’s score counts the larger Disaster', () => {
    const g = teams();
    g.players[0]?.deck.push(DAMAGE);
    g.players[2]?.deck.push(DAMAGE, DAMAGE);
    expect(lines(g, 0)).toBe('Experience 5, Disaster -4, Greatest Disaster -3');
  });

  it('F-SCEN-82 F-SCEN-81: in Conquer and Hold, all of a team’s Starbases count together', () => {
    const g = position({ scenario: 'conquer-and-hold', players: 4, teams: true });
    g.map.push({ tile: 'frontier9', at: { q: 4, r: -5 } });
    site(g, 'E2').marks = [0];
    site(g, 'E4').marks = [2];
    site(g, 'E0').marks = [1];
    expect(lines(g, 0)).toBe('Romulan Starbases 3, Dominion Starbases 2');
    expect(lines(g, 2)).toBe(lines(g, 0));
    expect(lines(g, 1)).toBe('Romulan Starbases 0, Dominion Starbases 0');
  });
});

describe('scores in cooperative games', () => {
  function together(options: object = {}): Frontiers {
    const g = position({ scenario: 'full-cooperation', players: 2, ...options });
    for (const player of g.players) player.team = 0;
    if (g.dummy !== null) g.dummy.deck = [];
    for (const [seat, experience] of [20, 12].entries()) Object.assign(g.players[seat] ?? {}, { experience });
    g.announced = 0;
    return g;
  }

  it('F-SCEN-33: a cooperative score uses the lowest Experience, the best value in each category and the worst Disaster, but no titles', () => {
    const g = together();
    g.players[0]?.deck.push('telepathy');
    g.players[1]?.deck.push('solar-sails', DAMAGE);
    expect(lines(g, 0)).toBe('Experience 12, Knowledge 2, Disaster -2, Borg Cubes destroyed 0');
    expect(lines(g, 1)).toBe(lines(g, 0));
  });

  it('F-SCEN-34: as an option, a cooperative score uses the lowest value in each category, but still counts the worst Disaster', () => {
    const g = together({ lowestScores: true });
    g.players[0]?.deck.push('telepathy');
    g.players[1]?.deck.push('solar-sails', DAMAGE);
    expect(lines(g, 0)).toBe('Experience 12, Knowledge 1, Disaster -2, Borg Cubes destroyed 0');
  });
});
