import { describe, expect, it } from 'vitest';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import { agreedCard } from './by-agreement.ts';
import { inPlay, type Row } from './position-text.ts';
import { offered, scene } from './scene.ts';
import { twoSides } from './two-sides.ts';

/** A ship and cards aboard, where there is no planet, a facility where there is one, and each roaming type. */
const PLAY = inPlay('L1: U.S.S. Galaxy [Calloway, Medical Kit]; L2: U.S.S. Oberth [Giusti], Federation Outpost');

/** Returns the options that lead into open space. */
const intoSpace = (keys: readonly string[]) => keys.filter((key) => /:(space|docked):?/.test(key));

describe('C-PLAY-13: open space', () => {
  it('only ships can report into open space', () => {
    const hand = ['Spock', 'Tricorder', 'Runabout', 'Mirror Image'];
    const keys = offered(twoSides({ play: PLAY, hand }), 'gold');
    const reports = keys.filter((key) => key.startsWith('report:'));
    expect(reports.map((key) => key.split(':')[1])).toEqual(['spock', 'tricorder', 'runabout']);
    expect(intoSpace(keys.filter((key) => !/^(move|dock)/.test(key)))).toEqual(['report:runabout:docked:6']);
  });

  it('personnel can’t beam into open space, but can beam aboard another card or to a planet at their location', () => {
    const beams = offered(twoSides({ play: PLAY }), 'gold', 'beam');
    expect(beams).toEqual(expect.arrayContaining(['beam:all:aboard:4:surface:L2', 'beam:all:aboard:4:aboard:6']));
    expect(intoSpace(beams)).toEqual([]);
    expect(beams.filter((key) => key.includes('aboard:1'))).toEqual([]);
  });

  it('a proposal by agreement moves only ships and facilities into open space', () => {
    const play: Row[] = [...PLAY, [agreedCard('Event'), 'core:0']];
    const stage = twoSides({ play }).does('gold', 'agree').does('gold', 'agree:move');
    const goes = (piece: number) => {
      stage.does('gold', `agree:move:${piece}`);
      const places = offered(stage, 'gold', `agree:move:${piece}:`).map((key) => key.split(':').slice(3).join(':'));
      stage.does('gold', 'back');
      return places;
    };
    const everywhere = ['L1', 'L2', 'L3', 'L4', 'L5'].map((one) => `space:${one}`);
    expect(goes(1)).toEqual(everywhere.filter((place) => place !== 'space:L1'));
    expect(goes(6)).toEqual(everywhere.filter((place) => place !== 'space:L2'));
    for (const piece of [2, 3]) {
      expect(goes(piece)).toEqual(expect.arrayContaining(['aboard:4', 'aboard:6', 'surface:L2']));
      expect(goes(piece).filter((place) => !/^(aboard|surface):/.test(place))).toEqual([]);
    }
    expect(goes(7).filter((place) => place.startsWith('space'))).toEqual([]);
  });

  it('a position is refused if a card other than a ship or facility is in open space', () => {
    const lies = (title: string, at: CardPlace) => () => scene({ gold: { play: [PLAY[0] ?? ['', at], [title, at]] } });
    for (const title of ['Calloway', 'Medical Kit', 'Metaphasic Shields'])
      for (const place of ['space:L1', 'docked:1'] as const)
        expect(lies(title, place), `${title} ${place}`).toThrow(`${title} in space`);
    for (const title of ['Runabout', 'Federation Outpost']) expect(lies(title, 'space:L1')).not.toThrow();
  });
});
