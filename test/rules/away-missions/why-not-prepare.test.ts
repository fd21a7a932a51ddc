import { describe, expect, it } from 'vitest';
import { CORRIDOR } from '../../../src/games/away-missions/chapters/area/arrangement.ts';
import { placements } from '../../../src/games/away-missions/chapters/area/placement.ts';
import { areas } from '../../../src/games/away-missions/chapters/preparation/areas.ts';
import { deployments, toDeploy } from '../../../src/games/away-missions/chapters/preparation/deployment.ts';
import { layings } from '../../../src/games/away-missions/chapters/preparation/laying.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import type { Decision, Refusal, State } from '../../../src/kernel/types.ts';
import { area, figure } from '../../support/away-area.ts';

/** Returns the refusal of a request by the first seat while a step of the preparation asks it. */
function why(g: AwayMissions, step: string, wish: string): Refusal {
  const placed = step === 'deploy' ? deployments(g, 0, toDeploy(g, 0), 'deploy', 'M-PREP-13') : [];
  const here = [...(step === 'scan' ? layings(g) : areas(g)), ...placed];
  const options = openOptions(here);
  const asked: Decision = { id: 'd1', seat: 0, kind: 'pick', prompt: 'What first?', options, min: 1, max: 1 };
  const state: State<AwayMissions> = {
    game: awayMissions.id,
    rules: awayMissions.rules,
    draws: 0,
    asked: 1,
    stack: [{ proc: 'preparation', step, local: {} }],
    pending: [asked],
    barrier: 0,
    acting: null,
    orders: [],
    g,
    over: null,
  };
  return awayMissions.refuse(state, 0, wish);
}

describe('refusals before the first Round', () => {
  it('M-PREP-02 M-PREP-03 M-PREP-05: a refused place for a board is explained, whether sent as a key or in words', () => {
    const bridge = placements([CORRIDOR], 'bridge').find(
      ({ door, placed }) => door === 'north-west' && placed.rotation === 0,
    )?.placed;
    const g = { ...area(), boards: [CORRIDOR, ...(bridge === undefined ? [] : [bridge])], lifts: [] };
    expect(why(g, 'scan', 'place:quarters:south-west:90').rule).toBe('M-PREP-05');
    expect(why(g, 'scan', 'lay the laboratories south-east')).toMatchObject({
      rule: 'M-PREP-05',
      text: expect.stringContaining('must join 2'),
    });
    expect(why(g, 'scan', 'Laboratories north-west')).toMatchObject({
      text: 'Bridge is already there.',
      rule: 'M-PREP-03',
    });
    expect(why(g, 'scan', 'bridge east end').rule).toBe('M-PREP-02');
    expect(why(g, 'scan', 'place:engineering:north-east:90').text).toBe(
      'You can do that now: Engineering north-east 90°.',
    );
    expect(why(g, 'scan', 'place a board').text).toContain('can’t be done now');
    const bare = { ...g, boards: [CORRIDOR] };
    expect(why(bare, 'scan', 'bridge south-west').rule).toBe('M-GEO-04');
  });

  it('M-PREP-12: neither the Main Corridor nor a board that another team starts from can be a starting area', () => {
    expect(why(area(), 'area', 'area:engineering')).toMatchObject({
      text: 'The Borg team already starts from Engineering.',
      rule: 'M-PREP-12',
    });
    expect(why(area(), 'area', 'start in the corridor').rule).toBe('M-PREP-12');
    const free = area();
    for (const player of free.players) player.area = [];
    expect(why(free, 'area', 'start from the bridge').text).toBe('You can do that now: Bridge.');
  });

  it('M-PREP-07 M-PREP-13 M-PREP-14 M-ESC-01: if a character can’t beam down to a space, the refusal says why', () => {
    const g = area([
      figure('riker', 0, null),
      figure('data', 0, 'A7'),
      figure('worf', 0, 'A7'),
      figure('one', 1, null),
      figure('three', 0, null),
    ]);
    expect(why(g, 'deploy', 'riker to E7')).toMatchObject({
      text: 'E7 is not in your starting area.',
      rule: 'M-PREP-13',
    });
    expect(why(g, 'deploy', 'deploy:riker:bridge:A7').rule).toBe('M-PREP-14');
    expect(why(g, 'deploy', 'riker to Z9').rule).toBe('M-PREP-07');
    expect(why(g, 'deploy', 'data to A8')).toMatchObject({ text: 'Data is already in A7.' });
    expect(why(g, 'deploy', 'one of five to E7').rule).toBe('M-PREP-13');
    expect(why(g, 'deploy', 'three of five to A7')).toMatchObject({
      text: 'Three of Five arrives in Round 2.',
      rule: 'M-ESC-01',
    });
    expect(why(g, 'deploy', 'riker to B7').text).toBe('You can do that now: Riker to B7.');
    // A request without a space may mean any free one.
    expect(why(g, 'deploy', 'riker').text).toContain('You can do that now. Choose one: Riker to ');
    expect(why(g, 'scan', 'riker to B7').text).toContain('can’t be done now');
  });
});
