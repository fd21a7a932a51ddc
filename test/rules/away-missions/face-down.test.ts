import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/away-missions/content/cards.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions, Trap } from '../../../src/games/away-missions/state.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { play, standing } from '../../support/away-case.ts';
import { OPERATIONS } from './cards-spec.ts';

const options = { factions: ['romulan', 'federation'] };

/** Returns a Trap as Ptol places it from the usual space. */
function laid(card: string, space: string): Trap {
  return { card, space, by: 'ptol', from: 'B2' };
}

/** Lets Riker move while these Traps are in play. */
function walks(traps: readonly Trap[], to: string, patch: { [path: string]: Json } = {}): Stage<AwayMissions> {
  const stage = play({
    options,
    turn: 'federation',
    patch: { ...standing({ riker: 'D5', shelby: 'H9' }), ...patch },
  });
  const romulan = stage.g.players[0];
  if (romulan === undefined) throw new Error('nobody laid a Trap');
  romulan.traps = [...traps];
  romulan.decks.support = romulan.decks.support.filter((card) => traps.every((trap) => trap.card !== card));
  return stage.does('federation', 'activate:riker').does('federation', `move:${to}`);
}

describe('Traps in play', () => {
  it('M-OPEN-74: a Trap is placed face down, and others learn neither its card nor its space', () => {
    const stage = play({ options, decks: { 'romulan.hand': ['tripwire-charge'] }, patch: standing({ ptol: 'E5' }) });
    stage.does('romulan', 'activate:ptol').does('romulan', 'play:tripwire-charge').does('romulan', 'trap:F5');
    expect(stage.g.players[0]).toMatchObject({
      playing: [],
      traps: [{ card: 'tripwire-charge', space: 'F5', by: 'ptol', from: 'E5' }],
    });
    const told = stage.match.events.map(({ event }) => event.text ?? '').join(' ');
    expect(told).toContain('Romulan plays a Support card face down.');
    expect(told).toContain('Romulan places a Trap.');
    expect(told).not.toMatch(/Tripwire|F5/);
    const { state } = stage.match;
    const seen = (reader: number | 'spectator') => awayMissions.view(state, reader).players[0];
    expect(seen(0)?.traps).toMatchObject([{ card: { id: 'tripwire-charge' }, space: 'F5' }]);
    for (const reader of [1, 'spectator'] as const) {
      expect(seen(reader)).toMatchObject({ traps: [], faceDown: { traps: 1, missions: 0 } });
      expect(JSON.stringify(awayMissions.view(state, reader))).not.toMatch(/tripwire/i);
    }
  });

  it('M-OPEN-74: the options for where to place a Trap are hidden from spectators', () => {
    const stage = play({ options, decks: { 'romulan.hand': ['tripwire-charge'] }, patch: standing({ ptol: 'E5' }) });
    stage.does('romulan', 'activate:ptol').does('romulan', 'play:tripwire-charge');
    expect(stage.decision('romulan').options.every(({ hidden }) => hidden === true)).toBe(true);
  });

  it('M-OPEN-74: a player can have at most one Trap in each space', () => {
    const stage = play({ options, decks: { 'romulan.hand': ['tripwire-charge'] }, patch: standing({ ptol: 'E5' }) });
    const romulan = stage.g.players[0];
    if (romulan !== undefined) romulan.traps = [laid('stun-field', 'F5')];
    romulan?.decks.support.splice(romulan.decks.support.indexOf('stun-field'), 1);
    stage.does('romulan', 'activate:ptol').does('romulan', 'play:tripwire-charge');
    expect(stage.offers('romulan', 'trap:F5')).toBe(false);
    expect(stage.offers('romulan', 'trap:F6')).toBe(true);
  });

  it.each([
    ['in its space', 'F5'],
    ['next to its space', 'E5'],
  ])('M-OPEN-74: a hostile character that ends a Move %s springs the Trap', (_where, to) => {
    const { g, log } = walks([laid('stun-field', 'F5')], to);
    expect(g.characters['riker']?.stun).toBe(1);
    expect(g.players[0]).toMatchObject({ traps: [], sprung: 1 });
    expect(g.players[0]?.discards.support).toEqual(['stun-field']);
    expect(log).toContain('Riker springs Stun Field in F5.');
  });

  it('M-OPEN-74: a Trap isn’t sprung by its owner’s Move, or by a Move that only passes it or ends out of reach or behind a wall', () => {
    expect(walks([laid('stun-field', 'B6')], 'D6').g.players[0]?.traps).toHaveLength(1);
    // D4 is behind the wall of the corridor.
    expect(walks([laid('stun-field', 'D4')], 'D6').g.players[0]?.traps).toHaveLength(1);
    expect(walks([laid('stun-field', 'F5')], 'H5').g.players[0]?.traps).toHaveLength(1);
    const own = play({ options, patch: standing({ ptol: 'D5' }) });
    const romulan = own.g.players[0];
    if (romulan !== undefined) romulan.traps = [laid('stun-field', 'E5')];
    romulan?.decks.support.splice(romulan.decks.support.indexOf('stun-field'), 1);
    own.does('romulan', 'activate:ptol').does('romulan', 'move:E5');
    expect(own.g.players[0]?.traps).toHaveLength(1);
  });

  it('M-OPEN-74: several Traps are sprung in the order they were placed, until the intruder leaves play', () => {
    const traps = [laid('tripwire-charge', 'E5'), laid('stun-field', 'F5')];
    const both = walks(traps, 'E5').does('federation', 'move', 'skill');
    expect(both.g.characters['riker']?.stun).toBe(1);
    expect(both.g.players[0]).toMatchObject({ traps: [], sprung: 2 });
    const weak = walks(traps, 'E5', { 'characters.riker.pegs': { attack: 1, defense: 1, skill: 1, move: 2 } });
    expect(weak.g.characters['riker']?.where).toBe('out');
    expect(weak.g.players[0]).toMatchObject({ traps: [{ card: 'stun-field' }], sprung: 1 });
  });

  it('M-OPEN-74: a Move near an unsprung Trap reveals information, so it can’t be undone', () => {
    const stage = walks([laid('stun-field', 'A1')], 'F5');
    expect(() => stage.undoes('federation')).toThrow();
    expect(() => walks([], 'F5').undoes('federation')).not.toThrow();
  });

  it('M-OPEN-74: placing a character in a space springs no Trap', () => {
    const stage = play({
      options,
      turn: 'federation',
      decks: { 'federation.hand': ['emergency-beam-out'] },
      patch: standing({ riker: 'D5' }),
    });
    const romulan = stage.g.players[0];
    if (romulan !== undefined) romulan.traps = [laid('stun-field', 'A7')];
    romulan?.decks.support.splice(romulan.decks.support.indexOf('stun-field'), 1);
    stage.does('federation', 'activate:riker').does('federation', 'play:emergency-beam-out');
    stage.does('federation', 'pick:riker').does('federation', 'place:riker:A7');
    expect(stage.g.players[0]?.traps).toHaveLength(1);
  });
});

