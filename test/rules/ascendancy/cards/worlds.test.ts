import { afterEach, describe, expect, it, vi } from 'vitest';
import { coloniesAt } from '../../../../src/games/ascendancy/chapters/building/colonies.ts';
import { HEGEMONY, INVADE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { bonusOf, resistanceOf } from '../../../../src/games/ascendancy/chapters/conflict/hegemony.ts';
import { yieldsNow } from '../../../../src/games/ascendancy/chapters/rounds/generation.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { advancementCards } from '../cards.ts';
import { type Done, hear, play } from '../drive-action.ts';
import { has, playerOf, put, shipsIn, worldOf } from '../support.ts';
import { found, lay, resolve } from './stage.ts';

afterEach(() => vi.restoreAllMocks());

/** Colonizes the world with the card, in the way that this key names. */
function colonize(g: Ascendancy, key = 'colonize:terra-nova'): Done {
  const found = coloniesAt(g, 0, worldOf(g)).find(({ option }) => option.key === key);
  if (found === undefined) throw new Error(`no ${key}`);
  if (found.why !== null) throw new Error(String(found.why().text));
  return play(g, found.payload);
}

/** The rule against a colony on the world with the card. */
function against(g: Ascendancy): string | undefined {
  return coloniesAt(g, 0, worldOf(g))[0]?.why?.().rule;
}

/** A Hegemony attempt of the first player on that world. */
function attempt(g: Ascendancy, ...dice: number[]): Done {
  return play(g, (ctx) => ctx.call(HEGEMONY, { seat: 0, system: 'terra-nova' }), ...dice);
}

/** Civilizations in which the first player isn’t the Federation, which gains Culture for civilizations and can’t Invade. */
const KLINGONS = ['klingon', 'federation', 'romulan'] as const;
const VULCANS = ['vulcan', 'klingon', 'romulan'] as const;

describe('Virgin Worlds', () => {
  it('A-EXPL-16: a Virgin World can be Colonized immediately at the usual price, or left alone', () => {
    const g = resolve(found(2), 'core-virgin-world').answer('colonize:terra-nova').settled();
    expect([worldOf(g).control, shipsIn(g), has(g)]).toEqual([0, 1, [3, 3, 2]]);
    const left = resolve(found(2), 'core-virgin-world').answer('pass').settled();
    expect([worldOf(left).control, shipsIn(left)]).toEqual([null, 2]);
    const poor = found(2);
    playerOf(poor).reserves.culture = 0;
    expect(worldOf(resolve(poor, 'core-virgin-world').settled()).control).toBeNull();
  });

  it('A-EXPL-16, A-VUL-01: the Garden costs only a Ship, but Vulcans pay Ascendancy and take 1 Culture', () => {
    const g = found(2);
    playerOf(g).reserves.culture = 0;
    resolve(g, 'core-virgin-world-garden').answer('colonize:terra-nova').settled();
    expect([worldOf(g).control, shipsIn(g), has(g)]).toEqual([0, 1, [3, 3, 0]]);
    const vulcan = found(2, VULCANS);
    resolve(vulcan, 'core-virgin-world-garden').answer('colonize:terra-nova').settled();
    expect([playerOf(vulcan).ascendancy, shipsIn(vulcan), has(vulcan)]).toEqual([2, 2, [3, 3, 4]]);
    const unwilling = found(2, VULCANS);
    expect(has(resolve(unwilling, 'core-virgin-world-garden').answer('pass').settled())).toEqual([3, 3, 3]);
  });

  it('A-EXPL-09: a card that stays at its System is discarded once the System is Controlled, unless the card is permanent', () => {
    const g = lay(lay(found(2), 'core-virgin-world-rich-ores'), 'core-dilithium-vein');
    colonize(g).answer('build:node:terra-nova:production').settled();
    expect(worldOf(g).nodes).toEqual(['production', null, null]);
    expect(worldOf(g).cards.map(({ card }) => card)).toEqual(['core-dilithium-vein']);
    expect(g.exploration.discard).toEqual(['core-virgin-world-rich-ores']);
  });

  it('A-BUILD-24: the Old Observatory adds 1 Research to each Project, or gives 1 Research to a player without Projects', () => {
    const g = lay(found(2), 'core-virgin-world-old-observatory');
    advancementCards({ id: 'a', cost: 3 }, { id: 'b', cost: 3 });
    worldOf(g, 'earth').nodes = ['research', 'research', null];
    playerOf(g).projects.push({ card: 'a', research: 0 }, { card: 'b', research: 1 });
    const study = colonize(g);
    study.answer('project:a', 'project:b').settled();
    expect(playerOf(g).projects.map(({ research }) => research)).toEqual([1, 2]);
    expect(has(colonize(lay(found(2), 'core-virgin-world-old-observatory')).settled())).toEqual([3, 4, 2]);
  });

  it('A-HEG-03: with Proud Settlers, each Resource Node in their System counts twice toward Resistance', () => {
    const g = found();
    Object.assign(worldOf(g), { control: 1, nodes: ['production', 'research', null] });
    const before = resistanceOf(g, 0, 'terra-nova');
    expect(resistanceOf(lay(g, 'core-virgin-world-proud-settlers'), 0, 'terra-nova')).toBe(before + 2);
    expect(resistanceOf(g, 0, 'qonos')).toBe(5);
  });

  it('A-COMP-03: Twin Worlds gain an Open site, but never a fourth site', () => {
    const g = found();
    Object.assign(worldOf(g), { sites: ['culture'], nodes: [null] });
    resolve(g, 'core-virgin-world-twin-worlds').settled();
    expect([worldOf(g).sites, worldOf(g).nodes, has(g)]).toEqual([
      ['culture', 'open'],
      [null, null],
      [3, 3, 3],
    ]);
    const full = resolve(found(), 'core-virgin-world-twin-worlds').settled();
    expect([worldOf(full).sites.length, has(full)]).toEqual([3, [5, 3, 3]]);
  });

  it('A-BUILD-08: a player who Colonizes a Sheltered Harbor keeps the Ship', () => {
    const g = colonize(lay(found(1), 'core-virgin-world-sheltered-harbor')).settled();
    expect([worldOf(g).control, shipsIn(g), has(g)]).toEqual([0, 1, [3, 3, 2]]);
  });

  it('A-LANE-01, A-MOVE-05: Crossroads allow one more lane, and a Ship may move from there immediately', () => {
    const g = found(2);
    const [ship] = g.units.filter((unit) => unit.at === 'terra-nova');
    const go = resolve(g, 'core-virgin-world-crossroads').answer(`move:${ship?.id}`);
    expect(go.keys()).toContain('lane:terra-nova');
    go.answer('to:l1/1').settled();
    expect([worldOf(g).limit, shipsIn(g), shipsIn(g, 'l1/1'), playerOf(g).commands.ready]).toEqual([
      worldOf(found()).limit + 1,
      1,
      1,
      5,
    ]);
    expect(shipsIn(resolve(found(2), 'core-virgin-world-crossroads').answer('pass').settled())).toBe(2);
  });

  it('A-EXPL-16: Frozen Seas give 1 Ship to the player who Colonizes them', () => {
    const g = colonize(lay(found(1), 'andorian-virgin-world-frozen-seas')).settled();
    expect([shipsIn(g), worldOf(g).control]).toEqual([1, 0]);
  });

  it('A-EXPL-16: a Disputed Claim needs 2 Ships in Orbit, spends 1 and yields 2 Culture', () => {
    expect(against(lay(found(1), 'andorian-virgin-world-disputed-claim'))).toBe('A-EXPL-16');
    const g = colonize(lay(found(2), 'andorian-virgin-world-disputed-claim')).settled();
    expect([shipsIn(g), has(g)]).toEqual([1, [3, 3, 4]]);
  });

  it('A-EXPL-16: a Franchise Site can be paid for with 3 Production', () => {
    const g = lay(found(1), 'ferengi-virgin-world-franchise-site');
    colonize(g, 'colonize:terra-nova:production').settled();
    expect([worldOf(g).control, has(g)]).toEqual([0, [0, 3, 3]]);
    expect(() => colonize(found(1), 'colonize:terra-nova:production')).toThrow('no colonize');
  });

  it('A-EXPL-16: a Sanctuary pays a player who hasn’t fought this round or who has a Trade Agreement', () => {
    expect(has(colonize(lay(found(1), 'vulcan-virgin-world-sanctuary')).settled())).toEqual([3, 3, 3]);
    const fought = lay(found(1), 'vulcan-virgin-world-sanctuary');
    playerOf(fought).uses.push({ rule: 'battle', span: 'round', times: 1 });
    const trades = structuredClone(fought);
    expect(has(colonize(fought).settled())).toEqual([3, 3, 2]);
    playerOf(trades, 1).agreements.push({ card: 'kli-ta-1', holder: 0, exhausted: false });
    expect(has(colonize(trades).settled())).toEqual([3, 3, 3]);
  });
});

describe('Civilizations', () => {
  it.each([
    ['core-level-1-civilization', 1, ['production', null, null]],
    ['core-level-2-civilization', 2, ['production', 'research', null]],
    ['core-level-3-civilization', 3, ['production', 'research', 'culture']],
    ['ferengi-level-2-civilization-merchant-guild', 2, ['production', 'research', null]],
  ])('A-CIV-05, A-CIV-06: %s places its Warp Tokens and Nodes', (card, level, nodes) => {
    const g = resolve(found(), card).settled();
    expect([worldOf(g).level, worldOf(g).nodes]).toEqual([level, nodes]);
  });

  it.each([
    ['core-pre-warp-civilization-builders', { production: 2, research: 0, culture: 0 }],
    ['core-pre-warp-civilization-industrial-age', { production: 3, research: 0, culture: 0 }],
    ['vulcan-pre-warp-civilization-under-study', { production: 0, research: 2, culture: 0 }],
  ])('A-CIV-02: %s leaves tokens for the first player who Colonizes it', (card, waiting) => {
    const g = resolve(found(3, KLINGONS), card).settled();
    expect(worldOf(g).waiting).toEqual(waiting);
    colonize(g).settled();
    expect(has(g)).toEqual([3 + waiting.production, 3 + waiting.research, 2]);
    expect([worldOf(g).waiting.production, worldOf(g).cards]).toEqual([0, []]);
  });

  it('A-CIV-02: a colony of Hunters costs no Culture, and one of an Industrial Age costs 2 Ships', () => {
    const hunters = resolve(found(1, KLINGONS), 'core-pre-warp-civilization-hunters').settled();
    expect(has(colonize(hunters).settled())).toEqual([4, 3, 3]);
    const vulcan = resolve(found(1, VULCANS), 'core-pre-warp-civilization-hunters').settled();
    expect(has(colonize(vulcan).settled())).toEqual([4, 3, 4]);
    const industry = resolve(found(1, KLINGONS), 'core-pre-warp-civilization-industrial-age').settled();
    expect(against(industry)).toBe('A-BUILD-08');
    put(industry, 0, 'terra-nova');
    expect(shipsIn(colonize(industry).settled())).toBe(0);
  });

  it('A-CIV-02: Eager Buyers add 1 Production to their waiting Resources each Maintenance, up to 4', () => {
    const g = resolve(found(), 'ferengi-pre-warp-civilization-eager-buyers').settled();
    for (const waiting of [2, 3, 4, 4]) {
      hear(g, 'maintenance', { seat: 0 }).settled();
      expect(worldOf(g).waiting.production).toBe(waiting);
    }
  });

  it('A-RECH-04: a player alone in Orbit of a world Under Study takes 1 Research per round, up to 3 times', () => {
    const g = resolve(found(2, KLINGONS), 'vulcan-pre-warp-civilization-under-study').settled();
    for (const research of [4, 5, 6, 6]) {
      hear(g, 'generate', { seat: 0 }).settled();
      expect(has(g)).toEqual([3, research, 3]);
    }
    const shared = resolve(found(2, KLINGONS), 'vulcan-pre-warp-civilization-under-study').settled();
    put(shared, 1, 'terra-nova');
    expect(has(hear(shared, 'generate', { seat: 0 }).settled())).toEqual([3, 3, 3]);
  });

  it('A-HEG-05: Traders pay a player who wins them by Hegemony, and the Old Empire pays anyone who takes Control of it', () => {
    const about = { seat: 0, system: 'terra-nova', from: null } as const;
    const traders = (by: 'hegemony' | 'invasion') =>
      has(hear(lay(found(), 'core-level-1-civilization-traders'), 'control-taken', { ...about, by }).settled());
    expect([traders('hegemony'), traders('invasion')]).toEqual([
      [5, 3, 3],
      [3, 3, 3],
    ]);
    const empire = lay(found(), 'core-level-3-civilization-old-empire');
    expect(has(hear(empire, 'control-taken', { ...about, by: 'invasion' }).settled())).toEqual([3, 3, 5]);
    const elsewhere = hear(empire, 'control-taken', { ...about, system: 'earth', by: 'invasion' }).settled();
    expect(has(elsewhere)).toEqual([3, 3, 5]);
  });

  it('A-CIV-01: Schools of Logic pay 2 Research if their System has a Research Node', () => {
    const about = { seat: 0, system: 'terra-nova', from: null, by: 'invasion' } as const;
    const g = resolve(found(2, KLINGONS), 'vulcan-level-2-civilization-schools-of-logic').settled();
    expect(has(hear(structuredClone(g), 'control-taken', about).settled())).toEqual([3, 5, 3]);
    worldOf(g).nodes = ['production', null, null];
    expect(has(hear(g, 'control-taken', about).settled())).toEqual([3, 3, 3]);
  });

  it('A-DICE-01: a Divided Council allows one reroll of the Hegemony die', () => {
    const g = resolve(found(), 'core-level-1-civilization-divided-council').settled();
    // The attempt fails with this roll, so another roll can’t hurt and happens without a question.
    const again = attempt(g, 1, 3);
    expect([worldOf(again.settled()).control, has(g)]).toEqual([0, [3, 3, 2]]);
    const stands = resolve(found(), 'core-level-1-civilization-divided-council').settled();
    const succeeds = attempt(stands, 6);
    expect(succeeds.asked.prompt).toContain('So far, the roll succeeds with ');
    expect(worldOf(succeeds.answer('pass').settled()).control).toBe(0);
  });

  it('A-HEG-04: a Merchant Guild sells a bonus of up to 2 on the Hegemony roll, for 2 Production per point', () => {
    const g = resolve(found(), 'ferengi-level-2-civilization-merchant-guild').settled();
    playerOf(g).reserves.production = 9;
    const plain = bonusOf(g, 0, 'terra-nova');
    const paid = attempt(g, 2).answer('favor').answer('favor');
    expect([worldOf(paid.settled()).control, has(g)[0], plain]).toEqual([0, 5, 1]);
    const poor = resolve(found(), 'ferengi-level-2-civilization-merchant-guild').settled();
    expect(has(attempt(poor, 6).answer('favor').settled())[0]).toBe(1);
  });

  it.each([
    ['andorian-level-1-civilization-honor-bound', 2],
    ['cardassian-level-3-civilization-provincial-government', 2],
    ['vulcan-level-1-civilization-lost-vulcan-colony', 0],
  ])('A-HEG-04: %s adds %i to the Hegemony roll of a player with three Weapons upgrades and 5 Ships', (card, more) => {
    const g = found(5);
    playerOf(g).weapons = 2;
    expect(bonusOf(lay(g, card), 0, 'terra-nova')).toBe(1 + more);
    expect(bonusOf(g, 0, 'qonos')).toBe(1);
    const plain = found(1);
    expect(bonusOf(lay(plain, card), 0, 'terra-nova')).toBe(1);
  });

  it('A-HEG-04: a Lost Vulcan Colony adds to the Hegemony rolls of Vulcans and of players who hold a Vulcan Agreement', () => {
    const card = 'vulcan-level-1-civilization-lost-vulcan-colony';
    expect(bonusOf(lay(found(1, VULCANS), card), 0, 'terra-nova')).toBe(5);
    const g = lay(found(1, ['klingon', 'vulcan', 'romulan']), card);
    expect(bonusOf(g, 0, 'terra-nova')).toBe(1);
    playerOf(g, 1).agreements.push({ card: 'vul-ta-1', holder: 0, exhausted: false });
    expect(bonusOf(g, 0, 'terra-nova')).toBe(3);
  });

  it('A-BAT-21: a Defense Grid has First Strike, and a Proud Guard rolls 1 additional die', () => {
    const grid = resolve(found(1, KLINGONS), 'core-level-2-civilization-defense-grid').settled();
    const struck = play(grid, (ctx) => ctx.call(INVADE, { seat: 0, system: 'terra-nova' }), 4, 1);
    // The only attacking Ship never rolls.
    expect([shipsIn(struck.settled()), worldOf(grid).level]).toEqual([0, 2]);
    const guard = resolve(found(2, KLINGONS), 'andorian-level-2-civilization-proud-guard').settled();
    // Two Ships roll two dice, and two Nodes roll three.
    const fought = play(guard, (ctx) => ctx.call(INVADE, { seat: 0, system: 'terra-nova' }), 1, 1, 4, 4, 1);
    expect(shipsIn(fought.settled())).toBe(0);
  });

  it('A-RECH-03: with Resistance Cells, a System that was taken by Invasion yields nothing if no Ship is in Orbit', () => {
    const g = lay(found(1), 'cardassian-level-1-civilization-resistance-cells');
    Object.assign(worldOf(g), { control: 0, taken: 'invasion' });
    expect(yieldsNow(g, 0, 'terra-nova')).toBe(true);
    g.units = g.units.filter((unit) => unit.at !== 'terra-nova');
    expect(yieldsNow(g, 0, 'terra-nova')).toBe(false);
    worldOf(g).taken = 'hegemony';
    expect(yieldsNow(g, 0, 'terra-nova')).toBe(true);
  });
});
