import { describe, expect, it } from 'vitest';
import { expose, intel, lock, pay, points } from '../../../src/games/away-missions/effects/build.ts';
import { belongs } from '../../../src/games/away-missions/effects/groups.ts';
import { scopeOf } from '../../../src/games/away-missions/effects/scope.ts';
import type { Quality } from '../../../src/games/away-missions/effects/union.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import { carriesOut, play, standing } from '../../support/away-case.ts';
import { OPERATIONS, scored } from './cards-spec.ts';

const options = { factions: ['romulan', 'federation'] };

describe('players’ Intel tokens', () => {
  const acts = { self: 'sela', card: 'disinformation' };

  it('M-OPEN-72 M-FAC-06 M-OPEN-08: Intel belongs to the player and is public', () => {
    const stage = carriesOut([intel(2)], { options }, acts);
    expect(stage.g.players[0]?.intel).toBe(2);
    expect(awayMissions.view(stage.match.state, 1).players[0]?.intel).toBe(2);
    expect(awayMissions.view(stage.match.state, 1).players[1]?.intel).toBe(0);
  });

  it.each([
    [0, null],
    [1, 'Romulan gains 1 Intel token.'],
    [2, 'Romulan gains 2 Intel tokens.'],
  ])('M-OPEN-72: gaining %i Intel tokens is logged only if the number isn’t zero', (amount, told) => {
    const { log } = carriesOut([intel(amount)], { options }, acts);
    expect(log.split('\n').filter((line) => line.includes('Intel token'))).toEqual(
      told === null ? [] : [expect.stringContaining(told)],
    );
  });

  it('M-OPEN-72: a price in Intel is paid before other effects, and the card ends if the player can’t pay it', () => {
    const paid = carriesOut([pay('intel', 2), points(5)], { options, patch: { 'players.0.intel': 3 } }, acts);
    expect(paid.g.players[0]).toMatchObject({ intel: 1, bonusPoints: 5 });
    const poor = carriesOut([pay('intel', 2), points(5)], { options, patch: { 'players.0.intel': 1 } }, acts);
    expect(poor.g.players[0]).toMatchObject({ intel: 1, bonusPoints: 0 });
  });

  it('M-OPEN-72 M-PLAY-19: a card that costs more Intel than the player has isn’t offered, and the refusal shows the cost', () => {
    const stage = play({ options, decks: { 'romulan.hand': ['shadow-march'] } }).does('romulan', 'activate:sela');
    expect(stage.offers('romulan', 'play:shadow-march')).toBe(false);
    expect(stage.refuses('romulan', 'play:shadow-march')).toEqual({
      text: 'That costs 1 Intel token, but you have only 0.',
      rule: 'M-OPEN-72',
    });
  });

  it('M-OPEN-72 M-SEARCH-01: nobody pays for a search that can’t find anything', () => {
    const deck = play({ options }).g.players[0]?.decks.support ?? [];
    const plots = [
      'tripwire-charge',
      'stun-field',
      'recording-eye',
      'surgical-strike',
      'shadow-march',
      'disinformation',
    ];
    const patch = {
      'players.0.intel': 1,
      'players.0.decks.support': deck.filter((card) => !plots.includes(card)),
      'players.0.discards.support': plots,
    };
    expect(play({ options, patch }).does('romulan', 'activate:sela').offers('romulan', 'use:spymaster')).toBe(false);
    const usual = play({ options, patch: { 'players.0.intel': 1 } }).does('romulan', 'activate:sela');
    usual.does('romulan', 'use:spymaster').does('romulan', 'take:shadow-march');
    expect(usual.g.players[0]).toMatchObject({ intel: 0, hand: { support: ['shadow-march'] } });
  });

  it('M-OPEN-72 M-FAC-06: each scored Mission gives Romulans a token, and other teams none', () => {
    const stage = play({
      options,
      patch: standing({ vox: OPERATIONS.engineering }),
      decks: { 'romulan.hand': ['plant-false-orders', 'sabotage-the-engines'] },
      dice: [4, 1, 1],
    });
    stage.does('romulan', 'activate:ptol').does('romulan', 'pass').does('romulan', 'pass');
    stage.does('federation', 'activate:data').does('federation', 'pass').does('federation', 'pass');
    stage.does('romulan', 'activate:vox').does('romulan', 'play:sabotage-the-engines');
    expect(stage.g.players[0]).toMatchObject({ intel: 0, scored: [] });
    const scores = play({
      options,
      patch: standing({ ptol: OPERATIONS.engineering }),
      decks: { 'romulan.hand': ['sabotage-the-engines'] },
      dice: [4, 1, 1],
    });
    scores.does('romulan', 'activate:ptol').does('romulan', 'play:sabotage-the-engines');
    expect(scores.g.players[0]).toMatchObject({ intel: 1, scored: [scored('sabotage-the-engines', 25)] });
  });
});

