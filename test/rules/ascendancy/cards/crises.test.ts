import { describe, expect, it } from 'vitest';
import { whyHeld } from '../../../../src/games/ascendancy/chapters/movement/standing.ts';
import { has, playerOf, put, shipsIn, worldOf } from '../support.ts';
import { found, resolve } from './stage.ts';

describe('Crises in the core box', () => {
  it('A-EXPL-18: the Crystalline Entity destroys all Ships only if the player has never bought an upgrade', () => {
    const lost = resolve(found(3), 'core-crystalline-entity').settled();
    expect(shipsIn(lost)).toBe(0);
    expect(playerOf(lost).ships).toBe(30);
    for (const better of [{ weapons: 4 }, { shields: 1 }]) {
      const g = found(3);
      Object.assign(playerOf(g), better);
      expect(shipsIn(resolve(g, 'core-crystalline-entity').settled())).toBe(3);
    }
  });

  it('A-EXPL-18: the Crystalline Entity also destroys other players’ Ships in the System, but no Ships elsewhere', () => {
    const g = found(1);
    put(g, 1, 'terra-nova');
    const fleet = put(g, 2, 'terra-nova', 3, { card: 0, side: 'a' });
    const done = resolve(g, 'core-crystalline-entity');
    done.settled();
    expect(g.units.filter(({ at }) => at === 'terra-nova')).toEqual([]);
    expect(g.units.some(({ id }) => id === fleet.id)).toBe(false);
    expect(done.log.filter((line) => line.startsWith('Crystalline Entity destroys'))).toHaveLength(3);
    expect(shipsIn(g, 'qonos', 1)).toBe(3);
  });

  it('A-EXPL-14: the Radiation Belt pays a player only if a Ship survives Level 4', () => {
    const alive = resolve(found(2), 'core-radiation-belt', 3, 4).settled();
    expect([shipsIn(alive), has(alive)]).toEqual([1, [3, 4, 3]]);
    const dead = resolve(found(1), 'core-radiation-belt', 4).settled();
    expect([shipsIn(dead), has(dead)]).toEqual([0, [3, 3, 3]]);
  });

  it('A-EXPL-13: Quarantine gives Culture on success, and on failure holds the Ships until the end of the player’s next turn', () => {
    const passed = resolve(found(), 'core-quarantine', 4).settled();
    expect(has(passed)).toEqual([3, 3, 4]);
    const g = resolve(found(), 'core-quarantine', 3).settled();
    const [held] = g.units.filter(({ at }) => at === 'terra-nova');
    if (held === undefined) throw new Error('no Ship');
    expect(whyHeld(g, held)?.().rule).toBe('A-EXPL-14');
    // Two rivals still act in this round, and then three players act in the next.
    g.turns = 6;
    expect(whyHeld(g, held)).not.toBeNull();
    g.turns = 7;
    expect(whyHeld(g, held)).toBeNull();
    const free = g.units.find(({ at, seat }) => at === 'earth' && seat === 0);
    expect(free?.held).toBeUndefined();
  });

  it('A-EXPL-11: Tribbles eat 1 Production per Ship, at most 3, and go back into the deck', () => {
    const g = resolve(found(2), 'core-tribble-infestation').settled();
    expect(has(g)).toEqual([1, 3, 3]);
    expect(g.exploration.deck).toEqual(['core-tribble-infestation']);
    const many = found(5);
    playerOf(many).reserves.production = 9;
    expect(has(resolve(many, 'core-tribble-infestation').settled())).toEqual([6, 3, 3]);
  });

  it('A-EXPL-14: pirates hit on 5 plus the player’s Shields, the player chooses the losses, and survivors take 2 Production', () => {
    const all = resolve(found(2), 'core-pirate-ambush', 5, 6, 1).settled();
    expect([shipsIn(all), has(all)]).toEqual([0, [3, 3, 3]]);
    const shielded = found(2);
    playerOf(shielded).shields = 1;
    const one = resolve(shielded, 'core-pirate-ambush', 5, 6, 1).settled();
    expect([shipsIn(one), has(one)]).toEqual([1, [5, 3, 3]]);
    const g = found(1);
    const fleet = put(g, 0, 'terra-nova', 4, { card: 0, side: 'a' });
    const choice = resolve(g, 'core-pirate-ambush', 5, 1, 1);
    expect(choice.keys()).toEqual(['lose:ship', `lose:${fleet.id}`]);
    choice.answer(`lose:${fleet.id}`).settled();
    expect(fleet.ships).toBe(3);
  });

  it('A-EXPL-08: answering a Distress Call costs a Command and a Hazard roll, and ignoring it costs 1 Culture', () => {
    const answered = resolve(found(1), 'core-distress-call', 4);
    answered.answer('choose:answer').settled();
    expect([has(answered.g), playerOf(answered.g).commands.ready]).toEqual([[3, 4, 4], 4]);
    const lost = resolve(found(1), 'core-distress-call', 5).answer('choose:answer').settled();
    expect([has(lost), shipsIn(lost)]).toEqual([[3, 3, 3], 0]);
    expect(has(resolve(found(1), 'core-distress-call').answer('choose:turn-away').settled())).toEqual([3, 3, 2]);
    const tired = found(1);
    playerOf(tired).commands = { ready: 0, exhausted: 5 };
    expect(resolve(tired, 'core-distress-call').keys()).toEqual(['choose:turn-away']);
  });

  it('A-DEST-01: the Doomsday Machine pays survivors 3 Production and destroys the System', () => {
    const g = resolve(found(2), 'core-doomsday-machine', 6, 1).settled();
    expect(has(g)).toEqual([6, 3, 3]);
    expect('terra-nova' in g.discs).toBe(false);
    expect(g.units.some(({ at }) => at === 'l1/2')).toBe(true);
    const none = resolve(found(1), 'core-doomsday-machine', 6).settled();
    expect([has(none), 'terra-nova' in none.discs]).toEqual([[3, 3, 3], false]);
  });

  it('A-EXPL-14: the Temporal Loop gives 1 Research for each Command spent, up to 2', () => {
    const g = resolve(found(), 'core-temporal-loop').settled();
    expect([has(g), playerOf(g).commands]).toEqual([[3, 5, 3], { ready: 3, exhausted: 2 }]);
    const tired = found();
    playerOf(tired).commands = { ready: 1, exhausted: 4 };
    expect(has(resolve(tired, 'core-temporal-loop').settled())).toEqual([3, 4, 3]);
    const spent = found();
    playerOf(spent).commands = { ready: 0, exhausted: 5 };
    expect(has(resolve(spent, 'core-temporal-loop').settled())).toEqual([3, 3, 3]);
  });
});

