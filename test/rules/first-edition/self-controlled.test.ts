import { describe, expect, it } from 'vitest';
import { shipBattleOffers } from '../../../src/games/first-edition/chapters/battle/ship-offers.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, happened, offered, type Side } from './scene.ts';
import { ends, twoSides } from './two-sides.ts';

const bonus = ({ g }: Stage<FirstEdition>, seat: number) =>
  (g.players[seat]?.scored ?? []).filter(({ kind }) => kind === 'bonus').map(({ points, card }) => [card, points]);
const alive = ({ g }: Stage<FirstEdition>) => Object.keys(g.pieces).map(Number);

/** Piece 1, seeded by Blue and encountered by Gold. L1 to L5 have spans 3, 2, 2, 5, 3, and it goes to L5. */
const borg = (where: string, more: Partial<AnyPiece> = {}): Row => [
  'Borg Ship',
  `at:${where}`,
  { owner: 1, seat: 0, goal: 'L5', ...more },
];
/** The Borg Ship, Gold’s cards from piece 2 on, then Blue’s cards. */
const beside = (own: readonly Row[], blue: Side = {}, lone: Row = borg('L1'), more: Side = {}) =>
  twoSides({ play: [lone, ...own], ...more }, blue);
const OBERTH: Row = ['U.S.S. Oberth', 'space:L1'];

describe('C-SHIPBAT-18: encountered Borg Ships', () => {
  const meets = (location: string, missions: readonly string[], blue: Side, own: readonly Row[] = []) => {
    const crew = own.length + 1;
    const play: Row[] = [...own, ['U.S.S. Oberth', `space:${location}`], ['Calloway', `aboard:${crew}`]];
    const stage = twoSides({ missions, play }, { seeds: { [location]: ['Borg Ship'] }, ...blue });
    return stage.does('gold', `attempt:${location}:${crew}`);
  };
  const GOLD = ['Study Pulsar', 'First Contact', 'Explore Dyson Sphere'];

  it('C-SPACELINE-09 C-DILEMMA-08: a Borg Ship goes to the far end and moves to the other end, and the attempt continues', () => {
    const stage = meets('L1', GOLD, {});
    expect(stage.g.pieces[3]).toMatchObject({ at: 'at:L5', goal: 'L1', owner: 1 });
    expect(happened(stage)).toContain('can’t solve');
    expect(stage.g.pieces[2]?.stopped).toBeUndefined();
    expect(bonus(stage, 0)).toEqual([]);
  });

  it('C-SPACELINE-09: the opponent of a Borg Ship’s owner chooses the end if both are equally far', () => {
    const missions = ['Diplomacy Mission', 'Avert Disaster', 'Study Pulsar'];
    const stage = meets('L3', missions, { missions: ['Covert Installation', 'Reported Activity'] });
    expect(offered(stage, 'gold')).toEqual(['to:L1', 'to:L5']);
    stage.does('gold', 'to:L1');
    expect(stage.g.pieces[3]).toMatchObject({ at: 'at:L1', goal: 'L5' });
  });

  it('each owner can keep only one Borg Ship in play, as the card’s text says', () => {
    const stage = meets('L1', GOLD, {}, [borg('L4')]);
    expect(offered(stage, 'blue')).toEqual(['who:1', 'who:4']);
    stage.does('blue', 'who:1');
    expect(alive(stage)).toEqual([2, 3, 4]);
    expect(stage.g.players[1]?.discard).toEqual(['borg-ship']);
    // The opponent’s Borg Ship doesn’t count.
    const both = meets('L1', GOLD, {}, [borg('L4', { owner: 0 })]);
    expect([alive(both), both.match.pending(1)]).toEqual([[1, 2, 3, 4], null]);
  });
});

