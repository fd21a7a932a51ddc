import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { payments } from '../../../src/games/frontiers/chapters/data/data.ts';
import type { COLOURS } from '../../../src/games/frontiers/content/colours.ts';
import { DIE_FACES } from '../../../src/games/frontiers/content/dice.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { inTurn, playable, playing } from './support/plays.ts';
import { deal, position } from './support/position.ts';

/** The ways to pay this data in the player’s own turn. */
function ways(g: Frontiers, ...needs: (typeof COLOURS)[number][]): string[] {
  return payments(g, 0, needs).map(({ key }) => key);
}

function withCore(...core: Frontiers['core']): Frontiers {
  const g = inTurn(position({ players: 2 }));
  g.core = core;
  return g;
}

describe('data', () => {
  it('F-DATA-01 F-OPEN-10: a die has three basic and three special colors, one on each face', () => {
    expect([...DIE_FACES].sort()).toEqual(['black', 'blue', 'gold', 'purple', 'red', 'white']);
  });

  it('F-DATA-06: white data pays for basic colors, but not for purple or black', () => {
    const g = withCore('white');
    expect(ways(g, 'red')).toEqual(['die-white']);
    expect(ways(g, 'gold')).toEqual(['die-white']);
    expect(ways(g, 'black')).toEqual([]);
    expect(ways(g, 'purple')).toEqual([]);
  });

  it('F-DATA-07 F-DATA-11: purple and black data pay only for their own color', () => {
    const g = withCore('purple', 'black');
    expect(ways(g, 'red')).toEqual([]);
    expect(ways(g, 'purple')).toEqual(['die-purple']);
    expect(ways(g, 'black')).toEqual(['die-black']);
  });

  it('F-DATA-12: a player may take one Core die per turn, and more with an effect', () => {
    const g = withCore('red', 'blue');
    expect(ways(g, 'red', 'blue')).toEqual([]);
    playerOf(g, 0).lasting.push({ modifier: { kind: 'dice', more: 1 }, until: 'turn' });
    expect(ways(g, 'red', 'blue')).toEqual(['die-blue+die-red']);
  });

  it('F-DATA-13: a taken die stays with the player and can pay later', () => {
    const g = withCore('red', 'red');
    playing(g, 'die:red');
    expect(g.core).toEqual(['red']);
    expect(playable(g, 0, 'move').filter((key) => key.startsWith('die'))).toEqual([]);
    expect(ways(g, 'red')).toEqual(['own-red']);
  });

  it('F-DATA-03 F-DATA-04: a crystal can pay for its color at any time in the turn and is then lost', () => {
    const g = withCore();
    playerOf(g, 0).crystals.red = 1;
    deal(g, 0, 'open-fire');
    playing(g, 'play:open-fire:strong:crystal-red', { moment: 'attack' });
    expect(playerOf(g, 0).crystals.red).toBe(0);
    expect(playerOf(g, 0).points.close.normal).toBe(4);
  });

  it('F-DATA-08 F-DATA-13: a purple die is rolled immediately and used in its new color', () => {
    const g = withCore('purple', 'gold');
    playing(g, 'die:purple:roll', { dice: [1] });
    expect(playerOf(g, 0).dice).toEqual([{ colour: 'red', used: false }]);
    expect(ways(g, 'red')).toEqual(['own-red']);
  });

  it('F-DATA-09 F-OPEN-11: a die that shows purple again counts as the turn’s die and returns unused', () => {
    const g = withCore('purple', 'gold');
    playing(g, 'die:purple:roll', { dice: [DIE_FACES.indexOf('purple') + 1] });
    expect(ways(g, 'purple')).toEqual([]);
    expect(ways(g, 'gold')).toEqual([]);
    expect(playerOf(g, 0).dice).toEqual([]);
    expect(g.core).toContain('purple');
  });

  it('F-OPEN-12: a purple die that comes up white or black is used as that color', () => {
    const white = withCore('purple');
    playing(white, 'die:purple:roll', { dice: [DIE_FACES.indexOf('white') + 1] });
    expect(ways(white, 'blue')).toEqual(['own-white']);
    const black = withCore('purple');
    playing(black, 'die:purple:roll', { dice: [DIE_FACES.indexOf('black') + 1] });
    expect(ways(black, 'black')).toEqual(['own-black']);
  });

  it('F-DATA-10: a purple die that isn’t rolled stays purple for the turn', () => {
    const g = withCore('purple');
    playing(g, 'die:purple');
    expect(playable(g, 0, 'move').filter((key) => key.startsWith('die'))).toEqual([]);
    expect(ways(g, 'red')).toEqual([]);
    expect(ways(g, 'purple')).toEqual(['own-purple']);
  });

  it('F-VARIANT-14: with friendly data, a white die doesn’t pay for red while the Core has a red die', () => {
    const g = withCore('white', 'red');
    expect(ways(g, 'red')).toContain('die-white');
    g.options.friendlyData = true;
    expect(ways(g, 'red')).toEqual(['die-red']);
    expect(ways(g, 'blue')).toEqual(['die-white']);
    // A white token isn’t a die.
    playerOf(g, 0).data.white = 1;
    expect(ways(g, 'red')).toEqual(['token-white', 'die-red']);
  });

  it('F-VARIANT-15: with friendly data, Insight can’t set a white die while the Core has other dice', () => {
    const g = withCore('white', 'red', 'blue');
    g.options.friendlyData = true;
    deal(g, 0, 'insight');
    const drive = playing(g, 'play:insight:strong:die-blue');
    expect(drive.keys('set:white')).toEqual([]);
    expect(drive.keys('set:red').length).toBeGreaterThan(0);
    const alone = withCore('white', 'white', 'blue');
    alone.options.friendlyData = true;
    deal(alone, 0, 'insight');
    expect(playing(alone, 'play:insight:strong:die-blue').keys('set:white').length).toBeGreaterThan(0);
  });

  it('F-DATA-14: a die that an effect sets returns to the Core as it was set, and doesn’t count as the turn’s die', () => {
    const g = withCore('red', 'blue', 'gold');
    deal(g, 0, 'insight');
    playing(g, 'play:insight:strong:die-blue', { answers: ['set:red-black'] });
    const player = playerOf(g, 0);
    expect(player.data.black).toBe(2);
    expect(player.dice).toEqual([
      { colour: 'blue', used: true },
      { colour: 'black', used: true, fixed: true },
    ]);
  });
});
