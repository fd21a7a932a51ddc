import { describe, expect, it } from 'vitest';
import { tribbleDraw, tribblePlay } from '../../../src/games/first-edition/bot/tribbles.ts';
import { LEAVE } from '../../../src/games/first-edition/chapters/calls.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { proveSpec } from './card-specs.ts';
import { cardsIn } from './position-text.ts';
import { calling, offered, scene } from './scene.ts';

const DOOR = 'table: Storage Compartment Door';
const DRAW = 'use:storage-compartment-door:1:draw';

/** Returns where the pieces with these numbers are. */
const places = ({ g }: Stage<FirstEdition>, ...ids: number[]) => ids.map((id) => g.pieces[id]?.at ?? null);

describe('cards of the Tribble side deck', () => {
  it('C-TRIB-01: each group gets one Tribble and one Trouble card per turn, and the next turn another', () => {
    const tribbles =
      '100 Tribbles - Bonus, 100 Tribbles - Poison, ... on the Bridge, ... on the Bridge, 1 Tribble - Go';
    proveSpec({
      card: '',
      title: '',
      gold: `${DOOR}; L2: 10 Tribbles - Go; tribbles: ${tribbles}`,
      does: [`${DRAW}-3`, 'play:100-tribbles-bonus:surface:L2'],
      can: { 'play:': ['play:on-the-bridge:surface:L2'] },
      next: {
        // The rest goes under the side deck without a question.
        does: 'play:on-the-bridge:surface:L2',
        gives: {
          'gold.usedTribbles': ['100 Tribbles - Poison'],
          'gold.tribbles': ['... on the Bridge', '1 Tribble - Go'],
        },
        next: {
          does: ['end:turn', 'blue end:turn', `${DRAW}-2`],
          can: {
            'play:': ['play:on-the-bridge:surface:L2', 'play:1-tribble-go:surface:L2', 'play:1-tribble-go:surface:L5'],
          },
        },
      },
    });
  });

  it('C-TRIB-01 C-TRIB-04: a Trouble card is only played where its player has tribbles', () => {
    proveSpec({
      card: '',
      title: '',
      gold: `${DOOR}; L2: 1 Tribble - Go; tribbles: ... on the Bridge`,
      blue: 'L5: 1 Tribble - Go',
      does: `${DRAW}-1`,
      can: { 'play:': ['play:on-the-bridge:surface:L2'] },
    });
  });

  it('C-PLAY-06 C-PLAY-13: small Tribble cards report aboard anything and on planets, also of the opponent, but not in space or aboard cloaked ships', () => {
    proveSpec({
      card: '',
      title: '',
      gold: `${DOOR}; tribbles: 1 Tribble - Go`,
      blue: 'L1: U.S.S. Galaxy, I.K.C. Bortas {veiled: cloaked}; L4: Deep Space 9 {sites: 5}; on:4: Docking Ports; lost:L1: U.S.S. Oberth',
      does: `${DRAW}-1`,
      can: {
        'play:': [
          'play:1-tribble-go:aboard:2',
          'play:1-tribble-go:aboard:5',
          'play:1-tribble-go:surface:L2',
          'play:1-tribble-go:surface:L5',
        ],
      },
    });
  });

  it('C-DECK-23: a Tribble card that leaves play in any way goes face up under its owner’s side deck', () => {
    for (const why of ['discarded', 'destroyed'] as const) {
      const stage = scene({
        gold: { play: 'L1: U.S.S. Galaxy [100 Tribbles - Bonus, Spock]; on:3: 1 Tribble - Go' },
        call: calling(LEAVE, { seat: 0, pieces: [1], why }),
      });
      expect(stage.g.players[0]?.side?.tribbles?.up).toEqual(['1-tribble-go', '100-tribbles-bonus']);
      expect(stage.g.players[0]?.discard).not.toContain('1-tribble-go');
    }
  });

  it('C-TRIB-04: a Trouble card without tribbles of its player is discarded', () => {
    const stage = scene({
      gold: { play: 'L2: U.S.S. Galaxy [Spock, ... on the Bridge]; on:2: 1 Tribble - Go' },
      blue: { play: 'aboard:1: 10 Tribbles - Go' },
    });
    // Gold leaves the Trouble card behind.
    stage.does('gold', 'beam:all:aboard:1:surface:L2').does('gold');
    expect(places(stage, 3, 4)).toEqual([null, 'on:2']);
    expect(stage.g.players[0]?.side?.tribbles?.up).toEqual(['on-the-bridge']);
    expect(stage.log).toContain('since Gold has no tribbles there');
  });
});

