import { describe, expect, it } from 'vitest';
import { DAMAGE } from '../../../src/games/first-edition/chapters/calls.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, calling, id, offered, scene } from './scene.ts';

/** Deep Space 9 with a site. The next card is piece 4. */
const with1 = (site: string, station = 'Deep Space 9'): Row[] => [
  [station, 'space:L1', { sites: [2, 3] }],
  ...inPlay(`on:1: ${site}, Docking Ports`),
];
const missions = ['Refuse Immigration', 'First Contact'];
const DECK = ['Spock', 'Data', 'Worf', 'Lower Decks'];

const used = (stage: Stage<FirstEdition>, name = 'gold') =>
  offered(stage, name, 'use:').map((key) => key.split(':').slice(3).join(':'));

describe('Guest Quarters', () => {
  const play = [...with1('Guest Quarters'), ['Els Renora', 'aboard:2'] as const];

  it('C-FAC-12 C-DRAW-03: the Guest Quarters let their player draw two cards instead of one, then put one of them back', () => {
    const stage = scene({ gold: { missions, play, deck: DECK, hand: ['Calloway'] } });
    stage.does('gold', 'use:guest-quarters:2:draw');
    expect(offered(stage, 'gold')).toHaveLength(2);
    stage.does('gold', offered(stage, 'gold')[0] ?? '');
    expect(stage.g.players[0]?.hand).toHaveLength(2);
    expect(stage.g.players[0]?.deck.at(-1)).toBe('spock');
    // C-TURN-16: they can’t be used twice in a turn, and the turn ends without a draw.
    expect(used(stage)).toEqual([]);
    stage.does('gold', 'end:turn');
    expect(stage.g.players[0]?.hand).toHaveLength(2);
  });

  it('C-TEAM-12 C-FAC-13: an opponent’s card at the site prevents the draw, and a V.I.P. can report there only if the site is empty', () => {
    const opposed = scene({ gold: { missions, play, deck: DECK }, blue: { play: [['Kurn', 'aboard:2']] } });
    expect(used(opposed)).toEqual([]);
    const full = scene({ gold: { missions, play, hand: ['Broca'] } });
    expect(offered(full, 'gold', 'report:')).toEqual([]);
    const empty = scene({ gold: { missions, play: with1('Guest Quarters'), hand: ['Broca'] } });
    expect(offered(empty, 'gold', 'report:')).toEqual(['report:broca:aboard:2']);
  });

  it('C-FAC-07: the opponent can use the Guest Quarters too', () => {
    const stage = scene({
      gold: { missions, play: with1('Guest Quarters') },
      blue: { play: [['Broca', 'aboard:2']], deck: DECK },
      turn: 'blue',
    });
    stage.does('blue', 'use:guest-quarters:2:draw');
    expect(offered(stage, 'blue')).toHaveLength(2);
  });
});

describe('the Commander’s Office', () => {
  it('C-DRAW-03: a matching OFFICER with a Command icon can download a Captain’s Order instead of a draw', () => {
    const play = [...with1("Commander's Office"), ['Colonel Day', 'aboard:2'] as const];
    const stage = scene({ gold: { missions, play, deck: DECK } });
    stage.does('gold', 'use:commanders-office:2:order');
    stage.does('gold', offered(stage, 'gold', 'take')[0] ?? offered(stage, 'gold')[0] ?? '');
    expect(stage.g.players[0]?.hand).toEqual(['lower-decks']);
    stage.does('gold', 'end:turn');
    expect(stage.g.players[0]?.hand).toEqual(['lower-decks']);
    const foreign = [...with1("Commander's Office"), ['Benil', 'aboard:2'] as const];
    expect(used(scene({ gold: { missions, play: foreign, deck: DECK } }))).toEqual([]);
  });
});

describe('Ops', () => {
  const deck = ['Brilgar', 'Dakol', 'Spock'];
  const play = [...with1('Ops'), ['Security Office', 'on:1'] as const];

  it('C-PLAY-05 C-DRAW-03 C-DOWNLOAD-06: Ops downloads a matching personnel to another site as the turn’s card play', () => {
    const stage = scene({ gold: { missions, play, deck } });
    stage.does('gold', 'use:ops:2:download');
    const [only, ...more] = offered(stage, 'gold').filter((key) => key.includes('brilgar'));
    expect(more).toEqual([]);
    expect(offered(stage, 'gold').some((key) => key.includes('dakol'))).toBe(false);
    stage.does('gold', only ?? '');
    expect(at(stage, 5)).toBe('aboard:4');
    expect(stage.g.turn).toMatchObject({ played: 1, undrawn: true });
    expect(used(stage)).toEqual([]);
  });

  it('C-TEAM-12: Ops can’t download to a site where the opponent has a card', () => {
    const stage = scene({ gold: { missions, play, deck }, blue: { play: [['Kurn', 'aboard:4']] } });
    expect(used(stage)).toEqual([]);
  });
});

