import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { id, offered, type Side } from './scene.ts';
import { twoSides } from './two-sides.ts';

/** How a treaty is played: some are hidden agendas. */
function keyOf(treaty: string): string {
  const card = id(treaty);
  return cardOf(card).icons.includes('HA') ? `agenda:${card}` : `play:${card}:core:0`;
}

describe('treaties', () => {
  it.each([
    ['Treaty: Bajoran/Dominion', 'Kai Winn'],
    ['Treaty: Bajoran/Klingon', 'Chancellor Gowron'],
    ['Treaty: Cardassian/Bajoran', 'Turrel'],
    ['Treaty: Cardassian/Dominion', 'Dukat'],
    ['Treaty: Cardassian/Kazon', 'Seska'],
    ['Treaty: Federation/Dominion', 'Weyoun'],
    ['Treaty: Romulan/Bajoran', 'Senator Cretak'],
    ['Treaty: Romulan/Dominion', 'Senator Vreenak'],
  ])('C-PLAY-03: the %s is free for a player with %s in play', (treaty, who) => {
    const played = (side: Side, other: Side = {}) =>
      twoSides({ ...side, hand: [treaty] }, other).does('gold', keyOf(treaty)).g.turn?.played;
    const play = [[who, 'surface:L2']] as const;
    expect([played({ play }), played({}, { play }), played({})]).toEqual([0, 1, 1]);
  });

  it.each([
    ['Treaty: Federation/Klingon', 'Kurn', 'Federation Outpost'],
    ['Treaty: Federation/Romulan', 'Tallus', 'Federation Outpost'],
    ['Treaty: Romulan/Klingon', 'Tallus', 'Klingon Outpost'],
    ['Treaty: Federation/Bajoran', 'Jabara', 'Federation Outpost'],
    ['Treaty: Bajoran/Dominion', "Edan'Atal", 'Bajoran Outpost'],
    ['Treaty: Bajoran/Klingon', 'Kurn', 'Bajoran Outpost'],
    ['Treaty: Cardassian/Bajoran', 'Daro', 'Bajoran Outpost'],
    ['Treaty: Cardassian/Dominion', "Edan'Atal", 'Cardassian Outpost'],
    ['Treaty: Federation/Dominion', "Edan'Atal", 'Federation Outpost'],
    ['Treaty: Romulan/Bajoran', 'Tallus', 'Bajoran Outpost'],
    ['Treaty: Romulan/Cardassian', 'Tallus', 'Cardassian Outpost'],
    ['Treaty: Romulan/Dominion', "Edan'Atal", 'Romulan Outpost'],
  ])('C-AFFIL-02: under the %s, %s may report to a %s', (treaty, who, outpost) => {
    const play = [[outpost, 'space:L1'] as const];
    expect(offered(twoSides({ play, hand: [who] }), 'gold', 'report')).toEqual([]);
    expect(offered(twoSides({ play: [...play, [treaty, 'core:0']], hand: [who] }), 'gold', 'report')).toHaveLength(1);
  });
});
