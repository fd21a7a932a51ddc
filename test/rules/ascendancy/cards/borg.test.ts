import { afterEach, describe, expect, it, vi } from 'vitest';
import { coloniesAt } from '../../../../src/games/ascendancy/chapters/building/colonies.ts';
import { BATTLE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { takeoverPrice } from '../../../../src/games/ascendancy/chapters/conflict/hegemony.ts';
import { CARDS } from '../../../../src/games/ascendancy/content/all-cards.ts';
import { banned } from '../../../../src/games/ascendancy/rules/ask.ts';
import type { Ascendancy, BorgState } from '../../../../src/games/ascendancy/state.ts';
import { hear, play } from '../drive-action.ts';
import { cube, has, join, playerOf, shipsIn, withBorg, worldOf } from '../support.ts';
import { found, lay, plays, resolve, uses } from './stage.ts';

/** The ids of six Borg Command Cards. */
const [A, B, C, D, E, F] = CARDS.commands.slice(0, 6).map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

afterEach(() => vi.restoreAllMocks());

/** Adds the Borg with Cubes at these Sectors, each with its number of dice. */
function invaded(g: Ascendancy, ...cubes: [string, number][]): BorgState {
  return withBorg(g, {
    variant: 'encounter',
    turns: 3,
    cubes: cubes.map(([at, dice], id) => cube(at, { id: id + 1, dice })),
    commands: { deck: [A, B, C, D, E, F], discard: [] },
  });
}

const SPIRE = { nodes: 1, since: 0 };

describe('Borg Exploration Cards', () => {
  it('A-BORG-02: a new Borg Cube first acts in the next Borg turn; with five Cubes in play, the weakest gets all its dice back', () => {
    const g = found();
    const borg = invaded(g);
    resolve(g, 'borg-borg-cube').settled();
    expect(borg.cubes).toEqual([{ id: 1, at: 'terra-nova', dice: 9, adapted: [0, 0, 0], struck: [], from: 4 }]);
    const full = found();
    const five = invaded(full, ['earth', 9], ['earth', 4], ['earth', 3], ['earth', 9], ['earth', 9]);
    resolve(full, 'borg-borg-cube').settled();
    expect(five.cubes.map(({ dice }) => dice)).toEqual([9, 4, 9, 9, 9]);
  });

  it('A-BORG-03: an Undeveloped Assimilated World gets a Spire if one is left', () => {
    const g = found();
    invaded(g);
    resolve(g, 'borg-assimilated-world').settled();
    expect([worldOf(g).spire, shipsIn(g)]).toEqual([{ nodes: 1, since: 3 }, 2]);
    const built = found();
    invaded(built);
    worldOf(built).control = 1;
    expect(worldOf(resolve(built, 'borg-assimilated-world').settled()).spire).toBeNull();
    const none = found();
    invaded(none);
    for (const id of ['ardana', 'delta-iv', 'valakis-vi', 'weytahn', 'coridan'])
      none.discs[id] = { ...worldOf(none), id, spire: SPIRE };
    expect(has(resolve(none, 'borg-assimilated-world').settled())).toEqual([3, 5, 3]);
  });

  it('A-BORG-07: a Transwarp Signature lures the nearest Cube for two turns, or gives 2 Research if no Cube is in play', () => {
    const g = found();
    const borg = invaded(g, ['qonos', 9], ['terra-nova', 9]);
    resolve(g, 'borg-transwarp-signature').settled();
    expect([borg.lures, has(g)]).toEqual([[{ system: 'terra-nova', turns: 2, cube: 2 }], [3, 3, 3]]);
    const none = found();
    invaded(none);
    expect(has(resolve(none, 'borg-transwarp-signature').settled())).toEqual([3, 5, 3]);
  });

  it('A-EXPL-13: a Collective Broadcast shows 3 Command Cards; on failure every Spire grows, or a Command is Exhausted if no Spire is in play', () => {
    const g = found();
    const borg = invaded(g);
    resolve(g, 'borg-collective-broadcast', 4).answer(`top:${C}`).answer(`top:${A}`).settled();
    expect(borg.commands.deck).toEqual([C, A, B, D, E, F]);
    const failed = found();
    invaded(failed);
    worldOf(failed, 'qonos').spire = { nodes: 3, since: 0 };
    worldOf(failed, 'romulus').spire = { nodes: 1, since: 0 };
    resolve(failed, 'borg-collective-broadcast', 3).settled();
    expect(['qonos', 'romulus'].map((id) => worldOf(failed, id).spire?.nodes)).toEqual([3, 2]);
    expect(playerOf(failed).commands.ready).toBe(5);
    const bare = found();
    invaded(bare);
    expect(playerOf(resolve(bare, 'borg-collective-broadcast', 3).settled()).commands.ready).toBe(4);
  });

  it('A-EXPL-08: an Assimilated Crew costs the player a Ship or 2 Commands', () => {
    expect(shipsIn(resolve(found(), 'borg-assimilated-crew').answer('choose:ship').settled())).toBe(1);
    const saved = resolve(found(), 'borg-assimilated-crew').answer('choose:commands').settled();
    expect([shipsIn(saved), playerOf(saved).commands.ready]).toEqual([2, 3]);
    const tired = found();
    playerOf(tired).commands = { ready: 1, exhausted: 4 };
    expect(resolve(tired, 'borg-assimilated-crew').keys()).toEqual(['choose:ship']);
  });

  it('A-COMP-03: a Dead Colony gives Resources, and its System loses a site if it has at least two', () => {
    const g = resolve(found(), 'borg-dead-colony').answer('site:research').settled();
    expect([worldOf(g).sites, worldOf(g).nodes.length, has(g)]).toEqual([['production', 'culture'], 2, [5, 3, 3]]);
    const small = found();
    Object.assign(worldOf(small), { sites: ['open'], nodes: [null] });
    worldOf(small, 'qonos').spire = SPIRE;
    expect([has(resolve(small, 'borg-dead-colony').settled()), worldOf(small).sites]).toEqual([[5, 4, 3], ['open']]);
  });

  it('A-EXPL-14: a Nanoprobe Plague gives the weakest Cube a die for each Ship that is lost', () => {
    const g = found(3);
    const borg = invaded(g, ['earth', 6], ['qonos', 4]);
    resolve(g, 'borg-nanoprobe-plague', 5, 6, 1).settled();
    expect([borg.cubes.map(({ dice }) => dice), has(g), shipsIn(g)]).toEqual([[6, 6], [3, 4, 3], 1]);
  });

  it('A-BORG-06 A-OPEN-31: a Severed Drone or a Wrecked Sphere can give Borg Tech', () => {
    expect(has(resolve(found(), 'borg-severed-drone', 3).settled())).toEqual([3, 4, 3]);
    const [card] = CARDS.tech;
    if (card === undefined) throw new Error('no Borg Tech');
    const passed = found();
    invaded(passed).tech = [card.id];
    expect(has(resolve(passed, 'borg-severed-drone', 4).settled())).toEqual([3, 3, 3]);
    expect(playerOf(passed).tech).toEqual([{ card: card.id, exhausted: false }]);
    // A-OPEN-31: a player gets Research if no card is left, and nobody holds more than five.
    const bare = found();
    invaded(bare);
    expect(has(resolve(bare, 'borg-severed-drone', 4).settled())).toEqual([3, 5, 3]);
    const full = found();
    invaded(full).tech = [card.id];
    playerOf(full).tech = Array.from({ length: 5 }, () => ({ card: card.id, exhausted: true }));
    expect([has(resolve(full, 'borg-severed-drone', 4).settled()), full.borg?.tech]).toEqual([[3, 3, 3], [card.id]]);
    expect(has(resolve(found(), 'borg-wrecked-sphere').answer('choose:production').settled())).toEqual([6, 3, 3]);
    const spent = resolve(found(), 'borg-wrecked-sphere').answer('choose:tech').settled();
    expect([playerOf(spent).commands.ready, has(spent)]).toEqual([3, [3, 3, 3]]);
  });

  it('A-MOVE-11: a Transwarp Coil can be used once to move a Ship through up to 5 Systems, without a Command', () => {
    const g = lay(found(1), 'borg-transwarp-coil', 0);
    join(g, 'terra-nova', 'ardana');
    const [ship] = g.units.filter((unit) => unit.at === 'earth' && unit.seat === 0);
    const key = `coil:${ship?.id}`;
    expect(plays(g, 'command').map((one) => one.key)).toContain(key);
    const move = uses(g, 'command', key);
    expect(move.keys().some((one) => one.startsWith('lane'))).toBe(false);
    move.answer('to:ardana').settled();
    expect([shipsIn(g, 'ardana'), playerOf(g).held, playerOf(g).commands.ready, plays(g, 'command')]).toEqual([
      1,
      [],
      5,
      [],
    ]);
  });

  it('A-BORG-07: Assimilation Logs put 2 of 5 Command Cards on the bottom', () => {
    const g = found();
    const borg = invaded(g);
    resolve(g, 'borg-assimilation-logs').answer(`top:${E}`).answer(`top:${B}`).answer(`top:${A}`).settled();
    expect(borg.commands.deck).toEqual([E, B, A, F, C, D]);
  });

  it('A-EXPL-15: an Evacuation Convoy gives a Ship and Culture', () => {
    const g = resolve(found(1), 'borg-evacuation-convoy').settled();
    expect([shipsIn(g), has(g)]).toEqual([2, [3, 3, 4]]);
  });

  it('A-BORG-02: a Bioship Wake takes 4 dice from a Cube, but never its last die', () => {
    const g = found();
    const borg = invaded(g, ['earth', 9], ['qonos', 3]);
    resolve(g, 'borg-bioship-wake').answer('cube:2').settled();
    expect(borg.cubes.map(({ dice }) => dice)).toEqual([9, 1]);
    const none = found();
    invaded(none);
    expect(has(resolve(none, 'borg-bioship-wake').settled())).toEqual([3, 5, 3]);
  });

  it('A-BORG-07: Cubes never target an Overlooked world', () => {
    const g = lay(found(), 'borg-virgin-world-overlooked');
    const target = (sector: string) => banned(g, 'cube', { what: 'target', sector })?.().rule;
    expect([target('terra-nova'), target('earth')]).toEqual(['A-EXPL-16', undefined]);
  });

  it('A-EXPL-16: a Scoured Crater costs no Culture, and no Node can be built there in the turn in which it is Colonized', () => {
    const g = lay(found(2), 'borg-virgin-world-scoured-crater');
    const [way] = coloniesAt(g, 0, worldOf(g));
    if (way === undefined) throw new Error('no colony');
    play(g, way.payload).settled();
    const node = () =>
      banned(g, 'build', { what: 'node', seat: 0, system: 'terra-nova', resource: 'production' })?.().rule;
    expect([has(g), worldOf(g).control, node()]).toEqual([[3, 3, 3], 0, 'A-EXPL-16']);
    expect(banned(g, 'build', { what: 'node', seat: 0, system: 'earth', resource: 'production' })).toBeNull();
    g.lasting = [];
    expect(node()).toBeUndefined();
  });

  it('A-DICE-04: Freed Drones reroll all misses against the Borg', () => {
    const g = lay(found(2), 'borg-freed-drones', 0);
    invaded(g, ['terra-nova', 1]);
    const cubes = { ids: [1], seats: [0], attack: true, rounds: 1 };
    const fight = play(
      g,
      (ctx) => ctx.call(BATTLE, { seat: 0, sector: 'terra-nova', from: ['terra-nova'], cubes }),
      1,
      1,
      1,
      1,
      5,
      5,
      5,
    );
    expect(fight.keys()).toEqual(['reroll', 'pass']);
    fight.answer('reroll');
    expect(playerOf(g).allies[0]?.exhausted).toBe(true);
    // The card has no effect on rivals’ fights.
    const other = lay(found(1), 'borg-freed-drones', 0);
    worldOf(other).control = null;
    hear(other, 'after-hits', { seat: 0 }).settled();
  });

  it('A-BORG-02, A-HEG-01: a player who destroys the Cube attacking a world can attempt Hegemony there for free', () => {
    const card = 'borg-level-two-civilization-under-borg-attack';
    const g = found(2, ['klingon', 'federation', 'romulan']);
    const borg = invaded(g, ['earth', 9]);
    resolve(g, card).settled();
    expect([worldOf(g).level, worldOf(g).cards, borg.cubes.length]).toEqual([2, [{ card, count: 2 }], 2]);
    // The destruction of another Cube changes nothing.
    hear(g, 'cube-destroyed', { seat: 0, cube: 1 }).settled();
    expect(takeoverPrice(g, 0, 'terra-nova')).toBe(1);
    borg.cubes = [];
    const attempt = hear(g, 'cube-destroyed', { seat: 0, cube: 2 }, 2).answer('hegemony');
    // Resistance 4 is lowered by 2. The roll is 2 plus Ascendancy 1.
    expect([worldOf(attempt.settled()).control, has(g), worldOf(g).cards]).toEqual([0, [3, 3, 3], []]);
  });

  it('A-EXPL-09: the card of a world under Borg attack is discarded when its Cube leaves, or at once if no Cube was left to place', () => {
    const card = 'borg-level-one-civilization-under-borg-attack';
    const g = found();
    const borg = invaded(g);
    resolve(g, card).settled();
    hear(g, 'turn-end', { seat: 0 }).settled();
    expect(worldOf(g).cards).toHaveLength(1);
    for (const cube of borg.cubes) cube.at = 'l1/1';
    hear(g, 'cube-moved', { seat: 0, cube: 1, sector: 'l1/1' }).settled();
    expect(worldOf(g).cards).toEqual([]);
    const full = found();
    invaded(full, ...Array.from({ length: 5 }, (): [string, number] => ['qonos', 9]));
    resolve(full, 'borg-level-three-civilization-under-borg-attack').settled();
    expect([worldOf(full).cards, worldOf(full).level]).toEqual([[], 3]);
  });
});