describe('locked terminals', () => {
  const locked = () => {
    const stage = play({
      options,
      patch: { ...standing({ vox: OPERATIONS.bridge, riker: 'A10', shelby: 'B10' }) },
      decks: { 'federation.hand': ['realign-the-sensors', 'copy-the-weapon-schematics'] },
      dice: [4, 1, 1],
    });
    return stage.does('romulan', 'activate:vox').does('romulan', 'use:lockdown');
  };

  it('M-OPEN-76: a locked terminal doesn’t work for hostile characters until the Round ends', () => {
    const stage = locked();
    const { g } = stage;
    expect(g.lasting).toMatchObject([{ lock: OPERATIONS.bridge, seat: 0, until: 'round' }]);
    Object.assign(g.characters['vox'] ?? {}, { space: 'A9' });
    Object.assign(g.characters['data'] ?? {}, { space: OPERATIONS.bridge });
    stage.does('romulan', 'pass').does('federation', 'activate:data');
    expect(stage.refuses('federation', 'play:copy-the-weapon-schematics')).toEqual({
      text: `The terminal in ${OPERATIONS.bridge} is locked until the end of the Round.`,
      rule: 'M-OPEN-76',
    });
    const view = awayMissions.view(stage.match.state, 1).spaces.find(({ id }) => id === OPERATIONS.bridge);
    expect(view?.locked).toBe(0);
  });

  it('M-OPEN-76: a locked terminal works for the side that locked it', () => {
    const stage = locked();
    const { g } = stage;
    const isAt = (seat: number, who: string, space: string): boolean => {
      const character = g.characters[who];
      if (character === undefined) throw new Error('gone');
      character.space = space;
      return belongs(g, scopeOf(seat, 'lockdown', who), character, { side: 'any', at: { terminal: 'operations' } });
    };
    expect(isAt(0, 'vox', OPERATIONS.bridge)).toBe(true);
    expect(isAt(1, 'data', OPERATIONS.bridge)).toBe(false);
    expect(isAt(1, 'data', OPERATIONS.engineering)).toBe(true);
  });

  it('M-OPEN-76: a locked terminal works again in the next Round', () => {
    const stage = locked();
    for (let turns = 0; stage.g.round === 1 && turns < 60; turns++) {
      const [decision] = stage.match.state.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const name = stage.seats[decision.seat] ?? '';
      const pass = decision.options.find(({ key }) => key === 'pass');
      stage.does(name, pass?.key ?? decision.options[0]?.key ?? '');
    }
    expect(stage.g.lasting).toEqual([]);
  });

  it('M-OPEN-76: nothing is locked if there is no terminal in the space', () => {
    const { g } = carriesOut(
      [lock(), points(5)],
      { options, patch: standing({ vox: 'C5' }) },
      { self: 'vox', card: 'x' },
    );
    expect([g.lasting, g.players[0]?.bonusPoints]).toEqual([[], 5]);
  });
});