describe('face-down Missions on the table', () => {
  const device = {
    options,
    decks: { 'romulan.hand': ['listening-device'] },
    patch: standing({ ptol: OPERATIONS.bridge }),
  };
  const withDevice = (): Stage<AwayMissions> =>
    play(device).does('romulan', 'activate:ptol').does('romulan', 'play:listening-device');

  it('M-OPEN-75: others see that a face-down Mission is there, but neither its card nor its marks', () => {
    const stage = withDevice();
    const { state } = stage.match;
    expect(stage.g.players[0]?.table).toEqual([
      {
        card: 'listening-device',
        progress: 1,
        marks: [OPERATIONS.bridge],
        hidden: { by: 'ptol', from: OPERATIONS.bridge },
      },
    ]);
    const told = stage.match.events.map(({ event }) => event.text ?? '').join(' ');
    expect(told).toContain('Romulan plays a Mission card face down.');
    expect(told).not.toMatch(/Listening|marks/);
    expect(awayMissions.view(state, 0).players[0]?.table).toMatchObject([{ faceDown: true }]);
    for (const reader of [1, 'spectator'] as const) {
      const view = awayMissions.view(state, reader);
      expect(view.players[0]).toMatchObject({ table: [], faceDown: { traps: 0, missions: 1 } });
      expect(JSON.stringify(view)).not.toMatch(/listening.device/i);
    }
  });

  it('M-OPEN-75: a face-down Mission is revealed when it is scored', () => {
    const stage = withDevice().does('romulan', 'pass');
    stage.does('federation', 'activate:data').does('federation', 'pass').does('federation', 'pass');
    const [ptol, taibak] = [stage.g.characters['ptol'], stage.g.characters['taibak']];
    if (ptol === undefined || taibak === undefined) throw new Error('they are gone');
    taibak.space = OPERATIONS.engineering;
    for (const id of ['riker', 'shelby', 'data', 'worf'])
      Object.assign(stage.g.characters[id] ?? {}, { space: 'A1', where: 'out' });
    for (const id of ['riker', 'shelby', 'data', 'worf']) Object.assign(stage.g.characters[id] ?? {}, { space: null });
    stage.does('romulan', 'activate:taibak');
    expect(stage.offers('romulan', 'use:listening-device')).toBe(true);
  });

  it('M-OPEN-75 M-OPEN-74: Debrief reveals all face-down cards, and after that a redeal no longer changes them', () => {
    const stage = play({
      at: 'debrief',
      options,
      patch: {
        'players.0.table': [
          { card: 'listening-device', progress: 1, marks: ['D9'], hidden: { by: 'ptol', from: 'D9' } },
        ],
        'players.0.traps': [laid('stun-field', 'F5')],
        'players.0.decks.mission':
          play({ options }).g.players[0]?.decks.mission.filter((one) => one !== 'listening-device') ?? [],
        'players.0.decks.support':
          play({ options }).g.players[0]?.decks.support.filter((one) => one !== 'stun-field') ?? [],
      } as unknown as { [path: string]: Json },
    });
    expect(stage.log).toContain('Romulan reveals their face-down cards: Stun Field, Listening Device.');
    const view = awayMissions.view(stage.match.state, 1);
    expect(view.players[0]).toMatchObject({
      table: [{ card: { id: 'listening-device' }, faceDown: false }],
      traps: [{ space: 'F5' }],
      faceDown: { traps: 0, missions: 0 },
    });
  });
});

