import { describe, expect, it } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { Row } from './figures.ts';
import { at, id, offered, scene } from './scene.ts';

const OUTPOST = ['Federation Outpost', 'space:L1'] as const;

describe('a turn', () => {
  it('C-TURN-01 C-TURN-08 C-DRAW-01: a turn ends with one draw, and the opponent’s begins', () => {
    const stage = scene({ gold: { deck: ['Spock', 'Data'] } });
    stage.does('gold', 'end:turn');
    expect(stage.g.players[0]?.hand).toEqual([id('Spock')]);
    expect(stage.g.players[0]?.deck).toEqual([id('Data')]);
    expect(stage.g.turn?.seat).toBe(1);
    expect(stage.log).toContain('[You draw Spock.]');
  });

  it('C-TURN-08 C-DRAW-01: nothing is drawn without a deck', () => {
    const stage = scene({ gold: { deck: [] } });
    stage.does('gold', 'end:turn');
    expect(stage.g.players[0]?.hand).toEqual([]);
    expect(stage.g.turn?.seat).toBe(1);
  });

  it('C-DRAW-03: nothing is drawn where no more cards are drawn this turn', () => {
    const stage = scene({});
    if (stage.g.turn !== null) stage.g.turn.undrawn = true;
    stage.does('gold', 'end:turn');
    expect(stage.g.players[0]?.hand).toEqual([]);
  });

  it('C-TURN-04: the first order ends the card plays', () => {
    const stage = scene({
      gold: { play: [OUTPOST, ['U.S.S. Oberth', 'docked:1'], ['Giusti', 'aboard:2']], hand: ['Spock'] },
    });
    expect(offered(stage, 'gold', 'report')).toHaveLength(1);
    stage.does('gold', 'undock:2');
    expect(offered(stage, 'gold', 'report')).toEqual([]);
    expect(stage.refuses('gold', 'report Spock')).toMatchObject({ rule: 'C-TURN-04' });
  });

  it('C-TURN-15: only the current player acts', () => {
    expect(scene({}).refuses('blue', 'move')).toMatchObject({ rule: 'C-TURN-15' });
  });

  it('C-TURN-02 C-STOP-01: stopped cards recover as the next turn begins', () => {
    const stage = scene({ gold: { play: [OUTPOST, ['Spock', 'aboard:1', { stopped: 1 }]] } });
    stage.does('gold', 'end:turn');
    expect(stage.g.pieces[2]?.stopped).toBeUndefined();
  });
});

