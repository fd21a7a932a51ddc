import { describe, expect, test } from 'vitest';
import { addFoe } from '../../../src/games/frontiers/chapters/combat/foes.ts';
import { PILES } from '../../../src/games/frontiers/content/encounters/token.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { view } from '../../../src/games/frontiers/viewing/view.ts';
import type { Decision, Reader } from '../../../src/kernel/types.ts';
import { stateOf } from '../renderers/frontiers-positions.ts';
import { at, position, put } from './support/position.ts';

/** A position with everything that can be hidden. */
function secretive(): Frontiers {
  const g = position({ players: 4, scenario: 'one-to-return', teams: true, drafting: true, interactiveCombat: true });
  put(g, 'B0', 'dominionStarbase', 'pulse-battery', false);
  g.cubes = {
    red: {
      at: at('C0'),
      level: 2,
      defenders: [{ token: 'temple-keepers', pile: 'classK', up: false }],
      marks: [],
      destroyed: false,
    },
  };
  for (const player of g.players) player.kept = [g.advanced.deck.shift() ?? '', g.advanced.deck.shift() ?? ''];
  g.dummy = {
    ship: 'defiant',
    deck: ['warp-drive', 'insight', 'open-fire'],
    discard: [],
    crystals: { red: 1, blue: 0, gold: 1 },
    tactic: null,
    skillPile: ['defiant-motivation', 'enterprise-d-fair-offer'],
  };
  g.chosen = [0, 1];
  g.combat = {
    kind: 'ships',
    seat: 0,
    at: null,
    phase: 'long',
    foes: [],
    team: null,
    sustained: 0,
    catastrophic: false,
    die: { by: 3, colour: 'gold', shown: false },
  };
  addFoe(g.combat, { token: 'patrol-warbird', pile: 'warbird', up: true }, 'B6', { site: at('B6') }, 'target');
  return g;
}

const everyone: Reader[] = [0, 1, 2, 3, 'spectator'];

/** Changes of the position, with the readers who may see them. */
const secrets: [name: string, change: (g: Frontiers) => void, seen: Reader[]][] = [
  ['F-CARD-02: a hand', (g) => void (g.players[1] ?? never()).hand.splice(0, 1, 'deep-scan'), [1]],
  [
    'F-CARD-09: a discard pile',
    (g) => void (g.players[2] ?? never()).discard.push('insight', 'open-fire'),
    [0, 1, 2, 3, 'spectator'],
  ],
  ['F-SETUP-27: the order of a Ship Deck', (g) => void (g.players[0] ?? never()).deck.reverse(), []],
  ['F-SETUP-28: a pile of Skills', (g) => void (g.players[0] ?? never()).skillPile.reverse(), []],
  [
    'F-VARIANT-28: cards kept from the draft',
    (g) => void (g.players[3] ?? never()).kept.splice(0, 1, 'deep-scan'),
    [3],
  ],
  ['F-SETUP-13: the tiles to come', (g) => void swap(g.stack, 0, 1), []],
  ['F-SETUP-14: tiles that were left out', (g) => void swap(g.box, 0, 1), []],
  ['F-SETUP-06: the piles of tokens', (g) => PILES.forEach((pile) => void g.piles[pile].draw.reverse()), []],
  ['F-LOC-16: a token face down', (g) => hide(g, 'heavy-battery'), []],
  ['F-EXPLORE-16: defenders of a Cube', (g) => defend(g, 'silent-watchers'), []],
  [
    'F-SETUP-08 F-SETUP-09: the decks of the offers',
    (g) => void [g.advanced.deck.reverse(), g.undiscovered.deck.reverse()],
    [],
  ],
  ['F-SETUP-17: the decks of Crew', (g) => void [g.crew.regular.reverse(), g.crew.elite.reverse()], []],
  ['F-DUMMY-05: the Dummy Player’s deck', (g) => void g.dummy?.deck.reverse(), []],
  ['F-DUMMY-15: the Dummy Player’s Skills', (g) => void g.dummy?.skillPile.reverse(), []],
  ['F-VARIANT-17: the secret die', (g) => die(g), [3]],
  ['F-SCEN-92: the ship that a team chose', (g) => void g.chosen.splice(0, 1, 2), [0, 2]],
];

function never(): never {
  throw new Error('nobody sits there');
}

function swap<T>(list: T[], one: number, other: number): void {
  const [a, b] = [list[one], list[other]];
  if (a === undefined || b === undefined) throw new Error('the list is too short');
  [list[one], list[other]] = [b, a];
}

function hide(g: Frontiers, token: string): void {
  const [lying] = g.sites[at('B0')]?.tokens ?? [];
  if (lying === undefined) throw new Error('nothing lies there');
  lying.token = token;
}

function defend(g: Frontiers, token: string): void {
  const [defender] = g.cubes.red?.defenders ?? [];
  if (defender === undefined) throw new Error('nobody defends');
  defender.token = token;
}

function die(g: Frontiers): void {
  if (g.combat?.die == null) throw new Error('no die was set');
  g.combat.die.colour = 'black';
}

describe('hidden information in views', () => {
  test.each(secrets)('%s is visible only to readers who are allowed to see it', (_, change, seen) => {
    for (const reader of everyone) {
      const before = JSON.stringify(view(stateOf(secretive()), reader));
      const g = secretive();
      change(g);
      const after = JSON.stringify(view(stateOf(g), reader));
      expect([reader, after === before]).toEqual([reader, !seen.includes(reader)]);
    }
  });

  test('F-CARD-09: other players see only the number of cards in discard piles and hands', () => {
    const g = secretive();
    for (const player of g.players) player.discard.push('data-archive');
    const shown = view(stateOf(g), 0);
    expect(shown.captains.map(({ hand, discard, deck, kept }) => [hand, discard, deck, kept])).toEqual(
      Array.from({ length: 4 }, () => [5, 1, 11, 2]),
    );
    expect(shown.own?.discard.map(({ id }) => id)).toEqual(['data-archive']);
    expect(view(stateOf(g), 'spectator').own).toBeNull();
  });

  test('F-VARIANT-20: everyone sees the secret die once it is revealed', () => {
    const g = secretive();
    if (g.combat?.die != null) g.combat.die.shown = true;
    for (const reader of everyone) expect(view(stateOf(g), reader).fight?.die).toEqual({ by: 3, colour: 'gold' });
  });

  test('a seat’s question isn’t in any other reader’s view', () => {
    const pending: Decision[] = [
      {
        id: 'd1',
        seat: 1,
        kind: 'pick',
        prompt: 'Keep one.',
        min: 1,
        max: 1,
        options: [
          { key: 'keep:deep-scan', verb: 'keep', label: 'Deep Scan', subject: { kind: 'card', id: 'deep-scan' } },
          { key: 'play:open-fire:basic', verb: 'play', label: 'Open Fire', hidden: true },
        ],
      },
    ];
    for (const reader of [0, 2, 3, 'spectator'] as const) {
      const shown = view(stateOf(secretive(), pending), reader);
      expect(JSON.stringify(shown)).not.toContain('deep-scan');
      expect(shown.choice).toEqual({ cards: [], crew: [], skills: [], tactics: [], wares: [] });
      expect(shown.own?.hand.every(({ now }) => now === null) ?? true).toBe(true);
    }
    expect(view(stateOf(secretive(), pending), 1).choice.cards.map(({ id }) => id)).toEqual(['deep-scan']);
  });

  test('a view is plain JSON', () => {
    for (const reader of everyone) {
      const shown = view(stateOf(secretive()), reader);
      expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
    }
  });
});
