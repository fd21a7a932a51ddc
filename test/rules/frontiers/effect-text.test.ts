import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/games/frontiers/content/cards/all.ts';
import { CREW } from '../../../src/games/frontiers/content/crew/all.ts';
import { withCost } from '../../../src/games/frontiers/content/crew/crew-card.ts';
import { SKILLS } from '../../../src/games/frontiers/content/skills/all.ts';
import { when } from '../../../src/games/frontiers/effects/build.ts';
import { modifierText } from '../../../src/games/frontiers/effects/kinds/lasting.ts';
import { effectLines, effectText, shortText, skillText } from '../../../src/games/frontiers/effects/text.ts';
import type { Amount, Effect, Effects, Modifier } from '../../../src/games/frontiers/effects/union.ts';
import { components } from '../../../src/games/frontiers/viewing/components.ts';
import { linesOf as figuresOf } from '../../../src/games/frontiers/viewing/lines.ts';

/** Effects with their text on a card and their short text on a button. */
const TABLE: readonly (readonly [Effects, string, string])[] = [
  [[{ do: 'move', amount: 2 }], 'Move 2', 'Move 2'],
  [[{ do: 'mend', amount: 2 }], 'Repair or Heal 2', 'Repair/heal 2'],
  [
    [{ do: 'one', ways: [[{ do: 'attack', amount: 2 }], [{ do: 'shields', amount: 2 }]] }],
    'Attack 2 or Shields 2',
    'Attack 2/Shields 2',
  ],
  [
    [{ do: 'one', ways: [[{ do: 'draw', amount: 2 }], [{ do: 'mend', amount: 2 }]] }],
    'Draw 2 cards, or Repair or Heal 2',
    'Draw 2 or repair/heal 2',
  ],
  [[{ do: 'reputation', amount: 1 }], 'Gain 1 Reputation', 'Reputation +1'],
  [[{ do: 'reputation', amount: -1 }], 'Lose 1 Reputation', 'Reputation −1'],
  [
    [{ do: 'attack', amount: 3, fire: 'photonTorpedo', long: true }],
    'Long Range Photon Torpedo 3',
    'Long Range Photon Torpedo 3',
  ],
  [[{ do: 'shields', amount: 4, fire: 'photonPulse' }], 'Photon Pulse Shields 4', 'Photon Pulse Shields 4'],
  [
    [
      { do: 'damage', amount: 1 },
      { do: 'attack', amount: 5 },
    ],
    'Attack 5, and take 1 Damage Card',
    'Take 1 Damage, Attack 5',
  ],
  [
    [
      { do: 'attack', amount: 5 },
      { do: 'damage', amount: 1 },
    ],
    'Attack 5, and take 1 Damage Card',
    'Attack 5, take 1 Damage',
  ],
  [
    [{ do: 'move', amount: { each: 1, of: { count: 'ready' }, most: 3 } }],
    'Move 1 for each of your Ready Crew without Wounds (at most 3)',
    'Move 1 each',
  ],
  [
    [{ do: 'diplomacy', amount: { plus: 3, each: 1, of: { count: 'harmed' } } }],
    'Diplomacy 3 plus 1 for each Damage Card in your hand and each of your Wounded Crew',
    'Diplomacy 3+1 each',
  ],
  [[{ do: 'data', colours: ['red', 'black'] }], 'Gain 1 red or black Data Token', '1 red or black token'],
  [[{ do: 'reputation', amount: -2 }], 'Lose 2 Reputation', 'Reputation −2'],
  [
    [{ do: 'enemy', which: 'one', unless: 'photonPulse', change: { skip: true, defense: -3 } }],
    'One enemy doesn’t attack and has Defense −3 (not below 1) unless it resists Photon Pulse',
    'Stop enemy',
  ],
  [
    [{ do: 'enemy', which: 'all', change: { losesAll: 'resistances' } }],
    'All enemies lose all Resistances',
    'All enemies: no Resistances',
  ],
  [
    [
      { do: 'pay', colours: ['blue'] },
      { do: 'lasting', modifier: { kind: 'stealth' }, until: 'turn' },
    ],
    'Pay 1 blue data: then moving provokes nobody this turn',
    'Pay blue data, provoke nobody',
  ],
  [[when({ if: 'combat' }, [], [{ do: 'heal', amount: 1 }])], 'Unless you are in combat: Heal 1', 'Heal 1'],
  [
    [when({ if: 'on', terrain: 'nebula' }, [{ do: 'heal', amount: 5 }], [{ do: 'heal', amount: 3 }])],
    'If your ship is in a Nebula: Heal 5; otherwise Heal 3',
    'Heal 5',
  ],
];