describe('redealing face-down cards', () => {
  const traps = [laid('stun-field', OPERATIONS.bridge), laid('tripwire-charge', 'A1')];
  const stage = (): Stage<AwayMissions> => {
    const base = play({ options }).g.players[0];
    return play({
      options,
      patch: {
        ...standing({ vox: 'C3', ptol: OPERATIONS.engineering }),
        'players.0.traps': traps.map((trap) => ({ ...trap, from: OPERATIONS.engineering })),
        'players.0.table': [
          { card: 'wake-the-sleeper', progress: 1, marks: ['data'], hidden: { by: 'vox', from: 'C3' } },
        ],
        'players.0.decks.mission': (base?.decks.mission ?? []).filter((card) => card !== 'wake-the-sleeper'),
        'players.0.decks.support': (base?.decks.support ?? []).filter((card) => !/stun-field|tripwire/.test(card)),
      } as unknown as { [path: string]: Json },
    });
  };

  it('M-OPEN-74 M-OPEN-75 M-DECK-02: a redeal for the other seat changes every card, space and mark that public information leaves open', () => {
    const { match } = stage();
    const random = stream('face down');
    const found = {
      cards: new Set<string>(),
      spaces: new Set<string>(),
      missions: new Set<string>(),
      marks: new Set<string>(),
    };
    for (let turn = 0; turn < 80; turn++) {
      const twin = redealFor(awayMissions, match.state, 1, (bound) => random.next(bound));
      expect(() => awayMissions.check(twin)).not.toThrow();
      const [romulan] = twin.g.players;
      for (const { card, space } of romulan?.traps ?? []) {
        found.cards.add(card);
        found.spaces.add(space);
        const printed = cardOf(card);
        expect('sprung' in printed && printed.sprung !== null).toBe(true);
      }
      for (const { card, marks } of romulan?.table ?? []) {
        found.missions.add(card);
        for (const mark of marks) found.marks.add(`${card} ${mark}`);
      }
    }
    expect([...found.cards].sort()).toEqual(['recording-eye', 'stun-field', 'tripwire-charge']);
    expect(found.spaces.size).toBeGreaterThan(10);
    expect([...found.missions].sort()).toEqual(['listening-device', 'wake-the-sleeper']);
    expect(found.marks).toContain('listening-device C3');
    expect(found.marks).toContain('wake-the-sleeper riker');
  });

  it('M-OPEN-74 M-OPEN-75: a redeal for the owner changes none of their face-down cards', () => {
    const { match } = stage();
    const random = stream('mine');
    const twin = redealFor(awayMissions, match.state, 0, (bound) => random.next(bound));
    expect(twin.g.players[0]?.traps).toEqual(match.state.g.players[0]?.traps);
    expect(twin.g.players[0]?.table).toEqual(match.state.g.players[0]?.table);
  });
});
