import { afterEach, describe, expect, it, vi } from 'vitest';
import { BRAVE, RESOLVE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { braveOffers } from '../../../../src/games/ascendancy/chapters/exploring/offers.ts';
import { openings } from '../../../../src/games/ascendancy/chapters/mapping/openings.ts';
import { accessOf } from '../../../../src/games/ascendancy/chapters/movement/access.ts';
import { distanceOf } from '../../../../src/games/ascendancy/chapters/movement/begin.ts';
import { priceToEnter } from '../../../../src/games/ascendancy/chapters/movement/warp.ts';
import type { Ascendancy, Civ, Unit } from '../../../../src/games/ascendancy/state.ts';
import { attack, fleet, invade, moves, offered, uses, world, yields } from '../advancements/scene.ts';
import { explorationCards } from '../cards.ts';
import { against, hear, play } from '../drive-action.ts';
import { agrees, has, join, playerOf, put, putShips, shipsIn, table } from '../support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const led = (civ: Civ): Ascendancy => table([civ, 'klingon', 'romulan']);

describe('Cardassian Fleets', () => {
  it('all of Hunter Killer’s dice hit without a roll in Combat Round 1 of a Space Battle', () => {
    const g = led('cardassian');
    world(g, 'ardana');
    fleet(g, 0, 'Hunter Killer', 3, 'ardana');
    putShips(g, 1, 'ardana', 4);
    // Only the Klingons roll in the first Round, and the Fleet rolls from the second on.
    attack(g, 0, 'ardana', 1, 1, 1, 1, 6, 1, 1, 1).settled();
    expect([shipsIn(g, 'ardana'), shipsIn(g, 'ardana', 1)]).toEqual([3, 0]);
  });

  it('Hunter Killer rolls its dice in Invasions', () => {
    const g = led('cardassian');
    world(g, 'ardana', [], 1);
    fleet(g, 0, 'Hunter Killer', 3, 'ardana');
    invade(g, 0, 'ardana', 6, 6, 1, 1).answer('fight').settled();
    expect(g.discs['ardana']?.control).toBe(0);
  });

  it('A-CAR-02 Garrison Fleet lets one Adjacent System of its owner yield without a Ship', () => {
    const g = led('cardassian');
    const at = world(g, 'ardana');
    fleet(g, 0, 'Garrison Fleet', 3, 'ardana');
    world(g, 'delta-iv', ['research'], 0);
    world(g, 'terra-nova', ['culture'], 1);
    join(g, 'ardana', 'delta-iv');
    join(g, 'ardana', 'terra-nova');
    const before = yields(g);
    // A single System is guarded without a question.
    hear(g, 'generate-start', { seat: 1 }).settled();
    expect(yields(g)).toEqual(before);
    hear(g, 'generate-start', { seat: 0 }).settled();
    expect(yields(g)).toEqual([before[0], (before[1] ?? 0) + 1, before[2]]);
    g.lasting = [];
    world(g, 'terra-nova', ['culture'], 0);
    const scene = hear(g, 'generate-start', { seat: 0 });
    expect(scene.keys()).toHaveLength(3);
    scene.answer(scene.keys().find((key) => key.endsWith('terra-nova')) ?? '').settled();
    expect(yields(g)).toEqual([before[0], before[1], (before[2] ?? 0) + 1]);
    expect(at.control).toBeNull();
  });

  it('Overseer doubles the Production Nodes of the owner’s System that it Occupies, except on Cardassia Prime', () => {
    const g = led('cardassian');
    const before = yields(g)[0] ?? 0;
    world(g, 'ardana', ['production', 'production', 'research'], 0);
    fleet(g, 0, 'Overseer', 3, 'ardana');
    expect(yields(g)[0]).toBe(before + 4);
    putShips(g, 1, 'ardana');
    expect(yields(g)[0]).toBe(before + 2);
    const home = led('cardassian');
    const usual = yields(home)[0];
    home.units = home.units.filter(({ seat }) => seat !== 0);
    fleet(home, 0, 'Overseer', 3, 'cardassia-prime');
    expect(yields(home)[0]).toBe(usual);
  });

  it('A-BAT-26 Blockade Fleet lets opponents Retreat only 1 Sector', () => {
    const g = led('cardassian');
    world(g, 'ardana');
    const lane = join(g, 'ardana', 'delta-iv', 4);
    fleet(g, 0, 'Blockade Fleet', 3, lane.sector(1));
    putShips(g, 1, lane.sector(1), 2);
    const retreats = (): string[] => {
      const scene = attack(structuredClone(g), 1, lane.sector(1), 1, 1, 1, 1, 1);
      return scene.keys().filter((key) => key.startsWith('retreat'));
    };
    // The opponent can’t Retreat to either Sector beside the Fleet, and no other is near enough. Only the Fleet’s side is asked.
    expect(attack(structuredClone(g), 1, lane.sector(1), 1, 1, 1, 1, 1).asked).toMatchObject({
      seat: 0,
      rule: 'A-BAT-25',
    });
    for (const unit of g.units) if (unit.fleet !== null) unit.fleet = { card: 2, side: 'b' };
    expect(retreats()).toEqual([`retreat:${lane.sector(3)}`]);
  });

  it('Assault Fleet rerolls its dice that show 1 in an Invasion', () => {
    const g = led('cardassian');
    world(g, 'ardana', [], 1);
    fleet(g, 0, 'Assault Fleet', 3, 'ardana');
    const scene = invade(g, 0, 'ardana', 1, 1, 2, 1, 6, 6).answer('fight');
    const [key = ''] = scene.keys();
    scene.answer(key).settled();
    expect(g.discs['ardana']?.control).toBe(0);
  });
});

describe('Ferengi Fleets', () => {
  const way = (g: Ascendancy, unit: Unit, sector: string) =>
    accessOf(g, { by: 0, seat: 0, units: [unit.id], kind: 'impulse' }, sector);

  it('A-FER-08 Commerce Enforcement Squadron can enter Systems with rival Ships without permission, but stops there', () => {
    const g = led('ferengi');
    world(g, 'ardana');
    const lane = join(g, 'ardana', 'delta-iv');
    const squadron = fleet(g, 0, 'Commerce Enforcement Squadron', 3, 'ferenginar');
    putShips(g, 1, 'ardana');
    expect(way(g, squadron, 'ardana')).toMatchObject({ closed: null, stop: true, on: false, asksToStop: [] });
    agrees(g, 1, 0);
    expect(way(g, squadron, 'ardana')).toMatchObject({ closed: null, stop: true, on: false, asksToStop: [] });
    putShips(g, 2, lane.sector(1));
    expect(way(g, squadron, lane.sector(1)).closed).not.toBeNull();
    putShips(g, 2, 'delta-iv');
    const other = put(g, 0, 'ferenginar');
    expect(way(g, other, 'delta-iv').closed).not.toBeNull();
    world(g, 'delta-iv', [], 0);
    expect(way(g, squadron, 'delta-iv').on).toBe(true);
  });

  it('A-FER-07 Commerce Enforcement Squadron Enters Warp in its own turn without a Command, unless it has Exited Warp', () => {
    const g = led('ferengi');
    const squadron = fleet(g, 0, 'Commerce Enforcement Squadron', 3, 'ferenginar');
    const [ship] = g.units;
    expect([priceToEnter(g, 0, squadron.id), priceToEnter(g, 0, ship?.id ?? 0)]).toEqual([0, 1]);
    squadron.exited = true;
    expect(priceToEnter(g, 0, squadron.id)).toBe(1);
    squadron.exited = false;
    Object.assign(g.turn ?? {}, { seat: 1 });
    expect(priceToEnter(g, 0, squadron.id)).toBe(1);
  });

  it('Insured Convoy pays 1 Production once per round if 2 Ships were lost, even if the Convoy itself was destroyed', () => {
    const g = led('ferengi');
    world(g, 'ardana');
    fleet(g, 0, 'Insured Convoy', 3, 'ardana');
    putShips(g, 1, 'ardana', 3);
    attack(g, 1, 'ardana', 6, 6, 6, 6, 1, 1).settled();
    expect([shipsIn(g, 'ardana'), has(g)[0]]).toEqual([0, 4]);
    fleet(g, 0, 'Insured Convoy', 3, 'ardana');
    attack(g, 1, 'ardana', 6, 6, 6, 6, 6).settled();
    expect(has(g)[0]).toBe(4);
  });

  it('Insured Convoy pays nothing for 1 lost Ship', () => {
    const g = led('ferengi');
    world(g, 'ardana');
    fleet(g, 0, 'Insured Convoy', 4, 'ardana');
    putShips(g, 1, 'ardana', 1);
    attack(g, 1, 'ardana', 6, 6, 1, 1, 1).settled();
    expect([has(g)[0], g.lasting]).toEqual([3, []]);
  });

  it('A-LANE-01 Market Penetration Convoy allows one lane more than the System’s limit', () => {
    const g = led('ferengi');
    world(g, 'ardana').limit = 1;
    world(g, 'delta-iv');
    join(g, 'ardana', 'delta-iv');
    const convoy = fleet(g, 0, 'Market Penetration Convoy', 3, 'ardana');
    const other = put(g, 0, 'ardana');
    expect([openings(g, 'ardana', convoy.id), openings(g, 'ardana', other.id)]).toEqual([1, 0]);
    world(g, 'terra-nova');
    join(g, 'ardana', 'terra-nova');
    expect(openings(g, 'ardana', convoy.id)).toBe(0);
    expect(against(g, `explore:${convoy.id}:ardana`)).toBe('A-LANE-01');
  });

  /** A lane of two Sectors into Ardana, and another beyond it. */
  function road() {
    const g = led('ferengi');
    world(g, 'ardana', [], 1);
    const into = join(g, 'ferenginar', 'ardana', 2);
    const beyond = join(g, 'ardana', 'delta-iv', 2);
    const flotilla = fleet(g, 0, 'Franchise Establishment Flotilla', 4, into.sector(2));
    return { g, flotilla, goal: beyond.sector(1) };
  }

  it('A-FLEET-09 Franchise Establishment Flotilla leaves Ships where it passes through, and disbands after the move', () => {
    const { g, flotilla, goal } = road();
    const scene = moves(g, [flotilla.id], goal);
    expect(scene.keys()).toEqual(
      ['leave', 'leave', 'leave'].map((key, at) => `${key}:${flotilla.id}:${at + 1}`).concat('pass'),
    );
    scene.answer(`leave:${flotilla.id}:2`).settled();
    expect([shipsIn(g, 'ardana'), shipsIn(g, goal)]).toEqual([2, 2]);
    expect(g.units.some(({ id, fleet: card }) => id === flotilla.id && card !== null)).toBe(false);
    const whole = road();
    moves(whole.g, [whole.flotilla.id], whole.goal).answer(`leave:${whole.flotilla.id}:1`).settled();
    expect(whole.flotilla).toMatchObject({ ships: 3, fleet: { card: 2, side: 'a' }, at: whole.goal });
  });

  it('Franchise Establishment Flotilla leaves no Ships where the move starts or ends', () => {
    const { g, flotilla } = road();
    moves(g, [flotilla.id], 'ardana').settled();
    moves(g, [flotilla.id], 'l2/1').settled();
    expect(flotilla.ships).toBe(4);
  });

  it('Liquidation Fleet pays 1 Production per 2 Ships in Orbit of its owner’s System, at most 3 per round', () => {
    const g = led('ferengi');
    const fleetAt = fleet(g, 0, 'Liquidation Fleet', 8, 'ferenginar');
    const open = () => offered(g, 'building').filter((key) => key.startsWith('liquidate'));
    expect(open()).toEqual([2, 4, 6].map((given) => `liquidate:${fleetAt.id}:${given}`));
    expect(offered(g, 'command').filter((key) => key.startsWith('liquidate'))).toEqual([]);
    uses(g, 'building', `liquidate:${fleetAt.id}:4`).settled();
    expect([has(g)[0], fleetAt.ships, playerOf(g).ships]).toEqual([5, 4, 31]);
    expect(open()).toEqual([`liquidate:${fleetAt.id}:2`]);
    uses(g, 'building', `liquidate:${fleetAt.id}:2`).settled();
    expect([has(g)[0], fleetAt.fleet]).toEqual([6, null]);
    fleet(g, 0, 'Liquidation Fleet', 8, 'ferenginar');
    expect(open()).toEqual([]);
    const away = led('ferengi');
    world(away, 'ardana', [], 1);
    fleet(away, 0, 'Liquidation Fleet', 8, 'ardana');
    expect(offered(away, 'building').filter((key) => key.startsWith('liquidate'))).toEqual([]);
  });
});

describe('Vulcan Fleets', () => {
  /** A Consul beside a Klingon System, with an independent one beyond. */
  function tour() {
    const g = led('vulcan');
    world(g, 'ardana', [], 1);
    world(g, 'delta-iv', ['culture']).level = 1;
    const lane = join(g, 'ardana', 'delta-iv', 2);
    return { g, lane, consul: fleet(g, 0, 'Consul Halitra', 3, lane.sector(2)) };
  }

  it('A-VUL-09 A-VUL-10 Consul Halitra places Ambassadors in independent and Peaceful Systems that it Orbits', () => {
    const { g, lane, consul } = tour();
    moves(g, [consul.id], 'delta-iv').answer('place:delta-iv').settled();
    expect([g.discs['delta-iv']?.ambassadors, playerOf(g).ambassadors, playerOf(g).commands.ready]).toEqual([1, 4, 5]);
    // The Consul can also act where its move begins.
    const back = moves(g, [consul.id], lane.sector(1));
    expect(back.keys()).toEqual(['place:delta-iv', 'recall:delta-iv', 'pass']);
    back.answer('recall:delta-iv').settled();
    expect(playerOf(g).ambassadors).toBe(5);
    moves(g, [consul.id], 'ardana').settled();
    agrees(g, 1, 0);
    moves(g, [consul.id], lane.sector(1)).answer('place:ardana').settled();
    expect(g.discs['ardana']?.ambassadors).toBe(1);
    playerOf(g).ambassadors = 0;
    moves(g, [consul.id], 'ardana').answer('recall:ardana').settled();
  });

  it('A-VUL-10 Consul Halitra places no Ambassadors at Warp or in an Undeveloped System', () => {
    const { g, consul } = tour();
    world(g, 'terra-nova');
    join(g, 'terra-nova', 'ardana');
    consul.at = null;
    consul.warp = { from: 'delta-iv', tokens: 3 };
    moves(g, [consul.id], 'terra-nova', { kind: 'warp' }).settled();
    moves(g, [consul.id], 'l2/1').settled();
  });

  it('Sentinel Halitra rerolls 1 of its misses in each Combat Round in which it defends', () => {
    const g = led('vulcan');
    world(g, 'ardana');
    fleet(g, 0, 'Sentinel Halitra', 3, 'ardana');
    putShips(g, 1, 'ardana', 2);
    // One miss is rerolled without a question, because it doesn’t matter which.
    const scene = attack(g, 1, 'ardana', 1, 1, 1, 6, 1, 6);
    scene.settled();
    expect(scene.log.join(' ')).toContain('1 is rerolled to 6: 1 Hit.');
    expect(shipsIn(g, 'ardana', 1)).toBe(0);
    const own = led('vulcan');
    world(own, 'ardana');
    fleet(own, 0, 'Sentinel Halitra', 3, 'ardana');
    putShips(own, 1, 'ardana', 1);
    attack(own, 0, 'ardana', 6, 1, 1, 1).settled();
  });

  /** A Science Halitra that Occupies a Phenomenon. */
  function study(number = 3) {
    const g = led('vulcan');
    const disc = world(g, 'murasaki-312');
    disc.research = 1;
    const science = fleet(g, 0, 'Science Halitra', number, 'murasaki-312');
    const price = ({ id } = science) =>
      braveOffers(g, 0).find(({ option }) => option.key === `brave:murasaki-312:fleet-${id}:1`)?.option.hint;
    const braves = (...dice: number[]) =>
      play(
        g,
        (ctx) => ctx.call(BRAVE, { seat: 0, units: [science.id], system: 'murasaki-312', ships: 1, kind: 'none' }),
        ...dice,
      );
    return { g, science, price, braves };
  }

  it('A-PHEN-05 Science Halitra Braves the Phenomenon that it Occupies without a Command, once per turn', () => {
    const { g, price, braves } = study(4);
    expect(price()).toBe('No Command');
    putShips(g, 1, 'murasaki-312');
    expect(price()).toBe('1 Command');
    g.units = g.units.filter(({ seat, at }) => seat !== 1 || at !== 'murasaki-312');
    // Dice of the free Hazard roll aren’t rerolled.
    braves(6).settled();
    expect(price()).toBe('1 Command');
  });

  it('A-DICE-03 Science Halitra rerolls failed Hazard dice, but then can’t Brave for free in that turn', () => {
    const { g, science, price } = study();
    const lane = join(g, 'murasaki-312', 'ardana');
    science.at = lane.sector(1);
    const scene = moves(g, [science.id], 'murasaki-312', { dice: [6, 6, 1, 1, 6] });
    expect(scene.keys()).toEqual([`science:${science.id}`, 'pass']);
    scene.answer(`science:${science.id}`);
    // Two failures became one, and each was rerolled once.
    expect(scene.log.join(' ')).toContain('1 Ship of the Vulcans is destroyed');
    g.units = g.units.filter(({ at }) => at !== 'murasaki-312');
    world(g, 'murasaki-312').research = 1;
    const fresh = fleet(g, 0, 'Science Halitra', 3, 'murasaki-312');
    expect(price(fresh)).toBe('1 Command');
    playerOf(g).uses = [];
    expect(price(fresh)).toBe('No Command');
  });

  it('Survey Halitra goes 1 System farther when it Exits Warp', () => {
    const g = led('vulcan');
    const far = (unit: Unit): number => {
      unit.at = null;
      unit.warp = { from: 'vulcan', tokens: 1 };
      return distanceOf(g, 0, [unit.id], 'warp');
    };
    expect([far(fleet(g, 0, 'Survey Halitra', 3, 'vulcan')), far(put(g, 0, 'vulcan'))]).toEqual([2, 1]);
  });

  it('A-EXPL-03 when exploring at impulse, Observation Halitra may replace the drawn card with another one', () => {
    explorationCards({ id: 'first' }, { id: 'second' });
    const g = led('vulcan');
    world(g, 'ardana');
    const observer = fleet(g, 0, 'Observation Halitra', 3, 'ardana');
    const draws = (kind: 'impulse' | 'warp', units = [observer.id]) => {
      g.exploration = { deck: ['first', 'second'], discard: [] };
      return play(g, (ctx) => ctx.call(RESOLVE, { seat: 0, system: 'ardana', units, kind }));
    };
    const scene = draws('impulse');
    expect(scene.keys()).toEqual(['redraw', 'pass']);
    scene.answer('redraw').settled();
    expect([g.exploration, scene.log.join(' ')]).toMatchObject([
      { deck: [], discard: ['first', 'second'] },
      expect.stringContaining('second instead'),
    ]);
    draws('warp').settled();
    draws('impulse', [put(g, 0, 'ardana').id]).settled();
    expect(g.exploration.discard).toEqual(['first']);
  });

  it('A-MOVE-07 Observation Halitra Retreats from a Space Battle into Warp', () => {
    const g = led('vulcan');
    world(g, 'ardana');
    const observer = fleet(g, 0, 'Observation Halitra', 3, 'ardana');
    putShips(g, 1, 'ardana', 2);
    const scene = attack(g, 1, 'ardana', 1, 1, 1, 1, 1);
    expect(scene.asked.seat).toBe(0);
    expect(scene.keys()).toContain(`warp:${observer.id}`);
    scene.answer(`warp:${observer.id}`);
    expect(observer).toMatchObject({ at: null, warp: { from: 'ardana', tokens: 1 } });
  });
});
