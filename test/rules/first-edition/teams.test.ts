import { describe, expect, it } from 'vitest';
import { awayTeams, equipmentAt, fightersAt } from '../../../src/games/first-edition/chapters/teams/teams.ts';
import { inPlay, type Row } from './position-text.ts';
import { scene } from './scene.ts';

const PLANET = 'surface:L2';
/** The Away Teams of Gold’s on L2, each as the numbers of its pieces. */
function teams(people: readonly string[], more: readonly Row[] = []): number[][] {
  const play: Row[] = [...people.map((name): Row => [name, PLANET]), ...more];
  return awayTeams(scene({ gold: { play } }).g, 'L2', 0).map((team) => team.map(({ id }) => id).sort());
}

describe('Away Teams', () => {
  it('C-AFFIL-14 C-TEAM-02: compatible personnel form one Away Team, and incompatible ones another', () => {
    expect(teams(['Calloway', 'Kurn', 'Giusti'])).toEqual([[1, 3], [2]]);
    expect(teams(['Calloway', 'Kurn'], [['Treaty: Federation/Klingon', 'core:0']])).toEqual([[1, 2]]);
  });

  it('C-AFFIL-14: a personnel joins an Away Team only if compatible with each of its members', () => {
    const treaties = inPlay('table: Treaty: Federation/Klingon, Treaty: Romulan/Klingon');
    expect(teams(['Calloway', 'Kurn', 'Tallus'], treaties)).toEqual([[1, 2], [3]]);
  });

  it('C-AFFIL-14: a personnel who is compatible with everyone joins the largest Away Team, even if that personnel was there first', () => {
    // Vekor is Non-Aligned, Spot Neutral.
    expect(teams(['Vekor', 'Calloway', 'Kurn', 'Divok'])).toEqual([[2], [1, 3, 4]]);
    expect(teams(['Spot', 'Calloway', 'Kurn', 'Divok'])).toEqual([[2], [1, 3, 4]]);
    expect(teams(['Vekor'])).toEqual([[1]]);
  });

  it('C-AFFIL-03 C-AFFIL-14: Borg form their own Away Team, apart from Non-Aligned personnel', () => {
    expect(teams(['Vekor', 'Four of Eleven', 'Five of Eleven'])).toEqual([[2, 3], [1]]);
  });
});

describe('cards in a place', () => {
  it('C-BATTLE-11 C-TEAM-16: stopped and disabled personnel can be attacked, but captives and personnel in stasis can’t', () => {
    const play: Row[] = [
      ['Calloway', PLANET, { stopped: 1 }],
      ['Giusti', PLANET, { held: { by: 1, as: 'disabled' } }],
      ...inPlay('L2: Spock {numb: stasis}, Worf {captive: trapped}'),
    ];
    expect(fightersAt(scene({ gold: { play } }).g, PLANET, 0).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('C-TEAM-03 C-TEAM-07: equipment on a planet counts for its own player only', () => {
    const { g } = scene({ gold: { play: [['Tricorder', PLANET]] }, blue: { play: [['Medical Kit', PLANET]] } });
    expect([0, 1].map((seat) => equipmentAt(g, PLANET, seat).map(({ card }) => card))).toEqual([
      ['tricorder'],
      ['medical-kit'],
    ]);
  });
});