describe('carried tribbles', () => {
  it('C-TRIB-03: personnel of either player carry one small Tribble card each, and nobody carries large ones', () => {
    proveSpec({
      card: '',
      title: '',
      gold: 'L2: Spock, Data, 1 Tribble - Go, 1 Tribble - Go, 1 Tribble - Go, 100 Tribbles - Bonus; L5: Giusti',
      blue: 'L2: 10 Tribbles - Go, Kurn; L5: 1 Tribble - Go',
      can: { 'carry:': ['carry:3', 'carry:8', 'carry:10'] },
      next: {
        does: 'carry:3',
        can: { 'who:': ['who:1', 'who:2'] },
        next: {
          does: 'who:1 + who:2',
          gives: { '3': 'on:1', '4': 'on:2', '5': 'surface:L2' },
          can: { 'carry:': ['carry:10'], 'drop:': ['drop:3', 'drop:4'] },
          // Nobody is asked about a single carrier.
          next: { does: 'carry:10', gives: { '10': 'on:7' } },
        },
      },
    });
  });

  it('C-TRIB-03 C-STOP-01: whoever drops a Tribble card is stopped, and beaming or walking with it stops nobody', () => {
    proveSpec({
      card: '',
      title: '',
      gold: 'L2: U.S.S. Galaxy [Spock]; on:2: 10 Tribbles - Go',
      does: 'beam:all:aboard:1:surface:L2',
      gives: { '10 Tribbles - Go': 'on:2', 'Spock.stopped': null },
      next: {
        does: 'drop:3',
        gives: { '10 Tribbles - Go': 'surface:L2', 'Spock.stopped': 1 },
        cant: ['carry:', 'drop:'],
      },
      also: [
        { gold: 'L2: Spock {stopped: 1}; on:1: 10 Tribbles - Go', cant: 'drop:' },
        { gold: 'L2: Spock {stopped: 1}, 1 Tribble - Go', cant: 'carry:' },
      ],
    });
  });

  it('C-TRIB-03 C-LEAVE-02: a carried Tribble card stays where its carrier dies, and its Trouble card stays too', () => {
    const stage = scene({
      gold: { play: 'L2: Spock, ... on the Bridge; on:1: 10 Tribbles - Go' },
      call: calling(LEAVE, { seat: 0, pieces: [1], why: 'killed' }),
    });
    expect(places(stage, 1, 2, 3)).toEqual([null, 'surface:L2', 'surface:L2']);
  });

  it('C-TRIB-04: Trouble cards may go along with carried tribbles, as the player of the tribbles chooses', () => {
    proveSpec({
      card: '',
      title: '',
      gold: 'L2: U.S.S. Galaxy [Spock, ... on the Bridge, ... in the Engine Room, 1 Tribble - Go]; on:2: 10 Tribbles - Go',
      does: ['beam:all:aboard:1:surface:L2', 'who:4'],
      gives: { '3': 'aboard:1', '4': 'surface:L2' },
      also: [
        {
          gold: 'aboard:4: 1 Tribble - Go, ... on the Bridge; on:5: 10 Tribbles - Go',
          blue: 'L2: U.S.S. Galaxy [Spock]',
          turn: 'blue',
          does: ['blue beam:all:aboard:4:surface:L2', 'who:2'],
          gives: { '2': 'surface:L2' },
        },
      ],
    });
  });
});

