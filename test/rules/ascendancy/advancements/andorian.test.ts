import { describe, expect, it } from 'vitest';
import { upgradePrice } from '../../../../src/games/ascendancy/chapters/building/upgrades.ts';
import { MOVE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { planBattle, planInvasion, within } from '../../../../src/games/ascendancy/chapters/conflict/begin.ts';
import { takeoverPrice } from '../../../../src/games/ascendancy/chapters/conflict/hegemony.ts';
import { formOffers } from '../../../../src/games/ascendancy/chapters/fleets/form.ts';
import { beginMovement } from '../../../../src/games/ascendancy/chapters/movement/begin.ts';
import { nextToCommit } from '../../../../src/games/ascendancy/chapters/rounds/bids.ts';
import { ruleIncome } from '../../../../src/games/ascendancy/chapters/rounds/generation.ts';
import { starbaseOffers } from '../../../../src/games/ascendancy/chapters/starbases/offers.ts';
import { advancementsBy } from '../../../../src/games/ascendancy/content/lookup.ts';
import { forgetUses } from '../../../../src/games/ascendancy/position/uses.ts';
import { added, granted } from '../../../../src/games/ascendancy/rules/ask.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { hear, play } from '../drive-action.ts';
import { agrees, join, playerOf, put, putShips } from '../support.ts';
import { ARENA, attack, clash, having, invade, lay, left, offered, offeredAt, owned, uses } from './scene.ts';

const AND = ['andorian', 'cardassian', 'vulcan'] as const;

/**
 * A battle of the Federation, which completed the Andorian card (A-SPEC-05), so the Andorians’ own console rules play no part.
 */
function fought(card: string, own: number, ...rivals: number[]): Ascendancy {
  return clash(having(card, own > 0 ? ['federation', 'cardassian', 'vulcan'] : AND), own, ...rivals);
}
/** Gives a seat a System with an Andorian Token. */
const watch = (g: Ascendancy, seat: number, system = ARENA) =>
  void Object.assign(owned(g, seat, system), { watched: true });
const open = (offers: ReturnType<typeof formOffers>) =>
  offers.flatMap(({ option, why }) => (why === null ? option.key : []));

describe('Andorian Advancements', () => {
  it('A-COMP-11: the Andorians have fifteen Advancements, one of them complete from the start', () => {
    expect(advancementsBy('andorian')).toHaveLength(15);
    expect(
      advancementsBy('andorian')
        .filter(({ start }) => start)
        .map(({ name }) => name),
    ).toEqual(['Surveillance Grid']);
  });

  it('A-OPEN-16 Surveillance Grid shows the Projects of watched rivals and gives 1 Research for each such rival, up to 2', () => {
    const g = having('and-01', ['andorian', 'cardassian', 'vulcan', 'klingon']);
    const sees = (of: number, seat = 0) => granted(g, 'see-projects', { seat, of });
    owned(g, 1, 'terra-nova');
    expect([sees(1), ruleIncome(g, 0).research]).toEqual([false, 0]);
    watch(g, 1, 'terra-nova');
    expect([sees(1), sees(2), sees(1, 2), ruleIncome(g, 0).research]).toEqual([true, false, false, 1]);
    watch(g, 1, 'deneva');
    expect(ruleIncome(g, 0).research).toBe(1);
    Object.assign(lay(g, 'organia'), { watched: true, spire: { nodes: 1, since: 1 } });
    expect(ruleIncome(g, 0).research).toBe(2);
    watch(g, 2, 'ardana');
    watch(g, 3, 'axanar');
    expect(ruleIncome(g, 0).research).toBe(2);
    expect(ruleIncome(g, 1).research).toBe(0);
  });

  it('A-AND-08 Andorian Imperial Guard adds 1 die for Defenders at a System of its owner or a partner, and 2 at the Homeworld', () => {
    const battle = (set: (g: Ascendancy) => void, seat = 1, sector = ARENA) => {
      const g = fought('and-02', 2, 2);
      for (const one of [0, 1]) put(g, one, sector);
      set(g);
      const planned = within(g, planBattle(g, { seat, sector, from: [sector] }));
      const side = planned.conflict?.sides.findIndex(({ owner }) => owner === 0) ?? 0;
      return added(planned, 'dice', { side });
    };
    expect(battle((g) => void owned(g, 0))).toBe(1);
    expect(battle(() => {})).toBe(0);
    expect(battle((g) => void owned(g, 2))).toBe(0);
    const partner = (g: Ascendancy) => {
      owned(g, 2);
      agrees(g, 0, 2);
    };
    expect(battle(partner)).toBe(1);
    expect(battle((g) => void owned(g, 0), 0)).toBe(0);
    expect(battle(() => {}, 1, 'earth')).toBe(2);
    const world = fought('and-02', 0, 1);
    owned(world, 0);
    expect(added(within(world, planInvasion(world, 1, ARENA)), 'dice', { side: 1 })).toBe(1);
    putShips(world, 1, 'andor');
    expect(added(within(world, planInvasion(world, 1, 'andor')), 'dice', { side: 1 })).toBe(2);
    expect(invade(world, 1, ARENA, 5, 1, 5).answer('fight').log.join(' ')).toContain('2 dice for Nodes');
  });

  it('A-DICE-04 A.I. Tactical Analysis makes an opponent reroll a Hit, once per Combat Round of a Space Battle', () => {
    const g = fought('and-03', 1, 2);
    const scene = attack(g, 1, ARENA, 5, 5, 5, 1, 5, 5);
    expect(scene.log.join(' ')).toContain('5 is rerolled to 1');
    expect(left(g)).toEqual([0, 1, 0]);
    const misses = fought('and-03', 1, 1);
    attack(misses, 0, ARENA, 5, 1).settled();
    const world = fought('and-03', 1);
    owned(world, 1);
    invade(world, 0, ARENA, 1, 5).answer('fight').settled();
  });

  it('A-BAT-31 Kumari Battlecruisers add 2 Sectors to the Maneuver after a battle that their owner began and won', () => {
    const far = (seat: number, winner: number) => {
      const g = fought('and-04', 1, 1);
      const planned = within(g, planBattle(g, { seat, sector: ARENA, from: [ARENA] }));
      Object.assign(planned.conflict ?? {}, { winner });
      return [0, 1].map((one) =>
        added(planned, 'distance', {
          of: 'maneuver',
          by: 0,
          unit: planned.units.filter((unit) => unit.seat === one && unit.at === ARENA)[0]?.id ?? 0,
        }),
      );
    };
    expect(far(0, 0)).toEqual([2, 0]);
    expect(far(1, 1)).toEqual([0, 0]);
    expect(far(0, 1)).toEqual([0, 0]);
  });

  describe('Raiding Doctrine', () => {
    const raid = (system: string | null, watched = false, seat = 0) => {
      const g = fought('and-05', 1, 1);
      if (system !== null) Object.assign(owned(g, 1, system), { watched });
      playerOf(g, 1).reserves = { production: 1, research: 0, culture: 1 };
      return attack(g, seat, ARENA, ...(seat === 0 ? [5, 1] : [1, 5]));
    };

    it('the Doctrine makes the loser discard a Resource they have and gives the raider 1 Production', () => {
      const scene = raid(ARENA);
      expect(scene.keys()).toEqual(['raid:1:production', 'raid:1:culture', 'pass']);
      scene.answer('raid:1:culture').settled();
      expect(playerOf(scene.g, 1).reserves.culture).toBe(0);
      expect(playerOf(scene.g, 0).reserves.production).toBe(4);
      putShips(scene.g, 1, ARENA);
      attack(scene.g, 0, ARENA, 5, 1).settled();
    });

    it('the Doctrine gives 2 Production if an Andorian Token is in the System', () => {
      const { g } = raid(ARENA, true).answer('raid:1:production');
      expect(playerOf(g, 0).reserves.production).toBe(5);
    });

    it('the Doctrine also works next to the loser’s Systems, but not elsewhere, and not for a Defender', () => {
      const g = fought('and-05', 0);
      const way = join(g, ARENA, 'deneva');
      owned(g, 1, 'deneva');
      putShips(g, 0, way.sector(2));
      expect(way.sector(2)).toBe('l1/2');
      raid(null).settled();
      raid('deneva').settled();
      raid(ARENA, false, 1).settled();
      const beside = fought('and-05', 1, 1);
      // Delta IV isn’t next to the rival’s System, because the lane to Deneva has Sectors between them.
      join(beside, ARENA, 'deneva');
      owned(beside, 1, 'deneva');
      attack(beside, 0, ARENA, 5, 1).answer('stay').settled();
    });
  });

  describe('Ushaan', () => {
    it('Ushaan gives 1 Culture if the opponent refuses', () => {
      const g = fought('and-06', 2, 2);
      const scene = attack(g, 1, ARENA, 5, 5, 5, 5);
      expect(scene.keys()).toEqual(['duel:1', 'pass']);
      scene.answer('duel:1');
      expect(scene.asked.seat).toBe(1);
      scene.answer('refuse').settled();
      expect(playerOf(g, 0).reserves.culture).toBe(4);
      expect(playerOf(g, 0).advancements[0]?.exhausted).toBe(true);
    });

    it('if the opponent accepts Ushaan, the lower roll costs its player a Ship, and a tie costs nobody one', () => {
      const duel = (own: number, other: number) => {
        const scene = attack(fought('and-06', 2, 2), 0, ARENA, own, other, ...new Array(12).fill(5))
          .answer('duel:1')
          .answer('accept');
        expect(scene.log).toContain(`Ushaan: the Federation rolls ${own}, the Cardassians roll ${other}.`);
        return scene.log.find((line) => line.includes('attack') === false && /loses? 1 Ship|lose 1 Ship/.test(line));
      };
      expect(duel(2, 5)).toBe('The Federation loses 1 Ship in the fight at Delta IV.');
      expect(duel(5, 2)).toBe('The Cardassians lose 1 Ship in the fight at Delta IV.');
      expect(duel(4, 4)).toBeUndefined();
    });

    it('Ushaan needs 2 Ships on each side', () => {
      attack(fought('and-06', 1, 2), 0, ARENA, 1, 5, 5).settled();
      attack(fought('and-06', 2, 1), 0, ARENA, 5, 5, 1).settled();
    });
  });

  it('A-AND-01 Standards of the Imperial Fleet count an upgraded level as the best even if a watched rival has the same one', () => {
    const pride = (set: (g: Ascendancy) => void, seat = 0) => {
      const g = fought('and-07', 0);
      playerOf(g, 0).weapons = 4;
      playerOf(g, 1).weapons = 4;
      watch(g, 1);
      set(g);
      hear(g, 'turn-start', { seat }).settled();
      return playerOf(g, 0).reserves.culture;
    };
    expect(pride(() => {})).toBe(4);
    expect(pride((g) => void owned(g, 2))).toBe(3);
    expect(pride((g) => void Object.assign(playerOf(g, 2), { weapons: 4 }))).toBe(3);
    expect(pride((g) => void Object.assign(playerOf(g, 1), { weapons: 3 }))).toBe(3);
    // These Weapons are already the best without the card, so only the console’s rule pays.
    expect(pride((g) => void Object.assign(playerOf(g, 1), { weapons: 5 }))).toBe(4);
    expect(pride((g) => void g.players.map((one) => Object.assign(one, { shields: 1 })))).toBe(4);
    expect(pride((g) => void g.players.map((one, seat) => Object.assign(one, { shields: seat === 2 ? 0 : 1 })))).toBe(
      5,
    );
    expect(pride(() => {}, 1)).toBe(3);
  });

  it('A-HEG-05 Subterranean Cities make Hegemony on their owner’s Systems cost rivals 1 Culture more', () => {
    const g = fought('and-08', 0);
    owned(g, 0);
    owned(g, 1, 'deneva');
    expect(takeoverPrice(g, 1, ARENA)).toBe(2);
    expect(takeoverPrice(g, 2, 'deneva')).toBe(1);
  });

  it('A-INV-11 Subterranean Cities reduce Collateral Damage by 1 Node only at their owner’s Systems', () => {
    const damage = (owner: number, hits: number) => {
      const g = fought('and-08', 0);
      const disc = owned(g, owner, ARENA, 3);
      disc.sites = ['research', 'research', 'research'];
      disc.nodes = ['research', 'research', 'research'];
      const seat = owner === 0 ? 1 : 0;
      putShips(g, seat, ARENA, 3);
      const dice = [1, 2, 3].map((one) => (one <= hits ? 5 : 1));
      invade(g, seat, ARENA, ...dice, 1, 1, 1, 1).answer('fight');
      return disc.nodes.filter((node) => node !== null).length;
    };
    expect([damage(0, 1), damage(0, 2), damage(0, 3)]).toEqual([3, 2, 1]);
    expect(damage(1, 2)).toBe(1);
  });

  it('A-OPEN-16 Trade Mission Observers cost a Command and place a Token at a partner’s System, and the partner gains 1 Production', () => {
    const g = fought('and-09', 0);
    owned(g, 1);
    owned(g, 2, 'deneva');
    expect(offered(g, 'command')).toEqual([]);
    agrees(g, 0, 1);
    agrees(g, 2, 0);
    expect(offered(g, 'command').sort()).toEqual(['observe:cardassia-prime', `observe:${ARENA}`]);
    expect(offered(g, 'building')).toEqual([]);
    expect(ruleIncome(g, 1).production).toBe(0);
    uses(g, 'command', `observe:${ARENA}`).settled();
    expect(g.discs[ARENA]?.watched).toBe(true);
    expect(playerOf(g, 0).commands.ready).toBe(4);
    expect([0, 1, 2].map((seat) => ruleIncome(g, seat).production)).toEqual([0, 1, 0]);
    expect(offered(g, 'command')).toEqual([]);
    forgetUses(g, 'turn');
    expect(offered(g, 'command')).toEqual(['observe:cardassia-prime']);
    playerOf(g, 0).commands.ready = 0;
    expect(offered(g, 'command')).toEqual([]);
  });

  it('A-INIT-04 Aenar Telepaths let their owner commit after all others once First Contact is made', () => {
    const g = fought('and-10', 0);
    const keys = (seat = 0) => offeredAt(g, 'initiative-commit', { seat });
    expect(keys()).toEqual([]);
    for (const { contact } of g.players) contact.push(1);
    expect([keys(), keys(1)]).toEqual([['wait'], []]);
    expect(nextToCommit(g, [])).toBe(0);
    hear(g, 'initiative-commit', { seat: 0 }).answer('wait').settled();
    expect(nextToCommit(g, [])).toBe(1);
    expect(nextToCommit(g, [1, 2])).toBe(0);
    expect(playerOf(g, 0).advancements[0]?.exhausted).toBe(true);
    Object.assign(playerOf(g, 0).advancements[0] ?? {}, { exhausted: false });
    g.options.rules.randomTurnOrder = true;
    expect(keys()).toEqual([]);
  });

  describe('Border Alert System', () => {
    /** Andor, Ardana and the arena in a row, with a rival who moves into the arena from beyond. */
    const border = (
      set: (g: Ascendancy) => void = (g) => void owned(g, 0),
      kind: 'impulse' | 'retreat' = 'impulse',
    ) => {
      const g = fought('and-11', 0);
      join(g, 'andor', ARENA);
      const beyond = join(g, ARENA, 'ardana');
      const [rival] = putShips(g, 1, beyond.sector(1));
      set(g);
      const scene = play(g, (ctx) => {
        beginMovement(ctx.g, { by: 1, units: [rival?.id ?? 0], kind, goal: ARENA });
        ctx.call(MOVE);
      });
      return { g, scene };
    };

    it('the Border Alert System moves a Ship or Fleet up to 2 Sectors toward the Hostile Ships', () => {
      const { g, scene } = border();
      expect(scene.keys()).toEqual([`alert:${ARENA}`, 'pass']);
      scene.answer(`alert:${ARENA}`);
      expect(scene.keys()).toEqual(['approach:ship:andor:l1/1', 'approach:ship:andor:l1/2']);
      scene.answer('approach:ship:andor:l1/2').settled();
      expect(g.units.filter(({ seat, at: where }) => seat === 0 && where === 'l1/2')).toHaveLength(1);
      expect(playerOf(g, 0).advancements[0]?.exhausted).toBe(true);
      expect(playerOf(g, 0).commands.ready).toBe(5);
    });

    it('the Border Alert System also guards Systems with a Token, but ignores other Systems, Peaceful Ships, Retreats, and unreachable places', () => {
      expect(border((g) => watch(g, 2)).scene.keys()).toContain(`alert:${ARENA}`);
      border(() => {}).scene.settled();
      border((g) => {
        owned(g, 0);
        agrees(g, 1, 0);
      }).scene.settled();
      border(undefined, 'retreat').scene.settled();
      border((g) => {
        owned(g, 0);
        g.units = g.units.filter(({ seat }) => seat !== 0);
      }).scene.settled();
    });
  });

  it('A-AND-02 Imperial Shipyards of Andoria make a Fleet or Starbase cost 1 Command less, once per turn', () => {
    const g = fought('and-12', 0);
    Object.assign(playerOf(g, 0), { ascendancy: 3 });
    playerOf(g, 0).commands.ready = 1;
    owned(g, 0);
    expect(open(starbaseOffers(g, 0))).toContain(`starbase:${ARENA}`);
    const form = formOffers(g, 0).find(({ why }) => why === null);
    expect(form?.option.hint).toContain('1 Command');
    if (form !== undefined) play(g, form.payload).settled();
    expect(playerOf(g, 0).commands.ready).toBe(0);
    playerOf(g, 0).commands.ready = 1;
    expect(open(starbaseOffers(g, 0))).toEqual([]);
    playerOf(g, 0).commands.ready = 2;
    expect(open(starbaseOffers(g, 0))).toContain(`starbase:${ARENA}`);
    expect([1, 0].map((seat) => added(g, 'command-price', { of: 'fleet', seat }))).toEqual([0, 1]);
  });

  it('A-WIN-03 Galactic Watch gives 2 Culture when a watched rival buys Ascendancy, once per round', () => {
    const g = fought('and-13', 0);
    watch(g, 1);
    for (const seat of [2, 0]) hear(g, 'ascended', { seat }).settled();
    expect(playerOf(g, 0).reserves.culture).toBe(3);
    hear(g, 'ascended', { seat: 1 }).settled();
    forgetUses(g, 'turn');
    hear(g, 'ascended', { seat: 1 }).settled();
    expect(playerOf(g, 0).reserves.culture).toBe(5);
  });

  it('A-BUILD-32 Rival Design Bureaus lower the price of an upgrade by 1 Research for each rival with a better level, by at most 3, but not below 1', () => {
    const g = having('and-14', ['andorian', 'cardassian', 'vulcan', 'klingon', 'romulan']);
    const prices: (number | null)[] = [];
    for (const seat of [1, 2, 3, 4]) {
      playerOf(g, seat).weapons = 4;
      prices.push(upgradePrice(g, 0, 'weapons'));
    }
    expect(prices).toEqual([2, 1, 1, 1]);
    expect(upgradePrice(g, 0, 'shields')).toBe(5);
    for (const seat of [1, 2, 3, 4]) playerOf(g, seat).shields = 1;
    expect(upgradePrice(g, 0, 'shields')).toBe(2);
    playerOf(g, 0).weapons = 4;
    expect(upgradePrice(g, 0, 'weapons')).toBe(5);
    playerOf(g, 2).weapons = 3;
    // A-OPEN-02: Weapons cost Cardassians less.
    expect(upgradePrice(g, 1, 'weapons')).toBe(5);
  });

  describe('Supremacy of Arms', () => {
    it('Supremacy of Arms rerolls all misses in the first Combat Round if its owner’s Weapons are better', () => {
      const g = fought('and-15', 3, 1);
      playerOf(g, 0).weapons = 4;
      const scene = attack(g, 1, ARENA, 1, 1, 2, 3, 3, 3, 4);
      expect(scene.keys()).toEqual(['supremacy', 'pass']);
      scene.answer('supremacy').settled();
      expect(left(g)).toEqual([3, 0, 0]);
      attack(fought('and-15', 1, 1), 0, ARENA, 1, 5).settled();
      const later = fought('and-15', 1, 1);
      playerOf(later, 0).weapons = 4;
      attack(later, 0, ARENA, 1, 1, 1, 5).answer('pass').settled();
    });

    it('Supremacy of Arms ignores the first Hit in the first Combat Round if its owner’s Shields are better', () => {
      const shielded = (shields: number, ...dice: number[]) => {
        const g = fought('and-15', 2, 1);
        playerOf(g, 0).shields = shields;
        attack(g, 1, ARENA, ...dice).settled();
        return left(g);
      };
      expect(shielded(1, 6, 5, 1)).toEqual([2, 0, 0]);
      expect(shielded(0, 6, 5, 1)).toEqual([1, 0, 0]);
      expect(shielded(1, 6, 1, 1, 6, 5, 1)).toEqual([1, 0, 0]);
    });
  });
});
