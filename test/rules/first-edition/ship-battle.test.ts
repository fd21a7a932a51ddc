import { describe, expect, it } from 'vitest';
import { inPlay, type Row } from './position-text.ts';
import { offered, scene } from './scene.ts';
import { fight } from './two-sides.ts';

/** I.K.C. Bortas: WEAPONS 9, SHIELDS 7, with Kurn, an OFFICER. Pieces 1 and 2. */
const BORTAS = inPlay('L1: I.K.C. Bortas [Kurn]');
/** U.S.S. Excelsior: WEAPONS 6, SHIELDS 7, with a personnel of its icon. Pieces 3 and 4, after two of Gold’s. */
const EXCELSIOR = inPlay('L1: U.S.S. Excelsior; aboard:3: Calloway');
/** WEAPONS 8, SHIELDS 8. */
const YAMATO = inPlay('L1: U.S.S. Yamato; aboard:3: Calloway');
describe('attackers and their targets', () => {
  it('C-BATTLE-01 C-BATTLE-02: in their own turn, players can attack an opponent’s ships at the same location, but never their own', () => {
    const own: Row = ["I.K.C. Vor'Cha", 'space:L1'];
    const stage = fight([...BORTAS, own], [['U.S.S. Excelsior', 'space:L1'] as Row, ['U.S.S. Oberth', 'space:L2']]);
    expect(offered(stage, 'gold', 'attack')).toEqual(['attack:all:1:4']);
    stage.does('gold', 'end:turn');
    expect(offered(stage, 'blue', 'attack')).toEqual([]);
  });

  it('C-BATTLE-02 C-MOVE-16: ships can attack facilities in space and on planets, but not landed ships', () => {
    const gold = inPlay('L2: I.K.C. Bortas [Kurn]');
    const blue = inPlay('L2: Federation Outpost; surface:L2: Office of the President, Type VI Shuttlecraft');
    expect(offered(fight(gold, blue), 'gold', 'attack')).toEqual(['attack:all:1:3', 'attack:all:1:4']);
  });

  it('C-BATTLE-03: a ship can’t attack without a leader aboard', () => {
    const stage = fight([['I.K.C. Bortas', 'space:L1'] as Row, ['Kurak', 'aboard:1']], EXCELSIOR);
    expect(stage.refuses('gold', 'attack:all:1:3')).toMatchObject({ rule: 'C-BATTLE-03' });
  });

  it('C-BATTLE-03: each attacking ship needs its own leader', () => {
    const gold: Row[] = [...BORTAS, ["I.K.C. Vor'Cha", 'space:L1'], ['Kurak', 'aboard:3']];
    const stage = fight(gold, [['U.S.S. Excelsior', 'space:L1']]);
    expect(offered(stage, 'gold', 'attack')).toEqual(['attack:all:1:5']);
  });

  it('C-BATTLE-03: a personnel with Leadership is a leader, as an OFFICER is', () => {
    const stage = fight([['I.K.C. Bortas', 'space:L1'] as Row, ["B'Etor", 'aboard:1']], EXCELSIOR);
    expect(offered(stage, 'gold', 'attack')).toHaveLength(1);
  });

  it('C-BATTLE-03 C-BATTLE-04: a ship can’t attack without a personnel of its affiliation aboard', () => {
    const stage = fight([['I.K.C. Bortas', 'space:L1'] as Row, ['Sunad', 'aboard:1']], EXCELSIOR);
    expect(stage.refuses('gold', 'attack:all:1:3')).toMatchObject({ rule: 'C-BATTLE-04' });
  });

  it.each<[string, Row, string]>([
    ['docked', ['I.K.C. Bortas', 'docked:3'], 'C-BATTLE-04'],
    ['cloaked', ['I.K.C. Bortas', 'space:L1', { veiled: 'cloaked' }], 'C-CLOAK-02'],
    ['phased', ['I.K.C. Bortas', 'space:L1', { veiled: 'phased' }], 'C-CLOAK-02'],
    ['stopped', ['I.K.C. Bortas', 'space:L1', { stopped: 1 }], 'C-STOP-02'],
  ])('C-BATTLE-04 C-DOCK-03: a ship doesn’t attack when it is %s', (_how, ship, rule) => {
    const gold: Row[] = [ship, ['Kurn', 'aboard:1'], ['Klingon Outpost', 'space:L1']];
    const stage = fight(gold, [['U.S.S. Excelsior', 'space:L1']]);
    expect(stage.refuses('gold', 'attack:all:1:4')).toMatchObject({ rule });
  });

  it('C-BATTLE-04: a ship without WEAPONS can’t attack', () => {
    const gold = inPlay('L1: Klingon Outpost [Kurn]');
    expect(fight(gold, EXCELSIOR).refuses('gold', 'attack:all:1:3')).toMatchObject({ rule: 'C-BATTLE-04' });
  });

  it('C-CLOAK-02 C-CLOAK-05: a cloaked or phased ship can’t be attacked', () => {
    for (const veiled of ['cloaked', 'phased'] as const)
      expect(offered(fight(BORTAS, [['U.S.S. Excelsior', 'space:L1', { veiled }]]), 'gold', 'attack')).toEqual([]);
  });
});

