import { describe, expect, it } from 'vitest';
import { ENCOUNTER } from '../../../src/games/first-edition/chapters/calls.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { finish } from './meet.ts';
import type { Row } from './position-text.ts';
import { at, attempting, calling, happened, id, offered, scene } from './scene.ts';
import { alive, DECK, twoSides } from './two-sides.ts';

const people = (place: CardPlace, ...titles: string[]): Row[] => titles.map((title) => [title, place]);
const onL2 = (...titles: string[]): Row[] => people('surface:L2', ...titles);

/** Gold’s team at L2 encounters them, and Blue, which has a response, is asked each time. */
function asked(seeds: readonly string[], team: readonly Row[]): Stage<FirstEdition> {
  const stage = twoSides({ play: team }, { hand: ['Q2'], seeds: { L2: seeds } }).orders('blue', { also: ['dilemma'] });
  return stage.does('gold', offered(stage, 'gold', 'attempt:L2')[0] ?? '');
}

/** Removes pieces, as a response would. */
function leave({ g }: Stage<FirstEdition>, ...pieces: readonly number[]): void {
  for (const piece of pieces) Object.assign(g.pieces[piece] ?? {}, { at: 'surface:L5' });
}

const beneath = ({ g }: Stage<FirstEdition>, location = 'L2') =>
  g.locations[location]?.seeds.map(({ card, half = false }) => [card, half]);
const stopped = ({ g }: Stage<FirstEdition>) =>
  Object.values(g.pieces).flatMap((piece) => (piece.stopped === undefined ? [] : piece.id));

