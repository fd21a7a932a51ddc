import { describe, expect, it } from 'vitest';
import { ENCOUNTER } from '../../../src/games/first-edition/chapters/calls.ts';
import { doubled } from '../../../src/games/first-edition/chapters/dilemmas/doubling.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { formulaText } from '../../../src/games/first-edition/content/formula-words.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { crewFor, finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, attempting, calling, happened, id, offered, scene } from './scene.ts';
import { alive, DECK, twoSides } from './two-sides.ts';

const onL2 = (...titles: string[]): Row[] => titles.map((title) => [title, 'surface:L2']);

describe('personnel who left before a dilemma took effect', () => {
  it.each(['Cosmic String Fragment', 'The Weak Will Perish'])(
    'C-DILEMMA-05: %s goes back and the attempt ends if the encountering player’s own card took everyone away',
    (dilemma) => {
      const play = inPlay("L1: U.S.S. Oberth [Miles O'Brien]; L2: U.S.S. Oberth");
      // His icon fetches Near-Warp Transport as they meet it.
      const stage = twoSides({ play, deck: ['Near-Warp Transport', ...DECK] }, { seeds: { L1: [dilemma] } });
      stage.orders('gold', { also: ['suspend'] });
      stage.does('gold', 'attempt:L1:1').does('gold', 'download:2:0').does('gold', 'get:near-warp-transport:on:1');
      stage.does('gold', 'to:aboard:3').does('gold', 'who:2');
      expect(at(stage, 2)).toBe('aboard:3');
      expect([stage.g.attempt, alive(stage)]).toEqual([null, [1, 2, 3]]);
      expect(stage.g.locations['L1']?.seeds.map(({ card }) => card)).toEqual([id(dilemma)]);
    },
  );
});

describe('personnel outside the attempt', () => {
  const able = crewFor('MEDICAL x2 + Exobiology + Computer Skill');
  const lies = ({ g }: ReturnType<typeof twoSides>) =>
    Object.values(g.pieces).some(({ card }) => card === 'harvester-virus');

  it('C-DILEMMA-13 C-DILEMMA-10 C-DILEMMA-18: personnel outside an attempt can’t cure anything while it lasts, but can do so afterwards', () => {
    const seeds = { L2: ['Harvester Virus', 'Nausicaans'] };
    const stage = twoSides({ play: onL2('Giusti', 'Calloway') }, { play: onL2(...able), hand: ['Q2'], seeds });
    stage
      .orders('blue', { also: ['dilemma'] })
      .does('gold', 'attempt:L2:team-1')
      .does('blue', 'pass');
    // Blue may respond to the next dilemma, and the attempt goes on.
    expect([lies(stage), stage.g.attempt === null]).toEqual([true, false]);
    expect(lies(stage.does('blue', 'pass'))).toBe(false);
  });
});

