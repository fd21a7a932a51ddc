import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADVANCED, BASIC, CARDS, UNDISCOVERED } from '../../../src/games/frontiers/content/cards/all.ts';
import type { CardType } from '../../../src/games/frontiers/content/cards/card.ts';
import type { Amount, Effect, Effects, Modifier } from '../../../src/games/frontiers/effects/union.ts';

const PLAYABLE = [...BASIC, ...ADVANCED, ...UNDISCOVERED];

/** Cards with an effect that has no figure to compare. */
const WITHOUT_FIGURE = [
  'call-for-aid',
  'crew-training',
  'dampening-field',
  'data-backup',
  'data-virus',
  'overcharge',
  'phase-cloak',
  'subspace-snare',
  'the-inner-light',
  'transwarp-corridor',
  'xenology',
];

/** An effect with all effects inside it. */
function flat(effects: Effects): Effect[] {
  return effects.flatMap((effect) => [effect, ...flat(within(effect))]);
}

function within(effect: Effect): Effects {
  switch (effect.do) {
    case 'one':
      return effect.ways.flat();
    case 'payFor':
      return effect.ways.flatMap((way) => way.effects);
    case 'may':
      return effect.effects;
    case 'when':
      return [...effect.then, ...(effect.otherwise ?? [])];
    case 'deflected':
      return effect.then;
    default:
      return [];
  }
}

/** The points of an amount, with one of each counted thing. */
function points(amount: Amount): number {
  return typeof amount === 'number' ? amount : (amount.plus ?? 0) + amount.each;
}

/** The largest figure of effects: points, cards, data, crystals, Ranks, spaces, or the change of an enemy or a bonus. */
function figure(effects: Effects): number {
  return Math.max(0, ...flat(effects).map(figureOf));
}

function figureOf(effect: Effect): number {
  switch (effect.do) {
    case 'move':
    case 'diplomacy':
    case 'repair':
    case 'heal':
    case 'mend':
    case 'attack':
    case 'shields':
    case 'draw':
      return points(effect.amount);
    case 'enemy':
      return Math.max(0, -points(effect.change.defense ?? 0), -points(effect.change.attack ?? 0));
    case 'data':
      return effect.count ?? 1;
    case 'crystal':
      return 1;
    case 'same':
    case 'recall':
      return effect.count;
    case 'others':
      return 2;
    case 'ready':
      return effect.ranks ?? effect.rank ?? 1;
    case 'exhaust':
      return effect.rank;
    case 'jump':
      return effect.spaces;
    case 'setDie':
      return effect.tokens;
    case 'reroll':
      return effect.what === 'one' ? 1 : 0;
    case 'boost':
      return effect.more;
    case 'lasting':
      return figureOfModifier(effect.modifier);
    default:
      return 0;
  }
}

function figureOfModifier(modifier: Modifier): number {
  switch (modifier.kind) {
    case 'crew':
    case 'next':
      return modifier.attack;
    case 'dice':
    case 'handLimit':
      return modifier.more;
    default:
      return 0;
  }
}

type Gives = Extract<Effect, { do: 'move' | 'diplomacy' | 'repair' | 'heal' | 'mend' | 'attack' | 'shields' | 'draw' }>;

function isPoints(effect: Effect): effect is Gives {
  return ['move', 'diplomacy', 'repair', 'heal', 'mend', 'attack', 'shields', 'draw'].includes(effect.do);
}

describe('Ship Deck cards', () => {
  it('F-CARD-01: each Ship Deck card is Basic, Advanced, Undiscovered or Damage, and has a unique id in kebab case', () => {
    expect(new Set(CARDS.map(({ sort }) => sort)).size).toBe(4);
    expect(CARDS.filter(({ sort }) => sort === 'damage')).toHaveLength(1);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
    for (const { id, name } of CARDS) {
      expect(id).toBe(name.toLowerCase().replaceAll('’', '').replaceAll(' ', '-'));
    }
  });

  it('F-OPEN-13 F-OPEN-14 F-OPEN-15: a card’s strong effect is never smaller than its basic effect', () => {
    const pairs = PLAYABLE.map(({ id, basic, strong }) => ({ id, basic: figure(basic), strong: figure(strong) }));
    expect(pairs.filter(({ basic, strong }) => strong > 0 && strong < basic)).toEqual([]);
    const without = pairs.filter(({ basic, strong }) => basic === 0 || strong === 0).map(({ id }) => id);
    expect(without.sort()).toEqual(WITHOUT_FIGURE);
  });

  it('F-OPEN-13 F-OPEN-14 F-OPEN-15: a card’s strong effect never gives less of anything that both effects give', () => {
    for (const { id, basic, strong } of PLAYABLE) {
      for (const effect of flat(basic).filter(isPoints)) {
        const same = flat(strong).filter((other) => isPoints(other) && other.do === effect.do);
        if (same.length > 0) expect(figure(same), `${id} ${effect.do}`).toBeGreaterThanOrEqual(points(effect.amount));
      }
    }
  });

  it('F-VARIANT-25: each card has the type icons of the points that it gives', () => {
    const icons: Record<Gives['do'], CardType> = {
      move: 'move',
      diplomacy: 'diplomacy',
      attack: 'attack',
      shields: 'shields',
      repair: 'repair',
      heal: 'repair',
      mend: 'repair',
      draw: 'special',
    };
    for (const { id, types, basic, strong } of PLAYABLE) {
      expect(types.length, id).toBeGreaterThan(0);
      for (const effect of flat([...basic, ...strong]).filter(isPoints)) expect(types, id).toContain(icons[effect.do]);
    }
  });

  it('F-OPEN-13 F-OPEN-14 F-OPEN-15: Ship Deck cards match docs/data.md, which names the source of each', () => {
    const page = readFileSync(new URL('../../../docs/data.md', import.meta.url), 'utf8');
    const chapters = page.split('\n### ').filter((chapter) => /^(Basic|Advanced) Actions|^Undiscovered/.test(chapter));
    const listed = chapters.flatMap((chapter) =>
      [...chapter.matchAll(/^\| ([^|]+) \| (red|blue|gold)\b/gm)].map(([, title = '', colour = '']) => ({
        title,
        colour,
      })),
    );
    const titles = PLAYABLE.map(({ name, strongName, colour }) => ({
      title: strongName === undefined ? name : `${name}/${strongName}`,
      colour,
    }));
    const sorted = (cards: readonly { title: string; colour: string | null }[]) =>
      cards.map(({ title, colour }) => `${title} ${colour}`).sort();
    expect(sorted(titles)).toEqual(sorted(listed));
  });
});
