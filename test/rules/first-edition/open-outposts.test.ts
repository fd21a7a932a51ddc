import { describe, expect, it } from 'vitest';
import { inPlay, type Row } from './position-text.ts';
import { offered, scene } from './scene.ts';

/** An outpost at L1 with a ship of the Federation at its dock, and a Klingon one with its crew in space there. */
function meeting(outpost: string, more: readonly Row[] = [], hand: readonly string[] = []) {
  const play = [
    [outpost, 'space:L1'],
    ...inPlay("docked:1: U.S.S. Oberth; L1: I.K.C. K'Vort; aboard:3: Gowron, Kurn, Klag"),
    ...more,
  ] as const;
  return scene({ gold: { play, hand } });
}

describe('outposts open to all affiliations', () => {
  it('C-FAC-08: incompatible ships can’t dock together at an open outpost', () => {
    const stage = meeting('Neutral Outpost');
    expect(offered(stage, 'gold', 'dock')).toEqual([]);
    expect(stage.refuses('gold', 'dock:3:1')).toMatchObject({ rule: 'C-FAC-08' });
    expect(offered(meeting('Husnock Outpost'), 'gold', 'dock')).toEqual([]);
  });

  it('C-FAC-08: compatible ships can dock together at an open outpost', () => {
    const treaty = ['Treaty: Federation/Klingon', 'core:0'] as const;
    expect(offered(meeting('Neutral Outpost', [treaty]), 'gold', 'dock')).toEqual(['dock:3:1']);
  });

  it('C-FAC-08: ships that are compatible with an ordinary outpost can dock there together, even if incompatible with each other', () => {
    const treaties = inPlay('table: Treaty: Federation/Romulan, Treaty: Romulan/Klingon');
    expect(offered(meeting('Romulan Outpost', treaties), 'gold', 'dock')).toEqual(['dock:3:1']);
  });

  it('C-FAC-08 C-PLAY-11: a ship can’t report to an open outpost if it is incompatible with a ship docked there', () => {
    const stage = meeting('Neutral Outpost', [], ['U.S.S. Galaxy', "I.K.C. K'Vort"]);
    expect(offered(stage, 'gold', 'report')).toEqual(['report:uss-galaxy:docked:1']);
    expect(stage.refuses('gold', 'report ikc')).toMatchObject({ rule: 'C-FAC-08' });
  });
});
