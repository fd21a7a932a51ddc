import { describe, expect, it, vi } from 'vitest';
import { nodeOffers } from '../../../../src/games/ascendancy/chapters/building/nodes.ts';
import { shipOffers } from '../../../../src/games/ascendancy/chapters/building/ships.ts';
import { COLONIZE, HEGEMONY, NODE, RESOLVE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { takeoverPrice } from '../../../../src/games/ascendancy/chapters/conflict/hegemony.ts';
import { formOffers } from '../../../../src/games/ascendancy/chapters/fleets/form.ts';
import { hazardTarget } from '../../../../src/games/ascendancy/chapters/hazards/target.ts';
import { enterWarp } from '../../../../src/games/ascendancy/chapters/movement/warp.ts';
import { ruleIncome } from '../../../../src/games/ascendancy/chapters/rounds/generation.ts';
import { advancementsBy } from '../../../../src/games/ascendancy/content/lookup.ts';
import { forgetUses } from '../../../../src/games/ascendancy/position/uses.ts';
import { added, granted } from '../../../../src/games/ascendancy/rules/ask.ts';
import { explorationCards } from '../cards.ts';
import { hear, play } from '../drive-action.ts';
import { agrees, gives, join, playerOf, put, putShips } from '../support.ts';
import { ARENA, attack, fleet, having, invade, offered, offeredAt, owned, uses } from './scene.ts';

const open = (offers: ReturnType<typeof shipOffers>) =>
  offers.flatMap(({ option, why }) => (why === null ? option.key : []));

describe('Federation Advancements', () => {
  it('A-COMP-11: the Federation has fifteen Advancements, one of them complete from the start', () => {
    expect(advancementsBy('federation')).toHaveLength(15);
    expect(
      advancementsBy('federation')
        .filter(({ start }) => start)
        .map(({ name }) => name),
    ).toEqual(['Universal Translators']);
  });

  it('A-FED-05 Universal Translators add 1 only to their owner’s Hegemony rolls', () => {
    const g = having('fed-01');
    expect([0, 1].map((seat) => added(g, 'roll', { of: 'hegemony', seat, system: ARENA }))).toEqual([1, 0]);
  });

  it('A-FED-06 A-OPEN-98 Starfleet Diplomatic Corps lowers the total price of Hegemony to 1 Culture for its owner only', () => {
    const g = having('fed-02');
    owned(g, 1);
    expect([0, 2].map((seat) => takeoverPrice(g, seat, ARENA))).toEqual([0, 1]);
    putShips(g, 0, ARENA);
    playerOf(g, 0).ascendancy = 5;
    play(g, (ctx) => ctx.call(HEGEMONY, { seat: 0, system: ARENA }), 6).settled();
    expect(playerOf(g, 0).reserves.culture).toBe(2);
    expect(g.discs[ARENA]?.control).toBe(0);
  });

  it('A-FED-08 Deep Space Observatories give 1 Research per Controlled Starbase, including captured ones', () => {
    const g = having('fed-03');
    expect(ruleIncome(g, 0).research).toBe(0);
    owned(g, 0).starbase = true;
    Object.assign(g.discs['earth'] ?? {}, { starbase: true });
    Object.assign(g.discs['vulcan'] ?? {}, { starbase: true });
    expect(ruleIncome(g, 0).research).toBe(2);
    expect(ruleIncome(g, 2).research).toBe(0);
  });

  describe('Tachyon Detection Array', () => {
    const watch = () => {
      const g = having('fed-04', ['federation', 'romulan', 'klingon']);
      gives(g, 1, 'rom-01');
      if (g.turn !== null) g.turn.seat = 1;
      return g;
    };

    it('the Array prevents a Cloak’s First Strike against its owner’s Ships', () => {
      const g = watch();
      putShips(g, 0, ARENA);
      putShips(g, 1, ARENA);
      const { log } = attack(g, 1, ARENA, 6, 6);
      expect(log.join()).not.toContain('First Strike');
      expect(g.units.filter(({ at: where }) => where === ARENA)).toEqual([]);
    });

    it('the Array doesn’t affect a Cloak used against other players', () => {
      const g = watch();
      putShips(g, 2, ARENA);
      putShips(g, 1, ARENA);
      expect(attack(g, 1, ARENA, 6).log.join()).toContain('First Strike');
    });

    it('the Array does nothing while Exhausted, and doesn’t affect its owner’s Cloaks', () => {
      const g = watch();
      gives(g, 0, 'kli-03');
      putShips(g, 0, ARENA);
      putShips(g, 1, ARENA);
      Object.assign(playerOf(g, 0).advancements[0] ?? {}, { exhausted: true });
      expect(attack(g, 1, ARENA, 6).log.join()).toContain('First Strike');
      const own = watch();
      gives(own, 0, 'kli-03');
      if (own.turn !== null) own.turn.seat = 0;
      putShips(own, 0, ARENA);
      putShips(own, 1, ARENA);
      expect(attack(own, 0, ARENA, 6).log.join()).toContain('First Strike');
    });

    it('the Array stops a cloaked Fleet from passing the Array owner’s Ships, but not from passing other players’ Ships', () => {
      const g = watch();
      const { id } = fleet(g, 1, 'Shadow Squadron', 3, 'romulus');
      const way = join(g, 'romulus', 'terra-nova');
      putShips(g, 0, way.sector(1));
      putShips(g, 2, way.sector(2));
      const passes = (sector: string) => granted(g, 'pass', { unit: id, sector, kind: 'impulse' });
      expect([way.sector(1), way.sector(2)].map(passes)).toEqual([false, true]);
    });

    it('the Array doesn’t affect cards without Cloak', () => {
      const g = watch();
      gives(g, 1, 'rom-05');
      putShips(g, 0, ARENA);
      putShips(g, 1, ARENA);
      playerOf(g, 0).shields = 4;
      expect(attack(g, 1, ARENA, 6, 6, 6, 6).log.join()).toContain('1 Hit');
    });
  });

  it('Cochrane Warp Institute offers 1 additional Warp Token once per turn', () => {
    const g = having('fed-05');
    const [first, second] = g.units;
    const run = play(g, (ctx) => enterWarp(ctx, 0, first?.id ?? 0));
    expect(run.keys()).toEqual([`boost:${first?.id}`, 'pass']);
    run.answer(`boost:${first?.id}`).settled();
    expect(first?.warp?.tokens).toBe(2);
    play(g, (ctx) => enterWarp(ctx, 0, second?.id ?? 0)).settled();
    expect(second?.warp?.tokens).toBe(1);
    forgetUses(g, 'turn');
    const third = g.units[2];
    play(g, (ctx) => enterWarp(ctx, 0, third?.id ?? 0))
      .answer('pass')
      .settled();
    expect(third?.warp?.tokens).toBe(1);
    expect(offeredAt(g, 'entered-warp', { seat: 1, unit: second?.id ?? 0 })).toEqual([]);
  });

  it('Stellar Cartography lets its owner choose among the top 2 cards, puts the other on the bottom, and is Exhausted', () => {
    explorationCards({ id: 'one' }, { id: 'two' }, { id: 'three' });
    const g = having('fed-06');
    g.exploration.deck = ['one', 'two', 'three'];
    const scene = play(g, (ctx) => ctx.call(RESOLVE, { seat: 0, system: ARENA, units: [], kind: 'none' }));
    scene.answer('cartography');
    expect(scene.keys()).toEqual(['draw:one', 'draw:two']);
    scene.answer('draw:two').settled();
    expect(g.exploration).toEqual({ deck: ['three', 'one'], discard: ['two'] });
    expect(playerOf(g, 0).advancements[0]?.exhausted).toBe(true);
    expect(scene.log.join(' ')).not.toContain('one');
    play(g, (ctx) => ctx.call(RESOLVE, { seat: 0, system: ARENA, units: [], kind: 'none' })).settled();
    expect(g.exploration.deck).toEqual(['one']);
    vi.restoreAllMocks();
  });

  it('First Contact Protocols add 1 to Diplomacy Tests and allow immediate Hegemony attempts on Warp-Capable civilizations', () => {
    const g = having('fed-07');
    expect([0, 1].map((seat) => added(g, 'roll', { of: 'diplomacy', seat, system: ARENA }))).toEqual([1, 0]);
    const about = { seat: 0, system: ARENA, card: 'any' };
    const met = (level: number) => {
      Object.assign(g.discs[ARENA] ?? {}, { level });
      return offeredAt(g, 'explored', about);
    };
    expect(met(1)).toEqual([]);
    const [ship] = putShips(g, 0, ARENA);
    expect(met(0)).toEqual([]);
    expect(met(1)).toEqual([`hegemony:${ARENA}`]);
    expect(offeredAt(g, 'explored', { ...about, seat: 1 })).toEqual([]);
    playerOf(g, 0).reserves.culture = 1;
    expect(met(1)).toEqual([]);
    gives(g, 0, 'fed-02');
    expect(met(1)).toEqual([`hegemony:${ARENA}`]);
    put(g, 1, ARENA);
    expect(met(1)).toEqual([]);
    g.units = g.units.filter(({ seat, at: where }) => seat !== 1 || where !== ARENA);
    hear(g, 'explored', about, 6).answer(`hegemony:${ARENA}`).settled();
    expect(g.discs[ARENA]?.control).toBe(0);
    expect(playerOf(g, 0).commands.ready).toBe(5);
    Object.assign(g.discs[ARENA] ?? {}, { control: null, level: 1 });
    playerOf(g, 0).reserves.culture = 3;
    expect(ship?.at).toBe(ARENA);
    expect(met(1)).toEqual([]);
  });

  it('Metaphasic Shielding adds 1 only against the Hazards of Phenomena', () => {
    const g = having('fed-08');
    expect(hazardTarget(g, 0, 'murasaki-312', 4)).toBe(5);
    expect(hazardTarget(g, 0, ARENA, 4)).toBe(4);
    expect(hazardTarget(g, 1, 'murasaki-312', 4)).toBe(4);
  });

  it('Memory Alpha gives 1 Research once per turn, and 1 Culture for a partner’s Research once per round', () => {
    const g = having('fed-09');
    const about = { seat: 0, system: ARENA, amount: 1 };
    hear(g, 'claimed', about).settled();
    expect(playerOf(g, 0).reserves.research).toBe(4);
    hear(g, 'claimed', about).settled();
    expect(playerOf(g, 0).reserves.research).toBe(4);
    forgetUses(g, 'turn');
    agrees(g, 1, 0);
    agrees(g, 0, 2);
    const scene = hear(g, 'claimed', about);
    expect(scene.keys()).toEqual(['gift:1', 'pass']);
    scene.answer('gift:1').settled();
    expect(playerOf(g, 0).reserves).toEqual({ production: 3, research: 5, culture: 4 });
    expect(playerOf(g, 1).reserves.research).toBe(4);
    forgetUses(g, 'turn');
    hear(g, 'claimed', about).settled();
    expect(playerOf(g, 0).reserves).toEqual({ production: 3, research: 6, culture: 4 });
    hear(g, 'claimed', { ...about, seat: 1 }).settled();
  });

  it('in the Building Phase, Utopia Planitia Yards let their owner build Ships and Fleets in 1 chosen System with a Production Node', () => {
    const g = having('fed-10');
    const disc = owned(g, 0);
    expect(offered(g, 'building')).toEqual([]);
    disc.nodes = disc.sites.map((_site, place) => (place === 0 ? 'production' : null));
    expect(open(shipOffers(g, 0))).not.toContain(`build:ships:${ARENA}:1`);
    expect(offered(g, 'building')).toEqual([`yard:${ARENA}`]);
    const other = owned(g, 0, 'terra-nova');
    other.nodes = other.sites.map(() => 'production');
    uses(g, 'building', `yard:${ARENA}`).settled();
    expect(open(shipOffers(g, 0))).toContain(`build:ships:${ARENA}:3`);
    expect(open(shipOffers(g, 0))).not.toContain('build:ships:terra-nova:1');
    expect(offered(g, 'building')).toEqual([]);
    expect(granted(g, 'build', { what: 'fleet', seat: 0, system: ARENA, phase: 'building' })).toBe(true);
    putShips(g, 0, ARENA, 3);
    Object.assign(g.turn ?? {}, { phase: 'command' });
    expect(open(formOffers(g, 0)).some((key) => key.startsWith(`form:${ARENA}`))).toBe(false);
    expect(granted(g, 'build', { what: 'ships', seat: 0, system: ARENA })).toBe(false);
  });

  it('Federation Charter gives 1 Culture if a rival trades in both directions, and 1 Production to each such rival', () => {
    const g = having('fed-11', ['federation', 'klingon', 'cardassian', 'vulcan']);
    agrees(g, 0, 1);
    expect(ruleIncome(g, 0).culture).toBe(0);
    agrees(g, 1, 0, 1, true);
    expect(ruleIncome(g, 0).culture).toBe(0);
    Object.assign(playerOf(g, 1).agreements[0] ?? {}, { exhausted: false });
    expect(ruleIncome(g, 0).culture).toBe(1);
    expect(ruleIncome(g, 1).production).toBe(1);
    expect(ruleIncome(g, 2).production).toBe(0);
    for (const rival of [2, 3]) {
      agrees(g, rival, 0);
      agrees(g, 0, rival);
    }
    expect(ruleIncome(g, 0).culture).toBe(1);
    expect(ruleIncome(g, 3).production).toBe(1);
  });

  describe('Terraforming Corps', () => {
    const builds = () => {
      const g = having('fed-12');
      const disc = owned(g, 0);
      disc.sites = ['production', 'production'];
      disc.nodes = [null, null];
      Object.assign(g.turn ?? {}, { phase: 'building' });
      return { g, disc };
    };
    const culture = `build:node:${ARENA}:culture`;

    it('the Corps allows any Node on a colored site and makes the site Open, once per Building Phase', () => {
      const { g, disc } = builds();
      expect(open(nodeOffers(g, 0))).toContain(culture);
      play(g, (ctx) => ctx.call(NODE, { seat: 0, system: ARENA, resource: 'culture', site: 0 })).settled();
      expect(disc).toMatchObject({ sites: ['open', 'production'], nodes: ['culture', null] });
      playerOf(g, 0).reserves.production = 9;
      expect(open(nodeOffers(g, 0))).not.toContain(culture);
    });

    it('the Corps also offers to open a colored site that the Node fits', () => {
      const { g, disc } = builds();
      const build = { seat: 0, system: ARENA, resource: 'production', site: 0 } as const;
      const scene = play(g, (ctx) => ctx.call(NODE, build));
      expect(scene.keys()).toEqual(['terraform', 'pass']);
      scene.answer('pass').settled();
      expect(disc.sites[0]).toBe('production');
      play(g, (ctx) => ctx.call(NODE, { ...build, site: 1 }))
        .answer('terraform')
        .settled();
      expect(disc.sites[1]).toBe('open');
    });

    it('the Corps does nothing outside its owner’s Building Phase', () => {
      const { g } = builds();
      expect(granted(g, 'build', { what: 'node', seat: 1, system: ARENA, resource: 'culture' })).toBe(false);
      Object.assign(g.turn ?? {}, { phase: 'command' });
      expect(granted(g, 'build', { what: 'node', seat: 0, system: ARENA, resource: 'culture' })).toBe(false);
      expect(offeredAt(g, 'node-built', { seat: 0, system: ARENA, site: 0, fits: true })).toEqual([]);
    });
  });

  it('Multi-Adaptive Shielding adds 1 Shield for a Defender in a Space Battle’s first Combat Round', () => {
    const g = having('fed-13');
    putShips(g, 0, ARENA, 2);
    putShips(g, 1, ARENA);
    // The first Combat Round needs a 6, the second a 5.
    const run = attack(g, 1, ARENA, 5, 1, 1, 5, 5, 1);
    expect(run.log.join(' ')).toContain('5 (6 or higher hits). 0 Hits');
    expect(run.log.join(' ')).toContain('5 (5 or higher hits). 1 Hit');
  });

  it('Multi-Adaptive Shielding doesn’t help an Attacker, but helps the Nodes of its owner’s System', () => {
    const g = having('fed-13');
    putShips(g, 0, ARENA);
    putShips(g, 1, ARENA);
    expect(attack(g, 0, ARENA, 1, 5).log.join(' ')).toContain('5 (5 or higher hits). 1 Hit');
    const world = having('fed-13');
    owned(world, 0, ARENA, 1);
    putShips(world, 1, ARENA, 3);
    const log = invade(world, 1, ARENA, 5, 5, 1, 1, 1).answer('fight').log.join(' ');
    expect(log).toContain('5, 5, 1 (6 or higher hits). 0 Hits');
  });

  describe('Corbomite Maneuver', () => {
    const threat = () => {
      const g = having('fed-14');
      putShips(g, 0, ARENA);
      putShips(g, 1, ARENA);
      return g;
    };

    it('if the Attacker so chooses, the Maneuver cancels the battle and is Exhausted', () => {
      const g = threat();
      const scene = attack(g, 1, ARENA).answer('corbomite');
      expect(scene.asked.seat).toBe(1);
      expect(scene.keys()).toEqual(['way:cancel', 'way:pay']);
      scene.answer('way:cancel').settled();
      expect(g.units.filter(({ at: where }) => where === ARENA)).toHaveLength(2);
      expect(playerOf(g, 0).advancements[0]?.exhausted).toBe(true);
      expect(playerOf(g, 1).commands.ready).toBe(6);
    });

    it('the Maneuver lets the Attacker Exhaust 1 more Command and fight', () => {
      const g = threat();
      attack(g, 1, ARENA, 6, 1).answer('corbomite').answer('way:pay').settled();
      expect(playerOf(g, 1).commands).toEqual({ ready: 5, exhausted: 1 });
    });

    it('an Attacker without a ready Command can only cancel the battle, and the Maneuver does nothing if its owner passes or attacks', () => {
      const g = threat();
      playerOf(g, 1).commands.ready = 0;
      const scene = attack(g, 1, ARENA).answer('corbomite');
      expect(scene.keys()).toEqual(['way:cancel']);
      attack(threat(), 1, ARENA, 6, 1).answer('pass').settled();
      attack(threat(), 0, ARENA, 6, 1).settled();
    });

    it('the Maneuver removes only its owner from a battle with several Defenders', () => {
      const g = threat();
      putShips(g, 2, ARENA);
      attack(g, 1, ARENA, 6, 1).answer('corbomite').answer('way:cancel').settled();
      expect(g.units.filter(({ at: where }) => where === ARENA).map(({ seat }) => seat)).toEqual([0, 1]);
    });
  });

  it('Pioneer Settlements let their owner keep the Ship that Colonizes a System from which no lane leads home', () => {
    const colony = (joined: boolean) => {
      const g = having('fed-15');
      if (joined) join(g, 'earth', ARENA);
      const [ship] = putShips(g, 0, ARENA);
      const unit = ship?.id ?? 0;
      return { g, scene: play(g, (ctx) => ctx.call(COLONIZE, { seat: 0, system: ARENA, unit, pay: 'culture' })) };
    };
    const far = colony(false);
    far.scene.answer(`keep:${ARENA}`).settled();
    expect(far.g.units.some(({ at: where }) => where === ARENA)).toBe(true);
    expect(playerOf(far.g, 0).advancements[0]?.exhausted).toBe(true);
    expect(far.g.discs[ARENA]?.control).toBe(0);
    const near = colony(true);
    near.scene.settled();
    expect(near.g.units.some(({ at: where }) => where === ARENA)).toBe(false);
    const declined = colony(false);
    declined.scene.answer('pass').settled();
    expect(declined.g.units.some(({ at: where }) => where === ARENA)).toBe(false);
  });
});
