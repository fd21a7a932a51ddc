import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { parseDownloadTarget } from '../../../src/games/first-edition/content/wanted.ts';
import { personnelBattle, raised, within } from './figures.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, happened, id, offered, scene } from './scene.ts';

const PLANET = 'surface:L2';

describe('blades', () => {
  it.each<[string, number, string, string]>([
    ["Bat'leth", 2, 'Kurn', 'Calloway'],
    ["D'k Tahg", 1, 'Kurn', 'Calloway'],
  ])('C-TYPES-07: each %s adds to its user’s STRENGTH', (blade, by, user, other) => {
    const strength = (who: string, copies = 1) =>
      raised(within([[who, PLANET], ...new Array<Row>(copies).fill([blade, PLANET])]), 1, 'STRENGTH');
    expect([strength(user), strength(user, 2), strength(other)]).toEqual([by, 2 * by, 0]);
  });

  it('C-TYPES-07: a D’k Tahg helps a Federation personnel who is with a Klingon, but a Bat’leth doesn’t', () => {
    const second = (blade: string) => raised(within(`L2: Kurn, Calloway; surface:L2: ${blade}`), 2, 'STRENGTH');
    expect([second("D'k Tahg"), second("Bat'leth")]).toEqual([1, 0]);
  });

  const fight = (gold: readonly Row[], hand: readonly string[] = [], asks: string[] = []) => {
    const stage = scene({ gold: { play: [['Kurn', PLANET], ...gold], hand }, blue: { play: [['Worf', PLANET]] } });
    stage.orders('gold', { also: asks });
    return stage.does('gold', offered(stage, 'gold', 'fight')[0] ?? '');
  };

  it('C-PERSBAT-03: a Klingon with a Bat’leth can mortally wound a personnel instead of stunning them', () => {
    const stage = fight(inPlay("L2: Bat'leth, Bat'leth"), [], ['pairing']);
    expect(offered(stage, 'gold', 'use:batleth')).toEqual(['use:batleth:2:blow', 'use:batleth:3:blow']);
    stage.does('gold', 'use:batleth:2:blow').does('gold', 'pass');
    expect(happened(stage)).toContain('Worf is mortally wounded');
    const plain = fight(inPlay("L2: Bat'leth, Bat'leth"));
    expect(happened(plain)).toContain('Worf is stunned');
  });

  it('C-PLAY-03 C-RESPONSE-06: a D’k Tahg reports for free, even to a battle', () => {
    const stage = fight([], ["D'k Tahg"], ['personnel-battle']);
    stage.does('gold', 'use:dk-tahg:0:draw');
    expect(at(stage, 3)).toBe(PLANET);
    const free = scene({ gold: { play: [['Klingon Outpost', 'space:L1']], hand: ["D'k Tahg"] }, at: 'turn' });
    free.does('gold', 'report:dk-tahg:aboard:1');
    expect(free.g.turn?.played).toBe(0);
  });
});

