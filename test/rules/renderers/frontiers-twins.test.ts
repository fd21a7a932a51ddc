import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../renderers/frontiers/index.ts';
import { components } from '../../../src/games/frontiers/viewing/components.ts';
import { view as viewOfState } from '../../../src/games/frontiers/viewing/view.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { deal, position, put, site } from '../frontiers/support/position.ts';
import { fighting, fullest, laden, moving, opposed, stateOf, viewOf } from './frontiers-positions.ts';

const { map, closeup, hand, choice, offers, sheet, fight, score, component } = frontiers;
const full = viewOf(laden(fullest()));

describe('alternative text', () => {
  it('alternative text stays within 1,024 characters, even for the most crowded positions', () => {
    const alts = [
      full,
      viewOf(fighting(fullest())),
      viewOf(opposed(fullest())),
      viewOf(position(), 'spectator'),
    ].flatMap((view) => [
      map.alt(view, { highlight: { reach: true } }),
      closeup.alt(view, { at: 'B' }),
      hand.alt(view, {}),
      choice.alt(view, {}),
      ...(['cards', 'crew', 'tactics'] as const).map((part) => offers.alt(view, { part })),
      sheet.alt(view, { seat: 0 }),
      fight.alt(view, {}),
      score.alt(view, {}),
    ]);
    for (const { view } of components()) alts.push(component.alt(null, { component: view }));
    expect(alts.filter((alt) => alt.length === 0 || alt.length > 1024)).toEqual([]);
  });
});

describe('the map in words', () => {
  const g = moving(position(), 4);
  put(g, 'B0', 'dominionStarbase', 'pulse-battery', false);
  site(g, 'B2').marks = [1];
  const text = map.text(viewOf(g), { highlight: { reach: true, targets: ['C6'] } });

  it('the map’s text begins with whose turn it is and says who is where', () => {
    expect(text.slice(0, 4)).toEqual([
      'Enterprise-D to move. Move 4. Round 1 of 6.',
      'Enterprise-D at B3: 0 Experience, Reputation 0.',
      'Defiant at A2: 0 Experience, Reputation 0.',
      'Enterprise-D moved A6, A1, B3.',
    ]);
  });

  it('the map’s text names every reachable space with its cost, possible fights, and places for the next tile', () => {
    const reach = text.find((line) => line.startsWith('In reach'));
    const most = text.find((line) => line.startsWith('In reach with everything you hold'));
    for (const { space, cost, more } of viewOf(g).reach) expect(more ? most : reach).toContain(`${space} ${cost}`);
    expect(text).toContain('You can fight at C6.');
    expect(text).toContain('The next tile may be placed at D, E and F.');
    expect(text).toContain('6 Frontier, 2 Core tiles left.');
  });

  it('the map’s text names marks, ships and the numbers on face-up tokens, but only the pile of each face-down token', () => {
    expect(text).toContain('C6: Romulan Warbird; Patrol Warbird (Attack 3, Defense 3, 2 Experience).');
    expect(text).toContainEqual(expect.stringMatching(/^B0: .*Dominion Starbase face down\.$/));
    expect(text).toContain('B2: Outpost; marked by Defiant.');
    expect(text).toContainEqual(expect.stringMatching(/^B3: .*Enterprise-D here\.$/));
    expect(text.join('\n')).not.toContain('Pulse Battery');
  });

  it('the map’s text names every tile', () => {
    for (const { id, name } of full.tiles) expect(map.text(full, {})).toContain(`Tile ${id}, ${name}:`);
  });
});

