import { describe, expect, it } from 'vitest';
import {
  attack,
  choose,
  cover,
  damage,
  friends,
  grant,
  heal,
  hostiles,
  mark,
  modifier,
  move,
  pick,
  place,
  points,
  recover,
  salvage,
  search,
  spend,
  strip,
  stun,
  swap,
  way,
} from '../../../src/games/away-missions/effects/build.ts';
import { members } from '../../../src/games/away-missions/effects/groups.ts';
import { scopeOf } from '../../../src/games/away-missions/effects/scope.ts';
import type { Effect } from '../../../src/games/away-missions/effects/union.ts';
import { carriesOut, gone, play, standing } from '../../support/away-case.ts';

describe('card effects', () => {
  it('M-PLAY-28: bonus points stay with the Mission that earned them, and without a Mission they become Bonus Points tokens', () => {
    expect(carriesOut([points(5)]).g.players[0]).toMatchObject({ bonusPoints: 5, scored: [] });
    const decks = { 'federation.scored': ['hold-the-ship', 'treat-the-wounded'] };
    const { g } = carriesOut([points(5)], { decks }, { card: 'hold-the-ship' });
    expect(g.players[0]?.scored.map(({ bonus }) => bonus)).toEqual([5, 0]);
    expect(g.players[0]?.bonusPoints).toBe(0);
  });

  it('M-PLAY-07 M-PLAY-19: if there is no character to choose, the remaining effects are skipped unless the choice is optional', () => {
    const stunned = hostiles({ is: 'stunned' });
    const player = (optional: boolean) =>
      carriesOut([pick('one', stunned, optional), points(5)]).settled().g.players[0];
    expect(player(false)?.bonusPoints).toBe(0);
    expect(player(true)?.bonusPoints).toBe(5);
  });

  const ABOUT_ONE: Effect[] = [
    damage(1, 'one'),
    stun('one'),
    heal(1, 'one'),
    recover(1, 'one'),
    cover('one'),
    { do: 'ready', who: 'one' },
    { do: 'assimilate', who: 'one' },
    strip('one'),
    swap('self', 'one'),
    swap('one', 'self'),
    move({ who: 'one' }),
    attack({ who: 'one' }),
    attack({ target: 'one' }),
    place({ lift: true }, 'one'),
    mark('character', 'one'),
    mark('space'),
    grant(modifier('attack', 1), 'one', 'round'),
  ];

  it.each(ABOUT_ONE.map((effect) => ({ name: effect.do, effect })))(
    'M-DMG-04 M-PLAY-07: $name does nothing to a character who left the game or wasn’t chosen, and the card continues',
    ({ effect }) => {
      const patch = { ...standing({ riker: 'C5', two: 'D5' }), ...gone('worf') };
      for (const bound of [{ one: 'worf' }, {}]) {
        const { match, g } = carriesOut([effect, points(5)], { patch }, { bound });
        expect([match.state.over === null, g.players[0]?.bonusPoints, g.lasting]).toEqual([false, 5, []]);
        expect(g.characters['worf']).toEqual(play({ patch }).g.characters['worf']);
      }
    },
  );

  it('M-PLAY-07: if there is nothing to take, choose or return, nobody is asked, and the card continues', () => {
    const none: Effect[] = [
      salvage('support', 'equipment'),
      strip('self'),
      { do: 'revive', place: { lift: true } },
      choose(way('Search', search('support', 'implant'))),
    ];
    for (const effect of none) expect(carriesOut([effect, points(5)]).g.players[0]?.bonusPoints).toBe(5);
  });

  it('M-TIME-01 M-MOVE-08: a drone doesn’t return if there is no free space for it', () => {
    // No character was chosen, so there is no space next to one.
    const stage = carriesOut(
      [{ do: 'revive', place: { near: 'one' } }],
      { patch: gone('two') },
      { seat: 1, card: 'replacement-drone' },
    );
    stage.does('borg', 'return:two');
    expect(stage.g.characters['two']).toMatchObject({ where: 'out', space: null, activated: false });
  });

  it('M-CARD-08 M-PLAY-16: a card that was already discarded isn’t discarded a second time', () => {
    const twice = (after: Effect) => {
      const stage = carriesOut([spend(), after], { decks: { 'riker.equipment': ['scanner'] } }, { card: 'scanner' });
      return [stage.g.players[0]?.discards.support, stage.g.characters['riker']?.equipment];
    };
    expect(twice(spend())).toEqual([['scanner'], []]);
    expect(twice({ do: 'recycle' })).toEqual([['scanner'], []]);
  });

  it('M-PLAY-09: “another” excludes the characters that the card has already referred to', () => {
    const { g } = play();
    const scope = { ...scopeOf(0, 'make-it-so', 'riker'), bound: { one: 'shelby', two: 'data' } };
    expect(members(g, scope, friends({ other: true })).map(({ id }) => id)).toEqual(['worf']);
    const foe = { ...scope, bound: { foe: 'worf' } };
    expect(members(g, foe, friends({ other: true })).map(({ id }) => id)).toEqual(['shelby', 'data']);
  });
});
