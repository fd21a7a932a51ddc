import { describe, expect, it } from 'vitest';
import { inPlay } from './position-text.ts';
import { offered, scene } from './scene.ts';
import { DECK } from './two-sides.ts';

describe('required actions', () => {
  const crew = inPlay('L1: U.S.S. Galaxy [Jean-Luc Picard, William T. Riker]; L2: Federation Outpost');
  const menu = (mission: string, patch = {}) =>
    offered(
      scene({ gold: { missions: [mission, 'First Contact'], play: crew, hand: ['Spock', 'Kurn'], deck: DECK }, patch }),
      'gold',
    );

  it('C-MOVE-14: a required action is the first order of the turn, and cards may be played before it', () => {
    expect(menu('Samaritan Snare')).toEqual(['report:spock:aboard:4', 'attempt:L1:1']);
    expect(menu('Study Pulsar')).toEqual(expect.arrayContaining(['report:spock:aboard:4', 'attempt:L1:1', 'end:turn']));
  });

  it('C-PLAY-19 C-MOVE-14: a card that must be played comes before a required action', () => {
    const patch = { lasting: [{ what: 'must-play', seat: 0, until: 'turn' }] };
    expect(menu('Samaritan Snare', patch)).toEqual(['report:spock:aboard:4']);
  });

  it('C-PLAY-16 C-PLAY-17: personnel who are incompatible with a reporting crew can’t join the crew', () => {
    const hand = ['Liberty', 'Amaros', 'Amaros', 'Calloway', 'Kurn', 'Vekor'];
    const gold = { missions: [], hand };
    const stage = scene({ gold, blue: { missions: ['Assist Damaged Vessel', 'Study Pulsar'] } });
    stage.does('gold', 'report:liberty:space:L1');
    const comes = () => offered(stage, 'gold', 'crew:').map((key) => key.slice('crew:'.length));
    expect(comes()).toEqual(['amaros', 'calloway', 'kurn', 'vekor']);
    stage.does('gold', 'crew:calloway');
    expect(comes()).toEqual(['amaros', 'vekor']);
  });
});
