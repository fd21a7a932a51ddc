import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import type { Row } from './position-text.ts';
import { attempting, offered, scene } from './scene.ts';

/** A personnel of Blue’s that is Gold’s captive. */
const CAPTIVE = { seat: 0, captive: 'escorted' } as const;
const DISABLED = { numb: 'disabled' } as const;
/** A stop that outlasts this turn. */
const STOPPED = { stopped: 99 } as const;

describe('skills of personnel who can’t use them', () => {
  const builds = (gold: readonly Row[], blue: readonly Row[] = []) =>
    offered(
      scene({ gold: { play: gold, hand: ['Federation Outpost'] }, blue: { play: blue } }),
      'gold',
      'play:federation-outpost',
    );

  it('C-CAPTURE-08 C-FAC-05: a captive ENGINEER doesn’t build an outpost for the captor', () => {
    const guard: Row = ['Calloway', 'surface:L2'];
    expect(builds([guard, ['Linda Larson', 'surface:L2']])).toHaveLength(1);
    expect(builds([guard], [['Linda Larson', 'surface:L2', CAPTIVE]])).toEqual([]);
  });

  it('C-TEAM-15 C-FAC-05 C-STOP-03: a disabled ENGINEER doesn’t build an outpost, but a stopped one does', () => {
    expect(builds([['Linda Larson', 'surface:L2', DISABLED]])).toEqual([]);
    expect(builds([['Linda Larson', 'surface:L2', STOPPED]])).toHaveLength(1);
  });

  it('C-CLOAK-03 C-FAC-05: an ENGINEER aboard a cloaked ship doesn’t build an outpost', () => {
    const aboard = (veiled?: 'cloaked'): Row[] => [
      ['U.S.S. Oberth', 'space:L2', veiled === undefined ? {} : { veiled }],
      ['Linda Larson', 'aboard:1'],
    ];
    expect(builds(aboard())).toHaveLength(1);
    expect(builds(aboard('cloaked'))).toEqual([]);
  });

  it('C-CAPTURE-08: a captive’s Diplomacy doesn’t let the captor play a card', () => {
    const hand = ['Cowboy Diplomacy'];
    const received = (gold: readonly Row[], blue: readonly Row[]) =>
      offered(scene({ gold: { play: gold, hand }, blue: { play: blue } }), 'gold', 'play:cowboy');
    expect(received([['Worf', 'surface:L4']], [])).toHaveLength(1);
    expect(received([['Kurn', 'surface:L4']], [['Worf', 'surface:L4', CAPTIVE]])).toEqual([]);
  });
});

describe('skills aboard a ship', () => {
  const hides = (...crew: readonly Row[]) =>
    offered(
      scene({
        gold: {
          play: [['U.S.S. Oberth', 'space:L1'], ...crew.filter(([, , more]) => more?.seat === undefined)],
          hand: ['Asteroid Sanctuary'],
        },
        blue: { play: crew.filter(([, , more]) => more?.seat !== undefined) },
      }),
      'gold',
      'play:asteroid-sanctuary',
    );

  it('C-STOP-03: the skills of stopped personnel count toward a card’s condition', () => {
    expect(hides(['Worf', 'aboard:1'], ['Geordi La Forge', 'aboard:1'])).toHaveLength(1);
    expect(hides(['Worf', 'aboard:1'], ['Geordi La Forge', 'aboard:1', STOPPED])).toHaveLength(1);
    expect(hides(['Worf', 'aboard:1'])).toEqual([]);
  });

  it('C-TEAM-15: the skills of disabled personnel and captives don’t count toward a card’s condition', () => {
    expect(hides(['Worf', 'aboard:1'], ['Geordi La Forge', 'aboard:1', DISABLED])).toEqual([]);
    expect(hides(['Worf', 'aboard:1'], ['Geordi La Forge', 'aboard:1', CAPTIVE])).toEqual([]);
  });

  it('C-AFFIL-15: the skills of personnel under house arrest don’t count toward a card’s condition', () => {
    expect(hides(['Worf', 'aboard:1'], ['Klag', 'aboard:1'])).toEqual([]);
  });
});

describe('stopped personnel during an attempt', () => {
  // Gold attempts with Kurn. Kahlest adds to the STRENGTH of Klingons with Honor.
  const strength = (...others: readonly Partial<AnyPiece>[]) => {
    const play: Row[] = [['Kurn', 'surface:L2'], ...others.map((more): Row => ['Kahlest', 'surface:L2', more])];
    const { g } = scene({ gold: { play }, patch: { attempt: attempting([1], null) } });
    return attributeOf(g, pieceOf(g, 1), 'STRENGTH');
  };

  it('C-TEAM-06: a stopped personnel doesn’t strengthen the personnel who attempt a mission', () => {
    expect([strength(), strength({}), strength(STOPPED)]).toEqual([8, 10, 8]);
  });

  it('C-SKILL-22: a stopped copy doesn’t cancel the effect of another copy', () => {
    expect([strength(STOPPED, {}), strength({}, {})]).toEqual([10, 10]);
  });
});
