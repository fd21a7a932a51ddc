import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../../src/games/first-edition/chapters/points/score.ts';
import { isCommanded } from '../../../src/games/first-edition/chapters/skills/commander.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay } from './position-text.ts';
import { at, offered } from './scene.ts';
import { alive, ends, twoSides } from './two-sides.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const points = ({ g }: Stage<FirstEdition>) => [pointsOf(g, 0), pointsOf(g, 1)];

describe('Picard Maneuver', () => {
  const gold = (ship: string, ...who: string[]) => ({
    play: [
      ...inPlay(`space:L1: ${ship}; table: Battle Bridge Door`),
      ...[...who, 'Sunad', 'Vekor'].map((name) => [name, 'aboard:1'] as const),
    ],
    tactics: ['Picard Maneuver', 'Target Engines', 'Target Engines', 'Target Engines', 'Target Engines'],
  });
  const blue = (id: number) => ({ play: `L1: I.K.C. Bortas; aboard:${id}: Kurn` });
  /** Gold attacks, and is fired at: WEAPONS 9 against less SHIELDS. */
  const attack = (ship: string, who: string, seed = 'seed') => {
    const stage = twoSides(gold(ship, who), blue(6), seed);
    stage.does('gold', 'attack:all:1:6').does('blue', 'fire:1');
    return stage.does('gold', 'enough').does('gold', 'tactic:picard-maneuver');
  };
  const spared = (ship: string, who: string) =>
    SEEDS.filter((seed) => attack(ship, who, seed).g.pieces[1]?.damaged === undefined).length;

  it('C-SHIPBAT-16 C-SKILL-28: Picard Maneuver with the matching commander aboard avoids all damage half the time', () => {
    const escaped = spared("I.K.C. Hegh'ta", 'Kurn');
    expect(escaped).toBeGreaterThan(0);
    expect(escaped).toBeLessThan(SEEDS.length);
    // K’Temoc is the matching commander by his own lore.
    expect(spared("I.K.C. T'Ong", "K'Temoc")).toBe(escaped);
  });

  it('C-SKILL-28: another version or another personnel isn’t the matching commander for Picard Maneuver', () => {
    expect(spared("I.K.C. Hegh'ta", 'Captain Korok')).toBe(0);
    expect(spared('I.K.C. Vorn', 'Kang')).toBe(0);
    expect(spared('I.K.C. Lukara', 'Captain Kang')).toBe(0);
    // The lore of the ship gives a rank, and means him by his name.
    const led = (who: string, more = {}) => {
      const { g } = twoSides({
        play: [
          ['U.S.S. Sutherland', 'space:L1'],
          [who, 'aboard:1', more],
        ],
      });
      return isCommanded(g, pieceOf(g, 1));
    };
    expect([led('Data'), led('Commander Data'), led('Data', { captive: 'held' })]).toEqual([true, false, false]);
  });

  it('C-SHIPBAT-16: Picard Maneuver gives a defender no chance to avoid damage', () => {
    const held = SEEDS.filter((seed) => {
      const stage = twoSides(gold("I.K.C. Hegh'ta", 'Kurn'), blue(6), seed);
      stage.does('gold', 'end:turn').does('blue', 'attack:all:6:1').does('gold', 'fire:6');
      stage.does('gold', 'enough').does('gold', 'tactic:picard-maneuver');
      return stage.g.pieces[1]?.damaged === undefined;
    });
    expect(held).toEqual([]);
  });

  it('C-SHIPBAT-13: Picard Maneuver used as damage lets its player download a fire or a breach to the ship', () => {
    const stage = twoSides(
      {
        play: 'L1: I.K.C. Bortas [Kurn]; table: Battle Bridge Door',
        tactics: ['Target Engines', 'Picard Maneuver', 'Target Engines'],
        deck: ['Spock', 'Plasma Fire', 'Warp Core Breach', 'Red Alert!'],
      },
      { play: 'L1: U.S.S. Stargazer [Calloway]' },
    );
    stage.does('gold', 'attack:all:1:4').does('blue', 'hold').does('gold', 'enough').does('gold', 'none');
    expect(offered(stage, 'gold')).toEqual(['get:plasma-fire:on:4', 'get:warp-core-breach:on:4', 'none']);
    stage.does('gold', 'get:plasma-fire:on:4');
    expect(Object.values(stage.g.pieces).filter(({ card }) => card === 'plasma-fire')).toMatchObject([{ at: 'on:4' }]);
  });
});

