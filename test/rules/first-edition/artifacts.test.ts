import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import { crewFor } from './meet.ts';
import { inPlay } from './position-text.ts';
import { at, happened, id, offered, type Side, scene } from './scene.ts';

/** Personnel who solve First Contact, at L2. */
const TEAM = ['Jean-Luc Picard', 'Data', 'Deanna Troi', 'William T. Riker'];
const KEPT: Partial<AnyPiece> = { kept: true };

/** Plays until Gold solves the mission under which its owner seeded the artifact. */
function found(artifact: string, side: Side = {}, by: 'gold' | 'blue' = 'gold') {
  const seeds = { L2: [artifact] };
  const play = TEAM.map((name) => [name, 'surface:L2'] as const);
  const stage = scene({
    gold: { play, ...side, ...(by === 'gold' ? { seeds } : {}) },
    blue: by === 'blue' ? { seeds } : {},
    goal: 300,
  });
  stage.does('gold', 'attempt:L2:team-1');
  return stage;
}

/** Returns an artifact that Gold has kept, or that is in a place. */
function having(
  artifact: string,
  place: CardPlace,
  side: Side = {},
  blue: Side = {},
  more: Partial<AnyPiece> = {},
  patch = {},
) {
  const play = [...inPlay(side.play), [artifact, place, more] as const];
  return scene({ gold: { ...side, play }, blue, goal: 300, patch });
}

describe('C-TYPES-09: gained artifacts', () => {
  it.each(['Kurlan Naiskos', 'Thought Maker', 'Time Travel Pod', 'Tox Uthat', 'Vulcan Stone of Gol'])(
    '%s stays with the player who gained it, whoever seeded it, and has no effect yet',
    (artifact) => {
      for (const by of ['gold', 'blue'] as const) {
        const stage = found(artifact, {}, by);
        expect(Object.values(stage.g.pieces).find(({ card }) => card === id(artifact))).toMatchObject({
          at: 'core:0',
          seat: 0,
          owner: by === 'gold' ? 0 : 1,
          kept: true,
        });
      }
    },
  );

  it.each(['Interphase Generator', 'Varon-T Disruptor'])('%s joins the Away Team and beams with it', (artifact) => {
    const play = [...TEAM.map((name) => [name, 'surface:L2'] as const), ['U.S.S. Galaxy', 'space:L2'] as const];
    const stage = found(artifact, { play });
    const piece = Object.values(stage.g.pieces).find(({ card }) => card === id(artifact));
    expect(piece?.at).toBe('surface:L2');
    stage.does('gold', 'beam:all:surface:L2:aboard:5');
    expect(at(stage, piece?.id ?? 0)).toBe('aboard:5');
  });

  it('C-DRAW-10 C-DOWNLOAD-05: Betazoid Gift Box takes three cards from the draw deck and is discarded', () => {
    const stage = found('Betazoid Gift Box', { deck: ['Calloway', 'Taitt', 'Giusti', 'Mot the Barber'] });
    expect(offered(stage, 'gold')).not.toContain('none');
    for (const who of ['Taitt', 'Giusti', 'Calloway']) stage.does('gold', `get:${id(who)}:hand`);
    expect([...(stage.g.players[0]?.hand ?? [])].sort()).toEqual(['Calloway', 'Giusti', 'Taitt'].map(id).sort());
    expect(stage.g.players[0]?.deck).toEqual([id('Mot the Barber')]);
    expect(stage.g.players[0]?.discard).toEqual([id('Betazoid Gift Box')]);
  });

  it('Horga’hn is placed on the table immediately', () => {
    const piece = Object.values(found("Horga'hn").g.pieces).find(({ card }) => card === id("Horga'hn"));
    expect(piece).toMatchObject({ at: 'core:0', seat: 0 });
    expect(piece?.kept).toBeUndefined();
  });
});