describe('results that are determined before responses', () => {
  it('C-RESPONSE-09: a dilemma stays overcome even if the personnel who meets its condition leaves', () => {
    const stage = asked(['Microvirus'], onL2('Calloway', 'Darian Wallace', 'Giusti'));
    leave(stage, 1);
    stage.does('blue', 'pass');
    expect([stage.log.includes('The personnel overcome Microvirus.'), alive(stage)]).toEqual([true, [1, 2, 3]]);
  });

  it('C-DILEMMA-05: a dilemma goes back without effect if nobody is left to face it after responses', () => {
    const stage = asked(['Armus - Skin of Evil', 'Microvirus'], onL2('Giusti', 'Calloway'));
    leave(stage, 1, 2);
    stage.does('blue', 'pass');
    expect(beneath(stage)).toEqual([
      ['armus-skin-of-evil', false],
      ['microvirus', false],
    ]);
    expect([stage.g.attempt, alive(stage)]).toEqual([null, [1, 2]]);
  });

  it('C-DILEMMA-09: personnel who can nullify a dilemma do so before anyone is hit or stopped, and the attempt continues', () => {
    const stage = asked(['Paralyzed by Fear', 'Microvirus'], onL2("Miles O'Brien", 'Mot the Barber'));
    stage.does('blue', 'pass');
    expect(happened(stage)).toContain('Paralyzed by Fear is nullified.');
    expect(happened(stage)).toContain('Gold encounters Microvirus');
    expect([stopped(stage), stage.g.players[1]?.discard, stage.g.players[0]?.scored]).toEqual([
      [],
      ['paralyzed-by-fear'],
      [],
    ]);
  });

  it('C-DILEMMA-20: everyone sees who encountered a dilemma, how far they met its conditions, and whom it targets', () => {
    const wall = asked(['Microvirus'], onL2('Calloway', 'Giusti'));
    const { lastMet } = wall.g;
    expect(lastMet).toMatchObject({
      team: ['calloway', 'giusti'],
      needs: [
        { asked: { is: 'skill', skill: 'MEDICAL', count: 1 }, has: 1 },
        { asked: { is: 'skill', skill: 'SECURITY', count: 1 }, has: 0 },
      ],
      overcome: false,
    });
    const armus = asked(['Armus - Skin of Evil'], onL2('Giusti'));
    expect(armus.g.lastMet).toMatchObject({ team: ['giusti'], needs: [], aimed: ['giusti'] });
    // A dilemma that only stops them targets nobody.
    const door = asked(['Impassable Door'], onL2('Giusti'));
    expect([door.g.lastMet?.aimed, door.g.attempt?.met?.aims]).toEqual([undefined, undefined]);
  });

  it('C-DILEMMA-20: if a dilemma moves nobody, the opponent isn’t asked to choose between two equally distant planets', () => {
    const stage = scene({
      gold: { missions: ['Access Archives', 'Study Pulsar', 'First Contact'], play: people('surface:L3', 'Giusti') },
      blue: { missions: ['Amnesty Talks', 'Reported Activity'], hand: ['Q2'], seeds: { L3: ['Armus - Skin of Evil'] } },
    });
    stage.orders('blue', { also: ['dilemma'] }).does('gold', offered(stage, 'gold', 'attempt:L3')[0] ?? '');
    expect(offered(stage, 'blue')).toEqual(['pass']);
  });

  it('C-DILEMMA-20 C-DUAL-01: if both personnel are on one card, only one destination is chosen', () => {
    const stage = scene({
      gold: {
        missions: ['Access Archives', 'Study Pulsar', 'First Contact'],
        play: people('surface:L3', 'Sergey and Helena'),
      },
      blue: { missions: ['Amnesty Talks', 'Reported Activity'], hand: ['Q2'], seeds: { L3: ['Primal Urges'] } },
    });
    stage.orders('blue', { also: ['dilemma'] }).does('gold', offered(stage, 'gold', 'attempt:L3')[0] ?? '');
    expect(offered(stage.does('blue', 'to:L1'), 'blue')).toEqual(['pass']);
    expect(at(stage.does('blue', 'pass'), 1)).toBe('surface:L1');
  });

  it('C-DILEMMA-12 C-DILEMMA-20: the effects that follow a death are determined along with the dilemma’s other results', () => {
    const kinds = (...team: string[]) => {
      const play: Row[] = [['Holo-Projectors', 'at:L2'], ...onL2(...team)];
      return asked(['Dejaren'], play).g.attempt?.met?.aims?.effects.map(({ do: kind }) => kind);
    };
    // CUNNING 8 of the hologram, 6 of Giusti.
    expect(kinds('E.M.H. Program', 'Giusti')).toEqual(['select', 'kill', 'select', 'when']);
    expect(kinds('Dr. Leah Brahms', 'Giusti')).toEqual(['select', 'select', 'kill']);
  });

  it('C-DILEMMA-20: a dilemma that hits every personnel of a kind needs no choice of targets', () => {
    const stage = asked(['The Weak Will Perish'], onL2('Giusti', 'Tasha Yar'));
    const [, weak] = stage.g.attempt?.met?.aims?.effects ?? [];
    expect(weak).toMatchObject({ do: 'kill', pick: { how: 'all' } });
    expect(stage.g.attempt?.met?.aims?.hits).toEqual([1]);
  });

  it('C-DILEMMA-03: a dilemma is discarded if nobody there is of the kind that it must choose', () => {
    const stage = asked(['Too Many Chiefs'], onL2('Giusti', 'Calloway'));
    expect(happened(stage)).toContain('has no valid target');
    expect([stage.g.attempt, stopped(stage), stage.g.players[1]?.discard]).toEqual([null, [], ['too-many-chiefs']]);
  });

  it('C-SELECT-01: half of one personnel rounds down to zero, so nobody is picked at random', () => {
    const stage = asked(['Do You Smell Something Burning?'], onL2('Giusti'));
    expect([stage.log.includes('At random'), stage.g.attempt?.met?.aims?.hits]).toEqual([false, []]);
  });
});

describe('the place of an encounter', () => {
  const crystal = (missions: readonly string[], play: readonly Row[], ...keys: string[]) => {
    const stage = scene({
      gold: { play, deck: DECK },
      blue: { missions, seeds: { L4: ['Crystalline Entity'] }, deck: DECK },
    });
    stage.does('gold', offered(stage, 'gold', 'attempt:L4')[0] ?? '');
    finish(
      keys.reduce((one, key) => one.does('gold', key), stage),
      [],
    );
    return happened(stage).includes('The personnel overcome');
  };
  const ship: Row = ['Runabout', 'space:L4'];
  // SCIENCE and MEDICAL get past it on a planet, Music in space.
  const able = ['Taitt', 'Calloway'];

  it('C-MISSION-23: Crystalline Entity uses its planet text on a planet and its other text in space', () => {
    expect(crystal(['Reported Activity'], [ship, ...people('surface:L4', ...able)])).toBe(true);
    expect(crystal(['Reported Activity'], [ship, ...people('surface:L4', 'Obarakeh')])).toBe(false);
    expect(crystal(['Study Pulsar'], [ship, ...people('aboard:1', 'Obarakeh')])).toBe(true);
    expect(crystal(['Study Pulsar'], [ship, ...people('aboard:1', ...able)])).toBe(false);
  });

  it('C-MISSION-23: at a mission with both icons, the text of a dilemma depends on whether the crew or the Away Team was chosen', () => {
    const both = [ship, ...people('aboard:1', 'Obarakeh'), ...people('surface:L4', ...able)];
    expect(crystal(['Tarchannen Study'], both, 'away')).toBe(true);
    expect(crystal(['Tarchannen Study'], both, 'crew')).toBe(true);
    const other = [ship, ...people('aboard:1', ...able), ...people('surface:L4', 'Obarakeh')];
    expect(crystal(['Tarchannen Study'], other, 'away')).toBe(false);
    expect(crystal(['Tarchannen Study'], other, 'crew')).toBe(false);
  });

  it('C-DILEMMA-07: a dilemma’s special text for the Delta Quadrant applies there', () => {
    // CUNNING 36 is left of three times 12 after one of four has gone: more than 30, and less than 50.
    const past = (mission: string) => {
      const stage = scene({
        gold: {
          play: [['U.S.S. Galaxy', 'space:L4'], ...people('aboard:1', 'Data', 'Data', 'Data', 'Data')],
          deck: DECK,
        },
        blue: { missions: [mission, 'First Contact'], seeds: { L4: ['Displaced'] }, deck: DECK },
      });
      finish(stage.does('gold', offered(stage, 'gold', 'attempt:L4')[0] ?? ''), []);
      return beneath(stage, 'L4');
    };
    expect(past('Study Pulsar')).toEqual([]);
    expect(past('Inversion Mystery')).toEqual([['displaced', false]]);
  });
});

