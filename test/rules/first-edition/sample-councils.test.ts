import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../../src/games/first-edition/chapters/points/score.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { showsIcon } from '../../../src/games/first-edition/content/probes.ts';
import { ruleOf } from '../../../src/games/first-edition/content/rules.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { happened, id, offered, type Side, scene } from './scene.ts';
import { alive, DECK, ends, twoSides } from './two-sides.ts';

describe('Sniper', () => {
  const OWN = inPlay('L2: Kurn, Klingon Disruptor');
  /** STRENGTH 6 and 7 against 10: the loser is stunned. */
  const FOES = inPlay('L2: Bochra, Mendak');
  const shot = (top: string, { own = OWN, foes = FOES, copies = 1, at = 'L2' } = {}) => {
    const play = [...own, ...Array.from({ length: copies }, (): Row => ['Sniper', 'core:0'])];
    const place = (rows: readonly Row[]) =>
      rows.map(([title, where]): Row => [title, where.replace('L2', at) as CardPlace]);
    return twoSides({ play: place(play), deck: [top, 'Sunad', 'Sunad', 'Sunad'] }, { play: place(foes) });
  };
  const first = (stage: Stage<FirstEdition>, foe: number) => stage.does('gold', `fight:1:${foe}`);

  it('C-SCOUT-04 C-PERSBAT-03: a probe by Sniper decides the target’s fate, and the probed card goes under the deck', () => {
    const wounded = first(shot('Divok'), 4);
    expect(offered(wounded, 'gold')).toEqual(['who:4', 'who:5']);
    wounded.does('gold', 'who:5');
    expect(happened(wounded)).toContain('Mendak is mortally wounded');
    // Mendak dies of his wounds, and one opponent at random.
    expect(alive(wounded)).toEqual([1, 2, 3]);
    expect(wounded.g.players[0]?.deck).toEqual(['sunad', 'sunad', 'sunad', 'divok']);
    const stunned = first(shot('Amanda Rogers'), 4).does('gold', 'who:5');
    expect(happened(stunned)).toContain('Mendak is stunned');
    expect(alive(stunned)).toHaveLength(4);
    // STRENGTH 8 doesn’t stun 8, so only Sniper could stun Taul.
    const equals = { own: inPlay("L2: B'iJik, Klingon Disruptor"), foes: inPlay('L2: Bochra, Taul') };
    const spotted = first(shot('Bok', equals), 4).does('gold', 'who:5');
    expect(spotted.g.players[0]?.discard).toEqual(['sniper']);
    expect(happened(spotted)).not.toMatch(/Taul is (stunned|mortally wounded)/);
  });

  it('C-SCOUT-04: the first listed icon anywhere on the probed card decides the result', () => {
    const icons = (title: string) =>
      ['Stf', 'KW', 'Equipment', 'Maq', 'Objective', 'Interrupt', 'Doorway', 'AU', 'Fed', 'Fer', 'Bor', 'Cmd'].filter(
        (icon) => showsIcon(cardOf(id(title)), icon),
      );
    expect(icons('Calloway')).toEqual(['Fed']);
    expect(icons('Medical Kit')).toEqual(['Equipment']);
    // Icons in a ship’s staffing, a special download or a text count or don’t count, as here.
    expect(icons("I.K.C. Gr'oth")).toEqual(['AU']);
    expect(icons('U.S.S. Excelsior')).toContain('Stf');
    expect(icons('Alternate Universe Door')).toEqual(['Doorway', 'AU']);
    expect(icons('Raise the Stakes')).toEqual([]);
    // Baht is Ferengi, and has a Staff icon, which comes first.
    const stage = first(shot('Baht'), 4).does('gold', 'who:5');
    expect(happened(stage)).toMatch(/probes: Baht, Stf/);
  });

  it('C-SCOUT-04: several copies of Sniper probe one after another', () => {
    const stage = first(shot('Divok', { copies: 2 }), 5);
    stage.does('gold', 'who:6').does('gold', 'who:6');
    expect(happened(stage).match(/Gold probes/g)).toHaveLength(2);
  });

  it('C-TYPES-18: Sniper works only in its player’s attacks on planets, and only with a phaser or disruptor present', () => {
    const quiet = (stage: Stage<FirstEdition>) => {
      expect(happened(stage)).toContain('Everyone who fought is stopped');
      expect(happened(stage)).not.toContain('probes');
    };
    quiet(first(shot('Divok', { own: OWN.slice(0, 1) }), 3));
    quiet(
      first(
        shot('Divok', {
          own: inPlay("L2: Kurn, Bat'leth"),
        }),
        4,
      ),
    );
    const other = shot('Divok', { foes: [...FOES, ['Romulan Disruptor', 'surface:L2']] });
    ends(other, 'gold');
    quiet(other.does('blue', 'fight:4:1'));
    // Aboard.
    const aboard = OWN.map(([title]): Row => [title, 'aboard:4']);
    const ship = twoSides(
      { play: [...aboard, ['Sniper', 'core:0']], deck: ['Divok', 'Sunad', 'Sunad'] },
      { play: "L2: D'deridex [Bochra]" },
    );
    quiet(ship.does('gold', 'fight:1:5'));
  });

  it('C-SEED-25: Sniper is played face down on its player’s table', () => {
    const stage = twoSides({ hand: ['Sniper'] });
    const [lay = ''] = offered(stage, 'gold').filter((key) => key.includes('sniper'));
    stage.does('gold', lay);
    expect(stage.g.pieces[1]).toMatchObject({ card: 'sniper', at: 'core:0', hidden: true });
    expect(stage.log).not.toContain('Gold plays Sniper');
  });
});