describe('the Science Lab', () => {
  it('C-DRAW-05: the Science Lab shows its player the next seed card of a space mission once per turn', () => {
    const play = [...with1('Science Lab'), ['Anneli', 'aboard:2'] as const];
    const stage = scene({ gold: { missions, play }, blue: { seeds: { L1: ['Null Space'] } } });
    stage.does('gold', 'use:science-lab:2:scan');
    expect(stage.g.locations['L1']?.seeds[0]?.seen).toEqual([0]);
    expect(used(stage)).toEqual([]);
    const planet = scene({
      gold: { missions: ['Relocate Settlers', 'First Contact'], play },
      blue: { seeds: { L1: ['Archer'] } },
    });
    expect(used(planet)).toEqual([]);
  });
});

describe('the Security Office', () => {
  it('C-PERSBAT-01: personnel in the Security Office can join a battle at another site of the station', () => {
    const play: Row[] = [
      ...with1('Security Office'),
      ...inPlay('on:1: Guest Quarters; aboard:2: Brilgar; aboard:4: Colonel Day'),
    ];
    const stage = scene({ gold: { missions, play }, blue: { play: 'aboard:4: Kurn; aboard:2: Dakol' }, turn: 'blue' });
    stage.orders('gold', { also: ['personnel-battle'] }).does('blue', 'fight:7:6');
    stage.does('gold', 'use:security-office:2:join');
    expect(at(stage, 5)).toBe('aboard:4');
    // The owner of the site makes no difference.
    expect(stage.log).toContain('Brilgar join');
  });
});

describe('the Bajoran Shrine', () => {
  const clergy: Row[] = [...with1('Bajoran Shrine'), ['Bareil Antos', 'aboard:2'], ['Beyor', 'aboard:2']];

  it('C-FAC-13 C-LEAVE-05: Vedeks can report to the shrine, and using the shrine puts the last discarded card under the deck', () => {
    const stage = scene({
      gold: { missions, play: clergy, hand: ['Calloway', 'Data'], discard: ['Giusti', 'Worf'], deck: DECK },
    });
    stage.does('gold', 'use:bajoran-shrine:2:under');
    stage.does('gold', 'shed:0');
    const gold = stage.g.players[0];
    expect(gold?.discard).toEqual(['calloway', 'giusti']);
    expect(gold?.deck.at(-1)).toBe('worf');
    expect(gold?.hand).toEqual(['data', 'spock']);
    expect(used(stage)).toEqual([]);
    const report = scene({ gold: { missions, play: with1('Bajoran Shrine'), hand: ['Bareil Antos', 'Brilgar'] } });
    expect(offered(report, 'gold', 'report:')).toEqual(['report:bareil-antos:aboard:2']);
  });

  it('the shrine does nothing on a Klingon station, and an opponent with a disruptor at the next site can destroy it', () => {
    const play: Row[] = [
      ['Deep Space 9', 'space:L1', { sites: [2, 3], turned: 'Klingon' }],
      ...inPlay('on:1: Bajoran Shrine, Docking Ports; aboard:2: Bareil Antos, Beyor'),
    ];
    const blue = { play: 'aboard:3: Kurn, Klingon Disruptor' };
    const stage = scene({ gold: { missions, play, hand: ['Calloway'] }, blue });
    expect(used(stage)).toEqual([]);
    const armed = scene({ gold: { missions, play }, blue, turn: 'blue' });
    armed.does('blue', 'use:bajoran-shrine:2:destroy');
    expect(armed.g.pieces[2]).toBeUndefined();
  });

  it('C-FAC-12: the shrine can be played on Deep Space 9, but not on a Nor', () => {
    const on = (station: string) =>
      offered(
        scene({ gold: { missions, play: with1('Docking Ports', station), hand: ['Bajoran Shrine'] } }),
        'gold',
        'play:bajoran-shrine',
      );
    expect(on('Deep Space 9')).toEqual(['play:bajoran-shrine:on:1']);
    expect(on('Nor')).toEqual([]);
  });
});