describe('C-SHIPBAT-18: a Borg Ship’s turns', () => {
  it('a Borg Ship has RANGE 8, WEAPONS 24 and SHIELDS 24, and rotation damage leaves RANGE 5', () => {
    expect(cardOf('borg-ship')).toMatchObject({ RANGE: { value: 8 }, WEAPONS: { value: 24 }, SHIELDS: { value: 24 } });
    const { g } = beside([], {}, borg('L1', { damaged: true }));
    const figures = (['RANGE', 'WEAPONS', 'SHIELDS'] as const).map((one) => attributeOf(g, pieceOf(g, 1), one));
    expect(figures).toEqual([5, 24, 24]);
  });

  it('C-SHIPBAT-17 C-SHIPBAT-06: a Borg Ship uses all its WEAPONS against each ship', () => {
    const stage = beside([OBERTH, ['Runabout', 'space:L1'], ['Calloway', 'aboard:2']]);
    stage.does('gold', 'end:turn').does('gold');
    expect(happened(stage)).toContain('fires at U.S.S. Oberth: ATTACK 24, DEFENSE 7, a direct hit');
    expect(happened(stage)).toContain('fires at Runabout: ATTACK 24, DEFENSE 5, a direct hit');
    expect(alive(stage)).toEqual([1]);
  });
  it('C-CLOAK-02 C-MOVE-16: a Borg Ship doesn’t attack cloaked and landed ships', () => {
    const stage = beside(inPlay("L1: I.K.S. K'Vort {veiled: cloaked}; surface:L2: Runabout"));
    stage.does('gold', 'end:turn');
    expect(alive(stage)).toEqual([1, 2, 3]);
    expect(stage.g.lastBattle).toBeUndefined();
  });

  it('C-SHIPBAT-02: all ships that are able can return fire, even stopped ones, and they damage a Borg Ship as they would any ship', () => {
    const guns: Row[] = [1, 2, 3].flatMap((_, n): Row[] => inPlay(`L1: I.K.C. Bortas; aboard:${2 + 2 * n}: Kurn`));
    const stage = beside(guns);
    stage.does('gold', 'end:turn');
    expect(offered(stage, 'gold')).toEqual(['who:2', 'who:4', 'who:6']);
    stage.does('gold', 'who:2', 'who:4', 'who:6');
    expect(happened(stage)).toContain('Gold fires at Borg Ship: ATTACK 27, DEFENSE 24, a hit');
    expect(stage.g.pieces[1]?.damaged).toBe(true);
    // C-STOP-04: Stopped ships can also return fire.
    const stopped = beside(guns.map(([name, where]): Row => [name, where, { stopped: 1 }])).does('gold', 'end:turn');
    expect(offered(stopped, 'gold')).toEqual(['who:2', 'who:4', 'who:6']);
    const held = beside(guns).does('gold', 'end:turn').does('gold');
    expect(happened(held)).not.toContain('Gold fires at');
  });

  it('C-SHIPBAT-15: a direct hit by a Borg Ship places four markers if the opponent has a side deck', () => {
    const tactics = ['Target Engines', 'Target Engines', 'Target Engines', 'Target Engines', 'Target Engines'];
    const stage = beside([OBERTH], { play: [['Battle Bridge Door', 'core:1']], tactics });
    stage.does('gold', 'end:turn');
    expect((happened(stage).match(/damage marker on U\.S\.S\. Oberth/g) ?? []).length).toBe(4);
    // Nobody drew a tactic for it.
    expect(happened(stage)).not.toContain('draws a tactic');
  });

  it('C-SHIPBAT-14: players who fight a Borg Ship draw tactics', () => {
    const play = inPlay('L1: I.K.C. Bortas; aboard:2: Kurn; table: Battle Bridge Door');
    const stage = beside(play, {}, borg('L1'), { tactics: ['Pulse Disruptor'] });
    stage.does('gold', 'end:turn').does('gold', 'who:2').does('gold', 'tactic:pulse-disruptor');
    expect(happened(stage)).toContain('Gold fires at Borg Ship: ATTACK 12, DEFENSE 24');
  });

  it('if both players have ships there, a Borg Ship fights two battles, and the current player chooses their order', () => {
    const stage = beside([OBERTH], { play: [['Runabout', 'space:L1']] });
    stage.does('gold', 'end:turn');
    expect(offered(stage, 'gold')).toEqual(['first:0', 'first:1']);
    stage.does('gold', 'first:1');
    const log = happened(stage);
    expect(log.indexOf('attacks Blue’s Runabout')).toBeLessThan(log.indexOf('attacks Gold’s U.S.S. Oberth'));
    expect(alive(stage)).toEqual([1]);
  });

  it('C-MOVE-02: a Borg Ship moves as far as its RANGE reaches, and off the spaceline for 1 RANGE', () => {
    const stage = ends(beside([]), 'gold');
    expect(at(stage, 1)).toBe('at:L3');
    // It spends 5 and 3, so no RANGE is left to leave the spaceline.
    expect(at(ends(stage, 'blue'), 1)).toBe('at:L5');
    ends(stage, 'gold');
    expect(alive(stage)).toEqual([]);
    expect(stage.g.players[1]?.discard).toEqual(['borg-ship']);
    expect(bonus(stage, 0)).toEqual([]);
  });
});

