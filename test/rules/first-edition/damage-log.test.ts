import { describe, expect, it } from 'vitest';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { happened, id, offered, type Side, scene } from './scene.ts';
import { ends, twoSides } from './two-sides.ts';

/** WEAPONS 9, SHIELDS 7, with a side deck. Pieces 1 to 3. */
const BORTAS = inPlay('L1: I.K.C. Bortas [Kurn]; table: Battle Bridge Door');
/** WEAPONS 6, SHIELDS 7. Pieces 4 and 5. */
const EXCELSIOR = inPlay('L1: U.S.S. Excelsior; aboard:4: Calloway');
const MANY = ['Target Engines', 'Target Engines', 'Target Engines', 'Target Engines', 'Target Engines'];

/** Gold attacks with a side deck. */
function battle(tactics: readonly string[], blue: readonly Row[] = EXCELSIOR, more: Side = {}, theirs: Side = {}) {
  const stage = scene({ gold: { play: BORTAS, tactics, ...more }, blue: { play: blue, ...theirs } });
  return stage.does('gold', 'attack:all:1:4');
}
const on = ({ g }: Stage<FirstEdition>, host: number) =>
  Object.values(g.pieces).flatMap(({ at, card }) => (at === `on:${host}` ? [card] : []));
const spent = ({ g }: Stage<FirstEdition>) => g.players.map((one) => one.spent);

describe('drawing tactics', () => {
  it('C-SHIPBAT-14: a player may draw another tactic as long as any face-down or used tactics are left', () => {
    const drawn = (tactics: readonly string[], used: readonly string[]) =>
      battle(tactics, EXCELSIOR, { spent: used }).does('blue', 'hold');
    const stage = drawn(['Phaser Banks', 'Pulse Disruptor'], ['Target Engines']);
    expect(stage.decision('gold').prompt).toBe('You drew Phaser Banks. Draw another tactic?');
    expect(offered(stage, 'gold')).toEqual(['another', 'enough']);
    expect(offered(drawn(['Phaser Banks'], ['Target Engines']), 'gold')).toEqual(['another', 'enough']);
    // It is the only tactic.
    expect(offered(drawn(['Phaser Banks'], []), 'gold')).toEqual(['tactic:phaser-banks', 'none']);
    // An empty side deck isn’t shuffled.
    const none = drawn([], []);
    expect(happened(none)).not.toContain('reshuffles the used tactics');
    expect(happened(none)).toContain('ATTACK 9, DEFENSE 7, a hit');
  });

  it('C-SHIPBAT-14: a player without a Battle Bridge Door draws no tactics, whatever their side deck holds', () => {
    const stage = battle(MANY, EXCELSIOR, {}, { tactics: MANY }).does('blue', 'hold');
    expect([offered(stage, 'gold'), stage.match.pending(1)]).toEqual([['another', 'enough'], null]);
    stage.does('gold', 'another');
    expect(stage.match.pending(1)).toBeNull();
    stage.does('gold', 'none');
    expect(stage.g.players[1]?.tactics).toHaveLength(5);
  });

  it('C-SHIPBAT-14 C-SHIPBAT-16: the opponent doesn’t learn which tactics a player could play or download', () => {
    const secret = (stage: Stage<FirstEdition>) =>
      stage.decision('gold').options.map(({ key, hidden = false }) => [key, hidden]);
    const chosen = battle(['Phaser Banks']).does('blue', 'hold');
    expect(secret(chosen)).toEqual([
      ['tactic:phaser-banks', true],
      ['none', false],
    ]);
    const falar: Row[] = [...BORTAS, ['Falar', 'aboard:1', { as: { affiliation: 'Klingon', by: 1 } }]];
    const blue: Row[] = [
      ...inPlay('L1: U.S.S. Excelsior; aboard:5: Calloway'),
      // Without a side deck, there is nothing to download.
      ['Falar', 'aboard:5', { as: { affiliation: 'Federation', by: 1 } }],
    ];
    const fetched = scene({
      gold: { play: falar, tactics: ['Ferengi Energy Weapon', ...MANY] },
      blue: { play: blue, tactics: ['Ferengi Energy Weapon'] },
    });
    fetched.does('gold', 'attack:all:1:5').does('blue', 'hold');
    expect(fetched.match.pending(1)).toBeNull();
    expect(secret(fetched)).toEqual([
      ['get:ferengi-energy-weapon', true],
      ['none', false],
    ]);
    // A player who downloaded one draws none.
    fetched.does('gold', 'get:ferengi-energy-weapon');
    expect(fetched.g.battle).toBeNull();
  });
});

