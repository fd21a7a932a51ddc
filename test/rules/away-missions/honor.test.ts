import { describe, expect, it } from 'vitest';
import { honor, isGone, pay, points, when } from '../../../src/games/away-missions/effects/build.ts';
import { countOf } from '../../../src/games/away-missions/effects/counts.ts';
import { scopeOf } from '../../../src/games/away-missions/effects/scope.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { CaseSetup, Stage } from '../../../src/simulation/stage.ts';
import { carriesOut, gone, play, standing } from '../../support/away-case.ts';

const options = { factions: ['klingon', 'federation'] };

/** Gowron attacks Riker, who is in the next space. */
function duels(
  scene: { at?: { [who: string]: string }; patch?: { [path: string]: Json }; dice?: number[] } = {},
  weapon = 'dk-tahg',
) {
  const patch = { ...standing({ gowron: 'C5', riker: 'D5', ...scene.at }), ...scene.patch };
  // Attack 4 and the blade’s die, limited to six dice, of which one hits.
  const dice = scene.dice ?? [6, 1, 1, 1, 1, 5, 1, 1];
  return play({ options, patch, dice }).does('klingon', 'activate:gowron').does('klingon', `attack:riker:${weapon}`);
}

const honorAfter = (stage: Stage<AwayMissions>): number | undefined => stage.g.characters['gowron']?.honor;

describe('characters’ Honor tokens', () => {
  const acts = { character: 'gowron', self: 'gowron', card: 'scars-of-honor' };
  const scene = (patch: { [path: string]: Json } = {}): CaseSetup => ({ options, patch });
  const gaining = (amount: number, has: number): number | undefined =>
    honorAfter(carriesOut([honor(amount)], scene({ 'characters.gowron.honor': has }), acts));

  it('M-COMP-04 M-OPEN-71 M-OPEN-08: a character has between zero and three Honor tokens', () => {
    expect([gaining(1, 0), gaining(2, 2), gaining(1, 3), gaining(-1, 2), gaining(-1, 0)]).toEqual([1, 3, 3, 1, 0]);
    expect(awayMissions.view(carriesOut([honor(1)], scene(), acts).match.state, 1).characters[0]?.honor).toBe(1);
  });

  it.each([
    [2, 1, 'Gowron gains 2 Honor tokens and has 3 now.'],
    [1, 2, 'Gowron gains 1 Honor token and has 3 now.'],
    [-2, 3, 'Gowron loses 2 Honor tokens and has 1 now.'],
    // Tokens above three or below none are neither gained nor lost.
    [3, 2, 'Gowron gains 1 Honor token and has 3 now.'],
    [1, 3, null],
    [-1, 0, null],
    [0, 2, null],
  ])(
    'M-OPEN-71: if %i Honor is added to %i, the log shows the real change, or nothing if there is none',
    (amount, has, told) => {
      const stage = carriesOut([honor(amount)], scene({ 'characters.gowron.honor': has }), acts);
      expect(stage.log.split('\n').filter((line) => line.includes('Honor token'))).toEqual(
        told === null ? [] : [expect.stringContaining(told)],
      );
    },
  );

  it('M-ASSIM-04 M-OPEN-71: drones have no Honor', () => {
    const drone = {
      'characters.gowron.seat': 1,
      'characters.gowron.drone': true,
      'characters.gowron.pegs': { attack: 1, defense: 2, skill: 3, move: 1 },
    };
    expect(honorAfter(carriesOut([honor(1)], scene(drone), acts))).toBe(0);
  });

  it('M-OPEN-71: a price in Honor is paid before other effects, and the card ends if the acting character can’t pay it', () => {
    const paid = carriesOut([pay('honor', 1), points(5)], scene({ 'characters.gowron.honor': 2 }), acts);
    expect([honorAfter(paid), paid.g.players[0]?.bonusPoints]).toEqual([1, 5]);
    const poor = carriesOut([pay('honor', 1), points(5)], scene({ 'characters.kromm.honor': 2 }), acts);
    expect([honorAfter(poor), poor.g.players[0]?.bonusPoints]).toEqual([0, 0]);
  });

  it('M-OPEN-71: a card can count the Honor on all characters in the mission area', () => {
    const patch = { 'characters.gowron.honor': 2, 'characters.kromm.honor': 1, 'characters.kurak.honor': 3 };
    const { g } = play({ options, patch: { ...patch, ...gone('kurak') } });
    expect(countOf(g, scopeOf(0, 'scars-of-honor', 'kromm'), { count: 'honor' })).toBe(3);
  });
});