describe('Crises in the sets', () => {
  it('A-EXPL-14: an Ice Quake is a Hazard of Level 5, but pays Andorians', () => {
    expect(shipsIn(resolve(found(2), 'andorian-ice-quake', 5, 4).settled())).toBe(1);
    const g = resolve(found(2, ['andorian', 'klingon', 'romulan']), 'andorian-ice-quake').settled();
    expect([has(g), shipsIn(g)]).toEqual([[4, 3, 3], 2]);
  });

  it('A-EXPL-14: in an Ushaan Duel, the players compare a die plus their Weapons upgrades', () => {
    const civs = ['federation', 'klingon', 'andorian'] as const;
    const won = found(2, civs);
    playerOf(won).weapons = 4;
    resolve(won, 'andorian-ushaan-duel', 4, 4).settled();
    expect([has(won), playerOf(won, 2).commands.ready, shipsIn(won)]).toEqual([[3, 3, 4], 4, 2]);
    const scene = resolve(found(2, civs), 'andorian-ushaan-duel', 2, 4);
    const lost = scene.settled();
    // The line names the card, since a summary may show it alone.
    expect(scene.log).toContain('Ushaan Duel: the Federation has 2, the Andorians have 4.');
    expect([has(lost, 2), shipsIn(lost)]).toEqual([[3, 3, 4], 1]);
    const tie = resolve(found(2, civs), 'andorian-ushaan-duel', 4, 4).settled();
    expect([has(tie), has(tie, 2), shipsIn(tie)]).toEqual([[3, 3, 3], [3, 3, 3], 2]);
    // An Andorian explorer duels with the player on the left.
    const own = resolve(found(2, ['andorian', 'klingon', 'romulan']), 'andorian-ushaan-duel', 1, 4).settled();
    expect([has(own, 1), has(own, 2)]).toEqual([
      [3, 3, 4],
      [3, 3, 3],
    ]);
  });

  it('A-EXPL-14: a Bad Investment costs 2 Production or a Ship, and pays the Ferengi', () => {
    const civs = ['federation', 'ferengi', 'romulan'] as const;
    const paid = resolve(found(2, civs), 'ferengi-bad-investment').answer('choose:production').settled();
    expect([has(paid), has(paid, 1), shipsIn(paid)]).toEqual([[1, 3, 3], [4, 3, 3], 2]);
    const poor = found(2, civs);
    playerOf(poor).reserves.production = 1;
    const lost = resolve(poor, 'ferengi-bad-investment');
    expect(lost.keys()).toEqual(['choose:ship']);
    lost.answer('choose:ship').settled();
    expect([has(poor), shipsIn(poor)]).toEqual([[1, 3, 3], 1]);
    const own = resolve(found(2, ['ferengi', 'klingon', 'romulan']), 'ferengi-bad-investment');
    expect(has(own.answer('choose:production').settled())).toEqual([1, 3, 4]);
  });

  it('A-EXPL-14: a Market Panic reduces everyone to 6 Production, and pays for each player who lost Production, up to 2', () => {
    const g = found();
    for (const player of g.players) player.reserves.production = 8;
    resolve(g, 'ferengi-market-panic').settled();
    expect([has(g), has(g, 1), has(g, 2)]).toEqual([
      [6, 5, 3],
      [6, 3, 3],
      [6, 3, 3],
    ]);
    expect(has(resolve(found(), 'ferengi-market-panic').settled())).toEqual([3, 3, 3]);
  });

  it('A-EXPL-13: the Bendii Outbreak gives 2 Research on success, or costs 1 Culture per Ship, at most 2', () => {
    expect(has(resolve(found(3), 'vulcan-bendii-outbreak', 5).settled())).toEqual([3, 5, 3]);
    expect(has(resolve(found(3), 'vulcan-bendii-outbreak', 4).settled())).toEqual([3, 3, 1]);
    expect(has(resolve(found(1), 'vulcan-bendii-outbreak', 4).settled())).toEqual([3, 3, 2]);
    expect(worldOf(found()).cards).toEqual([]);
  });
});
