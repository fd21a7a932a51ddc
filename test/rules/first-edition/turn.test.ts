import { describe, expect, it } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';

const OUTPOST = ['Federation Outpost', 'space:L1'] as const;

describe('turns', () => {
  it('C-TURN-01 C-TURN-08 C-DRAW-01: a turn ends with a draw, and then the opponent’s turn begins', () => {
    const stage = scene({ gold: { deck: ['Spock', 'Data'] } });
    stage.does('gold', 'end:turn');
    expect(stage.g.players[0]?.hand).toEqual([id('Spock')]);
    expect(stage.g.players[0]?.deck).toEqual([id('Data')]);
    expect(stage.g.turn?.seat).toBe(1);
    expect(stage.log).toContain('[You draw Spock.]');
  });

  it('C-TURN-08 C-DRAW-01: a player whose draw deck is empty ends the turn without a draw', () => {
    const stage = scene({ gold: { deck: [] } });
    stage.does('gold', 'end:turn');
    expect(stage.g.players[0]?.hand).toEqual([]);
    expect(stage.g.turn?.seat).toBe(1);
  });

  it('C-DRAW-03: a player who has already used the turn’s draw draws nothing at the end of the turn', () => {
    const stage = scene({});
    if (stage.g.turn !== null) stage.g.turn.undrawn = true;
    stage.does('gold', 'end:turn');
    expect(stage.g.players[0]?.hand).toEqual([]);
  });

  it('C-TURN-04: the first order ends the card plays of the turn', () => {
    const stage = scene({
      gold: { play: [OUTPOST, ['U.S.S. Oberth', 'docked:1'], ['Giusti', 'aboard:2']], hand: ['Spock'] },
    });
    expect(offered(stage, 'gold', 'report')).toHaveLength(1);
    stage.does('gold', 'undock:2');
    expect(offered(stage, 'gold', 'report')).toEqual([]);
    expect(stage.refuses('gold', 'report Spock')).toMatchObject({ rule: 'C-TURN-04' });
  });

  it('C-TURN-15: a player can’t act in the opponent’s turn', () => {
    expect(scene({}).refuses('blue', 'move')).toMatchObject({ rule: 'C-TURN-15' });
  });

  it('C-TURN-02 C-STOP-01: stopped cards recover when the next turn begins', () => {
    const stage = scene({ gold: { play: [OUTPOST, ['Spock', 'aboard:1', { stopped: 1 }]] } });
    stage.does('gold', 'end:turn');
    expect(stage.g.pieces[2]?.stopped).toBeUndefined();
  });
});