describe('the end of a dilemma', () => {
  /** Lets Gold’s personnel at L2 encounter a dilemma of Blue’s as responses left it. */
  const become = (card: string, more: object, team: readonly string[], others: readonly Row[] = []) => {
    const played = onL2(...team);
    const numbers = played.map((_, number) => number + 1);
    const met = { card: id(card), owner: 1, seen: [], ...more };
    return scene({
      gold: { play: played, deck: DECK },
      blue: { play: others },
      patch: {
        attempt: attempting(numbers, met),
        'options.decks.1.draw': ['calloway', 'calloway', ...others.map(([title]) => id(title)), id(card)],
      },
      call: calling(ENCOUNTER, {}),
    });
  };

  it('C-CAPTURE-03: a dilemma that serves as a trap leaves play without being discarded', () => {
    const trap = { card: 'archer', owner: 1 };
    const captive: Row = ['Sunad', 'surface:L2', { seat: 0, captive: 'trapped', trap }];
    const stage = become('Archer', { taken: true }, ['Giusti', 'Calloway'], [captive]);
    expect(stage.g.locations['L2']?.gone).toContainEqual(trap);
    expect([beneath(stage), stage.g.players[1]?.discard, stage.g.players[0]?.bonus]).toEqual([[], [], []]);
    // Any other one is discarded.
    const other = become('Archer', {}, ['Giusti', 'Calloway']);
    expect(other.g.players[1]?.discard).toEqual(['archer']);
  });

  it('C-DILEMMA-16: a doubled dilemma requires twice as much from the remaining personnel', () => {
    // CUNNING 36, 48 and 60 are left of three, four and five when Taitt has died.
    const left = (more: object, count: number) => {
      return beneath(become('Unscientific Method', more, ['Taitt', ...new Array<string>(count).fill('Data')]));
    };
    expect(left({}, 3)).toEqual([]);
    expect(left({ whole: true, twice: true }, 4)).toEqual([['unscientific-method', false]]);
    expect(left({ whole: true, twice: true }, 5)).toEqual([]);
  });

  it('C-DILEMMA-19: an overcome dilemma scores nothing unless its text gives points for that', () => {
    const stage = asked(['Vendetta'], onL2('Sunad', 'Giusti'));
    stage.does('blue', 'pass');
    expect(happened(stage)).toContain('The personnel overcome Vendetta.');
    expect([stage.g.players[0]?.scored, stage.g.players[1]?.discard]).toEqual([[], ['vendetta']]);
  });

  it('C-DILEMMA-22: a combo’s second half stays for the next attempt if nobody is left to face it or the attempt has ended', () => {
    const combo = 'Male’s Love Interest & Plague Ship';
    const alone = asked([combo], onL2('Mot the Barber'));
    alone.does('blue', 'pass');
    expect([at(alone, 1), beneath(alone), alone.g.attempt]).toEqual(['surface:L5', [[id(combo), true]], null]);
    const over = asked([combo], onL2('Mot the Barber', 'Calloway'));
    if (over.g.attempt !== null) over.g.attempt.ended = 'stopped';
    over.does('blue', 'pass');
    expect([beneath(over), over.g.attempt]).toEqual([[[id(combo), true]], null]);
  });
});
