import { describe, expect, it } from 'vitest';
import { upgradeOffers } from '../../../../src/games/ascendancy/chapters/building/upgrades.ts';
import { BATTLE, TEST } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { bonusOf } from '../../../../src/games/ascendancy/chapters/conflict/hegemony.ts';
import { ruleIncome } from '../../../../src/games/ascendancy/chapters/rounds/generation.ts';
import { CARDS } from '../../../../src/games/ascendancy/content/all-cards.ts';
import { added } from '../../../../src/games/ascendancy/rules/ask.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { hear, play } from '../drive-action.ts';
import { has, playerOf, put, shipsIn, withBorg } from '../support.ts';
import { found, lay, plays, resolve, uses } from './stage.ts';

describe('Allies', () => {
  it('A-EXPL-17: Allies join a player who passes the Diplomacy Test, and otherwise go to the bottom of the deck', () => {
    const won = resolve(found(), 'core-rigelians', 3).settled();
    expect(playerOf(won).allies).toEqual([{ card: 'core-rigelians', exhausted: false }]);
    const lost = found();
    lost.exploration.deck = ['core-quarantine'];
    resolve(lost, 'core-rigelians', 2).settled();
    expect([playerOf(lost).allies, lost.exploration.deck]).toEqual([[], ['core-quarantine', 'core-rigelians']]);
  });

  it.each([['core-ferengi-arms-dealer'], ['core-ferengi-researcher']])(
    'A-EXPL-21: with the Ally %s, a player can pay for Weapons and Shields upgrades entirely in Production',
    (card) => {
      const g = lay(found(), card, 0);
      playerOf(g).reserves.production = 9;
      const keys = (seat: number) => upgradeOffers(g, seat).map(({ option }) => option.key);
      expect(keys(0).filter((key) => key.includes('production'))).toEqual([
        'upgrade:weapons:production:4',
        'upgrade:shields:production:6',
      ]);
      expect(keys(1).some((key) => key.includes('production'))).toBe(false);
    },
  );

  it('A-TRADE-16: Rigelians pay 1 Production or 1 Research, as their holder chooses', () => {
    const g = lay(found(), 'core-rigelians', 0);
    expect(has(hear(g, 'generate', { seat: 0 }).answer('take:research').settled())).toEqual([3, 4, 3]);
    expect(has(hear(g, 'generate', { seat: 0 }).answer('take:production').settled())).toEqual([4, 4, 3]);
    hear(g, 'generate', { seat: 1 }).settled();
  });

  function holding(g: Ascendancy, count: number): Ascendancy {
    for (const seat of [1, 2].slice(0, count))
      playerOf(g, seat).agreements.push({ card: seat === 1 ? 'kli-ta-1' : 'rom-ta-1', holder: 0, exhausted: false });
    return g;
  }

  it.each([
    ['core-troyians', 0, { production: 1, culture: 0 }],
    ['core-troyians', 1, { production: 0, culture: 1 }],
    ['ferengi-orion-syndicate', 0, { production: 2, culture: 0 }],
    ['ferengi-lurian-captain', 0, { production: 1, culture: 0 }],
    ['ferengi-lurian-captain', 1, { production: 1, culture: 0 }],
    ['ferengi-lurian-captain', 2, { production: 2, culture: 0 }],
  ])('A-TRADE-16: %s pays its holder with %i Agreements of rivals', (card, count, income) => {
    const g = holding(lay(found(), card, 0), count);
    expect(ruleIncome(g, 0)).toEqual({ research: 0, ...income });
    expect(ruleIncome(g, 1)).toEqual({ production: 0, research: 0, culture: 0 });
  });

  it('A-HEG-04, A-EXPL-12: the Orion Syndicate lowers rolls against it by 1', () => {
    const g = lay(found(), 'ferengi-orion-syndicate', 0);
    expect([bonusOf(g, 0, 'qonos'), added(g, 'roll', { of: 'diplomacy', seat: 0, system: 'earth' })]).toEqual([0, -1]);
    expect(bonusOf(g, 1, 'earth')).toBe(1);
    resolve(g, 'core-quarantine', 4).settled();
    expect(has(g)).toEqual([3, 3, 3]);
  });

  it('A-EXPL-12: Syrrannite Teachers can be Exhausted to add 2 to a Diplomacy Test or 1 to a Hegemony roll', () => {
    const g = lay(found(), 'vulcan-syrrannite-teachers', 0);
    const test = play(g, (ctx) => ctx.call(TEST, { seat: 0, system: 'earth', number: 5 }), 3).answer('counsel');
    expect(String(test.log)).toContain('passes the Diplomacy Test with 6');
    expect(playerOf(test.settled()).allies[0]?.exhausted).toBe(true);
    resolve(g, 'core-radiation-belt', 1, 1).settled();
  });

  it('A-BUILD-12: Tellarite Engineers lower the price of the first Node in a Building Phase by 1, but not below 1', () => {
    const g = lay(found(), 'andorian-tellarite-engineers', 0);
    const price = (resource: 'production' | 'research' | 'culture', seat = 0) =>
      added(g, 'price', { of: 'node', seat, system: 'earth', resource });
    expect([price('production'), price('research'), price('culture'), price('culture', 1)]).toEqual([0, -1, -1, 0]);
    const about = { seat: 0, system: 'earth', site: 0, fits: true };
    hear(g, 'node-built', about).settled();
    expect(price('culture')).toBe(-1);
    g.turn = { seat: 0, phase: 'building', researched: [], built: [] };
    hear(g, 'node-built', about).settled();
    expect(price('culture')).toBe(0);
  });

  it('A-BAT-12: Nausicaan Guards roll 2 additional dice in one Combat Round', () => {
    const g = lay(found(1), 'ferengi-nausicaan-guards', 0);
    put(g, 1, 'l1/2');
    const fight = play(g, (ctx) => ctx.call(BATTLE, { seat: 0, sector: 'l1/2', from: ['terra-nova'] }), 1, 1, 5, 1);
    expect(fight.keys()).toEqual(['guards', 'pass']);
    fight.answer('guards').answer('stay').settled();
    expect([shipsIn(g, 'l1/2', 1), shipsIn(g), playerOf(g).allies[0]?.exhausted]).toEqual([0, 1, true]);
  });

  it('A-SPEC-02: El-Aurian Refugees let their holder look at the next Borg Command Card and put it on the bottom', () => {
    const g = lay(found(), 'borg-el-aurian-refugees', 0);
    expect(plays(g, 'turn')).toEqual([]);
    const [first, second] = CARDS.commands.map(({ id }) => id) as [string, string];
    const { commands } = withBorg(g, { commands: { deck: [first, second], discard: [] } });
    uses(g, 'turn', 'refugees').answer('sink').settled();
    expect([commands.deck, playerOf(g).allies[0]?.exhausted]).toEqual([[second, first], true]);
    expect(plays(g, 'turn')).toEqual([]);
  });
});