describe('artifacts in play', () => {
  it('C-TURN-01 C-TURN-13: Horga’hn gives its player each turn twice, and a second copy adds nothing', () => {
    const stage = scene({ gold: { play: "table: Horga'hn, Horga'hn" } });
    const seats: (number | undefined)[] = [];
    for (const name of ['gold', 'gold', 'blue', 'gold', 'gold', 'blue']) {
      seats.push(stage.g.turn?.seat);
      stage.does(name, 'end:turn');
    }
    expect(seats).toEqual([0, 0, 1, 0, 0, 1]);
  });

  it('C-DILEMMA-09: Interphase Generator nullifies only the dilemmas that it names, and only where it is', () => {
    for (const [dilemma, place, left] of [
      ['Archer', 'surface:L2', true],
      ['Armus - Skin of Evil', 'surface:L2', true],
      ['Archer (Tribble)', 'surface:L2', true],
      ['Archer', 'surface:L1', false],
      ['Nausicaans', 'surface:L2', true],
      ['Ancient Computer', 'surface:L2', false],
    ] as const) {
      const play = [['Calloway', 'surface:L2'] as const, ['Taitt', 'surface:L2'] as const];
      const stage = having('Interphase Generator', place, { play }, { seeds: { L2: [dilemma] } });
      stage.does('gold', 'attempt:L2:team-1');
      expect(happened(stage).includes(`${dilemma} is nullified`), `${dilemma} ${place}`).toBe(left);
    }
  });

  it('Varon-T Disruptor doubles the STRENGTH of personnel present with it, and a second copy adds nothing', () => {
    const play = [['Calloway', 'surface:L2'] as const, ['Taitt', 'surface:L1'] as const];
    const bare = scene({ gold: { play } }).g;
    const one = having('Varon-T Disruptor', 'surface:L2', { play }).g;
    const two = having('Varon-T Disruptor', 'surface:L2', { play: [...play, ['Varon-T Disruptor', 'surface:L2']] }).g;
    const figure = (g: typeof one, piece: number, what: 'STRENGTH' | 'CUNNING') =>
      attributeOf(g, pieceOf(g, piece), what);
    expect(figure(one, 1, 'STRENGTH')).toBe(2 * figure(bare, 1, 'STRENGTH'));
    expect(figure(two, 1, 'STRENGTH')).toBe(2 * figure(bare, 1, 'STRENGTH'));
    expect(figure(one, 2, 'STRENGTH')).toBe(figure(bare, 2, 'STRENGTH'));
    expect(figure(one, 1, 'CUNNING')).toBe(figure(bare, 1, 'CUNNING'));
  });

  it('Kurlan Naiskos uses the card play and triples the attributes of a ship with all seven types aboard', () => {
    const seven = ['CIVILIAN', 'ENGINEER', 'MEDICAL', 'OFFICER', 'SCIENCE', 'SECURITY', 'V.I.P.'].flatMap(crewFor);
    const play = [['U.S.S. Galaxy', 'space:L1'] as const, ...seven.map((name) => [name, 'aboard:1'] as const)];
    const stage = having('Kurlan Naiskos', 'core:0', { play }, {}, KEPT);
    expect(attributeOf(stage.g, pieceOf(stage.g, 1), 'RANGE')).toBe(8);
    stage.does('gold', 'play:kurlan-naiskos:on:1');
    expect(stage.g.turn?.played).toBe(1);
    for (const what of ['WEAPONS', 'SHIELDS'] as const) {
      const { g } = scene({ gold: { play } });
      expect(attributeOf(stage.g, pieceOf(stage.g, 1), what)).toBe(3 * attributeOf(g, pieceOf(g, 1), what));
    }
    expect(attributeOf(stage.g, pieceOf(stage.g, 1), 'RANGE')).toBe(24);
    const few = having('Kurlan Naiskos', 'on:1', { play: play.slice(0, -1) });
    expect(attributeOf(few.g, pieceOf(few.g, 1), 'RANGE')).toBe(8);
    // C-AFFIL-15: A personnel under house arrest doesn’t count either.
    const [first = ['Calloway', 'aboard:1'], ...others] = play.slice(1);
    const arrested = [
      ...play.slice(0, 1),
      [first[0], first[1], { as: { affiliation: 'Borg', by: 1 } }] as const,
      ...others,
    ];
    const held = having('Kurlan Naiskos', 'on:1', { play: arrested });
    expect(attributeOf(held.g, pieceOf(held.g, 1), 'RANGE')).toBe(8);
  });

  it('C-TURN-14: Thought Maker can rearrange the opponent’s draw deck at any time, and is then discarded', () => {
    const blue = { deck: ['Calloway', 'Taitt', 'Giusti'] };
    const stage = having('Thought Maker', 'core:0', {}, blue, KEPT);
    for (const key of ['play:thought-maker:core:0', 'next:2', 'rest']) stage.does('gold', key);
    expect(stage.g.players[1]?.deck).toEqual(['Giusti', 'Calloway', 'Taitt'].map(id));
    expect(stage.g.turn?.played).toBe(0);
    expect(stage.g.players[0]?.discard).toEqual([id('Thought Maker')]);
    const later = having('Thought Maker', 'core:0', {}, blue, KEPT);
    later.g.turn = { seat: 0, segment: 'orders', played: 1 };
    expect(offered(later, 'gold', 'play:thought-maker')).toEqual(['play:thought-maker:core:0']);
    // In the opponent’s turn, it is played between two actions.
    const other = having(
      'Thought Maker',
      'core:0',
      {},
      { ...blue, hand: ['Spock', 'Data'], play: [['Federation Outpost', 'space:L4']] },
      KEPT,
    );
    other.orders('gold', { also: ['gap'] }).does('gold', 'end:turn');
    const outpost = Object.values(other.g.pieces).find(({ seat }) => seat === 1)?.id ?? 0;
    other.does('blue', `report:spock:aboard:${outpost}`);
    expect(offered(other, 'gold', 'play:thought-maker')).toEqual(['play:thought-maker:core:0']);
  });

  it('C-LEAVE-04 C-TYPES-12: Time Travel Pod takes a ship away for the chosen number of turns, then returns it', () => {
    const play = [['U.S.S. Galaxy', 'space:L1'] as const, ['Calloway', 'aboard:1'] as const];
    const stage = having('Time Travel Pod', 'core:0', { play }, {}, KEPT);
    expect(offered(stage, 'gold', 'play:time-travel-pod')).toHaveLength(5);
    stage.does('gold', 'play:time-travel-pod:on:1:2');
    expect(at(stage, 1)).toBe('lost:L1');
    stage.does('gold', 'end:turn');
    stage.does('blue', 'end:turn');
    expect(at(stage, 1)).toBe('lost:L1');
    stage.does('gold', 'end:turn');
    expect(at(stage, 1)).toBe('space:L1');
    expect(stage.g.players[0]?.discard).toEqual([id('Time Travel Pod')]);
  });

  it('Tox Uthat allows a Supernova in a later turn, and is then discarded', () => {
    const now = having('Tox Uthat', 'core:0', { hand: ['Supernova'] }, {}, KEPT);
    expect(offered(now, 'gold', 'play:supernova')).toEqual([]);
    now.does('gold', 'play:tox-uthat:core:0');
    expect(offered(now, 'gold', 'play:supernova')).toEqual([]);
    const later = having('Tox Uthat', 'core:0', { hand: ['Supernova'] }, {}, {}, { turns: 3 });
    later.does('gold', 'play:supernova:at:L2');
    expect(later.g.players[0]?.discard).toContain(id('Tox Uthat'));
    expect(Object.values(later.g.pieces).some(({ card }) => card === id('Tox Uthat'))).toBe(false);
  });
  it('Vulcan Stone of Gol kills Away Team members who have neither Youth nor CUNNING above 7', () => {
    const blue: Side = { play: 'L2: Data, Mot the Barber; L3: Taitt' };
    const stage = having('Vulcan Stone of Gol', 'core:0', { play: [['Worf', 'surface:L2']] }, blue, KEPT);
    expect(offered(stage, 'gold', 'play:vulcan')).toEqual([
      'play:vulcan-stone-of-gol:surface:L2:theirs',
      'play:vulcan-stone-of-gol:surface:L3:theirs',
      'play:vulcan-stone-of-gol:surface:L2:own',
    ]);
    stage.does('gold', 'play:vulcan-stone-of-gol:surface:L2:theirs');
    expect(stage.g.players[1]?.discard).toEqual([id('Mot the Barber')]);
    expect([at(stage, 1), at(stage, 3), at(stage, 5)]).toEqual(['surface:L2', 'surface:L2', 'surface:L3']);
    expect(stage.g.players[0]?.discard).toEqual([id('Vulcan Stone of Gol')]);
  });
});
