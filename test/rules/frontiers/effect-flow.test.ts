import { describe, expect, it } from 'vitest';
import { payments } from '../../../src/games/frontiers/chapters/data/data.ts';
import type { Effects } from '../../../src/games/frontiers/effects/union.ts';
import { usable } from '../../../src/games/frontiers/effects/usable.ts';
import { brawl, carry, lasts, turnOf } from './support/effects.ts';
import { playable, playing } from './support/plays.ts';

describe('choices', () => {
  it('F-CARD-02: the player chooses among the alternatives that fit, and isn’t asked if only one fits', () => {
    const { g, player } = turnOf(2, 'siskos-gambit', 'ultimatum');
    brawl(g, ['patrol-warbird']);
    const drive = playing(g, 'play:siskos-gambit:basic', { moment: 'attack' });
    expect(drive.keys()).toEqual(['choose:0', 'choose:2']);
    drive.does('choose:2');
    expect(player.points.long).toEqual({ normal: 1 });
    expect(playing(g, 'play:ultimatum:basic', { moment: 'attack' }).over).toBe(true);
    expect(player.points.close).toEqual({ normal: 3 });
    expect(player.reputation).toBe(-1);
  });

  it('F-MOVE-02 F-INTERACT-02: an effect that gives Diplomacy and takes other points away is offered only where Diplomacy can be used', () => {
    const { g, player } = turnOf(2, 'warning-shot', 'ultimatum', 'science-symposium', 'lursa-and-betors-plot');
    player.crystals = { red: 1, blue: 1, gold: 1 };
    const strong = (moment: 'move' | 'deal' | 'parley' | 'long' | 'rest') =>
      playable(g, 0, moment).flatMap((key) => /^play:([^:]*):strong/.exec(key)?.[1] ?? []);
    for (const moment of ['move', 'long', 'rest'] as const) expect(strong(moment)).toEqual([]);
    expect(strong('deal')).toHaveLength(4);
    expect(strong('parley')).toHaveLength(4);
    // Diplomacy that the player already has, as in an Away Mission, changes nothing.
    player.points.diplomacy = 9;
    for (const moment of ['move', 'long', 'rest'] as const) expect(strong(moment)).toEqual([]);
  });

  it('F-MOVE-02 F-INTERACT-03: effects can spend Move points while the ship moves, but never in an Interaction', () => {
    const { g, player } = turnOf(2);
    player.points.move = 2;
    const list: Effects = [
      { do: 'spend', what: 'move', amount: 2 },
      { do: 'jump', spaces: 2 },
    ];
    const moments = (['move', 'deal'] as const).filter((moment) => usable({ g, seat: 0, moment }, list));
    expect(moments).toEqual(['move']);
  });

  it('F-INTERACT-03 F-INTERACT-05: effects can spend Diplomacy in an Interaction if there is enough, but not in an Away Mission', () => {
    const tried = (diplomacy: number, moment: 'deal' | 'parley') => {
      const { g, player } = turnOf(2, 'science-symposium');
      player.points.diplomacy = diplomacy;
      const drive = playing(g, 'play:science-symposium:basic', { moment });
      const asked = !drive.over;
      if (asked) drive.does('yes', `gain:${g.advanced.offer[0]}`);
      return [asked, player.points.diplomacy, player.discard.length];
    };
    expect(tried(3, 'deal')).toEqual([false, 5, 0]);
    expect(tried(4, 'deal')).toEqual([true, 0, 1]);
    expect(tried(4, 'parley')).toEqual([false, 6, 0]);
  });
});

