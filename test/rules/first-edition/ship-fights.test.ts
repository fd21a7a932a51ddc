import { describe, expect, it } from 'vitest';
import { shipBattleOffers } from '../../../src/games/first-edition/chapters/battle/ship-offers.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { happened, offered, scene } from './scene.ts';
import { fight, twoSides } from './two-sides.ts';

/** WEAPONS 9, SHIELDS 7. Pieces 1 and 2. */
const BORTAS = inPlay('L1: I.K.C. Bortas [Kurn]');
/** WEAPONS 6, SHIELDS 7. Pieces 3 and 4. */
const EXCELSIOR = inPlay('L1: U.S.S. Excelsior; aboard:3: Calloway');

describe('ships that attack', () => {
  it('C-BATTLE-02 C-MOVE-17: a ship carried by another doesn’t attack or return fire, and isn’t a target', () => {
    const blue = inPlay('L1: U.S.S. Galaxy; aboard:3: Type VI Shuttlecraft; aboard:4: Calloway');
    const stage = fight(BORTAS, blue);
    expect(offered(stage, 'gold', 'attack')).toEqual(['attack:all:1:3']);
    expect(stage.does('gold', 'attack:all:1:3').decision('blue').prompt).toBe(
      'Gold attacks. Which target do you return fire at?',
    );
    stage.does('blue', 'fire:1');
    expect(happened(stage)).toContain('U.S.S. Galaxy will return fire at I.K.C. Bortas.');
    const carried: Row[] = [...BORTAS, ["I.K.C. K'Vort", 'aboard:1'], ['Klag', 'aboard:3']];
    expect(offered(fight(carried, [['U.S.S. Excelsior', 'space:L1']]), 'gold', 'attack')).toEqual(['attack:all:1:5']);
  });

  it.each<[string, Partial<AnyPiece>, Row[1], string]>([
    ['docked', { stopped: 1 }, 'docked:3', 'C-BATTLE-04'],
    ['cloaked', { stopped: 1, veiled: 'cloaked' }, 'space:L1', 'C-CLOAK-02'],
    ['in space', { stopped: 1 }, 'space:L1', 'C-STOP-02'],
  ])(
    'C-BATTLE-04: the refusal of an attack by a stopped ship names another reason first, if there is one: %s',
    (_where, more, place, rule) => {
      const gold: Row[] = [['I.K.C. Bortas', place, more], ...inPlay('aboard:1: Kurn; L1: Klingon Outpost')];
      const stage = fight(gold, [['U.S.S. Excelsior', 'space:L1']]);
      expect(stage.refuses('gold', 'attack:all:1:4')).toMatchObject({ rule });
    },
  );

  it('C-BATTLE-04: a stopped ship can’t attack, even if its crew isn’t stopped', () => {
    const manned = (more: Partial<AnyPiece>) =>
      twoSides(
        {
          play: [
            ['U.S.S. Oberth', 'space:L2', { owner: 1, ...more }],
            ...inPlay('on:1: Rogue Borg Mercenaries, Lore Returns; aboard:1: Lore'),
          ],
        },
        { play: [['Runabout', 'space:L2']] },
      );
    expect(offered(manned({}), 'gold', 'attack')).toEqual(['attack:all:1:5']);
    expect(manned({ stopped: 1 }).refuses('gold', 'attack:all:1:5')).toMatchObject({ rule: 'C-STOP-02' });
    // Its battle stops it.
    const again = manned({}).does('gold', 'attack:all:1:5');
    expect(offered(again, 'gold', 'attack')).toEqual([]);
  });

  it('C-BATTLE-03: the refusal of an attack names the ship without a leader', () => {
    const stage = fight([['I.K.C. Bortas', 'space:L1'] as Row, ['Kurak', 'aboard:1']], EXCELSIOR);
    expect(stage.refuses('gold', 'attack:all:1:3').text).toBe('There is no leader aboard I.K.C. Bortas.');
  });

  it('C-SHIPBAT-01: ships that aren’t all compatible are offered in compatible groups', () => {
    const gold = inPlay('L1: Mercenary Ship [Sunad], I.K.C. Bortas [Kurn], Decius [Tomalak]');
    const keys = offered(fight(gold, [['U.S.S. Excelsior', 'space:L1']]), 'gold', 'attack');
    expect(keys).toEqual(['attack:all:1:7', 'attack:some:1:7', 'attack:all:5:7']);
  });

  it('C-FAC-14 C-BATTLE-06: personnel whom the attacker isn’t allowed to attack protect a ship, but not a station that they are incompatible with', () => {
    const gold = inPlay('L1: Decius [Tomalak]');
    const station = (...who: string[]): Row[] => [
      ['Terok Nor', 'space:L1', { sites: [4] }],
      ...inPlay(`on:3: Ops; aboard:4: ${who.join(', ')}`),
    ];
    const may = (...who: string[]) => offered(fight(gold, station(...who)), 'gold', 'attack').length > 0;
    expect(may('Telle')).toBe(true);
    // A Romulan ship doesn’t attack Romulans, but Jera isn’t compatible with a Cardassian station.
    expect(may('Telle', 'Jera')).toBe(true);
    const aboard = inPlay('L1: Mercenary Ship; aboard:3: Sunad, Jera');
    expect(offered(fight(gold, aboard), 'gold', 'attack')).toEqual([]);
  });
});