describe('other scenes in words', () => {
  it('a hand’s text numbers the cards, gives their costs, and says how each can be played now', () => {
    const g = moving(position());
    deal(g, 0, 'warp-drive', 'open-fire', 'damage');
    const keys = ['play:warp-drive:basic', 'side:warp-drive:move', 'side:open-fire:move'];
    const options = keys.map((key) => ({ key, verb: key.split(':')[0] ?? '', label: key }));
    const asked: Decision = { id: 'd1', seat: 0, kind: 'pick', prompt: 'Your turn.', min: 1, max: 1, options };
    expect(hand.text(viewOf(g, 0, [asked]), {}).slice(0, 9)).toEqual([
      'Your hand: 2 cards, 1 Damage.',
      '1. Warp Drive: Basic Action, blue.',
      'Basic: Move 2.',
      'Strong: blue data: Move 4.',
      'Now: basic effect; sideways for move.',
      '2. Open Fire: Basic Action, red.',
      'Basic: Attack 2; or Shields 2.',
      'Strong: red data: Attack 4.',
      'Now: only in a fight; sideways for move.',
    ]);
    expect(hand.text(viewOf(g, 'spectator'), {})).toEqual(['You are only watching, so you have no hand.']);
  });

  it('a fight’s text describes each enemy and what is used against it', () => {
    const words = fight.text(viewOf(fighting(fullest())), {});
    expect(words[0]).toBe('Red Borg Cube V0: Enterprise-D, Attack.');
    expect(words).toContainEqual(expect.stringMatching(/: defeated\.$/));
    expect(words).toContainEqual(expect.stringMatching(/Your attack: \d+ of \d+\.$/));
    expect(words).toContain('Secret die: Set by Bird-of-Prey: red.');
  });

  it('F-SPECIALS-01: a fight’s text gives the damage that gets through, and what an Antimatter Weapon adds', () => {
    const g = fighting(fullest());
    if (g.combat !== null) g.combat.phase = 'damage';
    const words = fight.text(viewOf(g), {});
    expect(words).toContainEqual(expect.stringMatching(/^Torpedo Battery: .*; 7 get through\.$/));
    expect(words).toContainEqual(expect.stringMatching(/^Adaptive Guardian: .*; 7 get through, doubled to 14\.$/));
    expect(words).toContainEqual(expect.stringMatching(/^Adapted Sphere .* worth 3; 3 get through\.$/));
  });

  it('F-DUMMY-02: if there is a Dummy Player, the text lists everything visible about it', () => {
    const g = position({ scenario: 'solo-conquest', players: 1 });
    expect(offers.text(full, { part: 'tactics' }).join()).not.toContain('Dummy Player');
    const [deck, discard] = [['insight', 'open-fire'], ['warp-drive']];
    const crystals = { red: 1, blue: 0, gold: 2 };
    g.dummy = { ship: 'defiant', deck, discard, crystals, tactic: 'double-shift', skillPile: [] };
    expect(offers.text(viewOf(g), { part: 'tactics' })).toContain(
      'Dummy Player: U.S.S. Defiant; 6 Double Shift; Ship Deck: 2; Discards: 1; Crystals: 1 red, 2 gold.',
    );
  });

  it('F-TEAM-01: a sheet’s text says who is on the same team', () => {
    const teams = viewOf(position({ players: 4, scenario: 'one-to-return', teams: true }));
    const allies = teams.captains.map(({ seat }) =>
      sheet.text(teams, { seat }).find((line) => line.startsWith('In a')),
    );
    expect(allies).toEqual(
      ['Negh’Var', 'Bird-of-Prey', 'Enterprise-D', 'Defiant'].map((name) => `In a team with ${name}.`),
    );
    expect(sheet.text(full, { seat: 0 }).some((line) => line.startsWith('In a team'))).toBe(false);
  });

  it('a combat’s text describes both ships', () => {
    const words = fight.text(viewOf(opposed(fullest())), {});
    expect(words).toContain('Enterprise-D attacks Bird-of-Prey: Close Range Attack.');
    expect(words).toContain('Bird-of-Prey attends partially.');
  });

  it('a sheet’s text includes the discard pile only if it is the reader’s own sheet', () => {
    const own = sheet.text(full, { seat: 0 });
    expect(own[0]).toBe('U.S.S. Enterprise-D, Jean-Luc Picard.');
    expect(own).toContain('Reputation, no Interactions: −7.');
    expect(own.some((line) => line.startsWith('Your discards: '))).toBe(true);
    expect(sheet.text(full, { seat: 1 }).some((line) => line.startsWith('Your discards'))).toBe(false);
  });

  it('a tile’s text describes it space by space', () => {
    const tile = components().find(({ id }) => id === 'tile-start');
    const words = tile === undefined ? [] : component.text(null, { component: tile.view });
    expect(words).toHaveLength(8);
    expect(words.slice(1).map((line) => line.slice(0, 2))).toEqual(['0:', '1:', '2:', '3:', '4:', '5:', '6:']);
    expect(words.join(' ')).not.toMatch(/blackHole|asteroids/);
  });

  it('the score’s text includes the seed as proof of fair dice', () => {
    const state = stateOf(moving(position()));
    state.over = { winners: [1], why: 'The Defiant wins.' };
    const words = score.text(viewOfState(state, 0), { commitment: 'ab', seed: 'cd' });
    expect(words[0]).toBe('The Defiant wins.');
    const view = viewOfState(state, 0);
    const rows =
      view.score?.rows.map((row) => ({ ...row, total: -1, parts: [{ label: 'Disaster', points: -6 }] })) ?? [];
    const lost = score.text(view.score === null ? view : { ...view, score: { ...view.score, rows } }, {});
    expect(lost[1]).toMatch(/: −1 \(Disaster −6\)\.$/);
    expect(words.slice(-2)).toEqual(['Hash of the seed, shown at the start: ab.', 'Seed: cd.']);
  });
});
