import { afterEach, describe, expect, it, vi } from 'vitest';
import { CLAIM, EXPLORE, STUDY } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { CARDS } from '../../../../src/games/ascendancy/content/all-cards.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { advancementCards, rulesFor } from '../cards.ts';
import { offerOf, openKeys } from '../drive-action.ts';
import { moves, stage } from '../laying.ts';
import { disc, join, put, shipsIn, table } from '../support.ts';

afterEach(() => void vi.restoreAllMocks());

const NURSERY = 'stellar-nursery';

/** The Stellar Nursery with some Research and some Federation Ships that began the turn there. */
function nursery(research: number, ships: number) {
  const g = table();
  join(g, 'earth', NURSERY);
  Object.assign(g.discs[NURSERY] ?? {}, { research });
  const units = Array.from({ length: ships }, () => put(g, 0, NURSERY));
  return { g, units };
}

const research = (g: Ascendancy, seat = 0) => g.players[seat]?.reserves.research;

describe('Phenomena', () => {
  it('A-PHEN-01: all Phenomena are Hazardous and have no sites', () => {
    const phenomena = CARDS.systems.filter(({ kind }) => kind === 'phenomenon');
    expect(phenomena.length).toBeGreaterThan(8);
    expect(phenomena.filter(({ hazard, sites }) => hazard === null || sites.length > 0)).toEqual([]);
  });

  it('A-PHEN-03: all Ships that discover a Phenomenon Brave it, and any survivor takes the Research', () => {
    const g = table();
    g.discs[NURSERY] = disc(NURSERY);
    const units = [put(g, 0, NURSERY).id, put(g, 0, NURSERY).id];
    const call = { seat: 0, system: NURSERY, units, kind: 'warp' } as const;
    stage(g, (ctx) => ctx.call(EXPLORE, { ...call, units: [...units] }), { dice: [6, 3] }).settled();
    expect(research(g)).toBe(4);
    expect(g.discs[NURSERY]?.research).toBe(0);
  });

  it('A-PHEN-03: if no Ship survives, the Research stays at the Phenomenon', () => {
    const { g } = nursery(0, 0);
    const { id } = put(g, 0, NURSERY);
    stage(g, (ctx) => ctx.call(EXPLORE, { seat: 0, system: NURSERY, units: [id], kind: 'warp' }), {
      dice: [4],
    }).settled();
    expect([research(g), g.discs[NURSERY]?.research]).toEqual([3, 1]);
  });

  it('A-PHEN-07: the first Ship that moves in and Braves a Phenomenon takes the Research, and the next one gets nothing', () => {
    const { g } = nursery(1, 0);
    const first = put(g, 0, 'l1/2');
    moves(g, `move:${first.id}:${NURSERY}`, { dice: [1] }).settled();
    expect([research(g), g.discs[NURSERY]?.research]).toEqual([4, 0]);
    const second = put(g, 0, 'l1/2');
    moves(g, `move:${second.id}:${NURSERY}`, { dice: [1] }).settled();
    expect(research(g)).toBe(4);
  });

  it('rules may change the Research of a Phenomenon before it is taken', () => {
    const { g } = nursery(1, 0);
    rulesFor(g, 0, {
      at: {
        claimed: {
          does(one, _source, { system, amount }) {
            const at = one.discs[system];
            if (at !== undefined) at.research = amount + 2;
            return [];
          },
        },
      },
    });
    stage(g, (ctx) => ctx.call(CLAIM, { seat: 0, system: NURSERY })).settled();
    expect([research(g), g.discs[NURSERY]?.research]).toEqual([6, 0]);
  });
});