describe('card plays and reports', () => {
  it('C-PLAY-01 C-PLAY-06: a player can report only one card per turn as the card play', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Spock', 'Data'] } });
    stage.does('gold', `report:${id('Spock')}:aboard:1`);
    expect(at(stage, 2)).toBe('aboard:1');
    expect(offered(stage, 'gold', 'report')).toEqual([]);
    expect(stage.refuses('gold', 'report Data')).toMatchObject({ rule: 'C-PLAY-01' });
  });

  it('C-PLAY-07: the log names the card that a player reports', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Spock'] } }).does('gold', 'Spock');
    expect(stage.log).toContain('Gold reports Spock aboard Federation Outpost.');
  });

  it('C-PLAY-07: the opponent doesn’t learn which card reports until the report is announced, but then before the card arrives', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Spock'] }, blue: { hand: ['Energy Vortex'] } });
    const knows = () =>
      JSON.stringify([firstEdition.view(stage.match.state, 1), firstEdition.view(stage.match.state, 'spectator')]);
    expect(knows()).not.toContain('spock');
    // The opponent responds to the announced report before the card arrives.
    stage.orders('blue', { also: ['play'] }).does('gold', 'Spock');
    expect([stage.g.pieces[2], stage.match.pending(1)?.window]).toEqual([undefined, 'play']);
    expect(stage.log).toContain('Gold reports Spock');
    expect(knows()).toContain('spock');
  });

  it('C-PLAY-13: only ships can report into space, and nothing can beam into it', () => {
    const play: Row[] = [OUTPOST, ['U.S.S. Oberth', 'space:L1'], ['Calloway', 'aboard:2'], ['Medical Kit', 'aboard:2']];
    const stage = scene({ gold: { play, hand: ['Spock', 'Tricorder', 'Runabout'] } });
    const inSpace = (verb: string) => offered(stage, 'gold', verb).filter((key) => /:(space|docked):/.test(key));
    expect(offered(stage, 'gold', 'report:spock')).not.toEqual([]);
    expect(inSpace('report')).toEqual(['report:runabout:docked:1']);
    expect(offered(stage, 'gold', 'beam')).not.toEqual([]);
    expect(inSpace('beam')).toEqual([]);
  });

  it('C-PLAY-08 C-FAC-08: a personnel can report only to a compatible facility', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Kurn', 'Vekor'] } });
    expect(offered(stage, 'gold', 'report')).toEqual(['report:vekor:aboard:1']);
    expect(stage.refuses('gold', 'report Kurn')).toMatchObject({ rule: 'C-PLAY-08' });
  });

  it('C-FAC-07: a player can’t report to an opponent’s outpost', () => {
    const stage = scene({ gold: { hand: ['Spock'] }, blue: { play: [OUTPOST] } });
    expect(offered(stage, 'gold', 'report')).toEqual([]);
  });

  it('C-PLAY-09: a card can report only in its native quadrant', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Ayala'] } });
    expect(stage.refuses('gold', 'report Ayala')).toMatchObject({ rule: 'C-PLAY-09' });
  });

  it('C-FAC-05 C-FAC-04: an ENGINEER of the outpost’s affiliation at a mission can build the outpost as the turn’s card play', () => {
    const play = [...[OUTPOST], ['Linda Larson', 'surface:L2'], ['Linda Larson', 'aboard:1']] as const;
    const stage = scene({ gold: { play, hand: ['Federation Outpost'] } });
    expect(offered(stage, 'gold', 'play')).toEqual(['play:federation-outpost:space:L2']);
    stage.does('gold', 'play:federation-outpost:space:L2');
    expect(stage.g.pieces[4]).toMatchObject({ at: 'space:L2', card: id('Federation Outpost') });
    expect(stage.g.turn?.played).toBe(1);
  });

  it('C-PLAY-11 C-FAC-09: a ship that reports is docked at the outpost', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['U.S.S. Oberth'] } });
    stage.does('gold', 'report:uss-oberth:docked:1');
    expect(at(stage, 2)).toBe('docked:1');
  });

  it('C-SEED-26: a card from an alternate universe can’t report without a doorway', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Beverly Picard'] } });
    expect(stage.refuses('gold', 'report Beverly Picard')).toMatchObject({ rule: 'C-SEED-26' });
  });

  it('C-UNIQ-02 C-UNIQ-04 C-UNIQ-03: a player can have one copy of a unique card in play, but several of a universal one', () => {
    const play = [OUTPOST, ['Spock', 'aboard:1'], ['Calloway', 'aboard:1']] as const;
    const stage = scene({ gold: { play, hand: ['Spock', 'Calloway'] } });
    expect(offered(stage, 'gold', 'report')).toEqual(['report:calloway:aboard:1']);
    expect(stage.refuses('gold', 'report Spock')).toMatchObject({ rule: 'C-UNIQ-02' });
  });

  it('C-UNIQ-02: both players can have the same unique card in play', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Spock'] }, blue: { play: [['Spock', 'surface:L2']] } });
    expect(offered(stage, 'gold', 'report')).toHaveLength(1);
  });

  it('C-AFFIL-13: a player counts as playing an affiliation after playing a card of that affiliation', () => {
    const stage = scene({ gold: { play: [OUTPOST], hand: ['Spock'] } }).does('gold', 'Spock');
    expect(stage.g.players[0]?.playing).toEqual(['Federation']);
  });

  it('C-PLAY-02 C-RESPONSE-12: an interrupt doesn’t use the turn’s card play, and is discarded after use', () => {
    const stage = scene({
      gold: { play: [OUTPOST, ['U.S.S. Oberth', 'space:L1']], hand: ['Transwarp Conduit', 'Spock'] },
    });
    stage.does('gold', 'play:transwarp-conduit:on:2');
    expect(stage.g.players[0]?.discard).toEqual(['transwarp-conduit']);
    expect(offered(stage, 'gold', 'report')).toHaveLength(1);
  });
});

describe('the start and end of a turn', () => {
  it('C-TURN-03: the current player chooses the order of several effects at the end of a turn', () => {
    const play = [
      ...inPlay('L1: U.S.S. Oberth [Calloway]'),
      ['Warp Core Breach', 'on:1', { since: -1 }],
      ['Plasma Fire', 'on:1', { since: -1 }],
    ] as const;
    const stage = scene({ gold: { play } }).does('gold', 'end:turn');
    expect(offered(stage, 'gold')).toEqual(['first:warp-core-breach:3', 'first:plasma-fire:4']);
  });
});