describe('C-SHIPBAT-18: attacks on a Borg Ship', () => {
  const fleet = (count: number, ship = 'I.K.C. Bortas', crew = 'Kurn'): Row[] =>
    Array.from({ length: count }).flatMap((_, n): Row[] => inPlay(`space:L1: ${ship}; aboard:${2 + 2 * n}: ${crew}`));

  it('C-BATTLE-02: ships with a leader can attack a Borg Ship, which fires back at all the attackers but no other ships', () => {
    const stage = beside([...fleet(3), ['Runabout', 'space:L1']]);
    expect(offered(stage, 'gold', 'attack')).toEqual(['attack:all:2:1', 'attack:some:2:1']);
    stage.does('gold', 'attack:some:2:1').does('gold', 'who:2', 'who:4');
    const log = happened(stage);
    expect(log).toContain('Gold fires at Borg Ship: ATTACK 18, DEFENSE 24, a miss');
    expect(log.match(/Borg Ship fires at/g)).toHaveLength(2);
    expect(log).not.toContain('fires at Runabout');
    expect(alive(stage)).toEqual([1, 6, 7, 8]);
    expect(offered(beside([OBERTH, ['Calloway', 'aboard:2']]), 'gold', 'attack')).toEqual([]);
  });

  it('C-BATTLE-05: any affiliation except Borg can attack a Borg Ship', () => {
    expect(offered(beside(fleet(1, 'U.S.S. Galaxy', 'Christopher Hobson')), 'gold', 'attack')).toHaveLength(1);
    const cube = beside(inPlay('L1: Borg Cube; aboard:2: Borg Queen'));
    const whys = shipBattleOffers(cube.g, 0).map(({ why }) => why?.().rule);
    expect(whys).toEqual(['C-SHIPBAT-18']);
  });

  it('C-DILEMMA-19: a Borg Ship scores its points for the player who destroys it in battle', () => {
    const stage = twoSides({ play: [borg('L1', { seat: 1, damaged: true }), ...fleet(3)] }).does(
      'gold',
      'attack:all:2:1',
    );
    expect(happened(stage)).toContain('ATTACK 27, DEFENSE 24, a hit');
    expect(bonus(stage, 0)).toEqual([['borg-ship', 15]]);
    expect(stage.g.players[0]?.bonus).toEqual([{ card: 'borg-ship', owner: 1 }]);
    expect(stage.g.pieces[1]).toBeUndefined();
    expect(stage.g.players[1]?.discard).toEqual([]);
  });

  it('C-BATTLE-08: an attack on a Borg Ship stops the ships that fought, but the Borg Ship still acts at the end of the turn', () => {
    const galaxy: Row[] = [...fleet(1, 'U.S.S. Galaxy', 'Christopher Hobson'), ['Ablative Armor', 'aboard:2']];
    const stage = beside(galaxy).does('gold', 'attack:all:2:1');
    expect(happened(stage)).toContain('DEFENSE 9, a hit');
    expect([2, 3].map((one) => stage.g.pieces[one]?.stopped)).toEqual([1, 1]);
    expect(at(stage.does('gold', 'end:turn').does('gold'), 1)).toBe('at:L3');
  });
});

describe('Hugh', () => {
  const asked = (more: Side = {}) =>
    beside([OBERTH, ['Calloway', 'aboard:2']], { hand: ['Hugh'], ...more })
      .orders('blue', { also: ['ship-battle'] })
      .does('gold', 'end:turn');
  const held = (more: Side = {}) => asked(more).does('gold');

  it('C-RESPONSE-07 C-BATTLE-08: Hugh nullifies an attack by a Borg Ship, and everyone is stopped as if they had fought', () => {
    const stage = held();
    expect(offered(stage, 'blue')).toEqual(['answer:hugh', 'pass']);
    stage.does('blue', 'answer:hugh');
    expect(alive(stage)).toEqual([1, 2, 3]);
    expect(happened(stage)).toContain('Stopped: U.S.S. Oberth.');
    expect(stage.g.pieces[2]?.damaged).toBeUndefined();
    expect(stage.g.players[1]?.discard).toEqual(['hugh']);
    // The Borg Ship still moves.
    expect(at(stage, 1)).toBe('at:L3');
  });

  it('C-TURN-18: Hugh nullifies all attacks of a Borg Ship this turn, but not in the next turn', () => {
    const stage = asked({ play: 'L1: Runabout; L3: Runabout' });
    stage.does('gold', 'first:0').does('gold').does('blue', 'answer:hugh');
    expect(alive(stage)).toEqual([1, 2, 3, 4, 5]);
    stage.does('blue', 'end:turn');
    expect(alive(stage)).toEqual([1, 2, 3, 4]);
  });

  it('C-RESPONSE-06: Hugh can’t nullify an attack on a Borg Ship', () => {
    const play = inPlay('L1: I.K.C. Bortas; aboard:2: Kurn');
    const stage = beside(play, { hand: ['Hugh'] }).orders('blue', { also: ['ship-battle'] });
    stage.does('gold', 'attack:all:2:1');
    expect(offered(stage, 'blue')).toEqual(['pass']);
  });

  it('C-LEAVE-06: Hugh discards all Rogue Borg of both players at one location', () => {
    const rogue = (ship: number): Row => ['Rogue Borg Mercenaries', `on:${ship}`];
    const stage = twoSides(
      { play: [OBERTH, ['Runabout', 'space:L2'], rogue(1), rogue(2)], hand: ['Hugh'] },
      { play: [['Crosis', 'on:1']] },
    );
    expect(offered(stage, 'gold', 'play')).toHaveLength(2);
    stage.does('gold', 'play:hugh:on:5');
    expect(alive(stage)).toEqual([1, 2, 4]);
  });
});