describe('targets that have left', () => {
  /** A crew encounters it. First, Miles O’Brien, 2, downloads Near-Warp Transport, and these personnel leave. */
  const leaving = (dilemma: string, crew: readonly string[], ...who: readonly string[]) => {
    const play: Row[] = [
      ['U.S.S. Oberth', 'space:L1'],
      ...["Miles O'Brien", ...crew].map((name): Row => [name, 'aboard:1']),
      ['U.S.S. Oberth', 'space:L2'],
    ];
    const stage = twoSides(
      { play, deck: ['Near-Warp Transport', ...DECK] },
      { seeds: { L1: [dilemma, 'Null Space'] } },
    );
    stage.orders('gold', { also: ['suspend'] });
    const ship = crew.length + 3;
    stage.does('gold', 'attempt:L1:1').does('gold', 'download:2:0').does('gold', 'get:near-warp-transport:on:1');
    return stage.does('gold', `to:aboard:${ship}`).does('gold', ...who);
  };
  const beneath = (stage: ReturnType<typeof leaving>) => stage.g.locations['L1']?.seeds.map(({ card }) => card);

  it('C-DILEMMA-22 C-RESPONSE-15: a player can suspend each half of a combo to use a special download', () => {
    const play: Row[] = [
      ['U.S.S. Oberth', 'space:L2'],
      ...["Miles O'Brien", 'Calloway', 'Giusti'].map((name): Row => [name, 'surface:L2']),
    ];
    const seeds = { L2: ['Male’s Love Interest & Plague Ship'] };
    const stage = twoSides({ play, deck: ['Near-Warp Transport', ...DECK] }, { seeds });
    stage
      .orders('gold', { also: ['suspend'] })
      .does('gold', 'attempt:L2:team-2')
      .does('gold', 'pass');
    expect([stage.g.attempt?.met?.half, stage.decision('gold').prompt]).toEqual([true, 'Use a special download?']);
  });

  it('C-DILEMMA-05 C-MISSION-16: if the encountering player’s own card took the target away, the dilemma goes back and nobody else is stopped', () => {
    const stage = leaving('No Loose Ends', ['Giusti'], 'who:2');
    expect(beneath(stage)).toEqual(['no-loose-ends', 'null-space']);
    expect([stage.g.attempt, stage.g.pieces[3]?.stopped]).toEqual([null, undefined]);
    expect(offered(stage, 'gold', 'attempt:L1')).toEqual(['attempt:L1:1']);
  });

  it('C-DILEMMA-05 C-DILEMMA-03: if the personnel who left couldn’t have been hit anyway, the dilemma is discarded and the attempt continues', () => {
    const stage = leaving('Empathic Echo', ['Giusti'], 'who:2');
    expect(stage.g.players[1]?.discard).toContain('empathic-echo');
    expect(happened(stage)).toContain('Gold encounters Null Space.');
  });

  it('C-DILEMMA-05 C-DILEMMA-13: if one possible target has left, a dilemma hits another', () => {
    const stage = leaving('No Loose Ends', ['Giusti', 'Linda Larson'], 'who:2');
    expect(stage.g.players[0]?.discard).toContain('linda-larson');
  });

  it.each([
    ['its trigger', 'Rielat', 'Thermal Deflectors'],
    // Their attributes are too high for it now.
    ['possible targets', '0413-Theta', 'Lower Decks'],
  ])(
    'C-DILEMMA-02 C-DILEMMA-05: a dilemma is discarded if it no longer has %s, even though nobody has left',
    (_, who, fetched) => {
      const as = { affiliation: 'Federation', by: 1 } as const;
      const play: Row[] = [who, '0413-Theta'].map((name) => [name, 'surface:L2', { as }]);
      const stage = twoSides({ play, deck: [fetched, ...DECK] }, { seeds: { L2: ['Firestorm', 'Impassable Door'] } });
      stage.orders('gold', { also: ['suspend'] });
      stage.does('gold', offered(stage, 'gold', 'attempt:L2')[0] ?? '').does('gold', 'download:1:0');
      finish(stage.does('gold', `get:${id(fetched)}:core:0`), []);
      expect(stage.g.players[1]?.discard).toContain('firestorm');
      expect(happened(stage)).toContain('Gold encounters Impassable Door.');
      expect([alive(stage), stage.g.players[0]?.discard]).toEqual([[1, 2, 3], []]);
    },
  );
});

