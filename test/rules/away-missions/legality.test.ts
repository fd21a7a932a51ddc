import { describe, expect, it } from 'vitest';
import { cannotMove } from '../../../src/games/away-missions/chapters/activation/legality.ts';
import { layoutOf } from '../../../src/games/away-missions/chapters/area/layout.ts';
import { reachable } from '../../../src/games/away-missions/chapters/area/paths.ts';
import { steps } from '../../../src/games/away-missions/chapters/attacks/ratings.ts';
import { characterOf } from '../../../src/games/away-missions/chapters/characters/find.ts';
import { gone, play, standing } from '../../support/away-case.ts';

describe('reasons why an Action isn’t possible', () => {
  it('M-MOVE-01 M-MOVE-02 M-MOVE-04: a move is refused if and only if it isn’t offered', () => {
    const patch = standing({ riker: 'A5', worf: 'C5', data: 'C5', one: 'B6', two: 'D6' });
    const { g } = play({ patch });
    const riker = characterOf(g, 'riker');
    const offered = reachable(g, riker, steps(g, riker)).map(({ space }) => space);
    const allowed = layoutOf(g)
      .spaces.map(({ id }) => id)
      .filter((space) => cannotMove(g, riker, space) === null);
    expect(allowed.sort()).toEqual(offered.sort());
  });

  it('M-MOVE-01 M-MOVE-02: a refused move gets the most specific reason', () => {
    const patch = { ...standing({ riker: 'A5', one: 'B6', two: 'B5' }), 'characters.two.stun': 2 };
    const stage = play({ patch }).does('federation', 'activate:riker');
    expect(stage.refuses('federation', 'move:A5')).toEqual({ text: 'Riker is already in A5.', rule: 'M-MOVE-01' });
    for (const space of ['B6', 'B5']) {
      const text = `A hostile character is in ${space}, so no move can end there.`;
      expect(stage.refuses('federation', `move:${space}`)).toEqual({ text, rule: 'M-MOVE-02' });
    }
  });

  it('M-ATK-04: a character that is out of the game can’t be a target', () => {
    const patch = { ...standing({ riker: 'A5' }), ...gone('two') };
    const stage = play({ patch }).does('federation', 'activate:riker');
    expect(stage.refuses('federation', 'attack:two:type-2-phaser')).toEqual({
      text: 'Two of Five is not in the mission area.',
      rule: 'M-ATK-04',
    });
  });

  it('M-ACTV-03: only a Mission card in the player’s own hand can be swapped', () => {
    const decks = { 'federation.hand': ['no-one-left-behind'] };
    const stage = play({ decks }).does('federation', 'activate:riker');
    expect(stage.offers('federation', 'swap')).toBe(true);
    expect(stage.refuses('federation', 'swap:hold-the-ship').rule).toBe('M-ACTV-03');
  });
});
