import type { AwayMissionsView, CardView, CharacterView, Highlights } from '../../../src/games/away-missions/view.ts';
import { card, lay, person, player, sample, usualLayout } from './views.ts';

/** Names as long as the longest ones of the box. */
const names = [
  'William T. Riker',
  'Elizabeth Shelby',
  'Lieutenant Commander Data',
  'Worf',
  'Locutus of Borg',
  'One of Five',
  'Two of Five',
  'Three of Five',
  'Four of Five',
  'Five of Five',
  'Miles Edward O’Brien',
  'Beverly Cheryl Crusher',
];

/** A card with every property that a card can have, in long words. */
export function longCard(i: number, more: Partial<CardView> = {}): CardView {
  return card(`Reconfigure the Main Deflector Array ${i}`, {
    kind: i % 2 ? 'Permanent event, Interrupt' : 'Mission, end of game',
    deck: i % 2 ? 'support' : 'mission',
    points: i % 2 ? null : 100,
    supply: 3,
    keyword: 'Subcommand',
    requirement: 'At a Science terminal, not stunned, with no hostile character in the same room',
    lines: [
      { icon: 'science', text: 'Three Science tests in a row by different characters, each at a Science terminal.' },
      { icon: 'reroll', text: 'You may discard a card to roll any of the dice again.' },
      { icon: 'adapt', text: 'On success add an Adapt token and draw two Support cards.' },
      { icon: 'no-such-icon', text: 'Counterelectromagneticallypolarized otherwise.' },
    ],
    now: i % 3 ? { playable: false, why: 'needs a character at a Science terminal' } : { playable: true, why: null },
    ...more,
  });
}

/** Everyone has every token and two things, with two characters in each of the spaces. */
export function crowd(spaces: readonly string[]): CharacterView[] {
  return spaces
    .flatMap((space) => [space, space])
    .map((space, i) => {
      const full = { attack: 5, defense: 5, skill: 5, move: 3 };
      return person(names[i % names.length] ?? 'Nobody', i % 2, space, {
        id: `character-${i}`,
        letters: i % 4 === 0 ? 'Wm' : `${(names[i % names.length] ?? '').slice(0, 2)}`,
        full,
        pegs: { attack: 1, defense: 5, skill: 2, move: 1 },
        health: { left: 4 + (i % 8), full: 18 },
        activated: i % 3 === 0,
        cover: true,
        stun: 1 + (i % 2),
        drone: i % 5 === 0,
        weapons: [
          { name: 'Assimilation Tubules', dice: 2, damage: 1, rules: ['Assimilate', 'Melee', 'Defensive'], from: null },
          { name: 'Type 3 Phaser Rifle', dice: 2, damage: 2, rules: ['Stun'], from: 'Type 3 Phaser Rifle' },
        ],
        abilities: [
          {
            name: 'Hivemind',
            text: 'When activated, the Action may be carried out by any other Borg drone in the mission area, as if that drone had been activated.',
          },
        ],
        specializations: ['Command', 'Diplomacy', 'Engineering', 'Operations', 'Security'],
        equipment: [card('Type 3 Phaser Rifle'), card('Pattern Enhancers')],
        traits: [card('Personal Shield Modulation')],
        honor: 3,
      });
    });
}

/** A full roll: twelve dice a side, every fate, four re-rolls. */
const fullRoll: AwayMissionsView['roll'] = {
  kind: 'attack',
  label: 'Lieutenant Commander Data attacks Three of Five with a Type 3 Phaser Rifle',
  acting: {
    seat: 0,
    name: 'Lieutenant Commander Data',
    dice: Array.from({ length: 12 }, (_, i) => ({
      value: 6 - Math.floor(i / 2),
      fate: (['hit', 'cancelled', 'ignored', 'open'] as const)[i % 4] ?? 'open',
    })),
    rerolls: [1, 2].map(() => ({
      card: 'Reconfigure the Main Deflector Array',
      from: [1, 1, 2, 2, 3],
      to: [6, 5, 4, 4, 1],
    })),
  },
  against: {
    seat: 1,
    name: 'Three of Five',
    dice: Array.from({ length: 6 }, () => ({ value: 1, fate: 'ignored' })),
    rerolls: [1, 2].map(() => ({ card: 'Shield Harmonics', from: [1], to: [2] })),
  },
  result: 14,
  extra: 2,
  done: false,
};

/** The fullest possible table: the layout's boards with a crowd in the given spaces. */
export function fullest(spaces: readonly string[], layout = usualLayout): AwayMissionsView {
  const cards = Array.from({ length: 16 }, (_, i) => longCard(i));
  const sides = [0, 1].map((seat) =>
    player(seat, {
      points: 1000,
      bonusPoints: 100,
      bonusActions: 3,
      adapt: 9,
      intel: 12,
      sprung: 3,
      faceDown: { traps: 3, missions: 2 },
      traps: cards.slice(0, 3).map((c, at) => ({ card: c, space: spaces[at] ?? 'C5' })),
      ready: 10,
      core: longCard(0, { deck: 'core', kind: 'Core mission', now: null }),
      permanents: cards.slice(0, 4),
      table: cards.slice(0, 3).map((c) => ({ card: c, progress: 1, of: 3, faceDown: false })),
      scored: cards.map((c) => ({ card: c, points: 100, bonus: 10 })),
    }),
  );
  const area = lay(layout);
  return sample({
    ...area,
    spaces: area.spaces.map((space) => (space.terminal === null ? space : { ...space, locked: 1 })),
    headline: 'Lieutenant Commander Data to allocate the damage',
    facts: ['Bonus Action 1 of 1', 'Round 3 of 3'],
    characters: crowd(spaces),
    players: sides,
    hand: cards,
    roll: fullRoll,
    trace: null,
    active: 'character-2',
  });
}

/** Six spaces of one board with all twelve characters. */
export const oneBoard = ['B10', 'C9', 'E8', 'D10', 'B7', 'C8'];

/** Everything that can be highlighted. */
export function everything(view: AwayMissionsView): Highlights {
  return {
    from: 'character-0',
    targets: view.characters.filter((c) => c.seat === 1).map((c) => c.id),
    own: view.characters.filter((c) => c.seat === 0).map((c) => c.id),
    reach: view.spaces.map((space, i) => ({ space: space.id, cost: 1 + (i % 12) })),
  };
}

/** Places for the next board, most of them with several boards and rotations. */
export const places: Highlights = {
  placements: [
    [1, 1, 'south-west'],
    [2, 1, 'south-west'],
    [5, 1, 'south-east'],
    [4, 1, 'south-east'],
    [5, 7, 'north-east'],
    [4, 7, 'north-east'],
    [9, 4, 'east-end'],
    [9, 3, 'east-end'],
    [-3, 3, 'west-end'],
    [-3, 4, 'west-end'],
  ].flatMap(([column, row, door]) =>
    ['Engineering', 'Laboratories', 'Crew Quarters'].map((board, i) => ({
      board,
      door: String(door),
      degrees: i * 90,
      column: Number(column),
      row: Number(row),
      width: 4,
      height: 4,
    })),
  ),
};
