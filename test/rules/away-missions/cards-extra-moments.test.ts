import { describe, expect, it } from 'vitest';
import { couldInterrupt } from '../../../src/games/away-missions/effects/interrupts.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { bringing, gone, play, standing } from '../../support/away-case.ts';
import { COMMAND, OPERATIONS, SCIENCE, scored } from './cards-spec.ts';

type Patch = { [path: string]: Json };

/** Returns a case in which a player holds a card from outside the starter decks and wants to be asked. */
function holding(
  side: 'federation' | 'borg',
  card: string,
  { window = 'attacked', ...scene }: NonNullable<Parameters<typeof play>[0]> & { window?: string },
): Stage<AwayMissions> {
  return play({
    ...scene,
    options: bringing([card]),
    decks: { ...scene.decks, [`${side}.hand`]: [card] },
  }).orders(side, { ask: [window], prefer: {} });
}

/** Returns what a seat scores in Debrief for an End of Game Mission in its hand. */
function debriefed(side: 'federation' | 'borg', card: string, patch: Patch): AwayMissions['players'][number]['scored'] {
  const stage = play({ at: 'debrief', patch, options: bringing([card]), decks: { [`${side}.hand`]: [card] } });
  return stage.g.players[side === 'federation' ? 0 : 1]?.scored.filter((one) => one.card === card) ?? [];
}

describe('extra End of Game Missions', () => {
  const repaired = standing({ data: OPERATIONS.engineering, shelby: SCIENCE, worf: 'G2' });
  const stunned = { 'characters.one.stun': 1 };
  const ahead = {
    'players.1.adapt': 4,
    'players.1.scored': [scored('overwhelm', 15)],
  };
  const rows: [side: 'federation' | 'borg', card: string, met: Patch, missed: Patch, points: number, bonus: number][] =
    [
      ['federation', 'ship-secure', repaired, standing({ data: OPERATIONS.engineering }), 15, 0],
      ['federation', 'ship-secure', repaired, standing({ shelby: SCIENCE }), 15, 0],
      ['federation', 'ship-secure', { ...repaired, ...standing({ worf: COMMAND.bridge }) }, {}, 15, 10],
      ['federation', 'nonlethal-solution', {}, gone('two'), 10, 0],
      ['federation', 'nonlethal-solution', stunned, { ...stunned, ...gone('two') }, 10, 5],
      ['federation', 'nonlethal-solution', { ...stunned, 'characters.two.stun': 2 }, gone('one'), 10, 10],
      ['borg', 'inevitable', ahead, { ...ahead, 'players.1.adapt': 3 }, 20, 0],
      ['borg', 'inevitable', ahead, { ...ahead, 'players.0.scored': [scored('study-a-drone', 20)] }, 20, 0],
    ];

  it.each(rows)('M-END-01 M-END-02 M-PLAY-24: the %s Mission %s is scored only if its condition is met', (...row) => {
    const [side, card, met, missed, points, bonus] = row;
    expect(debriefed(side, card, drawn(met))).toEqual([scored(card, points, bonus)]);
    expect(debriefed(side, card, drawn(missed))).toEqual([]);
  });

  /** Removes scored Missions from the decks. */
  function drawn(patch: Patch): Patch {
    const decks = play({ options: bringing(['inevitable']) }).g.players.map(({ decks }) => decks.mission);
    const taken = decks.map((deck, seat) => {
      const there = patch[`players.${seat}.scored`];
      const cards = Array.isArray(there) ? there.map((one) => JSON.stringify(one)) : [];
      return deck.filter((card) => !cards.some((text) => text.includes(`"${card}"`)));
    });
    return 'players.1.scored' in patch
      ? { ...patch, 'players.0.decks.mission': taken[0] ?? [], 'players.1.decks.mission': taken[1] ?? [] }
      : patch;
  }
});