describe('additional data costs of effects', () => {
  it('F-CARD-10: Reroute Power has a different effect for each color, and offers only those that fit', () => {
    const { g, player } = turnOf(2, 'reroute-power');
    player.crystals = { red: 1, blue: 1, gold: 1 };
    brawl(g, ['patrol-warbird']);
    const drive = playing(g, 'play:reroute-power:basic', { moment: 'attack' });
    expect(drive.asked.options.map(({ key, label }) => [key, label])).toEqual([
      ['pay:red:crystal-red', 'Red crystal: Attack 4'],
    ]);
    drive.does('pay:red:crystal-red');
    expect(player.points.close).toEqual({ normal: 4 });
    // In the Attack phase gold gives nothing.
    Object.assign(player, { hand: ['reroute-power'], crystals: { red: 0, blue: 0, gold: 1 } });
    expect(playable(g, 0, 'attack').filter((key) => key.startsWith('play:'))).toEqual([]);
    Object.assign(player, { crystals: { red: 0, blue: 0, gold: 0 } });
    expect(playable(g, 0, 'move').filter((key) => key.startsWith('play:'))).toEqual([]);
  });

  it('F-CARD-10: an effect doesn’t happen if its cost can’t be paid by the time it is carried out', () => {
    const move: Effects = [{ do: 'move', amount: 2 }];
    const costs: Effects[] = [
      [{ do: 'pay', colours: ['red'] }, ...move],
      [{ do: 'payFor', ways: [{ colour: 'red', effects: move }] }, ...move],
      [{ do: 'spend', what: 'diplomacy', amount: 1 }, ...move],
    ];
    for (const list of costs) {
      const { g, player } = turnOf(2);
      expect([carry(g, list).over, player.points.move, player.points.diplomacy]).toEqual([true, 0, 0]);
    }
  });

  it('F-CARD-02 F-CARD-10: if no alternative is useful now, one that can be paid for is taken automatically', () => {
    const { g, player } = turnOf(2);
    const attack: Effects = [{ do: 'attack', amount: 3 }];
    const ways: Effects[] = [[{ do: 'pay', colours: ['red'] }, ...attack], [{ do: 'shields', amount: 2 }]];
    expect(carry(g, [{ do: 'one', ways }]).over).toBe(true);
    expect(player.points).toMatchObject({ close: {}, shields: { normal: 2 } });
    player.data.red = 1;
    expect(carry(g, [{ do: 'one', ways }]).keys()).toEqual(['choose:0', 'choose:1']);
  });

  it('F-CARD-10: data that pays for the card can’t also pay for its effect', () => {
    const { g, player } = turnOf(2, 'reroute-power', 'xenology', 'data-archive');
    const strong = (card: string, moment: 'move' | 'attack' = 'move') =>
      playable(g, 0, moment).filter((key) => key.startsWith(`play:${card}:strong`));
    player.crystals.blue = 1;
    brawl(g, ['patrol-warbird']);
    expect(strong('reroute-power', 'attack')).toEqual([]);
    expect(strong('xenology')).toEqual([]);
    expect(strong('data-archive')).toEqual(['play:data-archive:strong:crystal-blue']);
    player.crystals.blue = 2;
    // With two blue data, only Shields 7 could be paid, and an Attack needs red.
    expect(strong('reroute-power', 'attack')).toEqual([]);
    expect(strong('xenology')).toEqual(['play:xenology:strong:crystal-blue']);
    player.data.white = 1;
    expect(strong('reroute-power', 'attack')).toEqual(['play:reroute-power:strong:crystal-blue']);
  });

  it('F-DATA-05: Data Archive turns data into a crystal of the color it paid for', () => {
    const { g, player } = turnOf(2, 'data-archive');
    player.data.white = 1;
    const drive = playing(g, 'play:data-archive:basic');
    expect(drive.asked.options.map(({ label }) => label)).toEqual([
      'White token as red',
      'White token as blue',
      'White token as gold',
    ]);
    drive.does('pay:gold:token-white');
    expect(player.crystals).toEqual({ red: 0, blue: 0, gold: 1 });
    expect(player.data.white).toBe(0);
  });

  it('F-CARD-10: an optional payment is offered only if it is possible', () => {
    const { g, player } = turnOf(2, 'solar-sails');
    player.crystals.gold = 1;
    expect(playing(g, 'play:solar-sails:strong:crystal-gold').over).toBe(true);
    Object.assign(player, { hand: ['solar-sails'], crystals: { red: 0, blue: 1, gold: 1 } });
    const drive = playing(g, 'play:solar-sails:strong:crystal-gold', { answers: ['yes'] });
    expect(drive.over).toBe(true);
    expect(player.crystals.blue).toBe(0);
    expect(player.lasting.map(({ modifier }) => modifier.kind)).toContain('open');
  });
});

describe('payments', () => {
  it('F-DATA-02 F-DATA-04: data that is lost at the end of the turn is used before crystals and dice of the same color', () => {
    const { g, player } = turnOf(2);
    const ways = () => payments(g, 0, ['red']).map(({ key }) => key);
    player.crystals.red = 1;
    g.core = ['red', 'white'];
    expect(ways()).toEqual(['die-red', 'die-white', 'crystal-red']);
    player.data.red = 1;
    expect(ways()).toEqual(['token-red']);
    // Data that isn’t lost with the turn is saved.
    player.data.red = 0;
    player.dice = [{ colour: 'red', used: false, kept: true, once: true }];
    expect(ways()).toEqual(['own-red', 'die-red', 'die-white', 'crystal-red']);
    player.dice.push({ colour: 'red', used: false });
    expect(ways()).toEqual(['own-red']);
  });

  it('F-DATA-12: at most 24 different payments are offered', () => {
    const { g, player } = turnOf(2);
    player.crystals = { red: 3, blue: 3, gold: 3 };
    Object.assign(player.data, { white: 3 });
    lasts(g, { kind: 'dice', more: 5 });
    lasts(g, { kind: 'wild', colours: ['purple', 'black'] });
    g.core = ['red', 'blue', 'gold', 'white', 'purple', 'black'];
    const keys = payments(g, 0, ['red', 'blue', 'gold']).map(({ key }) => key);
    expect(keys).toHaveLength(24);
    expect(new Set(keys).size).toBe(24);
    expect(payments(g, 0, ['red']).length).toBe(6);
  });
});

describe('Skills', () => {
  it('F-HEAL-11: effects that work only outside fights aren’t offered in a fight', () => {
    const { g, player } = turnOf(2);
    player.skills = [{ skill: 'enterprise-d-rally-the-crew', used: 'no' }];
    const offered = (moment: 'move' | 'attack' | 'rest') =>
      playable(g, 0, moment).some((key) => key.startsWith('skill:'));
    expect([offered('move'), offered('attack'), offered('rest')]).toEqual([true, false, true]);
  });

  it('F-CARD-02: before deciding whether to decline an effect, a player sees all its costs and gains', () => {
    const { g } = turnOf(2, 'lursa-and-betors-plot');
    const { asked } = playing(g, 'play:lursa-and-betors-plot:basic', { moment: 'deal' });
    const [yes] = asked.options;
    expect([yes?.label, yes?.hint].join(' · ')).toMatch(/−2.*costs 2 less.*Reputation/);
  });

  it('F-CARD-02: a player may decline an optional effect', () => {
    const { g, player } = turnOf(2);
    player.skills = [{ skill: 'defiant-open-data-link', used: 'no' }];
    g.core = ['red'];
    playing(g, 'skill:defiant-open-data-link', { answers: ['pass'] });
    expect(g.core).toEqual(['red']);
    expect(carry(g, [{ do: 'may', effects: [{ do: 'move', amount: 2 }] }]).keys()).toEqual(['yes', 'pass']);
    expect(player.lasting).toHaveLength(1);
  });
});