describe('card plays and reports', () => {
  it('C-PLAY-01 C-PLAY-06: are one per turn', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Spock', 'Data'] } });
    stage.does('gold', `report:${id('Spock')}:aboard:1`);
    expect(at(stage, 2)).toBe('aboard:1');
    expect(offered(stage, 'gold', 'report')).toEqual([]);
    expect(stage.refuses('gold', 'report Data')).toMatchObject({ rule: 'C-PLAY-01' });
  });

  it('C-PLAY-07: show the card', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Spock'] } }).does('gold', 'Spock');
    expect(stage.log).toContain('Gold reports Spock aboard Federation Outpost.');
  });

  it('C-PLAY-07: keep the card from the opponent until then', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Spock'] }, blue: { hand: ['Energy Vortex'] } });
    const knows = () =>
      JSON.stringify([firstEdition.view(stage.match.state, 1), firstEdition.view(stage.match.state, 'spectator')]);
    expect(knows()).not.toContain('spock');
    // Before its arrival: as it is announced.
    stage.orders('blue', { also: ['play'] }).does('gold', 'Spock');
    expect([stage.g.pieces[2], stage.match.pending(1)?.window]).toEqual([undefined, 'play']);
    expect(stage.log).toContain('Gold reports Spock');
    expect(knows()).toContain('spock');
  });

  it('C-PLAY-13: bring only ships into open space, also by beaming', () => {
    const play: Row[] = [OUTPOST, ['U.S.S. Oberth', 'space:L1'], ['Calloway', 'aboard:2'], ['Medical Kit', 'aboard:2']];
    const stage = scene({ gold: { play, hand: ['Spock', 'Tricorder', 'Runabout'] } });
    const inSpace = (verb: string) => offered(stage, 'gold', verb).filter((key) => /:(space|docked):/.test(key));
    expect(offered(stage, 'gold', 'report:spock')).not.toEqual([]);
    expect(inSpace('report')).toEqual(['report:runabout:docked:1']);
    expect(offered(stage, 'gold', 'beam')).not.toEqual([]);
    expect(inSpace('beam')).toEqual([]);
  });

  it('C-PLAY-08 C-FAC-08: need a compatible place', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Kurn', 'Vekor'] } });
    expect(offered(stage, 'gold', 'report')).toEqual(['report:vekor:aboard:1']);
    expect(stage.refuses('gold', 'report Kurn')).toMatchObject({ rule: 'C-PLAY-08' });
  });

  it('C-FAC-07: can’t use an opponent’s outpost', () => {
    const stage = scene({ gold: { hand: ['Spock'] }, blue: { play: [OUTPOST] } });
    expect(offered(stage, 'gold', 'report')).toEqual([]);
  });

  it('C-PLAY-09: stay in the card’s native quadrant', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Ayala'] } });
    expect(stage.refuses('gold', 'report Ayala')).toMatchObject({ rule: 'C-PLAY-09' });
  });

  it('C-FAC-05 C-FAC-04: build an outpost with an ENGINEER of its icon there as the card play', () => {
    const play = [...[OUTPOST], ['Linda Larson', 'surface:L2'], ['Linda Larson', 'aboard:1']] as const;
    const stage = scene({ gold: { play, hand: ['Federation Outpost'] } });
    expect(offered(stage, 'gold', 'play')).toEqual(['play:federation-outpost:space:L2']);
    stage.does('gold', 'play:federation-outpost:space:L2');
    expect(stage.g.pieces[4]).toMatchObject({ at: 'space:L2', card: id('Federation Outpost') });
    expect(stage.g.turn?.played).toBe(1);
  });

  it('C-PLAY-11 C-FAC-09: dock a reporting ship', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['U.S.S. Oberth'] } });
    stage.does('gold', 'report:uss-oberth:docked:1');
    expect(at(stage, 2)).toBe('docked:1');
  });

  it('C-SEED-26: need a doorway for cards of alternate universes', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Beverly Picard'] } });
    expect(stage.refuses('gold', 'report Beverly Picard')).toMatchObject({ rule: 'C-SEED-26' });
  });

  it('C-UNIQ-02 C-UNIQ-04: allow one copy of a unique card, C-UNIQ-03: and any number of universal ones', () => {
    const play = [OUTPOST, ['Spock', 'aboard:1'], ['Calloway', 'aboard:1']] as const;
    const stage = scene({ gold: { play, hand: ['Spock', 'Calloway'] } });
    expect(offered(stage, 'gold', 'report')).toEqual(['report:calloway:aboard:1']);
    expect(stage.refuses('gold', 'report Spock')).toMatchObject({ rule: 'C-UNIQ-02' });
  });

  it('C-UNIQ-02: let the opponent have one too', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Spock'] }, blue: { play: [['Spock', 'surface:L2']] } });
    expect(offered(stage, 'gold', 'report')).toHaveLength(1);
  });

  it('C-AFFIL-13: make a player with a card of an affiliation count as playing it from then on', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Spock'] } }).does('gold', 'Spock');
    expect(stage.g.players[0]?.playing).toEqual(['Federation']);
  });

  it('C-PLAY-02: aren’t used by interrupts, and C-RESPONSE-12 are discarded afterwards', () => {
    const stage = scene({
      gold: { play: [OUTPOST, ['U.S.S. Oberth', 'space:L1']], hand: ['Transwarp Conduit', 'Spock'] },
    });
    stage.does('gold', 'play:transwarp-conduit:on:2');
    expect(stage.g.players[0]?.discard).toEqual(['transwarp-conduit']);
    expect(offered(stage, 'gold', 'report')).toHaveLength(1);
  });
});

describe('the start and end of a turn', () => {
  it('C-TURN-03: let the current player order several effects, and nobody plays between them', () => {
    const play = [
      ['U.S.S. Oberth', 'space:L1'],
      ['Calloway', 'aboard:1'],
      ['Warp Core Breach', 'on:1', { since: -1 }],
      ['Plasma Fire', 'on:1', { since: -1 }],
    ] as const;
    const stage = scene({ gold: { play } }).does('gold', 'end:turn');
    expect(offered(stage, 'gold')).toEqual(['first:warp-core-breach:3', 'first:plasma-fire:4']);
  });
});