describe('Single combat', () => {
  it('M-OPEN-71 M-FAC-05 M-CARD-06: Melee Damage to a target without friends nearby earns an Honor token', () => {
    const stage = duels().does('federation', 'move');
    expect(honorAfter(stage)).toBe(1);
    expect(stage.log).toContain('Gowron gains 1 Honor token and has 1 now.');
  });

  it.each<[string, Parameters<typeof duels>[0], string?]>([
    ['that causes no Damage', { dice: [1, 1, 1, 1, 1, 5, 5, 5] }],
    ['on a stunned target', { patch: { 'characters.riker.stun': 1 }, dice: [6, 1, 1, 1, 1, 5, 1] }],
    ['on a target with a friend next to it', { at: { shelby: 'E5' } }],
    // Shelby gives Riker a backup die for Defense.
    ['on a target with a friend in its space', { at: { shelby: 'D5' }, dice: [6, 1, 1, 1, 1, 5, 1, 1, 1] }],
    ['with a ranged weapon', { dice: [6, 1, 1, 1, 5, 1, 1] }, 'niswihich'],
  ])('M-OPEN-71 M-FAC-05: an attack %s earns no Honor', (_how, scene, weapon) => {
    const stage = duels(scene, weapon);
    const [waits] = stage.match.state.pending;
    if (waits?.seat === 1) stage.does('federation', ...(weapon === undefined ? ['move'] : ['move', 'skill']));
    expect(honorAfter(stage)).toBe(0);
  });

  it('M-OPEN-71: a friend two spaces away doesn’t prevent single combat, which earns Honor only for some characters', () => {
    expect(honorAfter(duels({ at: { shelby: 'F5' } }).does('federation', 'move'))).toBe(1);
    const worf = play({
      options,
      turn: 'federation',
      patch: standing({ worf: 'D5', gowron: 'C5' }),
      dice: [6, 1, 1, 1, 5, 1, 1],
    });
    worf
      .does('federation', 'activate:worf')
      .does('federation', 'attack:gowron:batleth')
      .does('klingon', 'move', 'skill');
    expect(worf.g.characters['worf']?.honor).toBeUndefined();
  });

  it('M-OPEN-71 M-DMG-02: Neutralizing the target in single combat also earns Honor', () => {
    const weak = { 'characters.riker.pegs': { attack: 1, defense: 1, skill: 1, move: 1 } };
    const stage = duels({ patch: weak, dice: [6, 1, 1, 1, 1, 5] });
    expect(stage.g.characters['riker']?.where).toBe('out');
    expect(honorAfter(stage)).toBe(1);
  });
});