describe('Council of Warriors', () => {
  // 20 points, 35, and on Qo’noS.
  const MISSIONS = ['Relief Mission', 'Investigate Disturbance', 'Expose Covert Supply'];
  const HAND = ['Council of Warriors'];
  const PLAY = 'play:council-of-warriors:at:L1';
  const points = ({ g }: Stage<FirstEdition>) => [pointsOf(g, 0), pointsOf(g, 1)];

  it('C-PLAY-03: Council of Warriors is played on its player’s unattempted Klingon mission worth less than 30 points, or on Qo’noS', () => {
    const stage = twoSides({ missions: MISSIONS, hand: HAND }, { missions: ['Study Stellar Collision'] });
    expect(offered(stage, 'gold', 'play')).toEqual([PLAY, PLAY.replace('L1', 'L3')]);
    const { g } = stage;
    const tried = (location: string) => {
      const there = { ...g.locations[location], attempted: [1] };
      return ruleOf('council-of-warriors')?.plays?.(
        { ...g, locations: { ...g.locations, [location]: there } } as FirstEdition,
        0,
      );
    };
    expect([tried('L1'), tried('L3')]).toEqual([['at:L3'], ['at:L1']]);
  });

  const SCANNERS: readonly Row[] = [
    ['U.S.S. Galaxy', 'space:L2'],
    ...['Jean-Luc Picard', 'Data', 'Giusti', 'Giusti'].map((who): Row => [who, 'aboard:1']),
  ];
  const scanning = (side: Side) =>
    scene({
      gold: { missions: MISSIONS, deck: DECK, ...side },
      blue: { seeds: { L2: ['Archer', 'Firestorm'] }, deck: DECK },
      at: 'turn',
    });

  it('C-TYPES-11: Council of Warriors is nullified when its player plays a Scan or a non-Klingon personnel', () => {
    const own = inPlay('L1: Klingon Outpost; L2: Federation Outpost');
    const spoiled = (card: string, key: string) => {
      const stage = twoSides({ missions: MISSIONS, hand: [card], play: [['Council of Warriors', 'at:L1'], ...own] });
      const [only = ''] = offered(stage, 'gold').filter((one) => one.startsWith(key));
      return stage.does('gold', only).g.players[0]?.discard.includes('council-of-warriors');
    };
    expect(spoiled('Spock', 'report:spock')).toBe(true);
    expect(spoiled('Kurn', 'report:kurn')).toBe(false);
    // Worf is Federation, but also a Klingon.
    expect(spoiled('Worf', 'report:worf')).toBe(false);
    const scan = scanning({ play: [...SCANNERS, ['Council of Warriors', 'at:L1']], hand: ['Full Planet Scan'] });
    scan.does('gold', 'play:full-planet-scan:on:1');
    expect(scan.g.players[0]?.discard).toContain('council-of-warriors');
  });

  it('C-TYPES-11: a player who has played a Scan can’t play Council of Warriors', () => {
    const stage = scanning({ play: SCANNERS, hand: ['Full Planet Scan', ...HAND] });
    const plays = () => ruleOf('council-of-warriors')?.plays?.(stage.g, 0);
    expect(plays()).toEqual(['at:L1', 'at:L3']);
    stage.does('gold', 'play:full-planet-scan:on:1');
    expect(plays()).toEqual([]);
    // Nothing is stored for a player without such a card.
    const other = scanning({ play: SCANNERS, hand: ['Full Planet Scan'] });
    other.does('gold', 'play:full-planet-scan:on:1');
    expect(other.g.players[0]?.used).toEqual([]);
  });

  it('C-TURN-12: Council of Warriors is discarded at the end of its player’s next turn if the mission isn’t solved', () => {
    const stage = twoSides({ missions: MISSIONS, hand: HAND }).does('gold', PLAY);
    ends(stage, 'gold', 'blue');
    expect(stage.g.pieces[1]).toBeDefined();
    ends(stage, 'gold');
    expect(stage.g.players[0]?.discard).toContain('council-of-warriors');
  });

  const sworn = (own: readonly Row[] = [], foes: readonly Row[] = []) => {
    const play: readonly Row[] = [['Kang', 'surface:L1'], ...own];
    const stage = twoSides({ missions: MISSIONS, hand: HAND, play }, { play: foes }).does('gold', PLAY);
    return stage.does('gold', 'attempt:L1:team-1');
  };

  it('C-POINTS-03: Council of Warriors scores the printed STRENGTH of personnel killed by its player’s Klingons', () => {
    const stage = sworn([['Kurn', 'surface:L2']], [['Calloway', 'surface:L2']]);
    expect(stage.g.players[0]?.bonus).toEqual([{ card: 'council-of-warriors', owner: 0 }]);
    expect(points(stage)).toEqual([20, 0]);
    stage.does('gold', 'fight:2:3');
    // STRENGTH 3.
    expect(points(stage)).toEqual([23, 0]);
    expect(stage.g.players[0]?.bonus.at(-1)).toEqual({ card: 'calloway', owner: 1 });
    expect(stage.g.players[1]?.discard).toEqual([]);
  });

  it('C-POINTS-03: Council of Warriors scores the printed WEAPONS of ships destroyed by its player’s ships', () => {
    const stage = sworn(inPlay('L2: I.K.C. Bortas; aboard:2: Kurn'), inPlay('L2: Raptor One; aboard:4: Calloway'));
    stage.does('gold', 'attack:all:2:4');
    if (stage.match.pending(1) !== null) stage.does('blue', 'hold');
    expect(stage.g.pieces[4]).toBeUndefined();
    const card = cardOf('raptor-one');
    expect(points(stage)).toEqual([20 + (card.type === 'Ship' ? card.WEAPONS.value : 0), 0]);
    // Calloway, who was aboard, is in her owner’s discard pile.
    expect(stage.g.players[1]?.discard).toEqual(['calloway']);
  });

  it('C-POINTS-03: Council of Warriors scores nothing for an opponent’s kills or for deaths outside battle', () => {
    const lost = sworn([['Kromm', 'surface:L2']], inPlay('L2: Tomalak, Sela'));
    ends(lost, 'gold').does('blue', 'fight:3:2');
    expect(alive(lost)).not.toContain(2);
    expect(points(lost)).toEqual([20, 0]);
    const breached = sworn([], inPlay('L2: Raptor One; on:2: Warp Core Breach {since: 0}'));
    ends(breached, 'gold', 'blue');
    expect(breached.g.pieces[2]).toBeUndefined();
    expect(points(breached)).toEqual([20, 0]);
    const bare = twoSides(
      { missions: MISSIONS, play: [['Kurn', 'surface:L2']] },
      { play: [['Calloway', 'surface:L2']] },
    );
    expect(points(bare.does('gold', 'fight:1:2'))).toEqual([0, 0]);
  });
});
