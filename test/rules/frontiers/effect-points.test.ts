import { describe, expect, it } from 'vitest';
import type { Effects, Modifier } from '../../../src/games/frontiers/effects/union.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { brawl, carry, lasts, turnOf } from './support/effects.ts';
import { playable, playing } from './support/plays.ts';

const ATTACK: Effects = [{ do: 'attack', amount: 3 }];
const LONG: Effects = [{ do: 'attack', amount: 3, long: true }];
const SHIELDS: Effects = [{ do: 'shields', amount: 3 }];

/** The points of seat 0 after effects of a card, or of the source in `from`. */
function gained(g: Frontiers, list: Effects, run: Parameters<typeof carry>[2] = {}) {
  carry(g, list, { moment: 'attack', ...run });
  return g.players[0]?.points;
}

describe('points', () => {
  it('F-CARD-08 F-CARD-15 F-LRA-03: each kind of point goes to its own pool, separated by type', () => {
    const { g } = turnOf(2);
    const all: Effects = [
      { do: 'move', amount: 1 },
      { do: 'diplomacy', amount: 2 },
      { do: 'repair', amount: 3 },
      { do: 'heal', amount: 4 },
      { do: 'mend', amount: 5 },
      { do: 'attack', amount: 6 },
      { do: 'attack', amount: 1, fire: 'photonPulse' },
      { do: 'attack', amount: 7, long: true },
      { do: 'shields', amount: 8, fire: 'pulseTorpedo' },
      { do: 'move', amount: 10 },
    ];
    expect(gained(g, all, { moment: 'move' })).toEqual({
      move: 11,
      diplomacy: 2,
      repair: 3,
      heal: 4,
      mend: 5,
      close: { normal: 6, photonPulse: 1 },
      long: { normal: 7 },
      shields: { pulseTorpedo: 8 },
    });
  });

  it.each(['parley', 'long', 'shields', 'attack'] as const)(
    'F-COMBAT-21 F-OPEN-58: in a fight, Repair and Heal effects do nothing at the moment “%s”',
    (moment) => {
      const list: Effects = (['repair', 'heal', 'mend'] as const).map((kind) => ({ do: kind, amount: 2 }));
      expect(gained(turnOf(2).g, list, { moment })).toMatchObject({ repair: 0, heal: 0, mend: 0 });
      expect(gained(turnOf(2).g, list, { moment: 'rest' })).toMatchObject({ repair: 2, heal: 2, mend: 2 });
    },
  );

  it('F-CARD-13: an effect strengthens the next Attack or Shields given by a card, whichever comes first, but not those given by Skills or Crew', () => {
    const next: Modifier = { kind: 'next', attack: 1, shields: 2 };
    const { g } = turnOf(2);
    lasts(g, next);
    expect(gained(g, ATTACK, { from: 'neghvar-heavy-blow' })?.close).toEqual({ normal: 3 });
    // The bonus applies neither to other points nor to Crew.
    expect(gained(g, [{ do: 'move', amount: 2 }])?.move).toBe(2);
    expect(gained(g, ATTACK, { from: 'phaser-crew', place: 0 })?.close).toEqual({ normal: 6 });
    expect(gained(g, ATTACK)?.close).toEqual({ normal: 10 });
    expect(gained(g, [...ATTACK, ...SHIELDS])).toMatchObject({ close: { normal: 13 }, shields: { normal: 3 } });
    // Two such bonuses apply to the same Attack.
    lasts(g, next);
    lasts(g, { ...next, shields: 4 });
    expect(gained(g, SHIELDS)?.shields).toEqual({ normal: 12 });
    expect(g.players[0]?.lasting).toEqual([]);
  });

  it.each([
    ['attack', ATTACK, { close: { normal: 5 } }],
    ['shields', SHIELDS, { shields: { normal: 6 } }],
    ['long', LONG, { long: { normal: 4 } }],
  ] as const)('F-CREW-10: an effect strengthens the abilities of activated Crew: %s', (_kind, list, points) => {
    const { g } = turnOf(2);
    lasts(g, { kind: 'crew', attack: 2, shields: 3, long: 1 });
    expect(gained(g, list, { from: 'phaser-crew', place: 0 })).toMatchObject(points);
    expect(gained(turnOf(2).g, list)).not.toMatchObject(points);
  });

  it('F-CREW-10: while a bonus for Crew lasts, it applies to each Crew Member’s Attack points, but not to Move points', () => {
    const { g } = turnOf(2);
    lasts(g, { kind: 'crew', attack: 2, shields: 3, long: 1 });
    const crew = { from: 'phaser-crew', place: 0 };
    for (const normal of [5, 10]) expect(gained(g, ATTACK, crew)?.close).toEqual({ normal });
    expect(gained(g, [{ do: 'move', amount: 2 }], crew)?.move).toBe(2);
  });

  it('F-CREW-10: if a bonus for Crew gives nothing for Long Range Attacks, such an attack neither gets the bonus nor uses it up', () => {
    const { g } = turnOf(2);
    lasts(g, { kind: 'crew', attack: 2, shields: 2, once: true });
    const crew = { from: 'phaser-crew', place: 0 };
    expect(gained(g, LONG, crew)?.long).toEqual({ normal: 3 });
    expect(gained(g, ATTACK, crew)?.close).toEqual({ normal: 5 });
    expect(gained(g, ATTACK, crew)?.close).toEqual({ normal: 8 });
  });

  it('F-CARD-14: an effect changes Attacks to another type, including those gained earlier', () => {
    const { g } = turnOf(2);
    const list: Effects = [
      ...ATTACK,
      ...LONG,
      { do: 'lasting', modifier: { kind: 'fire', fire: 'pulseTorpedo' }, until: 'turn' },
      { do: 'attack', amount: 1, fire: 'photonPulse' },
      ...SHIELDS,
    ];
    expect(gained(g, list)).toMatchObject({
      close: { pulseTorpedo: 4 },
      long: { pulseTorpedo: 3 },
      shields: { normal: 3 },
    });
    const fire: Effects = [{ do: 'lasting', modifier: { kind: 'fire', fire: 'pulseTorpedo' }, until: 'turn' }];
    expect(gained(turnOf(2).g, fire)).toMatchObject({ close: {}, long: {} });
    expect(Object.keys(gained(turnOf(2).g, fire)?.close ?? { none: 0 })).toEqual([]);
  });
});