describe('Falling with Honor', () => {
  const weak = { attack: 1, defense: 1, skill: 1, move: 1 };

  /** Worf attacks Gowron, who falls. */
  function falls(honorBefore: number): Stage<AwayMissions> {
    return play({
      options,
      turn: 'federation',
      patch: {
        ...standing({ worf: 'D5', gowron: 'C5' }),
        'characters.gowron.pegs': weak,
        'characters.gowron.honor': honorBefore,
      },
      dice: [6, 1, 1, 1, 5],
    })
      .does('federation', 'activate:worf')
      .does('federation', 'attack:gowron:batleth');
  }

  it('M-OPEN-71 M-FAC-05: a character with Honor falls with Honor when a hostile character Neutralizes it', () => {
    const { g, log } = falls(1);
    expect(g.characters['gowron']).toMatchObject({ where: 'out', fallen: true });
    expect(g.characters['gowron']?.honor).toBeUndefined();
    expect(log).toContain('Gowron has fallen with Honor.');
    expect(countOf(g, scopeOf(0, 'songs-will-be-sung', null), { count: 'fallen' })).toBe(1);
    expect(falls(0).g.characters['gowron']?.fallen).toBeUndefined();
  });

  it('M-OPEN-71: a character Neutralized by its own player’s cards doesn’t fall with Honor', () => {
    const stage = play({
      options,
      patch: {
        'characters.gowron.pegs': weak,
        'characters.gowron.honor': 1,
        ...standing({ gowron: 'C5', kromm: 'C6' }),
      },
      decks: { 'klingon.hand': ['rite-of-ascension'] },
    });
    stage.does('klingon', 'activate:gowron').does('klingon', 'play:rite-of-ascension');
    expect(stage.g.characters['gowron']).toMatchObject({ where: 'out' });
    expect(stage.g.characters['gowron']?.fallen).toBeUndefined();
  });

  it('M-ASSIM-04 M-OPEN-30 M-FAC-05: an Assimilated character loses its Honor and doesn’t fall with Honor', () => {
    const stage = play({
      options: { factions: ['klingon', 'borg'] },
      turn: 'borg',
      patch: {
        ...standing({ one: 'D5', gowron: 'C5' }),
        'characters.gowron.pegs': weak,
        'characters.gowron.honor': 3,
      },
      dice: [6, 5],
    });
    stage.does('borg', 'activate:one').does('borg', 'attack:gowron:assimilation-tubules');
    const gowron = stage.g.characters['gowron'];
    expect(gowron).toMatchObject({ drone: true, seat: 1 });
    expect([gowron?.honor, gowron?.fallen]).toEqual([undefined, undefined]);
  });
});

describe('conditions on a character that the card referred to earlier', () => {
  it('M-OPEN-71 M-ASSIM-01: the “fell” condition is met if the character is out of the game or controlled by another seat', () => {
    const seen = (patch: { [path: string]: Json }) =>
      carriesOut([when(isGone('one'), [points(5)])], { patch }, { bound: { one: 'two' } }).g.players[0]?.bonusPoints;
    expect([seen({}), seen(gone('two'))]).toEqual([0, 5]);
    const drone = {
      'characters.data.seat': 1,
      'characters.data.drone': true,
      'characters.data.pegs': { attack: 1, defense: 2, skill: 3, move: 1 },
    };
    const { g } = carriesOut([when(isGone('one'), [points(5)])], { patch: drone }, { bound: { one: 'data' } });
    expect(g.players[0]?.bonusPoints).toBe(5);
    expect(carriesOut([when(isGone('one'), [points(5)])], {}, {}).g.players[0]?.bonusPoints).toBe(0);
  });
});

describe('the ability Shrug It Off', () => {
  it('M-TIME-01 M-STUN-05: Shrug It Off can be used once per Activation, even while stunned, and costs one Damage', () => {
    const stage = play({ options, patch: { 'characters.kromm.stun': 2 } }).does('klingon', 'activate:kromm');
    stage.does('klingon', 'use:shrug-it-off').does('klingon', 'move');
    expect(stage.g.characters['kromm']).toMatchObject({ stun: 0, pegs: { move: 1 } });
    expect(stage.offers('klingon', 'use:shrug-it-off')).toBe(false);
    expect(stage.offers('klingon', 'move')).toBe(true);
  });

  it('M-PLAY-19: Shrug It Off can’t be used without a Stun token', () => {
    const stage = play({ options }).does('klingon', 'activate:kromm');
    expect(stage.offers('klingon', 'use:shrug-it-off')).toBe(false);
  });

  it('M-STUN-05: other abilities at the start of an Activation can’t be used while stunned', () => {
    const stage = play({
      options: { factions: ['romulan', 'federation'] },
      patch: { 'players.0.intel': 2, 'characters.sela.stun': 1 },
    }).does('romulan', 'activate:sela');
    expect(stage.offers('romulan', 'use:slip-away')).toBe(false);
  });
});