describe('cards that an opponent must show', () => {
  const hands = { 'federation.hand': ['hold-the-ship', 'treat-the-wounded', 'warn-starfleet', 'scanner'] };
  const shown = () =>
    carriesOut(
      [expose('mission', 2), points(5)],
      { options, decks: hands, dice: [1, 1] },
      { self: 'sela', card: 'disinformation' },
    );

  it('M-OPEN-77 M-DECK-02: the player sees random cards of one kind in the opponent’s hand and discards one of them', () => {
    const stage = shown();
    const keys = stage.decision('romulan').options.map(({ key }) => key);
    expect(keys).toEqual(['expose:hold-the-ship', 'expose:treat-the-wounded']);
    const told = stage.match.events.map(({ event }) => event.text ?? '').join(' ');
    expect(told).not.toMatch(/Hold the Ship|Treat the Wounded/);
    stage.does('romulan', 'expose:treat-the-wounded');
    const federation = stage.g.players[1];
    expect(federation?.discards.mission).toEqual(['treat-the-wounded']);
    expect(federation?.hand.mission).toEqual(['warn-starfleet', 'hold-the-ship']);
    expect(federation?.hand.support).toEqual(['scanner']);
    expect(federation).not.toHaveProperty('exposed');
    expect(stage.g.players[0]?.bonusPoints).toBe(5);
  });

  it('M-OPEN-77: the player sees no other cards in the opponent’s hand', () => {
    const { match } = shown();
    const random = stream('seen');
    const rest = new Set<string>();
    for (let turn = 0; turn < 30; turn++) {
      const twin = redealFor(awayMissions, match.state, 0, (bound) => random.next(bound));
      const hand = twin.g.players[1]?.hand.mission ?? [];
      expect(hand.slice(-2)).toEqual(['hold-the-ship', 'treat-the-wounded']);
      rest.add(hand[0] ?? '');
      expect(twin.pending[0]?.options).toEqual(match.state.pending[0]?.options);
    }
    expect(rest.size).toBeGreaterThan(3);
  });

  it('M-OPEN-77: if the hand has one card of the kind, it is discarded without a question, and if it has none, nothing happens', () => {
    const one = carriesOut(
      [expose('support', 2), points(5)],
      { options, decks: hands, dice: [1] },
      { self: 'sela', card: 'x' },
    );
    expect(one.g.players[1]?.discards.support).toEqual(['scanner']);
    const none = carriesOut([expose('support', 1), points(5)], { options }, { self: 'sela', card: 'x' });
    expect(none.g.players[0]?.bonusPoints).toBe(5);
  });
});

describe('characters that are alone or unseen', () => {
  const is = (who: string, quality: Quality, at: { [who: string]: string }): boolean => {
    const { g } = play({ options, patch: standing(at) });
    const character = g.characters[who];
    if (character === undefined) throw new Error('gone');
    return belongs(g, scopeOf(0, 'vanish', null), character, { side: 'any', is: quality });
  };

  it('M-OPEN-73: a character is alone if no friend is in or next to its space, regardless of hostile characters and walls', () => {
    expect(is('riker', 'alone', { riker: 'D5', shelby: 'F5' })).toBe(true);
    expect(is('riker', 'alone', { riker: 'D5', shelby: 'E5' })).toBe(false);
    expect(is('riker', 'alone', { riker: 'D5', shelby: 'D5' })).toBe(false);
    expect(is('riker', 'alone', { riker: 'D5', sela: 'E5' })).toBe(true);
    // C6 and C7 are on either side of a wall.
    expect(is('riker', 'alone', { riker: 'C6', shelby: 'C7', data: 'E2', worf: 'F2' })).toBe(true);
  });

  it('M-OPEN-73: a character is unseen if no hostile character has line of sight to it', () => {
    const hidden = { sela: 'E1', riker: 'A8', shelby: 'B8', data: 'A1', worf: 'A2' };
    expect(is('sela', 'unseen', hidden)).toBe(true);
    expect(is('sela', 'unseen', { ...hidden, data: 'E3' })).toBe(false);
    // Friends of the observer are in the way (M-LOS-02) and hide her.
    expect(is('sela', 'unseen', { ...hidden, sela: 'A5', data: 'C5', worf: 'H5' })).toBe(false);
  });
});