describe('affiliations’ attack restrictions', () => {
  const crewed = (title: string, who: string): Row[] => inPlay(`space:L1: ${title}; aboard:3: ${who}`);
  const can = (gold: readonly Row[], blue: readonly Row[]) => offered(fight(gold, blue), 'gold', 'attack').length > 0;
  const federation = inPlay('L1: U.S.S. Galaxy [Spock]');
  const cardassian = inPlay('L1: Galor [Macet]');

  it('C-BATTLE-05: Federation ships can attack Borg, but not Klingons', () => {
    const stage = fight(federation, crewed('I.K.C. Bortas', 'Kurak'));
    expect(stage.refuses('gold', 'attack:all:1:3')).toMatchObject({ rule: 'C-BATTLE-05' });
    expect(can(federation, [['Borg Cube', 'space:L1']])).toBe(true);
  });

  it('C-BATTLE-05 C-BATTLE-03: Borg can’t attack of their own accord, and only a personnel with a Defense icon is a leader for them', () => {
    const cube = (drone: string): Row[] => inPlay(`L1: Borg Cube; aboard:1: ${drone}`);
    const why = (drone: string) => fight(cube(drone), crewed('Galor', 'Telle')).refuses('gold', 'attack:all:1:3');
    expect(why('Thirteen of Nineteen')).toMatchObject({ rule: 'C-BATTLE-05' });
    expect(why('Two of Nineteen')).toMatchObject({ rule: 'C-BATTLE-03' });
  });

  it('C-BATTLE-05: Cardassians can’t attack their own affiliation, but Klingons can', () => {
    expect(can(cardassian, crewed('Galor', 'Telle'))).toBe(false);
    expect(can(cardassian, crewed('U.S.S. Excelsior', 'Calloway'))).toBe(true);
    expect(can(BORTAS, crewed("I.K.C. Vor'Cha", 'Kurak'))).toBe(true);
  });

  it('C-BATTLE-06: a force of two affiliations has the attack restrictions of both', () => {
    const mixed: Row[] = [...BORTAS, ['Calloway', 'aboard:1'], ['Treaty: Federation/Klingon', 'core:0']];
    expect(can(mixed, [['Galor', 'space:L1']])).toBe(false);
  });

  it('C-BATTLE-06: a force of two affiliations is safe from an attacker who can’t attack one of them', () => {
    const aboard = crewed('Mercenary Ship', 'Sunad');
    expect(can(cardassian, aboard)).toBe(true);
    expect(can(cardassian, [...aboard, ['Telle', 'aboard:3']])).toBe(false);
  });
});

