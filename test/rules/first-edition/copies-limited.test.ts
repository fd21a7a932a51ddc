import { describe, expect, it } from 'vitest';
import { FACTS } from '../../../src/games/first-edition/content/all-rules.ts';
import { findCard } from '../../../src/games/first-edition/content/pool.ts';
import { textFacts } from '../../../src/games/first-edition/content/text-facts.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';

/** Gold’s Away Team, which can solve First Contact. */
const TEAM = inPlay('L2: Spock, Deanna Troi');
/** Gold’s ship and crew at Study Pulsar. */
const CREW = inPlay('L1: U.S.S. Oberth [Giusti]');

/** Counts copies in play after Gold’s attempt, with a seed of one seat and a card in play of one seat. */
function met(title: string, seedOf: 0 | 1, playOf: 0 | 1, where: 'planet' | 'space' = 'planet') {
  const laid: Row[] = [[title, 'at:L4']];
  const [people, at] = where === 'planet' ? [TEAM, 'L2'] : [CREW, 'L1'];
  const play = (seat: number): Row[] => [...(seat === 0 ? people : []), ...(seat === playOf ? laid : [])];
  const seeds = (seat: number) => (seat === seedOf ? { seeds: { [at]: [title] } } : {});
  const stage = scene({ gold: { play: play(0), ...seeds(0) }, blue: { play: play(1), ...seeds(1) } });
  stage.does('gold', offered(stage, 'gold', `attempt:${at}`)[0] ?? 'no team');
  return { stage, copies: Object.values(stage.g.pieces).filter(({ card }) => card === id(title)).length };
}

describe('limits that a card’s text sets on its copies', () => {
  it('every card whose text states facts is in the pool', () => {
    expect([...FACTS.keys()].filter((card) => findCard(card) === undefined)).toEqual([]);
    const limits = ['dead-end', 'mona-lisa', 'q-net'].map((card) => textFacts(card).limit);
    expect(limits).toEqual(['unique', 'not duplicatable', undefined]);
  });

  it.each([
    ['Dead End', 'planet'],
    ['Irrational Commander', 'space'],
  ] as const)('C-UNIQ-04: each player can have only one %s in play', (title, where) => {
    const copies = ([seeded, laid]: readonly [0 | 1, 0 | 1]) => met(title, seeded, laid, where).copies;
    expect([[0, 1] as const, [1, 0] as const].map(copies)).toEqual([2, 2]);
    expect([[0, 0] as const, [1, 1] as const].map(copies)).toEqual([1, 1]);
  });

  it('C-DILEMMA-23: a second Dead End with the same owner is discarded without an encounter', () => {
    const { stage } = met('Dead End', 1, 1);
    expect([stage.g.lastMet, stage.g.players[1]?.discard]).toEqual([null, ['dead-end']]);
    expect(stage.g.locations['L2']?.solved).toBe(0);
    expect(met('Dead End', 1, 0).stage.g.lastMet?.card).toBe('dead-end');
  });

  it('C-TYPES-10 C-UNIQ-05: a non-duplicatable artifact is discarded when earned if either player has a copy', () => {
    const earned = (title: string, of: 0 | 1) => {
      const there: Row[] = [[title, `core:${of}`]];
      const gold = { play: [...TEAM, ...(of === 0 ? there : [])], seeds: { L2: [title] } };
      const stage = scene({ gold, blue: { play: of === 1 ? there : [] } }).does('gold', 'attempt:L2:team-1');
      return stage.g.players[0]?.discard.includes(id(title)) === true;
    };
    expect([earned('Mona Lisa', 0), earned('Mona Lisa', 1)]).toEqual([true, true]);
    // A unique artifact is limited to one for each player.
    expect([earned('The Genesis Device', 0), earned('The Genesis Device', 1)]).toEqual([true, false]);
  });

  it('C-UNIQ-04 C-UNIQ-05: a second copy of a limited card can’t be played', () => {
    const played = (title: string, of: 0 | 1) => {
      const there: Row[] = [[title, `core:${of}`]];
      const gold = { hand: [title], play: of === 0 ? there : [] };
      return offered(scene({ gold, blue: { play: of === 1 ? there : [] } }), 'gold').some((key) =>
        key.includes(id(title)),
      );
    };
    expect([played('Hostage Trade', 0), played('Hostage Trade', 1)]).toEqual([false, true]);
    expect([played('Containment Field', 0), played('Containment Field', 1)]).toEqual([false, false]);
  });

  it('C-UNIQ-05 C-TYPES-18: a second non-duplicatable hidden agenda is discarded on activation', () => {
    const agenda: Row = ['Containment Field', 'core:0', { hidden: true }];
    const stage = scene({ gold: { play: [agenda] }, blue: { play: [['Containment Field', 'core:1']] } });
    stage.does('gold', 'activate:1');
    expect([stage.g.pieces[1], stage.g.players[0]?.discard]).toEqual([undefined, ['containment-field']]);
  });
});