describe('the text of an attack', () => {
  const two: Row[] = [...BORTAS, ["I.K.C. Vor'Cha", 'space:L1'], ['Morka', 'aboard:3']];
  const alone = inPlay('L1: U.S.S. Excelsior; aboard:5: Calloway');
  const said = (stage: Stage<FirstEdition>) =>
    stage.decision('gold').options.flatMap((one) => (one.verb === 'attack' ? [[one.label, one.hint, one.group]] : []));

  it('C-SHIPBAT-01: the option to attack names the target, the location and the attacking ships', () => {
    const rest = ['Study Pulsar', 'Attack U.S.S. Excelsior'];
    expect(said(fight(BORTAS, EXCELSIOR))).toEqual([['U.S.S. Excelsior with I.K.C. Bortas', ...rest]]);
    expect(said(fight(two, alone))).toEqual([
      ['U.S.S. Excelsior with all 2', ...rest],
      ['U.S.S. Excelsior with some 2', ...rest],
    ]);
    const stage = fight(two, alone).does('gold', 'attack:all:1:5');
    expect(happened(stage)).toContain("Gold attacks U.S.S. Excelsior with I.K.C. Bortas and I.K.C. Vor'Cha.");
  });

  it('C-BATTLE-03: a refused option to attack names the target and the ships, as an allowed one does', () => {
    const { g } = fight([['I.K.C. Bortas', 'space:L1'] as Row, ['Kurak', 'aboard:1']], EXCELSIOR);
    const [refused] = shipBattleOffers(g, 0);
    expect(refused?.why).not.toBeNull();
    expect(refused?.option).toMatchObject({
      key: 'attack:all:1:3',
      label: 'U.S.S. Excelsior with I.K.C. Bortas',
      hint: 'Study Pulsar',
    });
  });

  it('C-SHIPBAT-04 C-SHIPBAT-16: the log doesn’t mention an attempt to evade an attack that would miss anyway', () => {
    const gold = inPlay("L1: I.K.C. Hegh'ta [Kurn]; table: Battle Bridge Door");
    const isAimedAt = (ship: string, who: string) => {
      const blue = inPlay(`space:L1: ${ship}; aboard:4: ${who}; core:1: Battle Bridge Door`);
      const stage = scene({
        gold: { play: gold, tactics: ['Picard Maneuver'] },
        blue: { play: blue, tactics: ['Phaser Banks', 'Phaser Banks', 'Phaser Banks'] },
      });
      stage.does('gold', 'attack:all:1:4').does('blue', 'fire:1').does('blue', 'enough');
      stage.does('gold', 'tactic:picard-maneuver').does('blue', 'tactic:phaser-banks');
      return /Hegh.ta (escapes and|fails to)/.test(happened(stage));
    };
    expect(isAimedAt('U.S.S. Galaxy', 'Spock')).toBe(true);
    expect(isAimedAt('Type VI Shuttlecraft', 'Calloway')).toBe(false);
  });

  it('C-SHIPBAT-07: the defender wins if the attacker loses more', () => {
    // ATTACK 7 misses against 8, and ATTACK 8 hits against 7.
    const gold = inPlay('L1: Mercenary Ship [Sunad]');
    const blue = inPlay('L1: U.S.S. Yamato; aboard:3: Calloway');
    const stage = fight(gold, blue).does('gold', 'attack:all:1:3').does('blue', 'fire:1');
    expect(happened(stage)).toContain('Blue wins the battle.');
    expect(stage.g.lastBattle).toMatchObject({ winner: 1, isOver: true });
    expect([stage.g.pieces[1]?.damaged, stage.g.pieces[3]?.damaged]).toEqual([true, undefined]);
  });

  it('C-SHIPBAT-09: the record of a battle lists a facility as one card of its player’s side', () => {
    const stage = fight(BORTAS, [['Federation Outpost', 'space:L1']]).does('gold', 'attack:all:1:3');
    expect(stage.g.lastBattle).toMatchObject({
      vessels: [
        { name: 'I.K.C. Bortas', isShip: true, seat: 0, fires: true },
        { name: 'Federation Outpost', isShip: false, seat: 1, fires: false },
      ],
      sides: ['Gold', 'Blue'],
    });
  });

  it('C-SHIPBAT-18: the record of a battle lists a self-controlled ship as a separate side', () => {
    const lone: Row = ['Borg Ship', 'at:L1', { owner: 1, seat: 0, goal: 'L5' }];
    const stage = twoSides({ play: [lone, ['U.S.S. Oberth', 'space:L1'], ['Calloway', 'aboard:2']] });
    stage.does('gold', 'end:turn').does('gold');
    expect(stage.g.lastBattle).toMatchObject({
      seat: 1,
      sides: ['Gold', 'Borg Ship'],
      vessels: [
        { name: 'Borg Ship', isShip: true, seat: 1 },
        { name: 'U.S.S. Oberth', isShip: true, seat: 0 },
      ],
    });
  });
});