describe('converted points', () => {
  it('F-CARD-14: Strafing Run gives 1 Attack for each Move point in the Attack phase, but 1 Long Range Attack for every 2 Move points in the Long Range phase', () => {
    const { g, player } = turnOf(2, 'impulse-engines', 'warp-drive', 'quick-thinking', 'open-fire');
    brawl(g, ['patrol-warbird']);
    player.points.move = 4;
    expect(playable(g, 0, 'long')).not.toContain('play:warp-drive:basic');
    lasts(g, { kind: 'convert', from: 'move', to: 'attack', per: 1 });
    lasts(g, { kind: 'convert', from: 'move', to: 'long', per: 2 });
    playing(g, 'play:warp-drive:basic', { moment: 'attack' });
    expect(player.points).toMatchObject({ close: { normal: 2 }, long: {}, move: 4 });
    playing(g, 'play:quick-thinking:basic', { moment: 'long', answers: ['discard:open-fire'] });
    expect(player.points).toMatchObject({ close: { normal: 2 }, long: { normal: 1 }, move: 4 });
    expect(playable(g, 0, 'shields')).not.toContain('play:impulse-engines:basic');
  });

  it('F-CARD-14: Strafing Run and Peace Talks also convert the points that they give themselves, but only at moments that allow the conversion', () => {
    const { g, player } = turnOf(2, 'strafing-run', 'peace-talks', 'hailing-frequencies', 'warp-drive');
    brawl(g, ['patrol-warbird']);
    player.data.red = 1;
    const offered = (card: string, side = 'basic') =>
      (['move', 'deal', 'parley', 'long', 'shields', 'attack', 'rest'] as const).filter((moment) =>
        playable(g, 0, moment).some((key) => key.startsWith(`play:${card}:${side}`)),
      );
    expect(offered('strafing-run')).toEqual(['move', 'attack']);
    expect(offered('strafing-run', 'strong')).toEqual(['move', 'long', 'attack']);
    expect(offered('peace-talks')).toEqual(['deal', 'parley', 'shields']);
    expect(offered('hailing-frequencies')).toEqual(['deal', 'parley']);
    playing(g, 'play:peace-talks:basic', { moment: 'shields' });
    expect(player.points).toMatchObject({ shields: { normal: 2 }, diplomacy: 0 });
    // Other Diplomacy cards can be played at that moment too, but Move cards can’t.
    expect(offered('hailing-frequencies')).toEqual(['deal', 'parley', 'shields']);
    expect(offered('warp-drive')).toEqual(['move']);
  });
});
