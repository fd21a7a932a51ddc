import { describe, expect, it } from 'vitest';
import { crewFor, finish } from './meet.ts';
import { at, id, offered, scene } from './scene.ts';

/** Spans: Avert Disaster 3, First Contact 2, Control Plague 2, Reported Activity 3, all planets; Study Pulsar 3 and Survey Mission 5 in space. */
const DYSON = 'Explore Dyson Sphere';

/** Cytherians are encountered at L3, the middle of five. */
function cytherians(left: readonly [string, string], right: readonly string[]) {
  const crew = [...crewFor('SCIENCE'), 'Jean-Luc Picard', 'Data', 'William T. Riker'];
  const play = [['U.S.S. Galaxy', 'space:L3'] as const, ...crew.map((name) => [name, 'aboard:1'] as const)];
  const stage = scene({
    gold: { play, missions: [...left, DYSON] },
    blue: { missions: right, seeds: { L3: ['Cytherians'] } },
  });
  stage.does('gold', 'attempt:L3:1');
  const goal = () => Object.values(stage.g.pieces).find(({ card }) => card === id('Cytherians'))?.goal;
  return { stage, goal };
}

/** Lets a dilemma encountered at L3, the middle of five, send the only Female of a team to a planet. */
function sent(title: string, left: readonly [string, string], right: readonly [string, string], more = {}) {
  const [who = ''] = crewFor('Female');
  const play = [[who, 'surface:L3'] as const, ['Mot the Barber', 'surface:L3'] as const];
  const stage = scene({
    gold: { play, missions: [...left, 'First Contact'] },
    blue: { missions: right, seeds: { L3: [title] } },
    ...more,
  });
  stage.does('gold', 'attempt:L3:team-1');
  return { stage, asked: stage.match.pending(1) !== null };
}

describe('near and far places', () => {
  it('C-SPACELINE-09: the far end is the one with more cards in its direction, whatever their spans', () => {
    const { stage, goal } = cytherians(['Control Plague', 'First Contact'], ['Survey Mission']);
    expect(stage.match.pending(1)).toBeNull();
    expect(goal()).toBe('L1');
  });

  it('C-SPACELINE-09: the far end is the one with the larger total span if the numbers of cards are equal', () => {
    const { stage, goal } = cytherians(['Control Plague', 'Reported Activity'], ['Avert Disaster', 'Survey Mission']);
    expect(stage.match.pending(1)).toBeNull();
    expect(goal()).toBe('L5');
    const other = cytherians(['Avert Disaster', 'Study Pulsar'], ['Control Plague', 'Reported Activity']);
    expect(other.goal()).toBe('L1');
  });

  it.each(['L1', 'L5'])('C-SPACELINE-09: the opponent chooses the far end if both are equal, here %s', (end) => {
    const { stage, goal } = cytherians(['Avert Disaster', 'First Contact'], ['Control Plague', 'Reported Activity']);
    expect(stage.match.pending(0)).toBeNull();
    expect(offered(stage, 'blue')).toEqual(['to:L1', 'to:L5']);
    stage.does('blue', `to:${end}`);
    finish(stage, []);
    expect(goal()).toBe(end);
    // The chosen end stays the same wherever the ship goes.
    stage.does('gold', `move:1:${end === 'L1' ? 'L2' : 'L4'}`);
    expect(goal()).toBe(end);
  });

  it('C-SPACELINE-09: the farthest planet is the one with the most cards in between, or with the larger total span if those numbers are equal', () => {
    const far = (left: readonly [string, string], right: readonly [string, string]) => {
      const { stage, asked } = sent("Female's Love Interest", left, right);
      return asked ? offered(stage, 'blue') : at(stage, 1);
    };
    expect(far(['Avert Disaster', 'Study Pulsar'], ['Reported Activity', 'Study Pulsar'])).toBe('surface:L1');
    expect(far(['Avert Disaster', 'Study Pulsar'], ['Survey Mission', 'Reported Activity'])).toBe('surface:L5');
    expect(far(['Avert Disaster', 'Survey Mission'], ['Study Pulsar', 'Reported Activity'])).toBe('surface:L1');
    expect(far(['Avert Disaster', 'Study Pulsar'], ['Study Pulsar', 'Reported Activity'])).toEqual(['to:L1', 'to:L5']);
  });

  it('C-SPACELINE-09: the opponent of the encountering player chooses between two equally far planets', () => {
    const { stage } = sent(
      "Female's Love Interest",
      ['Avert Disaster', 'Study Pulsar'],
      ['Study Pulsar', 'Reported Activity'],
    );
    stage.does('blue', 'to:L5');
    expect(at(stage, 1)).toBe('surface:L5');
  });

  it('C-SPACELINE-03 C-MOVE-09: a planet in another quadrant isn’t the farthest planet', () => {
    // The only other planet is in the Gamma Quadrant, so there is nowhere to go.
    const { stage, asked } = sent(
      "Female's Love Interest",
      ['Survey Mission', 'Study Pulsar'],
      ['Study Pulsar', 'Access Relay Station'],
    );
    expect(asked).toBe(false);
    expect(Object.keys(stage.g.lines)).toEqual(expect.arrayContaining(['Alpha', 'Gamma']));
    expect(at(stage, 1)).toBe('surface:L3');
  });

  it.each(['L2', 'L4'])(
    'C-SPACELINE-09: the opponent chooses the direction of Gomtuu Shock Wave if both sides are equal, here toward %s',
    (next) => {
      const crew = crewFor('SCIENCE').map((name) => [name, 'aboard:1'] as const);
      const stage = scene({
        gold: {
          play: [['U.S.S. Galaxy', 'space:L3'], ...crew, ['Spock', 'aboard:1']],
          missions: ['Avert Disaster', 'First Contact', DYSON],
        },
        blue: { missions: ['Control Plague', 'Reported Activity'], seeds: { L3: ['Gomtuu Shock Wave'] } },
      });
      stage.does('gold', 'attempt:L3:1');
      expect(offered(stage, 'blue')).toEqual(['to:L1', 'to:L5']);
      stage.does('blue', next === 'L2' ? 'to:L1' : 'to:L5');
      expect(at(stage, 1)).toBe(`space:${next}`);
    },
  );

  it('C-SPACELINE-09: if two outposts are the same number of cards away, an Incoming Message leads to the one with the smaller total span in between', () => {
    const from = (left: readonly [string, string], right: readonly [string, string]) =>
      offered(
        scene({
          gold: {
            missions: [...left, DYSON],
            play: `
              L3: U.S.S. Oberth [Giusti];
              L1: Federation Outpost;
              L5: Federation Outpost;
              on:1: Incoming Message - Federation`,
          },
          blue: { missions: right },
        }),
        'gold',
        'move',
      );
    const [short, long] = [
      ['Reported Activity', 'Control Plague'] as const,
      ['Avert Disaster', 'Study Pulsar'] as const,
    ];
    expect(from(short, long)).toEqual(['move:1:L2', 'move:1:L1']);
    expect(from(long, short)).toEqual(['move:1:L4', 'move:1:L5']);
  });
});
