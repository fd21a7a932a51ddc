import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import type { Skill } from '../../../src/games/first-edition/content/printed.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, offered } from './scene.ts';
import { ends, hands, twoSides } from './two-sides.ts';

const has = ({ g }: Stage<FirstEdition>, piece: number, skill: Skill) => skillOf(g, pieceOf(g, piece), skill);

describe('Blood Oath', () => {
  const SWORN = inPlay('L2: Kang, Koloth');
  const table: Row = ['Blood Oath', 'core:0'];
  const sides = (play: readonly Row[], foes: readonly Row[] = [], deck: readonly string[] = ['Spock', 'Spock']) =>
    twoSides({ play, hand: ['Blood Oath'], deck }, { play: foes });
  it('C-SKILL-33: Blood Oath removes its target’s first skill while two personnel who have sworn are present together', () => {
    const albino: Row = ['The Albino', 'surface:L5'];
    expect(has(sides([...SWORN, table], [albino]), 4, 'Greed')).toBe(0);
    // The classification and the other skills stay, and a second copy takes nothing more.
    const twice = sides([...SWORN, table, table], [albino]);
    expect(['CIVILIAN', 'Greed', 'Treachery', 'Exobiology'].map((one) => has(twice, 5, one as Skill))).toEqual([
      1, 0, 1, 2,
    ]);
    // They take none apart, of another player, or without the card.
    expect(has(sides([['Kang', 'surface:L2'], ['Koloth', 'surface:L3'], table], [albino]), 4, 'Greed')).toBe(1);
    expect(has(sides(SWORN, [albino]), 3, 'Greed')).toBe(1);
    expect(has(sides([['Kang', 'surface:L2'], table], [albino, ['Koloth', 'surface:L2']]), 3, 'Greed')).toBe(1);
  });

  it('C-SKILL-33: a second copy of Blood Oath removes nothing, even if the target has regained the lost skill', () => {
    const stage = twoSides(
      { play: [...SWORN, table, table, ['Blood Oath', 'on:6', { since: -9 }]] },
      { play: [['Calloway', 'surface:L5']] },
    );
    const lasting = [{ what: 'collect-metaphasic-particles', seat: 1, until: 'game' } as const];
    const g = { ...stage.g, lasting };
    expect(skillOf(g, pieceOf(g, 6), 'Youth')).toBe(1);
  });

  it('C-TURN-12: Blood Oath first affects its target in the next turn of the player who played it', () => {
    const stage = sides([...SWORN, table], [['Devinoni Ral', 'surface:L2']]);
    stage.does('gold', 'play:blood-oath:on:4:hunt');
    expect(has(stage, 4, 'Empathy')).toBe(1);
    ends(stage, 'gold');
    expect(has(stage, 4, 'Empathy')).toBe(1);
    ends(stage, 'blue');
    expect([has(stage, 4, 'Empathy'), has(stage, 4, 'Diplomacy'), has(stage, 4, 'V.I.P.')]).toEqual([0, 1, 1]);
  });

  it('C-DOWNLOAD-06 C-DRAW-02: Blood Oath lets its player download to the sworn personnel instead of drawing', () => {
    const deck = ['Kor', "Bat'leth", "I.K.C. Gr'oth", 'Blood Oath', 'Spock', 'Kurn', 'Calloway', 'Calloway'];
    const stage = sides([...SWORN, table, ['Amarie', 'surface:L3'], ['Amarie', 'surface:L2']], [], deck);
    stage.does('gold', 'use:blood-oath:3:here');
    expect(offered(stage, 'gold').sort()).toEqual(
      ['get:batleth:surface:L2', 'get:blood-oath:on:5:hunt', 'get:kor:surface:L2'].sort(),
    );
    stage.does('gold', 'get:kor:surface:L2');
    expect(Object.values(stage.g.pieces).find(({ card }) => card === 'kor')).toMatchObject({ at: 'surface:L2' });
    expect(offered(stage, 'gold', 'use:blood-oath')).toEqual([]);
    const drawn = hands(stage)[0]?.length;
    ends(stage, 'gold');
    expect(hands(stage)[0]?.length).toBe(drawn);
  });

  it('C-DRAW-02: Blood Oath replaces only the normal draw', () => {
    const stage = sides([...SWORN, table], [], ['Kor', 'Spock', 'Spock']);
    stage.g.lasting.push({ what: 'extra-draw', seat: 0, until: 'turn' });
    stage.does('gold', 'use:blood-oath:3:hand').does('gold', 'get:kor:hand');
    expect(offered(stage, 'gold', 'use:blood-oath')).toEqual([]);
  });

  it('C-DOWNLOAD-02: a card that Blood Oath downloads can go to hand instead, but can’t come from hand', () => {
    const stage = sides([...SWORN, table], [], ['Kor', 'Spock']).does('gold', 'use:blood-oath:3:hand');
    // The copy in hand could be fetched to be played.
    expect(offered(stage, 'gold')).toEqual(['get:kor:hand']);
    stage.does('gold', 'get:kor:hand');
    expect(hands(stage)[0]).toEqual(['blood-oath', 'kor']);
  });

  it('C-DOWNLOAD-01: Blood Oath doesn’t work while the sworn personnel are apart, or in the opponent’s turn', () => {
    expect(offered(sides([['Kang', 'surface:L2'], ['Koloth', 'surface:L3'], table]), 'gold', 'use:')).toEqual([]);
    const stage = ends(sides([...SWORN, table]), 'gold');
    expect(offered(stage, 'blue', 'use:')).toEqual([]);
  });
});