describe('events from later sets', () => {
  it('C-MOVE-16 C-POINTS-03: Brace for Impact lands a damaged ship, and scores 7 points if the ship is Galaxy-class', () => {
    const lands = (ship: string, more: Row[2]) => {
      const stage = scene({ gold: { play: [[ship, 'space:L2', more ?? {}]], hand: ['Brace for Impact'] }, at: 'turn' });
      const [key] = offered(stage, 'gold', 'play:brace');
      if (key === undefined) return null;
      stage.does('gold', key);
      return [at(stage, 1), stage.g.players[0]?.scored.reduce((sum, { points }) => sum + points, 0)];
    };
    expect(lands('U.S.S. Galaxy', {})).toBeNull();
    expect(lands('U.S.S. Galaxy', { damaged: true })).toEqual([PLANET, 7]);
    expect(lands('U.S.S. Oberth', { damaged: true })).toEqual([PLANET, 0]);
  });

  it('C-POINTS-01: Heart of Glory is free on Korris, and scores 5 for each of up to three fallen personnel', () => {
    const stage = scene({
      gold: { play: 'L2: Korris, Kurn', hand: ['Heart of Glory'] },
      blue: { play: [['Giusti', PLANET]] },
      at: 'turn',
    });
    stage.does('gold', 'play:heart-of-glory:on:1');
    expect(stage.g.turn?.played).toBe(0);
    const battle = (felled: number[], scored: number) => {
      const done = scene({
        gold: { play: 'L2: Korris [Heart of Glory]' },
        patch: {
          battle: personnelBattle({ forces: [[1], []], felled }),
          'players.0.scored': new Array(scored).fill({ kind: 'bonus', points: 5, card: 'heart-of-glory' }),
        } as never,
        call: {
          proc: 'moment',
          step: 'begin',
          local: { moment: 'fought', about: { seat: 0, kind: 'personnel', winner: 0 } },
        },
      });
      return done.g.players[0]?.scored.reduce((sum, { points }) => sum + points, 0);
    };
    expect([battle([1, 1], 0), battle([], 0), battle([1, 1], 2)]).toEqual([10, 0, 15]);
  });

  it.each([
    ['Giusti', 5],
    // C-DUAL-01: both people of the card fall.
    ['Jake and Nog', 10],
  ])(
    'C-PERSBAT-03 C-DUAL-01: each fallen personnel counts for the winner’s Heart of Glory, so %s scores %i',
    (loser, points) => {
      const stage = scene({
        gold: { play: "L2: Korris [Heart of Glory], Bat'leth, D'k Tahg" },
        blue: { play: [[loser, PLANET]] },
      });
      stage.does('gold', offered(stage, 'gold', 'fight')[0] ?? '');
      expect(stage.g.players[0]?.scored.map((one) => one.points)).toEqual([points]);
    },
  );

  it('C-SKILL-14: System 5 Disruptors can enhance a freighter only once', () => {
    const stage = scene({
      gold: { play: 'L1: Groumall, Galor', hand: ['System 5 Disruptors', 'System 5 Disruptors'] },
      at: 'turn',
    });
    expect(offered(stage, 'gold', 'play:system')).toEqual(['play:system-5-disruptors:on:1']);
    stage.does('gold', 'play:system-5-disruptors:on:1');
    expect([raised(stage.g, 1, 'WEAPONS'), raised(stage.g, 1, 'SHIELDS'), raised(stage.g, 1, 'RANGE')]).toEqual([
      4, -1, 0,
    ]);
    expect(offered(stage, 'gold', 'play:system')).toEqual([]);
  });
});

describe('incidents that move or draw cards', () => {
  const dig = (way: string, ...more: Row[]) =>
    scene({
      gold: {
        play: [['Vash', PLANET], ...more],
        hand: ['Dig', 'Worf'],
        deck: ['Spock', 'Data', 'Calloway'],
        discard: ['Giusti', 'Sarek'],
      },
      at: 'turn',
    }).does('gold', `play:dig:${way}`);
  const piles = ({ g }: ReturnType<typeof dig>) => [g.players[0]?.hand, g.players[0]?.deck, g.players[0]?.discard];

  it('C-DRAW-06: Dig puts a discarded card under the deck, on top of it, or into the hand', () => {
    expect(piles(dig('on:1:bury').does('gold', 'take:giusti'))).toEqual([
      [id('Worf'), id('Spock'), id('Data')],
      [id('Calloway'), id('Giusti')],
      ['dig', id('Sarek')],
    ]);
    expect(piles(dig('core:0:turn').does('gold', 'take:sarek'))).toEqual([
      [id('Worf')],
      [id('Sarek'), id('Data'), id('Calloway')],
      ['dig', id('Spock'), id('Giusti')],
    ]);
    const traded = dig('core:0:trade');
    if (offered(traded, 'gold', 'shed').length > 0) traded.does('gold', 'shed:0');
    expect(piles(traded.does('gold', 'take:giusti'))[0]).toEqual([id('Giusti')]);
  });

  it('C-TURN-16: Intuition draws a card for a correct guess once per turn, and needs a personnel with Empathy', () => {
    const stage = scene({
      gold: { play: 'table: Intuition; L2: Deanna Troi', deck: ['Spock', 'Data'] },
      blue: { hand: ['Worf'] },
    });
    stage.does('gold', 'use:intuition:1:Personnel');
    expect([stage.g.players[0]?.hand.length, stage.g.players[1]?.hand.length]).toEqual([1, 1]);
    expect(offered(stage, 'gold', 'use:intuition')).toEqual([]);
    const nobody = scene({ gold: { play: 'table: Intuition; L2: Worf' }, blue: { hand: ['Worf'] } });
    expect(offered(nobody, 'gold', 'use:intuition')).toEqual([]);
  });
});

