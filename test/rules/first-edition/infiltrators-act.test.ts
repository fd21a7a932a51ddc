import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/games/first-edition/bot/index.ts';
import { choicesAfter } from '../../../src/games/first-edition/chapters/agreement/proposals.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, fieldsOf, offered, scene } from './scene.ts';

/** Blue’s ship and crew at First Contact, as pieces 2 and 3: Gold’s Captain Picard of the Ferengi is piece 1. */
const CREW = inPlay('L2: U.S.S. Oberth; aboard:2: Giusti');
const HIDDEN: Partial<AnyPiece> = { infiltrates: 'Federation' };

function picard(where: Row[1], blue: readonly Row[] = CREW, turn: 'gold' | 'blue' = 'blue', gold: readonly Row[] = []) {
  const stage = scene({ gold: { play: [['Captain Picard', where, HIDDEN], ...gold] }, blue: { play: blue }, turn });
  return stage.orders('gold', { also: ['gap'] });
}

/** Gold’s options for the infiltrator after Blue’s action. */
const asked = (stage: Stage<FirstEdition>, begins: string) => offered(stage, 'gold', begins);

describe('infiltrators on foot', () => {
  /** Blue’s station at L1 with two sites, and a person at the first of them. */
  const station: readonly Row[] = [
    ['Deep Space 9', 'space:L1', { sites: [3, 4] }],
    ['Guest Quarters', 'on:2'],
    ['Docking Pylons', 'on:2'],
    ['Calloway', 'aboard:3'],
    ['U.S.S. Oberth', 'docked:4'],
    ['Giusti', 'aboard:6'],
  ];
  const spy = (where: Row[1], more: Partial<AnyPiece> = {}) =>
    scene({
      gold: {
        missions: ['Refuse Immigration', 'First Contact'],
        play: [['Captain Picard', where, { ...HIDDEN, ...more }]],
      },
      blue: { play: station },
      turn: 'blue',
    }).orders('gold', { also: ['gap'] });

  it('C-INFIL-01: an infiltrator walks with the opponent’s personnel or stays behind', () => {
    const walked = (answer: string) =>
      at(spy('aboard:3').does('blue', 'walk:all:aboard:3:aboard:4').does('gold', answer), 1);
    expect([walked('along:1'), walked('stay:1')]).toEqual(['aboard:4', 'aboard:3']);
  });

  it('C-INFIL-03: in the opponent’s turn, an infiltrator can walk alone or board a docked ship', () => {
    const stage = spy('aboard:4').does('blue', 'board:all:aboard:6:aboard:4');
    expect(asked(stage, 'slip:1').sort()).toEqual(['slip:1:aboard:3', 'slip:1:aboard:6']);
    expect(at(stage.does('gold', 'slip:1:aboard:6'), 1)).toBe('aboard:6');
  });

  it('C-INFIL-03 C-MOVE-20: an infiltrator can walk only once per turn', () => {
    const stage = spy('aboard:4').does('blue', 'board:all:aboard:6:aboard:4').does('gold', 'slip:1:aboard:3');
    expect(at(stage, 1)).toBe('aboard:3');
    expect(asked(stage, 'slip:1')).toEqual([]);
  });

  it('C-INFIL-01: an infiltrator can report to a site of the opponent’s station', () => {
    const reporting = (who: string) =>
      offered(
        scene({
          gold: { missions: ['Refuse Immigration', 'First Contact'], hand: [who] },
          blue: {
            play: [
              ['Deep Space 9', 'space:L1', { sites: [2, 3], turned: 'Bajoran' }],
              ...inPlay('on:1: Ops, Docking Ports'),
            ],
          },
        }),
        'gold',
        'report:',
      );
    expect(reporting('Kira Founder')).toEqual(['report:kira-founder:aboard:2']);
    expect(reporting('Martok Founder')).toEqual([]);
  });
});