describe('damage by tactics', () => {
  it('C-SHIPBAT-15: a direct hit places as many markers as the tactic says', () => {
    // 9 and 2 against 2: itself and three more for a direct hit, not one.
    const stage = battle(['Target Shields', ...MANY], [['Type VI Shuttlecraft', 'space:L1']]).does('gold', 'enough');
    stage.does('gold', 'tactic:target-shields');
    expect(happened(stage)).toContain('a direct hit');
    expect(stage.g.lastBattle).toMatchObject({
      vessels: [
        {},
        {
          name: 'Type VI Shuttlecraft',
          markers: ['Target Shields', 'Target Engines', 'Target Engines', 'Target Engines'],
          lost: 75,
          isRotated: false,
          isDestroyed: false,
        },
      ],
    });
  });

  it('C-SHIPBAT-07 C-SHIPBAT-15: a hit removes exactly as much HULL as its damage markers say', () => {
    // One marker costs nothing, and one costs a quarter of the HULL.
    const stage = battle(['Target Shields', ...MANY])
      .does('blue', 'hold')
      .does('gold', 'enough');
    stage.does('gold', 'tactic:target-shields');
    expect(on(stage, 4)).toEqual([id('Target Shields'), id('Target Engines')]);
    expect(stage.g.lastBattle).toMatchObject({ vessels: [{}, { lost: 25, hull: 75, isRotated: false }], winner: 0 });
  });

  it('C-SHIPBAT-04 C-SHIPBAT-15: after a miss, only Target Shields becomes a marker, and only on a card without rotation damage', () => {
    const missed = (tactic: string, more: Partial<AnyPiece> = {}) => {
      const stage = battle([tactic, ...MANY], [['Husnock Ship', 'space:L1', more]]).does('gold', 'enough');
      stage.does('gold', `tactic:${id(tactic)}`);
      expect(happened(stage)).toContain('a miss');
      return [on(stage, 4), stage.g.pieces[4]?.damaged, spent(stage)[0]];
    };
    expect(missed('Target Shields')).toEqual([['target-shields'], undefined, []]);
    expect(missed('Phaser Banks')).toEqual([[], undefined, ['phaser-banks']]);
    // C-SHIPBAT-15: rotation and markers stay apart, and it was no hit.
    expect(missed('Phaser Banks', { damaged: true })).toEqual([[], true, ['phaser-banks']]);
    expect(missed('Target Shields', { damaged: true })).toEqual([[], true, ['target-shields']]);
  });

  it('C-SHIPBAT-14 C-SHIPBAT-15: if both sides use the same tactic, each side places or discards its own copy', () => {
    // 9 and 2 against 12 and 1; 9 and 2 against 7 and 1.
    const blue = inPlay('L1: Husnock Ship; aboard:4: Sunad; core:1: Battle Bridge Door');
    const stage = battle(['Target Engines'], blue, {}, { tactics: ['Target Engines', 'Target Weapons'] });
    stage.does('blue', 'fire:1').does('blue', 'enough').does('gold', 'tactic:target-engines');
    stage.does('blue', 'tactic:target-engines');
    expect(happened(stage)).toMatch(/Gold fires.*a miss/);
    expect(happened(stage)).toMatch(/Blue fires.*a hit/);
    expect(on(stage, 1)).toEqual(['target-engines', 'target-weapons']);
    // Gold’s tactic goes under Gold’s side deck.
    expect(spent(stage)).toEqual([['target-engines'], []]);
  });
});

describe('repairs', () => {
  const REPAIRED = 'U.S.S. Oberth is repaired.';

  it('C-DOCK-06 C-OPEN-25: a docked ship loses one marker for each full turn in dock, and the turn in which it docks doesn’t count', () => {
    const play = inPlay('L1: Federation Outpost, U.S.S. Oberth [Giusti, Linda Larson]');
    const markers = inPlay('on:2: Target Engines, Target Shields');
    const stage = ends(twoSides({ play }, { play: markers }).does('gold', 'dock:2:1'), 'gold', 'blue');
    expect(on(stage, 2)).toHaveLength(2);
    expect(happened(stage)).not.toContain(REPAIRED);
    ends(stage, 'gold');
    expect(on(stage, 2)).toHaveLength(1);
    expect(happened(stage)).toContain(REPAIRED);
    ends(stage, 'blue', 'gold');
    expect(on(stage, 2)).toEqual([]);
    // C-SHIPBAT-15: they go under their owners’ side decks.
    expect(spent(stage)[1]).toHaveLength(2);
  });

  it('C-DOCK-06: the log doesn’t mention repairs of undamaged cards or of cards in space', () => {
    const play = inPlay('L1: Federation Outpost [U.S.S. Oberth {docked: 0}], U.S.S. Oberth {damaged: true}');
    const stage = ends(twoSides({ play }), 'gold', 'blue', 'gold', 'blue', 'gold');
    expect(happened(stage)).not.toContain(REPAIRED);
    expect(stage.g.pieces[3]?.damaged).toBe(true);
    const dock = twoSides({ play: play.slice(0, 2), hand: ['Spacedock'] }).does('gold', 'play:spacedock:on:1');
    expect(happened(dock)).not.toContain(REPAIRED);
  });

  it('C-FAC-09: a ship isn’t repaired at a facility that doesn’t repair ships', () => {
    const damaged = (facility: string) => {
      const play = inPlay(`space:L1: ${facility}; docked:1: U.S.S. Oberth {docked: 0, damaged: true}`);
      return ends(twoSides({ play }), 'gold', 'blue', 'gold', 'blue', 'gold').g.pieces[2]?.damaged === true;
    };
    expect([damaged('Federation Outpost'), damaged('Neutral Outpost')]).toEqual([false, true]);
  });
});