describe('firing', () => {
  it('C-SHIPBAT-03 C-SHIPBAT-04 C-SHIPBAT-06: an ATTACK above the SHIELDS is a hit, which damages the ship', () => {
    const stage = fight(BORTAS, EXCELSIOR).does('gold', 'attack:all:1:3').does('blue', 'hold');
    expect(stage.g.pieces[3]).toMatchObject({ damaged: true });
    expect(stage.log).toContain('Gold wins the battle.');
    expect(stage.g.battle).toBeNull();
  });

  it('C-SHIPBAT-04 C-OPEN-26: an ATTACK equal to the SHIELDS is a miss, and nobody wins the battle', () => {
    const gold = inPlay('L1: Mercenary Ship [Sunad]');
    const stage = fight(gold, EXCELSIOR).does('gold', 'attack:all:1:3').does('blue', 'hold');
    expect(stage.g.pieces[3]?.damaged).toBeUndefined();
    expect(stage.log).toContain('Nobody wins the battle.');
  });

  /** Klingon ships with an OFFICER each: pieces 1 to 4. Their target is 5. */
  const two: Row[] = [...BORTAS, ["I.K.C. Vor'Cha", 'space:L1'], ['Morka', 'aboard:3']];
  const alone = inPlay('L1: U.S.S. Excelsior; aboard:5: Calloway');

  it('C-SHIPBAT-04 C-SHIPBAT-06 C-SHIPBAT-10: an ATTACK above twice the SHIELDS is a direct hit, which destroys the ship', () => {
    // WEAPONS 9 and 8 against SHIELDS 7.
    const stage = fight(two, alone).does('gold', 'attack:all:1:5').does('blue', 'hold');
    expect(Object.keys(stage.g.pieces)).toEqual(['1', '2', '3', '4']);
    expect(stage.g.players[1]?.discard.sort()).toEqual(['calloway', 'uss-excelsior']);
  });

  it('C-SHIPBAT-04: an ATTACK of exactly twice the SHIELDS is a hit', () => {
    const gold = inPlay("L1: I.K.C. Vor'Cha [Kurn], I.K.C. K'Vort [Klag]");
    const stage = fight(gold, alone).does('gold', 'attack:all:1:5').does('blue', 'hold');
    expect(stage.log).toContain('ATTACK 14, DEFENSE 7, a hit');
  });

  it('C-SHIPBAT-01: a player can attack with only some of the ships that could fire', () => {
    const stage = fight(two, alone).does('gold', 'attack:some:1:5').does('gold', 'who:3').does('blue', 'hold');
    expect(stage.g.pieces[5]).toMatchObject({ damaged: true });
    expect(stage.g.pieces[1]?.stopped).toBeUndefined();
    expect(stage.g.pieces[3]?.stopped).toBe(1);
  });

  it('C-SHIPBAT-01: only compatible ships can attack together, and they fire at one target', () => {
    const gold: Row[] = [...two, ['Decius', 'space:L1'], ['Tomalak', 'aboard:5']];
    const blue = inPlay('L1: U.S.S. Excelsior; aboard:7: Calloway; L1: U.S.S. Galaxy; aboard:9: Spock');
    // The Klingon ships attack together, or the Romulan one does, but never all three.
    const keys = ['all:1:7', 'some:1:7', 'all:5:7', 'all:1:9', 'some:1:9', 'all:5:9'];
    expect(offered(fight(gold, blue), 'gold', 'attack')).toEqual(keys.map((key) => `attack:${key}`));
    const stage = fight(gold, blue).does('gold', 'attack:all:1:7').does('blue', 'hold');
    // WEAPONS 9 and 8 destroy the target. Nothing else was fired at, and no other ship fired.
    expect([stage.g.pieces[7], stage.g.pieces[9]?.damaged]).toEqual([undefined, undefined]);
    expect([1, 3, 5, 9].map((ship) => stage.g.pieces[ship]?.stopped)).toEqual([1, 1, undefined, undefined]);
  });

  it('C-SHIPBAT-01 C-STOP-04: a stopped target can return fire in this battle', () => {
    const blue = inPlay('L1: U.S.S. Yamato {stopped: 1}; aboard:3: Calloway {stopped: 1}');
    const stage = fight(BORTAS, blue).does('gold', 'attack:all:1:3');
    expect(offered(stage, 'blue')).toEqual(['fire:1', 'hold']);
  });

  it('C-SHIPBAT-02 C-SHIPBAT-05 C-SHIPBAT-07: both sides fire at the same time, and nobody wins if both have equal losses', () => {
    // WEAPONS 9 against SHIELDS 8, and 8 against 7: both are hit.
    const stage = fight(BORTAS, YAMATO).does('gold', 'attack:all:1:3').does('blue', 'fire:1');
    expect([stage.g.pieces[1]?.damaged, stage.g.pieces[3]?.damaged]).toEqual([true, true]);
    expect(stage.log).toContain('Nobody wins the battle.');
  });

  it('C-SHIPBAT-02 C-BATTLE-07: the defender picks one attacker as the target, and picks which ships there return fire', () => {
    const blue: Row[] = [...alone, ['U.S.S. Galaxy', 'space:L1'], ['Spock', 'aboard:7']];
    const stage = fight(two, blue).does('gold', 'attack:all:1:5');
    expect(offered(stage, 'blue')).toEqual(['fire:1', 'fire:3', 'hold']);
    expect(stage.match.pending(0)).toBeNull();
    // WEAPONS 6 and 7 against SHIELDS 7.
    stage.does('blue', 'fire:3').does('blue', 'who:5', 'who:7');
    expect(stage.g.pieces[3]?.damaged).toBe(true);
    expect(stage.g.pieces[7]?.stopped).toBe(1);
  });

  it('C-SHIPBAT-02: the defender may return fire, but only at an attacking ship', () => {
    const stage = fight(two, alone).does('gold', 'attack:some:1:5').does('gold', 'who:3');
    expect(offered(stage, 'blue')).toEqual(['fire:3', 'hold']);
    stage.does('blue', 'hold');
    expect([stage.g.pieces[1]?.damaged, stage.g.pieces[3]?.damaged]).toEqual([undefined, undefined]);
  });

  it('C-SHIPBAT-02: each ship that is at the location and has a crew can return fire', () => {
    const blue: Row[] = [
      ...alone,
      ...inPlay('L1: U.S.S. Galaxy; aboard:7: Spock; L2: U.S.S. Galaxy; aboard:9: Data; L1: U.S.S. Galaxy'),
    ];
    const stage = fight(two, blue).does('gold', 'attack:all:1:5').does('blue', 'fire:1');
    expect(offered(stage, 'blue')).toEqual(['who:5', 'who:7']);
    stage.does('blue', 'who:7');
    expect(stage.log).toContain('U.S.S. Galaxy will return fire at I.K.C. Bortas.');
    expect(stage.g.pieces[9]?.stopped).toBeUndefined();
  });

  it('C-SHIPBAT-02 C-AFFIL-03: ships that return fire must be compatible with the target and with each other', () => {
    const decius = inPlay('L1: Decius; aboard:5: Tomalak');
    const lone = fight(BORTAS, [...EXCELSIOR, ...decius])
      .does('gold', 'attack:all:1:3')
      .does('blue', 'fire:1');
    expect(lone.log).toContain('U.S.S. Excelsior will return fire at I.K.C. Bortas.');
    const treaty = [['Treaty: Federation/Romulan', 'core:1'] as Row];
    const both = fight(BORTAS, [...EXCELSIOR, ...decius, ...treaty]);
    both.does('gold', 'attack:all:1:3').does('blue', 'fire:1');
    expect(offered(both, 'blue')).toEqual(['who:3', 'who:5']);
    // A Non-Aligned ship is compatible with both, so either of them can return fire for it.
    const free = inPlay('L1: Mercenary Ship, U.S.S. Excelsior; aboard:4: Calloway; L1: Decius; aboard:6: Tomalak');
    const apart = fight(BORTAS, free).does('gold', 'attack:all:1:3');
    expect(offered(apart, 'blue')).toEqual(['fire:1', 'fire:1:6', 'hold']);
    apart.does('blue', 'fire:1:6');
    expect(apart.log).toContain('Decius will return fire at I.K.C. Bortas.');
  });

  it('C-SHIPBAT-02: both players can respond once after the ships are named, and before any ship fires', () => {
    const sides = { gold: { play: two, hand: ['Energy Vortex'] }, blue: { play: alone, hand: ['Energy Vortex'] } };
    const stage = scene(sides)
      .orders('gold', { also: ['ship-battle'] })
      .orders('blue', { also: ['ship-battle'] });
    stage.does('gold', 'attack:all:1:5').does('blue', 'fire:1');
    for (const seat of ['blue', 'gold'] as const) {
      expect([offered(stage, seat), stage.log.includes('will return fire'), stage.log.includes('ATTACK')]).toEqual([
        ['pass'],
        true,
        false,
      ]);
      stage.does(seat, 'pass');
    }
    expect(stage.log).toContain('ATTACK');
  });

  it('C-SHIPBAT-05: a ship destroyed in the battle still returns fire with all of its WEAPONS', () => {
    // WEAPONS 9 and 8 against SHIELDS 8 are a direct hit, and 8 against 7 is a hit.
    const blue = inPlay('L1: U.S.S. Yamato; aboard:5: Calloway');
    const stage = fight(two, blue).does('gold', 'attack:all:1:5').does('blue', 'fire:1');
    expect([stage.g.pieces[5], stage.g.pieces[1]?.damaged]).toEqual([undefined, true]);
    expect(stage.log).toContain('ATTACK 8, DEFENSE 7, a hit');
  });

  it('C-BATTLE-04: a ship can’t return fire without a personnel of its affiliation aboard', () => {
    const stage = fight(BORTAS, [['U.S.S. Yamato', 'space:L1'] as Row, ['Sunad', 'aboard:3']]);
    stage.does('gold', 'attack:all:1:3');
    expect(stage.match.pending(1)).toBeNull();
  });

  it('C-SHIPBAT-06: a second rotation destroys a ship', () => {
    const blue: Row[] = [['U.S.S. Excelsior', 'space:L1', { damaged: true }]];
    expect(fight(BORTAS, blue).does('gold', 'attack:all:1:3').g.pieces[3]).toBeUndefined();
  });

  it('C-SHIPBAT-08 C-BATTLE-08: after a battle, the ships in it and the cards aboard them are stopped', () => {
    const stage = fight(BORTAS, EXCELSIOR).does('gold', 'attack:all:1:3').does('blue', 'hold');
    expect([1, 2, 3, 4].map((id) => stage.g.pieces[id]?.stopped)).toEqual([1, 1, 1, 1]);
    expect(offered(stage, 'gold', 'move')).toEqual([]);
  });

  it('C-SHIPBAT-03 C-DOCK-03 C-OPEN-23: half of a facility’s SHIELDS is added to those of a docked ship, which can’t return fire', () => {
    const gold: Row[] = [...two, ["I.K.C. K'Vort", 'space:L1'], ['Klag', 'aboard:5']];
    const blue = inPlay('L1: Federation Outpost; docked:7: U.S.S. Excelsior; aboard:8: Calloway');
    // WEAPONS 9, 8 and 6 against SHIELDS 7 and 15.
    const stage = fight(gold, blue).does('gold', 'attack:all:1:8');
    expect(stage.log).toContain('ATTACK 23, DEFENSE 22, a hit');
    expect(stage.log).not.toContain('fire back');
  });

  it('C-SHIPBAT-08 C-SHIPBAT-09 C-DOCK-03: a destroyed facility takes the cards aboard with it, but not a docked ship', () => {
    // WEAPONS 8 four times, against SHIELDS 30.
    const gold = [1, 3, 5, 7].flatMap((ship): Row[] => inPlay(`L1: I.K.C. Vor'Cha; aboard:${ship}: Kurn`));
    const blue = inPlay('L1: Federation Outpost {damaged: true}; aboard:9: Linda Larson; docked:9: U.S.S. Excelsior');
    const stage = fight(gold, blue).does('gold', 'attack:all:1:9');
    expect(stage.g.players[1]?.discard.sort()).toEqual(['federation-outpost', 'linda-larson']);
    expect(stage.g.pieces[11]).toMatchObject({ at: 'space:L1' });
  });
});