describe('infiltrators who beam', () => {
  it('C-INFIL-02 C-INFIL-03: an infiltrator can beam from the opponent’s ship to their own player’s ship, and is exposed there', () => {
    const gold: Row[] = [['Kurdon', 'space:L2']];
    const stage = picard('aboard:3', inPlay('L1: U.S.S. Oberth; aboard:3: Giusti'), 'blue', gold);
    stage.does('blue', 'move:3:L2');
    expect(asked(stage, 'slip:1')).toContain('slip:1:aboard:2');
    stage.does('gold', 'slip:1:aboard:2');
    expect([at(stage, 1), fieldsOf(stage.g, 1)?.infiltrates]).toEqual(['aboard:2', undefined]);
  });

  it('C-INFIL-03 C-AFFIL-14: an infiltrator can’t beam where it would be under house arrest', () => {
    const blue: Row[] = [...CREW, ["I.K.S. K'Vort", 'space:L1'], ['Kurn', 'aboard:4'], ['Gorath', 'aboard:4']];
    const stage = picard('aboard:2', blue).does('blue', 'move:2:L1');
    expect(asked(stage, 'slip:1')).not.toContain('slip:1:aboard:4');
  });

  it('C-INFIL-01: an infiltrator can’t take its player’s equipment along', () => {
    const stage = scene({
      gold: {
        play: [
          ['Captain Picard', 'aboard:3', HIDDEN],
          ['Starfleet Type II Phaser', 'aboard:3'],
        ],
      },
      blue: { play: 'L2: U.S.S. Oberth [Giusti]' },
      turn: 'blue',
    });
    stage.does('blue', 'beam:all:aboard:3:surface:L2').does('gold', 'along:1');
    expect([at(stage, 1), at(stage, 2)]).toEqual(['surface:L2', 'aboard:3']);
  });
});

describe('infiltrators aboard ships', () => {
  const moves = (stage: Stage<FirstEdition>) => offered(stage, 'blue', 'move:2');

  it('C-INFIL-01: an infiltrator counts toward the ship’s staffing as long as its player wants', () => {
    const short = inPlay('L2: U.S.S. Oberth; aboard:2: Calloway; L4: U.S.S. Oberth; aboard:4: Giusti');
    const stage = picard('aboard:2', short);
    expect(moves(stage)).toEqual([]);
    stage.does('blue', 'move:4:L3').does('gold', 'staff:1').does('gold', 'pass');
    expect(moves(stage)).not.toEqual([]);
    stage.does('blue', 'move:2:L1').does('gold', 'staff:1');
    expect(fieldsOf(stage.g, 1)?.serves).toBeUndefined();
  });

  it('C-INFIL-02: an exposed infiltrator no longer counts toward staffing', () => {
    const stage = scene({
      gold: { play: [['Captain Picard', 'aboard:2', { ...HIDDEN, serves: true }]] },
      blue: { play: CREW },
    });
    expect(fieldsOf(stage.does('gold', 'expose:1').g, 1)?.serves).toBeUndefined();
  });
});

describe('infiltrators in battle', () => {
  const blue = inPlay('L2: Kurn, Gorath');
  /** Blue’s Klingons attack Calloway, with Martok Founder among them. */
  const fought = (answer: string) => {
    const stage = scene({
      gold: { play: 'L2: Martok Founder {infiltrates: Klingon}, Calloway' },
      blue: { play: blue },
      turn: 'blue',
    });
    stage.does('blue', 'fight:3:2').does('gold', answer);
    const { lastBattle } = stage.g;
    return { stage, totals: lastBattle?.kind === 'personnel' ? lastBattle.totals : null };
  };

  it('C-INFIL-01: an infiltrator fights beside the attackers or stays out of the battle', () => {
    const [joined, out] = [fought('join:1'), fought('stay:1')];
    expect((joined.totals?.[1] ?? 0) - (out.totals?.[1] ?? 0)).toBe(9);
    expect(joined.stage.g.pieces[1]?.stopped).toBeDefined();
    expect(out.stage.g.pieces[1]?.stopped).toBeUndefined();
  });

  it('C-INFIL-01 C-PERSBAT-03: the battle report shows an infiltrator on the side that it fights for', () => {
    const { lastBattle } = fought('join:1').stage.g;
    const pairs = lastBattle?.kind === 'personnel' ? lastBattle.pairs : [];
    expect(pairs).not.toEqual([]);
    for (const { sides } of pairs) expect(sides[0]?.name).toBe('Calloway');
  });
});