const MODIFIERS: readonly (readonly [Modifier, string])[] = [
  [
    { kind: 'cost', terrain: ['space', 'nebula'], less: 1, least: 1 },
    'empty and Nebula spaces cost 1 Move less (not below 1)',
  ],
  [{ kind: 'dice', more: 1 }, 'you may take 1 more Core die'],
  [{ kind: 'dice', more: -1 }, 'you may take 1 fewer Core die'],
  [{ kind: 'sideways', more: 2, once: true }, 'the next card you play sideways gives 3'],
  [{ kind: 'sideways', more: 0, what: 'damage' }, 'you may play Damage Cards sideways for 1'],
  [
    { kind: 'convert', from: 'move', to: 'long', per: 2 },
    'in the Long Range Attack phase, every 2 Move points from an effect count as Long Range Attack 1',
  ],
  [
    { kind: 'convert', from: 'diplomacy', to: 'shields', per: 1, fire: 'photonPulse' },
    'in the Shields phase, each Diplomacy point you gain counts as Photon Pulse Shields 1',
  ],
  [
    { kind: 'crew', attack: 2, shields: 3, long: 1, once: true },
    'the next Crew Member you activate for one of these has Attack +2, Long Range Attack +1 or Shields +3',
  ],
  [
    { kind: 'recruits', less: 2, reputation: -1, once: true },
    'the next Crew Member you recruit costs 2 less and gives −1 Reputation',
  ],
];

/** Everything that can be read or pressed: name, effects and printed text. */
const PRINTED: readonly (readonly [string, Effects, string])[] = [
  ...CARDS.filter(({ sort }) => sort !== 'damage').flatMap((card) => [
    [`${card.name}, basic`, card.basic, effectText(card.basic)] as const,
    [`${card.name}, strong`, card.strong, effectText(card.strong)] as const,
  ]),
  ...CREW.flatMap(({ name, abilities }) =>
    abilities.map((ability) => [name, ability.effects, effectText(withCost(ability))] as const),
  ),
  ...SKILLS.map((skill) => [skill.id, skill.effects, skillText(skill)] as const),
  ...SKILLS.flatMap(({ id, others = [] }) => [[`${id}, others`, others, effectText(others)] as const]).filter(
    ([, others]) => others.length > 0,
  ),
];

/** All lists of alternatives in effects, at any depth. */
function choices(effects: Effects): Effects[][] {
  return effects.flatMap((effect: Effect) => {
    switch (effect.do) {
      case 'one':
        return [[...effect.ways], ...effect.ways.flatMap(choices)];
      case 'payFor':
        return effect.ways.flatMap((way) => choices(way.effects));
      case 'may':
        return choices(effect.effects);
      case 'when':
        return [...choices(effect.then), ...choices(effect.otherwise ?? [])];
      case 'deflected':
        return choices(effect.then);
      default:
        return [];
    }
  });
}