describe('other sites', () => {
  it.each([
    ['Infirmary', 'Medical Kit', 'Els Renora'],
    ['Ore Processing Unit', 'Engineering Kit', 'Brilgar'],
    ['Science Lab', 'Tricorder', 'Brilgar'],
  ])('C-FAC-13: the %s lets a %s report, but not %s', (site, fits, other) => {
    const stage = scene({ gold: { missions, play: with1(site), hand: [fits, other] } });
    expect(offered(stage, 'gold', 'report:')).toEqual([`report:${id(fits)}:aboard:2`]);
  });

  it('the Infirmary revives a personnel disabled by a Hypospray', () => {
    const play: Row[] = [
      ...with1('Infirmary'),
      ['Aramax', 'aboard:2', { seat: 0 }],
      ['Brilgar', 'aboard:2', { held: { by: 6, as: 'disabled' } }],
      ['Hypospray', 'on:5'],
    ];
    const stage = scene({ gold: { missions, play } });
    stage.does('gold', 'use:infirmary:2:wake:5');
    expect(stage.g.pieces[5]?.held).toBeUndefined();
  });

  it('C-MOVE-20: with an Automated Security System on Ops, nobody can walk to the Ore Processing Unit', () => {
    const ways = (more: readonly Row[]) => {
      const play: Row[] = [...with1('Ops'), ['Ore Processing Unit', 'on:1'], ['Brilgar', 'aboard:2'], ...more];
      return offered(scene({ gold: { missions, play } }), 'gold', 'walk:all').map((key) => key.split(':').at(-1));
    };
    expect(ways([])).toEqual(['3', '4']);
    expect(ways([['Automated Security System', 'on:2']])).toEqual(['3']);
  });
});

describe('mission reports', () => {
  /** Gold solves a mission with Borad on the planet, and brings him to the lab. */
  function reported(room: CardPlace): Stage<FirstEdition> {
    const play: Row[] = [...with1('Science Lab'), ['File Mission Report', 'core:0'], ['Anneli', room]];
    const witness = {
      what: 'file-mission-report',
      seat: 0,
      piece: 5,
      location: 'L2',
      card: 'first-contact',
      until: 'game',
    };
    return scene({ gold: { missions, play }, patch: { lasting: [witness] } });
  }

  it('a personnel who helped to solve a mission can file one report for 5 points at the Science Lab, and only there', () => {
    const stage = reported('aboard:2');
    stage.does('gold', 'use:file-mission-report:4:file:5');
    expect(stage.g.players[0]?.scored).toEqual([{ kind: 'bonus', points: 5, card: 'file-mission-report' }]);
    expect(stage.g.lasting).toEqual([]);
    expect(used(reported('aboard:3'))).toEqual([]);
  });

  it('C-MISSION-12: personnel with a skill that the solved mission needed are recorded for a report, and others aren’t', () => {
    const play = inPlay('table: File Mission Report; L1: U.S.S. Oberth; L2: Spock, Sarek, Deanna Troi, Calloway');
    const stage = scene({ gold: { missions: ['Study Pulsar', 'First Contact', 'Cultural Observation'], play } });
    stage.does('gold', offered(stage, 'gold', 'attempt:L2')[0] ?? '');
    expect(stage.g.locations['L2']?.solved).toBe(0);
    const noted = stage.g.lasting.map(({ piece }) => piece);
    expect(noted).toContain(4);
    expect(noted).not.toContain(6);
  });
});

describe('casualties on a station', () => {
  const damaged = (marker: string, people: readonly Row[]) => {
    const play: Row[] = [...with1('Ops'), ['Guest Quarters', 'on:1'], ...people];
    return scene({
      gold: { missions, play },
      blue: { play: [['Battle Bridge Door', 'core:1']], tactics: [marker, 'Target Shields', 'Target Shields'] },
      call: calling(DAMAGE, { seat: 1, vessel: 1, hit: 'hit' }),
    });
  };

  it('C-SHIPBAT-13: the attacker picks the site at which the casualties occur', () => {
    const stage = damaged('Phaser Banks', inPlay('aboard:2: Brilgar; aboard:4: Beyor'));
    expect(offered(stage, 'blue')).toEqual(['who:2', 'who:4']);
    stage.does('blue', 'who:4');
    expect([stage.g.pieces[5], stage.g.pieces[6]].map((one) => one?.id)).toEqual([5, undefined]);
  });

  it('C-SHIPBAT-13: all casualties of one marker are at one site', () => {
    const stage = damaged('Strafing Run', inPlay('aboard:2: Brilgar; aboard:4: Beyor'));
    expect([stage.g.pieces[5], stage.g.pieces[6]].map((one) => one?.id)).toEqual([undefined, 6]);
  });
});
