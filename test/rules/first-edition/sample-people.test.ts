import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay } from './position-text.ts';
import { offered } from './scene.ts';
import { twoSides } from './two-sides.ts';

const all = ({ g }: Stage<FirstEdition>, piece: number) =>
  (['INTEGRITY', 'CUNNING', 'STRENGTH'] as const).map((one) => attributeOf(g, pieceOf(g, piece), one));
const bonus = ({ g }: Stage<FirstEdition>, seat = 0) =>
  (g.players[seat]?.scored ?? []).filter(({ kind }) => kind === 'bonus').map(({ points, card }) => [card, points]);

describe('Lower Decks', () => {
  // Calloway 7 5 3, Data is unique, Albert Einstein a hologram.
  const people = ['Calloway', 'Data', 'Albert Einstein'].map((name) => [name, 'surface:L2'] as const);
  const bare = twoSides({ play: people }, { play: [['Calloway', 'surface:L2']] });

  it('C-SKILL-14: Lower Decks adds 2 to all attributes of its player’s universal personnel, except holograms', () => {
    const stage = twoSides({ play: people, hand: ['Lower Decks'] }, { play: [['Calloway', 'surface:L2']] });
    stage.does('gold', 'play:lower-decks:core:0');
    expect(all(stage, 1)).toEqual([9, 7, 5]);
    for (const other of [2, 3, 4]) expect(all(stage, other)).toEqual(all(bare, other));
  });

  it('C-SKILL-22: a second copy or another printing of Lower Decks adds nothing', () => {
    for (const title of ['Lower Decks', 'Lower Decks (Voyager)']) {
      const stage = twoSides({ play: [...people, ['Lower Decks', 'core:0'], [title, 'core:0']] });
      expect(all(stage, 1)).toEqual([9, 7, 5]);
    }
  });
});

describe('special download icons on sample cards', () => {
  const losta = (...more: [string, CardPlace][]) =>
    offered(
      twoSides({
        missions: ['Investigate Disturbance', 'First Contact'],
        play: [['Losta', more.length === 0 ? 'surface:L1' : 'surface:L2'], ...more],
        deck: ['Lower Decks', 'Spock'],
      }),
      'gold',
      'download',
    );

  it('C-DOWNLOAD-10: Losta can download Lower Decks on Boreth, or with any Kahless', () => {
    expect(losta()).toEqual(['download:1:0']);
    expect(losta(['Kahless', 'surface:L2'])).toEqual(['download:1:0']);
    expect(losta(['Kahless (The Next Generation)', 'surface:L2'])).toEqual(['download:1:0']);
    expect(losta(['Kurn', 'surface:L2'])).toEqual([]);
  });

  it('C-DOWNLOAD-10: James T. Kirk can download any Captain’s Order, but no other card', () => {
    const stage = twoSides({ play: [['James T. Kirk', 'surface:L2']], deck: ['Lower Decks', 'Red Alert!', 'Spock'] });
    stage.does('gold', 'download:1:0');
    expect(offered(stage, 'gold')).toEqual(['get:lower-decks:core:0']);
  });

  it('C-DOWNLOAD-10: the U.S.S. Enterprise-A can download James T. Kirk', () => {
    const play = inPlay('L1: U.S.S. Enterprise-A; table: Alternate Universe Door');
    const stage = twoSides({ play, deck: ['James T. Kirk', 'Spock'] }).does('gold', 'download:1:0');
    stage.does('gold', 'get:james-t-kirk:aboard:1');
    expect(stage.g.pieces[3]).toMatchObject({ card: 'james-t-kirk', at: 'aboard:1' });
  });
});

describe('James T. Kirk', () => {
  const solved = (who: string, mission = 'First Contact') => {
    const people = [who, 'Sarek', 'Tam Elbrun', 'Data', 'Spock'].map((name) => [name, 'surface:L1'] as const);
    return twoSides({ missions: [mission], play: people }).does('gold', 'attempt:L1:team-1');
  };

  it('C-MISSION-17: James T. Kirk scores 5 points when he helps to solve a mission', () => {
    const stage = solved('James T. Kirk');
    expect(stage.g.locations['L1']?.solved).toBe(0);
    expect(bonus(stage)).toEqual([['james-t-kirk', 5]]);
  });

  it('C-MISSION-17: James T. Kirk scores nothing if the mission needs none of his skills', () => {
    // Excavation needs Archaeology, or more CUNNING than they have.
    const people = ['James T. Kirk', 'Jean-Luc Picard'].map((name) => [name, 'surface:L1'] as const);
    const stage = twoSides({ missions: ['Excavation'], play: people }).does('gold', 'attempt:L1:team-1');
    expect(stage.g.locations['L1']?.solved).toBe(0);
    expect(bonus(stage)).toEqual([]);
  });
});