describe('extra Interrupts', () => {
  /** One of Five attacks Riker, who holds Talk Them Down. */
  const talked = (dice: number[]): Stage<AwayMissions> =>
    holding('federation', 'talk-them-down', { turn: 'borg', patch: standing({ one: 'A9', shelby: 'D10' }), dice })
      .does('borg', 'activate:one')
      .does('borg', 'attack:riker:assimilation-tubules')
      .does('federation', 'interrupt:talk-them-down');

  it('M-TIME-02 M-OPP-01 M-ATK-05: Talk Them Down removes up to three Attack dice if its test is passed', () => {
    // Riker has Skill 2 and Diplomacy, One of Five Skill 3; then there is nothing to attack with.
    const stage = talked([6, 1, 1, 5, 1, 1, 5, 5, 5]);
    expect(stage.g.roll).toMatchObject({ kind: 'attack', acting: { dice: [] }, result: 0 });
    expect(stage.g.lasting).toEqual([]);
    expect(stage.g.players[0]?.discards.support).toEqual(['talk-them-down']);
  });

  it('M-TIME-03 M-SKILL-08: Talk Them Down does nothing if its test fails, and the attack continues', () => {
    const stage = talked([4, 1, 1, 5, 1, 1, 6, 1, 1, 1]);
    expect(stage.g.roll?.acting.dice).toEqual([6]);
    expect(stage.g.players[0]?.discards.support).toEqual(['talk-them-down']);
  });

  /** Data copies schematics worth 20 points while the Borg hold Irrelevant. */
  const copied = (adapt: number): Stage<AwayMissions> =>
    holding('borg', 'irrelevant', {
      window: 'scores',
      patch: { ...standing({ data: OPERATIONS.engineering }), 'players.1.adapt': adapt },
      decks: { 'federation.hand': ['copy-the-weapon-schematics'] },
      dice: [4, 1, 1, 1],
    })
      .does('federation', 'activate:data')
      .does('federation', 'play:copy-the-weapon-schematics');

  it.each([
    [2, 4],
    [4, 8],
    [7, 10],
  ])(
    'M-TIME-02 M-PLAY-23: Irrelevant takes two points per Adapt token, at most ten: with %i tokens, it takes %i',
    (adapt, less) => {
      const stage = copied(adapt).does('borg', 'interrupt:irrelevant');
      expect(stage.g.players[0]?.scored).toEqual([scored('copy-the-weapon-schematics', 20 - less)]);
    },
  );

  it('M-PLAY-19: Irrelevant needs two Adapt tokens', () => {
    expect(copied(1).offers('borg', 'interrupt:irrelevant')).toBe(false);
  });

  /** Riker hits Two of Five for three. */
  const hit = (adapt: number): Stage<AwayMissions> =>
    holding('borg', 'redirect-power', {
      window: 'damage',
      patch: { ...standing({ riker: 'A3' }), 'players.1.adapt': adapt },
      dice: [6, 6, 6, 1, 1],
    })
      .does('federation', 'activate:riker')
      .does('federation', 'attack:two:type-2-phaser');

  it('M-TIME-02 M-DMG-01: Redirect Power prevents three Damage', () => {
    const stage = hit(3).does('borg', 'interrupt:redirect-power').settled();
    expect(stage.g.characters['two']?.pegs).toEqual({ attack: 1, defense: 2, skill: 3, move: 1 });
  });

  it('M-PLAY-19: Redirect Power needs three Adapt tokens', () => {
    expect(hit(2).offers('borg', 'interrupt:redirect-power')).toBe(false);
  });

  it('M-TIME-02 M-BUILD-08 M-BUILD-09: a player’s own deck might hold any Interrupt, but a starter deck only its undiscarded ones', () => {
    const starter = play();
    starter.g.players[1]?.discards.support.push('learn-from-them');
    expect(couldInterrupt(held(starter), 1, 'scores')).toBe(false);
    // A player who brings a deck might hold any Interrupt, whether it is in the deck or not.
    for (const card of ['irrelevant', 'converge']) {
      const own = play({ options: bringing([card]) });
      own.g.players[1]?.discards.support.push('learn-from-them');
      expect(couldInterrupt(held(own), 1, 'scores')).toBe(true);
    }
  });

  /** Adds a card to the hand that isn't an Interrupt. */
  function held({ g }: Stage<AwayMissions>): AwayMissions {
    g.players[1]?.hand.support.push('pursue');
    return g;
  }
});

describe('extra cards that stay in play', () => {
  it.each<[where: string, card: string, worn: Patch, dice: number]>([
    [OPERATIONS.bridge, 'plasma-projector', {}, 4],
    ['A8', 'plasma-projector', {}, 3],
    [OPERATIONS.bridge, 'cutting-arm', {}, 3],
  ])(
    'M-PLAY-12 M-ATK-07: Internal Force Fields add a Defense die against ranged attacks at a terminal: in %s, against %s',
    (riker, card, more, dice) => {
      const near = riker === 'A8' ? 'A9' : neighbour(riker);
      const support = bringing(['internal-force-fields']).decks['Federation']?.support ?? [];
      const stage = play({
        turn: 'borg',
        options: bringing(['internal-force-fields']),
        patch: {
          ...standing({ riker, one: near, shelby: 'H1', data: 'H2', worf: 'H3' }),
          'players.0.permanents': ['internal-force-fields'],
          'players.0.decks.support': support.filter((one) => one !== 'internal-force-fields'),
          'characters.one.equipment': [card],
          'players.1.decks.support': play().g.players[1]?.decks.support.filter((one) => one !== card) ?? [],
          ...more,
        },
      });
      stage.does('borg', 'activate:one').does('borg', `attack:riker:${card}`);
      expect(stage.g.roll?.against?.dice).toHaveLength(dice);
    },
  );

  /** Returns a space next to another, from which a character attacks. */
  function neighbour(space: string): string {
    return `${space.charAt(0)}${Number(space.slice(1)) + 1}`;
  }

  it.each([
    ['batleth', 3],
    ['type-2-phaser', 2],
  ])(
    'M-PLAY-15 M-ATK-07: Ablative Plating adds a Defense die against Melee weapons, so against %s the defender rolls %i',
    (weapon, dice) => {
      const options = bringing(['ablative-plating']);
      const support = options.decks['Borg']?.support ?? [];
      const stage = play({
        options,
        patch: {
          ...standing({ worf: 'A3', two: 'A2' }),
          'characters.two.equipment': ['ablative-plating'],
          'players.1.decks.support': support.filter((one) => one !== 'ablative-plating'),
        },
      });
      stage.does('federation', 'activate:worf').does('federation', `attack:two:${weapon}`);
      expect(stage.g.roll?.against?.dice).toHaveLength(dice);
    },
  );
});
