import { describe, expect, it } from 'vitest';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import { crewFor } from './meet.ts';
import type { Row } from './position-text.ts';
import { happened, offered, scene } from './scene.ts';

const PLANET: CardPlace = 'surface:L2';

describe('personnel who act at an encounter or a death', () => {
  const TEAM = ['Mot the Barber', 'Linda Larson', 'Giusti', 'Darian Wallace'];
  /** Lets Gold’s team encounter it, with one side’s extra personnel, whose player is asked at these moments. */
  const met = (title: string, side: 'gold' | 'blue', helper: string, moments: string[], where: CardPlace = PLANET) => {
    const helps: Row[] = [[helper, where]];
    const team = TEAM.map((one): Row => [one, PLANET]);
    const stage = scene({
      gold: { play: [...team, ...(side === 'gold' ? helps : [])] },
      blue: { play: side === 'blue' ? helps : [], seeds: { L2: [title] } },
    });
    stage.orders(side, { also: moments });
    stage.does('gold', offered(stage, 'gold', 'attempt:L2')[0] ?? '');
    return stage;
  };
  const people = (stage: ReturnType<typeof met>) =>
    [1, 2, 3, 4].filter((one) => stage.g.pieces[one] !== undefined).length;

  it('C-DILEMMA-09: Dr. McCoy nullifies a dilemma there that needs MEDICAL', () => {
    const keys = (title: string, where?: CardPlace) => {
      const stage = met(title, 'gold', 'Dr. McCoy', ['dilemma'], where);
      return stage.g.attempt?.met == null ? [] : offered(stage, 'gold', 'use:dr-mccoy');
    };
    expect(keys('Archer')).toEqual(['use:dr-mccoy:5:met']);
    expect(keys('Ancient Computer')).toEqual([]);
    const stage = met('Archer', 'gold', 'Dr. McCoy', ['dilemma']);
    stage.does('gold', 'use:dr-mccoy:5:met');
    expect(happened(stage)).toContain('Archer is nullified');
  });

  it('C-TURN-17: Dr. McCoy can nullify a dilemma only once per game', () => {
    const helps: Row[] = [...TEAM, 'Dr. McCoy'].map((one): Row => [one, PLANET]);
    const asked = (patch: Record<string, string[]>) => {
      const stage = scene({ gold: { play: helps }, blue: { seeds: { L2: ['Archer'] } }, patch });
      stage.orders('gold', { also: ['dilemma'] }).does('gold', offered(stage, 'gold', 'attempt:L2')[0] ?? '');
      return stage.g.attempt?.met == null ? null : offered(stage, 'gold', 'use:dr-mccoy').length;
    };
    expect(asked({})).toBe(1);
    const stage = met('Archer', 'gold', 'Dr. McCoy', ['dilemma']).does('gold', 'use:dr-mccoy:5:met');
    expect(stage.g.players[0]?.used).toContain('dr-mccoy');
    expect(asked({ 'players.0.used': ['dr-mccoy'] })).not.toBe(1);
  });

  it('C-DILEMMA-20: Taar doubles Ferengi Attack in his quadrant', () => {
    const stage = met('Ferengi Attack', 'blue', 'Taar', ['dilemma'], 'surface:L5');
    // The first one is chosen before he can double it, the second one with its results.
    stage.does('blue', 'who:1').does('blue', 'use:taar:5:met');
    stage.does('blue', 'pass').does('blue', 'who:2');
    expect(people(stage)).toBe(2);
    const other = met('Archer', 'blue', 'Taar', ['dilemma'], 'surface:L5');
    expect(other.log).not.toContain('doubled');
  });

  it('C-DILEMMA-20: Aaron Conor doubles Female’s Love Interest', () => {
    const gone = (helper: string, title = "Female's Love Interest") => {
      const { g } = met(title, 'gold', helper, []);
      return [1, 2, 3, 4].filter((one) => g.pieces[one]?.at !== PLANET).length;
    };
    expect([gone('Aaron Conor'), gone('Amaros')]).toEqual([2, 1]);
    // C-DILEMMA-22: half of a combo has this name.
    expect(gone('Aaron Conor', 'Female’s Love Interest & Garbage Scow')).toBe(2);
  });

  it('C-TURN-16: Duras kills a personnel there who has just completed a mission', () => {
    const solving = (where: CardPlace) => {
      const crew = crewFor('Diplomacy + Empathy').map((one): Row => [one, PLANET]);
      const stage = scene({ gold: { play: crew }, blue: { play: [['Duras (Life From Lifelessness)', where]] } });
      stage.orders('blue', { also: ['solved'] });
      stage.does('gold', offered(stage, 'gold', 'attempt:L2')[0] ?? '');
      return { stage, crew, duras: crew.length + 1 };
    };
    const { stage, crew, duras } = solving(PLANET);
    expect(stage.log).toContain('Gold solves');
    expect(offered(stage, 'blue', 'use:duras').length).toBe(crew.length);
    stage.does('blue', `use:duras-life-from-lifelessness:${duras}:1`);
    expect(stage.g.pieces[1]).toBeUndefined();
    expect(offered(stage, 'blue', 'use:duras')).toEqual([]);
    const far = solving('surface:L5').stage;
    expect(far.match.pending(1) === null ? [] : offered(far, 'blue', 'use:duras')).toEqual([]);
  });

  it('C-RESPONSE-16: Weyoun 6 can die instead of a changeling who is present', () => {
    const team: Row[] = [
      ['Weyoun 6', PLANET],
      ['Odo', PLANET, { as: { affiliation: 'Federation', by: 1 } }],
      ['Giusti', PLANET],
    ];
    const dying = (who: number) => {
      const stage = scene({ gold: { play: team }, blue: { seeds: { L2: ['Ferengi Attack'] } } });
      stage.orders('gold', { also: ['leaving'] });
      stage.does('gold', offered(stage, 'gold', 'attempt:L2')[0] ?? '').does('blue', `who:${who}`);
      return stage;
    };
    const stage = dying(2);
    stage.does('gold', 'use:weyoun-6:1:2').does('gold', 'pass');
    expect([stage.g.pieces[1], stage.g.pieces[2]?.card]).toEqual([undefined, 'odo']);
    expect(offered(dying(3), 'gold', 'use:weyoun')).toEqual([]);
  });

  it('C-SELECT-01: Korris may volunteer for a random selection', () => {
    const picked = (key: string) => {
      const team = ['Korris (The Next Generation)', 'Giusti', 'Linda Larson', 'Mot the Barber'];
      const stage = scene({
        gold: { play: team.map((one): Row => [one, PLANET, { as: { affiliation: 'Federation', by: 1 } }]) },
        blue: { seeds: { L2: ['Pinned Down'] } },
      });
      stage.does('gold', offered(stage, 'gold', 'attempt:L2')[0] ?? '').does('gold', key);
      return happened(stage);
    };
    expect(picked('volunteer:1')).toContain('At random: Korris');
    expect(picked('chance')).toContain('At random');
  });
});