describe('conditional special download icons', () => {
  it.each<[string, string, readonly Row[], readonly Row[]]>([
    ['Konmel (The Next Generation)', 'Klingon Disruptor', [['Korris', PLANET]], [['Kurn', PLANET]]],
    ['Admiral Riker', 'U.S.S. Enterprise', [['Federation Outpost', 'space:L1']], [['U.S.S. Oberth', 'space:L1']]],
  ])('C-DOWNLOAD-10: %s can download only if the condition of the icon holds', (card, target, yes, no) => {
    const place = card === 'Admiral Riker' ? 'aboard:1' : PLANET;
    const offers = (friends: readonly Row[]) =>
      offered(scene({ gold: { play: [...friends, [card, place]], deck: [target] } }), 'gold', 'download').length;
    expect([offers(yes), offers(no)]).toEqual([1, 0]);
  });

  it('C-DOWNLOAD-10: the icon of Jean-Luc Picard (The Next Generation) works only if each player has a Klingon leader there', () => {
    const offers = (gold: readonly string[], blue: readonly string[]) =>
      offered(
        scene({
          gold: {
            play: [['Jean-Luc Picard (The Next Generation)', PLANET], ...gold.map((one): Row => [one, PLANET])],
            deck: ['Arbiter of Succession'],
          },
          blue: { play: blue.map((one): Row => [one, PLANET]) },
        }),
        'gold',
        'download',
      ).length;
    // The two Klingon leaders must be each player’s.
    expect([offers(['Gowron'], ['Kargan']), offers(['Gowron', 'Kargan'], ['Spock'])]).toEqual([1, 0]);
  });

  it('C-DOWNLOAD-10: a download can name cards by affiliation, property and rank, or by a word in their title', () => {
    const names = (target: string, title: string) => parseDownloadTarget(target)?.(cardOf(id(title)));
    expect(names('Any [Films] Klingon Chancellor', 'Chancellor Gorkon')).toBe(true);
    expect(names('Any [Films] Klingon Chancellor', 'Chancellor Gowron')).toBe(false);
    expect(names('Any [Films] Klingon Chancellor', 'Brigadier Kerla')).toBe(false);
    expect([
      names('Any Enterprise', 'U.S.S. Enterprise-D'.replace('-D', '')),
      names('Any Enterprise', 'U.S.S. Oberth'),
    ]).toEqual([true, false]);
  });

  it('C-BATTLE-06: Admiral Riker lets Federation forces at his location attack Klingons', () => {
    const ship = inPlay('L2: U.S.S. Galaxy [Spock]');
    const attacks = (...more: Row[]) =>
      offered(
        scene({ gold: { play: [...ship, ...more] }, blue: { play: [['I.K.C. Bortas', 'space:L2']] } }),
        'gold',
        'attack',
      ).length;
    expect([attacks(), attacks(['Admiral Riker', PLANET]), attacks(['Admiral Riker', 'surface:L5'])]).toEqual([
      0, 1, 0,
    ]);
  });
});

describe('ships in the sample decks', () => {
  it('C-SKILL-14: the Qam-Chee weakens the opponent’s ships and personnel at its location', () => {
    const g = within('L2: I.K.C. Qam-Chee (Chain of Command), Kurn', 'L2: U.S.S. Oberth, Worf; L5: Worf');
    expect([raised(g, 2, 'STRENGTH'), raised(g, 3, 'RANGE'), raised(g, 4, 'CUNNING'), raised(g, 5, 'CUNNING')]).toEqual(
      [0, -1, -1, 0],
    );
  });
});