describe('Dropping In', () => {
  const SCOTT = inPlay('L2: U.S.S. Oberth [Montgomery Scott, Calloway, Spock]');
  const SCOUT = inPlay('L2: Scout Vessel; aboard:5: Bochra');
  const drops = (play: readonly Row[], foes: readonly Row[], hand = ['Dropping In']) =>
    twoSides({ play, hand }, { play: foes });

  it('C-BEAM-03: Dropping In lets a personnel with Transporter Skill beam others through SHIELDS below 4', () => {
    const stage = drops(SCOTT, SCOUT).does('gold', 'play:dropping-in:on:5:drop');
    expect(offered(stage, 'gold')).toEqual(['way:aboard:1:aboard:5']);
    stage.does('gold', 'way:aboard:1:aboard:5');
    expect(offered(stage, 'gold')).toEqual(['who:3', 'who:4']);
    stage.does('gold', 'who:4');
    expect([2, 3, 4].map((one) => at(stage, one))).toEqual(['aboard:1', 'aboard:1', 'aboard:5']);
  });

  it('C-BEAM-08: Dropping In needs an unstopped transporter operator aboard a ship of the same player', () => {
    const missions = ['Study Pulsar', 'Espionage Mission'];
    const works = (place: Row[1], more: Row[2] = {}) => {
      const play: Row[] = [
        ['U.S.S. Oberth', 'space:L2'],
        ['Montgomery Scott', place, more],
        ['Calloway', 'aboard:1'],
      ];
      const foes = inPlay('surface:L2: Office of the President; L2: Scout Vessel');
      const stage = twoSides({ play, missions, hand: ['Dropping In'] }, { play: foes });
      return offered(stage, 'gold', 'play:dropping-in');
    };
    expect(works('aboard:1')).toEqual(['play:dropping-in:on:5:drop']);
    expect([works('aboard:4'), works('aboard:1', { stopped: 1 })]).toEqual([[], []]);
  });
  it('C-BEAM-03: Dropping In doesn’t work through stronger SHIELDS, without the skill, or elsewhere', () => {
    const offers = (play: readonly Row[], foes: readonly Row[]) =>
      offered(drops(play, foes), 'gold', 'play:dropping-in');
    expect(offers(SCOTT, inPlay("L2: D'deridex; aboard:5: Bochra"))).toEqual([]);
    expect(offers(SCOTT, inPlay('L3: Scout Vessel; aboard:5: Bochra'))).toEqual([]);
    expect(offers(inPlay('L2: U.S.S. Oberth [Data, Calloway, Spock]'), SCOUT)).toEqual([]);
  });

  it('C-RESPONSE-03: Dropping In lets its player beam through SHIELDS that the opponent has just lowered', () => {
    const stage = drops(SCOTT, inPlay("L2: D'deridex; aboard:5: Bochra, Tomalak"));
    stage.orders('gold', { also: ['beam'] });
    ends(stage, 'gold');
    stage.does('blue', 'beam:all:aboard:5:surface:L2');
    stage.does('gold', 'answer:dropping-in:5');
    stage
      .does('gold', 'way:aboard:1:aboard:5')
      .does('gold', 'who:3', 'who:4')
      .does('gold', 'pass')
      .does('gold', 'pass');
    expect([3, 4].map((one) => at(stage, one))).toEqual(['aboard:5', 'aboard:5']);
    expect(at(stage, 6)).toBe('surface:L2');
  });

  it('C-TYPES-11: Dropping In nullifies its player’s Dead End, in play or at an encounter', () => {
    const lying = drops([['Dead End', 'at:L2']], [['Dead End', 'at:L5']]);
    expect(offered(lying, 'gold', 'play:dropping-in')).toEqual(['play:dropping-in:on:1:end']);
    lying.does('gold', 'play:dropping-in:on:1:end');
    expect(lying.g.pieces[1]).toBeUndefined();
    const met = twoSides({ play: [['Calloway', 'surface:L2']], hand: ['Dropping In'], seeds: { L2: ['Dead End'] } });
    met.orders('gold', { also: ['dilemma'] });
    met.does('gold', 'attempt:L2:team-1').does('gold', 'answer:dropping-in');
    expect(Object.values(met.g.pieces).filter(({ card }) => card === 'dead-end')).toEqual([]);
    expect(met.g.pieces[1]?.stopped).toBeUndefined();
  });
});