describe('Arbiter of Succession', () => {
  const PLAY = 'play:arbiter-of-succession:at:L2';
  const fight = (people: readonly string[], others: readonly string[] = [], ...more: [string, CardPlace][]) =>
    twoSides(
      {
        play: [...people.map((name): [string, CardPlace] => [name, 'surface:L2']), ...more],
        hand: ['Arbiter of Succession'],
      },
      { play: others.map((name): [string, CardPlace] => [name, 'surface:L2']) },
    );

  it('C-PERSBAT-06: Arbiter of Succession makes the two strongest Klingon leaders there fight, and the weaker one dies', () => {
    // STRENGTH 8, 6 and 9. A personnel who isn’t a leader or a Klingon doesn’t take part.
    const stage = fight(['Captain Koloth', 'Apella', 'Data'], ['Captain Korok', 'Kromm']).does('gold', PLAY);
    expect(alive(stage)).not.toContain(1);
    expect(alive(stage)).toContain(2);
    expect(at(stage, 6)).toBe('on:4');
    expect(points(stage)).toEqual([10, 0]);
    // C-BATTLE-08.
    expect(stage.g.pieces[4]?.stopped).toBe(stage.g.turns);
  });

  it('C-PERSBAT-06: if the leaders have equal STRENGTH, Arbiter of Succession is discarded and nobody wins', () => {
    const stage = fight(['Captain Koloth'], ['Captain Kang']).does('gold', PLAY);
    expect(alive(stage)).toEqual([1, 2]);
    expect(points(stage)).toEqual([0, 0]);
    expect(stage.g.players[0]?.discard).toEqual(['arbiter-of-succession']);
  });

  it('C-OPEN-27: the player of Arbiter of Succession chooses among equally strong leaders', () => {
    const stage = fight(['Captain Korok', 'Captain Koloth', 'Captain Kang']).does('gold', PLAY);
    expect(offered(stage, 'gold')).toEqual(['rivals:1:2', 'rivals:1:3']);
    stage.does('gold', 'rivals:1:3');
    expect(alive(stage)).toEqual([1, 2, 4]);
  });

  it('C-TYPES-11: Arbiter of Succession nullifies Klingon Civil War', () => {
    const stage = fight(['Captain Koloth', 'Apella'], [], ['Klingon Civil War', 'core:0']).does('gold', PLAY);
    expect(stage.g.players[0]?.discard).toEqual(['klingon-civil-war', 'apella']);
  });

  it('C-POINTS-03: the points for Arbiter of Succession go to the opponent when the winner is killed', () => {
    const stage = fight(['Captain Koloth', 'Apella'], ['Tomalak', 'Sela', 'Mendak']).does('gold', PLAY);
    expect(points(stage)).toEqual([10, 0]);
    ends(stage, 'gold');
    stage.does('blue', 'fight:3:1');
    expect(alive(stage)).not.toContain(1);
    expect(points(stage)).toEqual([0, 10]);
  });

  it('C-UNIQ-04: Arbiter of Succession can’t be played beside another copy or without two leaders', () => {
    expect(
      offered(fight(['Captain Koloth', 'Apella'], [], ['Arbiter of Succession', 'on:1']), 'gold', 'play:'),
    ).toEqual([]);
    expect(offered(fight(['Captain Koloth', 'Data']), 'gold', 'play:')).toEqual([]);
    expect(offered(fight(['Captain Koloth', 'Apella']), 'gold', 'play:')).toEqual([PLAY]);
  });
});
