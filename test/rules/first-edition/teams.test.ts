import { describe, expect, it } from 'vitest';
import { awayTeams, equipmentAt, fightersAt } from '../../../src/games/first-edition/chapters/teams/teams.ts';
import type { Row } from './figures.ts';
import { scene } from './scene.ts';

const PLANET = 'surface:L2';
/** The Away Teams of Gold on L2, each by the numbers of its pieces. */
function teams(people: readonly string[], more: readonly Row[] = []): number[][] {
  const play: Row[] = [...people.map((name): Row => [name, PLANET]), ...more];
  return awayTeams(scene({ gold: { play } }).g, 'L2', 0).map((team) => team.map(({ id }) => id).sort());
}

describe('Away Teams', () => {
  it('C-AFFIL-14 C-TEAM-02: those who fit are one, who doesn’t makes another one', () => {
    expect(teams(['Calloway', 'Kurn', 'Giusti'])).toEqual([[1, 3], [2]]);
    expect(teams(['Calloway', 'Kurn'], [['Treaty: Federation/Klingon', 'core:0']])).toEqual([[1, 2]]);
  });

  it('C-AFFIL-14: who joins fits everyone, and not some alone', () => {
    const treaties: Row[] = [
      ['Treaty: Federation/Klingon', 'core:0'],
      ['Treaty: Romulan/Klingon', 'core:0'],
    ];
    expect(teams(['Calloway', 'Kurn', 'Tallus'], treaties)).toEqual([[1, 2], [3]]);
  });

  it('C-AFFIL-14: who fits everyone goes with the largest, whoever came first', () => {
    // Vekor is Non-Aligned, Spot Neutral.
    expect(teams(['Vekor', 'Calloway', 'Kurn', 'Divok'])).toEqual([[2], [1, 3, 4]]);
    expect(teams(['Spot', 'Calloway', 'Kurn', 'Divok'])).toEqual([[2], [1, 3, 4]]);
    expect(teams(['Vekor'])).toEqual([[1]]);
  });

  it('C-AFFIL-03 C-AFFIL-14: with Borg, who fit nobody, they make a team of their own', () => {
    expect(teams(['Vekor', 'Four of Eleven', 'Five of Eleven'])).toEqual([[2, 3], [1]]);
  });
});

describe('who and what is in a place', () => {
  it('C-BATTLE-11 C-TEAM-16: captives and who is in stasis aren’t attacked, the stopped and the disabled are', () => {
    const play: Row[] = [
      ['Calloway', PLANET, { stopped: 1 }],
      ['Giusti', PLANET, { held: { by: 1, as: 'disabled' } }],
      ['Spock', PLANET, { numb: 'stasis' }],
      ['Worf', PLANET, { captive: 'trapped' }],
    ];
    expect(fightersAt(scene({ gold: { play } }).g, PLANET, 0).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('C-TEAM-03 C-TEAM-07: the equipment of the other serves nobody but them', () => {
    const { g } = scene({ gold: { play: [['Tricorder', PLANET]] }, blue: { play: [['Medical Kit', PLANET]] } });
    expect([0, 1].map((seat) => equipmentAt(g, PLANET, seat).map(({ card }) => card))).toEqual([
      ['tricorder'],
      ['medical-kit'],
    ]);
  });
});
