import { describe, expect, it } from 'vitest';
import { MOVE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { planInvasion, within } from '../../../../src/games/ascendancy/chapters/conflict/begin.ts';
import { accessOf } from '../../../../src/games/ascendancy/chapters/movement/access.ts';
import { beginMovement } from '../../../../src/games/ascendancy/chapters/movement/begin.ts';
import { ruleIncome } from '../../../../src/games/ascendancy/chapters/rounds/generation.ts';
import { give } from '../../../../src/games/ascendancy/chapters/trade/change.ts';
import { advancementsBy } from '../../../../src/games/ascendancy/content/lookup.ts';
import { forgetUses } from '../../../../src/games/ascendancy/position/uses.ts';
import { granted } from '../../../../src/games/ascendancy/rules/ask.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { hear, play } from '../drive-action.ts';
import { agrees, gives, join, playerOf, putShips } from '../support.ts';
import { ARENA, attack, clash, fleet, having, invade, lay, left, offered, offeredAt, owned, uses } from './scene.ts';

const ROM = ['romulan', 'cardassian', 'vulcan'] as const;

const turnOf = (g: Ascendancy, seat: number) => void Object.assign(g.turn ?? {}, { seat });

/** Moves all of a seat’s Ships in a Sector. */
function moves(g: Ascendancy, seat: number, from: string, goal: string, kind: 'impulse' | 'warp' = 'impulse') {
  const units = g.units.flatMap((one) => (one.seat === seat && one.at === from ? [one.id] : []));
  return play(g, (ctx) => {
    beginMovement(ctx.g, { by: seat, units, kind, goal });
    ctx.call(MOVE);
  });
}

describe('Romulan Advancements', () => {
  it('A-COMP-11: the Romulans have fifteen Advancements, one of them complete from the start', () => {
    expect(advancementsBy('romulan')).toHaveLength(15);
    expect(
      advancementsBy('romulan')
        .filter(({ start }) => start)
        .map(({ name }) => name),
    ).toEqual(['Romulan Cloaking Device']);
  });

  it('A-BAT-21 Romulan Cloaking Device gives First Strike only in Space Battles in its owner’s turn', () => {
    const g = clash(having('rom-01'), 1, 1);
    attack(g, 0, ARENA, 5).settled();
    expect(left(g)).toEqual([1, 0, 0]);
    const other = clash(having('rom-01'), 1, 1);
    turnOf(other, 1);
    attack(other, 1, ARENA, 5, 5).settled();
    expect(left(other)).toEqual([0, 0, 0]);
  });

  it('A-ROM-08 A-KLI-03 Advanced Romulan Cloaking Device lets a Defender cancel the battle, once per round', () => {
    const g = clash(having('rom-02'), 1, 1);
    const scene = attack(g, 1, ARENA);
    expect(scene.keys()).toEqual(['cancel', 'pass']);
    scene.answer('cancel').settled();
    expect(left(g)).toEqual([1, 1, 0]);
    attack(g, 1, ARENA, 5, 1).settled();
    attack(clash(having('rom-02'), 1, 1), 0, ARENA, 5, 1).settled();
    const three = clash(having('rom-02'), 1, 1, 1);
    attack(three, 1, ARENA, 5, 1).answer('cancel').settled();
    expect(left(three)).toEqual([1, 1, 0]);
  });

  describe('Superior Shield Harmonics', () => {
    const harmony = (first = false) => {
      const g = having('rom-03', ROM);
      g.options.readings.harmonicsFirstRound = first;
      return g;
    };

    it('in each Combat Round, the Harmonics let each Fleet of 3 Ships, but no other Ships, ignore a Hit', () => {
      const g = harmony();
      fleet(g, 0, 'Battle Group', 3);
      putShips(g, 1, ARENA);
      attack(g, 1, ARENA, 5, 2, 2, 2, 5, 5, 2, 2).settled();
      expect(left(g)).toEqual([3, 0, 0]);
      const two = harmony();
      fleet(two, 0, 'Battle Group', 4);
      putShips(two, 1, ARENA, 2);
      attack(two, 1, ARENA, 5, 5, 5, 5, 2, 2).settled();
      expect(left(two)[0]).toBe(3);
      const alone = clash(having('rom-03'), 1, 1);
      attack(alone, 1, ARENA, 5, 5).settled();
      expect(left(alone)).toEqual([0, 0, 0]);
    });

    it('under the alternative reading, the Harmonics work only in the first Combat Round', () => {
      const g = harmony(true);
      fleet(g, 0, 'Battle Group', 4);
      putShips(g, 1, ARENA);
      attack(g, 1, ARENA, 5, 2, 2, 2, 2, 5, 5, 2, 2, 2).settled();
      expect(left(g)[0]).toBe(3);
    });
  });

  it('A-ROM-06 Superior Targeting Array rerolls one of its owner’s Ship or Node dice in each Combat Round', () => {
    const g = clash(having('rom-04'), 2, 1);
    // One miss is rerolled in each Combat Round without a question, because it doesn’t matter which.
    const scene = attack(g, 0, ARENA, 1, 2, 1, 3, 2, 2, 1, 5);
    scene.settled();
    expect(scene.log.filter((line) => line.includes('rerolled'))).toHaveLength(2);
    expect(left(g)).toEqual([2, 0, 0]);
    const world = having('rom-04', ROM);
    owned(world, 0);
    putShips(world, 1, ARENA);
    invade(world, 1, ARENA, 1, 1, 6).answer('fight').settled();
    expect(left(world)[1]).toBe(0);
    attack(clash(having('rom-04'), 0, 1, 1), 1, ARENA, 5, 1).settled();
  });

  it('Romulan Disruptors make their owner’s 6s hit regardless of Shields', () => {
    const g = clash(having('rom-05'), 2, 1);
    for (const seat of [0, 1]) playerOf(g, seat).shields = 4;
    attack(g, 0, ARENA, 5, 6, 6).settled();
    expect(left(g)).toEqual([2, 0, 0]);
  });

  describe('Cloaked Orbital Mines', () => {
    const field = () => {
      const g = having('rom-06', ROM);
      const way = join(g, ARENA, 'ardana');
      join(g, ARENA, 'deneva');
      owned(g, 0);
      putShips(g, 1, way.sector(1), 2);
      return { g, from: way.sector(1) };
    };

    it('A-ROM-07: the Mines destroy Hostile Ships that come into Orbit, once per round', () => {
      const { g, from } = field();
      const scene = moves(g, 1, from, ARENA);
      expect(scene.keys()).toEqual(['mines', 'pass']);
      scene.answer('mines').settled();
      expect(left(g)).toEqual([0, 0, 0]);
      expect(playerOf(g, 1).ships).toBe(29);
      putShips(g, 1, from);
      moves(g, 1, from, ARENA).settled();
      expect(left(g)).toEqual([0, 1, 0]);
    });

    it('A-ROM-07: the Mines spare Ships that pass through, Ships at Peace, and Ships at other players’ Systems', () => {
      const passing = field();
      moves(passing.g, 1, passing.from, 'l2/1').settled();
      const peace = field();
      agrees(peace.g, 1, 0);
      moves(peace.g, 1, peace.from, ARENA).settled();
      const other = field();
      owned(other.g, 2);
      moves(other.g, 1, other.from, ARENA).settled();
    });

    it('A-ROM-07: under the alternative reading, the Mines destroy Ships automatically at every move', () => {
      const { g, from } = field();
      g.options.readings.minesEveryMove = true;
      moves(g, 1, from, ARENA).settled();
      expect(left(g)).toEqual([0, 0, 0]);
      expect(playerOf(g, 0).advancements[0]?.exhausted).toBe(false);
    });
  });

  describe('Tal Shiar Counterintelligence', () => {
    it('A-ROM-09: the Tal Shiar Exhaust a rival’s Espionage card at the start of any turn', () => {
      const g = having('rom-07', ROM);
      for (const card of ['kli-10', 'kli-02']) gives(g, 1, card);
      gives(g, 0, 'rom-10');
      const scene = hear(g, 'turn-start', { seat: 2 });
      expect(scene.keys()).toEqual(['exhaust:kli-10', 'pass']);
      scene.answer('exhaust:kli-10').settled();
      expect(playerOf(g, 1).advancements.map(({ exhausted }) => exhausted)).toEqual([true, false]);
      expect(playerOf(g, 0).advancements[0]?.exhausted).toBe(true);
      hear(g, 'turn-start', { seat: 2 }).settled();
    });

    it('A-ROM-09 A-SPEC-03: the Tal Shiar cancel the announced use of a card, and the costs aren’t paid', () => {
      const g = clash(having('rom-07'), 1, 1);
      gives(g, 1, 'kli-10');
      gives(g, 0, 'rom-15');
      const scene = attack(g, 1, ARENA, 5, 1).answer('exhaust:rom-15');
      expect(scene.keys()).toEqual(['foil:kli-10', 'pass']);
      // The hint says what the use costs (A-SPEC-02).
      expect(scene.asked.options[0]?.hint).toContain('xhausts the card');
      scene.answer('foil:kli-10');
      expect(scene.log.join(' ')).toContain('The use of Imperial Intelligence is lost.');
      scene.settled();
      expect(playerOf(g, 0).advancements.map(({ exhausted }) => exhausted)).toEqual([true, false]);
      expect(playerOf(g, 1).advancements[0]?.exhausted).toBe(true);
    });

    it('A-ROM-09: the Tal Shiar don’t affect cards of other Types', () => {
      const g = clash(having('rom-07'), 1, 1);
      gives(g, 1, 'kli-12');
      expect(offeredAt(g, 'announced', { seat: 1, bearer: { seat: 1, kind: 'advancement', id: 'kli-12' } })).toEqual(
        [],
      );
    });
  });

  it('A-OPEN-74 Tal Shiar Archives show the Projects of a nearby rival and give their owner 1 Research if the rival is ahead', () => {
    const g = having('rom-08', ROM);
    expect(offered(g, 'building')).toEqual([]);
    putShips(g, 0, ARENA);
    putShips(g, 1, ARENA);
    expect(offered(g, 'building')).toEqual(['archives:1']);
    expect(offered(g, 'command')).toEqual([]);
    playerOf(g, 0).projects = [{ card: 'rom-05', research: 1 }];
    playerOf(g, 1).projects = [{ card: 'kli-05', research: 1 }];
    const equal = uses(structuredClone(g), 'building', 'archives:1');
    expect(equal.told.join(' ')).toContain('(1)');
    equal.settled();
    expect(playerOf(equal.g, 0).advancements[0]?.exhausted).toBe(true);
    playerOf(g, 1).projects = [{ card: 'kli-05', research: 2 }];
    const behind = uses(structuredClone(g), 'building', 'archives:1').answer('research:rom-05').settled();
    expect(playerOf(behind, 0).projects[0]?.research).toBe(2);
    playerOf(g, 1).projects = [];
    for (const card of ['kli-01', 'kli-04']) gives(g, 1, card);
    expect(uses(g, 'building', 'archives:1').keys()).toContain('research:rom-05');
  });

  describe('Neutral Zone Treaty', () => {
    it('A-MOVE-19: the Treaty requires trade partners in either direction, and nobody else, to ask before they stop in Orbit', () => {
      const g = having('rom-09', ROM);
      owned(g, 0);
      const [ship] = putShips(g, 1, 'earth');
      const asks = (sector = ARENA) =>
        accessOf(g, { by: 1, seat: 1, units: [ship?.id ?? 0], kind: 'impulse' }, sector).asksToStop;
      expect(asks()).toEqual([]);
      agrees(g, 1, 0);
      expect(asks()).toEqual([0]);
      playerOf(g, 1).agreements = [];
      agrees(g, 0, 1);
      expect(asks()).toEqual([0]);
      lay(g, 'ardana');
      expect(asks('ardana')).toEqual([]);
    });

    it('A-ROM-02: the Treaty protects a received Trade Agreement from the Suspicious rule once per round', () => {
      const g = having('rom-09', ROM);
      for (const seat of [1, 2])
        playerOf(g, seat).agreements = [{ card: seat === 1 ? 'car-ta-1' : 'vul-ta-1', holder: null, exhausted: false }];
      play(g, (ctx) => give(ctx, 1, 0, 'car-ta-1')).settled();
      expect(playerOf(g, 1).agreements[0]?.exhausted).toBe(false);
      play(g, (ctx) => give(ctx, 2, 0, 'vul-ta-1')).settled();
      expect(playerOf(g, 2).agreements[0]?.exhausted).toBe(true);
      forgetUses(g, 'turn', 'round');
      play(g, (ctx) => give(ctx, 2, 0, 'vul-ta-1')).settled();
      expect(playerOf(g, 2).agreements[0]?.exhausted).toBe(false);
    });
  });

  it('A-INIT-07 Praetor’s Gambit costs 1 Research and takes the card of a rival who committed at most 2 Resources', () => {
    const g = having('rom-10', ROM);
    for (const [seat, { order }] of g.players.entries()) Object.assign(order, { card: 3 - seat, committed: 3 - seat });
    const keys = () => offeredAt(g, 'initiative-end', { seat: 0 });
    expect(keys()).toEqual([]);
    playerOf(g, 0).contact = [1];
    expect(keys()).toEqual(['gambit:1', 'gambit:2']);
    playerOf(g, 1).order.committed = 3;
    expect(keys()).toEqual(['gambit:2']);
    for (const rule of ['randomTurnOrder', 'mysteryTurnOrder'] as const) {
      g.options.rules = { [rule]: true };
      expect(keys()).toEqual([]);
    }
    g.options.rules = {};
    hear(g, 'initiative-end', { seat: 0 }).answer('gambit:2').settled();
    expect(g.players.map(({ order }) => order.card)).toEqual([1, 2, 3]);
    expect(playerOf(g, 0)).toMatchObject({ reserves: { research: 2 }, advancements: [{ exhausted: true }] });
    Object.assign(playerOf(g, 0).advancements[0] ?? {}, { exhausted: false });
    playerOf(g, 0).reserves.research = 0;
    expect(keys()).toEqual([]);
  });

  it('A-MOVE-18 Singularity Warp Core lets Ships pass Hostile Ships at Warp once per turn, but not stop next to them', () => {
    const g = having('rom-11', ROM);
    const way = join(g, 'romulus', ARENA);
    putShips(g, 1, way.sector(1));
    const [first, second] = g.units.filter(({ seat, at: where }) => seat === 0 && where === 'romulus');
    const may = (unit = first?.id ?? 0, kind: 'warp' | 'impulse' = 'warp') =>
      (['pass', 'stop'] as const).map((grant) => granted(g, grant, { unit, sector: way.sector(1), kind }));
    expect(may()).toEqual([true, false]);
    expect(may(first?.id, 'impulse')).toEqual([false, false]);
    Object.assign(first ?? {}, { at: null, warp: { from: 'romulus', tokens: 1 } });
    play(g, (ctx) => {
      beginMovement(ctx.g, { by: 0, units: [first?.id ?? 0], kind: 'warp', goal: ARENA });
      ctx.call(MOVE);
    }).settled();
    expect(first?.at).toBe(ARENA);
    expect(may(second?.id)).toEqual([false, false]);
    forgetUses(g, 'turn');
    expect(may(second?.id)).toEqual([true, false]);
  });

  it('Romulan Senate gives 1 Culture at the start of its owner’s turn if the owner has the lowest card and committed 2 Resources', () => {
    const culture = (own: number, committed: number, seat = 0) => {
      const g = having('rom-12', ROM);
      for (const [one, { order }] of g.players.entries()) order.card = [own, 2, 3][one] ?? 0;
      playerOf(g, 0).order.committed = committed;
      hear(g, 'turn-start', { seat }).settled();
      return playerOf(g, 0).reserves.culture;
    };
    expect(culture(1, 2)).toBe(4);
    expect(culture(4, 2)).toBe(3);
    expect(culture(1, 1)).toBe(3);
    expect(culture(1, 2, 1)).toBe(3);
  });

  it('Salvage of the Fallen puts 1 Research on each of 2 Projects after a victory as Defender or by First Strike', () => {
    const salvage = (seat: number, theirs: number, dice: number[], cloak = false) => {
      const g = clash(having('rom-13'), 2, theirs);
      playerOf(g, 0).projects = ['rom-05', 'rom-06', 'rom-15'].map((card) => ({ card, research: 0 }));
      if (cloak) gives(g, 0, 'rom-01');
      turnOf(g, seat);
      return attack(g, seat, ARENA, ...dice);
    };
    const won = salvage(1, 2, [1, 1, 5, 5]);
    won.answer('research:rom-05').answer('research:rom-15').settled();
    expect(playerOf(won.g, 0).projects.map(({ research }) => research)).toEqual([1, 0, 1]);
    putShips(won.g, 1, ARENA, 2);
    attack(won.g, 1, ARENA, 1, 1, 5, 5).settled();
    expect(salvage(0, 2, [5, 5], true).keys()).toContain('research:rom-05');
    salvage(0, 2, [5, 5, 1, 1]).settled();
    salvage(1, 1, [1, 5, 5]).settled();
    salvage(1, 2, [5, 5, 1, 1]).settled();
  });

  it('Reman Dilithium Mines give 1 Production per Occupied Phenomenon, at most 3, and 1 more for a Mining Fleet there', () => {
    const g = having('rom-14', ROM);
    const income = () => ruleIncome(g, 0).production;
    for (const [at_, system] of ['murasaki-312', 'neutron-star', 'black-star', 'ion-storm'].entries()) {
      lay(g, system);
      expect(income()).toBe(Math.min(3, at_));
      putShips(g, 0, system);
    }
    expect(income()).toBe(3);
    putShips(g, 0, ARENA);
    fleet(g, 0, 'Mining Fleet', 3);
    expect(income()).toBe(3);
    for (const unit of g.units) if (unit.fleet !== null) unit.at = 'ion-storm';
    expect(income()).toBe(4);
    for (const system of ['murasaki-312', 'neutron-star']) putShips(g, 1, system);
    expect(income()).toBe(3);
  });

  describe('Total Concealment Doctrine', () => {
    it('A-BAT-21: the Doctrine gives a Fleet First Strike in rivals’ turns', () => {
      const strikes = (own: number, turn = 1) => {
        const g = having('rom-15', ROM);
        if (own >= 3) fleet(g, 0, 'Battle Group', own);
        else putShips(g, 0, ARENA, own);
        putShips(g, 1, ARENA);
        turnOf(g, turn);
        return attack(g, 1, ARENA, ...new Array(12).fill(5))
          .log.join(' ')
          .includes('First Strike');
      };
      expect([strikes(3), strikes(2), strikes(3, 0)]).toEqual([true, false, false]);
    });

    it('A-BAT-21: the Doctrine gives First Strike in Invasions with a Fleet, and to Nodes that are Invaded', () => {
      const strikes = (seat: number, owner: number, own: number) => {
        const g = having('rom-15', ROM);
        owned(g, owner);
        if (own >= 3) fleet(g, seat, 'Battle Group', own);
        else putShips(g, seat, ARENA, own);
        const planned = within(g, planInvasion(g, seat, ARENA));
        return [0, 1].map((side) => granted(planned, 'first-strike', { side }));
      };
      expect(strikes(0, 1, 3)).toEqual([true, false]);
      expect(strikes(0, 1, 2)).toEqual([false, false]);
      expect(strikes(1, 0, 2)).toEqual([false, true]);
      expect(strikes(1, 2, 2)).toEqual([false, false]);
    });
  });
});