describe('Further Research', () => {
  it('A-PHEN-05 A-CMD-05: Further Research costs a Command but no move, and may use any number of Ships', () => {
    const { g } = nursery(1, 3);
    const keys = openKeys(g, 'brave:');
    expect(keys).toEqual([1, 2, 3].map((count) => `brave:${NURSERY}:ships:${count}`));
    moves(g, `brave:${NURSERY}:ships:2`, { dice: [5, 2] }).settled();
    expect(research(g)).toBe(4);
    expect(g.players[0]?.commands.ready).toBe(4);
    expect(g.units.filter(({ at }) => at === NURSERY)).toHaveLength(2);
  });

  it('A-PHEN-05: Further Research may use any number of Ships of a Fleet', () => {
    const { g } = nursery(1, 0);
    const { id } = put(g, 0, NURSERY, 5, { card: 0, side: 'a' });
    moves(g, `brave:${NURSERY}:fleet-${id}:2`, { dice: [4, 1] }).settled();
    expect(g.units.find((unit) => unit.id === id)?.ships).toBe(4);
    expect(research(g)).toBe(4);
  });

  it('A-PHEN-05: one Command lets single Ships Brave a Phenomenon together with some Ships of a Fleet', () => {
    const { g } = nursery(1, 2);
    const { id } = put(g, 0, NURSERY, 5, { card: 0, side: 'a' });
    const other = put(g, 0, NURSERY, 3, { card: 2, side: 'a' });
    expect(openKeys(g, `brave:${NURSERY}:ships:2`)).toEqual([
      `brave:${NURSERY}:ships:2`,
      ...[1, 2, 3, 4, 5].map((count) => `brave:${NURSERY}:ships:2:fleet-${id}:${count}`),
      ...[1, 2, 3].map((count) => `brave:${NURSERY}:ships:2:fleet-${other.id}:${count}`),
      `brave:${NURSERY}:ships:2:fleets:8`,
    ]);
    moves(g, `brave:${NURSERY}:ships:2:fleet-${id}:1`, { dice: [4, 1, 4] }).settled();
    expect([shipsIn(g, NURSERY), g.units.find((unit) => unit.id === id)?.ships]).toEqual([8, 4]);
    expect([research(g), g.players[0]?.commands.ready]).toEqual([4, 4]);
  });

  it('A-PHEN-05: Further Research is refused if there is no Research, and for Ships that arrived this turn', () => {
    const { g, units } = nursery(0, 1);
    const why = () => offerOf(g, `brave:${NURSERY}:ships:1`).why?.().text;
    expect(why()).toContain('There is no Research');
    Object.assign(g.discs[NURSERY] ?? {}, { research: 1 });
    expect(why()).toBeUndefined();
    for (const unit of units) unit.began = 'earth';
    expect(why()).toContain('began the turn');
  });

  it('A-PHEN-05: a rule may waive the Command for Further Research', () => {
    const { g } = nursery(1, 1);
    Object.assign(g.players[0] ?? {}, { commands: { ready: 0, exhausted: 5 } });
    expect(offerOf(g, `brave:${NURSERY}:ships:1`).why?.().rule).toBe('A-CMD-02');
    rulesFor(g, 0, { adds: { 'command-price': (_g, _source, { of }) => (of === 'brave' ? -1 : 0) } });
    moves(g, `brave:${NURSERY}:ships:1`, { dice: [1] }).settled();
    expect(research(g)).toBe(4);
  });
});

describe('the distribution of Research', () => {
  /** The Federation has two Projects, the first of which lacks 1 Research. */
  function projects() {
    advancementCards({ id: 'one', name: 'Warp Core' }, { id: 'two', name: 'Deflector', cost: 3 });
    const g = table();
    g.players[0]?.projects.push({ card: 'one', research: 1 }, { card: 'two', research: 0 });
    return g;
  }
  const study = (g: Ascendancy, amount: number, from: 'supply' | 'reserves' = 'supply', must?: boolean) =>
    stage(g, (ctx) => ctx.call(STUDY, { seat: 0, amount, from, ...(must === undefined ? {} : { must }) }));

  it('A-PHEN-04 A-BUILD-26: each chosen Project gets 1 Research, the rest goes into Reserves, and finished Projects are completed', () => {
    const g = projects();
    const run = study(g, 3);
    expect(run.asked).toMatchObject({ min: 1, max: 2, kind: 'subset' });
    run.answer('project:one', 'project:two');
    run.settled();
    expect(g.players[0]).toMatchObject({
      projects: [{ card: 'two', research: 1 }],
      advancements: [{ card: 'one', exhausted: false }],
      reserves: { research: 4 },
    });
  });

  it('A-PHEN-04: all Research may go into Reserves, and Projects get no more Research than was found', () => {
    const kept = projects();
    const run = study(kept, 1);
    expect(run.asked.max).toBe(1);
    run.answer('pass');
    run.settled();
    expect(research(kept)).toBe(4);
    expect(kept.players[0]?.projects.map((project) => project.research)).toEqual([1, 0]);
  });

  it('A-OPEN-74: only the owner learns which Project gets Research', () => {
    const run = study(projects(), 2);
    expect(run.asked.options.every(({ hidden }) => hidden === true)).toBe(true);
    run.answer('project:two');
    run.settled();
    expect(run.told).toEqual(['You put 1 Research on Deflector.']);
    expect(run.log.join(' ')).toContain('puts 1 Research on a Project.');
    expect(run.log.join(' ')).not.toContain('Deflector');
  });

  it('a rule can make a player move Research from Reserves to Projects, but no more than is in Reserves', () => {
    const g = projects();
    Object.assign(g.players[0]?.reserves ?? {}, { research: 1 });
    const run = study(g, 2, 'reserves', true);
    expect(run.asked).toMatchObject({ min: 1, max: 1 });
    expect(run.asked.instead).toBeUndefined();
    run.answer('project:two');
    run.settled();
    expect(research(g)).toBe(0);
  });

  it('A-BUILD-25: if a player has no Projects, all Research goes into Reserves and the player isn’t asked', () => {
    const g = table();
    study(g, 2).settled();
    expect(research(g)).toBe(5);
  });
});
