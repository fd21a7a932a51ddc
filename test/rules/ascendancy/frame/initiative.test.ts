import { describe, expect, it } from 'vitest';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import type { CaseSetup } from '../../../../src/simulation/stage.ts';
import { plainAdvancements, rule } from './fakes.ts';
import { contact, play, told } from './stage.ts';

plainAdvancements();

/** The cards of the last round: the Klingons acted first, the Federation second, and the Romulans third. */
const ORDER = { 'players.0.order.card': 2, 'players.1.order.card': 1, 'players.2.order.card': 3 };
const initiative = (scene: CaseSetup = {}) =>
  play({ at: 'initiative', ...scene, patch: { ...contact(), ...ORDER, ...scene.patch } });
const cards = (stage: ReturnType<typeof play>) => stage.g.players.map(({ order }) => order.card);
const keys = (stage: ReturnType<typeof play>, name: string) => stage.decision(name).options.map(({ key }) => key);

describe('Initiative', () => {
  it('A-INIT-10 A-OPEN-65 A-COMP-06: cards 1 to 3 are dealt at random before anyone has made First Contact', () => {
    const dealt = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => cards(play({ at: 'initiative', seed })));
    for (const all of dealt) expect([...all].sort()).toEqual([1, 2, 3]);
    expect(new Set(dealt.map(String)).size).toBeGreaterThan(1);
  });

  it('A-INIT-04: the player who acted first in the last round commits first', () => {
    const stage = initiative();
    expect(stage.match.state.pending.map(({ seat }) => seat)).toEqual([1]);
    stage.does('klingons', '0');
    expect(stage.match.state.pending.map(({ seat }) => seat)).toEqual([0]);
  });

  it('A-INIT-06 A-INIT-07 A-INIT-08: after commitments of 2, 1 and 3, the players choose cards in the order 3, 2, 1', () => {
    const stage = initiative();
    stage.does('klingons', '2').allocates('klingons', { production: 2 });
    expect(keys(stage, 'federation')).not.toContain('2');
    expect(keys(stage, 'federation')).toContain('0');
    stage.does('federation', '1').does('federation', 'research');
    expect(keys(stage, 'romulans').slice(0, 3)).toEqual(['0', '3', '4']);
    stage.does('romulans', '3').allocates('romulans', { production: 2, research: 1 });
    const left = stage.g.players.map(({ reserves }) => Object.values(reserves));
    expect(left).toEqual([
      [3, 2, 3],
      [1, 3, 3],
      [1, 2, 3],
    ]);
    expect(keys(stage, 'romulans')).toEqual(['card:1', 'card:2', 'card:3']);
    stage.does('romulans', 'card:2');
    expect(keys(stage, 'klingons')).toEqual(['card:1', 'card:3']);
    stage.does('klingons', 'card:1').does('federation', 'card:3');
    expect(cards(stage)).toEqual([3, 1, 2]);
    expect(stage.g.sequence).toEqual([1, 2, 0]);
  });

  it('A-INIT-05 A-INIT-09 A-OPEN-64: players who commit nothing get random cards after the others have chosen, even if there are several of them', () => {
    const stage = initiative();
    stage.does('klingons', '0').does('federation', '0').does('romulans', '1').does('romulans', 'culture');
    expect(keys(stage, 'romulans')).toEqual(['card:1', 'card:2', 'card:3']);
    stage.does('romulans', 'card:3');
    expect([...cards(stage)].sort()).toEqual([1, 2, 3]);
    expect(cards(stage)[2]).toBe(3);
  });

  it('A-INIT-02: a player without First Contact commits nothing', () => {
    const stage = initiative({ patch: { 'players.1.contact': [] } });
    expect(stage.match.state.pending.map(({ seat }) => seat)).toEqual([0]);
    stage.does('federation', '0').does('romulans', '0');
    expect(stage.g.stage).toBe('execution');
  });

  it('A-INIT-03: a player is asked for the mix of Resources only if there is a choice, and claimed Ships count as Research', () => {
    const patch = { 'players.1.reserves.culture': 0, 'players.1.reserves.production': 0, 'players.1.claimed': [0, 0] };
    const stage = initiative({ patch: { ...patch, 'players.0.ships': 25 } });
    expect(keys(stage, 'klingons')).toEqual(['0', '1', '2', '3', '4', '5']);
    stage.does('klingons', '3');
    expect(stage.g.players[1]).toMatchObject({ claimed: [], reserves: { research: 2 } });
    expect(stage.g.players[1]?.order.committed).toBe(3);
  });

  it('A-INIT-11 A-INIT-12: the cards taken are public, and the player with the lowest card acts first', () => {
    const stage = initiative();
    for (const name of ['klingons', 'federation', 'romulans']) stage.does(name, '0');
    const first = stage.g.players.findIndex(({ order }) => order.card === 1);
    expect(stage.g.turn?.seat).toBe(first);
    expect(ascendancy.view(stage.match.state, 'spectator').players.map(({ card }) => card)).toEqual(cards(stage));
  });

  it('A-OPT-06: cards are dealt at random in every round, without commitments', () => {
    const stage = initiative({ options: { rules: { randomTurnOrder: true } } });
    expect(stage.g.stage).toBe('execution');
    expect(stage.g.players.map(({ order }) => order.committed)).toEqual([0, 0, 0]);
  });

  it('A-OPT-02 A-OPEN-88: simultaneous turns come in random order, even if players could commit Resources', () => {
    const round = (at: number) => ({ options: { rules: { simultaneousFirstTurns: true } }, patch: { round: at } });
    const stage = initiative(round(1));
    expect(stage.g.stage).toBe('execution');
    expect(told(stage).join(' ')).toContain('All turns this round are simultaneous');
    expect(initiative(round(2)).g.stage).toBe('initiative');
  });

  it('A-OPT-09: Mystery Turn Order uses three of six cards, secret until their owners’ turns', () => {
    const stage = initiative({ options: { rules: { mysteryTurnOrder: true } } });
    stage.does('klingons', '1').does('klingons', 'culture').does('federation', '0').does('romulans', '0');
    const offered = keys(stage, 'klingons');
    expect(offered).toHaveLength(3);
    stage.does('klingons', offered[2] ?? '');
    const { state } = stage.match;
    expect(new Set(cards(stage)).size).toBe(3);
    const acting = stage.g.turn?.seat;
    for (const reader of [0, 1, 2])
      expect(ascendancy.view(state, reader).players.map(({ card }) => card !== null)).toEqual(
        [0, 1, 2].map((seat) => seat === reader || seat === acting),
      );
    // The Klingons have the highest card, so they act last.
    expect(acting).not.toBe(1);
    expect(stage.g.sequence[0]).toBe(acting);
    expect(told(stage).join(' ')).not.toContain('The order of turns');
  });

  it.each(['a', 'b', 'c', 'd'])('A-OPT-09: the order of the cards to choose from reveals nothing (%s)', (seed) => {
    const stage = initiative({ seed, options: { rules: { mysteryTurnOrder: true } } });
    stage.does('klingons', '1').does('klingons', 'culture').does('federation', '0').does('romulans', '0');
    const offered = keys(stage, 'klingons');
    expect(offered).toEqual([...offered].sort());
  });

  it('A-OPT-09: the player with the lowest card acts first, and a redeal for that player keeps only their own card', () => {
    const stage = initiative({ options: { rules: { mysteryTurnOrder: true } } });
    for (const name of ['klingons', 'federation', 'romulans']) stage.does(name, '0');
    const acting = stage.g.turn?.seat ?? 0;
    const least = Math.min(...cards(stage).map((card) => card ?? 9));
    expect(stage.g.players[acting]?.order.card).toBe(least);
    const [one, other] = [0, 1, 2].filter((seat) => seat !== acting);
    const real = cards(stage);
    const dealt = ascendancy.redeal(structuredClone(stage.match.state), acting, () => 0).g.players;
    expect(dealt.map(({ order }) => order.card)[acting]).toBe(real[acting]);
    expect([one, other].map((seat) => dealt[seat ?? 0]?.order.card).sort()).toEqual(
      [one, other].map((seat) => real[seat ?? 0]).sort(),
    );
  });

  it('A-OPT-09: there are twice as many cards as players, and the turn order reveals nothing in advance', () => {
    const dealt = new Set<number | null>();
    // Each card is missing from half of the deals, so one card missing from all of them would be a fault.
    for (const seed of Array.from({ length: 60 }, (_, at) => `deal ${at}`)) {
      const stage = initiative({ seed, options: { rules: { mysteryTurnOrder: true } } });
      for (const name of ['klingons', 'federation', 'romulans']) stage.does(name, '0');
      for (const card of cards(stage)) dealt.add(card);
      const acting = stage.g.turn?.seat;
      expect(stage.g.sequence).toEqual([acting, ...[0, 1, 2].filter((seat) => seat !== acting)]);
    }
    expect([...dealt].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('A-OPEN-86: rules can take effect when it is a player’s turn to commit, when everyone has committed, and when everyone has a card', () => {
    const gain = (culture: number) => ({
      does: (_g: unknown, { seat }: { seat: number | null }, about: { seat: number }) =>
        about.seat === seat || culture > 1 ? [{ do: 'gain' as const, gains: { culture }, rule: 'A-SPEC-01' }] : [],
    });
    rule('klingon', {
      at: { 'initiative-commit': gain(1), 'initiative-committed': gain(2), 'initiative-end': gain(4) },
    });
    const stage = initiative();
    expect(stage.g.players[1]?.reserves.culture).toBe(4);
    for (const name of ['klingons', 'federation', 'romulans']) stage.does(name, '0');
    expect(stage.g.players[1]?.reserves.culture).toBe(10);
  });

  it('A-INIT-04: if a rule makes a player wait, that player commits after all others', () => {
    const stage = initiative({ patch: { lasting: [{ what: 'commits-last', seats: [1], until: 'maintenance' }] } });
    stage.does('federation', '0').does('romulans', '0').does('klingons', '0');
    expect(stage.g.stage).toBe('execution');
  });

  it('A-OPEN-20 A-OPEN-22: the Borg draw one of four cards before anyone commits', () => {
    const stage = initiative({ options: { borg: 'invasion' } });
    const card = stage.g.borg?.order.card ?? 0;
    expect(card).toBeGreaterThanOrEqual(1);
    expect(card).toBeLessThanOrEqual(4);
    expect(stage.g.cards).toEqual([1, 2, 3, 4].filter((one) => one !== card));
  });
});