describe('beamed tribbles', () => {
  it('C-TRIB-03 C-STOP-01: a personnel with Transporter Skill beams one large Tribble card per level of either player, and is stopped', () => {
    proveSpec({
      card: '',
      title: '',
      gold: "L2: U.S.S. Galaxy [Miles O'Brien, 100 Tribbles - Bonus, 1,000 Tribbles - Bonus, 1 Tribble - Go]",
      blue: 'aboard:1: 10,000 Tribbles - Go',
      can: { 'beam-tribbles:': ['beam-tribbles:aboard:1:surface:L2:2'] },
      next: {
        does: 'beam-tribbles:aboard:1:surface:L2:2',
        can: { 'who:': ['who:3', 'who:4', 'who:6'] },
        next: {
          does: 'who:3 + who:6',
          gives: { '3': 'surface:L2', '6': 'surface:L2', '4': 'aboard:1', "Miles O'Brien.stopped": 1 },
          cant: 'beam-tribbles:',
        },
      },
      also: [
        { gold: 'L2: U.S.S. Galaxy [Spock, 100 Tribbles - Bonus]', cant: 'beam-tribbles:' },
        { gold: 'L2: U.S.S. Galaxy [B.G. Robinson {stopped: 1}, 100 Tribbles - Bonus]', cant: 'beam-tribbles:' },
        // Not aboard an opponent's ship with SHIELDS, but down from Gold’s.
        {
          gold: 'L2: U.S.S. Galaxy [B.G. Robinson, 100 Tribbles - Bonus]',
          blue: 'L2: U.S.S. Galaxy',
          can: { 'beam-tribbles:': ['beam-tribbles:aboard:1:surface:L2:2'] },
          next: {
            // A single card is beamed without a question.
            does: 'beam-tribbles:aboard:1:surface:L2:2',
            gives: { '3': 'surface:L2', 'B.G. Robinson.stopped': 1 },
          },
        },
      ],
    });
  });

  it('C-BEAM-09: a player beams tribbles, and nothing else, to, from and inside their own Nor', () => {
    const nor =
      'L2: Deep Space 9 {sites: 2+3}; on:1: Ops, Docking Ports; aboard:2: B.G. Robinson, 100 Tribbles - Bonus';
    proveSpec({
      card: '',
      title: '',
      gold: nor,
      can: { 'beam-tribbles:': ['beam-tribbles:aboard:2:aboard:3:4', 'beam-tribbles:aboard:2:surface:L2:4'] },
      cant: 'beam:',
      also: [
        {
          gold: 'aboard:4: B.G. Robinson, 100 Tribbles - Bonus',
          blue: 'L2: Deep Space 9 {sites: 4+5}; on:3: Ops, Docking Ports',
          cant: 'beam-tribbles:',
        },
      ],
    });
  });

  it('C-TRIB-04: Trouble cards may go along with beamed tribbles', () => {
    const stage = scene({
      gold: { play: 'L2: U.S.S. Galaxy [B.G. Robinson, 100 Tribbles - Bonus, ... on the Bridge]' },
    });
    stage.does('gold', 'beam-tribbles:aboard:1:surface:L2:2');
    expect(offered(stage, 'gold', 'who:')).toEqual(['who:4']);
    stage.does('gold', 'who:4');
    expect(places(stage, 3, 4)).toEqual(['surface:L2', 'surface:L2']);
  });
});

describe('the bot’s tribbles', () => {
  it('C-TRIB-01: the bot draws from its side deck and plays tribbles only where they harm the opponent more', () => {
    const gold = 'table: Storage Compartment Door; L1: U.S.S. Galaxy [Spock]; tribbles: 1 Tribble - Go';
    const stage = scene({
      gold: { ...cardsIn(gold), deck: ['Calloway'] },
      blue: { play: 'L4: U.S.S. Galaxy [Data, Giusti]' },
    });
    const { options } = stage.decision('gold');
    expect(tribbleDraw(options)).toBe(`${DRAW}-1`);
    stage.does('gold', `${DRAW}-1`);
    expect(tribblePlay(stage.g, 0, stage.decision('gold').options)).toBe('play:1-tribble-go:aboard:4');
  });
});

it('C-DECK-23: nobody sees the order of a side deck, and only its player sees drawn cards', () => {
  const shown = (tribbles: readonly string[], reader: number, drawn = false): string => {
    const gold = { play: DOOR, tribbles };
    const stage = scene({ gold });
    if (drawn) stage.does('gold', `${DRAW}-2`);
    return JSON.stringify(firstEdition.view(stage.match.state, reader));
  };
  const [one, other] = [
    ['1 Tribble - Go', '10 Tribbles - Go', '100 Tribbles - Bonus'],
    ['10 Tribbles - Go', '100 Tribbles - Bonus', '1 Tribble - Go'],
  ];
  for (const reader of [0, 1]) expect(shown(one, reader)).toBe(shown(other, reader));
  expect(shown(one, 1, true)).toBe(shown(other, 1, true));
  expect(shown(one, 0, true)).not.toBe(shown(other, 0, true));
});

it('C-TRIB-04: a view of a crew among tribbles also looks at personnel in hand', () => {
  const { match } = scene({ gold: { play: 'L2: 1,000 Tribbles - Bonus, Calloway', hand: ['Spock'] } });
  expect(firstEdition.view(match.state, 0).crews).toHaveLength(1);
});