describe('doubling', () => {
  it('C-DILEMMA-16: Taar doubles all of Ferengi Attack, including its condition', () => {
    const attack = (taar: boolean, ...team: string[]) => {
      const stage = scene({
        gold: { play: onL2(...team) },
        blue: { play: [['Taar', 'surface:L5']], seeds: { L2: ['Ferengi Attack'] } },
      });
      stage.orders('blue', { also: ['dilemma'] });
      stage.does('gold', offered(stage, 'gold', 'attempt')[0] ?? '');
      stage.does('blue', taar ? `use:taar:${team.length + 1}:met` : 'pass');
      if (taar) stage.does('blue', 'pass');
      finish(stage, []);
      return [happened(stage).includes('overcome'), stage.g.players[0]?.discard.length];
    };
    const greedy = crewFor('Greed');
    const team = [...greedy, 'Mot the Barber', 'Linda Larson', 'Calloway'];
    expect(attack(false, ...team)).toEqual([true, 0]);
    // Greed isn’t enough any more, and two die.
    expect(attack(true, ...team)).toEqual([false, 2]);
    expect(attack(true, ...greedy, ...team)).toEqual([true, 0]);
  });

  it('C-DILEMMA-16: a dilemma’s condition isn’t doubled if only its effect is', () => {
    // Aaron Conor makes it take two, whom nothing could save anyway.
    const team = onL2('Aaron Conor', 'Deanna Troi', 'Linda Larson', 'Calloway');
    const stage = scene({ gold: { play: team }, blue: { seeds: { L2: ["Female's Love Interest"] } } });
    finish(stage.does('gold', offered(stage, 'gold', 'attempt')[0] ?? ''), []);
    expect([2, 3, 4].filter((id) => at(stage, id) === 'surface:L5')).toHaveLength(2);
  });

  it('C-DILEMMA-16: doubling a dilemma doubles its points and all of its numbers', () => {
    const score = (whole: boolean): number | undefined => {
      const met = { card: 'chalnoth', owner: 1, seen: [], ...(whole ? { twice: true, whole: true } : {}) };
      const patch: { [path: string]: Json } = {
        attempt: attempting([1, 2, 3, 4, 5, 6, 7], met),
        'options.decks.1.draw': ['calloway', 'calloway', 'chalnoth'],
      };
      const stage = scene({
        gold: { play: onL2(...new Array<string>(7).fill('Data')) },
        patch,
        call: calling(ENCOUNTER, {}),
      });
      return stage.g.players[0]?.scored[0]?.points;
    };
    expect([score(false), score(true)]).toEqual([5, 10]);
    const twice = (text: string) => formulaText(doubled(parseFormula(text)));
    expect(twice('Greed x2 + CUNNING>30 OR 2 Female')).toBe(
      formulaText(parseFormula('Greed x4 + CUNNING>60 OR 4 Female')),
    );
    expect(twice('3 each (Honor)')).toBe(formulaText(parseFormula('6 each (Honor)')));
    expect(twice('hand weapon x2')).toBe(formulaText(parseFormula('hand weapon x4')));
    expect(twice('STRENGTH>20 remaining')).toBe(formulaText(parseFormula('STRENGTH>40 remaining')));
    // “Less than half” becomes twice as hard. A half, and past events, stay as they are.
    expect(twice('CUNNING<10')).toBe(formulaText(parseFormula('CUNNING<5')));
    expect(twice('half each (Honor)')).toBe(formulaText(parseFormula('half each (Honor)')));
    expect(twice('"guessed right"')).toBe(formulaText(parseFormula('"guessed right"')));
    expect(twice('no Greed + {Spock}')).toBe(formulaText(parseFormula('no Greed + {Spock}')));
  });
});

describe('actions that aren’t encounters', () => {
  it('C-DILEMMA-24: looking at a seed isn’t an encounter', () => {
    const crew = ['Jean-Luc Picard', 'Data', 'Giusti', 'Giusti'].map((who): Row => [who, 'aboard:1']);
    const stage = scene({
      gold: { play: [['U.S.S. Galaxy', 'space:L2'], ...crew], hand: ['Full Planet Scan'], deck: DECK },
      blue: { seeds: { L2: ['Archer', 'Chalnoth'] }, deck: DECK },
      at: 'turn',
    });
    stage.does('gold', offered(stage, 'gold', 'play:full-planet-scan')[0] ?? '');
    expect(stage.g.lastMet).toBeNull();
    expect(stage.g.locations['L2']?.attempted).toEqual([]);
    expect(stage.g.locations['L2']?.seeds.map(({ card }) => card)).toEqual(['archer', 'chalnoth']);
    expect(stage.g.locations['L2']?.seeds[0]?.seen).toEqual([0]);
  });

  it('C-DILEMMA-24: a card that is already in play at the mission isn’t encountered', () => {
    const play: Row[] = [...onL2('Deanna Troi', 'Sarek', 'Data', 'Spock'), ['Alien Abduction', 'at:L2', { owner: 1 }]];
    const stage = twoSides({ play }, {}).orders('blue', { also: ['dilemma'] });
    stage.does('gold', 'attempt:L2:team-1');
    expect(stage.g.lastMet).toBeNull();
    expect(happened(stage)).not.toContain('meets');
    expect(Object.values(stage.g.pieces).some(({ held }) => held !== undefined)).toBe(false);
  });
});
