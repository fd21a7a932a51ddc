import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { offered } from './scene.ts';
import { ends, twoSides } from './two-sides.ts';

const figures = ({ g }: Stage<FirstEdition>, ship = 1) =>
  (['RANGE', 'WEAPONS', 'SHIELDS'] as const).map((one) => attributeOf(g, pieceOf(g, ship), one));

describe('Divert Power', () => {
  // 8, 7 and 7; Kurn has Computer Skill, Montgomery Scott is an ENGINEER.
  const SHIP = inPlay("L1: I.K.C. Hegh'ta [Kurn]");
  // He acts as a Klingon, because otherwise he would be under house arrest.
  const KLINGON = { as: { affiliation: 'Klingon', by: 1 } } as const;
  const SCOTT: Row = ['Montgomery Scott', 'aboard:1', KLINGON];
  const table: Row = ['Divert Power', 'core:0'];
  const begun = (play: readonly Row[], foes: readonly Row[] = []) =>
    ends(twoSides({ play }, { play: foes }), 'gold', 'blue');

  it('C-SKILL-14: at the start of each turn, Divert Power can add 2 to one attribute of a ship with an ENGINEER and take 1 from each of the other two', () => {
    const stage = begun(
      [...SHIP, SCOTT, table],
      [
        ["I.K.C. K'Vort", 'space:L1'],
        ['Montgomery Scott', 'aboard:5', KLINGON],
      ],
    );
    expect(offered(stage, 'gold')).toEqual(['none', 'power:1:RANGE', 'power:1:WEAPONS', 'power:1:SHIELDS']);
    stage.does('gold', 'power:1:WEAPONS');
    expect(figures(stage)).toEqual([7, 9, 6]);
    ends(stage, 'gold');
    expect(figures(stage)).toEqual([7, 9, 6]);
    ends(stage, 'blue');
    // It lasts until its player’s next turn, in which they choose again.
    expect(figures(stage)).toEqual([8, 7, 7]);
    expect(figures(stage.does('gold', 'power:1:RANGE'))).toEqual([10, 6, 6]);
    expect(offered(begun([...SHIP, table]), 'gold')).toContain('end:turn');
  });

  it('C-BORG-07: Divert Power accepts a Borg with Nav as the ENGINEER', () => {
    const borg: readonly Row[] = [['Borg Sphere', 'space:L1'], ['Bareil of Borg', 'aboard:1'], table];
    expect(offered(begun(borg), 'gold')).toContain('none');
    // C-TEAM-15: A disabled Borg doesn’t count.
    const held = ['Bareil of Borg', 'aboard:1', { held: { by: 1, as: 'disabled' } }] as const;
    expect(offered(begun([['Borg Sphere', 'space:L1'], held, table]), 'gold')).not.toContain('none');
  });

  it('C-SKILL-22: a second copy of Divert Power works on another ship', () => {
    const stage = begun([
      ...SHIP,
      SCOTT,
      table,
      table,
      ["I.K.C. K'Vort", 'space:L1'],
      ['Montgomery Scott', 'aboard:6', KLINGON],
    ]);
    stage.does('gold', 'power:1:WEAPONS');
    expect(offered(stage, 'gold')).toEqual(['none', ...['RANGE', 'WEAPONS', 'SHIELDS'].map((one) => `power:6:${one}`)]);
    stage.does('gold', 'power:6:SHIELDS');
    expect(figures(stage)).toEqual([7, 9, 6]);
  });

  it('C-TURN-18: Divert Power adds 4 to a ship’s WEAPONS or SHIELDS until its player’s next turn, and is discarded', () => {
    const stage = twoSides({ play: [...SHIP, SCOTT], hand: ['Divert Power'] });
    expect(offered(stage, 'gold', 'play')).toEqual(['play:divert-power:core:0:table', 'play:divert-power:on:1:ship']);
    stage.does('gold', 'play:divert-power:on:1:ship');
    expect(offered(stage, 'gold')).toEqual(['WEAPONS', 'SHIELDS']);
    stage.does('gold', 'SHIELDS');
    expect(figures(stage)).toEqual([8, 7, 11]);
    ends(stage, 'gold');
    expect(figures(stage)).toEqual([8, 7, 11]);
    ends(stage, 'blue');
    expect(figures(stage)).toEqual([8, 7, 7]);
    expect(stage.g.players[0]?.discard).toEqual(['divert-power']);
    // It needs both personnel.
    for (const crew of [SHIP, [...SHIP.slice(0, 1), SCOTT]])
      expect(offered(twoSides({ play: crew, hand: ['Divert Power'] }), 'gold', 'play')).toEqual([
        'play:divert-power:core:0:table',
      ]);
  });
});