describe('striking back', () => {
  /** A Cardassian ship that attacks a Federation ship, which couldn’t begin a battle and has no leader. */
  const galor = inPlay('L1: Galor [Macet]');

  it('C-BATTLE-09: in the next turn, the attacked player may attack back without a leader and regardless of affiliation', () => {
    const blue: Row[] = [...YAMATO, ['U.S.S. Galaxy', 'space:L2'], ['Calloway', 'aboard:5']];
    const stage = fight(galor, blue).does('gold', 'attack:all:1:3').does('blue', 'hold').does('gold', 'end:turn');
    expect(offered(stage, 'blue', 'attack')).toEqual(['attack:all:3:1']);
    stage.does('blue', 'attack:all:3:1').does('gold', 'hold');
    expect(stage.g.pieces[1]?.damaged).toBe(true);
    // The first attacker may attack back in turn.
    stage.does('blue', 'end:turn');
    expect(stage.g.attacked).toEqual([{ by: 1, location: 'L1' }]);
  });

  it('C-BATTLE-09: the attacked player may attack back only at that location, and only in the next turn', () => {
    const gold: Row[] = [...galor, ['Galor', 'space:L2'], ['Telle', 'aboard:3']];
    const blue = inPlay('L1: U.S.S. Yamato; aboard:5: Calloway; L2: U.S.S. Yamato; aboard:7: Spock');
    const stage = fight(gold, blue).does('gold', 'attack:all:1:5').does('blue', 'hold').does('gold', 'end:turn');
    expect(offered(stage, 'blue', 'attack')).toEqual(['attack:all:5:1']);
    stage.does('blue', 'end:turn').does('gold', 'end:turn');
    expect(offered(stage, 'blue', 'attack')).toEqual([]);
  });
});