describe('effect text', () => {
  it.each(TABLE)('%j has the expected text and short text', (effects, text, short) => {
    expect(effectText(effects)).toBe(text);
    expect(shortText(effects)).toBe(short);
  });

  it.each(MODIFIERS)('the modifier %j has the expected text', (modifier, text) => {
    expect(modifierText(modifier)).toBe(text);
  });

  it('F-CARD-02: text shows changes to Reputation with a sign', () => {
    const each: Amount = { each: 1, of: { count: 'ready' } };
    const figures = [1, -2, each].map((amount) => figuresOf([{ do: 'reputation', amount }])[0]);
    expect(figures.slice(0, 2)).toMatchObject([
      { value: '+1', text: 'Reputation' },
      { value: '−2', text: 'Reputation' },
    ]);
    expect(figures[2]).toMatchObject({ text: expect.stringContaining('Reputation') });
  });

  it('each effect has its own line, except that a cost shares the line of the effect it pays for', () => {
    const move: Effect = { do: 'move', amount: 1 };
    expect(effectLines([move, { do: 'heal', amount: 2 }])).toEqual(['Move 1', 'Heal 2']);
    expect(effectLines([move, { do: 'discard', what: 'any' }, move])).toEqual([
      'Move 1',
      'Discard 1 card: then Move 1',
    ]);
  });

  it('text shows the data that a Crew Member’s ability needs, and when a Skill can be used', () => {
    expect(effectText(withCost({ data: 'red', effects: [{ do: 'attack', amount: 4 }] }))).toBe(
      'Pay 1 red data: then Attack 4',
    );
    const skill = SKILLS.find(({ id }) => id === 'neghvar-shrug-it-off');
    expect(skill && skillText(skill)).toBe('Once per turn, not in combat: discard 1 Damage Card: then draw 1 card');
  });

  it('the text of every card, Crew ability and Skill consists of whole sentences', () => {
    for (const [name, , text] of PRINTED) {
      expect(text, name).toMatch(/^[A-Z]/);
      expect(text, name).not.toMatch(/undefined|NaN|\[object|null| {2}|: [.;,]|: $|-\d|ou?lour/);
    }
  });

  it('everything that can be played has a short text with at most 40 characters', () => {
    for (const [name, effects] of PRINTED) {
      if (effects.length === 0) continue;
      expect(shortText(effects), name).toMatch(/^[A-Z0-9].{1,39}$/u);
      expect(shortText(effects), name).not.toMatch(/undefined|NaN|\[object|null| {2}|, $/);
    }
  });

  it('no two alternatives have the same short text, even if only letters and digits are compared', () => {
    for (const [name, effects] of PRINTED) {
      for (const ways of choices(effects)) {
        const gists = ways.map((way) =>
          shortText(way)
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, '-'),
        );
        expect(new Set(gists).size, `${name}: ${gists.join(' | ')}`).toBe(ways.length);
      }
    }
  });
});

describe('component text', () => {
  const linesOf = (name: string) => components().find((one) => one.name === name)?.lines;

  it('component text puts related effects in one sentence', () => {
    expect(linesOf('Ramming Speed')?.[0]).toBe('Basic: Attack 2; Or Attack 5, and take 1 Damage Card');
    expect(linesOf('Drex')?.at(-1)).toBe('Ability: Shields 6, and this Crew Member is Wounded');
  });

  it('component text doesn’t use any phrase three times', () => {
    expect(linesOf('Phase Cloak')?.[1]).toContain(
      'Up to 3 times you may discard 1 card: then one enemy doesn’t attack',
    );
    expect(linesOf('Peace Talks')?.[1]).toContain('counts as Photon Pulse or Torpedo Shields 1 this turn');
    for (const { name, lines } of components()) {
      for (const line of lines) {
        // Sequences of six words that occur three times in a line.
        const words = line.split(/[^\p{L}\d’]+/u);
        const runs = words.map((_, at) => words.slice(at, at + 6).join(' ')).slice(0, -5);
        const often = runs.filter((run) => runs.filter((other) => other === run).length > 2);
        expect(often, name).toEqual([]);
      }
    }
  });

  it('component text puts a number of points after their name, as in “Attack 3”, but a count before its noun, as in “2 Romulan Warbirds”', () => {
    const all = components().flatMap(({ lines }) => lines);
    expect(all.filter((line) => /\d (?:Attack|Shields|Long Range|Photon|Pulse|Repair|Heal)\b/.test(line))).toEqual([]);
    expect(linesOf('Data Cache')).toEqual(['Guards: 2 Romulan Warbirds', 'Gives a crystal of each basic color']);
    expect(linesOf('Damping Station')?.at(-1)).toBe('1 copy among the Dominion Starbase Tokens');
  });

  it('the text of an immediate Tactic says when it works', () => {
    expect(linesOf('Change of Course')?.[1]).toMatch(/^When you take this card, discard up to 3 cards/);
  });
});
