import { describe, expect, it } from 'vitest';
import { spotsOf } from '../../../renderers/first-edition/line-layout.ts';
import { readStems, stemsOf } from '../../../src/discord/compose/common-prefix.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { mapNumber } from '../../../src/games/first-edition/position/map-numbers.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import { SPEECH } from '../../../src/games/first-edition/viewing/verb-synonyms.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { intentIn } from '../../../src/tables/parse-intent.ts';
import { id, scene } from './scene.ts';

const MISSIONS = ['Study Pulsar', 'First Contact', 'Excavation', 'Survey Mission'];

/** Gold has two ships with crews at the second of four missions. */
function flying(): Stage<FirstEdition> {
  const ships = ['U.S.S. Galaxy', 'U.S.S. Oberth'].map((name) => [name, 'space:L2'] as const);
  const crews = ['Deanna Troi', 'Jean-Luc Picard', 'Linda Larson'].map((name) => [name, 'aboard:1'] as const);
  return scene({
    gold: { missions: MISSIONS, play: [...ships, ...crews, ['Sarek', 'aboard:2'], ['Calloway', 'surface:L2']] },
  });
}

describe('mission numbers on the map', () => {
  it('mission numbers match the picture', () => {
    const { g, match } = flying();
    const spots = spotsOf(firstEdition.view(match.state, 0));
    expect(spots.length).toBeGreaterThan(3);
    expect(spots.map(({ location }) => mapNumber(g, location.id))).toEqual(spots.map(({ number }) => number));
  });

  it.each([
    ['move oberth to 3', 'move:2:L3'],
    ['fly galaxy to 3', 'move:1:L3'],
    ['U.S.S. Galaxy to 4', 'move:1:L4'],
    ['attempt 2', 'attempt:L2:team-7'],
  ])('a mission number can be typed: “%s”', (text, key) => {
    expect(intentIn(flying().decision('gold'), text, SPEECH)).toEqual({ keys: [key] });
  });

  it('C-SEED-13: mission numbers can also be typed when a player places all hidden cards at once', () => {
    const decks = [
      ['First Contact', 'Study Pulsar'],
      ['Survey Mission', 'Excavation'],
    ].map((missions, seat) => ({
      name: `Deck ${seat}`,
      missions: missions.map(id),
      seeds: ['Archer', 'Microvirus'].map(id),
      draw: Array.from({ length: 10 }, () => id('Calloway')),
    }));
    const stage = new Stage(firstEdition, { options: { decks, first: 0 } as unknown as Json });
    while (stage.g.seeding?.phase !== 'dilemma') {
      const seat = stage.match.pending(0) === null ? 'blue' : 'gold';
      stage.does(seat, stage.decision(seat).options[0]?.key ?? '');
    }
    stage.does('gold', 'plan:own');
    const decision = stage.decision('gold');
    const { g } = stage;
    const [second = ''] = Object.keys(g.locations).filter((one) => mapNumber(g, one) === 2);
    expect(readStems(decision, stemsOf(decision) ?? [], 'Archer under 2\nMicrovirus under')).toEqual({
      keys: [`under:archer:${second}`],
    });
    expect(decision.prompt).toContain('Mission numbers work too.');
  });
});