describe('an infiltrator under house arrest', () => {
  /** Blue’s Non-Aligned ship with a Federation infiltrator. Then Klingons come aboard. */
  const threatened = () =>
    picard(
      'aboard:2',
      inPlay("L2: Zibalian Transport; aboard:2: Baran; L2: I.K.S. K'Vort; aboard:4: Kurn, Gorath"),
    ).does('blue', 'beam:all:aboard:4:aboard:2');

  it('C-INFIL-03: an infiltrator can avoid house arrest by being exposed', () => {
    const stage = threatened();
    expect(asked(stage, '').sort()).toEqual(['arrest:1', 'expose:1']);
    expect(fieldsOf(stage.does('gold', 'expose:1').g, 1)?.infiltrates).toBeUndefined();
  });

  it('C-INFIL-03 C-AFFIL-14: an infiltrator who isn’t exposed stays under house arrest, and the player isn’t asked again', () => {
    const stage = threatened().does('gold', 'arrest:1');
    expect(asked(stage, 'slip:1')).toEqual([]);
    stage.does('gold', 'pass').does('blue', 'beam:all:aboard:2:surface:L2');
    expect(at(stage, 1)).toBe('aboard:2');
  });
});

describe('limits on an infiltrator’s help', () => {
  it('C-INFIL-01: neither side’s hand weapons help an infiltrator', () => {
    const strength = (weapon: 'gold' | 'blue') => {
      const arm: Row = ['Starfleet Type II Phaser', 'surface:L2'];
      const stage = scene({
        gold: { play: [['Captain Picard', 'surface:L2', HIDDEN], ...(weapon === 'gold' ? [arm] : [])] },
        blue: { play: [['Giusti', 'surface:L2'], ...(weapon === 'blue' ? [arm] : [])] },
      });
      const piece = stage.g.pieces[1];
      return piece === undefined ? null : attributeOf(stage.g, piece, 'STRENGTH');
    };
    expect([strength('gold'), strength('blue')]).toEqual([6, 6]);
  });

  it('C-INFIL-02: a proposal by agreement can expose an infiltrator', () => {
    const g = picard('aboard:2').g;
    const keys = choicesAfter(g, 1, ['state', '1']).map(({ key }) => key);
    expect(keys).toContain('expose');
    expect(choicesAfter(g, 1, ['state', '3']).map(({ key }) => key)).not.toContain('expose');
  });
});

describe('infiltrators in turns without actions', () => {
  it('C-INFIL-03 C-RESPONSE-13: an infiltrator may act before the opponent ends a turn without actions, and the turn then continues', () => {
    const stage = picard('aboard:2').does('blue', 'end:turn');
    expect(asked(stage, 'slip:1')).toContain('slip:1:surface:L2');
    stage.does('gold', 'slip:1:surface:L2');
    expect(at(stage, 1)).toBe('surface:L2');
    stage.does('gold', 'pass');
    expect(offered(stage, 'blue', 'end:turn')).toEqual(['end:turn']);
    expect(stage.g.turn?.seat).toBe(1);
  });

  it('C-TURN-08: if the infiltrator does nothing when the opponent ends a turn without actions, the turn ends', () => {
    const stage = picard('aboard:2').does('blue', 'end:turn').does('gold', 'pass');
    expect(stage.g.turn?.seat).toBe(0);
  });
});

describe('a bot’s infiltrators', () => {
  const chosen = (stage: Stage<FirstEdition>) => {
    const decision = stage.match.pending(0) ?? expect.fail('Gold is asked nothing');
    return captain(stage.match.state, 0, decision, () => 0);
  };

  it('C-INFIL-03: the bot’s infiltrator returns to its own ship when it can', () => {
    const away = inPlay('L1: U.S.S. Oberth; aboard:3: Giusti');
    const stage = picard('aboard:3', away, 'blue', [['Kurdon', 'space:L2']]);
    expect(chosen(stage.does('blue', 'move:3:L2'))).toEqual(['slip:1:aboard:2']);
    expect(chosen(picard('aboard:2').does('blue', 'move:2:L1'))).toEqual(['pass']);
  });

  it('C-INFIL-01: the bot’s infiltrator doesn’t take part in the opponent’s actions', () => {
    const stage = picard('aboard:2').does('blue', 'beam:all:aboard:2:surface:L2');
    expect(chosen(stage)).toEqual(['stay:1']);
  });
});
